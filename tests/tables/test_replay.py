"""Tests of the replay of a table: past positions are as each viewer saw them, without moves that were taken back."""

import random

import pytest

from durbar.tables import actions
from durbar.tables.actions import ActionRefused
from durbar.tables.opening import open_record
from durbar.tables.replay import Replay
from tables.driver import TableDriver, started


def test_past_positions_equal_what_each_viewer_saw():
    driver = started(None, None, None)
    rng, sights_by_move = random.Random(4), []
    viewers = (None, 0, 1, 2)
    while driver.to_move is not None:
        sights_by_move.append({seat: bytes(driver.table.sight(seat)) for seat in viewers})
        driver.move(rng.choice(list(driver.table.sight(driver.to_move).legal_moves)).text)
    for seat in viewers:
        replay = Replay(driver.table, seat)
        assert replay.last == len(sights_by_move)
        positions = replay.positions(0, len(sights_by_move))
        assert [bytes(position.sight) for position in positions] == [sights[seat] for sights in sights_by_move]
        stories = [position.messages for position in replay.positions(1, replay.last)]
        assert stories == driver.table.move_stories(seat)
        assert replay.at(5) == next(replay.positions(5, 9))


def test_position_outside_the_game_is_refused():
    driver = started(None, None)
    driver.move()
    for number in (-1, 2):
        with pytest.raises(ActionRefused, match="not that many moves"):
            Replay(driver.table).at(number)
    assert [position.number for position in Replay(driver.table).positions(0, 50)] == [0, 1]


def test_taken_back_moves_have_no_time_and_no_position():
    driver = started(None, "novice")
    if driver.table.bot_to_move:
        driver.bots_move()
    before = Replay(driver.table).last
    for attempt in (1, 2):
        driver.now += 60
        driver.play()
        assert Replay(driver.table).times()[before:] == [driver.now]
        driver.do(actions.take_back, 0, driver.table.version)
        assert len(Replay(driver.table).times()) == Replay(driver.table).last == before, attempt


def test_imported_moves_have_no_time_and_analysis_does_not_change_the_recorded_positions():
    driver = started(None, None)
    driver.play_to_the_end(random.Random(3))
    record = driver.table.record(None)
    finished, analysed = (TableDriver(open_record(record, analysis=analysis)) for analysis in (False, True))
    analysed.do(actions.branch, 2, True)
    analysed.move()
    for driver in (finished, analysed):
        replay = Replay(driver.table, laid_open=True)
        assert replay.times() == [None] * len(record["moves"])
        assert replay.last == len(record["moves"])
        hands = [position.sight.view()["table"]["hands"] for position in replay.positions(0, replay.last)]
        assert None not in hands
        assert len({str(hand) for hand in hands}) > 3
    assert analysed.table.game.number == 3


def test_chapter_starts_when_the_score_sheet_gets_a_new_row():
    """A chapter is a visit, round or turn."""
    driver = started(None, None, game="maharani")
    driver.play_to_the_end(random.Random(5))
    replay = Replay(driver.table)
    starts = replay.chapters()
    assert starts[0] == 0
    assert starts == sorted(set(starts))
    row_counts = [len(position.sight.sheet.rows()) for position in replay.positions(0, replay.last)]
    with_new_row = [number for number in range(1, replay.last) if row_counts[number] > row_counts[number - 1]]
    assert starts == [0, *with_new_row]
