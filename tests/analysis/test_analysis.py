"""Tests of the analysis of a whole game: a planted blunder is found, and runs are reproducible."""

import json

import pytest

from analysis.games import game_with_blunder, random_game
from durbar.analysis.analysing import MAX_REJUDGED, MAX_TURNING_POINTS, REJUDGE_FACTOR, Plan, Stopped, analyse
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
    record, blunder = game_with_blunder(game)
    analysis = analyse(record, Plan(40, seed, threads=2))
    assert analysis["turning_points"][0] == blunder["number"]
    decision = next(decision for decision in analysis["decisions"] if decision["number"] == blunder["number"])
    assert (decision["seat"], decision["move"]) == (blunder["seat"], blunder["move"])
    assert decision["loss"] > 0.5
    assert decision["better"]["move"] != blunder["move"]
    assert decision["better"]["win"][blunder["seat"]] > 0.7
    assert decision["win"][blunder["seat"]] < 0.3
    assert decision["better"]["reasons"]


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize("game", ["taj-mahal", "maharani"])
def test_analysis_of_a_whole_game_does_not_depend_on_threads(game):
    record, _ = game_with_blunder(game)
    with_one_thread = analyse(record, Plan(6, seed=3))
    assert len(with_one_thread["decisions"]) > 50
    assert with_one_thread["turning_points"]
    assert analyse(record, Plan(6, seed=3, threads=2)) == with_one_thread
    assert analyse(record, Plan(6, seed=3, threads=5)) == with_one_thread
    assert analyse(record, Plan(6, seed=4, threads=2)) != with_one_thread, "only the seed changes the analysis"


@pytest.fixture(scope="module")
def game():
    """Return a finished game."""
    return random_game()


@pytest.fixture(scope="module")
def analysis(game):
    """Return the analysis of the game."""
    return analyse(game.record(), Plan(20, 3))


def test_analysis_does_not_depend_on_threads(game, analysis):
    assert analyse(game.record(), Plan(20, 3, threads=2)) == analysis
    assert analyse(game.record(), Plan(20, 4)) != analysis


def test_analysis_can_be_stored_as_json(analysis):
    assert json.loads(json.dumps(analysis)) == analysis


def test_every_decision_that_is_not_forced_is_analysed(game, analysis):
    not_forced = [decision.number for decision in FinishedGame(game.record()).decisions() if not decision.forced]
    assert [decision["number"] for decision in analysis["decisions"]] == not_forced
    moves = [game.moves[number].text for number in not_forced]
    assert [decision["move"] for decision in analysis["decisions"]] == moves
    assert {decision["seat"] for decision in analysis["decisions"]} == {0, 1, 2}
    for decision in analysis["decisions"]:
        assert sum(decision["win"]) == pytest.approx(1, abs=0.001)
        assert (decision["better"] is None) == (decision["loss"] == 0)


def test_turning_points_are_the_decisions_with_the_greatest_certain_loss(analysis):
    by_number = {decision["number"]: decision for decision in analysis["decisions"]}
    points = [by_number[number] for number in analysis["turning_points"]]
    assert 1 <= len(points) <= MAX_TURNING_POINTS
    assert [decision["loss"] for decision in points] == sorted((decision["loss"] for decision in points), reverse=True)
    for decision in points:
        assert decision["loss"] > 2 * decision["doubt"]
        assert decision["better"]["win"][decision["seat"]] > decision["win"][decision["seat"]]


def test_messages_can_be_rendered(game, analysis):
    from durbar.games.message import Message

    messages = [message for decision in analysis["decisions"] for message in decision["story"]]
    assert messages
    for message in messages:
        assert say(Message(message["id"], message["args"]), "en", setting=game.setting)


def test_progress_is_reported(game):
    reports = []
    analysis = analyse(game.record(), Plan(2), lambda done, total: reports.append((done, total)))
    decisions = len(analysis["decisions"])
    # the costliest decisions are judged again with more iterations
    total = decisions + REJUDGE_FACTOR * min(MAX_REJUDGED, decisions)
    assert reports[0] == (0, total)
    assert reports[-1] == (total, total)
    assert [done for done, _ in reports] == sorted(done for done, _ in reports)


@pytest.mark.parametrize("threads", [1, 2])
def test_analysis_can_be_stopped(game, threads):
    steps = []
    with pytest.raises(Stopped):
        analyse(game.record(), Plan(2, threads=threads), lambda *step: steps.append(step), lambda: len(steps) > 3)
    done, total = steps[-1]
    assert done < total, "work in progress is finished, and no more is started"


def test_analysis_of_a_running_game_is_refused():
    record = random_game().at(5).record()
    with pytest.raises(RecordError, match="not over"):
        analyse(record, Plan(2))


@pytest.mark.parametrize("iterations", [0, -1, 10**6])
def test_number_of_iterations_out_of_bounds_is_refused(iterations):
    with pytest.raises(DurbarError, match="iterations"):
        Plan(iterations)


# -- the line of the chart --------------------------------------------------------------------------------------------
def test_chart_line_is_a_moving_average_and_ends_with_the_outcome():
    """The win chances of two players are known before moves 0, 2 and 3 of a game of six moves."""
    raw = [(0, (0.2, 0.8)), (2, (0.8, 0.2)), (3, (0.2, 0.8))]
    line = smooth_line(raw, Outcome(scores=(5, 9), ranks=(2, 1)), 6, width=1)
    assert [point["number"] for point in line] == [0, 2, 3, 6]
    assert line[0]["win"] == [0.4, 0.6]  # a decision has the weight 2, and its neighbours have the weight 1
    assert line[1]["win"] == [0.5, 0.5]
    assert line[-1]["win"] == [0.0, 1.0]
    after_a_tie = smooth_line([], Outcome(scores=(7, 7), ranks=(1, 1)), 6, 2)[-1]
    assert after_a_tie["win"] == [0.5, 0.5]


# -- messages ---------------------------------------------------------------------------------------------------------
def test_messages_of_two_moves_are_shown_up_to_the_first_that_differs():
    """In Maharani two moves can differ only in the artisan colour, which the last message names."""
    decisions = FinishedGame(random_game("maharani", 2).record()).decisions()
    decision = next(decision for decision in decisions if decision.move.text.endswith(("/a", "/b")))
    placement, _, colour = decision.move.text.partition("/")
    alternative = decision.sight.parse(f"{placement}/{'b' if colour == 'a' else 'a'}")
    assert alternative in decision.sight.legal_moves
    described = describe_decision(decision, Figures((0.2, 0.8), -3.0, 0.3, 2.0, 0.01), (alternative, (0.5, 0.5), -1.0))
    assert described["story"] != described["better"]["story"]
    assert described["story"][:-1] == described["better"]["story"][:-1]
