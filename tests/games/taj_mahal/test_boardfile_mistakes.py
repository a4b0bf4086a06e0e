"""Tests that every mistake in a board file is reported with its place, the value found and the value expected."""

import math
import tomllib
from typing import Any

import pytest

from durbar.games.datafile import BOARD_FILE
from durbar.games.taj_mahal.components.components import SYMBOLS
from durbar.games.words import say
from games.taj_mahal.boardfiles import OWNER, REMOVED, changed, reading_error

MISTAKES: list[tuple[tuple[str | int, ...], Any, str, str]] = [
    # path, new value, reported place, and a part of the message
    (("name",), REMOVED, BOARD_FILE, 'the key "name" is missing'),
    (("name",), 7, "name", "expected a string, found the number 7"),
    (("name",), "  ", "name", "1 to 80 printable characters"),
    (("name",), "two\nlines", "name", r'found "two\nlines"'),
    (("boards",), {}, BOARD_FILE, 'unknown key "boards" (did you mean "board"?)'),
    (("cards",), [], "cards", "expected a table, found a list of length 0"),
    (("board",), REMOVED, BOARD_FILE, 'the key "board" is missing'),
    (("cards", "provenance"), "guessed", "cards.provenance", '"guessed" is not a provenance: rulebook, attested'),
    (("cards", "provenance"), "atested", "cards.provenance", 'did you mean "attested"?'),
    (("cards", "colours"), ["red", "yellow", "green", "violet"], "cards.colours", "red, yellow, green and blue"),
    (("cards", "colours"), ["red", "yellow", "green"], "cards.colours", "expected 4 colours, found 3"),
    (("cards", "colours", 1), 5, "cards.colours[1]", "expected a string"),
    (("cards", "pairs"), REMOVED, "cards", 'the key "pairs" is missing'),
    (("cards", "with_elephant"), REMOVED, "cards", 'the key "with_elephant" is missing'),
    (("cards", "coloured"), {}, "cards", "remove with_elephant and pairs"),
    (("cards", "with_elephants"), {}, "cards", 'did you mean "with_elephant"?'),
    (("cards", "with_elephant", "monk"), REMOVED, "cards.with_elephant", 'the key "monk" is missing'),
    (("cards", "with_elephant", "monk"), 3.0, "cards.with_elephant.monk", "a whole number from 0 to 21"),
    (("cards", "with_elephant", "monk"), True, "cards.with_elephant.monk", "found true"),
    (("cards", "with_elephant", "monk"), -1, "cards.with_elephant.monk", "found the number -1"),
    (("cards", "with_elephant", "monk"), 4, "cards.pairs.red", "5 pairs and 17 cards of with_elephant make 22"),
    (("cards", "pairs", "red", 4), REMOVED, "cards.pairs.red", "make 20; each colour has 21 cards"),
    (("cards", "pairs", "red", 2), ["monk", "princes"], "cards.pairs.red[2][1]", 'did you mean "princess"?'),
    (("cards", "pairs", "red", 2), ["monk", "Monk"], "cards.pairs.red[2][1]", 'did you mean "monk"?'),
    (("cards", "pairs", "red", 2), ["monk", "monk"], "cards.pairs.red[2]", "two different symbols"),
    (("cards", "pairs", "red", 2), ["monk", "elephant"], "cards.pairs.red[2]", "other than the elephant"),
    (("cards", "pairs", "red", 2), ["monk"], "cards.pairs.red[2]", "expected 2 symbols, found 1"),
    (("cards", "pairs", "red", 2), "monk", "cards.pairs.red[2]", "expected a list of 2 symbols"),
    (("cards", "pairs", "violet"), [], "cards.pairs", 'unknown key "violet"'),
    (("cards", "pairs", "blue"), REMOVED, "cards.pairs", 'the key "blue" is missing'),
    (("cards", "pairs", "provenance"), None, "cards.pairs.provenance", "a value of type NoneType"),
    (("cards", "white", "elephant"), 8, "cards.white", "expected 12 white cards, found 13"),
    (("cards", "white", "vizier"), 13, "cards.white.vizier", "a whole number from 0 to 12"),
    (("cards", "white", "mogul"), REMOVED, "cards.white", 'the key "mogul" is missing'),
    (("cards", "special", "monk"), "points", "cards.special.princess", '"points" is already the effect of the monk'),
    (("cards", "special", "monk"), "color-change", "cards.special.monk", 'did you mean "colour-change"?'),
    (("cards", "special", "mogul"), "points", "cards.special", 'unknown key "mogul"'),
    (("province_tiles", "commodities", 11), REMOVED, "province_tiles.commodities", "expected 12 tiles, found 11"),
    (("province_tiles", "commodities", 0), ["rice", "tea"], "province_tiles.commodities[0]", "1 commodity on tile 1"),
    (("province_tiles", "commodities", 3), ["rice"], "province_tiles.commodities[3]", "2 commodities on tile 4"),
    (("province_tiles", "commodities", 3), ["tea", "tea"], "province_tiles.commodities[3]", "tea twice"),
    (("province_tiles", "commodities", 3, 1), "te", "province_tiles.commodities[3][1]", 'did you mean "tea"?'),
    (("bonus_tiles", "card"), 4, "bonus_tiles", "expected 15 tiles besides the Taj Mahal, found 16"),
    (("bonus_tiles", "card"), "3", "bonus_tiles.card", 'found the string "3"'),
    (("bonus_tiles", "taj_mahal"), 2, "bonus_tiles.taj_mahal", "expected the number 1, found the number 2"),
    (("bonus_tiles", "points_4"), 1, "bonus_tiles", 'did you mean "points_2"?'),
    (("board", "width"), 0, "board.width", "a number from 100 to 10000"),
    (("board", "width"), math.nan, "board.width", "an infinite or undefined number"),
    (("board", "height"), math.inf, "board.height", "an infinite or undefined number"),
    (("board", "height"), 10**400, "board.height", "found a very large number"),
    (("board", "height"), False, "board.height", "found false"),
    (("board", "court", "x"), 1001, "board.court.x", "a number from 0 to 1000"),
    (("board", "court", "z"), 1, "board.court", 'unknown key "z"'),
    (("board", "agra"), "Agrah", "board.agra", 'there is no city "Agrah" (did you mean "Agra"?)'),
    (("board", "agra"), "Delhi", 'board.provinces[6] "Delhi"', "Delhi must be the fifth city here"),
    (("board", "provinces", 11), REMOVED, "board.provinces", "expected 12 provinces, found 11"),
    (("board", "provinces", 3, "name"), "kabul", 'board.provinces[3] "kabul"', "two provinces have this name"),
    (("board", "provinces", 3, "name"), "<Multan>", "board.provinces[3].name", "a name must start with a letter"),
    (("board", "provinces", 3, "city"), [], "board.provinces[3]", 'unknown key "city"'),
    (("board", "provinces", 3, "cities", 3), REMOVED, 'board.provinces[3] "Multan"', "3 cities; a province has 4"),
    (("board", "provinces", 7, "cities", 4), REMOVED, "board.agra", 'there is no city "Agra"'),
    (
        ("board", "provinces", 3, "cities", 1, "name"),
        "Del hi",
        'board.provinces[6] "Delhi".cities[2] "Delhi"',
        'board.provinces[3] "Multan".cities[1] "Del hi" has the same name',
    ),
    (("board", "provinces", 3, "cities", 1, "name"), "@Multan", 'board.provinces[3] "Multan".cities[1].name', "letter"),
    (("board", "provinces", 3, "cities", 1, "name"), "Mul_tan", 'board.provinces[3] "Multan".cities[1].name', "letter"),
    (("board", "provinces", 3, "cities", 1, "name"), "M  n", 'board.provinces[3] "Multan".cities[1].name', "single"),
    (("board", "provinces", 3, "cities", 1, "name"), "M" * 41, 'board.provinces[3] "Multan".cities[1].name', "most 40"),
    (("board", "provinces", 3, "cities", 1, "name"), "", 'board.provinces[3] "Multan".cities[1].name', 'found ""'),
    (
        ("board", "provinces", 3, "cities", 1, "x"),
        1000.5,
        'board.provinces[3] "Multan".cities[1] "Multan".x',
        "from 0 to 1000, found the number 1000.5",
    ),
    (("board", "provinces", 3, "cities", 1, "y"), REMOVED, 'board.provinces[3] "Multan".cities[1]', '"y" is missing'),
    (
        ("board", "provinces", 3, "cities", 1, "fortress"),
        "yes",
        'board.provinces[3] "Multan".cities[1] "Multan".fortress',
        "true or false",
    ),
    (("board", "provinces", 3, "cities", 1, "fort"), True, 'board.provinces[3] "Multan".cities[1]', '"fortress"?'),
    (("board", "provinces", 3, "cities", 1, "fortress"), False, "board.provinces", "including Agra, found 15"),
    (("board", "provinces", 3, "cities", 0, "fortress"), True, "board.provinces", "including Agra, found 17"),
    (("board", "provinces", 7, "cities", 4, "fortress"), False, "board.agra", "Agra must be a fortress"),
    (("board", "roads", "between"), REMOVED, "board.roads", 'the key "between" is missing'),
    (("board", "roads", "beetween"), [], "board.roads", 'did you mean "between"?'),
    (("board", "roads", "between", 7), ["Lahore", "Dehli"], "board.roads.between[7][1]", 'did you mean "Delhi"?'),
    (("board", "roads", "between", 7), ["Lahore"], "board.roads.between[7]", "expected 2 cities, found 1"),
    (("board", "roads", "between", 7), ["Lahore", "Lahore"], "board.roads.between[7]", "from Lahore to the same city"),
    (
        ("board", "roads", "between", 7),
        ["Sirhind", "Jalandhar"],
        "board.roads.between[7]",
        "the road from Jalandhar to Sirhind already exists: board.roads.between[6]",
    ),
    (("board", "roads", "between", 7), ["Rohtas", "Jalandhar"], "board.roads.between[7]", "list it in inside_extra"),
    (("board", "roads", "inside_extra", 0), ["Agra", "Delhi"], "board.roads.inside_extra[0]", "list it in between"),
    (("board", "roads", "inside_extra", 0), ["Rohtas", "Sialkot"], "board.roads.inside_extra[0]", "ring road of"),
    (("board", "roads", "inside_extra"), [], "board.roads", "must connect Agra to a city of the ring of Agra"),
    (("board", "roads", "between", 0, 0), {}, "board.roads.between[0][0]", "expected a string, found a table"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "place", "expected"), MISTAKES)
def test_mistake_is_reported_at_its_place(path, value, place, expected):
    """The value at ``path`` is replaced; the error must name ``place``."""
    error = reading_error(changed((path, value)))
    assert error.place == place
    assert expected in say(error.problem)


def test_only_the_province_of_agra_has_five_cities():
    data = changed()
    data["board"]["provinces"][3]["cities"].append({"name": "Sukkur", "x": 200, "y": 500})
    error = reading_error(data)
    assert error.place == 'board.provinces[3] "Multan"'
    assert "5 cities; only the province of Agra has 5" in say(error.problem)


def test_two_cities_cannot_have_the_same_position():
    city = ("board", "provinces", 3, "cities", 1)
    error = reading_error(changed(((*city, "x"), 339.0), ((*city, "y"), 312)))
    assert error.place == 'board.provinces[3] "Multan".cities[1] "Multan"'
    assert "Dipalpur has the same position" in say(error.problem)


def test_province_without_a_road_to_the_others_is_reported():
    data = changed()
    roads = data["board"]["roads"]
    roads["between"] = [road for road in roads["between"] if not set(road) & {"Bhakkar", "Umarkot", "Badin"}]
    error = reading_error(data)
    assert error.place == "board.roads"
    assert say(error.problem) == "no roads connect Kabul with Thatta"


def owner_file_with_cards(**colours: list[Any]) -> dict[str, Any]:
    """Return the data of the custom board file `OWNER` with other lists of cards for some colours."""
    data = tomllib.loads(OWNER.read_text(encoding="utf-8"))
    data["cards"]["coloured"].update(colours)
    return data


@pytest.mark.parametrize(
    ("cards", "place", "expected"),
    [
        ([["monk", "mogul"]] * 20, "cards.coloured.blue", "20 cards; each colour has 21"),
        ([["monk", "mogul"]] * 20 + [["monk"]], "cards.coloured.blue[20]", "expected 2 symbols, found 1"),
        ([["monk", "mogul"]] * 20 + ["monk"], "cards.coloured.blue[20]", 'a card such as ["monk", "mogul"]'),
        ([{"symbols": ["monk", "mogul"]}], "cards.coloured.blue[0]", 'the key "count" is missing'),
        ([{"symbols": ["monk", "mogul"], "count": 0}], "cards.coloured.blue[0].count", "from 1 to 21"),
        ([{"symbols": ["monk", "moghul"], "count": 21}], "cards.coloured.blue[0].symbols[1]", 'did you mean "mogul"?'),
        (7, "cards.coloured.blue", "expected a list, found the number 7"),
    ],
)
def test_mistake_in_the_full_list_of_cards_is_reported_at_its_place(cards, place, expected):
    error = reading_error(owner_file_with_cards(blue=cards))
    assert error.place == place
    assert expected in say(error.problem)


def test_too_many_card_types_are_refused():
    """The file `OWNER` has the greatest possible number of different cards; these blue cards add one more."""
    with_elephant = [[symbol, "elephant"] for symbol in SYMBOLS]
    pairs = [
        ["vizier", "vizier"],
        ["vizier", "general"],
        ["vizier", "monk"],
        ["monk", "princess"],
        ["princess", "mogul"],
        ["general", "mogul"],
    ]
    repeated = [["vizier", "elephant"]] * (21 - len(with_elephant) - len(pairs))  # each colour has 21 cards
    error = reading_error(owner_file_with_cards(blue=[*with_elephant, *pairs, *repeated]))
    assert error.place == "cards.coloured"
    assert say(error.problem) == "there are 59 different coloured cards; at most 58 are possible"
