"""Compares the compiled with the uncompiled rules. Each plays in its own processes, and the traces must be equal."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest
from pathlib import Path
from typing import Any

from durbar.games.kernel.standin import Struct
from extensions import PROJECT
from kit.fields import first_difference
from project_copy import copy_project, environment

Line = dict[str, Any]
"""A line of a trace (see `kit.trace`)."""
PROCESSES = 2
"""The number of processes that play at the same time."""


def compare_speeds(module: str, seeds: range, *options: str) -> int:
    """Play every case of a module with these seeds, compiled and uncompiled; return how many games were compared.

    Raise AssertionError with the first game, step and field that differ. ``options`` are options of `kit.trace`.
    """
    with tempfile.TemporaryDirectory(prefix="durbar-speeds-") as folder:
        slow = Path(folder).resolve() / "durbar"
        copy_project(slow)
        return compare_checkouts(module, seeds, PROJECT, slow, *options)


def compare_checkouts(module: str, seeds: range, fast: Path, slow: Path, *options: str) -> int:
    """Compare two copies of the sources as `compare_speeds` does; ``fast`` is compiled, ``slow`` is not."""
    size = -(-len(seeds) // PROCESSES)
    parts = [seeds[start : start + size] for start in range(0, len(seeds), size)]
    with ThreadPoolExecutor(PROCESSES) as pool:
        slow_parts = [pool.submit(trace, slow, module, part, *options, compiled=False) for part in parts]
        fast_parts = [pool.submit(trace, fast, module, part, *options, compiled=True) for part in parts]
    games = 0
    for fast_part, slow_part in zip(fast_parts, slow_parts, strict=True):
        for fast_line, slow_line in zip_longest(fast_part.result(), slow_part.result()):
            if fast_line != slow_line:
                raise AssertionError(explain(module, fast, slow, fast_line, slow_line))
            games += "digest" in fast_line or "thoughts" in fast_line
    return games


def trace(checkout: Path, module: str, seeds: range, *options: str, compiled: bool) -> list[Line]:
    """Run `kit.trace` on a copy of the sources, and return the lines that it prints for a module's cases.

    Raise AssertionError if the sources are not compiled or uncompiled as ``compiled`` says.
    """
    command = [sys.executable, "-m", "kit.trace", module, "--seeds", f"{seeds.start}:{seeds.stop}", *options]
    run = subprocess.run(command, cwd=checkout, env=environment(checkout), capture_output=True, text=True, check=False)
    assert run.returncode == 0, f"{' '.join(command[1:])} failed in {checkout}:\n{run.stderr[-2000:]}"
    head, *lines = (json.loads(line) for line in run.stdout.splitlines())
    assert head["compiled"] == compiled, f"the trace in {checkout} should run {'' if compiled else 'un'}compiled"
    assert head["cases"], f"{module} has no such cases"
    return lines


def explain(module: str, fast: Path, slow: Path, fast_line: Line | None, slow_line: Line | None) -> str:
    """Play a game again step by step, and return a text that says where the compiled and uncompiled games differ."""
    line = fast_line or slow_line
    assert line is not None
    if fast_line is None or slow_line is None or "digest" not in {*fast_line, *slow_line}:
        return f"compiled: {fast_line}\nuncompiled: {slow_line}"
    where = f"{line['case']}, seed {line['seed']}"
    again = ["--case", line["case"], "--each-step"]
    seeds = range(line["seed"], line["seed"] + 1)
    fast_steps = trace(fast, module, seeds, *again, compiled=True)
    slow_steps = trace(slow, module, seeds, *again, compiled=False)
    last = -1
    for a, b in zip_longest(fast_steps, slow_steps):
        if a != b:
            return f"{where}, {describe_difference(state_type(module, line['case']), a, b, last)}"
        last = a["step"]
    return f"{where}: differs only after the games before it: compiled {fast_line}, uncompiled {slow_line}"


def state_type(module: str, case: str) -> type[Struct]:
    """Return the type of the kernel state of a case, given by its name."""
    cases = importlib.import_module(module).CASES
    state: type[Struct] = next(c.setting.rulebook.rules.kernel.state_type for c in cases if c.name == case)
    return state


def describe_difference(state: type[Struct], one: Line | None, other: Line | None, last: int) -> str:
    """Return a text about the difference between two lines of a trace (None is the end of the trace).

    ``last`` is the number of the last step that was equal.
    """
    if one is None or other is None or "error" in {one["what"], other["what"]} or one["what"] != other["what"]:
        after = [f"{line['what']} {line['raw'][:200]}" if line else "the end" for line in (one, other)]
        return f"after step {last}: compiled continues with {after[0]}, uncompiled with {after[1]}"
    raws = [bytes.fromhex(line["raw"]) for line in (one, other)]
    if len(raws[0]) == len(raws[1]) == state._size_:
        name, a, b = first_difference(state, *raws)
        return f"step {one['step']}, {one['what']}: {name} is {a} compiled and {b} uncompiled"
    return f"step {one['step']}, {one['what']}: {raws[0].decode()} compiled and {raws[1].decode()} uncompiled"
