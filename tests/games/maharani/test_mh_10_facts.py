"""MH-10: invariants of the game, checked in many random games."""

import pytest

from durbar.games.kernel.both import compiled
from durbar.games.maharani.components.board_file import standard_components
from durbar.games.maharani.components.components import CENTRE, KINDS, space_name
from games.maharani.cases import CASES, MOST_MOVES
from games.maharani.story import Story

GAMES = 20 if compiled() else 1  # random games of each case in most tests
GAMES_TO_COUNT_MOVES = (
    1200 if compiled() else 3
)  # random games of each case in the test of the greatest number of moves
every_case = pytest.mark.parametrize("case", CASES, ids=str)


@pytest.mark.slow
@every_case
def test_mh_10_1_artisan_is_on_a_tile_whose_arrow_points_to_its_owner(case):
    artisans = 0
    for seed in range(GAMES):
        for game in case.played(seed):
            table = game.setting.rulebook.presentation.view(game.setting, game.position.read(), None)
            for seat in table["seats"]:
                for spaces_of_colour in seat["artisans"]:
                    for space in spaces_of_colour:
                        artisans += 1
                        assert table["floor"][space]["arrow"] == seat["side"]
    assert artisans > 0


@every_case
def test_mh_10_2_tile_has_as_many_columns_as_its_space(case):
    tiles = 0
    marks = {space_name(space): mark for space, mark in enumerate(case.setting.board.marks) if mark is not None}
    for seed in range(GAMES):
        *_, game = case.played(seed)
        for space, tile in game.seen_by(None).view()["table"]["floor"].items():
            tiles += 1
            columns = KINDS[tile["kind"]]
            assert (columns == CENTRE) == (marks[space] == CENTRE)
            assert columns.bit_count() == marks[space].bit_count()
    assert tiles > 0


@pytest.mark.parametrize(("players", "most"), MOST_MOVES.items())
def test_mh_10_3_empty_floor_and_four_tiles_with_two_half_columns_give_the_most_moves(players, most):
    for seat in range(players):
        assert len(Story(players).slots("b2N o2E r2N g2E").turn(seat).legal) == most
        assert len(Story(players).slots("b2N b2N b2E b2E").turn(seat).legal) == most


@pytest.mark.parametrize(("players", "most"), MOST_MOVES.items())
def test_mh_10_3_positions_with_end_or_renew_have_fewer_moves_than_the_maximum(players, most):
    """`renew` is legal only if a marker is face down, and then a tile can be placed only in its own quarter. `end` is
    legal only after a tile was placed, and then a slot is empty.
    """
    for face_up in ("ne se sw", "nw se sw", "nw ne sw", "nw ne se"):
        table = Story(players).slots("b2N o2E r2N g2E").markers(0, face_up)
        assert "renew" in table.legal
        assert len(table.legal) < most
    table = Story(players).slots("b2N o2E r2N g2E").play("1:a6>N")
    assert "end" in table.legal
    assert len(table.legal) < most


@pytest.mark.parametrize(("players", "most"), MOST_MOVES.items())
def test_mh_10_3_no_tile_has_more_moves_than_a_quarter_of_the_maximum(players, most):
    """The floor is empty, all markers are face up and both supplies are full. Tiles on the floor and markers that are
    face down only reduce the number of moves.
    """
    most_of_one_tile = 0
    for kind in ("O", "1N", "1E", "1S", "1W", "2N", "2E"):
        for seat in range(players):
            table = Story(players).slots(f"b{kind} o2N r2N g2N").turn(seat)
            most_of_one_tile = max(most_of_one_tile, len(table.placements(1)))
    assert 4 * most_of_one_tile == most
    assert {tile.kind for tile in standard_components().tiles} == {"centre", "half", "halves"}


@pytest.mark.parametrize("case", [case for case in CASES if not case.setting.has_custom_board], ids=str)
def test_mh_10_3_number_of_legal_moves_never_exceeds_the_maximum_in_many_games(case):
    book, most = case.setting.rulebook, 0
    for seed in range(GAMES_TO_COUNT_MOVES):
        position = book.rules.kernel.begin(
            seed.to_bytes(32, "big"), case.setting.players, book.rules.settings(case.setting)
        )
        for id in position.copy().push_random(seed, case.lazy):
            most = max(most, len(position.legal()))
            position.push(id)
    assert 40 < most <= MOST_MOVES[case.setting.players]
