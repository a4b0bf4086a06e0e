"""Copy the project without generated files, so that the copy can be compiled or run in another way."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path

from extensions import PROJECT, kernel_modules

NOT_COPIED = ("build", "dist", "*.so", "*.pyd", "*.egg-info", "__pycache__", ".*")
"""Patterns for the names of files and folders that are not copied."""
COPIED = {".ci", ".github", ".gitignore", ".pre-commit-config.yaml"}
"""Names of files and folders that are copied although they match the patterns."""


def is_generated(name: str) -> bool:
    """Return whether a file or folder with this name is generated (built, cached or written by Git)."""
    return name not in COPIED and any(fnmatch(name, pattern) for pattern in NOT_COPIED)


def copy_project(target: Path) -> None:
    """Copy the project, without generated files, into the new folder `target`."""
    shutil.copytree(PROJECT, target, ignore=lambda _, names: [name for name in names if is_generated(name)])


def environment(tree: Path, **variables: str) -> dict[str, str]:
    """Return environment variables with which Python imports Durbar from the copy `tree`, and the given `variables`."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(str(tree / folder) for folder in ("src", "tests")), **variables}


def require_suffix(tree: Path, suffixes: Sequence[str], env: dict[str, str]) -> None:
    """Exit if a kernel module is not imported from the copy `tree`, or its file has none of the `suffixes`."""
    names = [name for folder in ("src", "tests") for name in kernel_modules(tree / folder)]
    if not names:
        sys.exit(f"no kernel modules in {tree}")
    script = "import importlib, sys\nfor name in sys.argv[1:]: print(importlib.import_module(name).__file__)"
    run = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", script, *names],
        cwd=tree,
        env=env,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    for name, file in zip(names, run.stdout.splitlines(), strict=True):
        if not (Path(file).is_relative_to(tree) and file.endswith(tuple(suffixes))):
            sys.exit(f"{name} is imported from {file}; it should be a {' or '.join(suffixes)} file in {tree}")
