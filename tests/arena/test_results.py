"""Tests of result files: a match continues from its file, and a file of another match is not changed."""

import json
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import toy.game  # noqa: F401  (registers the toy game)
from durbar.arena import challenges, results
from durbar.arena.results import ResultsError, ResultsFile, fingerprint, read_result, result_line
from durbar.games.game import rulebook


def new_challenge(seed=1, bots=("greedy", "random"), players=3, **settings):
    """Return a match in which the first bot challenges the others."""
    return challenges.new_challenge(rulebook("toy").setting(players, **settings), bots, seed)


# a match, the results of its first four games, and these results as the lines of a result file
MATCH = new_challenge()
RESULTS = [MATCH.play(number)[1] for number in range(4)]
LINES = [result_line(MATCH, result) for result in RESULTS]


def resume(path, match=MATCH):
    """Open a result file to continue a match, and return the results in the file."""
    with ResultsFile(path) as lines:
        return lines.resume(match)


# -- one line ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("number", range(4))
def test_result_line_is_read_as_written(number):
    result = read_result(MATCH, LINES[number])
    assert result == RESULTS[number]
    assert result.seconds == RESULTS[number].seconds


def test_result_line_has_all_fields_of_a_result():
    document = json.loads(LINES[1])
    assert (document["game"], document["seed"]) == ("toy", 1)
    assert (document["deal"], document["rotation"], document["number"]) == (0, 1, 1)
    assert (json.loads(LINES[3])["deal"], json.loads(LINES[3])["rotation"]) == (1, 0)
    assert document["bots"] == ["random", "greedy", "random"]
    assert document["scores"] == list(RESULTS[1].scores)
    assert [document["ranks"][seat] for seat in document["winners"]] == [1] * len(document["winners"])
    assert sum(document["moves"]) == document["decisions"]
    assert LINES[1].endswith(b"}\n")


def test_every_setting_changes_the_fingerprint(monkeypatch):
    deck = rulebook("toy").rules.board_from_dict({"copies": [2, 9, 0, 1, 7, 3]})
    other_matches = [
        new_challenge(2),
        new_challenge(bots=("random", "greedy")),
        new_challenge(players=2),
        new_challenge(edition="short"),
        new_challenge(options={"rounds": 3}),
        new_challenge(board=deck),
        replace(MATCH, duplicate=False),
    ]
    assert len({fingerprint(match) for match in [MATCH, *other_matches]}) == len(other_matches) + 1
    assert fingerprint(MATCH) == fingerprint(new_challenge())
    monkeypatch.setattr(results, "__version__", "another")
    assert fingerprint(MATCH) != json.loads(LINES[0])["match"]


# -- the file ---------------------------------------------------------------------------------------------------------
def test_match_continues_after_the_results_in_its_file(tmp_path):
    path = tmp_path / "results.jsonl"
    with ResultsFile(path) as lines:
        assert lines.seed is None
        assert lines.resume(MATCH) == {}
        for line in LINES[:2]:
            lines.add(line)
    with ResultsFile(path) as lines:
        assert lines.seed == 1
        assert lines.resume(MATCH) == {0: RESULTS[0], 1: RESULTS[1]}
        lines.add(LINES[3])
    assert path.read_bytes() == LINES[0] + LINES[1] + LINES[3]
    assert set(resume(path)) == {0, 1, 3}


@pytest.mark.parametrize("size", [1, 5, 12, 25, 60, -1])
def test_incomplete_last_line_is_removed(tmp_path, size):
    """``size`` is the number of bytes of the last line; -1 leaves out only the line end."""
    path = tmp_path / "results.jsonl"
    path.write_bytes(LINES[0] + LINES[1][:size])
    with ResultsFile(path) as lines:
        assert lines.resume(MATCH) == {0: RESULTS[0]}
        lines.add(LINES[2])
    assert path.read_bytes() == LINES[0] + LINES[2]


def test_file_with_only_an_incomplete_line_is_emptied(tmp_path):
    path = tmp_path / "results.jsonl"
    path.write_bytes(LINES[0][:30])
    assert resume(path) == {}
    assert path.read_bytes() == b""


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        (new_challenge(2), "seed: 1, not 2"),
        (new_challenge(bots=("random", "greedy")), "bots: greedy,random,random, not random,greedy,greedy"),
        (new_challenge(players=2), "players: 3, not 2"),
        (new_challenge(edition="short"), "edition: long, not short"),
        (new_challenge(options={"rounds": 3}), "with other options, on another board, or by another version of Durbar"),
        (
            challenges.new_challenge(rulebook("taj-mahal").setting(3), ("greedy", "random"), 1),
            "game: toy, not taj-mahal",
        ),
    ],
)
def test_file_of_another_match_is_refused_and_unchanged(tmp_path, other, expected):
    path = tmp_path / "results.jsonl"
    path.write_bytes(LINES[1] + LINES[2][:40])
    with pytest.raises(ResultsError) as caught:
        resume(path, other)
    message = f"{path}:1: the result of another match ({expected}); choose another file for this match"
    assert str(caught.value) == message
    assert path.read_bytes() == LINES[1] + LINES[2][:40]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"precious", ":1: not a result of this match"),
        (b"precious\n", ":1: not the result of a game"),
        (LINES[0] + b"\n", ":2: not the result of a game"),
        (LINES[0] + b"precious", ":2: not a result of this match"),
        (LINES[0] + LINES[1][:50] + b"\n" + LINES[2], ":2: not the result of a game"),
        (LINES[0] + LINES[1] + LINES[0], ":3: game 0 appears twice"),
        (b"[" * 99_999 + b"\n", ":1: not the result of a game"),
        (b'{"match":1}\n', ":1: not the result of a game"),
        (b'{"match":"x"}\n', ":1: the result of another match (game: None, not toy)"),
        (b'{"match":"x","game":"\x1b[2J"}\n', ":1: not the result of a game"),
        (b'{"match":"x","game":"\\u001b[2J"}\n', ":1: the result of another match"),
        (b"\xff\xfe\n", ":1: not the result of a game"),
    ],
)
def test_file_with_an_invalid_line_is_refused_and_unchanged(tmp_path, content, expected):
    path = tmp_path / "results.jsonl"
    path.write_bytes(content)
    with pytest.raises(ResultsError) as caught:
        resume(path)
    assert f"{path}{expected}" in str(caught.value)
    assert "\x1b" not in str(caught.value)
    assert path.read_bytes() == content


# strategy for values in a damaged line
VALUE = st.one_of(
    st.none() | st.booleans() | st.integers(-(10**400), 10**400) | st.floats() | st.text(max_size=3),
    st.lists(st.integers(-1, 9) | st.none() | st.floats(), max_size=4),
    st.lists(st.lists(st.integers(-9, 9), max_size=3), max_size=4),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=3),
)
# the keys whose values are changed or removed: all except the fingerprint of the match
CHANGED_KEYS = [key for key in json.loads(LINES[0]) if key != "match"]


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(key=st.sampled_from(CHANGED_KEYS), value=VALUE)
def test_line_with_a_changed_value_is_refused_or_consistent(key, value):
    document = {**json.loads(LINES[0]), key: value}
    try:
        result = read_result(MATCH, json.dumps(document).encode())
    except ResultsError:
        return
    assert json.loads(result_line(MATCH, result)) == document
    assert len(result.scores) == len(result.ranks) == len(result.moves) == len(result.seconds) == 3
    assert sum(result.moves) == result.decisions
    assert result.winners


@pytest.mark.parametrize("key", CHANGED_KEYS)
def test_line_with_a_missing_field_is_refused(key):
    document = json.loads(LINES[0])
    del document[key]
    with pytest.raises(ResultsError, match="a damaged result of a game"):
        read_result(MATCH, json.dumps(document).encode())


def test_file_that_another_run_is_writing_is_refused(tmp_path):
    path = tmp_path / "results.jsonl"
    with ResultsFile(path), pytest.raises(ResultsError, match="another run is writing to this file"):
        ResultsFile(path)
    assert resume(path) == {}


def test_device_or_folder_in_place_of_a_results_file_is_refused(tmp_path):
    with pytest.raises(ResultsError, match="results cannot be written to"):
        ResultsFile(type(tmp_path)("/dev/null"))
    with pytest.raises(IsADirectoryError):
        ResultsFile(tmp_path)
