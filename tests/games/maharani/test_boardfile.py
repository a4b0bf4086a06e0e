"""Tests of board files: custom floors, both formats of the tiles, seats and turntable, records and digests."""

import itertools
import json
import tomllib
from collections import Counter
from typing import Any

import pytest

from durbar.games.datafile import BOARD_FILE
from durbar.games.errors import BoardError
from durbar.games.maharani.components.board_file import (
    from_dict,
    parse_components,
    read_components,
    standard_components,
)
from durbar.games.maharani.components.components import CENTRE, KINDS, QUARTERS, SIDES, Components, space_number
from durbar.games.words import say
from games.maharani.boardfiles import FOLDER, GARDEN, OPEN_COURT, REMOVED, STANDARD, TIGHT, changed, reading_error

# the standard board and all custom boards
BOARDS = [standard_components(), *(read_components(path) for path in sorted(FOLDER.glob("*.toml")))]


# -- custom floors -----------------------------------------------------------------------------------------------------
def test_garden_board_differs_from_the_standard_board_in_every_part():
    board = read_components(GARDEN)
    assert board.name == "A garden, overgrown"
    assert board.colours == ("écru", "Sky blue", "crimson", "jade", "lilac", "ochre", "violet", "white")
    assert len(board.tiles) == 64
    assert {tile.kind for tile in board.tiles} == set(KINDS)
    # a mark is a mask of half-columns: 1 is north, 2 is east, 4 is south and 8 is west
    assert {mark for mark in board.marks if mark is not None} == {0, 1, 2, 3, 4, 5, 8, 10, 11, 12, 13, 14, 15, CENTRE}
    assert board.marks[space_number("f6")] == 15
    assert board.animals == ("Bengal tiger", "heron", "tortoise", "cobra")
    assert board.payout == (0, 2, 5, 5, 11, 17, 24, 32, 41)
    assert board.second_tile_cost == 1
    assert dict(board.artisans) == {2: 5, 3: 9, 4: 6}
    assert QUARTERS[board.slot_quarters[SIDES.index("S")][0]] == "se"
    assert "".join(SIDES[side] for side in dict(board.sides)[3]) == "ESN"
    assert set(vars(board.provenance).values()) == {"invented"}


def test_tight_board_has_more_surplus_tiles_than_the_turntable_has_slots():
    """The turntable can have four plain tiles when no plain space is empty (MH-6.2)."""
    board = read_components(TIGHT)
    tiles = Counter(tile.kind for tile in board.tiles for _ in range(tile.count))
    assert tiles["plain"] - board.marks.count(0) >= 4
    assert tiles["centre"] - board.marks.count(CENTRE) == 16
    assert sum(mark is not None for mark in board.marks) == 9
    assert len(board.colours) == 2


def test_open_court_has_60_spaces_where_every_tile_fits():
    board = read_components(OPEN_COURT)
    assert Counter(board.marks) == {CENTRE: 60, None: 4}
    assert {tile.kind for tile in board.tiles} == {"centre"}
    assert sum(tile.count for tile in board.tiles) == 72


def test_boards_are_all_different():
    assert len({board.digest for board in BOARDS}) == len(BOARDS) == 4


# -- the two formats of the tiles --------------------------------------------------------------------------------------
def test_same_tiles_in_both_formats_have_the_same_digest():
    standard = standard_components()
    assert "per_colour" in tomllib.loads(STANDARD)["tiles"]
    assert "per_colour" not in standard.to_dict()["tiles"]
    assert from_dict(standard.to_dict()) == standard
    assert from_dict(standard.to_dict()).digest == standard.digest


def file_with_blue_tiles(*tiles: tuple[str, int, int | None]) -> dict[str, Any]:
    """Return the data of the standard file with these tiles instead of its own; all of them are blue.

    Each tile is given by its kind, its arrow and its count; None leaves the count out.
    """
    entries = [
        {"kind": kind, "arrow": arrow} | ({} if count is None else {"count": count}) for kind, arrow, count in tiles
    ]
    return changed((("tiles", "colours"), ["blue"]), (("tiles", "per_colour"), entries), (("rules", "payout"), [0, 4]))


def test_equal_tiles_may_be_listed_one_by_one_or_counted():
    board = from_dict(file_with_blue_tiles(("half", 3, None), ("half", 3, 2), ("halves", 1, None), ("half", 3, 1)))
    assert [(tile.kind, tile.arrow, tile.count) for tile in board.tiles] == [("half", 3, 4), ("halves", 1, 1)]


def test_tiles_with_indistinguishable_arrows_are_one_type():
    board = from_dict(
        file_with_blue_tiles(*((kind, arrow, 1) for kind in ("halves", "centre", "half") for arrow in range(4)))
    )
    assert [(tile.kind, tile.arrow, tile.count) for tile in board.tiles] == [
        ("centre", 0, 4),
        ("half", 0, 1), ("half", 1, 1), ("half", 2, 1), ("half", 3, 1),
        ("halves", 0, 2), ("halves", 1, 2),
    ]  # fmt: skip


def test_colours_may_have_different_tiles():
    tiles = [
        {"colour": "red", "kind": "half", "arrow": 1},
        {"colour": "blue", "kind": "halves", "arrow": 3, "count": 5},
        {"colour": "red", "kind": "centre", "arrow": 2},
    ]
    board = from_dict(
        changed(
            (("tiles", "colours"), ["blue", "red"]),
            (("tiles", "per_colour"), REMOVED),
            (("tiles", "list"), tiles),
            (("rules", "payout"), [0, 0, 99]),
        )
    )
    assert [(board.colours[tile.colour], tile.kind, tile.arrow, tile.count) for tile in board.tiles] == [
        ("blue", "halves", 1, 5), ("red", "centre", 0, 1), ("red", "half", 1, 1),
    ]  # fmt: skip


# -- seats and turntable -----------------------------------------------------------------------------------------------
def components_or_error(data: object) -> Components | BoardError:
    """Return the components of a file, or the error that reading it raises."""
    try:
        return from_dict(data)
    except BoardError as error:
        return error


def clockwise(start: int, turns: tuple[int, ...]) -> tuple[str, ...]:
    """Return the sides that are these numbers of quarter turns clockwise from the side with the index `start`."""
    return tuple((SIDES * 2)[start + turn] for turn in turns)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_mh_2_1_seats_are_accepted_exactly_when_they_are_clockwise(players):
    expected = {
        clockwise(start, (0, *rest)) for start in range(4) for rest in itertools.combinations(range(1, 4), players - 1)
    }
    accepted = set()
    for sides in itertools.product(SIDES, repeat=players):
        board = components_or_error(changed((("seats", "sides", str(players)), list(sides))))
        if isinstance(board, BoardError):
            assert board.place.startswith(f"seats.sides.{players}")
        else:
            accepted.add(tuple(SIDES[side] for side in dict(board.sides)[players]))
    assert accepted == expected


def test_mh_2_2_quarters_of_slots_are_accepted_exactly_when_they_turn_with_the_turntable():
    """From one side to the next clockwise, every slot must move to the next quarter."""
    # the quarters of slots 1 to 4 in clockwise order, by the index of the quarter of slot 1
    rows = [[QUARTERS[(first + slot) % 4] for slot in range(4)] for first in range(4)]
    accepted = [
        first_quarters
        for first_quarters in itertools.product(range(4), repeat=4)
        if slots_are_accepted({side: rows[first] for side, first in zip(SIDES, first_quarters, strict=True)})
    ]
    assert accepted == [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)]
    # in the standard file no other order of the quarters is accepted for any one side
    standard = tomllib.loads(STANDARD)["turntable"]["slots"]
    for side in SIDES:
        orders = [list(order) for order in itertools.permutations(QUARTERS)]
        assert [order for order in orders if slots_are_accepted(standard | {side: order})] == [standard[side]]


def slots_are_accepted(slots: dict[str, list[str]]) -> bool:
    """Return whether a board file is accepted if its slots are in these quarters, by side."""
    board = components_or_error(changed((("turntable", "slots"), slots)))
    assert not isinstance(board, BoardError) or board.place.startswith("turntable.slots.")
    return isinstance(board, Components)


# -- records and digests -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_components_stored_as_json_are_read_unchanged(board):
    data = json.loads(json.dumps(board.to_dict(), allow_nan=False))
    assert data == board.to_dict()
    assert from_dict(data) == board
    assert from_dict(data).digest == board.digest


def test_digest_ignores_the_name_the_provenances_and_the_order_of_keys_and_tiles():
    standard = standard_components()
    data = changed()
    data = {key: data[key] for key in reversed(data)}
    data["name"] = "Mine"
    for part in ("tiles", "board", "rules", "turntable", "seats"):
        data[part]["provenance"] = "printed"
    data["tiles"]["per_colour"].reverse()
    data["tiles"]["per_colour"][-1]["arrow"] = 3  # the arrow of a centre column has no effect
    data["board"]["rows"] = [" ".join(row.split()) for row in data["board"]["rows"]]
    same = from_dict(data)
    assert same.digest == standard.digest
    assert len(standard.digest) == 64
    assert same != standard  # the name and the provenance differ


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("tiles", "colours", 0), "navy"),
        (("tiles", "colours"), ["orange", "blue", "red", "green", "violet", "yellow"]),
        (("tiles", "per_colour", 0, "count"), 3),
        (("tiles", "per_colour", 1, "arrow"), 1),
        (("tiles", "per_colour", 0, "kind"), "half"),
        (("board", "rows", 0), "E   EW  EW  EW  EW  EW  W   #"),
        (("board", "quarters", "nw"), "tiger"),
        (("rules", "payout", 6), 25),
        (("rules", "second_tile_cost"), 1),
        (("rules", "artisans", "3"), 9),
        (("seats", "sides", "2"), ["S", "E"]),
    ],
)
def test_digest_depends_on_everything_that_affects_the_rules_or_the_picture(path, value):
    assert from_dict(changed((path, value))).digest != standard_components().digest


def test_digest_depends_on_the_turntable():
    slots = {side: [QUARTERS[(turn + slot) % 4] for slot in range(4)] for turn, side in enumerate(SIDES)}
    assert from_dict(changed((("turntable", "slots"), slots))).digest != standard_components().digest


def test_components_are_immutable_and_hashable():
    board = standard_components()
    with pytest.raises(AttributeError):
        board.name = "another"
    assert hash(board) == hash(from_dict(board.to_dict()))


# -- whole files -------------------------------------------------------------------------------------------------------
def test_file_is_read_from_its_path(tmp_path):
    (tmp_path / "mine.toml").write_text(STANDARD.replace('name = "Standard"', 'name = "Mine"'), encoding="utf-8")
    board = read_components(tmp_path / "mine.toml")
    assert board.name == "Mine"
    assert board.digest == standard_components().digest
    assert read_components(str(tmp_path / "mine.toml")) == board


def test_unreadable_file_is_reported_by_its_name(tmp_path):
    for text, expected in (("name = \n", "line 1, column 8"), ("", 'the key "name" is missing')):
        with pytest.raises(BoardError) as caught:
            parse_components(text, "mine.toml")
        assert caught.value.place == "mine.toml"
        assert expected in say(caught.value.problem)
    with pytest.raises(BoardError, match=r"nowhere\.toml: the file cannot be read"):
        read_components(tmp_path / "nowhere.toml")


@pytest.mark.parametrize("data", [None, [], "board", 3, object(), {3: 4}, {("a",): 1}])
def test_value_that_is_not_a_table_is_refused(data):
    assert reading_error(data).place == BOARD_FILE


def test_error_in_the_board_of_a_record_names_the_record():
    with pytest.raises(BoardError, match="the record's board: expected a table"):
        from_dict(7, "the record's board")


def test_board_of_the_other_game_is_refused():
    from durbar.games.taj_mahal.components.board_file import standard_components as other

    assert reading_error(other().to_dict()).place == BOARD_FILE
