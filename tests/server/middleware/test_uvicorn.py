"""Tests of the middleware behind a real uvicorn, started as Durbar starts it."""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from server.middleware.sample_app import CANARY

pytestmark = pytest.mark.slow

JSON = {"Content-Type": "application/json"}


@dataclass
class SampleServer:
    """A running server, and its log after its end."""

    process: subprocess.Popen[str]
    port: int
    log: str = field(default="")

    def ask(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, str]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        connection.request(method, path, body, headers or {}, encode_chunked=not isinstance(body, bytes | None))
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, text

    def end(self) -> None:
        """Stop the server and read its log."""
        _, self.log = self.process.communicate(timeout=20)


@pytest.fixture(scope="module")
def sample_server() -> Iterator[SampleServer]:
    """The sample app in its own process."""
    process = subprocess.Popen(
        [sys.executable, "-m", "server.middleware.sample_app"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip
    try:
        assert process.stdout is not None
        yield SampleServer(process, int(process.stdout.readline()))
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
            process.communicate()


def test_long_body_is_answered_without_being_read(sample_server: SampleServer) -> None:
    status, text = sample_server.ask("POST", "/api/tables", b"x" * 1_000_000, JSON)
    assert (status, json.loads(text)["error"]["id"]) == (413, "too-long")


def test_long_chunked_body_is_answered(sample_server: SampleServer) -> None:
    status, text = sample_server.ask("POST", "/api/tables", (b"x" * 1000 for _ in range(200)), JSON)
    assert (status, json.loads(text)["error"]["id"]) == (413, "too-long")
    assert sample_server.ask("POST", "/api/tables", (b"x" * 1000 for _ in range(60)), JSON) == (200, "60000")


def test_bytes_after_the_declared_body_are_not_a_request(sample_server: SampleServer) -> None:
    with socket.create_connection(("127.0.0.1", sample_server.port), timeout=20) as client_socket:
        head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n"
        client_socket.sendall(head.encode() + b"four" + b"x" * 100_000 + b"\r\n\r\n")
        text = b""
        try:
            while chunk := client_socket.recv(65536):
                text += chunk
        except ConnectionResetError:
            pass  # the server does not read the bytes after the body
    assert text.startswith(b"HTTP/1.1 200")
    assert text.count(b"HTTP/1.1") == text.count(b"HTTP/1.1 200") + text.count(b"HTTP/1.1 400")


def test_events_arrive_while_the_stream_is_open(sample_server: SampleServer) -> None:
    with socket.create_connection(("127.0.0.1", sample_server.port), timeout=20) as client_socket:
        client_socket.sendall(b"GET /api/stream HTTP/1.1\r\nHost: x\r\n\r\n")
        text = b""
        while b"event: table" not in text:
            chunk = client_socket.recv(65536)
            assert chunk
            text += chunk
    assert b"content-security-policy" in text.lower()
    assert b"server: uvicorn" not in text.lower()


def test_log_is_json_lines_without_the_canary(sample_server: SampleServer) -> None:
    """Stop the server. Therefore this test has to be the last one in the file."""
    secret = {"Cookie": f"durbar={CANARY}", "X-Forwarded-For": CANARY, **JSON}
    body = json.dumps({"secret": CANARY}).encode()
    assert sample_server.ask("POST", f"/api/tables/t/move?lang={CANARY}", body, secret)[0] == 200
    assert sample_server.ask("POST", f"/api/broken?{CANARY}", body, secret)[0] == 500
    assert sample_server.ask("GET", f"/sit/{CANARY}", None, secret)[0] == 404
    sample_server.end()
    assert sample_server.process.returncode == 0
    found = [json.loads(line) for line in sample_server.log.splitlines()]
    assert {line["from"] for line in found} >= {"uvicorn.error", "durbar.requests", "durbar.faults"}
    assert CANARY not in sample_server.log
    assert found[0]["message"].startswith("Started server process")
