"""The interface of a bot. A bot gets a sight (what its seat may know of the game) and chooses a move.

A bot has no memory. Its choice depends only on the sight and on its seed. So a game can be resumed anywhere, and hidden
cards cannot affect the choice.
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
    """Raised when no bot has the given name."""


class NotToMove(DurbarError):
    """Raised when a bot is asked for a move in a position in which its seat is not to move."""


class Bot(Protocol):
    """A program that can play any game."""

    @property
    def name(self) -> str:
        """The bot's name."""

    def choose(self, sight: Sight) -> Move:
        """Return the move that the bot makes for the viewer of `sight`, whose turn it is."""


# The module and the class of each bot. A module is imported when its bot is first needed.
_BOTS = {
    "random": ("durbar.bots.random_bot", "RandomBot"),
    "greedy": ("durbar.bots.greedy", "Greedy"),
    "search": ("durbar.bots.searching", "Searching"),
    "novice": ("durbar.bots.levels", "Novice"),
    "player": ("durbar.bots.levels", "Player"),
    "expert": ("durbar.bots.levels", "Expert"),
}


def bot_names() -> list[str]:
    """Return the names of all bots."""
    return sorted(_BOTS)


def bot(name: str, seed: int = 0) -> Bot:
    """Return a new bot by name. Two bots with the same name and seed make the same moves."""
    if name not in _BOTS:
        similar, quoted = get_close_matches(str(name), _BOTS, 1), repr(name)
        if similar:
            raise UnknownBot("setting.no-bot-but", asked=quoted, near=repr(similar[0]))
        raise UnknownBot("setting.no-bot", asked=quoted, known=", ".join(bot_names()))
    module, class_name = _BOTS[name]
    new_bot: Bot = getattr(import_module(module), class_name)(seed)
    return new_bot


def require_legal_ids(sight: Sight) -> list[int]:
    """Return the action ids of the viewer's legal moves; raise `NotToMove` if it is not the viewer's turn."""
    ids = sight.legal_moves.ids
    if not ids:
        raise NotToMove("bots.game-over" if sight.to_move is None else "bots.others-move", seat=sight.seat)
    return ids


def move_from_id(sight: Sight, id: int) -> Move:
    """Return the move with this action id."""
    return Move(id, sight.setting.rulebook.notation.text(sight.setting, id))


def new_rng(seed: int, sight: Sight) -> Random:
    """Return a random generator for a bot's choice of one move. Equal seeds, seats and numbers of earlier moves give
    equal generators. The game's own draws come from another generator.
    """
    return Random(f"{seed} {sight.seat} {len(sight.history)}")
