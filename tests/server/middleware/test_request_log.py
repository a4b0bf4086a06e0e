"""Tests of the request log: one line of JSON for each request and fault, without personal data."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from durbar.server.middleware import Metrics, with_middleware
from durbar.server.middleware.request_log import MAX_CHAINED, JsonLines, describe_exception, log_config
from durbar.server.settings import Limits, Rate
from server.middleware.sample_app import CANARY, SampleClient, sample, settings


@pytest.fixture
def log_output() -> Iterator[io.StringIO]:
    """The log, with entries of every level, in the format in which it is written."""
    output = io.StringIO()
    handler = logging.StreamHandler(output)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    level_before = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield output
    root.removeHandler(handler)
    root.setLevel(level_before)


def lines(output: io.StringIO, name: str = "durbar") -> list[dict[str, Any]]:
    """Return the logged entries of a logger and its children."""
    found = [json.loads(line) for line in output.getvalue().splitlines()]
    return [line for line in found if line["from"].startswith(name)]


@pytest.fixture
def client() -> SampleClient:
    """A client of the sample app."""
    return SampleClient(sample(settings()), cookie="one")


def test_each_request_is_logged_in_one_line(client: SampleClient, log_output: io.StringIO) -> None:
    client.post("/api/tables/t17/move")
    client.get("/api/tables/t17/record/007?x=1")
    client.get("/look.css")
    client.get("/api/me/")
    found = lines(log_output)
    assert [(line["method"], line["path"], line["status"]) for line in found] == [
        ("POST", "/api/tables/{table}/{act}", 200),
        ("GET", "/api/tables/{table}/record/{number}", 200),
        ("GET", "/look.css", 200),
        ("GET", "(other)", 307),
    ]
    assert set(found[0]) == {"time", "level", "from", "message", "method", "path", "status", "ms"}
    assert found[0]["time"].endswith("+00:00")
    assert found[0]["ms"] >= 0


def test_only_existing_files_are_logged_by_name(log_output: io.StringIO) -> None:
    async def any_file_app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body"})

    metrics = Metrics()
    app = sample(settings(), metrics)
    app.mount("/web", any_file_app)
    for path in ("/web/board/city.mjs", f"/web/sit/{CANARY}", f"/web/{CANARY}.js\n", f"/web/{'x' * 500}.js"):
        SampleClient(app).get(path)
    assert [line["path"] for line in lines(log_output)] == ["/web/board/city.mjs", "(other)", "(other)", "(other)"]
    assert b'route="(file)"' in metrics.render()
    assert b"city" not in metrics.render()


def test_refused_request_is_logged_with_its_reason(client: SampleClient, log_output: io.StringIO) -> None:
    client.post("/api/tables/t17/move", origin="http://evil.example")
    client.post("/api/tables", content_length="1000000000")
    assert [(line["path"], line["status"], line["error"]) for line in lines(log_output)] == [
        ("/api/tables/{table}/{act}", 403, "cross-origin"),
        ("/api/tables", 413, "too-long"),
    ]


def test_address_is_logged_only_if_enabled(client: SampleClient, log_output: io.StringIO) -> None:
    client.get("/api/me")
    SampleClient(sample(settings(log_addresses=True))).get("/api/me")
    assert [line.get("address") for line in lines(log_output)] == [None, "192.0.2.1"]
    assert log_output.getvalue().count("192.0.2.1") == 1


def test_entries_below_the_log_level_are_not_logged(client: SampleClient, log_output: io.StringIO) -> None:
    log = logging.getLogger("durbar")
    log.setLevel("ERROR")
    try:
        client.get("/api/me")
        client.get("/api/broken")
    finally:
        log.setLevel(logging.NOTSET)
    assert [line["message"] for line in lines(log_output)] == ["fault", "request"]


def test_exception_gives_a_plain_response_and_a_logged_traceback(client: SampleClient, log_output: io.StringIO) -> None:
    answer = client.get("/api/broken")
    assert answer.status == 500
    assert answer.headers["content-type"] == "application/json"
    assert set(answer.error) == {"id", "text", "mark"}
    assert answer.error["id"] == "fault"
    for leaked in (b"Traceback", b"RuntimeError", b"sample_app.py", CANARY.encode()):
        assert leaked not in answer.body
    fault, request = lines(log_output)
    assert fault["mark"] == answer.error["mark"]
    assert fault["fault"]["kind"] == "RuntimeError"
    assert any("sample_app.py" in line and line.endswith("in broken") for line in fault["fault"]["trace"])
    assert fault["fault"]["because"]["kind"] == "KeyError"
    assert (request["status"], request["level"], request["error"]) == (500, "error", "fault")


def test_response_that_fails_halfway_is_logged_and_ends(client: SampleClient, log_output: io.StringIO) -> None:
    answer = client.get("/api/half")
    assert (answer.status, answer.body) == (200, b"half")
    assert [line["message"] for line in lines(log_output)] == ["fault", "request"]


def test_canary_is_never_logged(log_output: io.StringIO) -> None:
    """The canary is in every place that a client can write to, in requests with every kind of response."""
    app = sample(settings())
    headers = {
        "authorization": CANARY, "referer": f"http://x/{CANARY}", "user-agent": CANARY, "x-forwarded-for": CANARY,
        "idempotency-key": CANARY, "content-type": "application/json", "accept-language": CANARY,
        "cookie": f"durbar={CANARY}; {CANARY}={CANARY}", "last-event-id": CANARY,
    }  # fmt: skip
    canary = SampleClient(app, cookie=CANARY, headers=headers)
    body = json.dumps({"secret": CANARY, CANARY: [CANARY]}).encode()
    requests = [
        ("POST", f"/api/tables/{CANARY}/move?secret={CANARY}", {}),
        ("POST", f"/api/tables/t/{CANARY}", {"content-length": "1000000000"}),
        ("POST", f"/api/tables/{CANARY}/move", {"origin": f"http://{CANARY}.example"}),
        ("POST", "/api/tables/t/move", {"content-type": CANARY, "content-length": "5"}),
        ("POST", "/api/tables/t/move", {"content-length": CANARY}),
        ("POST", f"/api/broken?{CANARY}={CANARY}", {}),
        ("POST", f"/api/links/look?secret={CANARY}", {}),
        ("GET", f"/sit/{CANARY}", {}),
        ("GET", f"/{CANARY}", {}),
        ("GET", f"/api/half?{CANARY}", {}),
        ("GET", f"/api/{CANARY}/", {}),
        ("GET", f"/api/tables/t/record/{CANARY}", {}),
        (CANARY, "/api/me", {}),
        ("PUT", f"/api/me?{CANARY}", {}),
    ]
    statuses = {asyncio.run(canary.request(method, path, [body], extra)).status for method, path, extra in requests}
    assert statuses >= {200, 400, 403, 404, 405, 413, 500}
    assert len(lines(log_output, "durbar.requests")) == len(requests)
    assert CANARY not in log_output.getvalue()
    assert CANARY[:-1] not in log_output.getvalue(), "the log does not contain a shortened canary either"


def test_client_that_disconnects_is_logged(client: SampleClient, log_output: io.StringIO) -> None:
    async def hanging_app(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(60)

    async def scenario() -> None:
        app = with_middleware(hanging_app, settings(), Metrics())
        task = asyncio.create_task(SampleClient(app).request("GET", "/api/me"))
        await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(scenario())
    assert [line["status"] for line in lines(log_output)] == [None]


def test_log_entry_is_always_one_line(log_output: io.StringIO) -> None:
    logging.getLogger("durbar.test").warning("two\nlines %s", "\r\u2028\x00", extra={"fields": {"thing": object()}})
    assert log_output.getvalue().count("\n") == 1
    assert log_output.getvalue().endswith("\n")
    assert lines(log_output)[0]["thing"] == "object"


def test_unretrieved_task_exception_is_logged_without_its_content(log_output: io.StringIO) -> None:
    async def scenario() -> None:
        asyncio.get_running_loop().call_exception_handler(
            {"message": "Task exception was never retrieved", "exception": RuntimeError(CANARY), "cookie": CANARY}
        )

    asyncio.run(scenario())
    assert [line["fault"]["kind"] for line in lines(log_output, "asyncio") if "fault" in line] == ["RuntimeError"]
    assert CANARY not in log_output.getvalue()


def test_only_the_first_exceptions_of_a_long_chain_are_logged() -> None:
    def chain(depth: int) -> BaseException:
        error = ValueError(CANARY)
        error.__cause__ = chain(depth - 1) if depth else None
        return error

    group = describe_exception(ExceptionGroup(CANARY, [chain(50), KeyError(CANARY)]))
    assert [part["kind"] for part in group["several"]] == ["ValueError", "KeyError"]
    assert json.dumps(group).count("because") == MAX_CHAINED - 1, "the group itself is the first of the chain"
    assert CANARY not in json.dumps(group)


@pytest.mark.parametrize(("level", "uvicorn"), [("debug", "INFO"), ("info", "INFO"), ("error", "ERROR")])
def test_uvicorn_log_level_is_at_least_info(level: str, uvicorn: str) -> None:
    loggers = log_config(settings(log_level=level))["loggers"]
    assert loggers["durbar"]["level"] == level.upper()
    assert loggers["uvicorn"]["level"] == loggers["uvicorn.asgi"]["level"] == uvicorn
    assert loggers["uvicorn.access"]["handlers"] == ["nothing"]


def test_requests_beyond_a_limit_do_not_fill_the_log(log_output: io.StringIO) -> None:
    greedy = SampleClient(sample(settings(Limits(address=Rate(0.001, 5)))))
    statuses = [greedy.get("/api/me").status for _ in range(100)]
    assert statuses == [200] * 5 + [429] * 95
    messages = [line["message"] for line in lines(log_output)]
    assert messages == ["request"] * 5 + ["requests refused: too many"]
