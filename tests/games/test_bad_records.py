"""Tests that truncated, edited or damaged records raise a RecordError."""

import copy
import json
import re
from random import Random

import pytest

import durbar
from durbar.games.errors import RecordError
from durbar.games.kernel.both import compiled
from durbar.games.record import read_record, replay
from games.each import NAMES, module_of_tests


@pytest.fixture(scope="module", params=NAMES)
def finished(request):
    """A finished game; the tests run for each game. Its players mostly took the first legal move."""
    game, rng = durbar.new(request.param, 3, seed=21), Random(21)
    while game.to_move is not None:
        ids = game.legal_moves.ids
        game.push(game.decode(rng.choice(ids) if rng.random() < 0.1 else ids[0]))
    return game


def test_replaying_a_record_gives_the_same_game(finished):
    record = read_record(json.dumps(finished.record(["Anna", "Bob", "Chris"])))
    assert replay(record).position.raw() == finished.position.raw()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "not valid JSON"),
        ("{", "not valid JSON"),
        (b"\xff\xff", "not valid JSON"),
        ("[" * 100_000, "not valid JSON"),
        ("1" * 10_000, "not valid JSON"),
        ("[]", "the format number 'durbar' is missing"),
        ("null", "the format number 'durbar' is missing"),
        ('"durbar"', "the format number 'durbar' is missing"),
        ('{"durbar": 2}', "unknown record format 2"),
        ('{"durbar": 1}', "'game' is missing in the record"),
    ],
)
def test_text_that_is_not_a_record_is_refused(text, expected):
    with pytest.raises(RecordError, match=expected):
        read_record(text)


# changed values of a record, each with the expected error
EDITS = [
    ({"game": "chess"}, "there is no game 'chess'"),
    ({"players": 4, "seats": ["a", "b", "c", "d"]}, "cannot be replayed"),
    ({"players": 2}, "3 seat names for 2 players"),
    ({"options": {"start_player": 9}}, "start_player must be a seat"),
    ({"board_hash": "0" * 64}, "is not that of the standard board, which has changed since the game"),
    ({"board": {}}, 'the key "name" is missing'),
    ({"seats": ["Anna", "Bob"]}, "2 seat names for 3 players"),
    ({"seats": ["Anna", "Bob", 3]}, r"seats\[2\] is not a string in the record: 3"),
    ({"seed": "0" * 64}, "cannot be replayed"),
    ({"seed": "xyz"}, "'seed' must have 64 hexadecimal digits in the record"),
    ({"seed": 5}, "'seed' is not valid in the record: 5"),
    ({"moves": ["nonsense"]}, "move 1: 'nonsense' is not a move"),
    ({"moves": []}, "gives another result: None instead of"),
    ({"moves": "out"}, "'moves' is not valid in the record: 'out'"),
    ({"result": None}, "gives another result"),
    ({"result": {"scores": [1, 2, 3], "ranks": [3, 2, 1], "winners": [2]}}, "gives another result"),
    ({"rules": 99}, r"cannot be set up: .* has versions 1 to 2 of its rules, not 99: a newer Durbar is needed"),
    ({"rules": 0}, r"has versions 1 to 2 of its rules, not 0"),
    ({"rules": 1}, "cannot be replayed|gives another result"),
    ({"rules": "1"}, "'rules' is not valid in the record"),
    ({"durbar": True}, "'durbar' is not valid in the record"),
]


@pytest.mark.parametrize(("edit", "expected"), EDITS, ids=[str(edit)[:40] for edit, _ in EDITS])
def test_edited_records_are_refused(finished, edit, expected):
    with pytest.raises(RecordError, match=expected):
        replay(read_record(json.dumps({**finished.record(), **edit})))


def test_mistakes_that_only_records_of_this_game_can_have_are_refused(finished):
    for edit, expected in module_of_tests(finished.setting.rulebook.name, "mistakes").RECORDS:
        with pytest.raises(RecordError, match=expected):
            replay(read_record(json.dumps({**finished.record(), **edit})))


def test_record_of_another_game_is_refused(finished):
    other = next(name for name in NAMES if name != finished.setting.rulebook.name)
    with pytest.raises(RecordError):
        replay({**finished.record(), "game": other})


def test_every_field_of_a_record_is_required(finished):
    for key in finished.record():
        record = finished.record()
        del record[key]
        with pytest.raises(RecordError, match=f"'{key}'"):
            replay(record)


def test_record_keeps_the_version_of_its_rules(finished):
    name = finished.setting.rulebook.name
    for version in (1, 2):
        record = durbar.new(name, 3, seed=21, version=version).record()
        assert record["rules"] == version
        assert replay(record).record() == record


def test_records_with_missing_or_additional_moves_are_refused(finished):
    record = finished.record()
    for index in range(0, len(record["moves"]), 1 if compiled() else 12):
        shorter = copy.deepcopy(record)
        del shorter["moves"][index]
        with pytest.raises(RecordError, match=r"cannot be replayed|gives another result"):
            replay(shorter)
    record["moves"].append(record["moves"][0])
    expected = f"cannot be replayed: move {len(record['moves'])}: {re.escape(record['moves'][0])}"
    with pytest.raises(RecordError, match=expected):
        replay(record)


def test_truncated_record_is_refused(finished):
    text = json.dumps(finished.record(), indent=1)
    for end in range(0, len(text) - 1, 37):
        with pytest.raises(RecordError, match="not valid JSON"):
            read_record(text[:end])


def test_record_with_a_flipped_bit_is_refused_or_gives_the_same_result(finished):
    """The result stays the same if the flipped bit changes a player's name or an arrow that has no effect."""
    raw, rng, accepted = json.dumps(finished.record()).encode(), Random(5), 0
    for _ in range(400 if compiled() else 60):
        flipped = bytearray(raw)
        flipped[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
        try:
            game = replay(read_record(bytes(flipped)))
        except RecordError:
            continue
        else:
            accepted += 1
            assert game.seed == finished.seed
            assert game.outcome == finished.outcome
            assert len(game.moves) == len(finished.moves)
    assert accepted < 20
