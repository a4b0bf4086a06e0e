"""Tests that the search for hidden information in responses finds leaks, which these tests plant."""

import json
import random

import pytest

from durbar.games.game import new
from web.response_search import HiddenInformation

TABLE = "abc123"
"""The id of the table in the responses."""


@pytest.fixture(scope="module")
def game():
    """A random game of Taj Mahal."""
    game, rng = new("taj-mahal", players=3, seed=4), random.Random(4)
    while game.to_move is not None:
        moves = [move.text for move in game.legal_moves]
        game.push("out" if "out" in moves and rng.random() < 0.7 else rng.choice(moves))
    return game


def responses_to(game, seat, number, **fields):
    """Return the response that the browser of a seat gets after ``number`` moves, as a list of URL, status and text."""
    data = {"view": game.at(number).seen_by(seat).view(), **fields}
    return [(f"http://here/api/tables/{TABLE}?seat={seat}", 200, json.dumps(data))]


def hand_of(game, seat, number):
    """Return a hand as the number of cards of each kind."""
    return list(game.at(number).position.read().hands[seat])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_own_view_is_not_a_leak(game, seat):
    hidden_information = HiddenInformation(game.record())
    responses = [response for number in range(0, 60, 5) for response in responses_to(game, seat, number)]
    assert hidden_information.search_responses(responses, TABLE, frozenset({seat})) == len(responses)


def test_hand_of_another_seat_is_a_leak(game):
    hidden_information = HiddenInformation(game.record())
    responses = responses_to(game, 0, 0, aside=hand_of(game, 1, 0))
    with pytest.raises(AssertionError, match="the hand of seat 1"):
        hidden_information.search_responses(responses, TABLE, frozenset({0}))


def test_view_of_another_seat_is_a_leak(game):
    hidden_information = HiddenInformation(game.record())
    with pytest.raises(AssertionError, match="the hand of seat 2"):
        hidden_information.search_responses(responses_to(game, 2, 10), TABLE, frozenset({0}))


def test_seed_is_a_leak(game):
    hidden_information = HiddenInformation(game.record())
    with pytest.raises(AssertionError, match="contains the seed"):
        hidden_information.search_responses(responses_to(game, 0, 0, seed=game.seed.hex()), TABLE, frozenset({0}))
