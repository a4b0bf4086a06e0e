"""Tests that the kernel's check of invariants (MH-10) detects every violation.

Each function before `BROKEN` changes a state so that it violates an invariant.
"""

import pytest

from durbar.games.maharani.components.components import QUARTERS, space_number
from durbar.games.maharani.rules.state import FROM_SECOND, FROM_TILES, NOTHING
from games.maharani.story import Story
from kit.story import broken_by

# numbers of spaces
A6, A5, B7 = map(space_number, ("a6", "a5", "b7"))


def table():
    """Return a table where seat 0, at the south, has artisans on a6 and a7 in the north-west. There is a red tile
    without an artisan on a5. The south-east is full, and the mover has not placed a tile yet.
    """
    story = Story(4).slots("b2N o2N y2N g2N").tile("a6", "red", artisan=0).tile("a7", "green", artisan=0)
    return story.tile("a5", "red", "N").fill("se")


def one_tile_too_many(state):
    state.bag.count[0] += 1


def a_tile_is_on_two_slots(state):
    state.slot[1] = state.slot[0]


def a_removed_tile_is_also_elsewhere(state):
    state.removed[0] += 1


def a_space_marked_as_filled_has_no_tile(state):
    state.tiles |= 1 << B7


def a_tile_is_listed_under_another_colour(state):
    state.colour[0] |= 1 << A6


def a_tile_is_turned_so_that_columns_are_cut(state):
    state.arrow[A6] = 1


def one_artisan_too_many(state):
    state.supply[1][0] += 1


def one_artisan_too_few(state):
    state.artisans[0][0] &= ~(1 << A6)


def an_artisan_where_the_arrow_points_elsewhere(state):
    state.artisans[0][0] ^= 1 << A6
    state.artisans[2][0] |= 1 << A6
    state.supply[0][0] += 1
    state.supply[2][0] -= 1


def an_artisan_without_a_tile(state):
    state.artisans[0][0] |= 1 << B7
    state.supply[0][0] -= 1


def two_artisans_on_one_colour(state):
    state.artisans[0][0] |= 1 << A5
    state.supply[0][0] -= 1


def an_artisan_in_a_scored_quarter(state):
    state.scored |= 1 << QUARTERS.index("nw")


def a_quarter_scored_before_it_is_full(state):
    state.scored |= 1 << QUARTERS.index("sw")


def a_full_quarter_that_was_not_scored(state):
    state.scored = 0


def gold_below_zero(state):
    state.points[1][FROM_TILES] = -1


def a_second_tile_that_brings_gold(state):
    state.points[1][FROM_SECOND] = 2


def an_empty_slot(state):
    state.bag.count[state.slot[2]] += 1
    state.slot[2] = NOTHING


# the changes, each with the number of the invariant that it violates
BROKEN = {
    one_tile_too_many: 1,
    a_tile_is_on_two_slots: 1,
    a_removed_tile_is_also_elsewhere: 1,
    a_space_marked_as_filled_has_no_tile: 2,
    a_tile_is_listed_under_another_colour: 2,
    a_tile_is_turned_so_that_columns_are_cut: 3,
    one_artisan_too_many: 4,
    one_artisan_too_few: 4,
    an_artisan_where_the_arrow_points_elsewhere: 5,
    an_artisan_without_a_tile: 5,
    two_artisans_on_one_colour: 6,
    an_artisan_in_a_scored_quarter: 7,
    a_quarter_scored_before_it_is_full: 8,
    a_full_quarter_that_was_not_scored: 8,
    gold_below_zero: 9,
    a_second_tile_that_brings_gold: 9,
    an_empty_slot: 11,
}


@pytest.mark.parametrize(("change", "number"), BROKEN.items(), ids=lambda value: getattr(value, "__name__", None))
def test_violation_is_detected(change, number):
    assert broken_by(table().game, change) == number


def test_centre_tile_on_the_turntable_without_a_free_space_is_detected():
    """When all centre spaces are filled, a centre tile cannot be on the turntable."""

    def put_a_removed_centre_tile_on_the_turntable(state):
        centre = next(type for type, n in enumerate(state.removed) if n)
        state.removed[centre] -= 1
        state.slot[1] = centre

    game = Story(4).nearly_over("a6 a5", "b2N - r2N -").game
    assert broken_by(game, put_a_removed_centre_tile_on_the_turntable) == 10
