"""Counting the points of a finished game: first what each player has on the map, then the hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from durbar.games.message import Message
from durbar.games.rulebook import Setting
from durbar.games.taj_mahal.components.components import components_of
from durbar.games.taj_mahal.presentation.events import SOURCES
from durbar.games.taj_mahal.rules.state import CITIES, FROM_HAND, VISITS
from durbar.games.view_types import CountingStep


def counting_of(setting: Setting, state: Any, stories: Sequence[Message]) -> list[CountingStep]:
    """Return the steps in which a page counts the points: for each player the points scored during the visits, then for
    each player those for the hand (TM-6.1). The player with the fewest points during the visits is first.
    """

    def step(part: str, seat: int, points: dict[str, int], light: dict[str, Any]) -> CountingStep:
        """Return a step with the points of one seat."""
        rows = [points if player == seat else {} for player in range(setting.players)]
        return {"part": part, "seat": seat, "place": None, "points": rows, "light": light}

    points_of = [
        {source: int(points) for source, points in zip(SOURCES, state.points[seat], strict=True) if points}
        for seat in range(setting.players)
    ]
    hand = SOURCES[FROM_HAND]
    in_hand = [points.pop(hand, 0) for points in points_of]
    networks = [_network_of(setting, state, seat) for seat in range(setting.players)]
    order = sorted(range(setting.players), key=lambda seat: (sum(points_of[seat].values()), -seat))
    return [
        *(step("map", seat, points_of[seat], networks[seat]) for seat in order),
        *(step("hand", seat, {hand: in_hand[seat]} if in_hand[seat] else {}, networks[seat]) for seat in order),
    ]


def _network_of(setting: Setting, state: Any, seat: int) -> dict[str, Any]:
    """Return the cities of a seat's palaces, the roads that connect them (TM-4.7), and the provinces whose tiles the
    seat has.
    """
    board = components_of(setting)
    palaces = state.palaces[seat] | state.crowns[seat]
    return {
        "cities": [board.cities[city].name for city in range(CITIES) if palaces >> city & 1],
        "roads": [
            [board.cities[first].name, board.cities[second].name]
            for first, second in board.roads
            if palaces >> first & 1 and palaces >> second & 1
        ],
        "provinces": [
            board.provinces[state.order[visit]].name for visit in range(VISITS) if state.tile_owner[visit] == seat
        ],
    }
