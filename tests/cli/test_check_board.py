"""Tests of ``durbar check-board``, which summarises a board file or reports its errors."""

from importlib.resources import files
from pathlib import Path

import pytest

from durbar.games.game import rulebook

OWNER = Path(__file__).parents[1] / "games" / "taj_mahal" / "boards" / "owner.toml"
"""An invented board, which differs from the standard board in every part."""
# The standard board file of Taj Mahal.
STANDARD = files("durbar.games.taj_mahal.components").joinpath("standard.toml")


def test_custom_board_is_summarised(durbar):
    status, out, err = durbar("check-board", "taj-mahal", OWNER)
    assert (status, err) == (0, "")
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert lines[0] == f"{OWNER} is a valid board for Taj Mahal."
    assert "board.provinces 12 (49 cities)" in lines
    assert "cards.coloured.red 21 (21 different)" in lines
    assert any(line.startswith("bonus_tiles 16: rice 3,") for line in lines)
    assert "board invented" in lines
    assert "cards.coloured: red, yellow, green, blue" in lines
    assert lines[-1] == f"hash {rulebook('taj-mahal').rules.read_board(OWNER).digest}"


def test_standard_board_is_recognised(durbar):
    _, out, _ = durbar("check-board", "taj-mahal", STANDARD)
    assert "as the standard board" in out
    assert "differs" not in out
    assert "board           reconstructed" in out


def test_differences_in_name_and_provenance_are_ignored(durbar, tmp_path):
    path = tmp_path / "mine.toml"
    text = STANDARD.read_text(encoding="utf-8").replace('name = "Standard"', 'name = "Mine"')
    path.write_text(text.replace('"reconstructed"', '"printed"'), encoding="utf-8")
    _, out, _ = durbar("check-board", "taj-mahal", path)
    assert "as the standard board" in out
    assert "printed" in out


def test_board_of_any_game_is_accepted(durbar, tmp_path):
    path = tmp_path / "deck.json"
    path.write_text('{"copies": [2, 9, 0, 1, 7, 3]}')
    status, out, _ = durbar("check-board", "toy", path)
    assert status == 0
    assert "copies  6" in out
    assert "top level: copies" in out
    assert "Where its parts come from" not in out


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("rice = 2", "rice = 9", "bonus_tiles: "),
        ('name = "Standard"', 'names = "Standard"', 'unknown key "names" (did you mean "name"?)'),
        ("[cards]", "[cards", "the file is not valid TOML"),
    ],
)
def test_error_names_its_place_in_the_file(durbar, tmp_path, old, new, expected):
    path = tmp_path / "mine.toml"
    text = STANDARD.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    status, out, err = durbar("check-board", "taj-mahal", path)
    assert (status, out) == (2, "")
    assert err.startswith("durbar: ")
    assert expected in err
    assert err.count("\n") == 1


def test_missing_files_and_unknown_games_are_reported(durbar, tmp_path):
    assert durbar("check-board", "taj-mahal", tmp_path / "none.toml") == (
        2,
        "",
        "durbar: none.toml: the file cannot be read: No such file or directory\n",
    )
    assert "Is a directory" in durbar("check-board", "taj-mahal", tmp_path)[2]
    assert "did you mean 'taj-mahal'?" in durbar("check-board", "taj_mahal", OWNER)[2]


def test_game_of_a_board_file_is_recognised_if_none_is_given(durbar, tmp_path):
    assert durbar("check-board", OWNER) == durbar("check-board", "taj-mahal", OWNER)
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("name = 3\n")
    status, out, err = durbar("check-board", wrong)
    assert (status, out) == (2, "")
    assert err.startswith(f"durbar: {wrong}")
    assert err.count("\n") == 1
    assert durbar("check-board", "taj-mahal", OWNER, OWNER)[0] == 2
