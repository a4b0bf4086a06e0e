"""Observations: what a viewer may know as named arrays of numbers. Entries for seats are in clockwise order and begin
with the viewer, or with seat 0 for a spectator.
"""

from __future__ import annotations

from typing import Any

from durbar.games.observation import Piece, bits, one_hot
from durbar.games.rulebook import Setting
from durbar.games.taj_mahal.rules.state import (
    ADVISORS,
    BONUSES,
    CITIES,
    COLOURS,
    EFFECTS,
    GOODS,
    NOBODY,
    PROVINCES,
    SYMBOLS,
    TYPES,
    VISITS,
)


def pieces_of(setting: Setting) -> list[Piece]:
    """Return a description of each array in an observation."""
    n = setting.players
    return [
        Piece("visit", (VISITS,), 0, 1, "the current visit"),
        Piece("order", (VISITS, PROVINCES), 0, 1, "the province of each visit"),
        Piece(
            "phase",
            (4,),
            0,
            1,
            "what is decided: play or withdraw, a palace, the crown palace, a card from the display",
        ),
        Piece("due", (3,), 0, 4, "advisor palaces, crown palace and display cards still due"),
        Piece("hand", (TYPES,), 0, 96, "your cards by type"),
        Piece("unseen", (TYPES,), 0, 96, "cards in the deck or unseen in others' hands, as far as you can know"),
        Piece("known", (n, TYPES), 0, 96, "cards that each player was seen to take and has not played"),
        Piece("cards", (n,), 0, 96, "cards of the deck that each player holds"),
        Piece("specials", (n, EFFECTS), 0, 1, "special cards that each player holds"),
        Piece("specials_played", (EFFECTS,), 0, 1, "special cards lying in a row"),
        Piece("in_visit", (n,), 0, 1, "who is still in the visit"),
        Piece("starts", (n,), 0, 1, "who started the visit"),
        Piece("row", (n, TYPES), 0, 96, "cards of the deck in each row"),
        Piece("symbols", (n, SYMBOLS), 0, 96, "symbols in each row"),
        Piece("colour", (n, COLOURS), 0, 1, "the colour that each player has fixed"),
        Piece("court", (SYMBOLS,), 0, 1, "tiles still in the court"),
        Piece("aside", (SYMBOLS,), 0, 1, "tiles set aside by a protest"),
        Piece("advisors", (n, ADVISORS), 0, 2, "advisor tiles that each player holds"),
        Piece("goods", (n, GOODS), 0, 40, "commodities that each player holds"),
        Piece("palaces", (n, CITIES), 0, 1, "cities with an ordinary palace of each player"),
        Piece("crown_palaces", (n, CITIES), 0, 1, "the city of each player's crown palace of this visit"),
        Piece("bonus_tiles", (CITIES, BONUSES), 0, 1, "bonus tiles still on the board"),
        Piece("display", (TYPES,), 0, 96, "the display by type"),
        Piece("discard", (TYPES,), 0, 96, "the discard pile by type"),
        Piece("deck", (1,), 0, 96, "cards in the deck"),
        Piece("unrest", (TYPES,), 0, 96, "cards in unrest"),
        Piece("unrest_on", (1,), 0, 1, "whether there is unrest in this visit"),
        Piece("scores", (n,), 0, 999, "points"),
    ]


def observe(setting: Setting, state: Any, seat: int | None) -> dict[str, list[int]]:
    """Return the arrays of an observation by name, each as a flat list."""
    n, first = setting.players, seat or 0
    seats = [(first + i) % n for i in range(n)]
    is_over = state.frame.mover == NOBODY
    return {
        "visit": one_hot(None if is_over else state.visit, VISITS),
        "order": [on for province in state.order for on in one_hot(province, PROVINCES)],
        "phase": one_hot(None if is_over else state.phase, 4),
        "due": [state.palaces_due, state.crown_due, state.takes_due],
        "hand": state.hands[seat] if seat is not None else [0] * TYPES,
        "unseen": unseen_by(setting, state, seat),
        "known": [count for player in seats for count in state.known[player]],
        "cards": [state.size[player] for player in seats],
        "specials": [int(holder == player) for player in seats for holder in state.special],
        "specials_played": state.special_played,
        "in_visit": [state.visiting >> player & 1 for player in seats],
        "starts": [int(state.start == player) for player in seats],
        "row": [count for player in seats for count in _counts(state.row[player][: state.row_size[player]])],
        "symbols": [count for player in seats for count in state.symbols[player]],
        "colour": [on for player in seats for on in one_hot(state.colour[player], COLOURS)],
        "court": bits(state.court, SYMBOLS),
        "aside": bits(state.aside, SYMBOLS),
        "advisors": [count for player in seats for count in state.advisors[player]],
        "goods": [count for player in seats for count in state.goods[player]],
        "palaces": [on for player in seats for on in bits(state.palaces[player], CITIES)],
        "crown_palaces": [on for player in seats for on in bits(state.crowns[player], CITIES)],
        "bonus_tiles": [on for tile in state.bonus for on in one_hot(tile - 1, BONUSES)],
        "display": _counts(state.display[: state.display_size]),
        "discard": state.discard.count,
        "deck": [state.deck.size],
        "unrest": _counts(state.unrest[: state.unrest_size]),
        "unrest_on": [state.unrest_on],
        "scores": [sum(state.points[player]) for player in seats],
    }


def unseen_by(setting: Setting, state: Any, seat: int | None) -> list[int]:
    """Return the number of cards of each type in the deck and in other hands, as far as this viewer can know."""
    unseen = [sum(shuffle[type] for shuffle in state.knowledge.unseen) for type in range(TYPES)]
    for i in range(state.knowledge.plays):
        if state.knowledge.play_seat[i] != seat:
            unseen[state.knowledge.play_type[i]] -= 1
    if seat is not None:
        for i in range(sum(state.knowledge.held[seat])):
            unseen[state.draw_type[seat][i]] -= 1
    return unseen


def _counts(cards: list[int]) -> list[int]:
    """Return the number of cards of each type, without special cards."""
    counts = [0] * TYPES
    for card in cards:
        if card < TYPES:
            counts[card] += 1
    return counts
