"""Tests of analysis tables: branching at any move, returning to the recorded moves, and hints."""

import itertools
import random

import pytest

import durbar
from durbar.bots.hints import hint
from durbar.bots.thinking import Budget
from durbar.games.errors import DurbarError
from durbar.games.game import Game
from durbar.games.record import replay
from durbar.tables import actions
from durbar.tables import table as table_module
from durbar.tables.actions import ActionRefused, StaleVersion, stamped
from durbar.tables.log import Entry
from durbar.tables.opening import open_record
from durbar.tables.seats import person
from durbar.tables.table import Table
from tables.driver import TableDriver, started

every_game = pytest.mark.parametrize(
    ("name", "players"),
    [
        ("toy", 2),
        pytest.param("maharani", 2, marks=pytest.mark.slow),
        pytest.param("taj-mahal", 3, marks=pytest.mark.slow),
    ],
)


def finished_record(name="toy", players=2, **arguments):
    """Return the record of a finished game."""
    driver = started(*[None] * players, game=name, **arguments)
    driver.play_to_the_end(random.Random(3))
    return driver.table.record(None)


def analysis_table(record):
    """Return a driver of an analysis table for a record."""
    return TableDriver(open_record(record, analysis=True))


@every_game
def test_every_recorded_position_can_be_shown(name, players):
    record = finished_record(name, players)
    driver = analysis_table(record)
    game = durbar.games.record.replay(record)
    total = len(record["moves"])
    for number in {0, 1, total // 2, total - 1, total}:
        driver.do(actions.branch, number, True)
        position = game.at(number)
        for seat in (None, *range(players)):
            assert bytes(driver.table.sight(seat)) == bytes(position.seen_by(seat))


def test_analysis_can_branch_from_any_move_and_return_to_the_recorded_moves():
    record = finished_record()
    driver = analysis_table(record)
    driver.do(actions.branch, 4)
    assert driver.table.record()["moves"] == record["moves"][:4]
    other = next(
        move.text for move in driver.table.sight(driver.to_move).legal_moves if move.text != record["moves"][4]
    )
    driver.move(other)
    driver.move()
    moves_of_branch = driver.table.record()["moves"]
    assert moves_of_branch[:5] == [*record["moves"][:4], other]
    driver.do(actions.branch, 5)
    assert driver.table.record()["moves"] == moves_of_branch[:5]
    assert isinstance(driver.refused(actions.branch, 6), ActionRefused)  # the branch has only five moves now
    driver.do(actions.branch, 6, True)  # back to the recorded moves
    assert driver.table.record()["moves"] == record["moves"][:6]


def test_recorded_moves_are_never_lost():
    record = finished_record()
    driver = analysis_table(record)
    for number in (0, 3):
        driver.do(actions.branch, number)
        driver.play_to_the_end(random.Random(number))
    driver.do(actions.branch, len(record["moves"]), True)
    assert driver.table.record()["moves"] == record["moves"]
    assert driver.rebuilt().record() == driver.table.record()


@pytest.mark.parametrize("number", [-1, 10**6])
def test_branching_at_a_move_number_that_does_not_exist_is_refused(number):
    driver = analysis_table(finished_record())
    assert isinstance(driver.refused(actions.branch, number), ActionRefused)
    assert isinstance(driver.refused(actions.branch, number, True), ActionRefused)


def test_moves_can_be_made_for_any_seat():
    driver = analysis_table(durbar.new("toy", 2, seed=5).record())
    for _ in range(4):
        driver.do(actions.move, 0, "draw", driver.table.version)
    assert {decision.seat for decision in driver.table.history} == {0, 1}


def test_move_for_another_position_is_refused():
    driver = analysis_table(finished_record())
    old_version = driver.table.version
    driver.do(actions.branch, 2)
    assert isinstance(driver.refused(actions.move, 0, "draw", old_version), StaleVersion)


def test_analysis_table_hides_nothing_and_has_no_turns():
    driver = analysis_table(durbar.new("toy", 2, seed=5).record())
    assert driver.table.open_book
    assert driver.table.shuffle["seed"] == durbar.new("toy", 2, seed=5).seed.hex()
    assert driver.table.stage == "running"
    assert (driver.table.turn, driver.table.due, driver.table.bot_to_move) == (None, None, False)
    assert "told" not in driver.table.record(0), "a record of hidden information has the messages to a viewer"


def test_actions_of_a_game_table_are_refused():
    driver = analysis_table(finished_record())
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
    record = finished_record(name, players)
    driver = analysis_table(record)
    for number in (0, len(record["moves"]) // 2):
        driver.do(actions.branch, number, True)
        sight = driver.table.sight(driver.to_move)
        hints = hint(sight, Budget(30))
        assert hints
        assert all(suggestion.move in sight.legal_moves for suggestion in hints)
        driver.move(hints[0].move.text)


# -- long logs --------------------------------------------------------------------------------------------------------
SNAPSHOT_INTERVAL = 4
"""The number of moves between two snapshots of a game; few, because the games of these tests are short."""


@pytest.fixture
def pushes(monkeypatch):
    """Return a list that gets an item for each move that a game makes. Snapshots are frequent."""
    monkeypatch.setattr(table_module, "SNAPSHOT_INTERVAL", SNAPSHOT_INTERVAL)
    pushed_ids = []
    push = Game._push

    def push_and_count(game, id):
        pushed_ids.append(id)
        push(game, id)

    monkeypatch.setattr(Game, "_push", push_and_count)
    return pushed_ids


def long_log(record, *kinds, count=10_000, seed=1):
    """Return the log of an analysis table with ``count`` entries after the first one, whose kinds repeat ``kinds``.

    An entry ``branched`` goes to a random move of the record, and ``moved`` then makes the recorded move.
    """
    rng = random.Random(seed)
    game = replay(record)
    movers = [game.at(number).to_move for number in range(game.number)]
    entries = open_record(record, True)
    number = 0
    for kind, _ in zip(itertools.cycle(kinds), range(count), strict=False):
        if kind == "branched":
            number = rng.randrange(game.number)
            entries.append(Entry(kind, {"number": number, "main": True}))
        else:
            entries.append(Entry(kind, {"seat": movers[number], "move": record["moves"][number], "by": None}))
    return stamped(None, entries, 1.0)


def test_loading_branches_replays_only_the_last_branch(pushes):
    record = finished_record()
    log = long_log(record, "branched")
    pushes.clear()
    table = Table(log)
    assert table.version == 10_001
    assert table.game.number == log[-1].body["number"]
    # the moves are made to check the record, to compute its history, and for the last branch
    assert len(pushes) <= 3 * len(record["moves"])


def test_loading_branches_and_moves_replays_from_snapshots(pushes):
    record = finished_record()
    log = long_log(record, "branched", "moved", count=2_000)
    pushes.clear()
    Table(log)
    assert len(pushes) <= 3 * len(record["moves"]) + 1_000 * SNAPSHOT_INTERVAL


def test_taking_back_replays_from_a_snapshot(pushes):
    driver = started(None, None, game="toy", edition="long")
    driver.play_to_the_end(random.Random(3))
    table = driver.table
    assert len(table.history) >= 2 * SNAPSHOT_INTERVAL
    for seat in (0, 1):
        number = table.last_decision(seat)
        (entry,) = stamped(table, [Entry("back", {"seat": seat, "number": number, "why": "alone"})], 1.0)
        pushes.clear()
        assert table.after([entry]).game.number == number
        assert len(pushes) < SNAPSHOT_INTERVAL


@every_game
def test_position_after_a_branch_equals_the_position_of_a_replay(name, players):
    record = finished_record(name, players)
    game = replay(record)
    table = Table(stamped(None, open_record(record, True), 1.0))
    for number in range(game.number + 1):
        (entry,) = stamped(table, [Entry("branched", {"number": number, "main": True})], 1.0)
        table = table.after([entry])
        expected = game.at(number)
        assert table.game.position.read() == expected.position.read()
        assert table.game.record() == expected.record()
        assert table.game.sheet == expected.sheet
        assert len(table.history) == number


@pytest.mark.parametrize("number", [-1, 10_000])
def test_stored_branch_to_a_missing_move_is_an_error(number):
    entries = [*open_record(finished_record(), True), Entry("branched", {"number": number, "main": True})]
    with pytest.raises(DurbarError, match="moves"):
        Table(stamped(None, entries, 1.0))
