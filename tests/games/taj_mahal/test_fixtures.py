"""Finished games, replayed exactly: every visit's score sheet, the ranks, the number of draws."""

import json
from collections import Counter
from pathlib import Path

import pytest

import make_fixtures
from durbar.games.errors import RecordError
from durbar.games.game import rulebook
from durbar.games.record import read_record, replay
from durbar.games.taj_mahal.boardfile import read_components
from games.taj_mahal.cases import OWNER

FOLDER = Path(__file__).parent / "fixtures"
FILES = sorted(FOLDER.glob("*.json"))


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_finished_game_replays_exactly(path):
    fixture = read(path)
    game = replay(read_record(json.dumps(fixture["record"])))
    assert game.to_move is None
    for visit, (found, expected) in enumerate(zip(game.sheet.rows(), fixture["sheet"], strict=True), 1):
        assert found == expected, f"visit {visit}"
    scores = [sum(sum(visit[seat].values()) for visit in fixture["sheet"]) for seat in range(game.setting.players)]
    assert list(game.outcome.scores) == fixture["record"]["result"]["scores"] == scores
    assert list(game.outcome.ranks) == fixture["ranks"]
    assert game.position.drawn == fixture["draws"]
    assert game.position.sound() == 0
    assert game.record(fixture["record"]["seats"]) == fixture["record"]


def test_every_edition_and_number_of_players_is_among_them_twice():
    records = [read(path)["record"] for path in FILES]
    assert len(records) >= 24
    kinds = Counter((record["edition"], record["players"]) for record in records)
    editions = rulebook("taj-mahal").editions
    assert {kind for kind, n in kinds.items() if n >= 2} == {
        (edition, players) for edition, allowed in editions.items() for players in allowed
    }


def test_boards_options_and_players_of_all_kinds_are_among_them():
    records = [read(path)["record"] for path in FILES]
    own = [record for record in records if record["board"] is not None]
    assert len(own) == 2
    assert {record["board_hash"] for record in own} == {read_components(OWNER).digest}
    assert {option for record in records for option in record["options"]} == set(rulebook("taj-mahal").options)
    seats = Counter(seat for record in records for seat in record["seats"])
    assert set(seats) == {"greedy", "erring", "random", "hoarder"}
    assert sum("hoarder" in record["seats"] for record in records) >= 10


def test_rare_things_happen_in_them():
    told = Counter()
    for path in FILES:
        fixture = read(path)
        record = fixture["record"]
        told["equal scores"] += len(set(record["result"]["scores"])) < record["players"]
        told["special"] += any("+*" in move for move in record["moves"])
        told["crown"] += any(move[0] == "^" for move in record["moves"])
        told["special points"] += any("special" in seat for visit in fixture["sheet"] for seat in visit)
    assert told["equal scores"] >= 2
    assert min(told[what] for what in ("special", "crown", "special points")) > 20


def test_a_changed_fixture_is_noticed():
    record = read(FILES[0])["record"]
    record["result"]["scores"][0] += 1
    with pytest.raises(RecordError, match="does not replay to its own result"):
        replay(record)


def test_the_files_are_those_that_the_tool_names():
    assert {path.stem for path in FILES} == {table.name for table in make_fixtures.TABLES}
    assert len({table.seed for table in make_fixtures.TABLES}) == len(make_fixtures.TABLES)


def test_the_tool_makes_the_same_file_every_time(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(make_fixtures, "TABLES", make_fixtures.TABLES[-1:])
    texts = []
    for folder in ("one", "other"):
        assert make_fixtures.main([str(tmp_path / folder)]) == 0
        texts += [path.read_text(encoding="utf-8") for path in (tmp_path / folder).iterdir()]
    assert len(texts) == 2
    assert texts[0] == texts[1]
    assert "showcase-2" in capsys.readouterr().out
    assert set(json.loads(texts[0])) == {"record", "sheet", "ranks", "draws"}
