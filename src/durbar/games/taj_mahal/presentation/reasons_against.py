"""Reasons against a move of Taj Mahal compared with a better move. They use only what the mover could see."""

from __future__ import annotations

from typing import Any

from durbar.games.message import Message
from durbar.games.reasons import Weighed, fewer_points, weightiest
from durbar.games.rulebook import Setting
from durbar.games.sight import Preview
from durbar.games.taj_mahal.components.components import SYMBOLS, components_of
from durbar.games.taj_mahal.presentation.notation import LETTERS
from durbar.games.taj_mahal.presentation.reasons import (
    TIED_TILE_VALUE,
    TILE_VALUE,
    city_of,
    held_by_colour,
    provinces_joined_by,
    reasons_to_lead,
)
from durbar.games.taj_mahal.rules.state import BUILD, CARDS, COMPANIONS, DISPLAY_CARD, NOTHING, OUT, VISITS, WHITE

FIRST_CHOICE_VALUE = 1.0
"""The value of being the first to choose cards from the display, in points."""
LAST_CARD_COST = 2.0
"""The cost of playing the last card of a colour in hand, in points."""
BONUS_VALUE = 1.5
"""The value of a bonus tile, in points."""


def reasons_against(
    setting: Setting, state: Any, seat: int, id: int, preview: Preview, better: tuple[int, Preview]
) -> list[Message]:
    """Return the reasons against a legal move compared with a better move, the most important first."""
    better_id, better_preview = better
    if id == OUT:
        return weightiest(_against_withdrawing(setting, state, seat, preview, better_id))
    if id < BUILD:
        return weightiest(
            [
                *_against_playing(setting, state, seat, id, better_id, better_preview),
                *_against_leading_less(setting, state, seat, id, better_id),
            ]
        )
    if id < DISPLAY_CARD:
        return weightiest(_against_building(setting, state, seat, id, preview, better_id, better_preview))
    return weightiest(_against_taking(setting, state, seat, id - DISPLAY_CARD, better_id - DISPLAY_CARD))


def _won_tiles(preview: Preview) -> list[str]:
    """Return the tiles of the court that a withdrawal wins."""
    return [str(message.args["symbol"]) for message in preview.story if message.id == "taj-mahal.won"]


def _leading_symbols(setting: Setting, state: Any, seat: int, id: int) -> list[str]:
    """Return the tiles for which the mover leads or is tied after a play."""
    symbols = {symbol for _, message in reasons_to_lead(setting, state, seat, id) for symbol in _symbols_in(message)}
    return [symbol for symbol in SYMBOLS if symbol in symbols]


def _symbols_in(message: Message) -> list[str]:
    """Return the symbols among the arguments of a message."""
    symbols = message.args["symbols"]
    return [str(symbol) for symbol in symbols] if isinstance(symbols, list) else []


# -- withdrawing ------------------------------------------------------------------------------------------------------
def _against_withdrawing(setting: Setting, state: Any, seat: int, preview: Preview, better_id: int) -> list[Weighed]:
    """Return the reasons against withdrawing: the better move would have led for some tiles, or the cards played won
    nothing (TM-4.1).
    """
    won, reasons = _won_tiles(preview), list[Weighed]()
    if not won and state.row_size[seat]:
        reasons.append((TILE_VALUE, Message("taj-mahal.against.in-vain", {"cards": state.row_size[seat]})))
    elif not won:
        reasons.append((TILE_VALUE, Message("taj-mahal.against.wins-nothing")))
    if CARDS <= better_id < BUILD:
        given_up = [symbol for symbol in _leading_symbols(setting, state, seat, better_id) if symbol not in won]
        if given_up:
            reasons.append(
                (TIED_TILE_VALUE * len(given_up), Message("taj-mahal.against.leaves", {"symbols": given_up}))
            )
    return reasons


# -- playing cards ----------------------------------------------------------------------------------------------------
def _against_playing(
    setting: Setting, state: Any, seat: int, id: int, better_id: int, better_preview: Preview
) -> list[Weighed]:
    """Return the reasons against a play: the cards it spends, and the gain of withdrawing instead (TM-3.1, TM-4.1,
    TM-4.9).
    """
    reasons: list[Weighed] = []
    type, companion = divmod(id - CARDS, COMPANIONS)
    cards_spent = 2 if _includes_white(id) else 1  # a special card returns to the hand
    if better_id == OUT:
        won = _won_tiles(better_preview)
        if won:
            reasons.append((TILE_VALUE * len(won), Message("taj-mahal.against.stakes", {"symbols": won})))
        spends = Message("taj-mahal.against.spends", {"cards": cards_spent, "hand": state.size[seat]})
        reasons.append((0.5 * cards_spent, spends))
        if state.visiting.bit_count() == setting.players and state.display_size > 2:
            reasons.append((FIRST_CHOICE_VALUE, Message("taj-mahal.against.choice", {"cards": state.display_size})))
    colour = components_of(setting).card_types[type].colour
    assert colour is not None
    cards_left = held_by_colour(setting, state, seat)[colour] - 1
    if state.colour[seat] == NOTHING and cards_left == 0:
        reasons.append((LAST_CARD_COST, Message("taj-mahal.against.last", {"colour": colour})))
    elif state.colour[seat] == NOTHING and cards_left < _cards_left_after(setting, state, seat, better_id):
        short = Message("taj-mahal.against.short", {"colour": colour, "cards": cards_left})
        reasons.append((LAST_CARD_COST / cards_left, short))
    if cards_spent > 1 and CARDS <= better_id < BUILD and not _includes_white(better_id):
        reasons.append(
            (TIED_TILE_VALUE / 2, Message("taj-mahal.against.white", {"card": "w" + LETTERS[companion - 1]}))
        )
    return reasons


def _includes_white(id: int) -> bool:
    """Return whether a play includes a white card."""
    return bool(1 <= (id - CARDS) % COMPANIONS <= len(SYMBOLS))


def _cards_left_after(setting: Setting, state: Any, seat: int, id: int) -> int:
    """Return how many cards of its colour a play leaves in hand; 0 if the move plays nothing."""
    if not CARDS <= id < BUILD:
        return 0
    colour = components_of(setting).card_types[(id - CARDS) // COMPANIONS].colour
    assert colour is not None
    return int(held_by_colour(setting, state, seat)[colour]) - 1


def _against_leading_less(setting: Setting, state: Any, seat: int, id: int, better_id: int) -> list[Weighed]:
    """Return the reason that a play leads for no tile, or for fewer tiles than the better play (TM-4.1)."""
    led = _leading_symbols(setting, state, seat, id)
    if not led:
        return [(TILE_VALUE, Message("taj-mahal.against.leads-nothing"))]
    if not CARDS <= better_id < BUILD:
        return []
    given_up = [symbol for symbol in _leading_symbols(setting, state, seat, better_id) if symbol not in led]
    return (
        [(TIED_TILE_VALUE * len(given_up), Message("taj-mahal.against.leaves", {"symbols": given_up}))]
        if given_up
        else []
    )


# -- palaces, and cards from the display ------------------------------------------------------------------------------
def _against_building(
    setting: Setting, state: Any, seat: int, id: int, preview: Preview, better_id: int, better_preview: Preview
) -> list[Weighed]:
    """Return the reasons against building in a city: the better city scores more points (TM-4.7), has a bonus tile
    (TM-4.3), is connected with more provinces, or has roads into coming provinces.
    """
    board, reasons = components_of(setting), fewer_points(preview, better_preview)
    own_bonus, better_bonus = (
        [message.args["bonus"] for message in compared.story if message.id == "taj-mahal.claimed"]
        for compared in (preview, better_preview)
    )
    if better_bonus and not own_bonus:
        reasons.append((BONUS_VALUE, Message("taj-mahal.against.bonus", {"bonus": better_bonus[0]})))
    joined, coming = provinces_joined_by(board, state, seat, city_of(id))
    better_joined, better_coming = provinces_joined_by(board, state, seat, city_of(better_id))
    if len(joined) < len(better_joined):
        fewer = Message("taj-mahal.against.joins", {"provinces": len(joined), "more": len(better_joined)})
        reasons.append((0.9 * (len(better_joined) - len(joined)), fewer))
    if better_coming and not coming:
        reasons.append((0.5, Message("taj-mahal.against.no-road", {"provinces": better_coming})))
    return reasons


def _against_taking(setting: Setting, state: Any, seat: int, type: int, better_type: int) -> list[Weighed]:
    """Return the reason that a card fits the hand less well than the better card. Both cards are given by card type."""
    if type >= WHITE:
        return []
    held, own_colour = held_by_colour(setting, state, seat), components_of(setting).card_types[type].colour
    assert own_colour is not None
    if state.visit == VISITS - 1:  # TM-6.1
        return [(1.0, Message("taj-mahal.against.counts-nothing"))] if held[own_colour] < max(held) else []
    if better_type >= WHITE:
        return [(1.0, Message("taj-mahal.against.white-left"))]
    better_colour = components_of(setting).card_types[better_type].colour
    assert better_colour is not None
    if held[own_colour] >= held[better_colour]:
        return []
    return [(1.0, Message("taj-mahal.against.few", {"colour": own_colour, "cards": held[own_colour] + 1}))]
