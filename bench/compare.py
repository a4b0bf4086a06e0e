"""Compare the speed of two checkouts of the project.

    python bench/compare.py ../before [--after .] [--rounds 9]

The tool runs `durbar bench` in both checkouts several times, and prints the median ratio of each figure. Both checkouts
must be built (`make build`). A ratio above 1 means that the second checkout is faster. The two are measured one after
the other in each round, and their order alternates from round to round, so that the load of other programs affects both
alike. Figures about the longest pause are printed, but do not affect the exit status, because they depend on single
interruptions of the process.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
from collections.abc import Iterator
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
NOT_SPEEDS = {"rounds", "players", "decisions_per_game", "time_cap_kept_to"}
"""The figures of `durbar bench` that are neither rates nor durations."""
MIN_RATIO = 0.95
"""A figure whose median ratio is below this has become slower; smaller changes are noise."""


def measure(checkout: Path) -> dict[str, float]:
    """Run `durbar bench` in a checkout and return its figures by name, all of them as rates."""
    command = [checkout / ".venv" / "bin" / "durbar", "bench", "--quick", "--json"]
    process = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=True)
    return dict(speeds(json.loads(process.stdout)))


def speeds(figures: dict[str, object], prefix: str = "") -> Iterator[tuple[str, float]]:
    """Yield the name and the value of every figure that is a rate or a duration. A duration is converted to a rate."""
    for name, value in figures.items():
        if isinstance(value, dict):
            yield from speeds(value, f"{prefix}{name}.")
        elif name in NOT_SPEEDS or isinstance(value, bool) or not isinstance(value, int | float) or not value:
            continue
        elif name.endswith(("_ns", "_us", "_ms")):
            yield f"{prefix}{name}", 1 / value
        else:
            yield f"{prefix}{name}", float(value)


def main() -> int:
    """Measure both checkouts and print the ratios; return 1 if any median ratio is below `MIN_RATIO`, else 0."""
    parser = argparse.ArgumentParser(description="Compare the speed of two checkouts.")
    parser.add_argument("before", type=Path, help="the first checkout")
    parser.add_argument("--after", type=Path, default=PROJECT, help="the second checkout (by default this one)")
    parser.add_argument("--rounds", type=int, default=9, help="the number of rounds (9)")
    options = parser.parse_args()
    ratios: dict[str, list[float]] = {}
    for round_number in range(options.rounds):
        checkouts = [options.before.resolve(), options.after.resolve()]
        order = checkouts if round_number % 2 else checkouts[::-1]
        measured = {checkout: measure(checkout) for checkout in order}
        before, after = (measured[checkout] for checkout in checkouts)
        for name in before.keys() & after.keys():
            ratios.setdefault(name, []).append(after[name] / before[name])
    for name, values in sorted(ratios.items()):
        print(f"{name:44} {statistics.median(values):6.3f}  ({min(values):.3f} to {max(values):.3f})")
    judged = [values for name, values in ratios.items() if "longest_pause" not in name]
    return int(any(statistics.median(values) < MIN_RATIO for values in judged))


if __name__ == "__main__":
    raise SystemExit(main())
