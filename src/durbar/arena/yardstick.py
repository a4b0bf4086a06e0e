"""The yardstick: a simplified game in plain C. Speeds on different machines are compared as multiples of its speed."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from pathlib import Path

from durbar.games.errors import DurbarError


class NoYardstick(DurbarError):
    """Raised when the yardstick cannot be built or measured on this machine."""


def build_yardstick(source: Path, folder: Path) -> Path:
    """Compile the C files in `source` into a program in `folder` and return its path."""
    compiler = shlex.split(os.environ.get("CC", "cc"))
    program = folder / "yardstick"
    files = sorted(map(str, source.glob("*.c")))
    if not files:
        raise NoYardstick("arena.no-yardstick", folder=str(source))
    try:
        process = subprocess.run(
            [*compiler, "-O3", "-o", str(program), *files], capture_output=True, text=True, check=False
        )
    except OSError as error:
        raise NoYardstick("arena.no-compiler", why=str(error)) from None
    if process.returncode:
        output = process.stderr.strip()
        why = next((line for line in output.splitlines() if "error" in line), output[-300:])  # the first error
        raise NoYardstick("arena.not-compiled", why=why)
    return program


def run_yardstick(program: Path) -> float:
    """Run the yardstick and return the number of decisions per second that it prints."""
    process = subprocess.run([program], capture_output=True, text=True, check=True)
    speed = re.search(r"(\d+) dec/s", process.stderr)
    if speed is None:
        raise NoYardstick("arena.no-speed", output=process.stderr.strip()[:300])
    return float(speed[1])
