"""The cases of Taj Mahal for the checks in ``tests/kit``: all editions and numbers of players, lazy seats, options, and
a custom board.
"""

from collections import Counter
from pathlib import Path
from typing import Any

from durbar.games.game import Board, Setting
from durbar.games.taj_mahal.components.board_file import read_components
from durbar.games.taj_mahal.components.components import components_of
from durbar.games.taj_mahal.components.options import OPTIONS
from durbar.games.taj_mahal.game import TAJ_MAHAL_GAME
from durbar.games.taj_mahal.rules.state import SHUFFLED, TO_DISPLAY, TO_HAND, TO_UNREST, TYPES, WHITE
from kit.case import Case

OWNER = Path(__file__).parent / "boards" / "owner.toml"


def check_invariants(setting: Setting, state: Any) -> None:
    """Check that all 96 cards and 4 special cards are in exactly one place (TM-1.1), and that each score is the sum of
    its sources.
    """
    cards: Counter[int] = Counter()
    for pool in (state.deck, state.discard):
        cards.update({type: n for type, n in enumerate(pool.count) if n})
        assert pool.size == sum(pool.count) == sum(pool.group)
    for seat in range(setting.players):
        cards.update({type: n for type, n in enumerate(state.hands[seat]) if n})
        cards.update(card for card in state.row[seat][: state.row_size[seat]] if card < TYPES)
    cards.update(state.display[: state.display_size])
    cards.update(state.unrest[: state.unrest_size])
    board = components_of(setting)
    printed: Counter[int] = Counter()
    for type, card in [*enumerate(board.coloured_types), *enumerate(board.white_types, WHITE)]:
        printed[type] = card.count
    assert +cards == +printed
    assert cards.total() == 96
    assert all(-1 <= holder < setting.players for holder in state.special)


def added_by_draws(setting: Setting, state: Any, seat: int, drawn: list[int]) -> int:
    """Return how many points the newly ``drawn`` cards add to a player's final hand (TM-6.1)."""
    hand = Counter({type: n for type, n in enumerate(state.hands[seat]) if n})
    types = components_of(setting).coloured_types

    def points(cards: Counter[int]) -> int:
        colours = Counter(types[type].colour for type in cards.elements() if type < WHITE)
        return sum(n for type, n in cards.items() if type >= WHITE) + max(colours.values(), default=0)

    return points(hand) - points(hand - Counter(drawn))


def taj_mahal_case(
    players: int,
    edition: str = "2018",
    *,
    lazy: int = 0,
    board: Board | None = None,
    options: dict[str, Any] | None = None,
) -> Case:
    """Return a case of Taj Mahal; its name says how it differs from the standard game.

    ``lazy`` is a mask of the seats that mostly make their first legal move.
    """
    setting = TAJ_MAHAL_GAME.setting(players, edition, board, options)
    parts = [str(players), edition, *(["own"] if setting.has_custom_board else []), *([f"lazy{lazy}"] if lazy else [])]
    return Case(
        "-".join(["taj-mahal", *parts, *setting.options]),
        setting,
        longest=2000,
        holdings=lambda state, seat: state.hands[seat],
        pool=lambda state: state.deck.count,
        holding_draws=frozenset({TO_HAND}),
        pool_draws=frozenset({TO_HAND, TO_DISPLAY, TO_UNREST}),
        refill=SHUFFLED,
        added_by_draws=added_by_draws,
        check_invariants=check_invariants,
        lazy=lazy,
        share=0.04,  # the share of positions that the checks compare
    )


CASES = [
    *(taj_mahal_case(players) for players in (2, 3, 4, 5)),
    *(taj_mahal_case(players, edition) for edition in ("2000", "2006") for players in (3, 4, 5)),
    taj_mahal_case(5, lazy=0b01111),
    taj_mahal_case(4, "2006", lazy=0b0111),
    taj_mahal_case(2, lazy=0b01),
    *(taj_mahal_case(4, options={name: True}) for name, option in OPTIONS.items() if option.default is False),
    taj_mahal_case(4, board=read_components(OWNER)),
    taj_mahal_case(5, "2000", lazy=0b11110, board=read_components(OWNER)),
]
