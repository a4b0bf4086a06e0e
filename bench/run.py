"""Measure the speed of the games, including the toy game of the tests, and compare it with the yardstick.

    python bench/run.py [GAME ...] [--json] [--quick] [--rounds N] [--openspiel]

The yardstick is the C program in bench/yardstick. It is measured in the same run.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from importlib import import_module
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(PROJECT / "src"), str(PROJECT / "tests")]

import openspiel  # noqa: E402

from durbar.arena.speed import measure, speed_table  # noqa: E402  (needs the path above)
from durbar.arena.yardstick import build_yardstick  # noqa: E402
from durbar.games.errors import DurbarError  # noqa: E402
from durbar.games.game import game_names, rulebook  # noqa: E402


def main() -> int:
    """Measure the games and print the figures; return 2 if the yardstick cannot be built, else 0."""
    import_module("toy.game")  # registers the toy game
    parser = argparse.ArgumentParser(description="Measure the speed of the games in the same run as the yardstick.")
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help=f"games to measure: {', '.join(game_names())}; all by default"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--quick", action="store_true", help="measure one short round, for a rough impression")
    parser.add_argument(
        "--openspiel", action="store_true", help="measure OpenSpiel's hearts and oh_hell in the same run"
    )
    parser.add_argument("--rounds", type=int, default=5, help="the number of rounds (5)")
    options = parser.parse_args()
    report = (
        (lambda line: print(f"\r{line:60}", end="", file=sys.stderr)) if sys.stderr.isatty() else (lambda line: None)
    )
    try:
        with tempfile.TemporaryDirectory(prefix="durbar-bench-") as folder:
            figures = measure(
                [rulebook(name) for name in options.games or game_names()],
                build_yardstick(PROJECT / "bench" / "yardstick", Path(folder)),
                rounds=1 if options.quick else options.rounds,
                seconds=0.1 if options.quick else 0.5,
                report=report,
                others=openspiel.meters(0.1 if options.quick else 0.5) if options.openspiel else None,
            )
    except DurbarError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 2
    report("")
    print(json.dumps(figures, indent=1) if options.json else speed_table(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
