"""What the matrices of all games have alike: every player is a row, and who leads a column stands out in it."""

from __future__ import annotations

from typing import Any

from durbar.games.drawing.ink import GOLD_FILL, GROOVE, INK, INK_2, INK_3, SLAB, WHITE, line, shape, write
from durbar.games.drawing.signs import PLAYERS
from durbar.games.rulebook import Setting


def winners(setting: Setting, state: Any) -> list[int]:
    """The seats of the first rank, at the end."""
    orders = [setting.rulebook.order(setting, state, seat) for seat in range(setting.players)]
    return [seat for seat in range(setting.players) if orders[seat] == max(orders)]


def row_ground(setting: Setting, state: Any, seat: int, y: float, wide: float, high: float) -> str:
    """What is under a player's row: a tint of their colour if they are to move, of gold if they have won."""
    made, over = line(0.5, y, wide - 0.5, y, GROOVE), state.frame.mover < 0
    if seat == state.frame.mover or (over and seat in winners(setting, state)):
        tint = GOLD_FILL if over else PLAYERS[seat][0]
        made += shape("rect", x=4, y=y + 3.5, width=wide - 8, height=high - 7, rx=8, fill=tint, opacity=0.1)
        made += shape("rect", x=4, y=y + 9.5, width=4, height=high - 19, rx=2, fill=tint)
    return made


def standing(mine: int, most: int, colour: str, x: float, y: float) -> str:
    """A count beside the most that a rival has: a disc leads alone, a ring is tied, a figure is behind."""
    if not mine:
        return write("·", x, y + 6, 17, INK_3, anchor="middle")
    if mine < most:
        return write(str(mine), x, y + 6, 17, INK_2, anchor="middle")
    if mine > most:
        disc = shape("circle", cx=x, cy=y, r=16, fill=colour)
        return disc + write(str(mine), x, y + 6, 17, WHITE, anchor="middle", bold=True)
    ring = shape("circle", cx=x, cy=y, r=15, fill=SLAB, stroke=colour, stroke_width=2.2)
    return ring + write(str(mine), x, y + 6, 17, INK, anchor="middle", bold=True)
