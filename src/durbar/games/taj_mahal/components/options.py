"""House options (TM-10): off by default, checked, carried by the record."""

from __future__ import annotations

from collections import Counter
from typing import Any

from durbar.games.datafile import described
from durbar.games.errors import SettingError
from durbar.games.options import check_start_player, start_player, undo
from durbar.games.rulebook import Option, Setting
from durbar.games.taj_mahal.components import BONUSES, Components
from durbar.games.taj_mahal.notation import components_of
from durbar.games.taj_mahal.state import OPEN, VISITS


def _yes_or_no(value: Any) -> bool:
    if not isinstance(value, bool):
        raise SettingError(f"open_hands is true or false, not {value!r}")
    return value


def _names(value: Any) -> list[str]:
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise SettingError(f"province_order is a list of province names, not {value!r}")
    return list(value)


def _layout(value: Any) -> dict[str, str]:
    if not isinstance(value, dict) or not all(isinstance(part, str) for pair in value.items() for part in pair):
        raise SettingError(f"bonus_layout gives each fortress the name of its bonus tile, not {value!r}")
    return dict(value)


OPTIONS = {
    "open_hands": Option(False, _yes_or_no, "everybody sees every hand, for teaching (TM-10.1)"),
    "start_player": start_player("TM-10.2"),
    "province_order": Option(None, _names, "the provinces in the order of tiles 1 to 12, for tournaments (TM-10.3)"),
    "bonus_layout": Option(None, _layout, "the bonus tile of each fortress but Agra, for tournaments (TM-10.4)"),
    "undo": undo("TM-10.5"),
}


def check_options(setting: Setting) -> None:
    """Check what depends on the players and the board; `SettingError` says what is wrong."""
    if not isinstance(setting.board, Components):
        raise SettingError(f"Taj Mahal is played with a board of its own kind, not with {described(setting.board)}")
    check_start_player(setting)
    board = components_of(setting)
    order = setting.options.get("province_order")
    if order is not None:
        names = [province.name for province in board.provinces]
        if sorted(order) != sorted(names):
            wrong = sorted(set(order) ^ set(names)) or [name for name, n in Counter(order).items() if n > 1]
            raise SettingError(f"province_order names each of the {VISITS} provinces once; look at {', '.join(wrong)}")
        last = board.provinces[board.agra_province].name
        if order[-1] != last:
            raise SettingError(f"province_order ends with Agra's province, {last} (TM-2.1), not {order[-1]}")
    layout = setting.options.get("bonus_layout")
    if layout is not None:
        fortresses = [city.name for at, city in enumerate(board.cities) if city.fortress and at != board.agra]
        if sorted(layout) != sorted(fortresses):
            wrong = sorted(set(layout) ^ set(fortresses))
            raise SettingError(
                f"bonus_layout names the {len(fortresses)} fortresses but Agra; look at {', '.join(wrong)}"
            )
        wanted = Counter({name: n for name, n in zip(BONUSES, board.bonus_tiles, strict=True) if n})
        if Counter(layout.values()) != wanted:
            has = ", ".join(f"{name} {n}" for name, n in wanted.items())
            raise SettingError(f"bonus_layout lays out all the tiles there are: {has}")


def script_of(setting: Setting) -> bytes:
    """The outcomes of the deal's first draws: provinces in the order of their tiles, then bonus tiles in the order of
    the cities.
    """
    board = components_of(setting)
    order, layout = setting.options.get("province_order"), setting.options.get("bonus_layout")
    if order is None and layout is None:
        return b""
    names = [province.name for province in board.provinces]
    provinces = [names.index(name) for name in order[:-1]] if order is not None else [OPEN] * (VISITS - 1)
    if layout is None:
        return bytes(provinces)
    fortresses = [city.name for at, city in enumerate(board.cities) if city.fortress and at != board.agra]
    return bytes(provinces + [BONUSES.index(layout[name]) for name in fortresses])
