"""Tests of the kernel's table of boards: each board in use has a place, which can be reused afterwards."""

import random

import pytest

from durbar.games.board_slots import BoardSlots
from durbar.games.errors import NoRoom
from durbar.games.game import Game, new, rulebook
from durbar.games.record import replay
from toy.game import TOY
from toy.rules.state import BOARDS, RANKS


class Plank:
    """A minimal board that has only a name."""

    def __init__(self, name):
        self.digest = name

    def to_dict(self):
        return {"name": self.digest}


@pytest.fixture
def laid():
    """The boards by number."""
    return {}


@pytest.fixture
def shelf(laid):
    """A shelf with three places."""
    return BoardSlots(3, lambda number, plank: laid.__setitem__(number, plank.digest))


def test_equal_boards_share_a_place(shelf, laid):
    one, other, twin = Plank("a"), Plank("b"), Plank("a")
    assert [shelf.number(each) for each in (one, other, twin, one)] == [0, 1, 0, 0]
    assert laid == {0: "a", 1: "b"}


def test_place_of_an_unused_board_is_reused_when_all_are_taken(shelf, laid):
    kept = [Plank("a"), Plank("b")]
    for plank in kept:
        shelf.number(plank)
    assert shelf.number(Plank("gone")) == 2
    assert laid[2] == "gone"
    new = Plank("c")
    assert shelf.number(new) == 2
    assert laid == {0: "a", 1: "b", 2: "c"}
    again = Plank("b")
    del kept[1]
    assert shelf.number(again) == 1  # an equal board came before the place was needed
    assert laid[1] == "b"


def test_place_in_use_is_not_reused(shelf):
    kept = [Plank(name) for name in "abc"]
    twin = Plank("a")
    assert [*map(shelf.number, (*kept, twin))] == [0, 1, 2, 0]
    del kept[0]  # the twin still uses the place
    with pytest.raises(NoRoom, match="3 different boards"):
        shelf.number(Plank("d"))
    assert shelf.number(twin) == 0
    del twin
    assert shelf.number(Plank("d")) == 0


def test_board_that_cannot_be_laid_out_takes_no_place(laid):
    def lay_out(number, plank):
        if plank.digest == "wrong":
            raise ValueError("wrong")
        laid[number] = plank.digest

    shelf = BoardSlots(1, lay_out)
    with pytest.raises(ValueError, match="wrong"):
        shelf.number(Plank("wrong"))
    assert shelf.number(Plank("a")) == 0


def played(board):
    """Return the record of a game on a board."""
    game, chance = Game.begin(TOY.setting(2, board=board), bytes(32)), random.Random(1)
    while game.to_move is not None:
        game.push(chance.choice(list(game.legal_moves)))
    return game.record()


def test_more_boards_than_places_can_be_played_in_turn():
    boards = [(5, 5, 5, 5, 5, n) for n in range(3 * BOARDS)]
    records = [played(TOY.rules.board_from_dict({"copies": list(copies)})) for copies in boards]
    assert len({record["board_hash"] for record in records}) == 3 * BOARDS
    for record in records:
        assert replay(record).record() == {**record, "seats": record["seats"]}


def test_game_keeps_its_board_while_others_change():
    copies = [3] * (RANKS - 1) + [30]
    game = new("toy", 2, seed=3, board=TOY.rules.board_from_dict({"copies": copies}))
    before = game.copy()
    for n in range(3 * BOARDS):
        played(TOY.rules.board_from_dict({"copies": [5] * (RANKS - 1) + [n]}))
    moves = [move.text for move in game.legal_moves]
    for twin in (game, before):
        twin.push(moves[0])
    assert game.position.raw() == before.position.raw()
    assert game.at(1).position.raw() == game.position.raw()


@pytest.mark.parametrize("name", ["maharani", "taj-mahal"])
def test_standard_board_is_always_the_same_object(name):
    book = rulebook(name)
    assert book.rules.standard_board() is book.rules.standard_board()
