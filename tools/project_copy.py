"""Copy the project without anything built, so that a copy can be built or run in another way."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path

from extensions import PROJECT, kernel_modules

MADE = ("build", "dist", "*.so", "*.pyd", "*.egg-info", "__pycache__", ".*")
"""Patterns of the names of files and folders that are not part of the project."""
HIDDEN = {".ci", ".github", ".gitignore", ".pre-commit-config.yaml"}
"""Names that match the patterns but are part of the project."""


def is_made(name: str) -> bool:
    """Return whether a file or folder of this name is built, cached or git's own, and not part of the project."""
    return name not in HIDDEN and any(fnmatch(name, pattern) for pattern in MADE)


def copy_project(target: Path) -> None:
    """Copy the project into the new folder `target`."""
    shutil.copytree(PROJECT, target, ignore=lambda _, names: [name for name in names if is_made(name)])


def environment(tree: Path, **variables: str) -> dict[str, str]:
    """Return the environment with `variables`, in which Python imports from `tree` instead of the installed project."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(str(tree / folder) for folder in ("src", "tests")), **variables}


def require_suffix(tree: Path, suffixes: Sequence[str], env: dict[str, str]) -> None:
    """Exit unless every kernel module is imported from `tree`, from a file with one of the `suffixes`."""
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
