"""Tests of the analysis of a whole game: a planted blunder is found, and runs are reproducible."""

import json

import pytest

from analysis.games import planted, random_game
from durbar.analysis.analysing import REJUDGE_FACTOR, REJUDGED, TURNING_POINTS, Plan, Stopped, analyse
from durbar.analysis.report import Figures, describe_decision, smooth_line
from durbar.games.errors import DurbarError, RecordError
from durbar.games.game import Outcome
from durbar.games.words import say
from durbar.tables.decisions import FinishedGame


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize("seed", [0, 1])
@pytest.mark.parametrize("game", ["taj-mahal", "maharani"])
def test_planted_blunder_is_the_first_turning_point(game, seed):
    record, where = planted(game)
    found = analyse(record, Plan(40, seed, threads=2))
    assert found["turning_points"][0] == where["number"]
    blunder = next(one for one in found["decisions"] if one["number"] == where["number"])
    assert (blunder["seat"], blunder["move"]) == (where["seat"], where["move"])
    assert blunder["loss"] > 0.5
    assert blunder["better"]["move"] != where["move"]
    assert blunder["better"]["win"][where["seat"]] > 0.7
    assert blunder["win"][where["seat"]] < 0.3
    assert blunder["better"]["reasons"]


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize("game", ["taj-mahal", "maharani"])
def test_analysis_of_a_whole_game_does_not_depend_on_threads(game):
    record, _ = planted(game)
    first = analyse(record, Plan(6, 3))
    assert len(first["decisions"]) > 50
    assert first["turning_points"]
    assert analyse(record, Plan(6, 3, threads=2)) == first
    assert analyse(record, Plan(6, 3, threads=5)) == first
    assert analyse(record, Plan(6, 4, threads=2)) != first


@pytest.fixture(scope="module")
def game():
    return random_game()


@pytest.fixture(scope="module")
def found(game):
    return analyse(game.record(), Plan(20, 3))


def test_analysis_does_not_depend_on_threads(game, found):
    assert analyse(game.record(), Plan(20, 3, threads=2)) == found
    assert analyse(game.record(), Plan(20, 4)) != found


def test_analysis_is_json(found):
    assert json.loads(json.dumps(found)) == found


def test_every_free_decision_is_analysed(game, found):
    free = [one.number for one in FinishedGame(game.record()).decisions() if not one.forced]
    assert [one["number"] for one in found["decisions"]] == free
    assert [one["move"] for one in found["decisions"]] == [game.moves[number].text for number in free]
    assert {one["seat"] for one in found["decisions"]} == {0, 1, 2}
    for one in found["decisions"]:
        assert sum(one["win"]) == pytest.approx(1, abs=0.001)
        assert (one["better"] is None) == (one["loss"] == 0)


def test_turning_points_are_the_most_costly_certain_decisions(found):
    by_number = {one["number"]: one for one in found["decisions"]}
    points = [by_number[number] for number in found["turning_points"]]
    assert 1 <= len(points) <= TURNING_POINTS
    assert [one["loss"] for one in points] == sorted((one["loss"] for one in points), reverse=True)
    for one in points:
        assert one["loss"] > 2 * one["doubt"]
        assert one["better"]["win"][one["seat"]] > one["win"][one["seat"]]


def test_messages_can_be_rendered(game, found):
    from durbar.games.message import Message

    told = [message for one in found["decisions"] for message in one["story"]]
    assert told
    for message in told:
        assert say(Message(message["id"], message["args"]), "en", setting=game.setting)


def test_progress_is_reported(game):
    heard = []
    found = analyse(game.record(), Plan(2), lambda done, whole: heard.append((done, whole)))
    whole = len(found["decisions"]) + REJUDGE_FACTOR * min(REJUDGED, len(found["decisions"]))
    assert heard[0] == (0, whole)
    assert heard[-1] == (whole, whole)
    assert [done for done, _ in heard] == sorted(done for done, _ in heard)


@pytest.mark.parametrize("threads", [1, 2])
def test_analysis_can_be_stopped(game, threads):
    steps = []
    with pytest.raises(Stopped):
        analyse(game.record(), Plan(2, threads=threads), lambda *step: steps.append(step), lambda: len(steps) > 3)
    done, whole = steps[-1]
    assert done < whole, "work in progress is finished, and no more is started"


def test_running_game_is_refused():
    record = random_game().at(5).record()
    with pytest.raises(RecordError, match="not over"):
        analyse(record, Plan(2))


@pytest.mark.parametrize("iterations", [0, -1, 10**6])
def test_iterations_have_bounds(iterations):
    with pytest.raises(DurbarError, match="iterations"):
        Plan(iterations)


# -- the chart line ---------------------------------------------------------------------------------------------------
def test_line_is_a_moving_average_and_ends_with_the_outcome():
    raw = [(0, (0.2, 0.8)), (2, (0.8, 0.2)), (3, (0.2, 0.8))]
    line = smooth_line(raw, Outcome((5, 9), (2, 1)), 6, width=1)
    assert [point["number"] for point in line] == [0, 2, 3, 6]
    assert line[0]["win"] == [0.4, 0.6]
    assert line[1]["win"] == [0.5, 0.5]
    assert line[-1]["win"] == [0.0, 1.0]
    assert smooth_line([], Outcome((7, 7), (1, 1)), 6, 2)[-1]["win"] == [0.5, 0.5]


# -- messages ---------------------------------------------------------------------------------------------------------
def test_stories_that_begin_alike_are_shown_up_to_their_first_difference():
    """In Maharani two moves can differ only in the artisan colour, which the last message names."""
    for one in FinishedGame(random_game("maharani", 2).record()).decisions():
        twins = [move for move in one.sight.legal_moves if move.text[:-1] == one.move.text[:-1] and move != one.move]
        if one.move.text[-2:] in {"/a", "/b"} and twins:
            break
    made = describe_decision(one, Figures((0.2, 0.8), -3.0, 0.3, 2.0, 0.01), (twins[0], (0.5, 0.5), -1.0))
    assert made["story"] != made["better"]["story"]
    assert made["story"][:-1] == made["better"]["story"][:-1]
