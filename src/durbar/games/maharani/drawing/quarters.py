"""The matrix of the quarters: every player is a row, every quarter a column; at the end the columns are the sources.

A row tells all that lies before a player: gold, artisans left, and the action markers, gold while they are face up.
"""

from __future__ import annotations

from typing import Any

from durbar.games.drawing.ink import (
    GOLD,
    GOLD_FILL,
    GOLD_HAIR,
    GROOVE,
    INK,
    INK_2,
    INK_3,
    INSET,
    IVORY,
    LAPIS,
    ON_GOLD,
    SERIF,
    SLAB,
    fitted,
    mix,
    shape,
    titled,
    width_of,
    write,
)
from durbar.games.drawing.matrix import row_ground, standing
from durbar.games.drawing.ornament import arch
from durbar.games.drawing.signs import PLAYERS, palace
from durbar.games.maharani.components import QUARTERS, SIDES
from durbar.games.maharani.drawing.floor import animal_sign, artisan_disc
from durbar.games.maharani.events import SOURCES
from durbar.games.maharani.labels import SIDE
from durbar.games.maharani.notation import components_of
from durbar.games.maharani.state import NOBODY
from durbar.games.maharani.view import artisan_colours, side_of, spaces_of
from durbar.games.rulebook import Setting

WIDE = 540.0
"""The width of the matrix."""
HEAD = 96.0
_WHO, _COLUMN, _LEFT = 246.0, 71.0, 20.0


def matrix_of(setting: Setting, state: Any, viewer: int | None, y: float, high: float) -> str:
    """The matrix from y downwards, each row so high."""
    over = state.frame.mover == NOBODY
    first, bottom = y + HEAD, y + HEAD + setting.players * high
    made = [
        shape("rect", x=0.5, y=y, width=WIDE - 1, height=bottom - y, rx=12, fill=SLAB, stroke=GROOVE),
        write("Final gold" if over else "The quarters", _LEFT, y + 40, 25, INK, family=SERIF),
    ]
    legend = ("Where it came from.",) if over else ("Artisans, and the gold they", "bring when it is full.")
    made += [write(text, _LEFT, y + 61 + 17 * at, 13, INK_2) for at, text in enumerate(legend)]
    for column in range(len(QUARTERS)):
        place = {"x": _WHO + column * _COLUMN + 4, "y": first, "width": _COLUMN - 8, "height": bottom - first - 1}
        made.append(shape("rect", **place, fill=INSET, opacity="0.55"))
        made.append(_source(column, y) if over else _niche(setting, state, column, y))
    for seat in range(setting.players):
        made.append(_row(setting, state, viewer, seat, first + seat * high, high))
    return "".join(made)


def _middle(column: int) -> float:
    return _WHO + (column + 0.5) * _COLUMN


def _source(column: int, y: float) -> str:
    word, size = fitted(SOURCES[column].capitalize(), 13, _COLUMN - 4, bold=True)
    return write(word, _middle(column), y + HEAD - 14, size, INK_2, anchor="middle", bold=True)


def _niche(setting: Setting, state: Any, quarter: int, y: float) -> str:
    """A quarter in its niche: its animal and how many spaces are free; hollow once it is paid out."""
    board, x = components_of(setting), _middle(quarter)
    spaces, scored = spaces_of(board, quarter), bool(state.scored >> quarter & 1)
    free = (spaces & ~state.tiles).bit_count()
    fill, edge, ink = (INSET, GROOVE, mix(INK_3, INSET, 0.6)) if scored else (LAPIS, GOLD_HAIR, IVORY)
    outline = arch(x - 29, x + 29, y + 46, y + 8, y + HEAD - 1)
    told = "paid out" if scored else f"{free} free"
    parts = [
        shape("path", d=outline, fill=fill, stroke=edge, stroke_width=1.4),
        animal_sign(board.animals[quarter], x, y + 46, 34, ink),
        write(told, x, y + HEAD - 12, 12.5, INK_2 if scored else IVORY, anchor="middle", bold=True),
    ]
    return titled(f"The quarter of the {board.animals[quarter]}: {told}", parts)


def _row(setting: Setting, state: Any, viewer: int | None, seat: int, y: float, high: float) -> str:
    over, middle = state.frame.mover == NOBODY, y + high / 2
    top = middle - 22
    made = [
        row_ground(setting, state, seat, y, WIDE, high),
        palace(seat, _LEFT + 16, top + 3, 34, SLAB),
        write(f"Seat {seat + 1}", _LEFT + 42, top, 16.5, INK, bold=True),
        write(_below_the_name(setting, seat), _LEFT + 42, top + 17, 12.5, INK_2),
        write(str(sum(state.points[seat])), _WHO - 16, top + 12, 29, INK, anchor="end", family=SERIF),
        _supply(setting, state, seat, middle + 26),
        _markers(setting, state, seat, middle + 26),
    ]
    if seat == viewer:
        x = _LEFT + 48 + width_of(f"Seat {seat + 1}", 16.5, bold=True)
        made.append(write("you", x, top, 12.5, GOLD, bold=True))
    for column in range(len(QUARTERS)):
        if over:
            gold = state.points[seat][column]
            made.append(write(str(gold or "·"), _middle(column), middle + 6, 19, INK, anchor="middle"))
        elif state.scored >> column & 1:
            made.append(write("·", _middle(column), middle + 6, 17, INK_3, anchor="middle"))
        else:
            made.append(_cell(setting, state, seat, column, middle))
    return "".join(made)


def _below_the_name(setting: Setting, seat: int) -> str:
    return f"in the {SIDE[SIDES[side_of(setting, seat)]]}"


def _supply(setting: Setting, state: Any, seat: int, y: float) -> str:
    """The artisans that are left, of each colour."""
    parts, x = [], _LEFT + 11
    for artisan in range(artisan_colours(setting)):
        parts.append(artisan_disc(seat, artisan, x, y, 10))
        parts.append(write(str(state.supply[seat][artisan]), x + 15, y + 5, 14, INK_2))
        x += 46
    left = " and ".join(str(state.supply[seat][one]) for one in range(artisan_colours(setting)))
    return titled(f"{left} artisans left", parts)


def _markers(setting: Setting, state: Any, seat: int, y: float) -> str:
    """The action markers: gold with their animal while face up, pale once they are turned."""
    made = []
    for quarter, animal in enumerate(components_of(setting).animals):
        x, up = _WHO - 26 - (len(QUARTERS) - 1 - quarter) * 29, state.markers[seat] >> quarter & 1
        fill, edge, ink = (GOLD_FILL, GOLD, ON_GOLD) if up else (SLAB, GROOVE, mix(INK_3, SLAB, 0.45))
        disc = shape("circle", cx=x, cy=y, r=12.5, fill=fill, stroke=edge)
        told = f"Marker of the {animal}: face {'up' if up else 'down'}"
        made.append(titled(told, [disc, animal_sign(animal, x, y, 17, ink)]))
    return "".join(made)


def _cell(setting: Setting, state: Any, seat: int, quarter: int, y: float) -> str:
    """A player's artisans in a quarter and what they would bring; with two colours, each by itself."""
    board, x = components_of(setting), _middle(quarter)
    spaces = spaces_of(board, quarter)
    colours = artisan_colours(setting)
    many = [[(state.artisans[one][c] & spaces).bit_count() for c in range(colours)] for one in range(setting.players)]
    gold = sum(board.payout[n] for n in many[seat])
    if colours == 1:
        most = max(n for one, (n,) in enumerate(many) if one != seat)
        made = standing(many[seat][0], most, PLAYERS[seat][0], x, y - 8)
    else:
        shown = [artisan for artisan in range(colours) if many[seat][artisan]]
        made = "" if shown else standing(0, 0, PLAYERS[seat][0], x, y - 8)
        for at, artisan in enumerate(shown):
            left = x + (at - (len(shown) - 1) / 2) * 33 - 7
            made += artisan_disc(seat, artisan, left, y - 8, 9)
            made += write(str(many[seat][artisan]), left + 12, y - 2, 15.5, INK, bold=True)
    return made + (write(f"{gold} gold", x, y + 27, 12.5, INK_2, anchor="middle") if gold else "")
