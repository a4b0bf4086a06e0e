"""The turn on lapis, with the four tiles to choose from; at the end the winners. Below it, what the bag still holds."""

from __future__ import annotations

from typing import Any

from durbar.games.drawing.ink import (
    GOLD_FILL,
    GOLD_HAIR,
    GOLD_ON_LAPIS,
    GROOVE,
    INK,
    INK_2,
    IVORY,
    LAPIS,
    LAPIS_DEEP,
    SERIF,
    SLAB,
    fitted,
    num,
    shape,
    titled,
    write,
)
from durbar.games.drawing.matrix import winners
from durbar.games.drawing.signs import palace
from durbar.games.maharani.drawing.floor import animal_sign, badge, slot_stone
from durbar.games.maharani.drawing.quarters import WIDE
from durbar.games.maharani.drawing.stones import stones_of
from durbar.games.maharani.notation import components_of
from durbar.games.maharani.state import NOBODY, NOTHING
from durbar.games.maharani.view import quarters_of_slots
from durbar.games.rulebook import Setting

BAG = 70.0
"""The height of the bag."""


def turn_of(setting: Setting, state: Any, y: float, high: float) -> str:
    """The turn from y downwards, so high."""
    made = [shape("rect", x=0, y=y, width=WIDE, height=high, rx=12, fill=LAPIS), _inlay(y + 7)]
    if state.frame.mover == NOBODY:
        return "".join([*made, _end(setting, state, y, high)])
    seat, middle = state.frame.mover, y + (high - 196) / 2
    eyebrow = f"TURN {state.turn + 1}"
    task = f"Seat {seat + 1} {'lays a second tile or ends the turn' if state.placed else 'lays a tile'}"
    words, size = fitted(task, 25, WIDE - 100)
    made += [
        write(eyebrow, 66, middle + 34, 12, GOLD_ON_LAPIS, bold=True, spacing=1.3),
        palace(seat, 38, middle + 43, 36, IVORY),
        write(words, 66, middle + 61, size, IVORY, family=SERIF),
    ]
    step = (WIDE - 32) / 4
    for slot, quarter in enumerate(quarters_of_slots(setting, seat)):
        made.append(_slot(setting, state, slot, quarter, 24 + slot * step, middle + 84))
    return "".join(made)


def _inlay(y: float) -> str:
    """A row of lozenges in gold, the border of what is asked."""
    step, first = 16.0, 10.0
    lozenges = "".join(
        f"M{num(x)} {num(y)}L{num(x + 4)} {num(y - 4)}L{num(x + 8)} {num(y)}L{num(x + 4)} {num(y + 4)}Z"
        f"M{num(x + 8)} {num(y)}L{num(x + 16)} {num(y)}"
        for x in (first + step * at for at in range(int((WIDE - 2 * first) // step)))
    )
    return shape("path", d=lozenges, stroke=GOLD_HAIR, opacity="0.8")


def _slot(setting: Setting, state: Any, slot: int, quarter: int, x: float, y: float) -> str:
    """A slot: its tile, and the quarter where it lies with the mover's marker there."""
    animal, size = components_of(setting).animals[quarter], 88.0
    up = state.markers[state.frame.mover] >> quarter & 1
    parts = [shape("rect", x=x - 2, y=y - 2, width=size + 4, height=size + 4, rx=5, fill=LAPIS_DEEP, stroke=GOLD_HAIR)]
    if state.slot[slot] != NOTHING:
        parts.append(slot_stone(setting, state, slot, x, y, size))
    else:
        parts.append(write("empty", x + size / 2, y + size / 2 + 5, 13, GOLD_ON_LAPIS, anchor="middle"))
    ink = GOLD_FILL if up else IVORY
    parts += [
        badge(slot + 1, x + size, y + 2, 12),
        animal_sign(animal, x + size + 16, y + size - 14, 22, ink),
    ]
    told = f"Slot {slot + 1}, the {animal}'s quarter: {'anywhere, for its marker' if up else 'only there'}"
    return titled(told, parts)


def _end(setting: Setting, state: Any, y: float, high: float) -> str:
    """Who has won."""
    best, middle = winners(setting, state), y + high / 2
    names = " and ".join(f"Seat {seat + 1}" for seat in best)
    told = f"{names} {'win' if len(best) > 1 else 'wins'} with {sum(state.points[best[0]])} gold"
    words, size = fitted(told, 30, WIDE - 60)
    made = [write("THE END", WIDE / 2, middle - 52, 13, GOLD_ON_LAPIS, anchor="middle", bold=True, spacing=1.5)]
    for at, seat in enumerate(best):
        made.append(palace(seat, WIDE / 2 + (at - (len(best) - 1) / 2) * 66, middle - 6, 58, IVORY))
    return "".join([*made, write(words, WIDE / 2, middle + 60, size, IVORY, anchor="middle", family=SERIF)])


def bag_of(setting: Setting, state: Any, y: float) -> str:
    """What the bag still holds, by colour."""
    board = components_of(setting)
    made = [
        shape("rect", x=0.5, y=y, width=WIDE - 1, height=BAG - 0.5, rx=12, fill=SLAB, stroke=GROOVE),
        write(str(state.bag.size), 20, y + 44, 27, INK, family=SERIF),
        write("in", 62, y + 32, 12.5, INK_2),
        write("the bag", 62, y + 48, 12.5, INK_2),
    ]
    first = 126.0
    step = (WIDE - first - 12) / len(board.colours)
    for colour, name in enumerate(board.colours):
        many = sum(state.bag.count[type] for type, tile in enumerate(board.tiles) if tile.colour == colour)
        x, look = first + colour * step, stones_of(board)[colour]
        parts = [
            shape("use", href=f"#mh-stone-{colour}", x=x, y=y + 14, width=28, height=28),
            shape("rect", x=x, y=y + 14, width=12, height=12, fill=look.base),
            write(name[0].upper(), x + 6, y + 24, 11, look.letter, anchor="middle", bold=True),
            write(str(many), x + 14, y + 59, 14, INK, anchor="middle", bold=True),
        ]
        made.append(titled(f"{many} {name} in the bag", parts))
    return "".join(made)
