"""Compare the speed of two checkouts: `durbar bench` in each, in turn, and the median ratio of every figure.

    python bench/compare.py ../before [--after .] [--rounds 9]

Both checkouts must be built (`make build`). A ratio above 1 means that the second checkout is faster. The two are
measured one after the other in each round and change places from round to round, so that a busy moment hits both alike.
Longest pauses are printed but not judged: a single interruption decides them.
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


def measure(checkout: Path) -> dict[str, float]:
    """Run `durbar bench` in a checkout and return its figures by name, all of them as speeds."""
    command = [checkout / ".venv" / "bin" / "durbar", "bench", "--quick", "--json"]
    found = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=True)
    return dict(speeds(json.loads(found.stdout)))


def speeds(figures: dict[str, object], prefix: str = "") -> Iterator[tuple[str, float]]:
    """Yield every figure that is a rate or a duration; durations are turned into rates."""
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
    """Measure both checkouts and print the ratios; return 1 if one of them is below 0.95."""
    parser = argparse.ArgumentParser(description="Compare the speed of two checkouts.")
    parser.add_argument("before", type=Path, help="the checkout to compare with")
    parser.add_argument("--after", type=Path, default=PROJECT, help="the checkout to judge (this one)")
    parser.add_argument("--rounds", type=int, default=9, help="how many rounds (9)")
    asked = parser.parse_args()
    ratios: dict[str, list[float]] = {}
    for number in range(asked.rounds):
        sides = [asked.before.resolve(), asked.after.resolve()]
        found = {side: measure(side) for side in (sides if number % 2 else sides[::-1])}
        before, after = (found[side] for side in sides)
        for name in before.keys() & after.keys():
            ratios.setdefault(name, []).append(after[name] / before[name])
    for name, values in sorted(ratios.items()):
        print(f"{name:44} {statistics.median(values):6.3f}  ({min(values):.3f} to {max(values):.3f})")
    judged = [values for name, values in ratios.items() if "longest_pause" not in name]
    return int(any(statistics.median(values) < 0.95 for values in judged))


if __name__ == "__main__":
    raise SystemExit(main())
