"""Tests of analyses stored in records: valid ones are read as they were written, and invalid ones are refused."""

import copy
import json
import math

import pytest

from analysis.games import random_game
from durbar.analysis.analysing import Plan, analyse
from durbar.analysis.stored import read_analysis
from durbar.games.errors import RecordError


@pytest.fixture(scope="module")
def record():
    """Return the record of a finished game with its analysis."""
    game_record = random_game().record()
    return {**game_record, "analysis": analyse(game_record, Plan(20, 3))}


def with_changed_value(record, *path, to):
    """Return a copy of the record. In its analysis the value at ``path`` (keys and indices) is replaced by ``to``."""
    copied = copy.deepcopy(record)
    *outer, key = path
    part = copied["analysis"]
    for step in outer:
        part = part[step]
    part[key] = to
    return copied


def index_of_costly_decision(record):
    """Return the index of a decision for which the analysis knows a better move."""
    return next(index for index, decision in enumerate(record["analysis"]["decisions"]) if decision["better"])


@pytest.mark.parametrize(
    ("game", "players"), [("toy", 3), pytest.param("maharani", 2, marks=pytest.mark.compiled_only)]
)
def test_stored_analysis_is_read_as_written(game, players):
    game_record = random_game(game, players).record()
    analysis = analyse(game_record, Plan(4))
    stored = json.loads(json.dumps({**game_record, "analysis": analysis}))
    assert read_analysis(stored) == analysis


def test_missing_analysis_or_unknown_format_is_read_as_none(record):
    assert read_analysis({**record, "analysis": None}) is None
    assert read_analysis({name: part for name, part in record.items() if name != "analysis"}) is None
    assert read_analysis({**record, "analysis": {"analysis": 2, "chances": "in another format"}}) is None


def test_stored_messages_chart_line_and_unknown_keys_are_ignored(record):
    """The messages and the line of the chart are computed again."""
    index = index_of_costly_decision(record)
    unknown_message = [{"id": "no-such-sentence", "args": {"seat": "<script>", "deep": [[[]]]}}]
    for path in (("story",), ("better", "story"), ("better", "reasons"), ("against",)):
        with_unknown_message = with_changed_value(record, "decisions", index, *path, to=unknown_message)
        assert read_analysis(with_unknown_message) == record["analysis"]
    with_extra_key = with_changed_value(record, "decisions", index, "extra", to="unknown key")
    with_invalid_line = with_changed_value(with_extra_key, "line", to="not a line")
    assert read_analysis(with_invalid_line) == record["analysis"]


@pytest.mark.parametrize("nonsense", ["x", 7, [], {}, True, {"analysis": True}, {"analysis": "1"}, {"analysis": 1}])
def test_invalid_analysis_is_refused(record, nonsense):
    with pytest.raises(RecordError, match="the analysis in this record is not valid"):
        read_analysis({**record, "analysis": nonsense})


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("rules",), 99), (("players",), 2), (("moves",), 3), (("iterations",), 0), (("iterations",), 10**9),
        (("iterations",), 20.0), (("seed",), -1), (("seed",), "3"), (("decisions",), {}), (("decisions",), []),
        (("turning_points",), None), (("turning_points",), [10**9]), (("turning_points",), ["0"]),
        (("turning_points",), [True]), (("turning_points",), [[0]]), (("decisions", 0), None),
        (("decisions", 0), "x"), (("decisions", 0, "number"), 1), (("decisions", 0, "move"), "nonsense"),
        (("decisions", 0, "seat"), 7), (("decisions", 0, "win"), [1.0]), (("decisions", 0, "win"), [2, -1, 0]),
        (("decisions", 0, "win"), [0.1, 0.1, 0.1]), (("decisions", 0, "win"), ["1", 0, 0]),
        (("decisions", 0, "win"), [math.nan, 0, 0]), (("decisions", 0, "win"), None),
        (("decisions", 0, "lead"), math.inf), (("decisions", 0, "lead"), None), (("decisions", 0, "doubt"), -1),
        (("decisions", 0, "loss"), True), (("decisions", 0, "lead_loss"), 1e300),
    ],
)  # fmt: skip
def test_impossible_figures_are_refused(record, path, value):
    with pytest.raises(RecordError, match="the analysis in this record is not valid"):
        read_analysis(with_changed_value(record, *path, to=value))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("better",), None), (("better",), "out"), (("better", "move"), "nonsense"), (("better", "move"), None),
        (("better", "move"), ["draw"]), (("better", "win"), [1, 0]), (("better", "lead"), 5000), (("loss",), 0.9999),
    ],
)  # fmt: skip
def test_better_move_must_be_legal_and_have_consistent_figures(record, path, value):
    with pytest.raises(RecordError, match="the analysis in this record is not valid"):
        read_analysis(with_changed_value(record, "decisions", index_of_costly_decision(record), *path, to=value))


def test_repeated_turning_points_and_a_wrong_order_are_refused(record):
    points = record["analysis"]["turning_points"]
    for wrong in (points[::-1], points * 2, [points[0], points[0]]):
        assert wrong != points
        with pytest.raises(RecordError, match="the key decisions"):
            read_analysis(with_changed_value(record, "turning_points", to=wrong))


def test_error_about_deep_nesting_is_short(record):
    nested_lists = []
    for _ in range(5000):
        nested_lists = [nested_lists]
    with pytest.raises(RecordError) as raised:
        read_analysis(with_changed_value(record, "iterations", to=nested_lists))
    assert len(str(raised.value)) < 200


def test_analysis_in_the_record_of_a_running_game_is_refused(record):
    running = random_game().at(5).record()
    with pytest.raises(RecordError, match="not over"):
        read_analysis({**running, "analysis": record["analysis"]})
