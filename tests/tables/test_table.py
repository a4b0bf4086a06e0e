"""Tests of tables: people and bots in one game, the messages to each of them, take-backs, and copies of a table."""

import pytest

import durbar
from durbar.bots.bot import UnknownBot
from durbar.games.errors import DurbarError, IllegalMove
from durbar.tables import actions
from durbar.tables.seats import Seat
from durbar.tables.table import Table, TakeBackRefused
from tables.driver import local_table, push, snapshot, take_back


def let_bots_move(table):
    """Let bots move until a person has to, or the game is over."""
    while table.bot_to_move:
        actions.carry_out(table, actions.choose_bot_move(table))


def test_people_and_bots_play_a_game_to_its_end():
    table = local_table(None, "random", "greedy")
    assert table.people == [0]
    while table.to_move is not None:
        let_bots_move(table)
        if table.to_move is not None:
            push(table, next(iter(table.sight(0).legal_moves)))
    assert table.game.outcome is not None
    assert len(table.history) == table.game.number
    assert {decision.seat for decision in table.history} == {0, 1, 2}


def test_same_bot_seed_gives_the_same_game():
    games = []
    for _ in range(2):
        table = local_table("random", "random", "random")
        let_bots_move(table)
        games.append(table.game.moves)
    assert games[0] == games[1]


def test_table_continues_a_game_that_has_begun():
    first = local_table(None, None)
    for _ in range(5):
        push(first, next(iter(first.game.legal_moves)))
    continued = Table.local(first.game, first.seats, bot_seed=3)
    assert continued.game.position.raw() == first.game.position.raw()
    assert continued.history == first.history
    assert continued.opening == first.opening
    push(first, next(iter(first.game.legal_moves)))
    assert len(continued.history) == 5, "the two tables share nothing"


def test_drawn_card_is_named_only_in_the_messages_to_its_player():
    table = local_table(None, None)
    mover = table.to_move
    push(table, "draw")
    (own_story,), (other_story,) = table.move_stories(mover), table.move_stories(1 - mover)
    assert own_story[0].args["rank"] is not None
    assert other_story[0].args["rank"] is None
    assert [decision.drew for decision in table.history] == [True]


def test_every_seat_and_spectators_get_messages_about_each_move():
    """A bot's seat gets messages as well, because a person may take the seat later."""
    table = local_table(None, "random")
    let_bots_move(table)
    push(table, "draw")
    assert all(set(decision.stories) == {0, 1, None} for decision in table.history)
    draw = next(decision for decision in table.history if decision.seat == 0)
    assert draw.stories[0] != draw.stories[None]
    assert draw.stories[1] is draw.stories[None]  # equal messages are stored once


def test_illegal_move_changes_nothing():
    table = local_table(None, None)
    before = table.game.position.raw()
    with pytest.raises(IllegalMove):
        push(table, "pass")
    assert table.game.position.raw() == before
    assert table.history == []


@pytest.mark.parametrize(
    ("players", "expected"),
    [([Seat("Noor")], "2 seats do not fit 1"), ([Seat("a"), Seat("b", "stockfish")], "there is no bot")],
)
def test_impossible_table_is_refused(players, expected):
    with pytest.raises(DurbarError, match=expected):
        Table.local(durbar.new("toy", 2, seed=1), players)


def test_unknown_bot_is_refused():
    with pytest.raises(UnknownBot):
        local_table(None, "stockfish")


def test_game_with_sampled_hidden_cards_is_refused():
    game = durbar.new("toy", 2, seed=1)
    with pytest.raises(DurbarError, match="hidden cards are only guessed"):
        Table.local(game.seen_by(0).imagine(1), [Seat("a"), Seat("b")])


def test_bot_does_not_move_for_a_person():
    table = local_table(None, None)
    with pytest.raises(DurbarError, match="it is not a bot's turn"):
        actions.carry_out(table, actions.choose_bot_move(table))


# -- take-back --------------------------------------------------------------------------------------------------------
def playable_card(table):
    """Return a legal move that draws nothing."""
    return next(move for move in table.game.legal_moves if move.text != "draw")


def test_nothing_can_be_taken_back_before_the_first_move():
    with pytest.raises(TakeBackRefused, match="Noor has no move to undo"):
        take_back(local_table(None, None), 0)


def test_alone_with_bots_any_move_can_be_taken_back():
    table = local_table(None, "random", "random")
    let_bots_move(table)
    number, before = len(table.history), table.game.position.raw()
    push(table, "draw")
    let_bots_move(table)
    possible = table.take_back_of(0)
    assert (possible.reveals, possible.alone, possible.needs_consent) == (True, True, False)
    take_back(table, 0)
    assert table.game.position.raw() == before
    assert len(table.history) == number == possible.number
    assert table.to_move == 0


def test_tm_10_5_move_that_reveals_nothing_is_taken_back_freely():
    table = local_table(None, None)
    mover, before = table.to_move, table.game.position.raw()
    push(table, playable_card(table))
    assert not table.take_back_of(mover).reveals
    take_back(table, mover)
    assert table.game.position.raw() == before


def test_tm_10_5_after_a_draw_everybody_has_to_agree():
    table = local_table(None, None)
    mover = table.to_move
    push(table, "draw")
    assert table.take_back_of(mover).needs_consent
    actions.carry_out(table, actions.take_back(table, mover, table.version))
    assert table.asking.seat == mover
    assert len(table.history) == 1
    actions.carry_out(table, actions.agree(table, 1 - mover))
    assert table.history == []


def test_tm_10_5_after_another_players_move_everybody_has_to_agree():
    table = local_table(None, None)
    mover = table.to_move
    push(table, playable_card(table))
    push(table, playable_card(table))
    assert table.take_back_of(mover).needs_consent
    take_back(table, mover)
    assert table.to_move == mover


def test_after_a_bots_move_everybody_has_to_agree():
    table = local_table(None, None, "greedy")
    while not table.bot_to_move:
        push(table, playable_card(table))
    seat = table.history[-1].seat
    assert not table.take_back_of(seat).reveals
    actions.carry_out(table, actions.choose_bot_move(table))
    assert table.take_back_of(seat).needs_consent


def test_moves_can_be_taken_back_one_by_one_to_the_start():
    table = local_table(None, "random")
    for _ in range(3):
        let_bots_move(table)
        push(table, next(iter(table.game.legal_moves)))
    for remaining_moves in (2, 1, 0):
        take_back(table, 0)
        assert sum(decision.seat == 0 for decision in table.history) == remaining_moves
    with pytest.raises(TakeBackRefused):
        take_back(table, 0)


# -- copies -----------------------------------------------------------------------------------------------------------
def test_table_and_its_copy_change_independently():
    table = local_table(None, None)
    push(table, playable_card(table))
    copied, before = table.copy(), snapshot(table)
    push(copied, "draw")
    take_back(copied, 1 - copied.to_move)
    push(copied, playable_card(copied))
    assert snapshot(table) == before
    after = snapshot(copied)
    push(table, "draw")
    assert snapshot(copied) == after


def test_table_and_its_copy_share_the_game_until_a_move_is_made():
    table = local_table(None, None)
    copied = table.copy()
    actions.carry_out(copied, actions.say(copied, 0, "hello"))
    assert copied.game is table.game
    push(copied, "draw")
    assert copied.game is not table.game
    assert table.game.number == 0


def test_move_of_a_local_table_is_in_its_log():
    table = local_table(None, None)
    mover = table.to_move
    push(table, "draw")
    assert [entry.kind for entry in table.log] == ["opened", "started", "moved"]
    assert table.log[-1].body == {"seat": mover, "move": "draw", "by": None}
    assert snapshot(Table(table.log)) == snapshot(table)
