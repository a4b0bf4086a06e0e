"""The map: provinces, roads, cities, tiles, palaces and names."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from durbar.games.drawing.ink import (
    BLACK,
    GOLD,
    GOLD_FILL,
    GOLD_HAIR,
    GOLD_ON_LAPIS,
    GROOVE,
    GROUND,
    INK,
    INK_2,
    INK_3,
    IVORY,
    LAND,
    LAPIS,
    ON_GOLD,
    SEA,
    SLAB,
    WHITE,
    mix,
    num,
    pattern,
    shape,
    titled,
    write,
)
from durbar.games.drawing.signs import palace, sign
from durbar.games.rulebook import Setting
from durbar.games.taj_mahal.components import COMMODITIES, Components
from durbar.games.taj_mahal.drawing.cloth import cloths
from durbar.games.taj_mahal.drawing.ground import Point, ground_of, inset, rounded
from durbar.games.taj_mahal.drawing.names import TILE, places_of
from durbar.games.taj_mahal.events import BONUSES
from durbar.games.taj_mahal.notation import components_of
from durbar.games.taj_mahal.state import NOBODY

DYES = (
    *("#8C6239", "#7A4C94", "#B2473B", "#23759E", "#2C4C94", "#DE9A1F"),
    *("#9A3F6B", "#B88A2E", "#3E8B77", "#4A6FB0", "#6F7F34", "#C0562B"),
)
"""A dye for each province, in the order of the board file."""
_BONUS_WORDS = {"points_2": "+2 points", "card": "+1 card", "taj_mahal": "the Taj Mahal, +4 points"}


def map_defs(setting: Setting, state: Any) -> str:
    """The weaves of the provinces: light on the present one."""
    lit, made = _lit(state), []
    for province, weave in zip(range(len(components_of(setting).provinces)), cloths()["weaves"].values(), strict=True):
        name = f"tm-weave-{province}{'-lit' if province == lit else ''}"
        made.append(pattern(name, weave, WHITE if province == lit else mix(DYES[province], BLACK, 0.75), 1.6))
    return "".join(made)


def map_of(setting: Setting, state: Any) -> str:
    """The whole map, in the coordinates of its ground."""
    board = components_of(setting)
    spots = ground_of(board).spots
    cities = "".join(_city(setting, state, city, spot) for city, spot in enumerate(spots))
    return (
        _land(board)
        + _provinces(setting, state)
        + _roads(board)
        + _tiles(setting, state)
        + cities
        + _names(setting, state)
    )


def _lit(state: Any) -> int | None:
    """The present province; None when the game is over."""
    return None if state.frame.mover == NOBODY else state.order[state.visit]


@lru_cache(16)
def _land(board: Components) -> str:
    """What is under everything: the coast with its ripples, and the land."""
    coast = "".join(rounded(outline, 26) for outline in ground_of(board).land)
    ripples = ((mix(SEA, GROUND, 0.45), 40), (mix(SEA, GROUND, 0.75), 27), (GOLD_HAIR, 15), (LAND, 12))
    made = [
        shape("path", d=coast, stroke=colour, stroke_width=width, stroke_linejoin="round") for colour, width in ripples
    ]
    return "".join([*made, shape("path", d=coast, fill=LAND)])


@lru_cache(16)
def _stones(board: Components) -> tuple[str, ...]:
    """Each province as path data, with a joint between neighbours."""
    return tuple(
        "".join(rounded(inset(outline, 2.3)) for outline in outlines) for outlines in ground_of(board).provinces
    )


def _provinces(setting: Setting, state: Any) -> str:
    """Stones of cloth: pale before the court comes and paler after, dyed and edged with gold while it is there."""
    stones, lit, made = _stones(components_of(setting)), _lit(state), []
    visited = set(state.order[: state.visit])
    for province, stone in enumerate(stones):
        if province != lit:
            dye, weave = (0.05, 0.1) if province in visited else (0.14, 0.22)
            made.append(shape("path", d=stone, fill=mix(DYES[province], LAND, dye)))
            made.append(shape("path", d=stone, fill=f"url(#tm-weave-{province})", opacity=f"{weave}"))
            made.append(shape("path", d=stone, stroke=mix(DYES[province], LAND, 2.6 * dye), stroke_width=1.2))
    if lit is not None:
        edge = {"d": stones[lit], "stroke": GOLD_FILL, "stroke_linejoin": "round"}
        for width, opacity in ((26, "0.12"), (18, "0.18"), (11, "0.3")):
            made.append(shape("path", **edge, stroke_width=width, opacity=opacity))
        made.append(shape("path", d=stones[lit], fill=mix(DYES[lit], LAND, 0.42)))
        made.append(shape("path", d=stones[lit], fill=f"url(#tm-weave-{lit}-lit)", opacity="0.34"))
        made.append(shape("path", **edge, stroke_width=4.5))
    return "".join(made)


@lru_cache(16)
def _roads(board: Components) -> str:
    """Roads: whole lines inside a province, dotted from one to the next."""
    spots, inside, between = ground_of(board).spots, "", ""
    for one, other in board.roads:
        road = f"M{num(spots[one][0])} {num(spots[one][1])}L{num(spots[other][0])} {num(spots[other][1])}"
        if board.cities[one].province == board.cities[other].province:
            inside += road
        else:
            between += road
    ink = mix(INK_2, LAND, 0.62)
    return (
        shape("path", d=inside, stroke=LAND, stroke_width=5, opacity=0.7)
        + shape("path", d=inside, stroke=ink, stroke_width=2.2)
        + shape("path", d=between, stroke=ink, stroke_width=2.4, stroke_dasharray="0.1 6", stroke_linecap="round")
    )


def _tiles(setting: Setting, state: Any) -> str:
    """The tile of each province: when it is visited and the commodities, or who has taken them."""
    board, made = components_of(setting), []
    places = places_of(board).tiles
    for visit, province in enumerate(state.order):
        x, y = places[province]
        goods = [COMMODITIES[one] for one in board.province_tiles[visit]]
        what = f"Visit {visit + 1}: {board.provinces[province].name}, {' and '.join(goods)}"
        if visit < state.visit:
            owner = state.tile_owner[visit]
            wide = 32.0 if owner == NOBODY else 54.0
            parts = [_plate(x, y, wide, mix(SLAB, LAND, 0.5), GROOVE), _number(visit, x - wide / 2 + 16, y, INK_3)]
            if owner != NOBODY:
                parts.append(palace(owner, x + 12, y - 0.5, 18))
            what += ", taken by nobody" if owner == NOBODY else f", taken by seat {owner + 1}"
        else:
            wide = 30.0 + 19.0 * len(goods)
            fill, edge, ink = (GOLD_FILL, GOLD, ON_GOLD) if province == _lit(state) else (SLAB, GOLD_HAIR, INK)
            parts = [_plate(x, y, wide, fill, edge), _number(visit, x - wide / 2 + 15, y, ink)]
            parts += [sign(one, x - wide / 2 + 34 + 18.5 * at, y, 16, ink) for at, one in enumerate(goods)]
        made.append(titled(what, parts))
    return "".join(made)


def _plate(x: float, y: float, wide: float, fill: str, edge: str) -> str:
    place = {"x": x - wide / 2, "y": y - TILE[1] / 2, "width": wide, "height": TILE[1], "rx": TILE[1] / 2}
    return shape("rect", **place, fill=fill, stroke=edge, stroke_width=1.3)


def _number(visit: int, x: float, y: float, ink: str) -> str:
    return write(str(visit + 1), x, y + 5, 14, ink, anchor="middle", bold=True)


def _city(setting: Setting, state: Any, city: int, spot: Point) -> str:
    """A city or a fortress with its bonus tile, and the palaces that stand there."""
    (x, y), place = spot, components_of(setting).cities[city]
    kind = BONUSES[state.bonus[city] - 1] if state.bonus[city] else None
    what, parts = place.name, []
    if place.fortress:
        what += ", fortress"
        r = 17.0 if kind else 12.0
        diamond = f"M{num(x)} {num(y - r)}L{num(x + r)} {num(y)}L{num(x)} {num(y + r)}L{num(x - r)} {num(y)}Z"
        fill, edge = (LAPIS, GOLD_FILL) if kind else (LAND, INK_2)
        parts.append(shape("path", d=diamond, fill=fill, stroke=edge, stroke_width=2.2, stroke_linejoin="round"))
    else:
        parts.append(shape("circle", cx=x, cy=y, r=6.5, fill=LAND, stroke=INK_2, stroke_width=2.2))
    if kind:
        what += f", {_BONUS_WORDS.get(kind, kind)}"
        if kind == "points_2":
            parts.append(write("+2", x, y + 4.6, 12.5, GOLD_ON_LAPIS, anchor="middle", bold=True))
        else:
            parts.append(sign(kind, x, y - (1 if kind == "taj_mahal" else 0), 17, IVORY))
    standing = _standing(setting, state, city)
    for at, (seat, crowned) in enumerate(standing):
        px, py = x + (at - (len(standing) - 1) / 2) * 24, y - (17 if kind else 4)
        parts.append(palace(seat, px, py, 31))
        if crowned:
            parts.append(_crown(px + 11, py - 11, 8))
        what += f", {'crown palace' if crowned else 'palace'} of seat {seat + 1}"
    return titled(what, parts)


def _crown(x: float, y: float, r: float) -> str:
    """The mark of a crown palace: the Grand Mogul's sign in gold."""
    disc = shape("circle", cx=x, cy=y, r=r, fill=GOLD_FILL, stroke=LAND, stroke_width=1.6)
    return disc + sign("mogul", x, y, r * 1.4, ON_GOLD)


def _standing(setting: Setting, state: Any, city: int) -> list[tuple[int, bool]]:
    """The palaces in a city: whose, and whether it is a crown palace."""
    seats = range(setting.players)
    palaces = [(seat, False) for seat in seats if state.palaces[seat] >> city & 1]
    return palaces + [(seat, True) for seat in seats if state.crowns[seat] >> city & 1]


def _names(setting: Setting, state: Any) -> str:
    """The names of the cities. One beside two palaces makes way for them if it can."""
    board, lit, made = components_of(setting), _lit(state), []
    places = places_of(board)
    frame, names = places.frame, places.names
    for at, (city, name) in enumerate(zip(board.cities, names, strict=True)):
        if len(_standing(setting, state, at)) > 1 and name.anchor != "middle":
            aside = name.moved(13 if name.anchor == "start" else -13)
            free = frame.left <= aside.box.left and aside.box.right <= frame.right
            if free and not any(aside.box.common(other.box) for other in names if other != name):
                name = aside
        halo = mix(DYES[city.province], LAND, 0.2) if city.province == lit else LAND
        made.append(write(name.text, name.x, name.y, name.size, anchor=name.anchor, bold=city.fortress, halo=halo))
    return "".join(made)
