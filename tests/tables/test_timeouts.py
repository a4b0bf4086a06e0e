"""Tests that a bot plays for an absent player after a vote or a time limit, until the player returns."""

import pytest

from durbar.tables import actions
from durbar.tables.actions import ActionRefused, StaleVersion
from durbar.tables.seats import SeatError, person
from tables.driver import started

# after an hour (in seconds) a novice bot plays for an absent player
ONE_HOUR = {"after": 3600, "level": "novice"}


def test_vote_needs_more_than_half_of_the_others():
    for people, needed_votes in [(2, 1), (3, 2), (4, 2)]:
        driver = started(*[None] * people)
        *first_voters, last_voter = range(1, needed_votes + 1)
        for voter in first_voters:
            assert driver.do(actions.vote, voter, 0) == ["voted"]
        assert driver.do(actions.vote, last_voter, 0) == ["voted", "stood-in"]
        assert driver.table.seats[0].stand_in == "player"
        assert driver.table.votes == {}


def test_only_present_people_vote_and_are_voted_on():
    driver = started(None, None, "novice", None)
    assert isinstance(driver.refused(actions.vote, 2, 0), SeatError)
    assert isinstance(driver.refused(actions.vote, 0, 2), ActionRefused)
    assert isinstance(driver.refused(actions.vote, 0, 0), ActionRefused)
    assert isinstance(driver.refused(actions.vote, 0, 9), ActionRefused)
    driver.do(actions.leave, 3)
    assert isinstance(driver.refused(actions.vote, 0, 3), ActionRefused)
    assert driver.do(actions.vote, 0, 1) == ["voted", "stood-in"], "of two people one vote is enough"


def test_vote_counts_only_once_and_only_until_the_next_move():
    driver = started(None, None, None)
    driver.do(actions.vote, 1, 0)
    assert isinstance(driver.refused(actions.vote, 1, 0), ActionRefused)
    driver.play()
    assert driver.table.votes == {}
    assert driver.do(actions.vote, 1, 0) == ["voted"]


def test_late_vote_against_a_player_who_has_moved_is_refused():
    driver = started(None, None)
    old_version = driver.table.version
    mover = driver.to_move
    driver.play()
    assert isinstance(driver.refused(actions.vote, 1 - mover, mover, old_version), StaleVersion)
    driver.do(actions.say, mover, "here I am")
    assert driver.do(actions.vote, 1 - mover, mover, driver.table.version - 1) == ["voted", "stood-in"]


def test_player_who_returns_in_time_voids_the_votes():
    driver = started(None, None, None)
    driver.do(actions.vote, 1, 0)
    assert driver.do(actions.come_back, 0) == ["returned"]
    assert driver.table.votes == {}
    assert driver.do(actions.leave, 2) == ["freed"]
    assert isinstance(driver.refused(actions.come_back, 0), ActionRefused)


def test_vote_succeeds_when_a_player_who_has_not_voted_leaves():
    driver = started(None, None, None)
    driver.do(actions.vote, 1, 0)
    assert driver.do(actions.leave, 2) == ["freed", "stood-in"]
    assert driver.table.log[-1].public == {"seat": 0, "level": "player", "why": "vote"}


def test_vote_of_a_player_who_leaves_no_longer_counts():
    driver = started(None, None, None, None)
    driver.do(actions.vote, 1, 0)
    driver.do(actions.leave, 1)
    driver.do(actions.sit, 1, person("Ravi"))
    assert driver.table.votes == {}
    driver.do(actions.vote, 3, 0)
    assert driver.do(actions.vote, 1, 0) == ["voted", "stood-in"]


def test_bot_plays_until_the_player_returns():
    driver = started(None, None, absence=ONE_HOUR)
    driver.play_until_turn_of(0)
    driver.do(actions.vote, 1, 0)
    seat = driver.table.seats[0]
    assert (seat.who, seat.name, seat.plays) == ("person", "Noor", "novice")
    assert driver.table.turn == "bot"
    driver.bots_move()
    assert driver.table.log[-1].body["by"] == "novice"
    assert driver.table.people == [0, 1]
    assert driver.table.voters == [1]
    driver.do(actions.come_back, 0)
    driver.play_until_turn_of(0)
    assert driver.table.turn == "person"
    driver.play(0)
    assert driver.table.record(0)["seats"] == ["Noor", "Ines"]
    assert isinstance(driver.refused(actions.come_back, 0), ActionRefused)


def test_absent_player_returns_by_making_a_move():
    driver = started(None, None, absence=ONE_HOUR)
    driver.play_until_turn_of(0)
    version_before_vote = driver.table.version
    driver.do(actions.vote, 1, 0)
    move = next(iter(driver.table.sight(0).legal_moves)).text
    assert driver.do(actions.move, 0, move, version_before_vote) == ["returned", "moved"]
    assert driver.table.log[-1].body["by"] is None
    assert driver.table.seats[0].stand_in is None
    assert driver.rebuilt().seats == driver.table.seats


def test_late_move_of_an_absent_player_is_refused_once_the_bot_has_moved():
    driver = started(None, None, absence=ONE_HOUR)
    driver.play_until_turn_of(0)
    version_before_vote, move = driver.table.version, next(iter(driver.table.sight(0).legal_moves)).text
    driver.do(actions.vote, 1, 0)
    driver.bots_move()
    assert isinstance(driver.refused(actions.move, 0, move, version_before_vote), StaleVersion)


def test_nobody_moves_for_a_freed_seat_or_a_bot():
    driver = started(None, None, "novice")
    driver.do(actions.leave, 0)
    for seat in (0, 2):
        error = driver.refused(actions.move, seat, "draw", driver.table.version)
        assert error.message.id == "tables.bot-plays-for-seat"


def test_votes_against_a_player_who_is_present_are_void_when_another_player_leaves():
    driver = started(None, None, None)
    driver.do(actions.vote, 1, 0)
    if_seat_0_is_present = actions.leave(driver.table, 2, returned_seats={0})
    assert [entry.kind for entry in if_seat_0_is_present] == ["returned", "freed"]
    assert driver.do(actions.leave, 2) == ["freed", "stood-in"]


def test_absent_player_can_chat():
    driver = started(None, None)
    driver.do(actions.vote, 1, 0)
    assert driver.do(actions.say, 0, "one moment") == ["said"]


def test_time_limit_of_the_table_applies():
    driver = started(None, None, absence=ONE_HOUR)
    due = driver.now + 3600
    assert driver.table.due == due
    assert isinstance(driver.refused(actions.time_out, due - 0.1), ActionRefused)
    mover = driver.to_move
    assert driver.do(actions.time_out, due) == ["stood-in"]
    assert driver.table.log[-1].public == {"seat": mover, "level": "novice", "why": "time"}
    assert driver.table.due is None
    assert isinstance(driver.refused(actions.time_out, 1e9), ActionRefused)


def test_every_move_restarts_the_time_limit():
    driver = started(None, None, absence=ONE_HOUR)
    driver.now += 3000
    driver.play()
    assert driver.table.due == driver.now + 3600


@pytest.mark.parametrize("way_back", ["returns", "sits down"])
def test_time_limit_restarts_when_a_player_returns_or_sits_down(way_back):
    driver = started(None, None, absence=ONE_HOUR)
    mover = driver.to_move
    driver.now += 3600
    driver.do(actions.time_out, driver.now)
    driver.now += 10
    if way_back == "returns":
        driver.do(actions.come_back, mover)
    else:
        driver.do(actions.leave, mover)
        driver.do(actions.sit, mover, person("Tara"))
    assert driver.table.due == driver.now + 3600
    assert isinstance(driver.refused(actions.time_out, driver.now + 1), ActionRefused)
    assert driver.rebuilt().due == driver.table.due


def test_actions_of_others_do_not_extend_the_time_limit():
    driver = started(None, None, None, absence=ONE_HOUR)
    due = driver.table.due
    other = (driver.to_move + 1) % 3
    driver.now += 100
    driver.do(actions.leave, other)
    driver.do(actions.sit, other, person("Tara"))
    driver.do(actions.say, driver.to_move, "I think")
    assert driver.table.due == due


def test_table_without_a_time_limit_has_no_due_time():
    driver = started(None, None)
    assert driver.table.due is None
    assert isinstance(driver.refused(actions.time_out, 1e12), ActionRefused)


def test_bots_have_no_time_limit():
    driver = started("novice", "novice", absence=ONE_HOUR)
    assert driver.table.turn == "bot"
    assert driver.table.due is None


def test_finished_game_has_no_time_limit_and_no_votes():
    driver = started(None, None, edition="short", absence=ONE_HOUR)
    driver.do(actions.vote, 1, 0)
    driver.play_to_the_end()
    assert (driver.table.turn, driver.table.due) == (None, None)
    assert isinstance(driver.refused(actions.vote, 1, 0), ActionRefused)
    assert isinstance(driver.refused(actions.come_back, 0), ActionRefused)
