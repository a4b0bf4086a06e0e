"""Measure how a server behaves while many people play at once, and check that no acknowledged move is lost.

    python tools/load.py [--tables 100] [--seconds 30] [--pause 3] [--game NAME] [--reading page|turn] [--attack N]

The tool starts `durbar serve` as a separate process with a new database. At every table one simulated person plays
against three novice bots and moves every few seconds. Each person has two connections, like a browser: one reads the
event stream, the other sends requests. With `--reading page` a person requests the table and its log whenever others
have changed it, as the web client does. With `--reading turn` a person requests the table only before a move.

With `--attack N`, N strangers behind one further address do everything that strangers may do, as fast as they can: they
import large records, check slow board files, ask for hints and analyses, jump through replays, and so on.

Afterwards the tool stops the server and reads its database: it must contain every acknowledged move, and replaying
every log must succeed. The server treats this program as a trusted proxy, so each person has a separate address, to
which the usual limits apply.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from durbar.tables.log import Entry
from durbar.tables.table import Table
from load_attack import (
    ALLOWED_STATUSES,
    ATTACKER_ADDRESS,
    Attacker,
    hold_silent_connections,
    hold_streams,
    large_record,
)

COMMAND = "import sys; from durbar.cli.main import main; sys.exit(main())"
"""Python code that runs the command `durbar`."""
COOKIE = "durbar"
"""The name of the session cookie."""
BOTS = 3
"""The number of bots at a table."""
TIMEOUT_SECONDS = 60.0
"""How long to wait for an event until it counts as missing, in seconds."""
MAX_PARALLEL_OPENINGS = 8
"""The largest number of people who open their tables at the same time."""
Json = dict[str, Any]
"""A JSON object."""


# -- measurements ------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Plan:
    """The options of a run."""

    tables: int = 100
    seconds: float = 30.0
    warm_up: float = 5.0
    """The time before the measurements start, in seconds. At first all people act at the same time, unlike
    real people.
    """
    pause: float = 3.0
    """Seconds between two moves of a person."""
    game: str | None = None
    """The game to play; if it is None, the tables alternate between all games."""
    reading: str = "page"
    """When a person requests the table: `page` after every event, `turn` only before a move."""
    seed: int = 1
    attack: int = 0
    """The number of attackers, all from one address."""


@dataclass
class Measurements:
    """The response times of all people, in seconds, and what the server has acknowledged and announced."""

    moves: list[float] = field(default_factory=list)
    """The times from sending a move to its response."""
    own_events: list[float] = field(default_factory=list)
    """The times from sending a move to the event about it."""
    bot_events: list[float] = field(default_factory=list)
    """The times from a bot's decision to the event about its move. They include storing the move."""
    pages: list[float] = field(default_factory=list)
    """The times of requests for a table."""
    acknowledged: list[tuple[str, int, str]] = field(default_factory=list)
    """Table, version and text of every acknowledged move."""
    announced: dict[str, int] = field(default_factory=dict)
    """The latest version of every table that an event has announced."""
    attack_statuses: Counter[int] = field(default_factory=Counter)
    """How often attackers got each status."""
    problems: list[str] = field(default_factory=list)
    """Failed requests and missing events."""

    def clear_times(self) -> None:
        """Discard the measured times, but keep the other results."""
        for times in (self.moves, self.own_events, self.bot_events, self.pages):
            times.clear()


@dataclass(frozen=True)
class Figures:
    """The count of measured times, and their percentiles and maximum in milliseconds."""

    count: int
    p50: float
    p99: float
    max: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Figures:
        """Compute the figures from times that are given in seconds."""
        times = sorted(seconds) or [0.0]
        percentiles = [times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.99)]
        return cls(len(seconds), *(round(value * 1000, 1) for value in (*percentiles, times[-1])))


# -- HTTP --------------------------------------------------------------------------------------------------------------
@dataclass
class Browser:
    """The cookie of a person, and the IP address from which their requests seem to come."""

    address: str
    cookie: str = ""


class Connection:
    """A persistent HTTP/1.1 connection. The implementation is minimal, so that the clients use little CPU time."""

    def __init__(self, port: int, browser: Browser) -> None:
        self._port = port
        self._browser = browser
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def request(self, method: str, path: str, body: Any = None, key: str | None = None) -> tuple[int, Any]:
        """Return the status and the JSON of a response; retry once if the server closed the connection."""
        try:
            reader = await self._send(method, path, body, key)
            status, headers = await self._read_head(reader)
        except (asyncio.IncompleteReadError, ConnectionResetError, BrokenPipeError):
            self.close()
            reader = await self._send(method, path, body, key)
            status, headers = await self._read_head(reader)
        length = int(headers.get(b"content-length", b"0"))
        text = await reader.readexactly(length) if length else b""
        is_json = headers.get(b"content-type", b"").startswith(b"application/json")
        return status, json.loads(text) if text and is_json else None

    async def events(self, path: str) -> AsyncIterator[Json]:
        """Yield the data of each event of a stream until the stream ends."""
        reader = await self._send("GET", path)
        status, _ = await self._read_head(reader)
        if status != 200:
            raise ConnectionError(f"the request for the stream failed: {status}")
        while line := await reader.readline():
            if line.startswith(b"data: "):  # the other lines are chunk sizes
                yield json.loads(line[6:])

    def close(self) -> None:
        """Close the connection."""
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None

    async def _send(self, method: str, path: str, body: Any = None, key: str | None = None) -> asyncio.StreamReader:
        """Open the connection if necessary, send a request, and return the reader for its response."""
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port, limit=2**22)
        text = b"" if body is None else json.dumps(body).encode()
        address = self._browser.address
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self._port}", f"X-Forwarded-For: {address}"]
        if self._browser.cookie:
            lines.append(f"Cookie: {COOKIE}={self._browser.cookie}")
        if key is not None:
            lines.append(f"Idempotency-Key: {key}")
        if body is not None:
            lines += ["Content-Type: application/json", f"Content-Length: {len(text)}"]
        self._writer.write("\r\n".join([*lines, "", ""]).encode() + text)
        return self._reader

    async def _read_head(self, reader: asyncio.StreamReader) -> tuple[int, dict[bytes, bytes]]:
        """Read the head of a response; return its status and its headers."""
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
        headers: dict[bytes, bytes] = {}
        for line in lines:
            name, _, value = line.partition(b": ")
            headers[name.lower()] = value
        cookie = headers.get(b"set-cookie", b"").decode()
        if cookie.startswith(f"{COOKIE}="):
            self._browser.cookie = cookie.split(";")[0].partition("=")[2]
        return int(first.split()[1]), headers


# -- people ------------------------------------------------------------------------------------------------------------
class Person:
    """A simulated person who plays against bots and does what the web client does."""

    def __init__(self, number: int, port: int, plan: Plan, games: Sequence[str], results: Measurements) -> None:
        self._plan = plan
        self._rng = random.Random(plan.seed * 100_003 + number)
        self._game = plan.game or games[number % len(games)]
        self._results = results
        browser = Browser(f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}")
        self._requests, self._stream = Connection(port, browser), Connection(port, browser)
        self._event_arrived = asyncio.Event()
        """Set from the arrival of an event until the table is requested."""
        self._table = ""
        self._view: Json = {}
        self._story_version = 0
        """The version of the table up to which its log has been read."""
        self._event_version = 0
        """The version of the table in the latest event."""
        self._events: list[tuple[int, float]] = []
        """The version and the arrival time (Unix time) of each event after `_story_version`."""
        self._sent: tuple[int, float] | None = None
        """The version of the table when the last move was sent, and the time (`perf_counter`) when it was sent."""

    async def sit_down(self) -> None:
        """Create a table and start to read the event stream."""
        await self._open()
        self._listening = asyncio.create_task(self._listen())

    async def play(self, until: float) -> None:
        """Play until the given time; when a game is finished, create another table."""
        next_move = time.perf_counter() + self._rng.random() * self._plan.pause
        reads_on_events = self._plan.reading == "page"
        while (now := time.perf_counter()) < until:
            if self._view["stage"] == "finished":
                await self._open()
            elif self._event_arrived.is_set() and self._event_version <= self._view["version"]:
                self._event_arrived.clear()  # this version was in the response to the person's own move
            elif self._event_arrived.is_set() and (reads_on_events or now >= next_move):
                await self._read()
            elif now >= next_move and self._view["view"]["to_move"] == 0:
                next_move = now + self._plan.pause
                await self._move()
            else:
                is_move_due = now >= next_move  # then another seat is to move, and only an event can change that
                wait_until = until if is_move_due else min(until, next_move)
                await self._wait(wait_until, for_event=reads_on_events or is_move_due)

    async def leave(self) -> None:
        """Wait for the event about the newest version that the person knows, then close the connections."""
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while self._results.announced.get(self._table, 0) < self._view["version"]:
                    self._event_arrived.clear()
                    await self._event_arrived.wait()
        except TimeoutError:
            self._results.problems.append(f"no event announced version {self._view['version']} of {self._table}")
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)
        self._requests.close()
        self._stream.close()

    async def _request(self, method: str, path: str, body: Json | None = None, key: str | None = None) -> Json | None:
        """Send a request and return the JSON of the response; if it failed, record the problem and return None."""
        status, response = await self._requests.request(method, f"/api{path}", body, key)
        if status >= 300:
            self._results.problems.append(f"{method} {path.split('?')[0]}: {status} {response}")
            return None
        result: Json = response
        return result

    async def _open(self) -> None:
        """Create a table and request its view."""
        seats = [{"who": "me"}, *[{"who": "bot", "level": "novice"}] * BOTS]
        created = await self._request("POST", "/tables", {"game": self._game, "seats": seats})
        if created is None:
            raise ConnectionError(f"the table was not created: {self._results.problems[-1]}")
        self._table, self._story_version, self._event_version, self._sent = created["table"], 0, 0, None
        self._events.clear()
        await self._read()

    async def _read(self) -> None:
        """Request the table and, with `--reading page`, the new entries of its log."""
        self._event_arrived.clear()
        reads_log = self._plan.reading == "page"
        since = f"&since={self._story_version}" if reads_log else ""
        start = time.perf_counter()
        view = await self._request("GET", f"/tables/{self._table}?seat=0{since}")
        self._results.pages.append(time.perf_counter() - start)
        if view is None:
            raise ConnectionError(f"the request for the table failed: {self._results.problems[-1]}")
        self._show(view, view["story"] if reads_log else None)

    def _show(self, view: Json, story: Json | None) -> None:
        """Store a view of the table. From the new log entries, compute how long the events about bots' moves took."""
        self._view = view
        if story is None:
            return
        for entry in story["entries"]:
            if entry.get("by") is not None:
                index = bisect_left(self._events, (entry["version"], 0.0))
                if index < len(self._events):
                    self._results.bot_events.append(self._events[index][1] - entry["at"])
        self._story_version = story["upto"]
        self._events = [event for event in self._events if event[0] > self._story_version]

    async def _move(self) -> None:
        """Make a random legal move, and measure the time until the response."""
        move = self._rng.choice(self._view["view"]["legal_moves"])["text"]
        version = self._view["version"]
        body = {"seat": 0, "version": version, "move": move, "view_seat": 0}
        start = time.perf_counter()
        self._sent = (version, start)
        response = await self._request("POST", f"/tables/{self._table}/move", body, f"{self._rng.getrandbits(64):x}")
        if response is not None:
            self._results.moves.append(time.perf_counter() - start)
            self._results.acknowledged.append((self._table, response["made"], move))
            self._show(response["table_view"], response)
        else:
            await self._read()

    async def _wait(self, until: float, for_event: bool) -> None:
        """Wait until the given time. If `for_event` is True, return earlier if an event arrives."""
        seconds = max(0.0, until - time.perf_counter())
        if not for_event:
            await asyncio.sleep(seconds)
            return
        try:
            async with asyncio.timeout(seconds):
                await self._event_arrived.wait()
        except TimeoutError:
            return

    async def _listen(self) -> None:
        """Read the event stream, and measure how long the event about the person's last move took."""
        async for event in self._stream.events("/api/stream"):
            table, version = event.get("table"), event.get("version")
            if version is None or table is None:
                continue
            self._results.announced[table] = max(version, self._results.announced.get(table, 0))
            if table != self._table:
                continue
            self._event_version = version
            self._events.append((version, time.time()))
            if self._sent is not None and version > self._sent[0]:
                self._results.own_events.append(time.perf_counter() - self._sent[1])
                self._sent = None
            self._event_arrived.set()


# -- the server and its database ---------------------------------------------------------------------------------------
class ServerProcess:
    """The command `durbar serve` in a separate process, on a free port."""

    def __init__(self, database: Path) -> None:
        arguments = [
            "--no-browser",
            "--port",
            "0",
            "--database",
            f"sqlite:///{database}",
            "--trusted-proxy",
            "127.0.0.1",
        ]
        self._process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, "serve", *arguments], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if "http://" not in line:
            self._process.kill()
            raise ConnectionError(f"durbar serve printed no address: {line!r}")
        self.port = int(line.split("http://")[1].split("/")[0].rpartition(":")[2])

    @property
    def peak_memory(self) -> float:
        """The largest resident memory of the server so far in megabytes; 0 if the system does not provide it."""
        try:
            status = Path(f"/proc/{self._process.pid}/status").read_text()
        except OSError:
            return 0.0
        return next((int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmHWM")), 0.0)

    def end(self) -> tuple[int, float]:
        """Stop the server; return its exit status and the CPU time that it used, in seconds."""
        self._process.send_signal(signal.SIGTERM)
        _, status, usage = os.wait4(self._process.pid, 0)
        self._process.returncode = os.waitstatus_to_exitcode(status)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return self._process.returncode, usage.ru_utime + usage.ru_stime


def find_losses(
    database: Path, acknowledged: Sequence[tuple[str, int, str]], announced: Mapping[str, int]
) -> Iterator[str]:
    """Compare the logs of a stopped server with what it acknowledged and announced, and yield every difference."""
    logs = read_logs(database)
    for table, version, move in acknowledged:
        entry = next((entry for entry in logs.get(table, ()) if entry.version == version), None)
        if entry is None or entry.kind != "moved" or entry.body["move"] != move:
            yield f"the move {move}, version {version} of {table}, was acknowledged and is not in the log: {entry}"
    for table, version in announced.items():
        if version > len(logs.get(table, ())):
            yield f"a stream told of version {version} of {table}, which has {len(logs.get(table, ()))}"
    for table, log in logs.items():
        try:
            Table(log)
        except Exception as error:  # any error means that the log cannot be replayed
            yield f"the log of {table} cannot be replayed: {error!r}"


def read_logs(database: Path) -> dict[str, list[Entry]]:
    """Return the log entries of every table. The function uses its own SQL and not the server's code."""
    logs: dict[str, list[Entry]] = {}
    query = "SELECT table_id, kind, body, version, at, key FROM entries ORDER BY table_id, version"
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        for table, kind, body, version, at, key in connection.execute(query):
            logs.setdefault(table, []).append(Entry(kind, json.loads(body), version, at, key))
    finally:
        connection.close()
    return logs


# -- the run -----------------------------------------------------------------------------------------------------------
async def play_all(port: int, plan: Plan, results: Measurements) -> float:
    """Let all people play; return the duration of the measurements, in seconds."""
    connection = Connection(port, Browser("10.255.255.255"))
    _, all_games = await connection.request("GET", "/api/games")
    connection.close()
    games = [
        game["name"]
        for game in all_games
        if any(edition["least"] <= 1 + BOTS <= edition["most"] for edition in game["editions"])
    ]
    people = [Person(number, port, plan, games, results) for number in range(plan.tables)]
    opening_slots = asyncio.Semaphore(MAX_PARALLEL_OPENINGS)

    async def sit_down(person: Person) -> None:
        async with opening_slots:
            await person.sit_down()

    await asyncio.gather(*map(sit_down, people))
    start = time.perf_counter() + plan.warm_up
    asyncio.get_running_loop().call_at(asyncio.get_running_loop().time() + plan.warm_up, results.clear_times)
    end = start + plan.seconds
    await asyncio.gather(attack(port, plan, end, results), *(person.play(end) for person in people))
    elapsed = time.perf_counter() - start
    await asyncio.gather(*(person.leave() for person in people))
    return elapsed


async def attack(port: int, plan: Plan, until: float, results: Measurements) -> None:
    """Let attackers from one address send requests until the given time, and report statuses they must not get."""
    if not plan.attack:
        return
    record = large_record()
    browsers = [Browser(ATTACKER_ADDRESS) for _ in range(plan.attack)]
    attackers = [
        Attacker(number, Connection(port, browser), record, results.attack_statuses)
        for number, browser in enumerate(browsers)
    ]
    streams = [Connection(port, browser) for browser in browsers]
    await asyncio.gather(
        hold_silent_connections(port, until),
        hold_streams(streams, until),
        *(attacker.attack(until) for attacker in attackers),
    )
    wrong = {status: count for status, count in results.attack_statuses.items() if status not in ALLOWED_STATUSES}
    if wrong:
        results.problems.append(f"attackers got wrong statuses: {wrong}")


def run(plan: Plan, folder: Path) -> Json:
    """Start a server, let people play, stop the server, check its database, and return the report."""
    database = folder / "tables.sqlite"
    server = ServerProcess(database)
    results = Measurements()
    time_limit = plan.warm_up + plan.seconds + 4 * TIMEOUT_SECONDS
    try:
        elapsed = asyncio.run(asyncio.wait_for(play_all(server.port, plan, results), time_limit))
    finally:
        peak_memory = server.peak_memory
        status, processor_seconds = server.end()
    figures = {
        "move": Figures.of(results.moves),
        "news of one's own move": Figures.of(results.own_events),
        "news of a bot's move": Figures.of(results.bot_events),
        "table with its story": Figures.of(results.pages),
    }
    return {
        "plan": asdict(plan),
        "seconds": round(elapsed, 1),
        "processor": round(processor_seconds, 1),
        "processor_per_move": round(1000 * processor_seconds / max(1, len(results.acknowledged)), 1),
        "memory": round(peak_memory),
        "attack": {str(status): count for status, count in sorted(results.attack_statuses.items())},
        "figures": {name: asdict(values) for name, values in figures.items()},
        "acknowledged": len(results.acknowledged),
        "status": status,
        "wrong": results.problems,
        "lost": list(find_losses(database, results.acknowledged, results.announced)),
    }


def print_report(report: Json) -> None:
    """Print a report as text."""
    plan = report["plan"]
    heading = f"{plan['tables']} tables, a move every {plan['pause']:g} s at each"
    print(f"{heading}, reading: {plan['reading']}, {report['seconds']:g} s")
    print(f"{'':24}{'count':>8}{'p50 ms':>10}{'p99 ms':>10}{'max ms':>10}")
    for name, values in report["figures"].items():
        print(f"{name:24}{values['count']:8}{values['p50']:10.1f}{values['p99']:10.1f}{values['max']:10.1f}")
    print(f"CPU time of the server: {report['processor']:g} s, {report['processor_per_move']:g} ms a move")
    print(f"largest memory of the server: {report['memory']} MB")
    if report["attack"]:
        print(f"statuses of the attackers' requests: {report['attack']}")
    print(f"acknowledged moves: {report['acknowledged']}, lost: {len(report['lost'])}, wrong: {len(report['wrong'])}")
    for problem in [*report["lost"], *report["wrong"]][:20]:
        print(f"  {problem}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure a server and print the report. Return 1 if a move was lost, a request failed or the server failed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=Plan.tables)
    parser.add_argument("--seconds", type=float, default=Plan.seconds)
    parser.add_argument("--warm-up", type=float, default=Plan.warm_up, help="seconds before the measurements start")
    parser.add_argument("--pause", type=float, default=Plan.pause, help="seconds between two moves of a person")
    parser.add_argument(
        "--game", default=None, help="the game to play; by default the tables alternate between all games"
    )
    parser.add_argument(
        "--reading",
        choices=("page", "turn"),
        default=Plan.reading,
        help="when a person requests the table: after every event, or only before a move",
    )
    parser.add_argument("--attack", type=int, default=Plan.attack, help="the number of attackers, from one address")
    parser.add_argument("--seed", type=int, default=Plan.seed)
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    options = vars(parser.parse_args(arguments))
    as_json = options.pop("json")
    with tempfile.TemporaryDirectory() as folder:
        report = run(Plan(**options), Path(folder))
    if as_json:
        print(json.dumps(report, indent=1))
    else:
        print_report(report)
    return 1 if report["lost"] or report["wrong"] or report["status"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
