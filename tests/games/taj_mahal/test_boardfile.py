"""Tests of board files: a custom file, the board in a record, the digest, and unreadable files."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from durbar.games.datafile import BOARD_FILE, MAX_BYTES
from durbar.games.errors import BoardError
from durbar.games.taj_mahal.components.board_file import (
    from_dict,
    parse_components,
    read_components,
    standard_components,
)
from durbar.games.words import say
from games.taj_mahal.boardfiles import OWNER, REMOVED, STANDARD, changed, reading_error

M, K, E = 2, 4, 5  # the numbers of the symbols monk, crown and elephant


def test_owner_board_differs_from_the_standard_board_in_every_part():
    board = read_components(OWNER)
    assert board.name == "A southern board"
    assert board.cities[board.agra].name == "Akbarabad"
    assert (board.agra, board.agra_province) == (12, 2)
    assert len(board.coloured_types) == 58
    assert [card.count for card in board.white_types] == [0, 2, 2, 0, 3, 5]
    assert board.specials == (2, 3, 0, 1)
    assert board.bonus_tiles == (3, 1, 0, 4, 5, 2)
    assert board.province_tiles[0] == (3,)
    assert board.digest != standard_components().digest
    assert {city.name for city in board.cities} >= {"Bīdar", "St. Thomas", "Ma'bar", "Fatehpur Sikri", "Murud-Janjira"}
    assert not {city.name for city in board.cities} & {city.name for city in standard_components().cities}


def test_full_list_of_cards_may_repeat_a_card_or_give_its_count():
    card = ["monk", "mogul"]
    colours = {
        "provenance": "printed",
        "red": [card] * 21,
        "yellow": [{"symbols": ["mogul", "monk"], "count": 21}],
        "green": [*[card] * 10, {"symbols": card, "count": 11}],
        "blue": [["elephant", "elephant"], *[card] * 20],
    }
    board = from_dict(
        changed((("cards", "with_elephant"), REMOVED), (("cards", "pairs"), REMOVED), (("cards", "coloured"), colours))
    )
    assert [(card.colour, card.symbols, card.count) for card in board.coloured_types] == [
        (0, (M, K), 21), (1, (M, K), 21), (2, (M, K), 21), (3, (M, K), 20), (3, (E, E), 1),
    ]  # fmt: skip
    assert board.provenance.coloured == "printed"


def test_same_board_in_both_formats_has_the_same_digest():
    standard = standard_components()
    from_record = from_dict(standard.to_dict())
    assert "coloured" in standard.to_dict()["cards"]
    assert from_record == standard
    assert from_record.digest == standard.digest


def test_number_of_cards_with_an_elephant_and_another_symbol_may_be_zero():
    board = from_dict(changed((("cards", "with_elephant", "elephant"), 0), (("cards", "with_elephant", "mogul"), 4)))
    assert not any(card.symbols == (E, E) for card in board.coloured_types)


def test_examples_of_board_files_on_the_rules_page_are_accepted_and_the_error_on_it_is_correct():
    page = (Path(__file__).parents[3] / "docs" / "rules" / "taj-mahal.md").read_text(encoding="utf-8")
    bonus, coloured = (tomllib.loads(text) for text in re.findall(r"```toml\n(.*?)```", page, re.DOTALL))
    red = coloured["cards"]["coloured"]["red"]
    board = from_dict(
        changed(
            (("bonus_tiles",), bonus["bonus_tiles"]),
            (("cards", "with_elephant"), REMOVED),
            (("cards", "pairs"), REMOVED),
            (("cards", "coloured"), {"provenance": "printed", "red": red, "yellow": red, "green": red, "blue": red}),
        )
    )
    assert (board.provenance.bonus_tiles, board.provenance.coloured) == ("printed", "printed")
    messages_on_page = re.findall(r"```text\n(.*?)\n```", page, re.DOTALL)
    assert messages_on_page == [str(reading_error(changed((("board", "roads", "between", 7), ["Lahore", "Dehli"]))))]


def test_components_stored_as_json_are_read_unchanged():
    for board in (standard_components(), read_components(OWNER)):
        data = json.loads(json.dumps(board.to_dict(), allow_nan=False))
        assert data == board.to_dict()
        assert from_dict(data) == board
        assert from_dict(data).digest == board.digest


def with_reversed_keys(value: Any) -> Any:
    """Return a copy of a file's data with the keys of all tables in reverse order."""
    if isinstance(value, dict):
        return {key: with_reversed_keys(value[key]) for key in reversed(value)}
    return [with_reversed_keys(item) for item in value] if isinstance(value, list) else value


def test_digest_ignores_the_name_the_provenances_and_the_order_of_keys_pairs_and_roads():
    standard = standard_components()
    data = with_reversed_keys(tomllib.loads(STANDARD))
    data["name"] = "Mine"
    data["cards"]["provenance"] = data["cards"]["special"]["provenance"] = data["board"]["provenance"] = "printed"
    data["cards"]["pairs"]["red"].reverse()
    data["cards"]["pairs"]["red"][0].reverse()
    data["board"]["roads"]["between"].reverse()
    data["board"]["roads"]["between"][0].reverse()
    data["board"]["width"] = 1000.0
    data["board"]["provinces"][0]["cities"][1]["fortress"] = False
    same = from_dict(data)
    assert same.digest == standard.digest
    assert len(standard.digest) == 64
    assert same != standard  # the name and the provenance differ


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("cards", "white"), {"elephant": 6, "monk": 2}),
        (("cards", "special"), {"vizier": "elephant", "general": "mogul"}),
        (("province_tiles", "commodities", 0), ["tea"]),
        (("bonus_tiles",), {"rice": 3, "tea": 1}),
        (("board", "provinces", 0, "cities", 1, "name"), "Jalalabad Fort"),
        (("board", "provinces", 0, "name"), "Kabulistan"),
        (("board", "provinces", 0, "cities", 1, "x"), 227),
        (("board", "provinces", 0, "cities", 1, "y"), 62.5),
        (("board", "width"), 1001),
        (("board", "height"), 921),
        (("board", "court", "x"), 801),
        (("board", "roads", "between", 0), ["Jalalabad", "Srinagar"]),
        (("board", "roads", "inside_extra", 0), REMOVED),
    ],
)
def test_digest_depends_on_everything_that_affects_the_rules_or_the_picture(path, value):
    """If ``value`` is a table, it replaces several values of the table at ``path``."""
    edits = [((*path, key), new) for key, new in value.items()] if isinstance(value, dict) else [(path, value)]
    if value == "Jalalabad Fort":  # the road of the renamed city must use its new name
        edits.append((("board", "roads", "between", 0), ["Jalalabad Fort", "Baramulla"]))
    assert from_dict(changed(*edits)).digest != standard_components().digest


def test_digest_depends_on_which_cities_are_fortresses_and_on_the_order_of_provinces():
    cities = ("board", "provinces", 0, "cities")
    with_other_fortress = changed(((*cities, 0, "fortress"), False), ((*cities, 1, "fortress"), True))
    with_reversed_provinces = changed()
    with_reversed_provinces["board"]["provinces"].reverse()
    changed_boards = (from_dict(with_other_fortress), from_dict(with_reversed_provinces))
    digests = {board.digest for board in (*changed_boards, standard_components())}
    assert len(digests) == 3


def test_components_are_immutable_and_hashable():
    board = standard_components()
    with pytest.raises(AttributeError):
        board.name = "another"
    assert hash(board) == hash(from_dict(board.to_dict()))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("name = \n", "line 1, column 8"),
        ("name = 'a'\nname = 'b'\n", "Cannot overwrite a value (at line 2, column 11)"),
        (b"name = '\xff'", "the file is not encoded in UTF-8: byte 8 cannot be decoded"),
        ("#" * 990 + "\n" + "#\n" * MAX_BYTES, f"more than {MAX_BYTES} characters"),
        (b"#\n" * MAX_BYTES, f"more than {MAX_BYTES} bytes"),
        (b"#\n" * 1_000_000, f"more than {MAX_BYTES} bytes"),
        ("\n# " + "a" * 1000, "line 2 has more than 1000 characters"),
        ("a = " + "[\n" * 50_000, "nested too deeply"),
        ("a = " + "1" * 5000, "line 1 has more than 1000 characters"),
        ("", 'the key "name" is missing'),
        ("\x00", "line 1"),
    ],
)
def test_unreadable_text_is_reported_with_the_name_of_the_file(text, expected):
    with pytest.raises(BoardError) as caught:
        parse_components(text, "mine.toml")
    assert caught.value.place == "mine.toml"
    assert expected in say(caught.value.problem)


def test_enormous_number_in_a_file_is_refused():
    text = STANDARD.replace("width = 1000 ", "width = 0x" + "f" * 700 + " ")
    with pytest.raises(BoardError) as caught:
        parse_components(text)
    assert caught.value.place == "board.width"
    assert say(caught.value.problem) == "expected a number from 100 to 10000, found a very large number"


def test_number_too_long_for_python_to_print_is_refused():
    error = reading_error(changed((("board", "court", "x"), 10**5000)))
    assert (error.place, say(error.problem)) == (
        "board.court.x",
        "expected a number from 0 to 1000, found a very large number",
    )


def test_byte_order_mark_and_windows_line_ends_are_accepted():
    content = b"\xef\xbb\xbf" + STANDARD.replace("\n", "\r\n").encode()
    assert parse_components(content) == standard_components()


def test_missing_file_or_folder_is_reported_by_its_name(tmp_path):
    for path, name in ((tmp_path / "nowhere.toml", "nowhere.toml"), (tmp_path, tmp_path.name), ("a\0b", r"a\x00b")):
        with pytest.raises(BoardError) as caught:
            read_components(path)
        assert caught.value.place == name
        assert "the file cannot be read" in say(caught.value.problem)


def test_file_is_read_from_its_path(tmp_path):
    (tmp_path / "mine.toml").write_text(STANDARD.replace('name = "Standard"', 'name = "Mine"'), encoding="utf-8")
    board = read_components(tmp_path / "mine.toml")
    assert board.name == "Mine"
    assert board.digest == standard_components().digest
    assert read_components(str(tmp_path / "mine.toml")) == board


@pytest.mark.parametrize("data", [None, [], "board", 3, object(), {3: 4}, {("a",): 1}])
def test_value_that_is_not_a_table_is_refused(data):
    assert reading_error(data).place == BOARD_FILE


def test_name_written_with_separate_accents_is_the_same_name():
    text = OWNER.read_text(encoding="utf-8")
    assert parse_components(text.replace("ī", "i\u0304")) == parse_components(text)
