"""The names of the games and the modules of their tests, for tests that run for each game."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

NAMES = ("taj-mahal", "maharani")
# runs a test once for each game
every_game = pytest.mark.parametrize("name", NAMES)


def home_of(name: str) -> Path:
    """Return the folder of a game's tests."""
    return Path(__file__).parent / name.replace("-", "_")


def part_of(name: str, module: str) -> Any:
    """Return a module of a game's tests."""
    return import_module(f"games.{home_of(name).name}.{module}")
