"""The chains of a player: palaces that roads connect (TM-4.7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from durbar.games.taj_mahal.components.components import Components
from durbar.games.taj_mahal.presentation.view_types import TajMahalChain


def chain_of(board: Components, own_cities: set[int], start: Sequence[int]) -> list[tuple[int, int]]:
    """Return those roads between `own_cities`, the cities with a player's palaces, that are connected with the cities
    `start` (TM-4.7).
    """
    reached, frontier = set(start) & own_cities, sorted(set(start) & own_cities)
    roads = [road for road in board.roads if own_cities.issuperset(road)]
    while frontier:
        city = frontier.pop()
        for first, second in roads:
            for near, far in ((first, second), (second, first)):
                if near == city and far not in reached:
                    reached.add(far)
                    frontier.append(far)
    return [road for road in roads if reached.issuperset(road)]


def chains_of(board: Components, own_cities: Iterable[int]) -> list[TajMahalChain]:
    """Return the chains of a player who has palaces in these cities, with at least two palaces each."""
    own, chains = set(own_cities), []
    connected: set[int] = set()
    for start in sorted(own):
        roads = [] if start in connected else chain_of(board, own, [start])
        if not roads:
            continue
        cities = {city for road in roads for city in road}
        connected |= cities
        provinces = sorted({board.cities[city].province for city in cities})
        chains.append(
            TajMahalChain(
                roads=[(board.cities[first].name, board.cities[second].name) for first, second in roads],
                provinces=[board.provinces[province].name for province in provinces],
            )
        )
    return chains
