"""Board files for tests: the standard one, one that is different everywhere, and the standard one with mistakes."""

import copy
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from durbar.games.errors import BoardError
from durbar.games.taj_mahal.boardfile import from_dict

STANDARD = resources.files("durbar.games.taj_mahal").joinpath("standard.toml").read_text(encoding="utf-8")
OWNER = Path(__file__).parents[1] / "games" / "taj_mahal" / "boards" / "owner.toml"
GONE = object()


def changed(*edits: tuple[tuple[str | int, ...], Any]) -> dict[str, Any]:
    """The standard file with some values set, or taken out where the value is GONE."""
    data = tomllib.loads(STANDARD)
    for path, value in edits:
        table: Any = data
        for step in path[:-1]:
            table = table[step]
        if value is GONE:
            del table[path[-1]]
        else:
            table[path[-1]] = copy.deepcopy(value)
    return data


def complaint(data: object) -> BoardError:
    """The error that reading the file gives."""
    with pytest.raises(BoardError) as caught:
        from_dict(data)
    assert str(caught.value) == f"{caught.value.place}: {caught.value.problem}"
    return caught.value
