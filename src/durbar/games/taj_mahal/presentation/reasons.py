"""Reasons for a move of Taj Mahal. They use only what the mover can see."""

from __future__ import annotations

from collections import Counter
from typing import Any

from durbar.games.message import Message
from durbar.games.reasons import Weighed, reasons_of_points, weightiest
from durbar.games.rulebook import Setting
from durbar.games.sight import Preview
from durbar.games.taj_mahal.components.components import ADVISORS, SYMBOLS, Components, components_of
from durbar.games.taj_mahal.components.components import EFFECTS as EFFECT_NAMES
from durbar.games.taj_mahal.presentation.notation import LETTERS, parse_move, text_of
from durbar.games.taj_mahal.rules.state import (
    BUILD,
    CARDS,
    COLOURS,
    COMPANIONS,
    CROWN_CITY,
    DISPLAY_CARD,
    NOTHING,
    OUT,
    WHITE,
)

TILE_VALUE = 3.0
"""The approximate value of a tile of the court, in points."""
TIED_TILE_VALUE = 1.2
"""The value of a tile of the court for which the mover is tied, or already led before the move, in points."""
SPECIAL_VALUE = 2.5
"""The value of a special card, in points."""
CARD_VALUE = 0.15
"""The value of a card in hand, in points."""
ROAD_VALUE = 0.5
"""The value of a road into a coming province, in points."""


def reasons_for(setting: Setting, state: Any, seat: int, id: int, preview: Preview) -> list[Message]:
    """Return the reasons for a legal move, the most important first."""
    if id == OUT:
        return weightiest(_reasons_to_withdraw(setting, state, seat, preview))
    if id < BUILD:
        return weightiest(
            [*reasons_to_lead(setting, state, seat, id), *_reasons_about_cards(setting, state, seat, id, preview)]
        )
    if id < DISPLAY_CARD:
        return weightiest(_reasons_to_build(setting, state, seat, id, preview))
    return weightiest(_reasons_to_take(setting, state, seat, id - DISPLAY_CARD))


# -- playing cards ----------------------------------------------------------------------------------------------------
def reasons_to_lead(setting: Setting, state: Any, seat: int, id: int) -> list[Weighed]:
    """Return a reason for each tile of the court for which the mover would lead or be tied after a play (TM-4.1)."""
    played = Counter("".join(card[1:] for card in text_of(setting, id).split("+")))
    rivals = [rival for rival in range(setting.players) if rival != seat and state.visiting >> rival & 1]
    new_leads: dict[tuple[int, ...], list[str]] = {}  # symbols by the rivals who have the most of them
    ties: dict[tuple[int, ...], list[str]] = {}  # symbols by the rivals with whom the mover is tied
    kept_leads: list[str] = []
    ties_with_unrest: list[str] = []
    for symbol, letter in enumerate(LETTERS):
        before = state.symbols[seat][symbol]
        after = before + played[letter]
        most = max([state.unrest_symbols[symbol], *(state.symbols[rival][symbol] for rival in rivals)])
        if not state.court >> symbol & 1 or not after or after < most:
            continue
        best_rivals = tuple(rival for rival in rivals if most and state.symbols[rival][symbol] == most)
        if before > most:
            kept_leads.append(SYMBOLS[symbol])
        elif after > most:
            new_leads.setdefault(best_rivals, []).append(SYMBOLS[symbol])
        elif best_rivals:
            ties.setdefault(best_rivals, []).append(SYMBOLS[symbol])
        else:
            ties_with_unrest.append(SYMBOLS[symbol])
    reasons: list[Weighed] = []
    for best_rivals, symbols in new_leads.items():
        lead = Message("taj-mahal.hint.leads", {"symbols": symbols, "seat": list(best_rivals) or None})
        reasons.append((TILE_VALUE * len(symbols), lead))
    for best_rivals, symbols in ties.items():
        tie = Message("taj-mahal.hint.ties", {"symbols": symbols, "seat": list(best_rivals)})
        reasons.append((TIED_TILE_VALUE * len(symbols), tie))
    if ties_with_unrest:
        tie = Message("taj-mahal.hint.ties-unrest", {"symbols": ties_with_unrest})
        reasons.append((TIED_TILE_VALUE * len(ties_with_unrest), tie))
    if kept_leads:
        kept = Message("taj-mahal.hint.stays-ahead", {"symbols": kept_leads})
        reasons.append((TIED_TILE_VALUE * len(kept_leads), kept))
    return reasons


def _reasons_about_cards(setting: Setting, state: Any, seat: int, id: int, preview: Preview) -> list[Weighed]:
    """Return the reasons for a play that concern its cards: the points of a special card, the white or special card,
    and the colour (TM-3.1 to TM-3.6).
    """
    type, companion = divmod(id - CARDS, COMPANIONS)
    colour = components_of(setting).card_types[type].colour
    assert colour is not None
    reasons = reasons_of_points(preview)
    if companion > len(SYMBOLS):
        effect = EFFECT_NAMES[companion - len(SYMBOLS) - 1]
        reasons.append((1.0, Message("taj-mahal.hint.special", {"card": effect})))
    elif companion:
        reasons.append((0.4, Message("taj-mahal.hint.white", {"card": "w" + LETTERS[companion - 1]})))
    cards_left = held_by_colour(setting, state, seat)[colour] - 1
    weight = 0.5 + CARD_VALUE * min(cards_left, 4)
    if state.colour[seat] == NOTHING:
        reasons.append((weight, Message("taj-mahal.hint.begins", {"colour": colour, "cards": cards_left})))
    elif state.colour[seat] == colour:
        reasons.append((weight, Message("taj-mahal.hint.more-of-it", {"colour": colour, "cards": cards_left})))
    return reasons


def held_by_colour(setting: Setting, state: Any, seat: int) -> list[int]:
    """Return the number of cards of each colour in a seat's hand, without white cards."""
    held = [0] * COLOURS
    for type, card in enumerate(components_of(setting).coloured_types):
        assert card.colour is not None
        held[card.colour] += state.hands[seat][type]
    return held


# -- withdrawing ------------------------------------------------------------------------------------------------------
def _reasons_to_withdraw(setting: Setting, state: Any, seat: int, preview: Preview) -> list[Weighed]:
    """Return the reasons for withdrawing: the tiles, the points, and the cards kept and taken (TM-4.1, TM-4.6 to
    TM-4.9).
    """
    board = components_of(setting)
    reasons: list[Weighed] = []
    won = [str(message.args["symbol"]) for message in preview.story if message.id == "taj-mahal.won"]
    if won:
        reasons.append((max(TILE_VALUE * len(won), preview.high + 1), Message("taj-mahal.hint.wins", {"symbols": won})))
    for symbol in won:
        if symbol in ADVISORS and state.advisors[seat][ADVISORS.index(symbol)]:  # TM-5.1
            card = EFFECT_NAMES[board.specials[ADVISORS.index(symbol)]]
            reasons.append((SPECIAL_VALUE, Message("taj-mahal.hint.pair", {"symbol": symbol, "card": card})))
    reasons += _reasons_of_points(setting, preview)
    held = held_by_colour(setting, state, seat)
    if max(held):
        colour, longest, cards = held.index(max(held)), max(held), state.size[seat]
        keeps = Message("taj-mahal.hint.keeps", {"cards": cards, "alike": longest, "colour": colour})
        reasons.append((CARD_VALUE * min(cards, 6), keeps))
    if state.visiting.bit_count() == setting.players and state.display_size > 2:
        reasons.append((1.0, Message("taj-mahal.hint.first-to-take", {"cards": state.display_size})))
    elif state.row_size[seat] == 0:
        reasons.append((0.8, Message("taj-mahal.hint.not-played")))
    return reasons


def _reasons_of_points(setting: Setting, preview: Preview) -> list[Weighed]:
    """Return the points that a move gains, as a reason for the move. If they depend on where palaces are placed, the
    reason names the cities that score the most.
    """
    if preview.low == preview.high:
        return reasons_of_points(preview)
    board = components_of(setting)
    cities = [board.cities[city_of(parse_move(setting, text))].name for text in preview.best]
    between = Message("taj-mahal.hint.points-between", {"low": preview.low, "high": preview.high, "cities": cities})
    return [(preview.high, between)]


# -- palaces ----------------------------------------------------------------------------------------------------------
def city_of(id: int) -> int:
    """Return the city of a move that builds a palace or the crown palace."""
    return int(id - (BUILD if id < CROWN_CITY else CROWN_CITY))


def _reasons_to_build(setting: Setting, state: Any, seat: int, id: int, preview: Preview) -> list[Weighed]:
    """Return the reasons for building in a city: the points, the bonus tile (TM-4.3), the provinces that the palace is
    connected with (TM-4.7), and the coming provinces into which roads lead from there.
    """
    board, city = components_of(setting), city_of(id)
    reasons = _reasons_of_points(setting, preview)
    for message in preview.story:
        if message.id == "taj-mahal.claimed":
            reasons.append((1.5, Message("taj-mahal.hint.bonus", {"bonus": message.args["bonus"]})))
    joined, coming = provinces_joined_by(board, state, seat, city)
    if len(joined) > 1:
        reasons.append((1.0 * len(joined), Message("taj-mahal.hint.joins", {"provinces": len(joined)})))
    if coming:
        reasons.append((ROAD_VALUE * len(coming), Message("taj-mahal.hint.roads", {"provinces": coming})))
    return reasons


def provinces_joined_by(board: Components, state: Any, seat: int, city: int) -> tuple[set[int], list[str]]:
    """Return two groups of provinces for a palace in a city: the provinces that it would connect, including its own,
    and the coming provinces to which roads lead from there.
    """
    own_palaces = state.palaces[seat] | state.crowns[seat]
    own_cities = {city, *(index for index in range(len(board.cities)) if own_palaces >> index & 1)}
    reached: set[int] = set()
    neighbours: set[int] = set()
    frontier = {index for index in own_cities if board.cities[index].province == board.cities[city].province}
    while frontier:
        reached |= frontier
        neighbours = {
            end if start in reached else start for start, end in board.roads if (start in reached) != (end in reached)
        }
        frontier = neighbours & own_cities
    joined = {board.cities[index].province for index in reached}
    next_provinces = {board.cities[index].province for index in neighbours} - joined
    return joined, [
        board.provinces[province].name for province in state.order[state.visit + 1 :] if province in next_provinces
    ]


# -- cards from the display -------------------------------------------------------------------------------------------
def _reasons_to_take(setting: Setting, state: Any, seat: int, type: int) -> list[Weighed]:
    """Return the reason for taking a card, which says how the card fits the hand."""
    if type >= WHITE:
        return [(1.0, Message("taj-mahal.hint.any-colour"))]
    colour = components_of(setting).card_types[type].colour
    assert colour is not None
    held = held_by_colour(setting, state, seat)
    held[colour] += 1
    is_longest = held[colour] > max(held[:colour] + held[colour + 1 :])
    if is_longest and held[colour] > 1:
        return [(1.0, Message("taj-mahal.hint.longest", {"colour": colour, "cards": held[colour]}))]
    return [(1.0, Message("taj-mahal.hint.fits", {"colour": colour, "cards": held[colour]}))]
