"""Levels are in order, and sane: small versions of what ``docs/strength.md`` measures with many games."""

import pytest

import soak_bots
from durbar.bots.bot import bot
from durbar.bots.searching import Searching
from durbar.bots.thinking import Budget
from durbar.games.game import Game, rulebook, seed_bytes

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]


def wins(name, players, challenger, field, deals):
    """How many games one challenger wins against a field, each deal played from every seat; ties count in part."""
    setting, won = rulebook(name).setting(players), 0.0
    for deal in range(deals):
        for seat in range(players):
            bots = [(challenger if each == seat else field)(100 * deal + each) for each in range(players)]
            game = Game.begin(setting, seed_bytes(deal))
            while game.to_move is not None:
                game.push(bots[game.to_move].choose(game.seen_by(game.to_move)))
            winners = game.outcome.winners
            won += (seat in winners) / len(winners)
    return won


def level(name):
    return lambda seed: bot(name, seed)


@pytest.mark.parametrize("name", ["taj-mahal", "maharani"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_player_beats_novices(name, players):
    deals = 12 // players
    assert wins(name, players, level("player"), level("novice"), deals) >= 0.6 * deals * players


@pytest.mark.parametrize("name", ["taj-mahal", "maharani"])
def test_a_novice_beats_chance(name):
    assert wins(name, 4, level("novice"), level("random"), 3) >= 9


@pytest.mark.parametrize("name", ["taj-mahal", pytest.param("maharani", marks=pytest.mark.long)])
def test_thinking_longer_is_stronger(name):
    """An expert's search parameters against a player's budget, with a budget that a test has time for."""
    longer = lambda seed: Searching(seed, Budget(1500))  # noqa: E731
    assert wins(name, 2, longer, level("player"), 8) >= 9


def test_hundreds_of_games_are_sane(capsys):
    assert soak_bots.main(["--games", "120", "--expert", "20", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.count("sound") == 2
