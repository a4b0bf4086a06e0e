"""Tests of ``durbar verify``, which replays every record and reports failures with their place in the file."""

import hashlib
import json
import os

import pytest

from cli.running import run
from durbar.games.game import new
from durbar.tables.files import save


@pytest.fixture
def record():
    """The record of a finished toy game."""
    game = new("toy", 2, seed=5)
    while game.to_move is not None:
        game.push(next(iter(game.legal_moves)))
    return game.record(["Akbar", "Birbal"])


@pytest.fixture
def write_records(tmp_path):
    """Return a function that writes records to a file, one per line, and returns its path."""

    def write(*records, name="games.jsonl"):
        path = tmp_path / name
        path.write_text("".join(json.dumps(record) + "\n" for record in records))
        return path

    return write


def test_record_that_replays_is_ok(durbar, write_records, record):
    path = write_records(record)
    digest = hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest()
    status, out, err = durbar("verify", path)
    assert (status, err) == (0, "")
    expected = f"toy long, 2 players, {len(record['moves'])} moves, finished; seed hash {digest} (one contributor)"
    assert out == f"{path}:1: ok: {expected}\n"


def test_records_of_simulated_games_pass_verify(durbar, tmp_path):
    path = tmp_path / "games.jsonl"
    durbar("sim", "taj-mahal", "--games", 2, "--jobs", 1, "--records", path)
    status, out, _ = durbar("verify", path)
    assert status == 0
    assert [line.split(": ")[1] for line in out.splitlines()[:-1]] == ["ok", "ok"]
    assert out.splitlines()[-1] == "2 records: 2 ok, 0 failed"


def test_unfinished_game_in_a_file_of_several_lines_is_ok(durbar, tmp_path):
    game = new("taj-mahal", 3, seed=2)
    save(game, tmp_path / "game.json")
    status, out, _ = durbar("verify", tmp_path / "game.json")
    assert status == 0
    assert f"{tmp_path / 'game.json'}: ok: taj-mahal 2018, 3 players, 0 moves, not finished" in out


def wrong_records(record):
    """Yield wrong records, each with a name of its mistake and the expected error."""
    yield "seed", {**record, "seed": "0" * 64}, "cannot be replayed"
    yield "moves", {**record, "moves": record["moves"][:-1]}, "gives another result"
    yield "result", {**record, "result": None}, "gives another result"
    yield "game", {**record, "game": "tay"}, "there is no game 'tay'; did you mean 'toy'?"
    yield "edition", {**record, "edition": "tiny"}, "no edition 'tiny'"
    yield "move", {**record, "moves": ["nonsense"]}, "move 1: 'nonsense' is not a move"
    yield "key", {key: value for key, value in record.items() if key != "seats"}, "'seats' is missing in the record"
    yield "format", {**record, "durbar": 99}, "unknown record format 99"
    yield "rules", {**record, "rules": 7, "result": None}, "has versions 1 to 2 of its rules, not 7"
    yield "board", {**record, "board_hash": "0"}, "hash in the record is not that of the standard board"


def test_every_kind_of_error_is_reported(durbar, write_records, record):
    cases = list(wrong_records(record))
    path = write_records(record, *(wrong for _, wrong, _ in cases))
    status, out, err = durbar("verify", path)
    assert (status, err) == (1, "")
    first, *lines, last = out.splitlines()
    assert ": ok: " in first
    for number, (line, (key, _, expected)) in enumerate(zip(lines, cases, strict=True), 2):
        assert line.startswith(f"{path}:{number}: FAILED: "), key
        assert expected in line, key
        assert len(line) < 600, key
    assert last == f"{len(cases) + 1} records: 1 ok, {len(cases)} failed"


@pytest.mark.parametrize("taken_back", ["draw", [{"after": 1, "seat": 0}], [{"after": 1, "seat": 0, "moves": [2]}]])
def test_invalid_list_of_moves_taken_back_is_reported(durbar, write_records, record, taken_back):
    status, out, _ = durbar("verify", write_records({**record, "taken_back": taken_back}))
    assert status == 1
    assert "taken_back" in out


def test_illegal_move_is_explained(durbar, write_records):
    game = new("taj-mahal", 3, seed=2)
    record = game.record()
    record["moves"] = ["@Delhi"]
    _, out, _ = durbar("verify", write_records(record))
    assert "move 1: @Delhi: " in out
    assert "taj-mahal.why" not in out


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "the file contains no record"),
        (b"\n\n", "the file contains no record"),
        (b"{", "not valid JSON"),
        (b"null", "the format number 'durbar' is missing"),
        (b"[" * 100_000, "not valid JSON"),
        (b"\xff\xfe\x00", "not valid JSON"),
        (b'{"durbar": true}', "'durbar' is not valid in the record: True"),
    ],
)
def test_invalid_file_is_reported(durbar, tmp_path, content, expected):
    path = tmp_path / "x.json"
    path.write_bytes(content)
    status, out, err = durbar("verify", path)
    assert (status, err) == (1, "")
    assert out.startswith(f"{path}")
    assert ": FAILED: " in out
    assert expected in out


def test_unreadable_files_count_as_failures(durbar, write_records, record, tmp_path):
    status, out, _ = durbar("verify", tmp_path / "none.json", tmp_path, write_records(record))
    assert status == 1
    assert f"{tmp_path / 'none.json'}: FAILED: No such file or directory; check the path" in out
    assert f"{tmp_path}: FAILED: Is a directory; give a file, not a directory" in out
    assert out.endswith("3 records: 1 ok, 2 failed\n")


def test_record_cannot_control_the_terminal(durbar, write_records, record):
    malicious = {**record, "edition": "\x1b[2J\u202e\ud800", "game": "toy"}
    status, out, _ = durbar("verify", write_records(malicious))
    assert status == 1
    assert "\x1b" not in out
    assert "\u202e" not in out


def test_file_name_that_is_not_utf_8_is_accepted(tmp_path, record):
    path = os.fsencode(tmp_path) + b"/\xff.json"
    with open(path, "w") as file:  # noqa: PTH123  (a path of bytes)
        json.dump(record, file)
    result = run("verify", os.fsdecode(path))
    assert (result.returncode, result.stderr) == (0, "")
    assert ": ok: " in result.stdout
