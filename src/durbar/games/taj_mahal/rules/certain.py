"""The certain events of a move: those that depend neither on random draws nor on other players' hands."""

from __future__ import annotations

from collections import Counter
from typing import Any

from durbar.games.events import Event, Events
from durbar.games.rulebook import Setting
from durbar.games.taj_mahal.components.components import components_of
from durbar.games.taj_mahal.rules.state import COLOURS, DRAWN, FROM_HAND, SCORED, TO_HAND, WHITE


def certain_events_of(setting: Setting, state: Any, seat: int, events: Events, drawn: Events) -> Events:
    """Return those events of a move that are certain.

    A card drawn to the hand (TM-4.4, TM-4.9) affects only the points for the final hand (TM-6.1), which are counted
    without it. A card that joins unrest can cause a protest (TM-9.2), so nothing after it is certain. The points of
    others for their hands are unknown (TM-8.9).
    """
    certain: list[Event] = []
    cards = Counter(what for _, _, what, _, _ in drawn)
    for kind, event_seat, what, amount, seen in events:
        if kind == DRAWN and amount != TO_HAND:
            break
        if kind == DRAWN:
            cards[what] += 1
            continue
        if kind == SCORED and what == FROM_HAND:
            if event_seat == seat:
                amount = hand_points_without(setting, state, seat, cards)
            elif not setting.options.get("open_hands"):
                continue
        if kind != SCORED or amount:
            certain.append((kind, event_seat, what, amount, seen))
    return certain


def hand_points_without(setting: Setting, state: Any, seat: int, cards: Counter[int]) -> int:
    """Return the points for a seat's final hand without some of its cards (TM-6.1)."""
    held: list[int] = [count - cards[type] for type, count in enumerate(state.hands[seat])]
    colours = [0] * COLOURS
    for type, card in enumerate(components_of(setting).coloured_types):
        assert card.colour is not None
        colours[card.colour] += held[type]
    return max(colours) + sum(held[WHITE:]) + list(state.special).count(seat)
