"""Studying a record: branching at any move, back to the recorded line, with hints."""

import random

import pytest

import durbar
from durbar.bots.hints import hint
from durbar.bots.thinking import Budget
from durbar.tables import actions
from durbar.tables.actions import MovedOn, NotNow
from durbar.tables.opening import open_record
from durbar.tables.seats import person
from tables.around import Around, started

GAMES = pytest.mark.parametrize(
    ("game", "players"),
    [
        ("toy", 2),
        pytest.param("maharani", 2, marks=pytest.mark.slow),
        pytest.param("taj-mahal", 3, marks=pytest.mark.slow),
    ],
)


def recorded(game="toy", players=2, **more):
    """A finished game's record."""
    around = started(*[None] * players, game=game, **more)
    around.play_to_the_end(random.Random(3))
    return around.at.record(None)


def studied(record):
    return Around(open_record(record, analysis=True))


@GAMES
def test_every_move_of_the_record_can_be_gone_to(game, players):
    record = recorded(game, players)
    around = studied(record)
    dealt = durbar.games.record.replay(record)
    total = len(record["moves"])
    for number in {0, 1, total // 2, total - 1, total}:
        around.do(actions.branch, number, True)
        then = dealt.at(number)
        for seat in (None, *range(players)):
            assert bytes(around.at.sight(seat)) == bytes(then.seen_by(seat))


def test_one_plays_on_from_any_move_and_comes_back_to_the_recorded_line():
    record = recorded()
    around = studied(record)
    around.do(actions.branch, 4)
    assert around.at.record()["moves"] == record["moves"][:4]
    other = next(move.text for move in around.at.sight(around.to_move).legal_moves if move.text != record["moves"][4])
    around.move(other)
    around.move()
    line = around.at.record()["moves"]
    assert line[:5] == [*record["moves"][:4], other]
    around.do(actions.branch, 5)
    assert around.at.record()["moves"] == line[:5]
    assert isinstance(around.refused(actions.branch, 6), NotNow)
    around.do(actions.branch, 6, True)
    assert around.at.record()["moves"] == record["moves"][:6]


def test_the_recorded_line_is_there_for_ever():
    record = recorded()
    around = studied(record)
    for number in (0, 3):
        around.do(actions.branch, number)
        around.play_to_the_end(random.Random(number))
    around.do(actions.branch, len(record["moves"]), True)
    assert around.at.record()["moves"] == record["moves"]
    assert around.again().record() == around.at.record()


@pytest.mark.parametrize("number", [-1, 10**6])
def test_there_is_no_move_before_the_first_or_after_the_last(number):
    around = studied(recorded())
    assert isinstance(around.refused(actions.branch, number), NotNow)
    assert isinstance(around.refused(actions.branch, number, True), NotNow)


def test_any_seat_can_be_moved_for():
    around = studied(durbar.new("toy", 2, seed=5).record())
    for _ in range(4):
        around.do(actions.move, 0, "draw", around.at.version)
    assert {made.seat for made in around.at.history} == {0, 1}


def test_a_move_that_answers_another_place_comes_too_late():
    around = studied(recorded())
    seen = around.at.version
    around.do(actions.branch, 2)
    assert isinstance(around.refused(actions.move, 0, "draw", seen), MovedOn)


def test_everything_is_open_and_nobody_waits():
    around = studied(durbar.new("toy", 2, seed=5).record())
    assert around.at.open_book
    assert around.at.shuffle["seed"] == durbar.new("toy", 2, seed=5).seed.hex()
    assert (around.at.stage, around.at.turn, around.at.due, around.at.bot_to_move) == ("running", None, None, False)
    assert "told" not in around.at.record(0)


def test_what_is_for_games_only_is_refused():
    around = studied(recorded())
    around.do(actions.branch, 3)
    for act, words in [
        (actions.take_back, (0, around.at.version)),
        (actions.vote, (0, 1)),
        (actions.time_is_up, (1e12,)),
        (actions.leave, (0,)),
        (actions.sit, (0, person("Tara"))),
        (actions.seat_bot, (0, "novice")),
        (actions.bot_move, ("draw",)),
        (actions.start, ()),
    ]:
        around.refused(act, *words)


def test_a_game_is_not_gone_through():
    around = started(None, None)
    around.play()
    assert isinstance(around.refused(actions.branch, 0), NotNow)


@GAMES
def test_hints_are_given_at_any_place(game, players):
    record = recorded(game, players)
    around = studied(record)
    for number in (0, len(record["moves"]) // 2):
        around.do(actions.branch, number, True)
        sight = around.at.sight(around.to_move)
        found = hint(sight, Budget(30))
        assert found
        assert all(one.move in sight.legal_moves for one in found)
        around.move(found[0].move.text)
