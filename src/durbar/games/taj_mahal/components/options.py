"""The options of Taj Mahal (TM-10): off by default, checked when a game is set up, and stored in its record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from durbar.games.datafile import described, printable, short_repr
from durbar.games.errors import SettingError
from durbar.games.options import check_start_player, start_player, undo, yes_or_no
from durbar.games.rulebook import Option, Setting
from durbar.games.taj_mahal.components.components import BONUSES, FORTRESSES, Components, components_of
from durbar.games.taj_mahal.rules.state import OPEN, OPEN_HANDS, START, UNREST_FOR_ALL, VISITS


def _check_province_order(value: Any) -> list[str]:
    """Return the value of the option `province_order`; raise `SettingError` if it is not a list of names."""
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise SettingError("taj-mahal.option.province-order", rule="TM-10.3", asked=short_repr(value))
    return list(value)


def _check_bonus_layout(value: Any) -> dict[str, str]:
    """Return the value of the option `bonus_layout`; raise `SettingError` if it is not a table of names."""
    if not isinstance(value, dict) or not all(isinstance(part, str) for pair in value.items() for part in pair):
        raise SettingError("taj-mahal.option.bonus-layout", rule="TM-10.4", asked=short_repr(value))
    return dict(value)


def _shortened(names: Sequence[str]) -> list[str]:
    """Return some names, shortened and safe to print in an error message. The list has at most as many names as there
    are fortresses.
    """
    return [printable(name) for name in names[:FORTRESSES]]


OPTIONS = {
    "open_hands": yes_or_no("open_hands", "TM-10.1", OPEN_HANDS),
    "start_player": start_player("TM-10.2", START),
    "province_order": Option(None, _check_province_order, "TM-10.3"),
    "bonus_layout": Option(None, _check_bonus_layout, "TM-10.4"),
    "undo": undo("TM-10.5"),
    "unrest": yes_or_no("unrest", "TM-10.6", UNREST_FOR_ALL),
}


def check_options(setting: Setting) -> None:
    """Check options that depend on the players or the board; raise `SettingError` if one is invalid."""
    if not isinstance(setting.board, Components):
        raise SettingError("setting.other-board", game="Taj Mahal", found=described(setting.board))
    check_start_player(setting)
    board = components_of(setting)
    order = setting.options.get("province_order")
    if order is not None:
        names = [province.name for province in board.provinces]
        if sorted(order) != sorted(names):
            repeated = [name for name, count in Counter(order).items() if count > 1]
            wrong_names = sorted(set(order) ^ set(names)) or repeated
            raise SettingError(
                "taj-mahal.option.each-province-once", rule="TM-10.3", provinces=VISITS, names=_shortened(wrong_names)
            )
        last = board.provinces[board.agra_province].name
        if order[-1] != last:
            raise SettingError(
                "taj-mahal.option.ends-with-agra", province=last, by="TM-2.1", found=printable(order[-1])
            )
    layout = setting.options.get("bonus_layout")
    if layout is not None:
        fortresses = [city.name for index, city in enumerate(board.cities) if city.fortress and index != board.agra]
        if sorted(layout) != sorted(fortresses):
            wrong_names = sorted(set(layout) ^ set(fortresses))
            raise SettingError(
                "taj-mahal.option.each-fortress-once",
                rule="TM-10.4",
                fortresses=len(fortresses),
                names=_shortened(wrong_names),
            )
        tile_counts = Counter({name: count for name, count in zip(BONUSES, board.bonus_tiles, strict=True) if count})
        if Counter(layout.values()) != tile_counts:
            tiles = [f"{name} {count}" for name, count in tile_counts.items()]
            raise SettingError("taj-mahal.option.all-tiles", rule="TM-10.4", tiles=tiles)


def has_unrest(setting: Setting) -> bool:
    """Return whether this game is played with unrest (TM-9, TM-10.6)."""
    return setting.players == 2 or bool(setting.options.get("unrest"))


def script_of(setting: Setting) -> bytes:
    """Return the outcomes of the first draws of the deal, if options fix them: the provinces in the order of their
    tiles, then the bonus tiles in the order of the cities.
    """
    board = components_of(setting)
    order, layout = setting.options.get("province_order"), setting.options.get("bonus_layout")
    if order is None and layout is None:
        return b""
    names = [province.name for province in board.provinces]
    provinces = [names.index(name) for name in order[:-1]] if order is not None else [OPEN] * (VISITS - 1)
    if layout is None:
        return bytes(provinces)
    fortresses = [city.name for index, city in enumerate(board.cities) if city.fortress and index != board.agra]
    return bytes(provinces + [BONUSES.index(layout[name]) for name in fortresses])
