"""Games to look back at."""

import json
from pathlib import Path

import toy.game  # noqa: F401  (makes the toy known)
from durbar.bots.random_bot import AtRandom
from durbar.games.game import new

HERE = Path(__file__).parent


def planted(game="taj-mahal"):
    """The record of a game with a blunder in it, and which decision that is.

    Two bots of the level Player played it but for one move. In Taj Mahal the one who was ahead withdrew at once in the
    last visit, with a full hand and without having won anything. In Maharani Noor laid a tile that touches no other of
    its colour, for one gold, with its arrow pointing where no artisan comes. That gave the game away.
    """
    found = json.loads((HERE / "fixtures" / f"planted-{game}.json").read_text(encoding="utf-8"))
    return found["record"], found["planted"]


def kept(game, name):
    """The record of a game that is kept with its rules."""
    folder = HERE.parent / "games" / game.replace("-", "_") / "fixtures"
    return json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))["record"]


def at_random(name="toy", players=3, seed=4, **more):
    """A game played at random to its end."""
    game = new(name, players, seed=seed, **more)
    while game.to_move is not None:
        game.push(AtRandom(seed).choose(game.seen_by(game.to_move)))
    return game
