"""Taking back: free until a draw happened or another seat moved, then by consent; alone against bots always free."""

import random

import pytest

from durbar.tables import actions
from durbar.tables.actions import MovedOn, NotNow
from durbar.tables.seats import SeatError, person
from durbar.tables.table import TakeBackRefused
from tables.around import started


def ask(around, seat):
    """Ask to take back, in answer to how it stands."""
    return around.do(actions.take_back, seat, around.at.version)


def moved_by_both(*who, **more):
    """A game in which seat 0 has played a card and the next seat another."""
    around = started(*(who or (None, None)), **more)
    around.pass_on_to(0)
    around.play()
    around.play()
    return around


def marks(around):
    return around.at.record().get("taken_back", [])


def test_it_is_free_until_another_seat_has_moved():
    around = started(None, None)
    around.pass_on_to(0)
    before = bytes(around.at.sight(None))
    around.play(0)
    assert ask(around, 0) == ["back"]
    assert bytes(around.at.sight(None)) == before
    assert around.at.log[-1].body["why"] == "free"
    assert around.to_move == 0
    assert marks(around) == []


def test_after_a_draw_the_others_have_to_agree():
    around = started(None, None)
    around.pass_on_to(0)
    before = bytes(around.at.sight(None))
    around.move("draw")
    assert ask(around, 0) == ["asked"]
    assert around.at.history[-1].move.text == "draw", "nothing is taken back yet"
    assert around.do(actions.agree, 1) == ["agreed", "back"]
    assert bytes(around.at.sight(None)) == before
    assert around.at.asking is None
    number = len(around.at.history)
    assert marks(around) == [{"after": number, "seat": 0, "moves": ["draw"]}]


def test_after_anothers_move_the_others_have_to_agree():
    around = moved_by_both()
    moves = [made.move.text for made in around.at.history[-2:]]
    assert ask(around, 0) == ["asked"]
    around.do(actions.agree, 1)
    assert around.to_move == 0
    assert marks(around) == [{"after": len(around.at.history), "seat": 0, "moves": moves}]


def test_all_have_to_agree():
    around = moved_by_both(None, None, None)
    ask(around, 0)
    assert around.do(actions.agree, 2) == ["agreed"]
    assert isinstance(around.refused(actions.agree, 2), NotNow)
    assert around.do(actions.agree, 1) == ["agreed", "back"]


def test_one_who_refuses_ends_it():
    around = moved_by_both(None, None, None)
    ask(around, 0)
    around.do(actions.agree, 1)
    before = bytes(around.at.sight(None))
    assert around.do(actions.refuse, 2) == ["refused"]
    assert bytes(around.at.sight(None)) == before
    assert isinstance(around.refused(actions.agree, 1), NotNow)
    assert isinstance(around.refused(actions.refuse, 1), NotNow)
    assert ask(around, 0) == ["asked"], "it may be asked again"
    assert around.at.agreed == set(), "and then everybody is asked again"


def test_whoever_asked_can_ask_no_longer():
    around = moved_by_both()
    ask(around, 0)
    assert isinstance(around.refused(actions.agree, 0), NotNow)
    around.do(actions.refuse, 0)
    assert around.at.asking is None


def test_only_one_asks_at_a_time():
    around = moved_by_both(None, None, None)
    around.play()  # so that the second would have to ask as well
    ask(around, 0)
    assert isinstance(around.refused(actions.take_back, 1, around.at.version), TakeBackRefused)


def test_a_move_makes_it_moot():
    around = moved_by_both()
    ask(around, 0)
    around.play()
    assert around.at.asking is None
    assert isinstance(around.refused(actions.agree, 1), NotNow)


def test_what_is_said_meanwhile_does_not():
    around = moved_by_both()
    ask(around, 0)
    around.do(actions.say, 1, "why?")
    assert around.do(actions.agree, 1) == ["agreed", "back"]


def test_nobody_agrees_to_what_was_asked_later():
    around = moved_by_both()
    seen = ask(around, 0) and around.at.version
    around.play()
    around.play()
    assert ask(around, 0) == ["asked"]
    refused = around.refused(actions.agree, 1, seen)
    assert isinstance(refused, MovedOn)
    assert around.do(actions.agree, 1, around.at.version) == ["agreed", "back"]


def test_alone_against_bots_it_is_always_free_and_marked_in_the_record():
    around = started(None, "novice", "novice")
    around.bots_move()
    before = bytes(around.at.sight(0))
    number = len(around.at.history)
    around.move("draw")
    around.bots_move()
    moves = [made.move.text for made in around.at.history[number:]]
    assert len(moves) == 3
    assert ask(around, 0) == ["back"]
    assert around.at.log[-1].body["why"] == "alone"
    assert bytes(around.at.sight(0)) == before
    assert marks(around) == [{"after": number, "seat": 0, "moves": moves}]
    assert around.again().record(0) == around.at.record(0)


def test_one_can_go_back_move_after_move():
    around = started(None, "novice")
    around.bots_move()
    start = bytes(around.at.sight(0))
    for _ in range(3):
        around.play(0)
        around.bots_move()
    for _ in range(3):
        ask(around, 0)
    assert bytes(around.at.sight(0)) == start
    assert isinstance(around.refused(actions.take_back, 0, around.at.version), TakeBackRefused)


def test_nobody_takes_back_what_they_have_not_done():
    around = started(None, None)
    assert isinstance(around.refused(actions.take_back, 0, around.at.version), TakeBackRefused)


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_nobody_takes_back_from_beside_the_table(seat):
    assert isinstance(moved_by_both().refused(actions.take_back, seat, 4), SeatError)


def test_at_a_table_where_nothing_is_taken_back_nothing_is():
    around = started(None, None, game="taj-mahal", options={"undo": "never"})
    around.move()
    assert isinstance(around.refused(actions.take_back, 0, around.at.version), TakeBackRefused)


def test_after_the_end_everything_has_been_shown_and_nothing_is_taken_back():
    around = started(None, "novice", edition="short")
    around.play_to_the_end()
    assert "seed" in around.at.shuffle
    assert isinstance(around.refused(actions.take_back, 0, around.at.version), NotNow)


# -- who is there to agree --------------------------------------------------------------------------------------------
def test_somebody_for_whom_a_bot_plays_does_not_ask_and_answers_when_they_are_back():
    around = moved_by_both(None, None, None)
    around.do(actions.vote, 0, 2)
    around.do(actions.vote, 1, 2)
    assert isinstance(around.refused(actions.take_back, 2, around.at.version), NotNow)
    ask(around, 0)
    assert isinstance(around.refused(actions.agree, 2), NotNow)
    assert around.do(actions.agree, 1) == ["agreed"]
    around.do(actions.come_back, 2)
    assert around.do(actions.agree, 2) == ["agreed", "back"]


def test_when_the_last_who_was_to_agree_leaves_it_is_taken_back():
    around = moved_by_both(None, None, None)
    ask(around, 0)
    around.do(actions.agree, 1)
    assert around.do(actions.leave, 2) == ["freed", "back"]
    assert around.at.log[-1].body["why"] == "consent"


def test_when_everybody_else_leaves_whoever_asked_is_alone():
    around = moved_by_both()
    ask(around, 0)
    assert around.do(actions.leave, 1) == ["freed", "back"]
    assert around.at.log[-1].body["why"] == "alone"
    assert around.to_move == 0


def test_nobody_is_voted_away_for_what_they_would_not_agree_to():
    around = moved_by_both(None, None, None)
    ask(around, 0)
    around.do(actions.agree, 1)
    around.do(actions.vote, 0, 2)
    assert around.do(actions.vote, 1, 2) == ["voted", "stood-in"]
    assert around.at.asking is not None


def test_with_somebody_away_nobody_is_alone():
    around = moved_by_both()
    around.do(actions.vote, 0, 1)
    assert ask(around, 0) == ["asked"]


def test_when_whoever_asked_leaves_it_is_moot():
    around = moved_by_both()
    ask(around, 0)
    assert around.do(actions.leave, 0) == ["freed"]
    assert around.at.asking is None


def test_consent_is_a_persons_and_not_a_seats():
    around = moved_by_both(None, None, None)
    ask(around, 0)
    around.do(actions.agree, 1)
    around.do(actions.leave, 1)
    around.do(actions.sit, 1, person("Tara"))
    assert around.do(actions.agree, 2) == ["agreed"], "Tara has not been asked"
    assert around.do(actions.agree, 1) == ["agreed", "back"]


def test_a_move_that_a_bot_made_for_somebody_can_be_taken_back_by_them():
    around = started(None, None, absence={"level": "novice"})
    around.pass_on_to(0)
    around.do(actions.vote, 1, 0)
    around.do(actions.bot_move, next(move.text for move in around.at.sight(0).legal_moves if move.text != "draw"))
    around.do(actions.come_back, 0)
    assert ask(around, 0) == ["back"]
    assert around.to_move == 0


def test_within_an_act_of_several_decisions_each_is_taken_back_by_itself():
    around = started(None, None, None, game="taj-mahal")
    chance = random.Random(2)
    history = around.at.history
    while len(history) < 2 or history[-1].seat != history[-2].seat or history[-1].drew or history[-2].drew:
        around.move(chance.choice(list(around.at.sight(around.to_move).legal_moves)).text)
        history = around.at.history
    seat, number = history[-1].seat, len(history)
    assert ask(around, seat) == ["back"]
    assert (len(around.at.history), around.to_move) == (number - 1, seat)
    assert ask(around, seat) == ["back"]
    assert (len(around.at.history), around.to_move) == (number - 2, seat)
    assert marks(around) == []
