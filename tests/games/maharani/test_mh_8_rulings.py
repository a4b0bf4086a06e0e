"""MH-8: rulings on questions that the rulebook does not answer."""

from random import Random

import pytest

import durbar
from durbar.games.kernel.both import compiled
from games.maharani.boardfiles import TIGHT
from games.maharani.story import Story

# tiles for the four slots of the turntable; they fit in every quarter
SLOT_TILES = "b2N o2N r2N g2N"


def table_without_placements():
    """Return a table where no tile fits in its own quarter and all markers of seat 0 are face down."""
    table = Story(4).slots("o2N r2N b1N g2N").fill("nw").fill("ne")
    return table.fill("sw", empty="a2").fill("se", empty="h4 h3 e1").markers(0, "")


def test_mh_8_1_reactivating_needs_a_marker_face_down():
    table = Story(4).slots(SLOT_TILES)
    assert "renew" not in table.legal
    assert table.refused("renew") == ("markers-up", "MH-8.1")
    for face_up in ("nw ne se", "nw", ""):
        assert "renew" in table.markers(0, face_up).legal


def test_mh_8_1_player_without_a_placement_reactivates():
    table = table_without_placements()
    assert table.legal == {"renew"}
    table.play("renew")
    assert table.mover == 1
    assert table.placements(1)


@pytest.mark.parametrize("board", [None, TIGHT], ids=["standard", "tight"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_mh_8_1_every_player_has_a_move_and_every_game_ends(players, board):
    """Markers are renewed at most once for each tile that was placed outside its own quarter, so games are short."""
    positions_with_only_renew = 0
    for seed in range(30 if compiled() else 9):
        game, rng = durbar.new("maharani", players, seed=seed, board=board), Random(seed)
        renewals = markers_turned = 0
        while game.to_move is not None:
            moves = [move.text for move in game.legal_moves]
            assert moves
            positions_with_only_renew += moves == ["renew"]
            placements = [move for move in moves if ":" in move]
            renews = "renew" in moves and seed % 3 == 0  # in every third game players renew whenever they can
            game.push("renew" if renews else rng.choice(placements or moves))
            renewals += any(event.id == "maharani.renewed" for event in game.events)
            markers_turned += any(event.id == "maharani.marker-turned" for event in game.events)
        assert renewals <= markers_turned
        assert game.number <= 3 * 56  # at most three moves for each space: a tile, `end` and `renew`
    assert positions_with_only_renew > 0 or board is not None


def test_mh_8_2_gold_supplies_markers_and_the_turntable_are_public():
    table = Story(3).slots(SLOT_TILES).tile("a7", artisan=1).gold(3, 5, 8).markers(2, "nw se").turn(2)
    views = [table.game.seen_by(viewer).view() for viewer in (None, 0, 1, 2)]
    assert [view["table"] for view in views] == [views[0]["table"]] * 4
    assert views[0]["scores"] == [3, 5, 8]
    table_view = views[0]["table"]
    assert [seat["supply"] for seat in table_view["seats"]] == [[10], [9], [10]]
    assert table_view["seats"][2]["markers"] == {"nw": True, "ne": False, "se": True, "sw": False}
    assert [slot["tile"]["tile"] for slot in table_view["turntable"]] == SLOT_TILES.split()


def test_mh_8_3_quarter_filled_by_the_first_tile_is_scored_at_the_end_of_the_turn():
    """When the second tile is placed, the artisans of the full quarter are still on the floor and count in groups."""
    table = Story(4).slots("b2N r2N y2N g2N")
    for space in ("b8", "c5", "a7", "a5", "d8"):
        table.tile(space, artisan=0)
    table.fill("nw", empty="a6")
    table.play("1:a6>N")
    assert table.events("quarter-full", "quarter-pays") == []
    assert (table.supply(0), table.artisan_spaces(0)) == (3, {"b8", "c5", "a7", "a5", "d8"})
    table.play("2:a4>S")  # in the south-west, beside a5
    assert table.events("artisan-new") == ["artisan-new seat=0 space=a4 artisan=None"]
    assert ("artisans", 2) in table.gain
    assert table.events("quarter-pays") == ["quarter-pays seat=0 quarter=nw artisan=None artisans=5"]
    assert (table.supply(0), table.artisan_spaces(0)) == (7, {"a4"})


def test_mh_8_3_with_an_empty_supply_the_second_tile_gets_no_artisan():
    table = Story(4).slots("b2N r2N y2N g2N")
    for space in ("b8", "c5", "a7", "a5", "d8", "h7", "g8", "h2"):
        table.tile(space, artisan=0)
    assert table.supply(0) == 0
    table.fill("nw", empty="a6").play("1:a6>N", "2:a4>S")
    assert table.events("no-artisan") == ["no-artisan seat=0 space=a4"]
    assert table.supply(0) == 5


def test_mh_8_4_contents_of_the_bag_and_removed_tiles_are_public():
    table = Story(4).slots("bO oO r2N g2N")
    for space in ("b2", "c3", "c6", "f3", "f6", "g2", "g7"):
        table.tile(space)
    table.play("1:b7>N")
    for viewer in (None, 0, 1, 2, 3):
        table_view = table.table(viewer)
        assert table_view["removed"] == {"oO": 1}
        in_bag = 60 - 8 - 1 - 2  # without eight tiles on the floor, one removed tile and two on the turntable
        assert table_view["bag"]["size"] == sum(table_view["bag"]["tiles"].values()) == in_bag


def test_mh_8_4_order_of_the_bag_is_secret():
    """Games with the same tiles but different seeds look the same to all viewers, and draw different tiles next."""
    sights, drawn = set(), set()
    for seed in range(12):
        table = Story(4, seed=seed).slots(SLOT_TILES).markers(0, "nw").play("renew")
        sights |= {(viewer, bytes(table.game.seen_by(viewer))) for viewer in (None, 0, 1, 2, 3)}
        drawn |= set(table.play("1:a6>N", "end").events("drawn"))
    assert len(sights) == 5, "one sight for each viewer"
    assert len(drawn) > 6


def test_mh_8_5_player_always_decides_after_a_first_tile():
    """The player decides even if only `end` is legal because the other slots are empty."""
    table = Story(4).nearly_over("b7", "bO - - -").play("1:b7>N")
    assert (table.mover, table.legal) == (0, {"end"})


def test_mh_8_5_renew_is_the_only_move_of_a_player_without_a_placement():
    table = table_without_placements()
    assert table.legal == {"renew"}


def test_mh_8_5_after_a_second_tile_the_turn_ends_by_itself():
    table = Story(4).slots(SLOT_TILES).play("1:a6>N", "2:h6>N")
    assert (table.mover, table.table()["phase"], table.game.number) == (1, "first", 2)


def test_mh_8_5_artisan_colour_is_named_exactly_when_two_are_possible():
    table = Story(2).slots(SLOT_TILES)
    for move in table.legal:
        assert ("/" in move) == (">S" in move)  # the mover is at the south
    assert table.refused("1:a6>N/a") == ("no-artisan-due", "MH-8.5")
    assert all("/" not in move for move in Story(3).slots(SLOT_TILES).legal)
    assert Story(3).slots(SLOT_TILES).refused("1:a6>S/b") == ("one-artisan-colour", "MH-8.5")
