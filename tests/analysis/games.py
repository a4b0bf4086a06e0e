"""Games for the tests of analyses."""

import json
from pathlib import Path

import toy.game  # noqa: F401  (registers the toy game)
from durbar.bots.random_bot import RandomBot
from durbar.games.game import new

HERE = Path(__file__).parent


def game_with_blunder(game="taj-mahal"):
    """Return the record of a game with a planted blunder, and the blunder: its number, seat and move.

    Two bots of the level `player` made all moves except the blunder, which lost the game. In Taj Mahal the leader
    withdrew at once in the last visit, with a full hand and without having won anything. In Maharani Noor placed a tile
    apart from its colour, for one gold, with its arrow pointing away from her side, so that no artisan was placed.
    """
    fixture = json.loads((HERE / "fixtures" / f"planted-{game}.json").read_text(encoding="utf-8"))
    return fixture["record"], fixture["planted"]


def fixture_record(game, name):
    """Return the record in one of a game's fixture files."""
    folder = HERE.parent / "games" / game.replace("-", "_") / "fixtures"
    return json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))["record"]


def random_game(name="toy", players=3, seed=4, **settings):
    """Return a finished game in which every move was chosen at random."""
    game = new(name, players, seed=seed, **settings)
    while game.to_move is not None:
        game.push(RandomBot(seed).choose(game.seen_by(game.to_move)))
    return game
