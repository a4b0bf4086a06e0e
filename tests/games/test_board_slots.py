"""Tests of the kernel's slots for boards: each board in use has a slot; a slot that is no longer used can be reused."""

import random

import pytest

from durbar.games.board_slots import BoardSlots
from durbar.games.errors import NoRoom
from durbar.games.game import Game, new, rulebook
from durbar.games.record import replay
from toy.game import TOY
from toy.rules.state import BOARDS, RANKS


class NamedBoard:
    """A minimal board. Its name is also its digest, so boards with the same name count as equal."""

    def __init__(self, name):
        self.digest = name

    def to_dict(self):
        return {"name": self.digest}


@pytest.fixture
def names_by_slot():
    """Return the names of the boards in the kernel, by slot number."""
    return {}


@pytest.fixture
def slots(names_by_slot):
    """Return slots for three boards."""
    return BoardSlots(3, lambda number, board: names_by_slot.__setitem__(number, board.digest))


def test_equal_boards_share_a_slot(slots, names_by_slot):
    first_board, other_board, equal_board = NamedBoard("a"), NamedBoard("b"), NamedBoard("a")
    assert [slots.number(board) for board in (first_board, other_board, equal_board, first_board)] == [0, 1, 0, 0]
    assert names_by_slot == {0: "a", 1: "b"}


def test_slot_of_an_unused_board_is_reused_when_all_are_taken(slots, names_by_slot):
    boards_in_use = [NamedBoard("a"), NamedBoard("b")]
    for board in boards_in_use:
        slots.number(board)
    assert slots.number(NamedBoard("unused")) == 2
    assert names_by_slot[2] == "unused"
    # no variable refers to the board "unused", so that it is deleted and its slot is free
    third_board = NamedBoard("c")
    assert slots.number(third_board) == 2
    assert names_by_slot == {0: "a", 1: "b", 2: "c"}
    equal_board = NamedBoard("b")
    del boards_in_use[1]
    assert slots.number(equal_board) == 1  # no other board has taken the slot in the meantime
    assert names_by_slot[1] == "b"


def test_slot_in_use_is_not_reused(slots):
    boards_in_use = [NamedBoard(name) for name in "abc"]
    equal_board = NamedBoard("a")
    assert [slots.number(board) for board in (*boards_in_use, equal_board)] == [0, 1, 2, 0]
    del boards_in_use[0]  # the equal board still uses the slot
    with pytest.raises(NoRoom, match="3 different boards"):
        slots.number(NamedBoard("d"))
    assert slots.number(equal_board) == 0
    del equal_board
    assert slots.number(NamedBoard("d")) == 0


def test_board_that_cannot_be_laid_out_takes_no_slot(names_by_slot):
    def lay_out(number, board):
        if board.digest == "wrong":
            raise ValueError("wrong")
        names_by_slot[number] = board.digest

    slots = BoardSlots(1, lay_out)
    with pytest.raises(ValueError, match="wrong"):
        slots.number(NamedBoard("wrong"))
    assert slots.number(NamedBoard("a")) == 0


def play_and_record(board):
    """Play a toy game on a board and return its record."""
    game, rng = Game.begin(TOY.setting(2, board=board), bytes(32)), random.Random(1)
    while game.to_move is not None:
        game.push(rng.choice(list(game.legal_moves)))
    return game.record()


def test_more_boards_than_slots_can_be_used_one_after_another():
    # a board of the toy game says how many cards of each of the six ranks are in the deck
    records = [play_and_record(TOY.rules.board_from_dict({"copies": [5, 5, 5, 5, 5, n]})) for n in range(3 * BOARDS)]
    assert len({record["board_hash"] for record in records}) == 3 * BOARDS
    for record in records:
        assert replay(record).record() == record


def test_game_keeps_its_board_while_other_boards_are_used():
    copies = [3] * (RANKS - 1) + [30]
    game = new("toy", 2, seed=3, board=TOY.rules.board_from_dict({"copies": copies}))
    copied = game.copy()
    for n in range(3 * BOARDS):
        play_and_record(TOY.rules.board_from_dict({"copies": [5] * (RANKS - 1) + [n]}))
    first_move = next(iter(game.legal_moves)).text
    for same_game in (game, copied):
        same_game.push(first_move)
    assert game.position.raw() == copied.position.raw()
    assert game.at(1).position.raw() == game.position.raw()


@pytest.mark.parametrize("name", ["maharani", "taj-mahal"])
def test_standard_board_is_always_the_same_object(name):
    book = rulebook(name)
    assert book.rules.standard_board() is book.rules.standard_board()
