"""A bot plays for somebody who is away: after a vote, or after the time the table chose. And hands the seat back."""

import pytest

from durbar.tables import actions
from durbar.tables.actions import MovedOn, NotNow
from durbar.tables.seats import SeatError, person
from tables.around import started

HOUR = {"after": 3600, "level": "novice"}


def test_more_than_half_of_the_others_have_to_want_it():
    for people, votes in [(2, 1), (3, 2), (4, 2)]:
        around = started(*[None] * people)
        for voter in range(1, votes):
            assert around.do(actions.vote, voter, 0) == ["voted"]
        assert around.do(actions.vote, votes, 0) == ["voted", "stood-in"]
        assert around.at.seats[0].stand_in == "player"
        assert around.at.votes == {}


def test_bots_have_no_vote_and_nobody_is_voted_on_who_is_not_there():
    around = started(None, None, "novice", None)
    assert isinstance(around.refused(actions.vote, 2, 0), SeatError)
    assert isinstance(around.refused(actions.vote, 0, 2), NotNow)
    assert isinstance(around.refused(actions.vote, 0, 0), NotNow)
    assert isinstance(around.refused(actions.vote, 0, 9), NotNow)
    around.do(actions.leave, 3)
    assert isinstance(around.refused(actions.vote, 0, 3), NotNow)
    assert around.do(actions.vote, 0, 1) == ["voted", "stood-in"], "two people are left: one of one is enough"


def test_a_vote_counts_once_and_until_somebody_moves():
    around = started(None, None, None)
    around.do(actions.vote, 1, 0)
    assert isinstance(around.refused(actions.vote, 1, 0), NotNow)
    around.play()
    assert around.at.votes == {}
    assert around.do(actions.vote, 1, 0) == ["voted"]


def test_nobody_is_voted_away_who_has_moved_meanwhile():
    around = started(None, None)
    seen = around.at.version
    mover = around.to_move
    around.play()
    assert isinstance(around.refused(actions.vote, 1 - mover, mover, seen), MovedOn)
    around.do(actions.say, mover, "here I am")
    assert around.do(actions.vote, 1 - mover, mover, around.at.version - 1) == ["voted", "stood-in"]


def test_who_comes_back_in_time_makes_the_votes_void():
    around = started(None, None, None)
    around.do(actions.vote, 1, 0)
    assert around.do(actions.come_back, 0) == ["returned"]
    assert around.at.votes == {}
    assert around.do(actions.leave, 2) == ["freed"]
    assert isinstance(around.refused(actions.come_back, 0), NotNow)


def test_when_others_leave_the_votes_that_were_given_may_be_enough():
    around = started(None, None, None)
    around.do(actions.vote, 1, 0)
    assert around.do(actions.leave, 2) == ["freed", "stood-in"]
    assert around.at.log[-1].public == {"seat": 0, "level": "player", "why": "vote"}


def test_a_vote_is_a_persons_and_not_a_seats():
    around = started(None, None, None, None)
    around.do(actions.vote, 1, 0)
    around.do(actions.leave, 1)
    around.do(actions.sit, 1, person("Ravi"))
    assert around.at.votes == {}
    around.do(actions.vote, 3, 0)
    assert around.do(actions.vote, 1, 0) == ["voted", "stood-in"]


def test_the_bot_plays_until_they_come_back():
    around = started(None, None, absence=HOUR)
    around.pass_on_to(0)
    around.do(actions.vote, 1, 0)
    seat = around.at.seats[0]
    assert (seat.who, seat.name, seat.plays) == ("person", "Noor", "novice")
    assert around.at.turn == "bot"
    assert isinstance(around.refused(actions.move, 0, "draw", around.at.version), NotNow)
    around.bots_move()
    assert around.at.log[-1].body["by"] == "novice"
    assert around.at.people == [0, 1]
    assert around.at.deciding == [1]
    around.do(actions.come_back, 0)
    around.pass_on_to(0)
    assert around.at.turn == "person"
    around.play(0)
    assert around.at.record(0)["seats"] == ["Noor", "Ines"]
    assert isinstance(around.refused(actions.come_back, 0), NotNow)


def test_whoever_is_away_can_still_talk():
    around = started(None, None)
    around.do(actions.vote, 1, 0)
    assert around.do(actions.say, 0, "one moment") == ["said"]


def test_the_time_is_up_when_the_table_said():
    around = started(None, None, absence=HOUR)
    assert around.at.due == 1000.0 + 3600
    assert isinstance(around.refused(actions.time_is_up, 4599.9), NotNow)
    mover = around.to_move
    assert around.do(actions.time_is_up, 4600.0) == ["stood-in"]
    assert around.at.log[-1].public == {"seat": mover, "level": "novice", "why": "time"}
    assert around.at.due is None
    assert isinstance(around.refused(actions.time_is_up, 1e9), NotNow)


def test_every_move_gives_the_next_one_the_whole_time():
    around = started(None, None, absence=HOUR)
    around.now += 3000
    around.play()
    assert around.at.due == 4000.0 + 3600


@pytest.mark.parametrize("comes", ["returns", "sits down"])
def test_whoever_comes_has_the_whole_time(comes):
    around = started(None, None, absence=HOUR)
    mover = around.to_move
    around.now += 3600
    around.do(actions.time_is_up, around.now)
    around.now += 10
    if comes == "returns":
        around.do(actions.come_back, mover)
    else:
        around.do(actions.leave, mover)
        around.do(actions.sit, mover, person("Tara"))
    assert around.at.due == around.now + 3600
    assert isinstance(around.refused(actions.time_is_up, around.now + 1), NotNow)
    assert around.again().due == around.at.due


def test_nobody_elses_coming_gives_more_time():
    around = started(None, None, None, absence=HOUR)
    due = around.at.due
    other = (around.to_move + 1) % 3
    around.now += 100
    around.do(actions.leave, other)
    around.do(actions.sit, other, person("Tara"))
    around.do(actions.say, around.to_move, "I think")
    assert around.at.due == due


def test_without_a_time_nobody_is_hurried():
    around = started(None, None)
    assert around.at.due is None
    assert isinstance(around.refused(actions.time_is_up, 1e12), NotNow)


def test_bots_are_not_waited_for():
    around = started("novice", "novice", absence=HOUR)
    assert around.at.turn == "bot"
    assert around.at.due is None


def test_after_the_end_nobody_is_waited_for():
    around = started(None, None, edition="short", absence=HOUR)
    around.do(actions.vote, 1, 0)
    around.play_to_the_end()
    assert (around.at.turn, around.at.due) == (None, None)
    assert isinstance(around.refused(actions.vote, 1, 0), NotNow)
    assert isinstance(around.refused(actions.come_back, 0), NotNow)
