"""Tests that replaying the fixtures (records of finished games) gives the stored score sheet, ranks and draws."""

import json
from collections import Counter

import pytest

import make_fixtures
from durbar.games.errors import RecordError
from durbar.games.game import rulebook
from durbar.games.record import read_record, replay
from games.each import NAMES, every_game, folder_of_tests, module_of_tests

# the paths of the fixtures of each game
FILES = {name: sorted((folder_of_tests(name) / "fixtures").glob("*.json")) for name in NAMES}
# the paths of all fixtures, as parameters of a test
ALL_FILES = [pytest.param(path, id=f"{name}-{path.stem}") for name, paths in FILES.items() for path in paths]


def read(path):
    """Return the content of a fixture."""
    return json.loads(path.read_text(encoding="utf-8"))


def tables(name):
    """Return the settings from which `make_fixtures` makes the fixtures of a game."""
    return [table for table in make_fixtures.TABLES if table.game == name]


@pytest.mark.parametrize("path", ALL_FILES)
def test_replaying_a_fixture_gives_its_score_sheet_and_result(path):
    fixture = read(path)
    game = replay(read_record(json.dumps(fixture["record"])))
    assert game.to_move is None
    # a row of the sheet is a visit of Taj Mahal or a turn of Maharani
    for number, (row, expected) in enumerate(zip(game.sheet.rows(), fixture["sheet"], strict=True), 1):
        assert row == expected, f"visit or turn {number}"
    seats = range(game.setting.players)
    sums_of_sheet = [sum(sum(row[seat].values()) for row in fixture["sheet"]) for seat in seats]
    assert list(game.outcome.scores) == fixture["record"]["result"]["scores"] == sums_of_sheet
    assert list(game.outcome.ranks) == fixture["ranks"]
    assert game.position.drawn == fixture["draws"]
    assert game.position.broken_invariant() == 0
    assert game.record(fixture["record"]["seats"]) == fixture["record"]


@every_game
def test_fixtures_cover_every_edition_and_number_of_players_twice(name):
    records = [read(path)["record"] for path in FILES[name]]
    counts = Counter((record["edition"], record["players"]) for record in records)
    covered_twice = {combination for combination, count in counts.items() if count >= 2}
    assert covered_twice == {
        (edition, players) for edition, allowed in rulebook(name).rules.editions.items() for players in allowed
    }


@every_game
def test_fixtures_or_cases_cover_every_option_and_fixtures_cover_every_custom_board(name):
    records = [read(path)["record"] for path in FILES[name]]
    options_of_fixtures = {option for record in records for option in record["options"]}
    options_of_cases = {option for case in module_of_tests(name, "cases").CASES for option in case.setting.options}
    assert options_of_fixtures | options_of_cases == set(rulebook(name).rules.options)
    on_custom_boards = [record for record in records if record["board"] is not None]
    boards = [rulebook(name).rules.read_board(path) for path in (folder_of_tests(name) / "boards").glob("*.toml")]
    assert {record["board_hash"] for record in on_custom_boards} == {board.digest for board in boards}


@every_game
def test_changed_fixture_is_detected(name):
    record = read(FILES[name][0])["record"]
    record["result"]["scores"][0] += 1
    with pytest.raises(RecordError, match="gives another result"):
        replay(record)


@every_game
def test_every_fixture_is_made_by_the_tool(name):
    assert {path.stem for path in FILES[name]} == {table.name for table in tables(name)}
    assert len({table.seed for table in tables(name)}) == len(tables(name))


@every_game
def test_tool_makes_the_same_file_every_time(name, tmp_path, monkeypatch, capsys):
    table = tables(name)[-1]
    monkeypatch.setattr(make_fixtures, "TABLES", [table])
    texts = []
    for folder in ("one", "other"):
        assert make_fixtures.main([name, "--to", str(tmp_path / folder)]) == 0
        texts += [path.read_text(encoding="utf-8") for path in (tmp_path / folder).rglob("*.json")]
    assert len(texts) == 2
    assert texts[0] == texts[1]
    assert table.name in capsys.readouterr().out
    assert set(json.loads(texts[0])) == {"record", "sheet", "ranks", "draws"}


def test_game_without_fixtures_is_reported(capsys):
    with pytest.raises(SystemExit):
        make_fixtures.main(["chess"])
    assert "no fixtures of chess; choose from taj-mahal, maharani" in capsys.readouterr().err
