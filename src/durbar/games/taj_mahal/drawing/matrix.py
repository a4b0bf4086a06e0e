"""The matrix: every player is a row, every symbol a column; at the end the columns are the sources of points.

What each player holds in sight of all is told in the row: hand size, score, cards played, tiles.
"""

from __future__ import annotations

from typing import Any

from durbar.games.drawing.ink import (
    FACE,
    GOLD,
    GOLD_HAIR,
    GROOVE,
    INK,
    INK_2,
    INK_3,
    INSET,
    LAPIS,
    SERIF,
    SLAB,
    fitted,
    line,
    mix,
    shape,
    titled,
    width_of,
    write,
)
from durbar.games.drawing.matrix import row_ground, standing
from durbar.games.drawing.signs import PLAYERS, palace, sign
from durbar.games.rulebook import Setting
from durbar.games.taj_mahal.components import ADVISORS, COMMODITIES, EFFECTS, SYMBOLS
from durbar.games.taj_mahal.drawing.cards import DYES, card_of, printed_sign, row_of
from durbar.games.taj_mahal.drawing.court import SHORT
from durbar.games.taj_mahal.events import SOURCES
from durbar.games.taj_mahal.state import NOBODY

WIDE = 500.0
"""The width of the matrix."""
_WHO, _COLUMN, _HEAD, _LEFT = 221.0, 45.5, 62.0, 18.0


def matrix_of(setting: Setting, state: Any, viewer: int | None, y: float) -> tuple[str, float]:
    """The matrix from y downwards, and where it ends."""
    over = state.frame.mover == NOBODY
    unrest = setting.players == 2 and not over
    rows = setting.players + unrest
    high = 92.0 if rows >= 5 else 100.0
    first = y + _HEAD
    bottom = first + rows * high
    made = [
        shape("rect", x=0.5, y=y, width=WIDE - 1, height=bottom - y, rx=12, fill=SLAB, stroke=GROOVE),
        write("Final score" if over else "The court", _LEFT, y + 39, 23, INK, family=SERIF),
        *(_head(state, column, y, over) for column in range(len(SYMBOLS))),
    ]
    for column in range(0, len(SYMBOLS), 2):
        place = {"x": _WHO + column * _COLUMN, "y": first, "width": _COLUMN, "height": bottom - first}
        made.append(shape("rect", **place, fill=INSET, opacity=0.5))
    for seat in range(setting.players):
        made.append(_row(setting, state, viewer, seat, first + seat * high, high))
    if unrest:
        made.append(_unrest(setting, state, first + setting.players * high, high))
    return "".join(made), bottom


def _middle(column: int) -> float:
    return _WHO + (column + 0.5) * _COLUMN


def _head(state: Any, column: int, y: float, over: bool) -> str:
    x = _middle(column)
    if over:
        word, size = fitted(SOURCES[column].capitalize(), 11, _COLUMN - 3, bold=True)
        return write(word, x, y + 39, size, INK_2, anchor="middle", bold=True)
    there = state.court >> column & 1
    word, size = fitted(SHORT[column], 9.6, _COLUMN - 2)
    below = write(word, x, y + 50, size, INK if there else INK_3, anchor="middle")
    return sign(SYMBOLS[column], x, y + 24, 24, LAPIS if there else mix(INK_3, SLAB, 0.5)) + below


def _row(setting: Setting, state: Any, viewer: int | None, seat: int, y: float, high: float) -> str:
    """A player: name, hand size, score, row, what they hold, and the six counts."""
    over = state.frame.mover == NOBODY
    made = [row_ground(setting, state, seat, y, WIDE, high)]
    made.append(palace(seat, _LEFT + 13, y + 20, 27, SLAB))
    made.append(write(f"Seat {seat + 1}", _LEFT + 33, y + 25, 15.5, INK, bold=True))
    made.append(_hand_size(state, seat, seat == viewer, y + 20))
    made.append(write(str(sum(state.points[seat])), _WHO - 10, y + 28, 24, INK, anchor="end", family=SERIF))
    made.append(_laid(setting, state, viewer, seat, y + 34))
    made.append(_held(state, seat, y + high - 14))
    for column in range(len(SYMBOLS)):
        if over:
            points = state.points[seat][column]
            told = write(str(points or "·"), _middle(column), y + high / 2 + 6, 17, INK, anchor="middle")
            made.append(told)
        elif state.visiting >> seat & 1:
            made.append(_count(setting, state, seat, column, y + high / 2))
    return "".join(made)


def _hand_size(state: Any, seat: int, you: bool, y: float) -> str:
    """How many cards of the deck a player holds, beside a card; and whether that is you."""
    cards = str(state.size[seat])
    x = _LEFT + 38 + width_of(f"Seat {seat + 1}", 15.5, bold=True)
    parts = [
        shape("rect", x=x, y=y - 6.5, width=9, height=13, rx=2, fill=FACE, stroke=INK_2, stroke_width=1.3),
        write(cards, x + 13, y + 4.6, 13, INK_2),
    ]
    if you:
        parts.append(write("you", x + 17 + width_of(cards, 13), y + 4.6, 12, GOLD, bold=True))
    return titled(f"{cards} card{'' if cards == '1' else 's'} in hand", parts)


def _laid(setting: Setting, state: Any, viewer: int | None, seat: int, y: float) -> str:
    """A player's row; where it is empty, another's hand that lies open, or that they have withdrawn."""
    room = _WHO - _LEFT - 12
    if state.row_size[seat]:
        row = [card_of(setting, card) for card in state.row[seat][: state.row_size[seat]]]
        return row_of(row, _LEFT, y, room)
    over = state.frame.mover == NOBODY
    hand = [card_of(setting, card) for card, count in enumerate(state.hands[seat]) for _ in range(count)]
    if hand and (over or seat != viewer):
        return write("hand", _LEFT, y + 20, 10.5, INK_3) + row_of(hand, _LEFT + 30, y, room - 30)
    if over:
        return ""
    word = "has played nothing" if state.visiting >> seat & 1 else "has withdrawn"
    return write(word, _LEFT, y + 20, 12.5, INK_3)


def _held(state: Any, seat: int, y: float) -> str:
    """What lies before a player: special cards in gold on lapis, advisor tiles, commodities with their number."""
    x, made = _LEFT, []
    for effect, holder in enumerate(state.special):
        if holder == seat and not state.special_played[effect]:
            made.append(shape("rect", x=x, y=y - 8, width=19, height=16, rx=4, fill=LAPIS, stroke=GOLD_HAIR))
            made.append(printed_sign(EFFECTS[effect], x + 9.5, y, 13, DYES["special"].ink))
            x += 23
    for advisor, count in zip(ADVISORS, state.advisors[seat], strict=True):
        for _ in range(count):
            made.append(sign(advisor, x + 8, y, 15, INK_2))
            x += 18
    x += 6 if x > _LEFT else 0
    for one, count in zip(COMMODITIES, state.goods[seat], strict=True):
        if count:
            made.append(sign(one, x + 7, y, 13, GOLD) + write(str(count), x + 15, y + 4.2, 11.5, INK_2))
            x += 24 if count < 10 else 31
    return "".join(made)


def _count(setting: Setting, state: Any, seat: int | None, symbol: int, y: float) -> str:
    """How much of a symbol is shown: a disc leads alone, a ring is tied, a figure is behind. Seat None is unrest."""
    x = _middle(symbol)
    rivals = [other for other in range(setting.players) if other != seat and state.visiting >> other & 1]
    most = max([state.symbols[rival][symbol] for rival in rivals], default=0)
    if seat is None:
        mine, colour = state.unrest_symbols[symbol], INK_2
    else:
        mine, colour = state.symbols[seat][symbol], PLAYERS[seat][0]
        most = max(most, state.unrest_symbols[symbol])
    tied = mine and mine == most and state.court >> symbol & 1
    if not state.court >> symbol & 1:
        most = mine + 1  # nobody leads what is no longer there
    return standing(mine, most, colour, x, y) + (write("tie", x, y + 28, 10, INK_2, anchor="middle") if tied else "")


def _unrest(setting: Setting, state: Any, y: float, high: float) -> str:
    """The third row of a game for two."""
    made = [line(0.5, y, WIDE - 0.5, y, GROOVE), write("Unrest", _LEFT, y + 25, 15.5, INK, bold=True)]
    if not state.unrest_on:
        made.append(write("a protest has ended it", _LEFT, y + 57, 12.5, INK_3))
        return "".join(made)
    cards = [card_of(setting, card) for card in state.unrest[: state.unrest_size]]
    made.append(row_of(cards, _LEFT, y + 34, _WHO - _LEFT - 12) or write("none yet", _LEFT, y + 57, 12.5, INK_3))
    made += [_count(setting, state, None, column, y + high / 2) for column in range(len(SYMBOLS))]
    return "".join(made)
