"""Tests that the policy of Maharani avoids gross mistakes."""

from games.maharani.story import Story
from games.test_policy import policy_move, policy_values

POOR_TILES = "y1N y1E y1S"
"""Tiles that earn little gold wherever they are placed."""


def test_policy_prefers_the_larger_area():
    """The blue tile is placed on d8, beside an area of three blue tiles, rather than elsewhere in the quarter."""
    table = Story(4).tile("c8", "blue").tile("c7", "blue").tile("b8", "blue").slots("b2N o1N r1N g1N")
    weights = policy_values(table)
    assert weights["1:d8>E"] > max(weights["1:a6>N"], weights["1:a5>N"], weights["1:b5>N"])


def test_policy_prefers_a_placement_with_an_artisan():
    weights = policy_values(Story(4).slots(f"b2N {POOR_TILES}"))
    assert weights["1:a6>S"] > weights["1:a6>N"]
    assert policy_move(Story(4).slots(f"b2N {POOR_TILES}")).endswith(">S")


def test_policy_prefers_an_artisan_that_joins_a_group():
    weights = policy_values(Story(4).tile("a7", "red", artisan=0).slots(f"b2N {POOR_TILES}"))
    assert weights["1:a6>S"] > weights["1:a5>S"]


def test_policy_does_not_take_an_artisan_out_of_a_group_for_nothing():
    """An artisan on a blue tile is in a group of three. Placing another blue tile with its arrow to the player's own
    side would move the artisan away.
    """
    table = Story(4).tile("a7", "red", artisan=0).tile("a6", "blue", artisan=0).tile("a5", "green", artisan=0)
    weights = policy_values(table.slots(f"b2E {POOR_TILES}"))
    weights_on_empty_floor = policy_values(Story(4).slots(f"b2E {POOR_TILES}"))
    assert weights["1:d8>S"] < weights_on_empty_floor["1:d8>S"]


def test_policy_does_not_turn_a_marker_for_nothing():
    """Placing the tile in its own quarter, on a6, earns as much gold as placing it on h6, which turns a marker."""
    weights = policy_values(Story(4).slots(f"b2N {POOR_TILES}"))
    assert weights["1:a6>S"] > weights["1:h6>S"]


def test_policy_places_a_second_tile_that_earns_more_than_it_costs():
    table = Story(4).slots("b2N r2E y1N y1E").tile("h7", "red").tile("g6", "red").tile("g5", "red")
    table.play("1:a6>S")
    assert policy_move(table).startswith("2:h6>")


def test_policy_does_not_place_a_second_tile_that_earns_less_than_it_costs():
    """A tile whose arrow does not point to the south gets no artisan. It joins no other tile, so it would earn 1 gold
    and cost 2.
    """
    table = Story(3).slots("b2N rO yO gO").markers(0, "nw").play("1:a6>N")
    weights = policy_values(table)
    without_artisan = [value for move, value in weights.items() if ":" in move and not move.endswith(">S")]
    assert without_artisan
    assert max(without_artisan) < weights["end"]


def test_renewing_is_worth_more_the_more_markers_are_face_down():
    face_up = ["nw ne se", "nw ne", "nw", ""]
    renew_values = [
        policy_values(Story(4).slots(f"b2N {POOR_TILES}").markers(0, markers))["renew"] for markers in face_up
    ]
    assert renew_values == sorted(set(renew_values))


def test_policy_renews_when_there_is_little_else_to_do():
    """All four markers are face down. Only one tile fits; it would not join another tile and would get no artisan."""
    table = Story(4).slots("o2E r2N b1N g2N").fill("nw", empty="a6", without="orange").fill("ne")
    table.fill("sw", empty="a2").fill("se", empty="h4 h3").markers(0, "")
    assert table.legal == {"renew", "1:a6>E", "1:a6>W"}
    assert policy_move(table) == "renew"


def test_policy_chooses_the_artisan_colour_of_the_larger_group():
    table = (
        Story(2)
        .tile("a7", "red", artisan=0, artisan_colour="b")
        .tile("a5", "green", artisan=0, artisan_colour="b")
        .slots(f"b2N {POOR_TILES}")
    )
    weights = policy_values(table)
    assert weights["1:a6>S/b"] > weights["1:a6>S/a"]
    assert policy_move(table) == "1:a6>S/b"
