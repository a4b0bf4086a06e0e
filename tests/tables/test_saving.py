"""Tests of saving and loading tables, and of errors in saved files."""

import json
import os

import pytest

import durbar
from durbar.games.errors import RecordError
from durbar.tables import actions
from durbar.tables.saving import latest_table, load_table, new_path, save_table, tables_folder
from durbar.tables.seats import Seat
from tables.driver import local_table, push, take_back


@pytest.fixture
def table():
    """Return a table of two people and a bot after four moves."""
    table = local_table(None, "greedy", None, bot_seed=11)
    for _ in range(4):
        push(table, next(iter(table.game.legal_moves)))
    return table


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Return the folder of saved tables, in a temporary data directory."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "durbar" / "tables"


def test_table_is_loaded_as_it_was_saved(table, tmp_path):
    path = tmp_path / "table.json"
    save_table(table, path)
    again = load_table(path)
    assert again.seats == table.seats
    assert again.bot_seed == table.bot_seed
    assert again.history == table.history
    assert again.game.position.raw() == table.game.position.raw()


def test_bots_continue_with_the_same_moves(table, tmp_path):
    while not table.bot_to_move:
        push(table, next(iter(table.game.legal_moves)))
    save_table(table, tmp_path / "t.json")
    assert actions.choose_bot_move(load_table(tmp_path / "t.json")) == actions.choose_bot_move(table)


def test_saved_table_is_a_valid_record(table, tmp_path):
    path = tmp_path / "table.json"
    save_table(table, path)
    assert durbar.load(path).moves == table.game.moves


def test_plain_record_is_loaded_as_a_table_of_people(table, tmp_path):
    path = tmp_path / "record.json"
    durbar.save(table.game, path, table.names)
    again = load_table(path)
    assert again.seats == [Seat("Noor"), Seat("Ines"), Seat("Akbar")]
    assert again.game.moves == table.game.moves


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        ([], "'table' is not valid"),
        ({"bots": [None], "bot_seed": 1}, "for each of 3 seats"),
        ({"bots": [None, 3, None], "bot_seed": 1}, "for each of 3 seats"),
        ({"bots": [None, None, None], "bot_seed": True}, "seed is not a number"),
        ({"bots": [None, None, None]}, "seed is not a number"),
        ({}, "for each of 3 seats"),
    ],
)
def test_invalid_table_field_is_reported_with_its_file(table, tmp_path, field, expected):
    record = table.game.record(table.names)
    record["table"] = field
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(record))
    with pytest.raises(RecordError, match=expected) as error:
        load_table(path)
    assert str(error.value).startswith(f"{path}: ")
    assert str(error.value).count(str(path)) == 1


def test_names_in_a_file_are_printable(table, tmp_path):
    path = tmp_path / "wild.json"
    durbar.save(table.game, path, ["\x1b[2Jboo", "x" * 500, "Ines"])
    names = load_table(path).names
    assert all(name.isprintable() and len(name) <= 45 for name in names)
    assert names[2] == "Ines"


def test_person_without_a_name_is_still_a_person(table, tmp_path):
    path = tmp_path / "nameless.json"
    durbar.save(table.game, path, ["", "Ines", "Akbar"])
    again = load_table(path)
    assert again.people == [0, 1, 2]
    assert again.names == ["Seat 1", "Ines", "Akbar"]


def test_taken_back_moves_are_saved(tmp_path):
    table = local_table(None, "random")
    while len(table.history) < 8 or table.bot_to_move:
        push(table, next(iter(table.game.legal_moves)))
    take_back(table, 0)
    assert table.taken_back
    save_table(table, tmp_path / "t.json")
    assert load_table(tmp_path / "t.json").taken_back == table.taken_back


def test_finished_table_can_be_saved_and_loaded(tmp_path):
    table = local_table(None, None)
    while table.to_move is not None:
        push(table, next(iter(table.game.legal_moves)))
    save_table(table, tmp_path / "t.json")
    again = load_table(tmp_path / "t.json")
    assert again.stage == "finished"
    assert again.history == table.history


@pytest.mark.parametrize("text", ["", "{", "[]", '{"durbar": 9}'])
def test_broken_file_is_reported_with_its_name(tmp_path, text):
    path = tmp_path / "broken.json"
    path.write_text(text)
    with pytest.raises(RecordError, match=r"broken\.json: "):
        load_table(path)


def test_missing_file_is_reported(tmp_path):
    with pytest.raises(RecordError, match="No such file"):
        load_table(tmp_path / "none.json")


# -- the folder -------------------------------------------------------------------------------------------------------
def test_tables_are_saved_in_the_users_data_directory(folder):
    assert tables_folder() == folder
    assert folder.is_dir()


def test_default_data_directory_is_in_home(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    default = tmp_path / ".local" / "share" / "durbar" / "tables"
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert tables_folder() == default
    monkeypatch.setenv("XDG_DATA_HOME", "relative/place")
    assert tables_folder() == default


def test_tables_of_the_same_second_have_different_files(folder):
    paths = {new_path("toy") for _ in range(5)}
    assert len(paths) == 5
    assert all(path.parent == folder and path.name.startswith("toy-") for path in paths)


def test_latest_table_is_the_last_unfinished_one(table, folder):
    with pytest.raises(RecordError, match="no unfinished game"):
        latest_table()
    old, new, finished, empty = (new_path("toy") for _ in range(4))
    save_table(table, old)
    save_table(table, new)
    while table.to_move is not None:
        push(table, next(iter(table.game.legal_moves)))
    save_table(table, finished)
    for seconds, path in enumerate((old, new, finished, empty), 1000):  # `empty`: a process died before it saved
        os.utime(path, (seconds, seconds))
    assert latest_table() == new
    os.utime(old, (9000, 9000))
    assert latest_table() == old
