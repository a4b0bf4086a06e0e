"""The view of a game of Taj Mahal, ready for JSON. It is made from a state with only what the viewer may know."""

from __future__ import annotations

from typing import Any

from durbar.games.rulebook import Setting
from durbar.games.taj_mahal.components.components import ADVISORS, COMMODITIES, EFFECTS, components_of
from durbar.games.taj_mahal.components.components import SYMBOLS as SYMBOL_NAMES
from durbar.games.taj_mahal.components.editions import EDITIONS
from durbar.games.taj_mahal.components.options import has_unrest
from durbar.games.taj_mahal.presentation.chains import chains_of
from durbar.games.taj_mahal.presentation.events import BONUSES, SOURCES
from durbar.games.taj_mahal.presentation.notation import LETTERS, card_text
from durbar.games.taj_mahal.presentation.view_types import (
    Cards,
    Phase,
    TajMahalLead,
    TajMahalSeat,
    TajMahalTable,
    TajMahalUnrest,
    Where,
)
from durbar.games.taj_mahal.rules.observe import unseen_by
from durbar.games.taj_mahal.rules.state import (
    CITIES,
    NOBODY,
    NOTHING,
    VISITS,
)

PHASES: tuple[Phase, ...] = ("play", "palace", "crown", "take")
"""The names of the phases (what the mover decides), in the order of the constants in ``state.pxd``."""


def view_of(setting: Setting, state: Any, seat: int | None, laid_open: bool = False) -> TajMahalTable:
    """Return everything on the table that a viewer may see. With ``laid_open`` every hand is included."""
    board = components_of(setting)
    is_over = state.frame.mover == NOBODY
    open_hands = is_over or laid_open or bool(setting.options.get("open_hands"))
    return {
        "visit": None if is_over else state.visit + 1,
        "province": None if is_over else board.provinces[state.order[state.visit]].name,
        "order": [board.provinces[province].name for province in state.order],
        "start": state.start,
        "phase": "over" if is_over else PHASES[state.phase],
        "due": {"palaces": state.palaces_due, "crown": bool(state.crown_due), "cards": state.takes_due},
        "colours": list(EDITIONS[setting.edition].colours),
        "court": _court(state),
        "won_by": {
            name: winner - 1 if winner else None for name, winner in zip(SYMBOL_NAMES, state.won_by, strict=True)
        },
        "leads": _leads(setting, state),
        "display": [card_text(setting, type) for type in state.display[: state.display_size]],
        "display_places": 2 * setting.players - 1,
        "deck": state.deck.size,
        "discard": counted(setting, state.discard.count),
        "unseen": counted(setting, unseen_by(setting, state, seat)),
        "hand": counted(setting, state.hands[seat]) if seat is not None else None,
        "bonus_tiles": {
            board.cities[city].name: BONUSES[state.bonus[city] - 1] for city in range(CITIES) if state.bonus[city]
        },
        "tiles": [
            {
                "number": visit + 1,
                "goods": [COMMODITIES[commodity] for commodity in board.province_tiles[visit]],
                "owner": _seat_or_none(state.tile_owner[visit]),
            }
            for visit in range(VISITS)
        ],
        "specials": {EFFECTS[effect]: _seat_or_none(state.special[effect]) for effect in range(len(EFFECTS))},
        "unrest": _unrest(setting, state) if has_unrest(setting) else None,
        "seats": [_seat(setting, state, player, open_hands) for player in range(setting.players)],
    }


def progress_of(setting: Setting, state: Any) -> tuple[int, int]:
    """Return the number of the current visit, and the number of visits."""
    visits = len(state.order)
    return min(state.visit + 1, visits), visits


def counted(setting: Setting, counts: list[int]) -> Cards:
    """Return the number of cards of each type by notation, without zeros."""
    return {card_text(setting, type): n for type, n in enumerate(counts) if n}


def _seat_or_none(seat: int) -> int | None:
    """Return the seat, or None if it is NOBODY."""
    return None if seat == NOBODY else seat


def _court(state: Any) -> dict[str, Where]:
    """Return where the tile of each symbol is."""
    places: dict[str, Where] = {}
    for symbol, name in enumerate(SYMBOL_NAMES):
        places[name] = "court" if state.court >> symbol & 1 else "aside" if state.aside >> symbol & 1 else "won"
    return places


def _leads(setting: Setting, state: Any) -> dict[str, TajMahalLead]:
    """Return for each symbol in the court the highest count in any row, the seats whose rows have that count, and
    whether unrest (a neutral rival) has it.

    A single leader wins the tile by withdrawing (TM-4.1, TM-9.3).
    """
    leads: dict[str, TajMahalLead] = {}
    for symbol, letter in enumerate(LETTERS):
        if state.court >> symbol & 1:
            counts = {
                seat: state.symbols[seat][symbol] for seat in range(setting.players) if state.visiting >> seat & 1
            }
            most = max([*counts.values(), state.unrest_symbols[symbol]])
            leads[letter] = {
                "most": most,
                "seats": [seat for seat, count in counts.items() if count == most and most],
                "unrest": bool(most and state.unrest_symbols[symbol] == most),
            }
    return leads


def _unrest(setting: Setting, state: Any) -> TajMahalUnrest:
    """Return the row of unrest."""
    return {
        "on": bool(state.unrest_on),
        "cards": [card_text(setting, type) for type in state.unrest[: state.unrest_size]],
        "symbols": dict(zip(LETTERS, state.unrest_symbols, strict=True)),
    }


def _seat(setting: Setting, state: Any, seat: int, open_hand: bool) -> TajMahalSeat:
    """Return a seat's part of the view."""
    board, own_palaces = components_of(setting), state.palaces[seat] | state.crowns[seat]

    def cities(mask: int) -> list[str]:
        """Return the names of the cities in a mask."""
        return [board.cities[city].name for city in range(CITIES) if mask >> city & 1]

    return {
        "in_visit": bool(state.visiting >> seat & 1),
        "cards": state.size[seat],
        "hand": counted(setting, state.hands[seat]) if open_hand else None,
        "known": counted(setting, state.known[seat]),
        "specials": [EFFECTS[effect] for effect, holder in enumerate(state.special) if holder == seat],
        "row": [card_text(setting, card) for card in state.row[seat][: state.row_size[seat]]],
        "symbols": dict(zip(LETTERS, state.symbols[seat], strict=True)),
        "colour": None if state.colour[seat] == NOTHING else state.colour[seat],
        "advisors": [name for name, held in zip(ADVISORS, state.advisors[seat], strict=True) if held],
        "goods": dict(zip(COMMODITIES, state.goods[seat], strict=True)),
        "bonus": {name: n for name, n in zip(BONUSES, state.bonus_held[seat], strict=True) if n},
        "palaces": cities(state.palaces[seat]),
        "crown_palaces": cities(state.crowns[seat]),
        "chains": chains_of(board, [city for city in range(CITIES) if own_palaces >> city & 1]),
        "points": dict(zip(SOURCES, state.points[seat], strict=True)),
    }
