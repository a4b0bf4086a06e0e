"""Tests of scripted draws. A script sets the outcomes of draws; `asked` lists the possible outcomes of the next draw
with their weights.
"""

from fractions import Fraction

import pytest

from durbar.games.game import seed_bytes
from durbar.games.kernel.state import OPEN, SCRIPTED
from toy.game import TOY, Deck
from toy.rules.state import DRAW, DRAWN, HAND, RANKS

pytestmark = pytest.mark.sanitizer

PLAYERS = 3
# the toy game with a deck of two cards of rank 0, nine of rank 1, and so on
SETTING = TOY.setting(PLAYERS, board=Deck((2, 9, 0, 1, 7, 3)))
DEAL = bytes([1] * 4 + [4] * 4 + [5, 5, 0, 3])  # a script of the deal: the ranks of four cards for each player
DECK_AFTER_DEAL = {0: 1, 1: 5, 4: 3, 5: 1}  # how many cards of each rank are left


def begin(script=b"", asking=False, seed=1):
    """Return the first position of a toy game; ``script`` has the outcomes of its first draws, one per byte."""
    return TOY.rules.kernel.begin(seed_bytes(seed), PLAYERS, TOY.rules.settings(SETTING), script, asking)


def drawn(position):
    """Return the items that were drawn in the last move or in the deal."""
    return [item for kind, _, item, _, _ in position.events() if kind == DRAWN]


def test_script_determines_the_deal():
    position = begin(DEAL + b"\2")  # after the deal, seat 2 is drawn to begin
    state = position.read()
    assert state.hands[:PLAYERS] == [[0, 4, 0, 0, 0, 0], [0, 0, 0, 0, 4, 0], [1, 0, 0, 1, 0, 2]]
    assert {rank: count for rank, count in enumerate(state.deck.count) if count} == DECK_AFTER_DEAL
    assert position.mover == 2
    assert position.drawn == len(DEAL) + 1
    assert position.broken_invariant() == 0


def test_asking_lists_every_outcome_with_its_weight():
    assert begin(asking=True).possible_outcomes() == {0: 2, 1: 9, 3: 1, 4: 7, 5: 3}, "the first card of the deal"
    assert begin(DEAL, asking=True).possible_outcomes() == {0: 1, 1: 1, 2: 1}, "who begins"
    assert begin(DEAL + b"\0", asking=True).possible_outcomes() == {}, "nothing more is drawn"


def test_each_outcome_can_be_scripted():
    before = begin(DEAL + b"\0")
    before.set_script(b"", asking=True)
    asking = before.copy()
    asking.push(DRAW)
    assert asking.possible_outcomes() == DECK_AFTER_DEAL
    for rank, weight in DECK_AFTER_DEAL.items():
        after = before.copy()
        after.set_script(bytes([rank]), asking=True)
        after.push(DRAW)
        assert after.possible_outcomes() == {}
        assert drawn(after) == [rank]
        assert after.read().hands[0][rank] == before.read().hands[0][rank] + 1
        assert after.read().deck.count[rank] == weight - 1
        assert after.broken_invariant() == 0


def pair_probabilities(script=b""):
    """Yield every pair of outcomes of the first two draws with its probability. ``script`` contains the
    first outcome or is empty.
    """
    weights = begin(script, asking=True).possible_outcomes()
    total = sum(weights.values())
    for outcome, weight in weights.items():
        if len(script) == 1:
            yield (script[0], outcome), Fraction(weight, total)
        else:
            for pair, chance in pair_probabilities(bytes([outcome])):
                yield pair, chance * Fraction(weight, total)


def test_probabilities_of_two_draws_add_up_to_one():
    probabilities = dict(pair_probabilities())
    assert sum(probabilities.values()) == 1
    # the deck has 22 cards, nine of them of rank 1, one of rank 3 and seven of rank 4
    assert probabilities[1, 1] == Fraction(9, 22) * Fraction(8, 21)
    assert probabilities[3, 4] == Fraction(1, 22) * Fraction(7, 21)
    assert (3, 3) not in probabilities
    assert len(probabilities) == 5 * 5 - 1, "all pairs of the five ranks, except two cards of rank 3"


@pytest.mark.parametrize("outcome", [2, RANKS, 63, 64, 254])
def test_impossible_outcome_in_a_script_is_reported(outcome):
    position = begin(bytes([outcome]))
    assert position.possible_outcomes() is None
    assert position.broken_invariant() == 0, "the game continues with another card"
    position.set_script(b"")
    assert position.possible_outcomes() == {}, "a new script removes the error"


@pytest.mark.parametrize("seat", [PLAYERS, 254])
def test_script_cannot_choose_an_unknown_seat_to_start(seat):
    position = begin(DEAL + bytes([seat]))
    assert position.possible_outcomes() is None
    assert 0 <= position.mover < PLAYERS


def test_too_long_script_is_refused():
    position = begin()
    raw = position.raw()
    with pytest.raises(ValueError, match=f"at most {SCRIPTED}"):
        position.set_script(bytes(SCRIPTED + 1))
    assert position.raw() == raw
    with pytest.raises(ValueError, match=f"at most {SCRIPTED}"):
        begin(bytes(SCRIPTED + 1))
    position.set_script(bytes(SCRIPTED))
    assert position.read().frame.chance.script_size == SCRIPTED


@pytest.mark.parametrize("length", range(0, PLAYERS * HAND + 2, 4))
def test_draws_after_the_end_of_a_script_come_from_the_generator(length):
    plain = begin(seed=5)
    scripted = begin(bytes(drawn(plain)[:length]), seed=5)
    assert drawn(scripted) == drawn(plain)
    scripted.set_script(b"")
    plain.set_script(b"")
    assert scripted.seen_by(-1).raw() == plain.seen_by(-1).raw()
    for position in (plain, scripted):
        position.push(DRAW)
        position.push(DRAW)
    assert scripted.read().hands == plain.read().hands


def test_open_entry_of_a_script_is_drawn_by_the_generator():
    """An open entry sets no outcome. Here the entries of the fourth and the fifth card are open."""
    plain = begin(seed=5)
    cards = drawn(plain)
    scripted = begin(bytes([*cards[:3], OPEN, OPEN, *cards[5:]]), seed=5)
    assert drawn(scripted) == cards
    assert scripted.possible_outcomes() == {}
    asking = begin(bytes([1, OPEN, 4]), asking=True)
    assert asking.possible_outcomes() == {0: 2, 1: 8, 3: 1, 4: 7, 5: 3}, (
        "the outcomes of the first open entry are listed"
    )
    first, _, third = drawn(asking)[:3]
    assert (first, third) == (1, 4)


def test_script_is_hidden_from_every_viewer():
    position = begin(DEAL + b"\0\1\1")  # seat 0 begins, and the next two draws are set
    other = begin(DEAL + b"\0\4\4")
    assert position.raw() != other.raw()
    for seat in (-1, 0, 1, 2):
        assert position.seen_by(seat).raw() == other.seen_by(seat).raw()
