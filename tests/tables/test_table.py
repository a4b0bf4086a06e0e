"""A table: people and bots at one game, what each is told, and what may be taken back."""

import pytest

import durbar
import toy.game  # noqa: F401  # makes the toy known
from durbar.bots.bot import UnknownBot
from durbar.games.errors import DurbarError, IllegalMove
from durbar.tables.played_game import PlayedGame, Player, TakeBackRefused


def toy_table(*bots, seed=7):
    """A table of the toy: None is a person, else the kind of bot."""
    players = [Player(name, kind) for name, kind in zip(("Noor", "Ines", "Akbar"), bots, strict=False)]
    return PlayedGame(durbar.new("toy", len(bots), seed=seed), players, bot_seed=3)


def play_on(table):
    """Let bots move until a person has to, or the game is over."""
    while table.bot_to_move:
        table.let_bot_move()


def test_people_and_bots_play_a_game_to_its_end():
    table = toy_table(None, "random", "greedy")
    assert table.people == [0]
    while table.to_move is not None:
        play_on(table)
        if table.to_move is not None:
            table.push(next(iter(table.sight(0).legal_moves)))
    assert table.game.outcome is not None
    assert len(table.history) == table.game.number
    assert {made.seat for made in table.history} == {0, 1, 2}


def test_the_same_bot_seed_gives_the_same_game():
    games = []
    for _ in range(2):
        table = toy_table("random", "random", "random")
        play_on(table)
        games.append(table.game.moves)
    assert games[0] == games[1]


def test_a_table_takes_up_a_game_where_it_stands():
    first = toy_table(None, None)
    for _ in range(5):
        first.push(next(iter(first.game.legal_moves)))
    again = PlayedGame(first.game, first.players, 3)
    assert again.game.position.raw() == first.game.position.raw()
    assert again.history == first.history
    assert again.opening == first.opening
    first.push(next(iter(first.game.legal_moves)))
    assert len(again.history) == 5  # nothing is shared


def test_everybody_is_told_what_they_may_know():
    table = toy_table(None, None)
    mover = table.to_move
    table.push("draw")
    (mine,), (theirs,) = table.told(mover), table.told(1 - mover)
    assert mine[0].args["rank"] is not None
    assert theirs[0].args["rank"] is None
    assert [made.drew for made in table.history] == [True]


def test_every_seat_and_those_who_watch_are_told_as_much_as_they_may_know():
    """A bot's seat too: a person may sit down there later."""
    table = toy_table(None, "random")
    play_on(table)
    table.push("draw")
    assert all(set(made.told) == {0, 1, None} for made in table.history)
    drawn = next(made for made in table.history if made.seat == 0)
    assert drawn.told[0] != drawn.told[None]
    assert drawn.told[1] is drawn.told[None]  # what is the same for several is kept once


def test_a_wrong_move_changes_nothing():
    table = toy_table(None, None)
    before = table.game.position.raw()
    with pytest.raises(IllegalMove):
        table.push("pass")
    assert table.game.position.raw() == before
    assert table.history == []


@pytest.mark.parametrize(
    ("players", "told"),
    [([Player("Noor")], "2 seats cannot be taken by 1"), ([Player("a"), Player("b", "stockfish")], "no bot is called")],
)
def test_a_table_that_cannot_be(players, told):
    with pytest.raises(DurbarError, match=told):
        PlayedGame(durbar.new("toy", 2, seed=1), players)


def test_an_unknown_bot_is_told_as_such():
    with pytest.raises(UnknownBot):
        toy_table(None, "stockfish")


def test_an_imagined_world_is_no_table():
    game = durbar.new("toy", 2, seed=1)
    with pytest.raises(DurbarError, match="imagined"):
        PlayedGame(game.seen_by(0).imagine(1), [Player("a"), Player("b")])


def test_no_bot_moves_for_a_person():
    table = toy_table(None, None)
    with pytest.raises(DurbarError, match="no bot has the move"):
        table.let_bot_move()


# -- taking back ------------------------------------------------------------------------------------------------------
def a_card(table):
    """A move of the mover that draws nothing."""
    return next(move for move in table.game.legal_moves if move.text != "draw")


def test_nothing_can_be_taken_back_before_the_first_move():
    with pytest.raises(TakeBackRefused, match="Noor has made no move"):
        toy_table(None, None).take_back(0)


def test_alone_with_bots_any_move_can_be_taken_back():
    table = toy_table(None, "random", "random")
    play_on(table)
    number, before = len(table.history), table.game.position.raw()
    table.push("draw")
    play_on(table)
    found = table.take_back_of(0)
    assert (found.crosses, found.alone, found.needs_consent) == (True, True, False)
    assert table.take_back(0) == found
    assert table.game.position.raw() == before
    assert len(table.history) == number == found.number
    assert table.to_move == 0


def test_tm_10_5_a_move_that_told_nobody_anything_can_be_taken_back_by_itself():
    table = toy_table(None, None)
    mover, before = table.to_move, table.game.position.raw()
    table.push(a_card(table))
    assert not table.take_back_of(mover).crosses
    table.take_back(mover)
    assert table.game.position.raw() == before


def test_tm_10_5_after_a_draw_everybody_has_to_agree():
    table = toy_table(None, None)
    mover = table.to_move
    table.push("draw")
    assert table.take_back_of(mover).needs_consent
    with pytest.raises(TakeBackRefused, match="all must agree"):
        table.take_back(mover)
    assert len(table.history) == 1
    table.take_back(mover, agreed=True)
    assert table.history == []


def test_tm_10_5_after_another_has_moved_everybody_has_to_agree():
    table = toy_table(None, None)
    mover = table.to_move
    table.push(a_card(table))
    table.push(a_card(table))
    with pytest.raises(TakeBackRefused):
        table.take_back(mover)
    table.take_back(mover, agreed=True)
    assert table.to_move == mover


def test_a_bot_that_has_moved_is_another_too():
    table = toy_table(None, None, "greedy")
    while not table.bot_to_move:
        table.push(a_card(table))
    last = table.history[-1].seat
    assert not table.take_back_of(last).crosses
    table.let_bot_move()
    assert table.take_back_of(last).needs_consent


def test_moves_can_be_taken_back_one_after_the_other_to_the_start():
    table = toy_table(None, "random")
    for _ in range(3):
        play_on(table)
        table.push(next(iter(table.game.legal_moves)))
    for left in (2, 1, 0):
        table.take_back(0)
        assert sum(made.seat == 0 for made in table.history) == left
    with pytest.raises(TakeBackRefused):
        table.take_back(0)


def test_a_finished_game_can_be_taken_up_again():
    table = toy_table(None, "random")
    while table.to_move is not None:
        play_on(table)
        if table.to_move is not None:
            table.push(next(iter(table.game.legal_moves)))
    table.take_back(0)
    assert table.to_move == 0
    assert table.game.outcome is None
