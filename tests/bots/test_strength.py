"""Tests that a higher level is stronger: short versions of the measurements in ``docs/strength.md``."""

import pytest

import soak_bots
from durbar.bots.bot import bot
from durbar.bots.searching import Searching
from durbar.bots.thinking import Budget
from durbar.games.game import Game, rulebook, seed_bytes

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]


def count_wins(name, players, challenger, opponent, deals):
    """Return how many games a challenger wins against opponents of one kind.

    ``challenger`` and ``opponent`` are functions that make a bot from a seed. The challenger plays each deal from every
    seat. A tie of n players counts as 1/n of a win.
    """
    setting, won = rulebook(name).setting(players), 0.0
    for deal in range(deals):
        for seat in range(players):
            bots = [(challenger if other == seat else opponent)(100 * deal + other) for other in range(players)]
            game = Game.begin(setting, seed_bytes(deal))
            while game.to_move is not None:
                game.push(bots[game.to_move].choose(game.seen_by(game.to_move)))
            winners = game.outcome.winners
            won += (seat in winners) / len(winners)
    return won


def bot_maker(name):
    """Return a function that makes a bot of this level from a seed."""
    return lambda seed: bot(name, seed)


@pytest.mark.parametrize("name", ["taj-mahal", "maharani"])
@pytest.mark.parametrize("players", [2, 4])
def test_bot_of_level_player_beats_novices(name, players):
    deals = 12 // players
    assert count_wins(name, players, bot_maker("player"), bot_maker("novice"), deals) >= 0.6 * deals * players


@pytest.mark.parametrize("name", ["taj-mahal", "maharani"])
def test_novice_beats_a_random_bot(name):
    assert count_wins(name, 4, bot_maker("novice"), bot_maker("random"), deals=3) >= 9  # of 3 * 4 games


@pytest.mark.parametrize("name", ["taj-mahal", pytest.param("maharani", marks=pytest.mark.long)])
def test_longer_search_is_stronger(name):
    """The longer search has more iterations than the level `player`, and fewer than `expert` to save time."""
    longer = lambda seed: Searching(seed, Budget(1500))  # noqa: E731
    assert count_wins(name, 2, longer, bot_maker("player"), deals=8) >= 9  # of 8 * 2 games


def test_hundreds_of_games_break_no_invariant(capsys):
    assert soak_bots.main(["--games", "120", "--expert", "20", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.count("no failures") == 2
