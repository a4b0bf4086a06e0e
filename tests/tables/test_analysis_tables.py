"""Tests of analysis tables: branching at any move, returning to the recorded moves, and hints."""

import random

import pytest

import durbar
from durbar.bots.hints import hint
from durbar.bots.thinking import Budget
from durbar.tables import actions
from durbar.tables.actions import ActionRefused, StaleVersion
from durbar.tables.opening import open_record
from durbar.tables.seats import person
from tables.driver import TableDriver, started

every_game = pytest.mark.parametrize(
    ("name", "players"),
    [
        ("toy", 2),
        pytest.param("maharani", 2, marks=pytest.mark.slow),
        pytest.param("taj-mahal", 3, marks=pytest.mark.slow),
    ],
)


def recorded(name="toy", players=2, **arguments):
    """Return the record of a finished game."""
    driver = started(*[None] * players, game=name, **arguments)
    driver.play_to_the_end(random.Random(3))
    return driver.table.record(None)


def analysis_table(record):
    """Return a driver of an analysis table for a record."""
    return TableDriver(open_record(record, analysis=True))


@every_game
def test_every_recorded_position_can_be_shown(name, players):
    record = recorded(name, players)
    driver = analysis_table(record)
    game = durbar.games.record.replay(record)
    total = len(record["moves"])
    for number in {0, 1, total // 2, total - 1, total}:
        driver.do(actions.branch, number, True)
        position = game.at(number)
        for seat in (None, *range(players)):
            assert bytes(driver.table.sight(seat)) == bytes(position.seen_by(seat))


def test_analysis_can_branch_from_any_move_and_return_to_the_recorded_moves():
    record = recorded()
    driver = analysis_table(record)
    driver.do(actions.branch, 4)
    assert driver.table.record()["moves"] == record["moves"][:4]
    other = next(
        move.text for move in driver.table.sight(driver.to_move).legal_moves if move.text != record["moves"][4]
    )
    driver.move(other)
    driver.move()
    line = driver.table.record()["moves"]
    assert line[:5] == [*record["moves"][:4], other]
    driver.do(actions.branch, 5)
    assert driver.table.record()["moves"] == line[:5]
    assert isinstance(driver.refused(actions.branch, 6), ActionRefused)
    driver.do(actions.branch, 6, True)
    assert driver.table.record()["moves"] == record["moves"][:6]


def test_recorded_moves_are_never_lost():
    record = recorded()
    driver = analysis_table(record)
    for number in (0, 3):
        driver.do(actions.branch, number)
        driver.play_to_the_end(random.Random(number))
    driver.do(actions.branch, len(record["moves"]), True)
    assert driver.table.record()["moves"] == record["moves"]
    assert driver.rebuilt().record() == driver.table.record()


@pytest.mark.parametrize("number", [-1, 10**6])
def test_branching_at_a_move_number_that_does_not_exist_is_refused(number):
    driver = analysis_table(recorded())
    assert isinstance(driver.refused(actions.branch, number), ActionRefused)
    assert isinstance(driver.refused(actions.branch, number, True), ActionRefused)


def test_moves_can_be_made_for_any_seat():
    driver = analysis_table(durbar.new("toy", 2, seed=5).record())
    for _ in range(4):
        driver.do(actions.move, 0, "draw", driver.table.version)
    assert {decision.seat for decision in driver.table.history} == {0, 1}


def test_move_for_another_position_is_refused():
    driver = analysis_table(recorded())
    old_version = driver.table.version
    driver.do(actions.branch, 2)
    assert isinstance(driver.refused(actions.move, 0, "draw", old_version), StaleVersion)


def test_analysis_table_hides_nothing_and_has_no_turns():
    driver = analysis_table(durbar.new("toy", 2, seed=5).record())
    assert driver.table.open_book
    assert driver.table.shuffle["seed"] == durbar.new("toy", 2, seed=5).seed.hex()
    assert (driver.table.stage, driver.table.turn, driver.table.due, driver.table.bot_to_move) == (
        "running",
        None,
        None,
        False,
    )
    assert "told" not in driver.table.record(0)


def test_actions_of_a_game_table_are_refused():
    driver = analysis_table(recorded())
    driver.do(actions.branch, 3)
    for action, arguments in [
        (actions.take_back, (0, driver.table.version)),
        (actions.vote, (0, 1)),
        (actions.time_out, (1e12,)),
        (actions.leave, (0,)),
        (actions.sit, (0, person("Tara"))),
        (actions.seat_bot, (0, "novice")),
        (actions.bot_move, ("draw",)),
        (actions.start, ()),
    ]:
        driver.refused(action, *arguments)


def test_branching_at_a_game_table_is_refused():
    driver = started(None, None)
    driver.play()
    assert isinstance(driver.refused(actions.branch, 0), ActionRefused)


@every_game
def test_hints_are_given_at_any_move(name, players):
    record = recorded(name, players)
    driver = analysis_table(record)
    for number in (0, len(record["moves"]) // 2):
        driver.do(actions.branch, number, True)
        sight = driver.table.sight(driver.to_move)
        hints = hint(sight, Budget(30))
        assert hints
        assert all(suggestion.move in sight.legal_moves for suggestion in hints)
        driver.move(hints[0].move.text)
