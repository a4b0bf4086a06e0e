"""MH-7: the rules for two players."""

import pytest

from games.maharani.story import Story

# tiles for the four slots of the turntable; they fit in every quarter
SLOT_TILES = "b2N o2N r2N g2N"
ARTISAN_SPACES = {"a": "a7 b8 h7 a2 b1 h2 g1", "b": "c8 d8 f8 f7 c1 f1 e1"}
"""Spaces for the seven artisans of each artisan colour of a player; two of each colour are in the north-west."""


def table_without_supply(colours):
    """Return a table where all of seat 0's artisans of these colours are on the floor, none of them on a blue tile in
    the north-west.
    """
    table = Story(2).slots(SLOT_TILES)
    for artisan_colour in colours:
        for space in ARTISAN_SPACES[artisan_colour].split():
            colour = {"a7": "red", "b8": "green", "c8": "red", "d8": "green"}.get(space)
            table.tile(space, colour, artisan=0, artisan_colour=artisan_colour)
        assert table.supply(0, artisan_colour) == 0
    return table


def artisan_choices(table, space, arrow):
    """Return the endings (/a, /b or none) of the legal moves that place the tile of slot 1 on a space with an arrow."""
    start = f"1:{space}>{arrow}"
    return {move.removeprefix(start) for move in table.placements(1) if move.startswith(start)}


def test_mh_7_1_player_has_seven_artisans_in_each_of_two_colours_and_one_set_of_markers():
    table = Story(2)
    for seat, side in ((0, "S"), (1, "N")):
        player = table.seat(seat)
        assert (player["supply"], player["artisans"], player["side"]) == ([7, 7], [[], []], side)
        assert player["markers"] == dict.fromkeys(["nw", "ne", "se", "sw"], True)
    assert table.scores == [0, 0]
    assert [Story(players).seat(0)["supply"] for players in (3, 4)] == [[10], [8]]


@pytest.mark.parametrize("artisan_colour", ["a", "b"])
def test_mh_7_1_artisans_of_both_colours_earn_gold_for_the_same_player(artisan_colour):
    table = Story(2).slots(SLOT_TILES).play(f"1:a6>S/{artisan_colour}")
    assert table.scores == [1 + 1, 0]  # for the tile and for the artisan
    assert table.events("artisan-new") == [f"artisan-new seat=0 space=a6 artisan={artisan_colour}"]
    assert table.seat(0)["supply"] == ([6, 7] if artisan_colour == "a" else [7, 6])


def test_mh_7_2_player_chooses_between_two_possible_colours():
    table = Story(2).slots(SLOT_TILES)
    assert artisan_choices(table, "a6", "S") == {"/a", "/b"}
    assert table.refused("1:a6>S") == ("choose-artisan", "MH-7.2")
    assert artisan_choices(table, "a6", "N") == {""}  # the arrow points to the other player, so no artisan is due


def test_mh_7_2_artisan_of_the_colour_in_the_quarter_moves_and_one_of_the_other_colour_is_new():
    """Seat 0 has an artisan of colour a on a blue tile in the quarter, and places another blue tile there."""
    for artisan_colour, is_moved in (("a", True), ("b", False)):
        table = (
            Story(2)
            .slots(SLOT_TILES)
            .tile("c5", "blue", artisan=0, artisan_colour="a")
            .play(f"1:a6>S/{artisan_colour}")
        )
        assert bool(table.events("artisan-moved")) == is_moved
        assert table.artisan_spaces(0, "a") == ({"a6"} if is_moved else {"c5"})
        assert table.artisan_spaces(0, "b") == (set() if is_moved else {"a6"})


def test_mh_7_2_either_colour_may_move_if_both_are_in_the_quarter():
    table = (
        Story(2)
        .slots(SLOT_TILES)
        .tile("c5", "blue", artisan=0, artisan_colour="a")
        .tile("a5", "blue", artisan=0, artisan_colour="b")
    )
    assert artisan_choices(table, "a6", "S") == {"/a", "/b"}
    table.play("1:a6>S/b")
    assert table.events("artisan-moved") == ["artisan-moved seat=0 left=a5 space=a6 artisan=b"]


@pytest.mark.parametrize(("colour_without_supply", "other_colour"), [("a", "b"), ("b", "a")])
def test_mh_7_2_one_possible_colour_is_forced(colour_without_supply, other_colour):
    table = table_without_supply(colour_without_supply)
    assert artisan_choices(table, "a6", "S") == {""}
    for named_colour in "ab":
        _, rule = table.refused(f"1:a6>S/{named_colour}")
        assert rule == "MH-8.5"
    table.play("1:a6>S")
    assert table.events("artisan-new") == [f"artisan-new seat=0 space=a6 artisan={other_colour}"]


@pytest.mark.parametrize("colour_without_supply", ["a", "b"])
def test_mh_7_2_colour_without_supply_is_possible_where_it_can_move(colour_without_supply):
    """An artisan of that colour is on a red tile in the north-west and can move to another red tile there."""
    table = table_without_supply(colour_without_supply).slots("r2N o2N b2N g2N")
    assert artisan_choices(table, "a6", "S") == {"/a", "/b"}
    table.play(f"1:a6>S/{colour_without_supply}")
    left = {"a": "a7", "b": "c8"}[colour_without_supply]
    assert table.events("artisan-moved") == [
        f"artisan-moved seat=0 left={left} space=a6 artisan={colour_without_supply}"
    ]


def test_mh_7_2_no_artisan_is_placed_if_none_is_possible():
    table = table_without_supply("ab")
    assert artisan_choices(table, "a6", "S") == {""}
    table.play("1:a6>S")
    assert table.events("no-artisan") == ["no-artisan seat=0 space=a6"]
    assert table.gain == [("tiles", 1)]


def test_mh_7_2_artisan_must_move_if_it_is_the_only_one_that_can():
    """Both supplies are empty, and in the north-west only an artisan of colour b is on a blue tile."""
    table = Story(2).slots(SLOT_TILES)
    for artisan_colour, spaces in ARTISAN_SPACES.items():
        for space in spaces.split():
            colour = {"a7": "red", "b8": "green", "c8": "blue", "d8": "green"}.get(space)
            table.tile(space, colour, artisan=0, artisan_colour=artisan_colour)
    assert artisan_choices(table, "a6", "S") == {""}
    table.play("1:a6>S")
    assert table.events("artisan-moved") == ["artisan-moved seat=0 left=c8 space=a6 artisan=b"]


def test_mh_7_3_artisans_of_different_colours_never_form_a_group():
    table = (
        Story(2)
        .slots(SLOT_TILES)
        .tile("a7", "red", artisan=0, artisan_colour="a")
        .tile("a5", "green", artisan=0, artisan_colour="b")
    )
    table_with_one_colour = (
        Story(2)
        .slots(SLOT_TILES)
        .tile("a7", "red", artisan=0, artisan_colour="a")
        .tile("a5", "green", artisan=0, artisan_colour="a")
    )
    assert table.play("1:a6>S/a").gain == [("tiles", 1), ("artisans", 2)]
    assert table_with_one_colour.play("1:a6>S/a").gain == [("tiles", 1), ("artisans", 3)]


def test_mh_7_3_full_quarter_pays_for_each_artisan_colour_separately():
    table = Story(2).slots(SLOT_TILES)
    for space, artisan_colour in (("a7", "a"), ("b8", "a"), ("c5", "a"), ("b6", "b"), ("b5", "b")):
        table.tile(space, artisan=1, artisan_colour=artisan_colour)
    table.fill("nw", empty="a6").play("1:a6>N")
    table.play("end")
    assert table.events("quarter-pays") == [
        "quarter-pays seat=1 quarter=nw artisan=a artisans=3",
        "quarter-pays seat=1 quarter=nw artisan=b artisans=2",
    ]
    assert table.gain == [("quarters", 9), ("quarters", 6)]
    assert table.seat(1)["supply"] == [7, 7]
