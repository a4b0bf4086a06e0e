"""Options that several games have, and the conversion of options to numbers for the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from durbar.games.datafile import described, short_repr
from durbar.games.errors import SettingError
from durbar.games.kernel.state import NOBODY, SETTINGS
from durbar.games.rulebook import Option, Setting

MAX_SEATS = 8
"""No game has more seats than this."""


def start_player(rule: str, setting: int) -> Option:
    """Return the option for the starting seat, which is drawn at random by default. ``rule`` is the number of its rule,
    and ``setting`` its index in the kernel's settings.
    """
    return Option(None, _check_seat, rule, setting)


def undo(rule: str) -> Option:
    """Return the option that allows or forbids taking back moves. ``rule`` is the number of its rule."""
    return Option("free", _check_undo, rule)


def yes_or_no(name: str, rule: str, setting: int) -> Option:
    """Return a boolean option that is off by default. ``rule`` is the number of its rule, and ``setting`` its index in
    the kernel's settings.
    """

    def check(value: Any) -> bool:
        if not isinstance(value, bool):
            raise SettingError("setting.true-or-false", rule=rule, option=name, asked=short_repr(value))
        return value

    return Option(False, check, rule, setting)


def kernel_settings(setting: Setting, others: Mapping[int, int]) -> list[int]:
    """Return the list of settings for the kernel. It contains the options that have an index in it, and ``others``,
    which maps further indices to numbers.
    """
    numbers = [0] * SETTINGS
    for name, option in setting.rulebook.rules.options.items():
        if option.setting is not None:
            value = setting.options.get(name, option.default)
            numbers[option.setting] = NOBODY if value is None else int(value)
    for index, number in others.items():
        numbers[index] = int(number)
    return numbers


def check_start_player(setting: Setting) -> None:
    """Raise `SettingError` if the option for the starting seat names a seat that the game does not have."""
    start = setting.options.get("start_player", 0)
    if start >= setting.players:
        raise SettingError("setting.start-player", most=setting.players - 1, asked=start)


def _check_seat(value: Any) -> int:
    """Return the value if it is a seat; raise `SettingError` if not."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < MAX_SEATS:
        raise SettingError("setting.start-player-is-a-seat", asked=described(value))
    return value


def _check_undo(value: Any) -> str:
    """Return the value of the option `undo`; raise `SettingError` if it is not valid."""
    if value not in ("free", "never"):
        raise SettingError("setting.undo", asked=short_repr(value))
    return str(value)
