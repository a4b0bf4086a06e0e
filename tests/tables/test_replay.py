"""Looking back at a table: every position as each viewer saw it, and only moves that stand."""

import random

import pytest

from durbar.tables import actions
from durbar.tables.actions import NotNow
from durbar.tables.opening import open_record
from durbar.tables.replay import Replay
from tables.around import Around, started


def test_every_position_is_the_one_that_was_seen():
    around = started(None, None, None)
    chance, seen = random.Random(4), []
    viewers = (None, 0, 1, 2)
    while around.to_move is not None:
        seen.append({seat: bytes(around.at.sight(seat)) for seat in viewers})
        around.move(chance.choice(list(around.at.sight(around.to_move).legal_moves)).text)
    for seat in viewers:
        replay = Replay(around.at, seat)
        assert replay.last == len(seen)
        assert [bytes(one.sight) for one in replay.positions(0, len(seen))] == [then[seat] for then in seen]
        told = [one.told for one in replay.positions(1, replay.last)]
        assert told == around.at.move_stories(seat)
        assert replay.at(5) == next(replay.positions(5, 9))


def test_there_is_no_position_before_the_deal_or_after_the_last_move():
    around = started(None, None)
    around.move()
    for number in (-1, 2):
        with pytest.raises(NotNow, match="not that many moves"):
            Replay(around.at).at(number)
    assert [one.number for one in Replay(around.at).positions(0, 50)] == [0, 1]


def test_moves_that_were_taken_back_have_no_time_and_no_position():
    around = started(None, "novice")
    if around.at.bot_to_move:
        around.bots_move()
    before = Replay(around.at).last
    for later in (1, 2):
        around.now += 60
        around.play()
        assert Replay(around.at).times()[before:] == [around.now]
        around.do(actions.take_back, 0, around.at.version)
        assert len(Replay(around.at).times()) == Replay(around.at).last == before, later


def test_what_a_record_brought_has_no_time_and_a_studied_one_stays_as_it_was():
    around = started(None, None)
    around.play_to_the_end(random.Random(3))
    record = around.at.record(None)
    kept, studied = (Around(open_record(record, analysis=analysis)) for analysis in (False, True))
    studied.do(actions.branch, 2, True)
    studied.move()
    for one in (kept, studied):
        replay = Replay(one.at, laid_open=True)
        assert replay.times() == [None] * len(record["moves"])
        assert replay.last == len(record["moves"])
        hands = [at.sight.view()["table"]["hands"] for at in replay.positions(0, replay.last)]
        assert None not in hands
        assert len({str(hand) for hand in hands}) > 3
    assert studied.at.game.number == 3


def test_chapters_begin_where_the_sheet_begins_a_row():
    around = started(None, None, game="maharani")
    around.play_to_the_end(random.Random(5))
    replay = Replay(around.at)
    starts = replay.chapters()
    assert starts[0] == 0
    assert starts == sorted(set(starts))
    chapters = [len(at.sight.sheet.rows()) for at in replay.positions(0, replay.last)]
    assert starts == [number for number in range(replay.last) if number == 0 or chapters[number] > chapters[number - 1]]
