"""Tests that every mistake in a board file is reported with its place, the value found and the value expected."""

import math
import tomllib
from typing import Any

import pytest

from durbar.games.datafile import BOARD_FILE
from durbar.games.maharani.components.board_file import from_dict
from durbar.games.maharani.components.components import KINDS
from durbar.games.words import say
from games.maharani.boardfiles import GARDEN, REMOVED, TIGHT, changed, reading_error

# paths of values in a board file: the rows of the floor, and the third entry of the tiles
ROWS = ("board", "rows")
TILE = ("tiles", "per_colour", 2)

MISTAKES: list[tuple[tuple[str | int, ...], Any, str, str]] = [
    # path, new value, reported place, and a part of the message
    (("name",), REMOVED, BOARD_FILE, 'the key "name" is missing'),
    (("name",), 7, "name", "expected a string, found the number 7"),
    (("name",), "", "name", "1 to 80 printable characters"),
    (("tile",), {}, BOARD_FILE, 'unknown key "tile" (did you mean "tiles"?)'),
    (("tiles",), [], "tiles", "expected a table, found a list of length 0"),
    (("seats",), REMOVED, BOARD_FILE, 'the key "seats" is missing'),
    # tiles
    (("tiles", "provenance"), "guessed", "tiles.provenance", '"guessed" is not a provenance: rulebook, attested'),
    (("tiles", "provenance"), REMOVED, "tiles", 'the key "provenance" is missing'),
    (("tiles", "per_colour"), REMOVED, "tiles", 'no tiles: expected the key "per_colour"'),
    (("tiles", "list"), [], "tiles", 'the key "list" already lists all tiles: remove the key "per_colour"'),
    (("tiles", "lists"), [], "tiles", 'unknown key "lists" (did you mean "list"?)'),
    (("tiles", "colours"), [], "tiles.colours", "expected 1 to 8 colours, found 0"),
    (("tiles", "colours"), list("abcdefghi"), "tiles.colours", "expected 1 to 8 colours, found 9"),
    (("tiles", "colours"), "blue", "tiles.colours", 'expected a list, found the string "blue"'),
    (("tiles", "colours", 1), 5, "tiles.colours[1]", "expected a string"),
    (("tiles", "colours", 1), "blue", "tiles.colours[1]", '"blue" starts with the same letter as "blue"'),
    (("tiles", "colours", 2), "Brown", "tiles.colours[2]", '"blue" starts with the same letter as "Brown"'),
    (("tiles", "colours", 2), "7up", "tiles.colours[2]", "a name must start with a letter"),
    (("tiles", "colours", 2), "r" * 21, "tiles.colours[2]", "at most 20"),
    (("tiles", "colours", 2), "", "tiles.colours[2]", 'found ""'),
    (("tiles", "per_colour"), {}, "tiles.per_colour", "expected a list, found a table"),
    (("tiles", "per_colour"), [], "tiles.per_colour", "0 tiles; there may be 4 to 120"),
    (TILE, "half", "tiles.per_colour[2]", "expected a table"),
    ((*TILE, "kind"), REMOVED, "tiles.per_colour[2]", 'the key "kind" is missing'),
    ((*TILE, "kind"), "haf", "tiles.per_colour[2].kind", '"haf" is not a kind of tile (did you mean "half"?)'),
    ((*TILE, "kind"), "xyz", "tiles.per_colour[2].kind", "centre, half, halves, corner, three, four or plain"),
    ((*TILE, "kind"), 1, "tiles.per_colour[2].kind", "expected a kind of tile, found the number 1"),
    ((*TILE, "kind"), "corner", "tiles.per_colour[2]", 'the kind "corner" does not fit on any space'),
    ((*TILE, "kind"), "three", "tiles.per_colour[2]", 'the kind "three" does not fit on any space'),
    ((*TILE, "kind"), "four", "tiles.per_colour[2]", 'the kind "four" does not fit on any space'),
    ((*TILE, "kind"), "plain", "tiles.per_colour[2]", 'the kind "plain" does not fit on any space'),
    ((*TILE, "arrow"), REMOVED, "tiles.per_colour[2]", 'the key "arrow" is missing'),
    ((*TILE, "arrow"), 4, "tiles.per_colour[2].arrow", "a whole number from 0 to 3, found the number 4"),
    ((*TILE, "arrow"), -1, "tiles.per_colour[2].arrow", "a whole number from 0 to 3, found the number -1"),
    ((*TILE, "arrow"), "N", "tiles.per_colour[2].arrow", 'found the string "N"'),
    ((*TILE, "arrow"), True, "tiles.per_colour[2].arrow", "found true"),
    ((*TILE, "count"), 0, "tiles.per_colour[2].count", "a whole number from 1 to 120, found the number 0"),
    ((*TILE, "count"), 121, "tiles.per_colour[2].count", "a whole number from 1 to 120"),
    ((*TILE, "count"), 12, "tiles.per_colour", "126 tiles; there may be 4 to 120"),
    ((*TILE, "count"), 1.0, "tiles.per_colour[2].count", "found the number 1"),
    ((*TILE, "colour"), "blue", "tiles.per_colour[2]", 'unknown key "colour"'),
    (("tiles", "per_colour", 0, "count"), 5, "tiles.per_colour", "30 tiles with a centre column for 8 spaces"),
    # the floor
    (("board", "provenance"), 3, "board.provenance", "expected a provenance, found the number 3"),
    (("board", "row"), [], "board", 'did you mean "rows"?'),
    (ROWS, REMOVED, "board", 'the key "rows" is missing'),
    (ROWS, "EW", "board.rows", "expected a list of 8 rows, one for each rank"),
    ((*ROWS, 7), REMOVED, "board.rows", "expected 8 rows, one for each rank, found 7"),
    ((*ROWS, 3), 5, "board.rows[3]", "expected a string, found the number 5"),
    ((*ROWS, 3), "NS NS S T T S NS", 'board.rows[3]', "expected 8 spaces in rank 5, found 7"),
    ((*ROWS, 3), "NS NS S T T S NS NS #", 'board.rows[3]', "expected 8 spaces in rank 5, found 9"),
    ((*ROWS, 3), "", 'board.rows[3]', "expected 8 spaces in rank 5, found 0"),
    ((*ROWS, 1), "S O E X EW W O S", 'board.rows[1] "d7"', '"X" is not a mark: expected letters of NESW in this order'),
    ((*ROWS, 1), "S O E WE EW W O S", 'board.rows[1] "d7"', '"WE" is not a mark: write the letters in the order NESW'),
    ((*ROWS, 1), "S O E WE EW W O S", 'board.rows[1] "d7"', 'as in "EW"'),
    ((*ROWS, 1), "S O E ew EW W O S", 'board.rows[1] "d7"', 'as in "EW"'),
    ((*ROWS, 1), "S O E EEW EW W O S", 'board.rows[1] "d7"', '"EEW" is not a mark'),
    ((*ROWS, 1), "S 0 E EW EW W O S", 'board.rows[1] "b7"', '"0" is not a mark'),
    ((*ROWS, 1), "S OE E EW EW W O S", 'board.rows[1] "b7"', '"OE" is not a mark'),
    ((*ROWS, 1), "S . E\u00e9 EW EW W O S", 'board.rows[1] "c7"', "is not a mark"),
    (
        (*ROWS, 1), "S T E EW EW W O S", 'board.rows[1] "b7"',
        "the turntable, T, must be on d4, e4, d5, e5 and nowhere else",
    ),
    ((*ROWS, 3), "NS NS S # T S NS NS", 'board.rows[3] "d5"', 'found "#"; the turntable, T, must be on d4, e4, d5, e5'),
    ((*ROWS, 4), "NS NS N T O N NS NS", 'board.rows[4] "e4"', 'found "O"; the turntable, T, must be on'),
    ((*ROWS, 4), "NS NS NE T T N NS NS", 'board.rows[4] "c4"', "of c4 at E has no other half: d4 is the turntable"),
    ((*ROWS, 3), "NS NS S T T SW NS NS", 'board.rows[3] "f5"', "of f5 at W has no other half: e5 is the turntable"),
    ((*ROWS, 2), "NS S O ES W O S NS", 'board.rows[2] "d6"', "of d6 at S has no other half: d5 is the turntable"),
    ((*ROWS, 0), "# NE EW EW EW EW W #", 'board.rows[0] "b8"', "of b8 at N has no other half: the board ends there"),
    ((*ROWS, 7), "# E EW EW EW ESW W #", 'board.rows[7] "f1"', "of f1 at S has no other half: the board ends there"),
    ((*ROWS, 4), "NSW NS N T T N NS NS", 'board.rows[4] "a4"', "of a4 at W has no other half: the board ends there"),
    ((*ROWS, 4), "NS NS N T T N NS NES", 'board.rows[4] "h4"', "of h4 at E has no other half: the board ends there"),
    ((*ROWS, 0), "# EW EW EW EW EW W #", 'board.rows[0] "b8"', "of b8 at W has no other half: a8 is not a space"),
    ((*ROWS, 0), "# . EW EW EW EW W #", 'board.rows[0] "c8"', "of c8 at W has no other half: b8 has no half at E"),
    ((*ROWS, 0), "# E EW EW . EW W #", 'board.rows[0] "d8"', "of d8 at E has no other half: e8 has no half at W"),
    ((*ROWS, 0), "# E EW EW O EW W #", 'board.rows[0] "d8"', "of d8 at E has no other half: e8 has no half at W"),
    ((*ROWS, 4), "NS . N T T N NS NS", 'board.rows[3] "b5"', "of b5 at S has no other half: b4 has no half at N"),
    ((*ROWS, 4), "NS N N T T N NS NS", 'board.rows[5] "b3"', "of b3 at N has no other half: b4 has no half at S"),
    ((*ROWS, 4), "NS NS . T T N NS NS", 'board.rows[3] "c5"', "of c5 at S has no other half: c4 has no half at N"),
    (("board", "quarters"), ["lion"], "board.quarters", "expected a table, found a list of length 1"),
    (("board", "quarters", "sw"), REMOVED, "board.quarters", 'the key "sw" is missing'),
    (
        ("board", "quarters", "ws"), "lion", "board.quarters",
        'unknown key "ws"; the possible keys are nw, ne, se and sw',
    ),
    (("board", "quarters", "se"), "Pea Cock", "board.quarters.se", 'another quarter already has "Pea Cock"'),
    (("board", "quarters", "se"), "<b>", "board.quarters.se", "a name must start with a letter"),
    # the numbers of the rules
    (("rules", "payout"), REMOVED, "rules", 'the key "payout" is missing'),
    (("rules", "payout"), 4, "rules.payout", "expected a list of 7 numbers, for 0 to 6 artisans"),
    (("rules", "payout", 6), REMOVED, "rules.payout", "expected 7 numbers, for 0 to 6 artisans, found 6"),
    (("rules", "payout"), [0, 4, 6, 9, 13, 18, 24, 31], "rules.payout", "expected 7 numbers, for 0 to 6 artisans"),
    (("rules", "payout", 0), 1, "rules.payout[0]", "expected the number 0, found the number 1"),
    (("rules", "payout", 3), 5, "rules.payout[3]", "3 artisans earn 5 gold, but one artisan fewer earns 6"),
    (("rules", "payout", 6), 100, "rules.payout[6]", "a whole number from 0 to 99"),
    (("rules", "payout", 1), -1, "rules.payout[1]", "a whole number from 0 to 99"),
    (("rules", "payout", 1), math.nan, "rules.payout[1]", "a whole number from 0 to 99"),
    (("rules", "payout", 1), 10**400, "rules.payout[1]", "found a very large number"),
    (("rules", "second_tile_cost"), 3, "rules.second_tile_cost", "a whole number from 0 to 2, found the number 3"),
    (("rules", "second_tile_cost"), -1, "rules.second_tile_cost", "a whole number from 0 to 2"),
    (("rules", "artisans", "2"), 0, "rules.artisans.2", "a whole number from 1 to 30, found the number 0"),
    (("rules", "artisans", "4"), 31, "rules.artisans.4", "a whole number from 1 to 30, found the number 31"),
    (("rules", "artisans", "3"), REMOVED, "rules.artisans", 'the key "3" is missing'),
    (("rules", "artisans", "5"), 8, "rules.artisans", 'unknown key "5"; the possible keys are 2, 3 and 4'),
    (("rules", "artisans", 5), 8, "rules.artisans", "a key must be a string, not the number 5"),
    (("rules", "provenance"), "rule", "rules.provenance", '"rule" is not a provenance'),
    # the turntable
    (("turntable", "slots", "S"), REMOVED, "turntable.slots", 'the key "S" is missing'),
    (("turntable", "slots", "s"), [], "turntable.slots", 'unknown key "s"'),
    (("turntable", "slots", "S", 3), REMOVED, "turntable.slots.S", "expected 4 quarters, found 3"),
    (("turntable", "slots", "S", 0), "wn", "turntable.slots.S[0]", '"wn" is not a quarter'),
    (("turntable", "slots", "S", 0), "lion", "turntable.slots.S[0]", "nw, ne, se or sw"),
    (("turntable", "slots", "S", 3), "se", "turntable.slots.S", "numbered clockwise: expected nw, ne, se and sw"),
    (("turntable", "slots", "S"), ["nw", "sw", "se", "ne"], "turntable.slots.S", "expected nw, ne, se and sw"),
    (("turntable", "slots", "S"), ["ne", "se", "sw", "nw"], "turntable.slots.S", "slot 1 is in ne, expected nw"),
    (("turntable", "slots", "S"), ["ne", "se", "sw", "nw"], "turntable.slots.S", "for side N it is in se"),
    (("turntable", "slots", "N"), ["nw", "ne", "se", "sw"], "turntable.slots.E", "expected ne: for side"),
    (("turntable", "provenance"), "", "turntable.provenance", '"" is not a provenance'),
    # the seats
    (("seats", "sides", "1"), ["S"], "seats.sides", 'unknown key "1"'),
    (("seats", "sides", "2"), REMOVED, "seats.sides", 'the key "2" is missing'),
    (("seats", "sides", "2"), ["S"], "seats.sides.2", "expected 2 sides, found 1"),
    (("seats", "sides", "2"), "SN", "seats.sides.2", "expected a list of 2 sides"),
    (("seats", "sides", "2", 1), "S", "seats.sides.2[1]", "another seat is already at S"),
    (("seats", "sides", "2", 1), "n", "seats.sides.2[1]", '"n" is not a side of the board'),
    (("seats", "sides", "2", 1), "NE", "seats.sides.2[1]", '"NE" is not a side of the board'),
    (("seats", "sides", "2", 1), "", "seats.sides.2[1]", '"" is not a side of the board'),
    (("seats", "sides", "2", 1), 0, "seats.sides.2[1]", "expected a side of the board, found the number 0"),
    (("seats", "sides", "3"), ["S", "N", "W"], "seats.sides.3", "listed clockwise: expected S, W and N"),
    (("seats", "sides", "4"), ["S", "E", "N", "W"], "seats.sides.4", "listed clockwise: expected S, W, N and E"),
    (("seats", "provenance"), None, "seats.provenance", "a value of type NoneType"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "place", "expected"), MISTAKES)
def test_mistake_is_reported_at_its_place(path, value, place, expected):
    """The value at ``path`` is replaced; the error must name ``place``."""
    error = reading_error(changed((path, value)))
    assert error.place == place
    assert expected in say(error.problem)
    assert len(str(error).splitlines()) == 1


@pytest.mark.parametrize(
    ("quarter", "files", "ranks"),
    [("nw", "abcd", "5678"), ("ne", "efgh", "5678"), ("se", "efgh", "1234"), ("sw", "abcd", "1234")],
)
def test_quarter_without_a_space_is_reported(quarter, files, ranks):
    data = tomllib.loads(TIGHT.read_text(encoding="utf-8"))
    grid = [row.split() for row in data["board"]["rows"]]
    for file in files:
        for rank in ranks:
            row, column = 8 - int(rank), "abcdefgh".index(file)
            if grid[row][column] != "T":
                grid[row][column] = "#"
    data["board"]["rows"] = [" ".join(row) for row in grid]
    error = reading_error(data)
    assert error.place == "board.rows"
    assert say(error.problem) == f"the quarter {quarter} has no space"


def file_with_tiles(*tiles: dict[str, Any]) -> dict[str, Any]:
    """Return the data of the standard file with this list of blue and orange tiles."""
    return changed(
        (("tiles", "per_colour"), REMOVED),
        (("tiles", "colours"), ["blue", "orange"]),
        (("tiles", "list"), list(tiles)),
        (("rules", "payout"), [0, 4, 6]),
    )


# entries of a list of tiles
BLUE = {"colour": "blue", "kind": "half", "arrow": 0, "count": 4}
ORANGE = {"colour": "orange", "kind": "half", "arrow": 0}


@pytest.mark.parametrize(
    ("tiles", "place", "expected"),
    [
        ([BLUE, {**ORANGE, "colour": "green"}], "tiles.list[1].colour", '"green" is not a colour of these tiles'),
        ([BLUE, {**ORANGE, "colour": "Orange"}], "tiles.list[1].colour", 'did you mean "orange"?'),
        ([BLUE, {"kind": "half", "arrow": 0}], "tiles.list[1]", 'the key "colour" is missing'),
        ([BLUE, {**ORANGE, "kind": "corner"}], "tiles.list[1]", '"corner" does not fit on any space'),
        ([BLUE], "tiles.list", "there is no orange tile, although orange is one of the colours"),
        ([{**BLUE, "count": 2}, ORANGE], "tiles.list", "3 tiles; there may be 4 to 120"),
        ([{**BLUE, "count": 120}, ORANGE], "tiles.list", "121 tiles; there may be 4 to 120"),
        ([BLUE, {**ORANGE, "kind": "centre", "count": 25}], "tiles.list", "25 tiles with a centre column for 8"),
        ([BLUE, 3], "tiles.list[1]", "expected a table, found the number 3"),
    ],
)
def test_mistake_in_the_list_of_tiles_is_reported_at_its_place(tiles, place, expected):
    error = reading_error(file_with_tiles(*tiles))
    assert error.place == place
    assert expected in say(error.problem)


def test_values_at_the_limits_are_accepted():
    with_fewest_tiles = from_dict(file_with_tiles({**BLUE, "count": 3}, ORANGE))
    with_most_tiles = from_dict(file_with_tiles({**BLUE, "count": 119}, ORANGE))
    with_most_centres = from_dict(file_with_tiles(BLUE, {**ORANGE, "kind": "centre", "count": 24}))
    boards = (with_fewest_tiles, with_most_tiles, with_most_centres)
    assert [sum(tile.count for tile in board.tiles) for board in boards] == [3 + 1, 119 + 1, 4 + 24]


def test_error_names_the_first_tile_of_a_kind_that_fits_nowhere():
    misfit = {**ORANGE, "kind": "four"}
    assert reading_error(file_with_tiles(BLUE, ORANGE, misfit, {**misfit, "colour": "blue"})).place == "tiles.list[2]"


def test_too_many_kinds_of_tiles_are_refused():
    data = tomllib.loads(GARDEN.read_text(encoding="utf-8"))
    data["tiles"]["list"].append({"colour": "white", "kind": "plain", "arrow": 0})
    error = reading_error(data)
    assert (error.place, say(error.problem)) == ("tiles.list", "there are 65 different tiles; at most 64 are possible")


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "centre"])
def test_kind_of_tile_without_a_space_with_its_columns_is_refused(kind):
    """On a floor where every space has a centre column, only tiles with a centre column fit."""
    all_spaces, with_turntable = "O O O O O O O O", "O O O T T O O O"
    data = changed((ROWS, [*[all_spaces] * 3, *[with_turntable] * 2, *[all_spaces] * 3]))
    data["tiles"]["per_colour"] = [{"kind": "centre", "arrow": 0}, {"kind": kind, "arrow": 0}]
    error = reading_error(data)
    assert error.place == "tiles.per_colour[1]"
    assert f'"{kind}" does not fit on any space' in say(error.problem)
