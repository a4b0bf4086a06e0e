"""MH-11: house options."""

from random import Random

import pytest

import durbar
from durbar.games.errors import SettingError
from durbar.tables import actions
from durbar.tables.table import TakeBackRefused
from tables.driver import local_table, push, take_back


def three_people(**options):
    """Return a table of Maharani with three people, at which seat 0 starts."""
    return local_table(None, None, None, game="maharani", seed=4, options={"start_player": 0, **options})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_mh_11_1_seat_named_by_the_option_starts_and_no_seat_is_drawn_by_lot(players):
    for seat in range(players):
        for seed in range(5):
            game = durbar.new("maharani", players, seed=seed, options={"start_player": seat})
            assert game.to_move == seat
            assert game.position.drawn == 4  # one tile for each slot
            assert [event.id for event in game.events] == ["maharani.drawn"] * 4
            assert game.seen_by(None).view()["table"]["start"] == seat


def test_mh_11_1_without_the_option_the_starting_seat_is_drawn_at_random():
    game = durbar.new("maharani", 3, seed=2)
    assert game.position.drawn == 5  # four tiles and the starting seat
    assert game.events[-1].id == "maharani.starts"
    assert game.events[-1].args["seat"] == game.to_move


def test_mh_11_1_option_does_not_change_the_tiles_on_the_turntable():
    def tiles_on_slots(options):
        return durbar.new("maharani", 4, seed=7, options=options).position.read().slot

    for seat in range(4):
        assert tiles_on_slots({"start_player": seat}) == tiles_on_slots({})


def test_mh_11_1_unknown_seat_is_refused():
    with pytest.raises(SettingError, match="start_player must be a seat from 0 to 2, not 3"):
        durbar.new("maharani", 3, options={"start_player": 3})


def test_mh_11_2_first_tile_can_be_taken_back_unless_the_undo_option_is_never():
    for undo, allowed in (("free", True), ("never", False)):
        table = three_people(undo=undo)
        push(table, next(iter(table.game.legal_moves)))
        if allowed:
            take_back(table, 0)
            assert table.game.number == 0
        else:
            with pytest.raises(TakeBackRefused, match="moves cannot be undone"):
                take_back(table, 0)
    with pytest.raises(SettingError, match="undo must be 'free'"):
        durbar.new("maharani", 3, options={"undo": "sometimes"})


def test_mh_11_2_free_undo_is_the_default():
    table = three_people()
    push(table, next(iter(table.game.legal_moves)))
    take_back(table, 0)
    assert table.game.number == 0


def test_mh_11_2_take_back_after_a_draw_needs_the_consent_of_the_other_players():
    """At the end of the turn a tile is drawn."""
    table = three_people()
    push(table, next(iter(table.game.legal_moves)))
    push(table, "end")
    entries = actions.take_back(table, 0, table.version)
    assert [entry.kind for entry in entries] == ["asked"]
    assert table.game.number == 2


def test_mh_11_2_move_that_can_be_taken_back_freely_has_drawn_nothing():
    rng, game = Random(4), durbar.new("maharani", 3, seed=4)
    free_moves = 0
    while game.to_move is not None:
        before, mover = game.copy(), game.to_move
        game.push(game.decode(rng.choice(game.legal_moves.ids)))
        drawn = any(event.id == "maharani.drawn" for event in game.events)
        assert (game.position.drawn > before.position.drawn) == drawn
        if not drawn and game.to_move == mover:
            free_moves += 1
            assert game.at(len(before.moves)).position.raw() == before.position.raw()
    assert free_moves > 20
