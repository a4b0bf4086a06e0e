"""Helpers for tests that run once for each game: the games' names, and the folders and modules of their tests."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

# the names of the games; the names of their test folders have _ instead of -
NAMES = ("taj-mahal", "maharani")
# a decorator that runs a test once for each game
every_game = pytest.mark.parametrize("name", NAMES)


def folder_of_tests(name: str) -> Path:
    """Return the folder of a game's tests."""
    return Path(__file__).parent / name.replace("-", "_")


def module_of_tests(name: str, module: str) -> Any:
    """Import a module from the folder of a game's tests, and return it."""
    return import_module(f"games.{folder_of_tests(name).name}.{module}")
