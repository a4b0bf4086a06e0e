"""The games, for tests that are the same for each: what a game brings is in modules of its own folder."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

NAMES = ("taj-mahal", "maharani")
every_game = pytest.mark.parametrize("name", NAMES)


def home_of(name: str) -> Path:
    """The folder of a game's tests."""
    return Path(__file__).parent / name.replace("-", "_")


def part_of(name: str, module: str) -> Any:
    """A module of a game's tests."""
    return import_module(f"games.{home_of(name).name}.{module}")
