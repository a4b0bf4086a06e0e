"""Compares the compiled with the uncompiled rules. Each plays in its own processes, and the traces must be equal."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest
from math import ceil
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
    seeds_per_process = ceil(len(seeds) / PROCESSES)
    parts = [seeds[start : start + seeds_per_process] for start in range(0, len(seeds), seeds_per_process)]
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
    arguments = ["--case", line["case"], "--each-step"]
    seeds = range(line["seed"], line["seed"] + 1)
    fast_steps = trace(fast, module, seeds, *arguments, compiled=True)
    slow_steps = trace(slow, module, seeds, *arguments, compiled=False)
    last_equal = -1
    for fast_step, slow_step in zip_longest(fast_steps, slow_steps):
        if fast_step != slow_step:
            difference = describe_difference(state_type(module, line["case"]), fast_step, slow_step, last_equal)
            return f"{where}, {difference}"
        last_equal = fast_step["step"]
    return f"{where}: compiled {fast_line}, uncompiled {slow_line}; they are equal if no other games are played before"


def state_type(module: str, case: str) -> type[Struct]:
    """Return the type of the kernel state of a case, given by its name."""
    cases = importlib.import_module(module).CASES
    state: type[Struct] = next(other.setting.rulebook.rules.kernel.state_type for other in cases if other.name == case)
    return state


def describe_difference(state: type[Struct], fast: Line | None, slow: Line | None, last_equal: int) -> str:
    """Return a text about the difference between two lines of a trace (None is the end of the trace).

    ``last_equal`` is the number of the last step that was equal.
    """
    if fast is None or slow is None or "error" in {fast["what"], slow["what"]} or fast["what"] != slow["what"]:
        fast_text, slow_text = (f"{line['what']} {line['raw'][:200]}" if line else "the end" for line in (fast, slow))
        return f"after step {last_equal}: compiled continues with {fast_text}, uncompiled with {slow_text}"
    where = f"step {fast['step']}, {fast['what']}"
    fast_raw, slow_raw = (bytes.fromhex(line["raw"]) for line in (fast, slow))
    if len(fast_raw) == len(slow_raw) == state._size_:
        name, fast_value, slow_value = first_difference(state, fast_raw, slow_raw)
        return f"{where}: {name} is {fast_value} compiled and {slow_value} uncompiled"
    return f"{where}: {fast_raw.decode()} compiled and {slow_raw.decode()} uncompiled"
