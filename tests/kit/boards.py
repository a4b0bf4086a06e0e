"""Board files for tests: the standard file of a game with some values changed, and the error that reading raises."""

import copy
import tomllib
from collections.abc import Callable
from importlib import import_module, resources
from typing import Any

import pytest

from durbar.games.errors import BoardError
from durbar.games.words import say

REMOVED = object()
"""A value that tests give to `BoardFiles.changed` to remove a key from the file."""


class BoardFiles:
    """The standard board file of a game, given by the name of the game's folder, and the functions that read boards."""

    def __init__(self, game: str) -> None:
        home = f"durbar.games.{game}.components"
        self.standard: str = resources.files(home).joinpath("standard.toml").read_text(encoding="utf-8")
        boardfile = import_module(f"{home}.board_file")
        self.from_dict: Callable[[object], Any] = boardfile.from_dict
        self.parse: Callable[[str | bytes], Any] = boardfile.parse_components

    def changed(self, *edits: tuple[tuple[str | int, ...], Any]) -> dict[str, Any]:
        """Return the data of the standard file with some values replaced, or removed if the new value is REMOVED.

        Each edit is the path of a value (keys and indices) and the new value.
        """
        data = tomllib.loads(self.standard)
        for path, value in edits:
            *outer, key = path
            table: Any = data
            for step in outer:
                table = table[step]
            if value is REMOVED:
                del table[key]
            else:
                table[key] = copy.deepcopy(value)
        return data

    def reading_error(self, data: object) -> BoardError:
        """Return the error that reading the data of a file raises, and check the error's translations."""
        with pytest.raises(BoardError) as caught:
            self.from_dict(data)
        error = caught.value
        for language in ("en", "fr"):
            assert error.translate(language) == say(error.full_message, language, strict=True)
        assert str(error).startswith(f"{place_in_english(error)}: {say(error.problem)}")
        return error


def place_in_english(error: BoardError) -> str:
    """Return the place in the file where the error is, in English."""
    return error.place if isinstance(error.place, str) else say(error.place)
