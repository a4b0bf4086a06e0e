"""A position of Maharani as an SVG document: for notebooks, for ``render()`` and for pages about the game.

The floor is on the left; the quarters' matrix, the turn and the bag are on the right. Everything is drawn from the
state it is given, which is what one viewer may know.
"""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

from durbar.games.drawing.ink import GROUND, SANS, num, placed, shape
from durbar.games.drawing.signs import credit, sign_defs
from durbar.games.maharani.drawing.floor import FRAME, floor_defs, floor_of
from durbar.games.maharani.drawing.floor import WIDE as FLOOR
from durbar.games.maharani.drawing.quarters import HEAD, matrix_of
from durbar.games.maharani.drawing.quarters import WIDE as BESIDE
from durbar.games.maharani.drawing.stones import stone_defs
from durbar.games.maharani.drawing.turn import BAG, bag_of, turn_of
from durbar.games.maharani.notation import components_of
from durbar.games.maharani.state import NOBODY
from durbar.games.rulebook import Setting

_EDGE, _SCALE = 16.0, 0.9
_HIGH = FLOOR * _SCALE
_ROWS = {2: 166.0, 3: 128.0, 4: 104.0}
"""How high a player's row is."""


def picture_of(setting: Setting, state: Any, seat: int | None) -> str:
    """The position as a seat sees it (None: as a spectator does)."""
    board = components_of(setting)
    wide, high = num(_EDGE + _HIGH + _EDGE + BESIDE + _EDGE), num(_HIGH + 2 * _EDGE)
    row = _ROWS[setting.players]
    below = HEAD + setting.players * row + _EDGE
    bag = _HIGH - BAG
    beside = [
        matrix_of(setting, state, seat, 0, row),
        turn_of(setting, state, below, bag - _EDGE - below),
        bag_of(setting, state, bag),
    ]
    at = _EDGE + FRAME * _SCALE
    inside = [
        f"<title>{escape(_summary(setting, state))}</title><metadata>{escape(credit())}</metadata>",
        f"<defs>{sign_defs((*board.animals, 'taj_mahal'))}{stone_defs(board)}{floor_defs()}</defs>",
        shape("rect", width=wide, height=high, fill=GROUND),
        placed(at, at, _SCALE, [floor_of(setting, state)]),
        placed(_EDGE + _HIGH + _EDGE, _EDGE, 1, beside),
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
    return f'{head} role="img" font-family="{SANS}">{"".join(inside)}</svg>'


def _summary(setting: Setting, state: Any) -> str:
    """What the picture shows, in a line."""
    scores = ", ".join(f"seat {seat + 1} has {sum(state.points[seat])}" for seat in range(setting.players))
    if state.frame.mover == NOBODY:
        return f"Maharani, the end: {scores}"
    doing = "lays a second tile or ends the turn" if state.placed else "lays a tile"
    return f"Maharani, turn {state.turn + 1}; seat {state.frame.mover + 1} {doing}; {scores}"
