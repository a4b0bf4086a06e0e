"""Games to look back at."""

import json
from pathlib import Path

import toy.game  # noqa: F401  (makes the toy known)
from durbar.bots.at_random import AtRandom
from durbar.games.game import new

HERE = Path(__file__).parent


def planted():
    """The record of a game with a blunder in it, and which decision that is.

    Two bots of the level Player played it, but in the last visit the one who was ahead withdrew at once, with a full
    hand and without having won anything. That gave the game away.
    """
    found = json.loads((HERE / "planted.json").read_text(encoding="utf-8"))
    return found["record"], found["planted"]


def at_random(name="toy", players=3, seed=4, **more):
    """A game played at random to its end."""
    game = new(name, players, seed=seed, **more)
    while game.to_move is not None:
        game.push(AtRandom(seed).choose(game.seen_by(game.to_move)))
    return game
