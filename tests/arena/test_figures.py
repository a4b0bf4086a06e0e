"""Tests of the figures of a match, with the results of invented games."""

import json

import pytest

from durbar.arena.figures import Figures, Result, figures_table


def invented_result(number, bots, first_seat, scores, winners, points=None, decisions=10):
    """Return the result of an invented game.

    ``first_seat`` is the seat that moved first, and ``points`` are the points of each seat by source.
    """
    points = points or [[score, 0] for score in scores]
    return Result(number, tuple(bots), first_seat, tuple(scores), tuple(winners), tuple(map(tuple, points)), decisions)


def figures_of(*results, sources=("rise", "pairs")):
    """Return the figures of these results."""
    figures = Figures(sources, len(results[0].scores))
    for result in results:
        figures.add(result)
    return figures.to_json()


def rows_by(figures, part, key):
    """Return the rows of one part of the figures as a dict; its keys are the rows' values of ``key``."""
    return {row[key]: row for row in figures[part]}


# two games of three seats; bot "a" plays two of the seats and bot "b" one
RESULTS = (
    invented_result(0, ["a", "a", "b"], 0, [6, 12, 3], [1], [[6, 0], [10, 2], [3, 0]], 10),
    invented_result(1, ["b", "a", "a"], 2, [9, 9, 0], [0, 1], [[5, 4], [9, 0], [0, 0]], 14),
)


def test_each_game_is_one_sample_of_a_bots_score():
    bots = rows_by(figures_of(*RESULTS), "bots", "bot")
    # bot "a" has the mean of its two seats in each game: (6 + 12) / 2 and (9 + 0) / 2
    assert bots["a"]["score"]["mean"] == (9 + 4.5) / 2
    assert bots["b"]["score"]["mean"] == (3 + 9) / 2
    # `ahead` is the difference from the mean score of all seats, which is 7 and 6
    assert bots["a"]["ahead"]["mean"] == ((9 - 7) + (4.5 - 6)) / 2
    assert (bots["a"]["games"], bots["b"]["games"]) == (2, 2)


def test_shared_win_counts_as_a_fraction_of_a_win():
    figures = figures_of(*RESULTS)
    bots, seats = rows_by(figures, "bots", "bot"), rows_by(figures, "seats", "seat")
    assert (bots["a"]["wins"], bots["b"]["wins"]) == (1.5, 0.5)
    assert [seats[seat]["wins"] for seat in range(3)] == [0.5, 1.5, 0]
    assert bots["a"]["win_share"]["mean"] == 0.75
    assert sum(row["wins"] for row in figures["order"]) == pytest.approx(2), "one win in each of two games"


def test_fair_share_is_proportional_to_the_number_of_seats():
    bots = rows_by(figures_of(*RESULTS), "bots", "bot")
    assert bots["a"]["fair_share"] == pytest.approx(2 / 3)
    assert bots["b"]["fair_share"] == pytest.approx(1 / 3)


def test_order_of_play_starts_with_the_first_mover():
    order = rows_by(figures_of(*RESULTS), "order", "place")
    assert order[0]["score"]["mean"] == (6 + 0) / 2
    assert order[1]["score"]["mean"] == (12 + 9) / 2
    assert order[2]["score"]["mean"] == (3 + 9) / 2


def test_points_are_counted_by_source():
    bots = rows_by(figures_of(*RESULTS), "bots", "bot")
    assert bots["a"]["points"]["rise"]["mean"] == ((6 + 10) / 2 + (9 + 0) / 2) / 2
    assert bots["a"]["points"]["pairs"]["mean"] == ((0 + 2) / 2 + 0) / 2
    assert bots["b"]["points"]["pairs"]["mean"] == (0 + 4) / 2


def test_shortest_median_and_longest_game_are_reported():
    lengths = (10, 30, 12, 11, 13)
    results = [
        invented_result(number, ["a", "b"], 0, [1, 0], [0], decisions=length) for number, length in enumerate(lengths)
    ]
    decisions = figures_of(*results)["decisions"]
    assert (decisions["shortest"], decisions["median"], decisions["longest"]) == (10, 12, 30)
    assert decisions["mean"] == sum(lengths) / 5
    assert decisions["low"] < decisions["mean"] < decisions["high"]


def test_figures_can_be_stored_as_json_and_the_table_shows_them_all():
    figures = figures_of(*RESULTS)
    assert json.loads(json.dumps(figures)) == figures
    table = figures_table(figures)
    for word in ("bot", "seat", "order of play", "1st", "3rd", "rise", "pairs", "decisions a game"):
        assert word in table
    assert "75.0%" in table
    assert max(map(len, table.splitlines())) <= 100


def test_single_game_has_no_interval():
    assert "±" not in figures_table(figures_of(RESULTS[0]))


def test_table_says_if_no_game_was_finished():
    assert figures_table(Figures(("rise",), 2).to_json()) == "No game was finished."
