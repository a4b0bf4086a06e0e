"""MH-2: setup and the turntable."""

from collections import Counter

import pytest

import durbar
from games.maharani.story import Story

# tiles for the four slots of the turntable; they fit in every quarter
SLOT_TILES = "b2N o2N r2N g2N"
# the quarters of slots 1 to 4, by the side of the player to move
SLOTS = {
    "S": ["nw", "ne", "se", "sw"],
    "W": ["ne", "se", "sw", "nw"],
    "N": ["se", "sw", "nw", "ne"],
    "E": ["sw", "nw", "ne", "se"],
}


def new_table(seed, players=4):
    """Return the view of the table in a new game, as a spectator sees it."""
    return durbar.new("maharani", players, seed=seed).seen_by(None).view()["table"]


def quarter_of(space):
    """Return the quarter of a space, computed without the rules under test."""
    return ("n" if space[1] > "4" else "s") + ("w" if space[0] < "e" else "e")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_mh_2_1_four_tiles_are_drawn_one_after_the_other_onto_slots_1_to_4(players):
    for seed in range(10):
        game = durbar.new("maharani", players, seed=seed)
        table = game.seen_by(None).view()["table"]
        drawn = [(event.args["slot"], event.args["tile"]) for event in game.events if event.id == "maharani.drawn"]
        assert drawn == [(slot["slot"], slot["tile"]["tile"]) for slot in table["turntable"]]
        assert [slot for slot, _ in drawn] == [1, 2, 3, 4]
        assert table["bag"]["size"] == sum(table["bag"]["tiles"].values()) == 60 - 4
        all_tiles = Counter(table["bag"]["tiles"]) + Counter(tile for _, tile in drawn)
        assert all_tiles.total() == 60
        assert len(all_tiles) == 6 * 7, "seven types of tiles in each of six colours"
        assert (table["floor"], table["removed"]) == ({}, {})


def test_mh_2_1_bag_is_shuffled():
    """Each of the 60 tiles is the first tile in about 20 of 1200 games."""
    first_tiles = Counter(new_table(seed)["turntable"][0]["tile"]["tile"] for seed in range(1200))
    assert len(first_tiles) == 6 * 7, "seven types of tiles in each of six colours"
    for tile, times in first_tiles.items():
        copies = 1 if tile[1] == "1" else 2  # tiles with one half-column exist once, all others twice
        assert 20 * copies / 3 < times < 20 * copies * 3, tile


@pytest.mark.parametrize(("players", "sides"), [(2, "SN"), (3, "SWN"), (4, "SWNE")])
def test_mh_2_1_markers_are_face_up_and_seats_are_in_order(players, sides):
    seats = new_table(5, players)["seats"]
    assert [seat["side"] for seat in seats] == list(sides)
    assert [seat["markers"] for seat in seats] == [dict.fromkeys(["nw", "ne", "se", "sw"], True)] * players
    assert [set(seat["points"].values()) for seat in seats] == [{0}] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_mh_2_1_first_seat_is_random(players):
    first = Counter(durbar.new("maharani", players, seed=seed).to_move for seed in range(300))
    assert set(first) == set(range(players))
    assert min(first.values()) > 300 / players / 2


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", [0, 1])
def test_mh_2_1_turns_pass_in_the_order_of_seats(players, start):
    table, movers = Story(players, start_player=start), []
    for _ in range(2 * players):
        movers.append(table.mover)
        table.play(min(table.placements(1)), "end")
    assert movers == [(start + turn) % players for turn in range(2 * players)]


@pytest.mark.parametrize("seat", range(4))
def test_mh_2_2_turntable_is_turned_to_the_player_whose_turn_it_is(seat):
    """The side of the player to move decides which quarter each slot is in. If all of this player's markers are face
    down, a slot's tile can be placed only in the slot's quarter.
    """
    table = Story(4).slots(SLOT_TILES).markers(seat, "").turn(seat)
    slot_quarters = SLOTS["SWNE"[seat]]
    assert table.table()["side"] == "SWNE"[seat]
    assert [slot["quarter"] for slot in table.table()["turntable"]] == slot_quarters
    for slot in range(1, 5):
        assert {quarter_of(move[2:4]) for move in table.placements(slot)} == {slot_quarters[slot - 1]}


def test_mh_2_2_turntable_carries_its_tiles_clockwise():
    table = Story(4).slots(SLOT_TILES)
    clockwise = {"nw": "ne", "ne": "se", "se": "sw", "sw": "nw"}
    before = {slot["slot"]: slot["quarter"] for slot in table.table()["turntable"]}
    table.play("1:a6>N", "end")
    assert table.on_slots()[1:] == ["o2N", "r2N", "g2N"]
    after = {slot["slot"]: slot["quarter"] for slot in table.table()["turntable"]}
    assert after == {slot: clockwise[quarter] for slot, quarter in before.items()}


def test_mh_2_2_for_the_player_to_move_slot_1_is_far_left_and_slot_4_near_left():
    """A player at the south looks north, so that far left is the north-west. For the other players all is turned."""
    left_to_right = {"S": "we", "W": "ns", "N": "ew", "E": "sn"}
    far_to_near = {"S": "ns", "W": "ew", "N": "sn", "E": "we"}
    for side, quarters in SLOTS.items():
        far, near = far_to_near[side]
        left, right = left_to_right[side]
        expected = [{far, left}, {far, right}, {near, right}, {near, left}]
        assert [set(quarter) for quarter in quarters] == expected
        seat = "SWNE".index(side)
        assert [slot["quarter"] for slot in Story(4).turn(seat).table()["turntable"]] == quarters


def test_mh_2_2_direction_of_tiles_on_the_turntable_has_no_effect():
    """The turntable, with its tiles, is turned towards each player in turn. A tile may be turned again when it is
    placed, so every player has the same placements for a tile.
    """
    moves = [{move[2:] for move in Story(4).slots(SLOT_TILES).turn(seat).placements(1)} for seat in range(4)]
    assert moves == [moves[0]] * 4


def test_mh_2_3_player_places_tiles_or_reactivates_markers():
    table = Story(4).slots(SLOT_TILES)
    assert all(":" in move for move in table.legal), "at first all markers are face up and only tiles can be placed"
    assert table.refused("end") == ("nothing-placed", "MH-2.3")
    table.markers(0, "nw ne se")
    assert {move for move in table.legal if ":" not in move} == {"renew"}
    assert table.refused("end") == ("nothing-placed", "MH-2.3")
    table.play("1:a6>N")
    assert "end" in table.legal
    assert table.refused("renew") == ("placed-already", "MH-5.2")
