"""What a bot is: somebody who is shown a sight and names a move.

A bot keeps nothing in mind between moves: what it chooses depends on the sight and on its seed, and on nothing else. So
a game can be taken up again anywhere, and the same sight gives the same move whatever the truth behind it is.
"""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from random import Random
from typing import Protocol

from durbar.games.errors import DurbarError
from durbar.games.moves import Move
from durbar.games.sight import Sight


class UnknownBot(DurbarError):
    """No bot of that name."""


class NotToMove(DurbarError):
    """A bot was asked for a move where it has none to make."""


class Bot(Protocol):
    """A player of any game."""

    @property
    def name(self) -> str:
        """What to call it."""

    def choose(self, sight: Sight) -> Move:
        """Return the move it makes in a sight whose viewer is to move."""


_BOTS = {
    "random": ("durbar.bots.at_random", "AtRandom"),
    "greedy": ("durbar.bots.greedy", "Greedy"),
    "search": ("durbar.bots.searching", "Searching"),
    "novice": ("durbar.bots.levels", "Novice"),
    "player": ("durbar.bots.levels", "Player"),
    "expert": ("durbar.bots.levels", "Expert"),
}


def bot_names() -> list[str]:
    """Return every bot there is."""
    return sorted(_BOTS)


def bot(name: str, seed: int = 0) -> Bot:
    """Return the bot of that name. Two of the same name and seed are the same player."""
    if name not in _BOTS:
        near, asked = get_close_matches(str(name), _BOTS, 1), repr(name)
        if near:
            raise UnknownBot("setting.no-bot-but", asked=asked, near=repr(near[0]))
        raise UnknownBot("setting.no-bot", asked=asked, known=", ".join(bot_names()))
    module, maker = _BOTS[name]
    made: Bot = getattr(import_module(module), maker)(seed)
    return made


def options(sight: Sight) -> list[int]:
    """Return the action ids a bot can choose from; `NotToMove` if there are none."""
    ids = sight.legal_moves.ids
    if not ids:
        raise NotToMove("bots.game-over" if sight.to_move is None else "bots.others-move", seat=sight.seat)
    return ids


def chosen(sight: Sight, id: int) -> Move:
    """Return the move of an action id."""
    return Move(id, sight.setting.rulebook.notation.text(sight.setting, id))


def new_rng(seed: int, sight: Sight) -> Random:
    """Return what a bot chooses by in this sight: never the game's own chance."""
    return Random(f"{seed} {sight.seat} {len(sight.history)}")
