"""MH-6: the scoring of a full quarter, and the end of the game."""

import pytest

from games.maharani.boardfiles import FILES, TIGHT, changed
from games.maharani.story import Story

# tiles for the four slots of the turntable; they fit in every quarter
SLOT_TILES = "b2N o2N r2N g2N"
ARTISAN_SPACES = {"a6": "orange", "b5": "red", "c8": "green", "d7": "violet", "d8": "yellow", "c7": "blue"}
"""Spaces of the north-west where a tile's arrow can point north, each with its own colour of tile."""


def table_with_artisans(count):
    """Return a table where seat 2, at the north, has ``count`` artisans in the north-west, where only a5 is empty."""
    table = Story(4).slots(SLOT_TILES)
    for space, colour in list(ARTISAN_SPACES.items())[:count]:
        table.tile(space, colour, artisan=2)
    return table.fill("nw", empty="a5")


@pytest.mark.parametrize(("artisans", "gold"), [(0, 0), (1, 4), (2, 6), (3, 9), (4, 13), (5, 18), (6, 24)])
def test_mh_6_1_full_quarter_pays_for_artisans(artisans, gold):
    table = table_with_artisans(artisans).play("1:a5>N")
    assert table.events("quarter-full", "quarter-pays") == []  # only at the end of the turn
    table.play("end")
    assert table.events("quarter-full") == ["quarter-full quarter=nw"]
    assert table.scores[2] == gold
    assert table.gain == ([("quarters", gold)] if gold else [])


def test_mh_6_1_artisans_return_to_the_supply_and_tiles_stay_on_the_floor():
    table = table_with_artisans(5)
    assert table.supply(2) == 8 - 5
    table.tile("h6", artisan=2).play("1:a5>N", "end")
    assert (table.artisan_spaces(2), table.supply(2)) == ({"h6"}, 8 - 1)
    assert len(table.table()["floor"]) == 14 + 1  # the spaces of the north-west, and h6
    assert table.table()["quarters"][0]["scored"]


def test_mh_6_1_every_player_is_paid():
    table = (
        Story(3)
        .slots(SLOT_TILES)
        .tile("a6", artisan=2)
        .tile("b5", artisan=1)
        .tile("c5", artisan=0)
        .tile("b6", artisan=0)
    )
    table.fill("nw", empty="a5").play("1:a5>N")
    table.play("end")
    assert table.events("quarter-pays") == [
        "quarter-pays seat=0 quarter=nw artisan=None artisans=2",
        "quarter-pays seat=1 quarter=nw artisan=None artisans=1",
        "quarter-pays seat=2 quarter=nw artisan=None artisans=1",
    ]
    assert table.gain == [("quarters", 6), ("quarters", 4), ("quarters", 4)]


def test_mh_6_1_quarter_is_scored_only_once():
    table = table_with_artisans(3).draws("v2E").play("1:a5>N", "end")
    assert table.scores[2] == 9
    table.play("1:h6>E", "end")
    assert table.events("quarter-full", "quarter-pays") == []
    assert table.scores[2] == 9


def test_mh_6_1_two_quarters_may_be_scored_in_one_turn():
    table = Story(4).slots(SLOT_TILES).tile("a6", artisan=1).tile("h6", artisan=1).tile("h7", artisan=3)
    table.fill("nw", empty="a5").fill("ne", empty="h5").play("1:a5>N", "2:h5>N")
    assert table.events("quarter-full") == ["quarter-full quarter=nw", "quarter-full quarter=ne"]
    assert table.scores[1] == 4 + 4  # two quarters pay 4 each, not 6 for two artisans
    assert table.scores[3] == 4


def test_mh_6_2_game_ends_when_the_last_quarter_has_been_scored():
    """Only b7 is empty, and seat 2 has an artisan in its quarter."""
    table = Story(4).tile("c7", artisan=2).nearly_over("b7", "bO - - -").play("1:b7>N")
    assert table.mover == 0
    table.play("end")
    assert (table.mover, table.legal) == (None, set())
    assert table.events("nothing-fits", "drawn") == []
    assert table.scores[2] == 4
    assert table.game.outcome is not None


def tight_table():
    """Return a table on a floor of nine spaces with four tiles without columns (w0) on the turntable.

    The centre space and all spaces without columns except f3 are filled; spaces with half-columns are empty. Seat 0, at
    the east, has an artisan in the north-west.
    """
    table = Story(2, board=TIGHT).slots("w0 w0 w0 w0").tile("c7", artisan=0).tile("e6").tile("f6").tile("b3")
    return table.tile("d6")


def test_mh_6_2_game_ends_when_no_tile_fits_after_the_refill():
    table = tight_table()
    table.draws("w0").play("1:f3>N")
    assert table.mover == 0
    table.play("end")
    assert table.mover is None
    assert table.events("quarter-full") == ["quarter-full quarter=se"]
    assert table.events()[-3:-1] == ["nothing-fits", "quarter-pays seat=0 quarter=nw artisan=a artisans=1"]
    assert table.gain == [("quarters", 1)]  # a quarter that is not full pays as much as a full one
    assert (table.artisan_spaces(0), table.supply(0)) == (set(), 1)
    assert [quarter["scored"] for quarter in table.table()["quarters"]] == [True] * 4
    assert [quarter["free"] for quarter in table.table()["quarters"]] == [1, 0, 0, 2]


def test_mh_6_2_game_continues_while_a_tile_fits_somewhere():
    table = tight_table().draws("w1E").play("1:f3>N", "end")
    assert table.events("nothing-fits") == []
    assert table.mover == 1


def test_mh_6_2_game_continues_if_a_tile_fits_only_after_renewing_markers():
    """The only tile that fits anywhere does not fit in its own quarter, and the marker is face down."""
    table = tight_table().markers(1, "").draws("w1E").play("4:f3>N", "end")
    assert table.table()["turntable"][3]["quarter"] == "se"
    assert (table.mover, table.legal) == (1, {"renew"})
    table.play("renew")
    assert (table.mover, table.events("nothing-fits")) == (0, [])


def board_with_four_tiles():
    """Return a board with 56 spaces and four tiles."""
    tiles = {
        "provenance": "invented",
        "colours": ["blue"],
        "list": [{"colour": "blue", "kind": "halves", "arrow": 0, "count": 4}],
    }
    return FILES.from_dict(changed((("tiles",), tiles), (("rules", "payout"), [0, 4])))


def test_mh_6_2_game_ends_when_the_turntable_is_empty():
    table = Story(4, board=board_with_four_tiles()).play("1:a6>S", "2:h6>S", "3:c8>W")
    assert table.events("nothing-fits") == []
    table.play("4:c1>W")
    assert (table.mover, table.on_slots()) == (None, ["-"] * 4)
    assert table.events("drawn", "quarter-full") == []
    assert table.events("nothing-fits", "quarter-pays") == [
        "nothing-fits",
        "quarter-pays seat=0 quarter=nw artisan=None artisans=1",
        "quarter-pays seat=1 quarter=nw artisan=None artisans=1",
        "quarter-pays seat=0 quarter=ne artisan=None artisans=1",
        "quarter-pays seat=1 quarter=sw artisan=None artisans=1",
    ]
    # seats 0 and 1 each placed two tiles with an artisan, paid for the second, and had artisans in two quarters
    assert table.scores == [1 + 1 + 1 + 1 - 2 + 4 + 4] * 2 + [0, 0]


@pytest.mark.parametrize(
    ("gold", "winners", "ranks"),
    [
        ((30, 20, 10, 0), [0], [1, 2, 3, 4]),
        ((20, 30, 30, 0), [1, 2], [3, 1, 1, 4]),
        ((30, 30, 30, 30), [0, 1, 2, 3], [1, 1, 1, 1]),
    ],
)
def test_mh_6_3_player_with_most_gold_wins_and_tied_players_share_the_victory(gold, winners, ranks):
    """Seat 0 earns its last gold with the last tile, which is blue and joins no blue tile."""
    first_gold, *other_gold = gold
    table = Story(4).nearly_over("b7", "bO - - -", without="blue").gold(first_gold - 1, *other_gold)
    table.play("1:b7>N", "end")
    assert table.scores == list(gold)
    assert sorted(table.game.outcome.winners) == winners
    assert list(table.game.outcome.ranks) == ranks
