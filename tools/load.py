"""Many people play at once: how long does a move take, how soon do they hear of it, and is anything lost?

    python tools/load.py [--tables 100] [--seconds 30] [--pause 3] [--game NAME] [--reading page|turn] [--json]

Starts `durbar serve` in a process of its own on a new database, seats one person and three novices at every table, and
lets each person move every few seconds. Every person is a browser of their own: one line on which the stream is read,
and another on which the page moves, and reads the table with its story when there is news of others: its own moves it
sees in their responses. Afterwards the server is ended and its logs are read: every acknowledged move has to be there,
and every log has to play out.

The server takes this program for a proxy, so that each browser has an address of its own and is held to the limits that
people are held to.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from load_check import what_is_lost
from load_line import Jar, Line
from load_people import Person, Plan, Seen

PATIENCE = 60.0
COMMAND = "import sys; from durbar.cli.main import main; sys.exit(main())"
"""What the command `durbar` does, with the Python that runs this."""
AT_ONCE = 8
"""How many sit down at the same time."""


@dataclass(frozen=True)
class Figures:
    """What is told of many measurements, in milliseconds."""

    count: int
    p50: float
    p99: float
    max: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Figures:
        """The figures of some measurements in seconds."""
        row = sorted(seconds) or [0.0]
        at = [row[min(len(row) - 1, int(len(row) * share))] for share in (0.5, 0.99)]
        return cls(len(seconds), *(round(one * 1000, 1) for one in (*at, row[-1])))


class Served:
    """A `durbar serve` of our own."""

    def __init__(self, database: Path) -> None:
        words = ["--no-browser", "--port", "0", "--database", f"sqlite:///{database}", "--trusted-proxy", "127.0.0.1"]
        self._process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, "serve", *words], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        told = self._process.stdout.readline()
        if "http://" not in told:
            self._process.kill()
            raise ConnectionError(f"durbar serve does not serve: {told!r}")
        self.port = int(told.split("http://")[1].split("/")[0].rpartition(":")[2])
        self.pid = self._process.pid

    def end(self) -> tuple[int, float]:
        """Tell it to end; its status, and the seconds of processor time it took in all."""
        self._process.send_signal(signal.SIGTERM)
        _, status, used = os.wait4(self.pid, 0)
        self._process.returncode = os.waitstatus_to_exitcode(status)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return self._process.returncode, used.ru_utime + used.ru_stime


async def crowd(port: int, plan: Plan, seen: Seen) -> float:
    """Let everybody play; the seconds it took."""
    line = Line(port, Jar("10.255.255.255"))
    _, told = await line.ask("GET", "/api/games")
    line.close()
    games = [one["name"] for one in told if any(e["least"] <= 4 <= e["most"] for e in one["editions"])]
    people = [Person(number, port, plan, games, seen) for number in range(plan.tables)]
    door = asyncio.Semaphore(AT_ONCE)

    async def sit_down(person: Person) -> None:
        async with door:
            await person.sit_down()

    await asyncio.gather(*map(sit_down, people))
    begun = time.perf_counter() + plan.warm_up
    asyncio.get_running_loop().call_at(asyncio.get_running_loop().time() + plan.warm_up, seen.begin_to_measure)
    await asyncio.gather(*(person.play(begun + plan.seconds) for person in people))
    took = time.perf_counter() - begun
    await asyncio.gather(*(person.leave() for person in people))
    return took


def run(plan: Plan, folder: Path) -> dict[str, Any]:
    """Do all of it; what is to be told of it."""
    database = folder / "tables.sqlite"
    served = Served(database)
    seen = Seen()
    try:
        took = asyncio.run(asyncio.wait_for(crowd(served.port, plan, seen), plan.warm_up + plan.seconds + 4 * PATIENCE))
    finally:
        status, used = served.end()
    lost = list(what_is_lost(database, seen.acknowledged, seen.heard))
    figures = {
        "move": Figures.of(seen.moves),
        "news of one's own move": Figures.of(seen.own_news),
        "news of a bot's move": Figures.of(seen.bots_news),
        "table with its story": Figures.of(seen.pages),
    }
    return {
        "plan": asdict(plan),
        "seconds": round(took, 1),
        "processor": round(used, 1),
        "processor_per_move": round(1000 * used / max(1, len(seen.acknowledged)), 1),
        "figures": {name: asdict(one) for name, one in figures.items()},
        "acknowledged": len(seen.acknowledged),
        "status": status,
        "wrong": seen.wrong,
        "lost": lost,
    }


def tell(report: dict[str, Any]) -> None:
    """Print a report for people."""
    plan = report["plan"]
    about = f"{plan['tables']} tables, a move every {plan['pause']:g} s at each"
    print(f"{about}, reading: {plan['reading']}, {report['seconds']:g} s")
    print(f"{'':24}{'count':>8}{'p50 ms':>10}{'p99 ms':>10}{'max ms':>10}")
    for name, one in report["figures"].items():
        print(f"{name:24}{one['count']:8}{one['p50']:10.1f}{one['p99']:10.1f}{one['max']:10.1f}")
    print(f"processor time of the server: {report['processor']:g} s, {report['processor_per_move']:g} ms a move")
    print(f"acknowledged moves: {report['acknowledged']}, lost: {len(report['lost'])}, wrong: {len(report['wrong'])}")
    for one in [*report["lost"], *report["wrong"]][:20]:
        print(f"  {one}")


def main(words: Sequence[str] | None = None) -> int:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=Plan.tables)
    parser.add_argument("--seconds", type=float, default=Plan.seconds)
    parser.add_argument("--warm-up", type=float, default=Plan.warm_up, help="seconds before anything is measured")
    parser.add_argument("--pause", type=float, default=Plan.pause, help="seconds between two moves of a person")
    parser.add_argument("--game", default=None, help="one game; without it they take turns")
    parser.add_argument("--reading", choices=("page", "turn"), default=Plan.reading, help="on all news, or to move")
    parser.add_argument("--seed", type=int, default=Plan.seed)
    parser.add_argument("--json", action="store_true", help="print the report for programs")
    asked = vars(parser.parse_args(words))
    as_json = asked.pop("json")
    with tempfile.TemporaryDirectory() as folder:
        report = run(Plan(**asked), Path(folder))
    if as_json:
        print(json.dumps(report, indent=1))
    else:
        tell(report)
    return 1 if report["lost"] or report["wrong"] or report["status"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
