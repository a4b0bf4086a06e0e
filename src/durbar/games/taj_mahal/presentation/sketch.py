"""What a page shows on the board to preview a move: new palaces, the chain of roads that they join, and the symbols of
a row.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from durbar.games.rulebook import Setting
from durbar.games.taj_mahal.components.components import components_of
from durbar.games.taj_mahal.presentation.chains import chain_of
from durbar.games.taj_mahal.presentation.notation import LETTERS, text_of
from durbar.games.taj_mahal.presentation.view_types import Stand, TajMahalCardsTaken, TajMahalSketch
from durbar.games.taj_mahal.rules.state import BUILD, CARDS, CITIES, CROWN_CITY, DISPLAY_CARD, OUT


def sketch_of(setting: Setting, state: Any, seat: int, ids: Sequence[int]) -> TajMahalSketch:
    """Return what to show for consecutive decisions of the mover, given the state before the first decision."""
    if CARDS <= ids[0] < BUILD:
        after = _symbols_after(state, seat, text_of(setting, ids[0]))
        return {"symbols": after, "stands": _standing_after(setting, state, seat, after)}
    board = components_of(setting)
    sketch: TajMahalSketch = {"cards": _cards_taken(state, seat)} if ids[0] == OUT else {}
    built = [(id - BUILD, False) for id in ids if BUILD <= id < CROWN_CITY]
    built += [(id - CROWN_CITY, True) for id in ids if CROWN_CITY <= id < DISPLAY_CARD]
    if not built:
        return sketch
    own_cities = {city for city in range(CITIES) if (state.palaces[seat] | state.crowns[seat]) >> city & 1}
    own_cities |= {city for city, _ in built}
    here = state.order[state.visit]
    chain = chain_of(board, own_cities, board.provinces[here].cities)
    reached = {city for city in own_cities if any(city in road for road in chain)} | {city for city, _ in built}
    provinces = sorted(
        {board.cities[city].province for city in reached}, key=lambda province: (province != here, province)
    )
    return {
        **sketch,
        "palaces": [{"city": board.cities[city].name, "crown": crown} for city, crown in built],
        "chain": [(board.cities[first].name, board.cities[second].name) for first, second in chain],
        "provinces": [board.provinces[province].name for province in provinces],
    }


def _cards_taken(state: Any, seat: int) -> TajMahalCardsTaken:
    """Return the numbers of cards that a withdrawal takes from the display and draws from the deck (TM-4.9)."""
    return {"display": min(2, state.display_size), "deck": int(state.row_size[seat] == 0), "rule": "TM-4.9"}


def _standing_after(setting: Setting, state: Any, seat: int, after: dict[str, int]) -> dict[str, Stand]:
    """Return how a player compares with the rivals in each symbol of the court whose count changes to `after`
    (TM-4.1).
    """
    standing: dict[str, Stand] = {}
    for symbol, letter in enumerate(LETTERS):
        if after[letter] == state.symbols[seat][symbol] or not state.court >> symbol & 1:
            continue
        rivals = [other for other in range(setting.players) if other != seat and state.visiting >> other & 1]
        most = max([state.unrest_symbols[symbol], *(state.symbols[rival][symbol] for rival in rivals)])
        standing[letter] = "lead" if after[letter] > most else "tie" if after[letter] == most else "behind"
    return standing


def _symbols_after(state: Any, seat: int, text: str) -> dict[str, int]:
    """Return the number of each symbol in a row after some cards, given in notation, are played."""
    played = "".join(card[1:] for card in text.split("+"))
    return {letter: count + played.count(letter) for letter, count in zip(LETTERS, state.symbols[seat], strict=True)}
