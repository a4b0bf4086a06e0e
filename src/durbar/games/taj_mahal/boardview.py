"""What a table draws that never changes in a game: the board, and what the edition calls things. JSON-ready.

The standard board has outlines drawn by hand (``drawing/standard_map.toml``); those of other boards are worked out.
"""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from durbar.games.rulebook import Setting
from durbar.games.taj_mahal.components import ADVISORS, COLOURS, EFFECTS, Components
from durbar.games.taj_mahal.drawing.ground import Outline, Point, ground_of, inset, rounded
from durbar.games.taj_mahal.drawing.names import Box, places_of
from durbar.games.taj_mahal.editions import EDITIONS
from durbar.games.taj_mahal.notation import components_of

JOINT = 2.3
"""How far a stone is drawn in, so that a joint shows between neighbours."""

CARTOUCHE = (284, 160)
"""The sides of the plate that names the visit."""


def board_view_of(setting: Setting) -> dict[str, Any]:
    """The board of a game as a table draws it, and the words of its edition."""
    board, edition = components_of(setting), EDITIONS[setting.edition]
    drawn = _by_hand() if not setting.own_board else _worked_out(board)
    provinces = [province.name for province in board.provinces]
    return {
        **drawn,
        "cities": [
            {
                "name": city.name,
                "x": round(x, 1),
                "y": round(y, 1),
                "fortress": city.fortress,
                "province": provinces[city.province],
            }
            for city, (x, y) in zip(board.cities, _spots(setting), strict=True)
        ],
        "roads": [[board.cities[one].name, board.cities[other].name] for one, other in board.roads],
        "colours": dict(zip((name[0] for name in edition.colours), COLOURS, strict=True)),
        "names": {"colours": list(edition.colours), **edition.names},
        "specials": {advisor: EFFECTS[effect] for advisor, effect in zip(ADVISORS, board.specials, strict=True)},
    }


def _spots(setting: Setting) -> tuple[Point, ...]:
    board = components_of(setting)
    return ground_of(board).spots if setting.own_board else tuple((city.x, city.y) for city in board.cities)


@cache
def _by_hand() -> dict[str, Any]:
    """The standard board's drawing."""
    from durbar.games.taj_mahal.boardfile import standard_components

    board = standard_components()
    path = files("durbar.games.taj_mahal.drawing") / "standard_map.toml"
    drawn = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        "box": [0, 0, board.width, board.height],
        "cartouche": [*drawn["cartouche"], 1],
        "land": drawn["land"],
        "provinces": [{"name": province.name, **drawn["provinces"][province.name]} for province in board.provinces],
        "scenery": {name: drawn[name] for name in ("ridge", "sea", "compass")},
    }


@lru_cache(16)
def _worked_out(board: Components) -> dict[str, Any]:
    """The drawing of a board of one's own."""
    ground, places = ground_of(board), places_of(board)
    frame, court = places.frame, places.court
    stones = [_path(outlines) for outlines in ground.provinces]
    return {
        "box": [round(side) for side in (frame.left, frame.top, frame.right, frame.bottom)],
        "cartouche": _cartouche(court),
        "land": "".join(rounded(outline, 26) for outline in ground.land),
        "provinces": [
            {"name": province.name, "tile": [round(x), round(y)], "outline": stone}
            for province, (x, y), stone in zip(board.provinces, places.tiles, stones, strict=True)
        ],
        "scenery": None,
    }


def _cartouche(court: Box) -> list[float]:
    """The middle of the plate that names the visit, and how large it is drawn, so that it keeps to the court's room."""
    wide, high = court.right - court.left, court.bottom - court.top
    scale = min(1.0, wide / CARTOUCHE[0], high / CARTOUCHE[1])
    return [round(court.left + wide / 2), round(court.top + high / 2), round(scale, 2)]


def _path(outlines: tuple[Outline, ...]) -> str:
    return "".join(rounded(inset(outline, JOINT)) for outline in outlines)
