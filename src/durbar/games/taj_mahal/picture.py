"""A position of Taj Mahal as an SVG document: for notebooks, for ``render()`` and for pages about the game.

The map is on the left; the court's matrix, the display and the hand are on the right; the journey is above. Everything
is drawn from the state it is given, which is what one viewer may know: nothing else can be in the picture.
"""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

from durbar.games.drawing.ink import (
    GOLD,
    GOLD_FILL,
    GROOVE,
    GROUND,
    INK,
    INK_2,
    INK_3,
    ON_GOLD,
    SANS,
    SERIF,
    SLAB,
    fitted,
    line,
    num,
    placed,
    shape,
    titled,
    write,
)
from durbar.games.drawing.signs import credit, palace, sign, sign_defs
from durbar.games.rulebook import Setting
from durbar.games.taj_mahal.components import COMMODITIES, SYMBOLS
from durbar.games.taj_mahal.drawing.cards import card_defs, card_of, fan
from durbar.games.taj_mahal.drawing.court import court_of
from durbar.games.taj_mahal.drawing.map import map_defs, map_of
from durbar.games.taj_mahal.drawing.matrix import WIDE, matrix_of
from durbar.games.taj_mahal.drawing.names import places_of
from durbar.games.taj_mahal.editions import EDITIONS
from durbar.games.taj_mahal.notation import components_of
from durbar.games.taj_mahal.state import NOBODY, TYPES, VISITS

_EDGE, _JOURNEY = 16.0, 58.0
_SIGNS = (*SYMBOLS, *COMMODITIES, "taj_mahal", "card")
_DOING = ("plays or withdraws", "places a palace", "places the crown palace", "takes a card")


def picture_of(setting: Setting, state: Any, seat: int | None) -> str:
    """The position as a seat sees it (None: as a spectator does)."""
    places = places_of(components_of(setting))
    frame, top = places.frame, _EDGE + _JOURNEY + _EDGE
    beside = _EDGE + frame.right - frame.left + _EDGE
    table, bottom = _table(setting, state, seat, top)
    wide, high = num(beside + WIDE + _EDGE), num(max(top + frame.bottom - frame.top, bottom) + _EDGE)
    inside = [
        f"<title>{escape(_summary(setting, state))}</title><metadata>{escape(credit())}</metadata>",
        f"<defs>{sign_defs(_SIGNS)}{map_defs(setting, state)}{card_defs(EDITIONS[setting.edition].colours)}</defs>",
        shape("rect", width=wide, height=high, fill=GROUND),
        _journey(setting, state, beside + WIDE + _EDGE),
        placed(
            _EDGE - frame.left, top - frame.top, 1, [map_of(setting, state), court_of(setting, state, places.court)]
        ),
        placed(beside, 0, 1, [table]),
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
    return f'{head} role="img" font-family="{SANS}">{"".join(inside)}</svg>'


def _summary(setting: Setting, state: Any) -> str:
    """What the picture shows, in a line."""
    scores = ", ".join(f"seat {seat + 1} has {sum(state.points[seat])}" for seat in range(setting.players))
    if state.frame.mover == NOBODY:
        return f"Taj Mahal, the end: {scores}"
    province = components_of(setting).provinces[state.order[state.visit]].name
    now = f"seat {state.frame.mover + 1} {_DOING[state.phase]}"
    return f"Taj Mahal, visit {state.visit + 1} of {VISITS}, {province}; {now}; {scores}"


def _journey(setting: Setting, state: Any, wide: float) -> str:
    """The twelve visits in order, each with its province and the commodities of its tile, or who has taken it."""
    board, stop = components_of(setting), (wide - 2 * _EDGE) / VISITS
    made = [line(_EDGE + stop / 2, 35, wide - _EDGE - stop / 2, 35, GROOVE, 2)]
    for visit, province in enumerate(state.order):
        x, y = _EDGE + visit * stop, _EDGE
        now, done = state.frame.mover != NOBODY and visit == state.visit, visit < state.visit
        fill, edge, ink = (GOLD_FILL, GOLD, ON_GOLD) if now else (SLAB, GROOVE, INK_3 if done else INK)
        goods = [COMMODITIES[one] for one in board.province_tiles[visit]]
        name, size = fitted(board.provinces[province].name, 13.5, stop - 47, bold=now)
        parts = [
            shape("rect", x=x + 3, y=y - 4, width=stop - 6, height=46, rx=10, fill=fill, stroke=edge),
            write(str(visit + 1), x + 21, y + 25.5, 19, ink, anchor="middle", family=SERIF),
            write(name, x + 41, y + 15, size, ink, bold=now),
        ]
        if not done:
            parts += [sign(one, x + 49 + 19 * at, y + 29, 15, ink if now else INK_2) for at, one in enumerate(goods)]
        elif state.tile_owner[visit] == NOBODY:
            parts.append(write("nobody", x + 41, y + 33, 11, INK_3))
        else:
            parts.append(palace(state.tile_owner[visit], x + 50, y + 29, 18, SLAB))
        made.append(titled(f"Visit {visit + 1}: {board.provinces[province].name}, {' and '.join(goods)}", parts))
    return "".join(made)


def _table(setting: Setting, state: Any, seat: int | None, y: float) -> tuple[str, float]:
    """What lies beside the board: the matrix, the display, the viewer's hand; and where it ends."""
    made, y = matrix_of(setting, state, seat, y)
    if state.frame.mover == NOBODY:
        return made, y
    y, large, room = y + 30, 80 if setting.players > 3 else 100, WIDE - 4
    piles = f"deck {state.deck.size}, discard pile {state.discard.size}"
    made += write("Display", 2, y, 19, INK, family=SERIF) + write(piles, WIDE, y, 12.5, INK_2, anchor="end")
    shown = [(card_of(setting, card), 1) for card in state.display[: state.display_size]]
    cards, high = fan(shown, 2, y + 10, room, large)
    made, y = made + cards, y + 10 + high
    if seat is not None:
        hand = [(card_of(setting, card), count) for card, count in enumerate(state.hands[seat]) if count]
        for effect, holder in enumerate(state.special):
            if holder == seat and not state.special_played[effect]:
                hand.append((card_of(setting, TYPES + effect), 1))
        y += 30
        cards, high = fan(hand, 2, y + 10, room, 2 * large)
        made += write("Your hand", 2, y, 19, INK, family=SERIF) + (cards or write("no cards", 2, y + 28, 12.5, INK_3))
        y += 10 + high
    return made, y
