"""Tests of analysis tables: branches at any move, back to the recorded line, and hints."""

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

GAMES = pytest.mark.parametrize(
    ("game", "players"),
    [
        ("toy", 2),
        pytest.param("maharani", 2, marks=pytest.mark.slow),
        pytest.param("taj-mahal", 3, marks=pytest.mark.slow),
    ],
)


def recorded(game="toy", players=2, **more):
    """Return the record of a finished game."""
    driver = started(*[None] * players, game=game, **more)
    driver.play_to_the_end(random.Random(3))
    return driver.table.record(None)


def studied(record):
    return TableDriver(open_record(record, analysis=True))


@GAMES
def test_every_recorded_move_can_be_visited(game, players):
    record = recorded(game, players)
    driver = studied(record)
    dealt = durbar.games.record.replay(record)
    total = len(record["moves"])
    for number in {0, 1, total // 2, total - 1, total}:
        driver.do(actions.branch, number, True)
        then = dealt.at(number)
        for seat in (None, *range(players)):
            assert bytes(driver.table.sight(seat)) == bytes(then.seen_by(seat))


def test_branch_from_any_move_and_back_to_the_recorded_line():
    record = recorded()
    driver = studied(record)
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


def test_recorded_line_is_never_lost():
    record = recorded()
    driver = studied(record)
    for number in (0, 3):
        driver.do(actions.branch, number)
        driver.play_to_the_end(random.Random(number))
    driver.do(actions.branch, len(record["moves"]), True)
    assert driver.table.record()["moves"] == record["moves"]
    assert driver.again().record() == driver.table.record()


@pytest.mark.parametrize("number", [-1, 10**6])
def test_move_number_outside_the_line_is_refused(number):
    driver = studied(recorded())
    assert isinstance(driver.refused(actions.branch, number), ActionRefused)
    assert isinstance(driver.refused(actions.branch, number, True), ActionRefused)


def test_moves_can_be_made_for_any_seat():
    driver = studied(durbar.new("toy", 2, seed=5).record())
    for _ in range(4):
        driver.do(actions.move, 0, "draw", driver.table.version)
    assert {made.seat for made in driver.table.history} == {0, 1}


def test_move_for_another_position_is_refused():
    driver = studied(recorded())
    seen = driver.table.version
    driver.do(actions.branch, 2)
    assert isinstance(driver.refused(actions.move, 0, "draw", seen), StaleVersion)


def test_analysis_table_is_open_and_has_no_turns():
    driver = studied(durbar.new("toy", 2, seed=5).record())
    assert driver.table.open_book
    assert driver.table.shuffle["seed"] == durbar.new("toy", 2, seed=5).seed.hex()
    assert (driver.table.stage, driver.table.turn, driver.table.due, driver.table.bot_to_move) == (
        "running",
        None,
        None,
        False,
    )
    assert "told" not in driver.table.record(0)


def test_game_actions_are_refused():
    driver = studied(recorded())
    driver.do(actions.branch, 3)
    for act, words in [
        (actions.take_back, (0, driver.table.version)),
        (actions.vote, (0, 1)),
        (actions.time_out, (1e12,)),
        (actions.leave, (0,)),
        (actions.sit, (0, person("Tara"))),
        (actions.seat_bot, (0, "novice")),
        (actions.bot_move, ("draw",)),
        (actions.start, ()),
    ]:
        driver.refused(act, *words)


def test_game_table_cannot_branch():
    driver = started(None, None)
    driver.play()
    assert isinstance(driver.refused(actions.branch, 0), ActionRefused)


@GAMES
def test_hints_are_given_at_any_move(game, players):
    record = recorded(game, players)
    driver = studied(record)
    for number in (0, len(record["moves"]) // 2):
        driver.do(actions.branch, number, True)
        sight = driver.table.sight(driver.to_move)
        found = hint(sight, Budget(30))
        assert found
        assert all(one.move in sight.legal_moves for one in found)
        driver.move(found[0].move.text)
