"""Tests of past positions: each as its viewer saw it, without taken-back moves."""

import random

import pytest

from durbar.tables import actions
from durbar.tables.actions import ActionRefused
from durbar.tables.opening import open_record
from durbar.tables.replay import Replay
from tables.driver import TableDriver, started


def test_past_positions_are_those_that_were_seen():
    driver = started(None, None, None)
    chance, seen = random.Random(4), []
    viewers = (None, 0, 1, 2)
    while driver.to_move is not None:
        seen.append({seat: bytes(driver.table.sight(seat)) for seat in viewers})
        driver.move(chance.choice(list(driver.table.sight(driver.to_move).legal_moves)).text)
    for seat in viewers:
        replay = Replay(driver.table, seat)
        assert replay.last == len(seen)
        assert [bytes(one.sight) for one in replay.positions(0, len(seen))] == [then[seat] for then in seen]
        found = [one.messages for one in replay.positions(1, replay.last)]
        assert found == driver.table.move_stories(seat)
        assert replay.at(5) == next(replay.positions(5, 9))


def test_position_outside_the_game_is_refused():
    driver = started(None, None)
    driver.move()
    for number in (-1, 2):
        with pytest.raises(ActionRefused, match="not that many moves"):
            Replay(driver.table).at(number)
    assert [one.number for one in Replay(driver.table).positions(0, 50)] == [0, 1]


def test_taken_back_moves_have_no_time_and_no_position():
    driver = started(None, "novice")
    if driver.table.bot_to_move:
        driver.bots_move()
    before = Replay(driver.table).last
    for later in (1, 2):
        driver.now += 60
        driver.play()
        assert Replay(driver.table).times()[before:] == [driver.now]
        driver.do(actions.take_back, 0, driver.table.version)
        assert len(Replay(driver.table).times()) == Replay(driver.table).last == before, later


def test_imported_moves_have_no_time_and_analysis_keeps_the_record():
    driver = started(None, None)
    driver.play_to_the_end(random.Random(3))
    record = driver.table.record(None)
    kept, studied = (TableDriver(open_record(record, analysis=analysis)) for analysis in (False, True))
    studied.do(actions.branch, 2, True)
    studied.move()
    for one in (kept, studied):
        replay = Replay(one.table, laid_open=True)
        assert replay.times() == [None] * len(record["moves"])
        assert replay.last == len(record["moves"])
        hands = [at.sight.view()["table"]["hands"] for at in replay.positions(0, replay.last)]
        assert None not in hands
        assert len({str(hand) for hand in hands}) > 3
    assert studied.table.game.number == 3


def test_chapters_start_with_the_rows_of_the_score_sheet():
    driver = started(None, None, game="maharani")
    driver.play_to_the_end(random.Random(5))
    replay = Replay(driver.table)
    starts = replay.chapters()
    assert starts[0] == 0
    assert starts == sorted(set(starts))
    chapters = [len(at.sight.sheet.rows()) for at in replay.positions(0, replay.last)]
    assert starts == [number for number in range(replay.last) if number == 0 or chapters[number] > chapters[number - 1]]
