"""MH-4: artisans."""

import pytest

import durbar
from games.maharani.story import Story

# tiles for the four slots of the turntable; they fit in every quarter
SLOT_TILES = "b2N o2N r2N g2N"
EDGE_SPACES = {
    "a7": "red",
    "b8": "green",
    "g8": "red",
    "h7": "green",
    "a2": "red",
    "b1": "violet",
    "g1": "violet",
    "h2": "green",
}
"""Two spaces at the edge of each quarter, no two of them neighbours, each with a colour for its tile."""


def table_without_supply():
    """Return a table of four players where all artisans of seat 0 are on the floor, two in each quarter."""
    table = Story(4).slots(SLOT_TILES)
    for space, colour in EDGE_SPACES.items():
        table.tile(space, colour, artisan=0)
    assert table.supply(0) == 0
    return table


@pytest.mark.parametrize(("seat", "side"), list(enumerate("SWNE")))
def test_mh_4_1_tile_whose_arrow_points_to_the_player_gets_an_artisan(seat, side):
    for arrow in "NESW":
        table = Story(4).slots("bO o2N r2N g2N").turn(seat).play(f"1:b7>{arrow}")
        is_due = arrow == side
        assert table.artisan_spaces(seat) == ({"b7"} if is_due else set())
        assert table.events("artisan-new") == ([f"artisan-new seat={seat} space=b7 artisan=None"] if is_due else [])
        assert table.gain == [("tiles", 1), *([("artisans", 1)] if is_due else [])]
        assert all(table.artisan_spaces(other) == set() for other in range(4) if other != seat)


def test_mh_4_1_artisan_that_is_due_is_mandatory():
    """No other legal move places this tile on this space with this arrow."""
    table = Story(4).slots("bO o2N r2N g2N")
    assert {move for move in table.placements(1) if move[2:4] == "b7"} == {f"1:b7>{arrow}" for arrow in "NESW"}
    assert table.refused("1:b7>S/a") == ("one-artisan-colour", "MH-8.5")


def test_mh_4_1_only_the_player_who_places_the_tile_puts_an_artisan_on_it():
    """Seat 0 places a tile whose arrow points to the west, where seat 1 sits."""
    table = Story(4).slots("bO o2N r2N g2N").play("1:b7>W", "end")
    assert [table.artisan_spaces(seat) for seat in range(4)] == [set()] * 4
    assert table.mover == 1


def test_mh_4_2_new_artisan_is_taken_from_the_supply():
    table = Story(4).slots(SLOT_TILES).play("1:a6>S")
    assert table.supply(0) == 7
    assert table.artisan_spaces(0) == {"a6"}


def test_mh_4_2_with_an_empty_supply_no_artisan_is_placed_and_no_gold_paid():
    table = table_without_supply()
    assert "1:a6>S" in table.legal
    before = table.artisan_spaces(0)
    table.play("1:a6>S")
    assert table.events("no-artisan") == ["no-artisan seat=0 space=a6"]
    assert (table.gain, table.artisan_spaces(0), table.supply(0)) == ([("tiles", 1)], before, 0)


@pytest.mark.parametrize(("space", "expected"), [("a6", "new"), ("h3", "moved")])
def test_mh_4_2_artisan_moves_only_within_the_quarter_of_the_new_tile(space, expected):
    """Seat 0 has an artisan on a blue tile in the south-east, but none on a blue tile in the north-west."""
    table = Story(4).slots(SLOT_TILES).tile("h4", "blue", artisan=0).play(f"1:{space}>S")
    assert [event.split()[0] for event in table.events("artisan-new", "artisan-moved")] == [f"artisan-{expected}"]
    assert table.artisan_spaces(0) == ({"h4", "a6"} if expected == "new" else {"h3"})


def test_mh_4_2_artisan_on_another_colour_or_of_another_player_does_not_move():
    table = Story(4).slots(SLOT_TILES).tile("a5", "red", artisan=0).tile("b5", "blue", artisan=1).play("1:a6>S")
    assert table.artisan_spaces(0) == {"a5", "a6"}
    assert table.artisan_spaces(1) == {"b5"}


def test_mh_4_3_artisan_on_the_same_colour_in_the_quarter_must_move():
    table = Story(4).slots(SLOT_TILES).tile("c5", "blue", artisan=0).play("1:a6>S")
    assert table.events("artisan-new", "artisan-moved") == ["artisan-moved seat=0 left=c5 space=a6 artisan=None"]
    assert table.artisan_spaces(0) == {"a6"}
    assert table.supply(0) == 7


def test_mh_4_3_artisan_moves_even_with_an_empty_supply():
    table = table_without_supply().slots("r2N o2N b2N g2N").play("1:a6>S")
    assert table.events("artisan-moved") == ["artisan-moved seat=0 left=a7 space=a6 artisan=None"]
    assert table.artisan_spaces(0) == {"a6", *EDGE_SPACES} - {"a7"}
    assert table.gain == [("tiles", 2), ("artisans", 1)]


def test_mh_4_3_tile_whose_arrow_points_elsewhere_moves_no_artisan():
    table = Story(4).slots(SLOT_TILES).tile("c5", "blue", artisan=0).play("1:a6>N")
    assert (table.artisan_spaces(0), table.gain) == ({"c5"}, [("tiles", 1)])


def test_mh_4_4_group_pays_its_size_whatever_the_colours():
    table = Story(4).slots(SLOT_TILES).tile("a7", "red", artisan=0).tile("a5", "green", artisan=0).play("1:a6>S")
    assert table.gain == [("tiles", 1), ("artisans", 3)]


def test_mh_4_4_groups_cross_the_borders_of_quarters():
    table = Story(4).slots(SLOT_TILES).tile("a4", "red", artisan=0).tile("a3", "blue", artisan=0).play("1:a5>S")
    assert table.gain == [("tiles", 1), ("artisans", 3)]


def test_mh_4_4_other_players_and_corners_do_not_count():
    table = (
        Story(4)
        .slots(SLOT_TILES)
        .tile("a6", "red", artisan=1)
        .tile("b6", "green", artisan=0)
        .tile("b4", "red", artisan=0)
    )
    table.play("1:a5>S")
    assert table.gain == [("tiles", 1), ("artisans", 1)]


def test_mh_4_4_moved_artisan_no_longer_counts_on_its_old_space():
    """The artisan on the blue tile a6 connected a7 and a5. It moves to b5, which is connected only with a5."""
    table = (
        Story(4)
        .slots(SLOT_TILES)
        .tile("a7", "red", artisan=0)
        .tile("a6", "blue", artisan=0)
        .tile("a5", "green", artisan=0)
    )
    table.play("1:b5>S")
    assert table.artisan_spaces(0) == {"a7", "a5", "b5"}
    assert table.gain == [("tiles", 1), ("artisans", 2)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_mh_4_5_no_player_has_two_artisans_on_one_colour_in_a_quarter(players):
    """The rule is checked in whole games whose players point arrows to their own side whenever they can."""
    moved = 0
    for seed in range(4):
        game = durbar.new("maharani", players, seed=seed)
        while game.to_move is not None:
            own_side = game.setting.rulebook.presentation.view(game.setting, game.position.read(), None)["side"]
            moves = sorted(move.text for move in game.legal_moves)
            game.push(next((move for move in moves if f">{own_side}" in move), moves[-1]))
            moved += any(event.id == "maharani.artisan-moved" for event in game.events)
            table = game.setting.rulebook.presentation.view(game.setting, game.position.read(), None)
            for seat in table["seats"]:
                for spaces in seat["artisans"]:
                    places = [(quarter_of(space), table["floor"][space]["colour"]) for space in spaces]
                    assert len(set(places)) == len(places)
    assert moved > 10


def quarter_of(space):
    """Return the quarter of a space, computed without the rules under test."""
    return ("n" if space[1] > "4" else "s") + ("w" if space[0] < "e" else "e")
