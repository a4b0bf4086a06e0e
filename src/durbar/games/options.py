"""House options that every game has alike: who starts, and whether moves may be taken back."""

from __future__ import annotations

from typing import Any

from durbar.games.datafile import described
from durbar.games.errors import SettingError
from durbar.games.rulebook import Option, Setting

MOST_SEATS = 8
"""More than any game has."""


def start_player(rule: str) -> Option:
    """The seat that starts; by chance where none is named."""
    return Option(None, _seat, f"the seat that starts ({rule})")


def undo(rule: str) -> Option:
    """Whether moves may be taken back."""
    return Option("free", _undo, f"whether moves may be taken back at all: free or never ({rule})")


def check_start_player(setting: Setting) -> None:
    """The starting seat is one of this game's; `SettingError` if not."""
    start = setting.options.get("start_player", 0)
    if start >= setting.players:
        raise SettingError(f"start_player is a seat from 0 to {setting.players - 1}, not {start}")


def _seat(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < MOST_SEATS:
        raise SettingError(f"start_player is a seat, counted from 0, not {described(value)}")
    return value


def _undo(value: Any) -> str:
    if value not in ("free", "never"):
        raise SettingError(f"undo is 'free' (up to a draw or another's move) or 'never', not {value!r}")
    return str(value)
