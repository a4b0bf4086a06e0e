"""Tests of take-backs. A move can be taken back freely until a draw or another player's move, then only with consent.
A player whose opponents are all bots can always take a move back freely.
"""

import random

import pytest

from durbar.tables import actions
from durbar.tables.actions import ActionRefused, StaleVersion
from durbar.tables.log import Entry
from durbar.tables.seats import SeatError, person
from durbar.tables.table import TakeBackRefused
from tables.driver import started


def ask(driver, seat):
    """Ask to take back the last decision of a seat; return the kinds of the entries."""
    return driver.do(actions.take_back, seat, driver.table.version)


def after_moves_of_two_seats(*seat_kinds, **arguments):
    """Return a driver of a game in which seat 0 and then the next seat have played a card."""
    driver = started(*(seat_kinds or (None, None)), **arguments)
    driver.play_until_turn_of(0)
    driver.play()
    driver.play()
    return driver


def taken_back_entries(driver):
    """Return the record's entries about moves that were taken back."""
    return driver.table.record().get("taken_back", [])


def test_take_back_is_free_until_another_seat_has_moved():
    driver = started(None, None)
    driver.play_until_turn_of(0)
    before = bytes(driver.table.sight(None))
    driver.play(0)
    assert ask(driver, 0) == ["back"]
    assert bytes(driver.table.sight(None)) == before
    assert driver.table.log[-1].body["why"] == "free"
    assert driver.to_move == 0
    assert taken_back_entries(driver) == []


def test_after_a_draw_the_others_have_to_agree():
    driver = started(None, None)
    driver.play_until_turn_of(0)
    before = bytes(driver.table.sight(None))
    driver.move("draw")
    assert ask(driver, 0) == ["asked"]
    assert driver.table.history[-1].move.text == "draw", "nothing is taken back yet"
    assert driver.do(actions.agree, 1) == ["agreed", "back"]
    assert bytes(driver.table.sight(None)) == before
    assert driver.table.asking is None
    number = len(driver.table.history)
    assert taken_back_entries(driver) == [{"after": number, "seat": 0, "moves": ["draw"]}]


def test_after_another_players_move_the_others_have_to_agree():
    driver = after_moves_of_two_seats()
    moves = [decision.move.text for decision in driver.table.history[-2:]]
    assert ask(driver, 0) == ["asked"]
    driver.do(actions.agree, 1)
    assert driver.to_move == 0
    assert taken_back_entries(driver) == [{"after": len(driver.table.history), "seat": 0, "moves": moves}]


def test_everybody_has_to_agree():
    driver = after_moves_of_two_seats(None, None, None)
    ask(driver, 0)
    assert driver.do(actions.agree, 2) == ["agreed"]
    assert isinstance(driver.refused(actions.agree, 2), ActionRefused)
    assert driver.do(actions.agree, 1) == ["agreed", "back"]


def test_one_refusal_ends_the_request():
    driver = after_moves_of_two_seats(None, None, None)
    ask(driver, 0)
    driver.do(actions.agree, 1)
    before = bytes(driver.table.sight(None))
    assert driver.do(actions.refuse, 2) == ["refused"]
    assert bytes(driver.table.sight(None)) == before
    assert isinstance(driver.refused(actions.agree, 1), ActionRefused)
    assert isinstance(driver.refused(actions.refuse, 1), ActionRefused)
    assert ask(driver, 0) == ["asked"], "the player may ask again"
    assert driver.table.agreed == set(), "then all others are asked again"


def test_player_can_withdraw_their_request():
    driver = after_moves_of_two_seats()
    ask(driver, 0)
    assert isinstance(driver.refused(actions.agree, 0), ActionRefused)
    driver.do(actions.refuse, 0)
    assert driver.table.asking is None


def test_second_request_at_the_same_time_is_refused():
    driver = after_moves_of_two_seats(None, None, None)
    driver.play()  # so that the second player would have to ask as well
    ask(driver, 0)
    assert isinstance(driver.refused(actions.take_back, 1, driver.table.version), TakeBackRefused)


def test_move_cancels_the_request():
    driver = after_moves_of_two_seats()
    ask(driver, 0)
    driver.play()
    assert driver.table.asking is None
    assert isinstance(driver.refused(actions.agree, 1), ActionRefused)


def test_chat_does_not_cancel_the_request():
    driver = after_moves_of_two_seats()
    ask(driver, 0)
    driver.do(actions.say, 1, "why?")
    assert driver.do(actions.agree, 1) == ["agreed", "back"]


def test_consent_to_an_earlier_request_is_refused():
    driver = after_moves_of_two_seats()
    ask(driver, 0)
    old_version = driver.table.version
    driver.play()
    driver.play()
    assert ask(driver, 0) == ["asked"]
    refused = driver.refused(actions.agree, 1, old_version)
    assert isinstance(refused, StaleVersion)
    assert driver.do(actions.agree, 1, driver.table.version) == ["agreed", "back"]


def test_take_back_against_bots_only_is_always_free_and_recorded():
    driver = started(None, "novice", "novice")
    driver.bots_move()
    before = bytes(driver.table.sight(0))
    number = len(driver.table.history)
    driver.move("draw")
    driver.bots_move()
    moves = [decision.move.text for decision in driver.table.history[number:]]
    assert len(moves) == 3, "one move of the player and of each bot"
    assert ask(driver, 0) == ["back"]
    assert driver.table.log[-1].body["why"] == "alone"
    assert bytes(driver.table.sight(0)) == before
    assert taken_back_entries(driver) == [{"after": number, "seat": 0, "moves": moves}]
    assert driver.rebuilt().record(0) == driver.table.record(0)


def test_moves_can_be_taken_back_repeatedly():
    driver = started(None, "novice")
    driver.bots_move()
    start = bytes(driver.table.sight(0))
    for _ in range(3):
        driver.play(0)
        driver.bots_move()
    for _ in range(3):
        ask(driver, 0)
    assert bytes(driver.table.sight(0)) == start
    assert isinstance(driver.refused(actions.take_back, 0, driver.table.version), TakeBackRefused)


def test_player_without_a_move_has_nothing_to_take_back():
    driver = started(None, None)
    assert isinstance(driver.refused(actions.take_back, 0, driver.table.version), TakeBackRefused)


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_take_back_from_an_unknown_seat_is_refused(seat):
    driver = after_moves_of_two_seats()
    assert isinstance(driver.refused(actions.take_back, seat, driver.table.version), SeatError)


def test_no_take_back_is_allowed_if_the_undo_option_is_never():
    driver = started(None, None, game="taj-mahal", options={"undo": "never"})
    driver.move()
    assert isinstance(driver.refused(actions.take_back, 0, driver.table.version), TakeBackRefused)


def test_take_back_after_the_end_is_refused():
    driver = started(None, "novice", edition="short")
    driver.play_to_the_end()
    assert "seed" in driver.table.shuffle
    assert isinstance(driver.refused(actions.take_back, 0, driver.table.version), ActionRefused)


# -- whose consent is needed ------------------------------------------------------------------------------------------
def test_absent_player_neither_asks_nor_agrees_until_they_return():
    driver = after_moves_of_two_seats(None, None, None)
    driver.do(actions.vote, 0, 2)
    driver.do(actions.vote, 1, 2)
    assert isinstance(driver.refused(actions.take_back, 2, driver.table.version), ActionRefused)
    ask(driver, 0)
    assert isinstance(driver.refused(actions.agree, 2), ActionRefused)
    assert driver.do(actions.agree, 1) == ["agreed"]
    driver.do(actions.come_back, 2)
    assert driver.do(actions.agree, 2) == ["agreed", "back"]


def test_request_is_void_when_a_player_who_has_not_agreed_leaves():
    driver = after_moves_of_two_seats(None, None, None)
    ask(driver, 0)
    driver.do(actions.agree, 1)
    assert driver.do(actions.leave, 2) == ["freed"]
    assert driver.table.asking is None


@pytest.mark.parametrize("asks_first", [True, False])
def test_host_who_frees_the_other_seat_cannot_take_back_a_draw_without_consent(asks_first):
    """Otherwise the host could see a drawn card and take the draw back."""
    driver = started(None, None)
    driver.play_until_turn_of(0)
    driver.move("draw")
    if asks_first:
        ask(driver, 0)
    assert driver.do(actions.leave, 1, "freed") == ["freed"]
    driver.do(actions.seat_bot, 1, "novice")
    assert isinstance(driver.refused(actions.take_back, 0, driver.table.version), TakeBackRefused)
    assert driver.table.history[-1].move.text == "draw"


def test_host_who_takes_the_other_seat_with_a_new_link_cannot_agree_for_its_former_player():
    driver = after_moves_of_two_seats()
    ask(driver, 0)
    driver.do(actions.reissue, 1)
    driver.do(actions.sit, 1, person("Tara"))
    assert isinstance(driver.refused(actions.agree, 1), ActionRefused)
    assert isinstance(driver.refused(actions.take_back, 0, driver.table.version), TakeBackRefused)


def test_moves_after_a_player_has_left_can_be_taken_back():
    driver = started(None, None, absence={"level": "novice"})
    driver.do(actions.leave, 1)
    driver.bots_move()
    driver.move("draw")
    assert ask(driver, 0) == ["back"]


def test_freeing_the_seat_of_a_bot_does_not_prevent_a_take_back():
    driver = started(None, "novice")
    driver.bots_move()
    driver.move("draw")
    driver.do(actions.leave, 1, "freed")
    assert ask(driver, 0) == ["back"]


def test_take_back_in_an_older_log_is_valid_although_a_player_had_left():
    """Earlier versions allowed a take-back without the consent of a player who had left."""
    driver = after_moves_of_two_seats()
    number = driver.table.last_decision(0)
    driver.do(actions.leave, 1)
    actions.carry_out(driver.table, [Entry("back", {"seat": 0, "number": number, "why": "alone"})])
    assert len(driver.table.history) == number


def test_player_who_was_voted_out_still_has_to_consent():
    driver = after_moves_of_two_seats(None, None, None)
    ask(driver, 0)
    driver.do(actions.agree, 1)
    driver.do(actions.vote, 0, 2)
    assert driver.do(actions.vote, 1, 2) == ["voted", "stood-in"]
    assert driver.table.asking is not None


def test_take_back_needs_the_consent_of_an_absent_player():
    driver = after_moves_of_two_seats()
    driver.do(actions.vote, 0, 1)
    assert ask(driver, 0) == ["asked"]


def test_request_is_cancelled_when_the_asking_player_leaves():
    driver = after_moves_of_two_seats()
    ask(driver, 0)
    assert driver.do(actions.leave, 0) == ["freed"]
    assert driver.table.asking is None


def test_move_made_by_a_bot_for_a_player_can_be_taken_back_by_the_player():
    driver = started(None, None, absence={"level": "novice"})
    driver.play_until_turn_of(0)
    driver.do(actions.vote, 1, 0)
    driver.do(actions.bot_move, next(move.text for move in driver.table.sight(0).legal_moves if move.text != "draw"))
    driver.do(actions.come_back, 0)
    assert ask(driver, 0) == ["back"]
    assert driver.to_move == 0


def test_each_decision_of_a_turn_is_taken_back_separately():
    driver = started(None, None, None, game="taj-mahal")
    rng = random.Random(2)
    history = driver.table.history
    # until a player has made two decisions in succession without a draw
    while len(history) < 2 or history[-1].seat != history[-2].seat or history[-1].drew or history[-2].drew:
        driver.move(rng.choice(list(driver.table.sight(driver.to_move).legal_moves)).text)
        history = driver.table.history
    seat, number = history[-1].seat, len(history)
    assert ask(driver, seat) == ["back"]
    assert (len(driver.table.history), driver.to_move) == (number - 1, seat)
    assert ask(driver, seat) == ["back"]
    assert (len(driver.table.history), driver.to_move) == (number - 2, seat)
    assert taken_back_entries(driver) == []


# -- statistics -------------------------------------------------------------------------------------------------------
def test_game_counts_after_a_take_back_that_revealed_nothing():
    driver = started(None, None)
    driver.play_until_turn_of(0)
    driver.play(0)
    assert ask(driver, 0) == ["back"]
    assert (driver.table.counted, driver.table.state["uncounted"]) == (True, None)


def test_game_does_not_count_after_a_player_among_bots_looked_and_took_back():
    driver = started(None, "novice")
    driver.play_until_turn_of(0)
    driver.move("draw")
    assert driver.table.counted
    assert ask(driver, 0) == ["back"]
    assert (driver.table.counted, driver.table.state["uncounted"]) == (False, "took-back")


def test_game_does_not_count_after_a_take_back_to_which_the_others_agreed():
    driver = after_moves_of_two_seats()
    ask(driver, 0)
    assert driver.table.counted, "nothing is taken back yet"
    driver.do(actions.agree, 1)
    assert driver.table.state["uncounted"] == "took-back"
