"""Tests of actions: taking seats, starting, moves, chat, leaving."""

import pytest

from durbar.games.errors import GameOver, IllegalMove, MalformedMove
from durbar.tables import actions
from durbar.tables.actions import MAX_CHAT_LENGTH, ActionRefused, StaleVersion
from durbar.tables.seats import SeatError, person
from tables.driver import opened, snapshot, started


def test_action_changes_nothing_by_itself():
    driver = started(None, None)
    before = snapshot(driver.table)
    actions.move(driver.table, driver.to_move, "draw", driver.table.version)
    actions.say(driver.table, 0, "hello")
    actions.leave(driver.table, 0)
    actions.vote(driver.table, 0, 1)
    assert snapshot(driver.table) == before


def test_entries_are_numbered_and_the_last_has_the_idempotency_key():
    driver = started(None, None)
    entries = actions.stamped(driver.table, actions.vote(driver.table, 0, 1), 12.5, "key")
    assert [(entry.kind, entry.version, entry.at, entry.key) for entry in entries] == [
        ("voted", 3, 12.5, None),
        ("stood-in", 4, 12.5, "key"),
    ]


# -- seats ------------------------------------------------------------------------------------------------------------
def test_game_starts_when_every_seat_is_taken():
    driver = opened(None, "open")
    assert "seat 2" in str(driver.refused(actions.start))
    driver.do(actions.sit, 1, person("Ines", "ruby", "elephant"))
    assert driver.table.seats[1] == person("Ines", "ruby", "elephant")
    assert driver.do(actions.start) == ["started"]
    assert driver.table.stage == "running"
    assert driver.table.names == ["Noor", "Ines"]
    assert isinstance(driver.refused(actions.start), ActionRefused)


def test_names_at_a_table_are_unique():
    driver = opened(None, "open", "novice")
    assert isinstance(driver.refused(actions.sit, 1, person("Noor")), SeatError)
    assert isinstance(driver.refused(actions.sit, 1, person(driver.table.seats[2].name)), SeatError)


def test_player_can_change_their_name():
    driver = opened(None, None)
    driver.do(actions.sit, 0, person("Noor Jahan"))
    driver.do(actions.sit, 0, person("Noor Jahan", "ruby"))
    assert driver.table.names == ["Noor Jahan", "Ines"]


def test_seat_of_a_bot_or_outside_the_table_cannot_be_taken():
    driver = opened("novice", None)
    assert isinstance(driver.refused(actions.sit, 0, person("Tara")), SeatError)
    for seat in (-1, 2, 99):
        assert isinstance(driver.refused(actions.sit, seat, person("Tara")), SeatError)


def test_bot_can_be_put_in_an_open_seat_or_in_place_of_a_bot():
    driver = opened(None, "open")
    assert isinstance(driver.refused(actions.seat_bot, 0, "novice"), SeatError)
    assert isinstance(driver.refused(actions.seat_bot, 1, "random"), SeatError)
    driver.do(actions.seat_bot, 1, "novice")
    driver.do(actions.seat_bot, 1, "expert")
    assert driver.table.seats[1].level == "expert"
    driver.do(actions.start)
    driver.play_until_turn_of(0)


def test_seat_left_before_the_deal_is_open():
    driver = opened(None, None)
    driver.do(actions.leave, 1)
    assert driver.table.seats[1].who == "open"
    assert isinstance(driver.refused(actions.leave, 1), SeatError)
    assert isinstance(driver.refused(actions.start), ActionRefused)


def test_host_can_remove_a_bot():
    driver = started(None, "novice")
    driver.do(actions.leave, 1, "freed")
    assert driver.table.seats[1].who == "open"
    driver.do(actions.sit, 1, person("Ines"))
    driver.play_until_turn_of(1)
    driver.play()
    assert driver.table.log[-1].body["by"] is None


def test_seat_without_a_bot_can_get_a_new_link():
    driver = opened(None, "open", "novice")
    assert driver.do(actions.reissue, 0) == ["reissued"]
    assert driver.table.log[-1].public == {"seat": 0, "name": "Noor"}
    assert driver.do(actions.reissue, 1) == ["reissued"]
    assert driver.table.log[-1].public == {"seat": 1, "name": ""}
    assert isinstance(driver.refused(actions.reissue, 2), SeatError)
    assert isinstance(driver.refused(actions.reissue, 3), SeatError)


# -- moves ------------------------------------------------------------------------------------------------------------
def test_game_actions_are_refused_before_the_deal():
    driver = opened(None, None)
    for action, arguments in [
        (actions.move, (0, "draw", 1)), (actions.take_back, (0, 1)), (actions.vote, (0, 1)), (actions.come_back, (0,)),
        (actions.time_out, (1e12,)), (actions.bot_move, ("draw",)), (actions.agree, (0,)), (actions.refuse, (0,)),
    ]:  # fmt: skip
        assert isinstance(driver.refused(action, *arguments), ActionRefused)


def test_move_entry_names_who_made_it():
    driver = started(None, "novice")
    driver.play_until_turn_of(0)
    driver.move("draw")
    assert driver.table.log[-1].body == {"seat": 0, "move": "draw", "by": None}
    driver.bots_move()
    assert driver.table.log[-1].body["by"] == "novice"
    assert driver.table.log[-1].body["seat"] == 1


def test_only_the_player_to_move_can_move():
    driver = started(None, None)
    other = 1 - driver.to_move
    refused = driver.refused(actions.move, other, "draw", driver.table.version)
    assert isinstance(refused, IllegalMove)
    assert refused.message.id == "why.not-your-turn"


def test_illegal_move_is_explained():
    driver = started(None, None)
    hand = driver.table.sight(driver.to_move).view()["table"]["hand"]
    rank_not_held = hand.index(0)  # the hand is the number of cards of each rank
    refused = driver.refused(actions.move, driver.to_move, str(rank_not_held), driver.table.version)
    assert refused.message.id == "toy.why.not-held"
    assert isinstance(driver.refused(actions.move, driver.to_move, "check", driver.table.version), MalformedMove)
    assert isinstance(driver.refused(actions.move, 7, "draw", driver.table.version), SeatError)


def test_move_after_the_end_is_refused():
    driver = started(None, None, edition="short")
    driver.play_to_the_end()
    assert driver.table.stage == "finished"
    assert isinstance(driver.refused(actions.move, 0, "draw", driver.table.version), GameOver)


def test_move_for_an_older_version_is_refused():
    driver = started(None, None)
    old_version = driver.table.version
    first = driver.to_move
    driver.play()
    refused = driver.refused(actions.move, driver.to_move, "draw", old_version)
    assert isinstance(refused, StaleVersion)
    assert refused.version == driver.table.version
    assert isinstance(driver.refused(actions.take_back, first, old_version), StaleVersion)


def test_chat_does_not_make_a_version_stale():
    driver = started(None, None)
    version = driver.table.version
    driver.do(actions.say, 0, "hello")
    driver.do(actions.say, 1, "hello you")
    assert driver.do(actions.move, driver.to_move, "draw", version) == ["moved"]


def test_move_for_a_future_version_is_refused():
    driver = started(None, None)
    assert isinstance(driver.refused(actions.move, driver.to_move, "draw", driver.table.version + 1), ActionRefused)


def test_bot_moves_can_be_made_only_for_bots():
    driver = started(None, "novice")
    driver.play_until_turn_of(0)
    assert isinstance(driver.refused(actions.bot_move, "draw"), ActionRefused)
    driver.play()
    assert isinstance(driver.refused(actions.move, 1, "draw", driver.table.version), ActionRefused)


# -- chat -------------------------------------------------------------------------------------------------------------
def test_only_seated_people_can_chat_also_before_the_start():
    driver = opened(None, "open")
    driver.do(actions.say, 0, "  who\ncomes\x00? ")
    assert driver.table.log[-1].public == {"seat": 0, "text": "who comes ?"}
    assert driver.table.game_version == 1
    assert isinstance(driver.refused(actions.say, 1, "nobody here"), SeatError)


@pytest.mark.parametrize("text", ["", "  ", "\x00\n", "x" * (MAX_CHAT_LENGTH + 1)])
def test_empty_or_too_long_chat_is_refused(text):
    driver = started(None, None)
    assert isinstance(driver.refused(actions.say, 0, text), ActionRefused)


def test_longest_chat_is_stored_whole():
    driver = started(None, "novice")
    driver.do(actions.say, 0, "x" * MAX_CHAT_LENGTH)
    assert driver.table.log[-1].body["text"] == "x" * MAX_CHAT_LENGTH
    assert isinstance(driver.refused(actions.say, 1, "I am a bot"), SeatError)


# -- leaving during a game --------------------------------------------------------------------------------------------
def test_bot_plays_for_a_seat_that_was_left_until_it_is_taken():
    driver = started(None, None, absence={"level": "novice"})
    driver.play_until_turn_of(1)
    driver.do(actions.leave, 1)
    seat = driver.table.seats[1]
    assert (seat.who, seat.plays, seat.name) == ("open", "novice", "")
    assert driver.table.names[1] == "(open)"
    assert driver.table.turn == "bot"
    driver.bots_move()
    assert driver.table.log[-1].body["by"] == "novice"
    driver.do(actions.sit, 1, person("Tara"))
    driver.play_until_turn_of(1)
    assert driver.table.turn == "person"
    driver.play()
    assert driver.table.record(1)["seats"] == ["Noor", "Tara"]


def test_new_player_can_read_the_earlier_messages_to_the_seat():
    driver = started(None, None)
    driver.play_until_turn_of(1)
    driver.move("draw")
    before = driver.table.story(1)
    driver.do(actions.leave, 1)
    driver.do(actions.sit, 1, person("Tara"))
    assert driver.table.story(1)[: len(before)] == before
    _, (message_about_draw, *_) = before[-1]
    assert message_about_draw.args["rank"] is not None


def test_game_continues_when_all_people_leave():
    driver = started(None, None, edition="short", absence={"level": "novice"})
    driver.do(actions.leave, 0)
    driver.do(actions.leave, 1)
    driver.bots_move()
    assert driver.table.stage == "finished"
    assert isinstance(driver.refused(actions.sit, 0, person("Noor")), ActionRefused)
