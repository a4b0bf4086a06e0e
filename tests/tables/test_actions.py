"""Sitting down, beginning, playing, talking, leaving."""

import pytest

from durbar.games.errors import GameOver, IllegalMove, MalformedMove
from durbar.tables import actions
from durbar.tables.actions import LONGEST_WORDS, MovedOn, NotNow
from durbar.tables.seats import SeatError, person
from tables.around import opened, started, told


def test_an_act_changes_nothing_by_itself():
    around = started(None, None)
    before = told(around.at)
    actions.move(around.at, around.to_move, "draw", around.at.version)
    actions.say(around.at, 0, "hello")
    actions.leave(around.at, 0)
    actions.vote(around.at, 0, 1)
    assert told(around.at) == before


def test_entries_are_numbered_and_the_first_has_the_key():
    around = started(None, None)
    made = actions.stamped(around.at, actions.vote(around.at, 0, 1), 12.5, "key")
    assert [(entry.kind, entry.version, entry.at, entry.key) for entry in made] == [
        ("voted", 3, 12.5, "key"),
        ("stood-in", 4, 12.5, None),
    ]


# -- sitting down -----------------------------------------------------------------------------------------------------
def test_people_sit_down_and_the_game_begins():
    around = opened(None, "open")
    assert "seat 2" in str(around.refused(actions.start))
    around.do(actions.sit, 1, person("Ines", "ruby", "elephant"))
    assert around.at.seats[1] == person("Ines", "ruby", "elephant")
    assert around.do(actions.start) == ["started"]
    assert around.at.stage == "running"
    assert around.at.names == ["Noor", "Ines"]
    assert isinstance(around.refused(actions.start), NotNow)


def test_two_at_one_table_do_not_have_one_name():
    around = opened(None, "open", "novice")
    assert isinstance(around.refused(actions.sit, 1, person("Noor")), SeatError)
    assert isinstance(around.refused(actions.sit, 1, person(around.at.seats[2].name)), SeatError)


def test_somebody_can_change_their_name():
    around = opened(None, None)
    around.do(actions.sit, 0, person("Noor Jahan"))
    around.do(actions.sit, 0, person("Noor Jahan", "ruby"))
    assert around.at.names == ["Noor Jahan", "Ines"]


def test_nobody_sits_on_a_bot_or_beside_the_table():
    around = opened("novice", None)
    assert isinstance(around.refused(actions.sit, 0, person("Tara")), SeatError)
    for at in (-1, 2, 99):
        assert isinstance(around.refused(actions.sit, at, person("Tara")), SeatError)


def test_a_bot_sits_where_nobody_sits():
    around = opened(None, "open")
    assert isinstance(around.refused(actions.seat_bot, 0, "novice"), SeatError)
    assert isinstance(around.refused(actions.seat_bot, 1, "random"), SeatError)
    around.do(actions.seat_bot, 1, "novice")
    around.do(actions.seat_bot, 1, "expert")
    assert around.at.seats[1].level == "expert"
    around.do(actions.start)
    around.pass_on_to(0)


def test_a_seat_that_was_given_up_before_the_deal_is_open():
    around = opened(None, None)
    around.do(actions.leave, 1)
    assert around.at.seats[1].who == "open"
    assert isinstance(around.refused(actions.leave, 1), SeatError)
    assert isinstance(around.refused(actions.start), NotNow)


def test_the_host_can_have_a_bot_rise():
    around = started(None, "novice")
    around.do(actions.leave, 1, "freed")
    assert around.at.seats[1].who == "open"
    around.do(actions.sit, 1, person("Ines"))
    around.pass_on_to(1)
    around.play()
    assert around.at.log[-1].body["by"] is None


def test_a_seat_without_a_bot_can_have_a_new_link():
    around = opened(None, "open", "novice")
    assert around.do(actions.reissue, 0) == ["reissued"]
    assert around.at.log[-1].public == {"seat": 0, "name": "Noor"}
    assert around.do(actions.reissue, 1) == ["reissued"]
    assert around.at.log[-1].public == {"seat": 1, "name": ""}
    assert isinstance(around.refused(actions.reissue, 2), SeatError)
    assert isinstance(around.refused(actions.reissue, 3), SeatError)


# -- playing ----------------------------------------------------------------------------------------------------------
def test_nothing_is_played_before_the_deal():
    around = opened(None, None)
    for act, words in [
        (actions.move, (0, "draw", 1)), (actions.take_back, (0, 1)), (actions.vote, (0, 1)), (actions.come_back, (0,)),
        (actions.time_is_up, (1e12,)), (actions.bot_move, ("draw",)), (actions.agree, (0,)), (actions.refuse, (0,)),
    ]:  # fmt: skip
        assert isinstance(around.refused(act, *words), NotNow)


def test_a_move_is_noted_with_who_made_it():
    around = started(None, "novice")
    around.pass_on_to(0)
    around.move("draw")
    assert around.at.log[-1].body == {"seat": 0, "move": "draw", "by": None}
    around.bots_move()
    assert around.at.log[-1].body["by"] == "novice"
    assert around.at.log[-1].body["seat"] == 1


def test_only_whoever_has_the_move_moves():
    around = started(None, None)
    other = 1 - around.to_move
    refused = around.refused(actions.move, other, "draw", around.at.version)
    assert isinstance(refused, IllegalMove)
    assert refused.message.id == "why.not-your-turn"


def test_a_wrong_move_is_explained_to_its_maker():
    around = started(None, None)
    hand = around.at.sight(around.to_move).view()["table"]["hand"]
    missing = hand.index(0)
    refused = around.refused(actions.move, around.to_move, str(missing), around.at.version)
    assert refused.message.id == "toy.why.not-held"
    assert isinstance(around.refused(actions.move, around.to_move, "check", around.at.version), MalformedMove)
    assert isinstance(around.refused(actions.move, 7, "draw", around.at.version), SeatError)


def test_nobody_moves_after_the_end():
    around = started(None, None, edition="short")
    around.play_to_the_end()
    assert around.at.stage == "finished"
    assert isinstance(around.refused(actions.move, 0, "draw", around.at.version), GameOver)


def test_a_move_that_answers_an_older_game_comes_too_late():
    around = started(None, None)
    seen = around.at.version
    first = around.to_move
    around.play()
    refused = around.refused(actions.move, around.to_move, "draw", seen)
    assert isinstance(refused, MovedOn)
    assert refused.version == around.at.version
    assert isinstance(around.refused(actions.take_back, first, seen), MovedOn)


def test_chat_never_gets_in_a_moves_way():
    around = started(None, None)
    seen = around.at.version
    around.do(actions.say, 0, "hello")
    around.do(actions.say, 1, "hello you")
    assert around.do(actions.move, around.to_move, "draw", seen) == ["moved"]


def test_a_move_cannot_answer_what_has_not_been():
    around = started(None, None)
    assert isinstance(around.refused(actions.move, around.to_move, "draw", around.at.version + 1), NotNow)


def test_a_bots_move_is_the_bots():
    around = started(None, "novice")
    around.pass_on_to(0)
    assert isinstance(around.refused(actions.bot_move, "draw"), NotNow)
    around.play()
    assert isinstance(around.refused(actions.move, 1, "draw", around.at.version), NotNow)


# -- talking ----------------------------------------------------------------------------------------------------------
def test_people_talk_at_any_time():
    around = opened(None, "open")
    around.do(actions.say, 0, "  who\ncomes\x00? ")
    assert around.at.log[-1].public == {"seat": 0, "text": "who comes ?"}
    assert around.at.game_version == 1
    assert isinstance(around.refused(actions.say, 1, "nobody here"), SeatError)


@pytest.mark.parametrize("text", ["", "  ", "\x00\n", "x" * (LONGEST_WORDS + 1)])
def test_nothing_is_said_by_nothing_or_by_too_much(text):
    around = started(None, None)
    assert isinstance(around.refused(actions.say, 0, text), NotNow)


def test_the_longest_words_are_said_whole():
    around = started(None, "novice")
    around.do(actions.say, 0, "x" * LONGEST_WORDS)
    assert around.at.log[-1].body["text"] == "x" * LONGEST_WORDS
    assert isinstance(around.refused(actions.say, 1, "I am a bot"), SeatError)


# -- leaving in the middle --------------------------------------------------------------------------------------------
def test_a_bot_plays_on_for_whoever_leaves_until_somebody_sits_down():
    around = started(None, None, absence={"level": "novice"})
    around.pass_on_to(1)
    around.do(actions.leave, 1)
    seat = around.at.seats[1]
    assert (seat.who, seat.plays, seat.name) == ("open", "novice", "")
    assert around.at.names[1] == "(open)"
    assert around.at.turn == "bot"
    around.bots_move()
    assert around.at.log[-1].body["by"] == "novice"
    around.do(actions.sit, 1, person("Tara"))
    around.pass_on_to(1)
    assert around.at.turn == "person"
    around.play()
    assert around.at.record(1)["seats"] == ["Noor", "Tara"]


def test_whoever_sits_down_is_told_what_the_seat_knows():
    around = started(None, None)
    around.pass_on_to(1)
    around.move("draw")
    before = around.at.story(1)
    around.do(actions.leave, 1)
    around.do(actions.sit, 1, person("Tara"))
    assert around.at.story(1)[: len(before)] == before
    drawn = before[-1][1][0]
    assert drawn.args["rank"] is not None


def test_all_people_can_leave_and_the_game_goes_on():
    around = started(None, None, edition="short", absence={"level": "novice"})
    around.do(actions.leave, 0)
    around.do(actions.leave, 1)
    around.bots_move()
    assert around.at.stage == "finished"
    assert isinstance(around.refused(actions.sit, 0, person("Noor")), NotNow)
