"""The cases of the toy game for the checks in ``tests/kit``."""

from typing import Any

from durbar.games.game import Setting
from kit.case import Case
from toy.game import TOY, Deck
from toy.rules.state import CARD, PAIRS, RANKS


def check_invariants(setting: Setting, state: Any) -> None:
    """Check that no card was created or lost, and that the recorded sizes of hands are right."""
    total = [state.deck.count[r] + state.table.count[r] + sum(hand[r] for hand in state.hands) for r in range(RANKS)]
    assert isinstance(setting.board, Deck)
    assert tuple(total) == setting.board.copies
    assert [sum(hand) for hand in state.hands] == state.held


def added_by_draws(setting: Setting, state: Any, seat: int, drawn: list[int]) -> int:
    """Return the points for pairs in hand (TY-5). If a card was drawn, a preview leaves these points out."""
    return int(state.points[seat][PAIRS])


def toy_case(players: int, edition: str = "long", **settings: Any) -> Case:
    """Return a case of the toy game; its name says how it differs from the standard game."""
    setting = TOY.setting(players, edition, **settings)
    own_board = "-own" if setting.has_custom_board else ""
    version = "" if setting.labelled else "-version-1"
    return Case(
        f"toy-{players}-{edition}{own_board}{version}",
        setting,
        longest=60 * players,
        holdings=lambda state, seat: state.hands[seat],
        pool=lambda state: state.deck.count[:RANKS],
        holding_draws=frozenset({CARD}),
        pool_draws=frozenset({CARD}),
        added_by_draws=added_by_draws,
        check_invariants=check_invariants,
    )


CASES = [
    toy_case(2, "short"),
    toy_case(3),
    toy_case(4),
    toy_case(4, board=Deck((2, 9, 0, 1, 7, 3)), options={"rounds": 20}),
    toy_case(3, version=1),
]
