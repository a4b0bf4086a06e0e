"""Tests that the kernel's check of invariants (TM-12) detects every violation.

Each function before `BROKEN` changes a state so that it violates an invariant.
"""

import pytest

import durbar
from durbar.games.taj_mahal.rules.state import CITIES, NOBODY, PALACE
from kit.story import broken_by


def a_card_too_many(state):
    state.discard.count[0] += 1


def a_hand_is_smaller_than_its_recorded_size(state):
    state.size[0] += 1


def the_mask_of_a_hand_is_wrong(state):
    state.holds[0] ^= 1


def more_cards_are_publicly_known_than_a_hand_has(state):
    state.known[0][state.draw_type[0][0]] = 9


def an_unseen_card_is_neither_in_the_deck_nor_in_a_hand(state):
    state.knowledge.unseen[0][0] += 1


def a_drawn_card_is_also_counted_as_publicly_known(state):
    state.known[0][state.draw_type[0][0]] += 1


def three_equal_advisors(state):
    state.advisors[0][2] = 3


def seven_tiles_of_one_advisor(state):
    # three players have two tiles each, and the court has one
    state.advisors[0][1] = state.advisors[1][1] = state.advisors[2][1] = 2


def no_open_city(state):
    state.phase = PALACE
    state.palaces[1] = (1 << CITIES) - 1


def two_pairs_of_one_advisor(state):
    state.advisors[0][3] = state.advisors[1][3] = 2


def a_special_card_is_held_by_a_seat_that_does_not_exist(state):
    state.special[2] = 3


def a_special_card_that_nobody_played_lies_in_a_row(state):
    state.special_played[1] = 1


def cards_left_on_display_at_the_end(state):
    state.frame.mover = NOBODY


# the changes, each with the number of the invariant that it violates
BROKEN = {
    a_card_too_many: 1,
    a_hand_is_smaller_than_its_recorded_size: 2,
    the_mask_of_a_hand_is_wrong: 2,
    more_cards_are_publicly_known_than_a_hand_has: 3,
    an_unseen_card_is_neither_in_the_deck_nor_in_a_hand: 4,
    a_drawn_card_is_also_counted_as_publicly_known: 5,
    three_equal_advisors: 6,
    seven_tiles_of_one_advisor: 6,
    no_open_city: 7,
    two_pairs_of_one_advisor: 8,
    a_special_card_is_held_by_a_seat_that_does_not_exist: 9,
    a_special_card_that_nobody_played_lies_in_a_row: 9,
    cards_left_on_display_at_the_end: 10,
}


@pytest.mark.parametrize(("change", "number"), BROKEN.items(), ids=lambda value: getattr(value, "__name__", None))
def test_violation_is_detected(change, number):
    assert broken_by(durbar.new("taj-mahal", 3, seed=1, options={"start_player": 0}), change) == number
