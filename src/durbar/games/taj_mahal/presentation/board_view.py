"""The parts of the table that never change during a game: the board, and the terms of the edition. They are ready for
JSON.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files

from durbar.games.rulebook import Setting
from durbar.games.taj_mahal.components.components import (
    ADVISORS,
    COLOURS,
    EFFECTS,
    SYMBOLS,
    Components,
    components_of,
)
from durbar.games.taj_mahal.components.editions import EDITIONS
from durbar.games.taj_mahal.presentation.geometry import Box, around, geometry_of, hull, points_of
from durbar.games.taj_mahal.presentation.label_places import (
    HIGHLIGHT_FACTOR,
    MIN_SIZE_WITHOUT_GOODS,
    SHORT_TILE_WIDTH,
    SIZES,
    TILE_SIZE,
    Lettering,
    lettering_of,
)
from durbar.games.taj_mahal.presentation.notation import SPECIALS, card_texts
from durbar.games.taj_mahal.presentation.view_types import (
    TajMahalBoard,
    TajMahalCard,
    TajMahalCloths,
    TajMahalLettering,
    TajMahalMap,
)

MARGIN = 13.0
"""The margin around a province and its city names when only this province is shown, in units of the board."""
_PROVINCE_SIZES = 4
"""How many of the letter sizes, from the smallest on, are used when only one province is shown."""


def board_view_of(setting: Setting) -> TajMahalBoard:
    """Return everything that is needed to draw the board of a game, and the terms of its edition."""
    board, edition = components_of(setting), EDITIONS[setting.edition]
    return {
        **_map(board),
        **_cloth(),
        "roads": [(board.cities[start].name, board.cities[end].name) for start, end in board.roads],
        "cards": _cards(board, setting.edition),
        "colours": dict(zip((name[0] for name in edition.colours), COLOURS, strict=True)),
        "names": {
            "colours": list(edition.colours),
            "special": edition.names["special"],
            "advisor-tile": edition.names["advisor-tile"],
            "gems": edition.names["gems"],
        },
        "specials": {advisor: EFFECTS[effect] for advisor, effect in zip(ADVISORS, board.specials, strict=True)},
    }


def _cards(board: Components, edition: str) -> dict[str, TajMahalCard]:
    """Return all cards by notation, in the order in which the cards of a hand are sorted.

    ``cloth`` is the name of the card's pattern, and ``colour`` is the edition's name of its colour.
    """
    texts, colours = [text for text in card_texts(board, edition) if text], EDITIONS[edition].colours
    cards: dict[str, TajMahalCard] = {}
    for text, card in zip(texts, board.card_types, strict=False):
        cards[text] = {
            "kind": "white" if card.colour is None else "coloured",
            "cloth": "white" if card.colour is None else COLOURS[card.colour],
            "colour": "white" if card.colour is None else colours[card.colour],
            "symbols": [SYMBOLS[symbol] for symbol in card.symbols],
            "effect": None,
        }
    for text, effect in zip(SPECIALS, EFFECTS, strict=True):
        cards[text] = {"kind": "special", "cloth": "special", "colour": "special", "symbols": [], "effect": effect}
    return cards


@cache
def _cloth() -> TajMahalCloths:
    """Return the cloth patterns of provinces and cards."""
    data = tomllib.loads((files(__package__) / "cloth.toml").read_text(encoding="utf-8"))
    return {"weaves": list(data["weaves"].values()), "cloth": data["cloth"]}


@lru_cache(16)
def _map(board: Components) -> TajMahalMap:
    """Return the map of a board."""
    geometry, letterings = geometry_of(board), [lettering_of(board, size) for size in SIZES]
    return {
        "box": list(geometry.box),
        "cartouche": list(geometry.cartouche),
        "land": geometry.land,
        "provinces": [
            {
                "name": province.name,
                "tile": _rounded(letterings[0].tiles[index]),
                "outline": outline,
                "view": _rounded(_view(province.cities, outline, letterings[:_PROVINCE_SIZES])),
            }
            for index, (province, outline) in enumerate(zip(board.provinces, geometry.provinces, strict=True))
        ],
        "scenery": geometry.scenery,
        "cities": [
            {
                "name": city.name,
                "x": round(x, 1),
                "y": round(y, 1),
                "fortress": city.fortress,
                "province": board.provinces[city.province].name,
            }
            for city, (x, y) in zip(board.cities, geometry.cities, strict=True)
        ],
        "letterings": [_lettering(letters) for letters in letterings],
    }


def _view(cities: Sequence[int], outline: str, letterings: list[Lettering]) -> Box:
    """Return the part of the map that is shown when only one province is shown: the province and its city names."""
    names = [letters.names[city].box for letters in letterings for city in cities]
    return hull([*(around(point, 0, 0) for point in points_of(outline)), *names], MARGIN)


def _lettering(letters: Lettering) -> TajMahalLettering:
    """Return the positions for one letter size as JSON; `TajMahalLettering` explains the keys."""
    return {
        "size": letters.size,
        "lit": round(letters.size * HIGHLIGHT_FACTOR, 1),
        "names": [
            (round(name.x), round(name.y), name.anchor, round(name.box.left), round(name.box.right), name.free)
            for name in letters.names
        ],
        "tiles": [_rounded(tile) for tile in letters.tiles],
        "tile": [
            SHORT_TILE_WIDTH if letters.size >= MIN_SIZE_WITHOUT_GOODS else TILE_SIZE[0],
            TILE_SIZE[1],
            round(letters.size / SIZES[0], 3),
        ],
    }


def _rounded(numbers: Iterable[float]) -> list[int]:
    """Return numbers rounded to integers."""
    return [round(number) for number in numbers]
