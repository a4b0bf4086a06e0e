"""A case for the checks: a setting of a game, and functions with which the checks read the game's state."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from durbar.games.game import Game, Setting, seed_bytes


def _no_holdings(state: Any, seat: int) -> list[int]:
    """Return the holdings in a game in which seats hold nothing."""
    return []


@dataclass(frozen=True)
class Case:
    """A setting to test.

    An item is a kind of card or tile. ``holdings`` returns how many of each item a seat holds, and ``pool`` returns how
    many of each item can still be drawn.
    """

    name: str
    setting: Setting
    longest: int
    """The most decisions that a game of this case can have."""
    holdings: Callable[[Any, int], list[int]] = _no_holdings
    pool: Callable[[Any], list[int]] = lambda state: []
    holding_draws: frozenset[int] = frozenset()
    """The amounts of those DRAWN events in which a seat gets the item. The amount of a DRAWN event says where the item
    goes.
    """
    pool_draws: frozenset[int] = frozenset()
    """The amounts of those DRAWN events in which the item is taken from the pool."""
    refill: int = -1
    """The kind of the event that says that the pool was refilled."""
    added_by_draws: Callable[[Setting, Any, int, list[int]], int] = lambda setting, state, seat, drawn: 0
    """A function that returns how many points the items just drawn add to a seat's final score. A preview leaves these
    points out.
    """
    check_invariants: Callable[[Setting, Any], None] = lambda setting, state: None
    """A simple check of the game's own invariants: raises AssertionError if one is broken."""
    lazy: int = 0
    """A mask of the seats that take the first legal move in most of their turns."""
    share: float = 0.15
    """The share of a game's positions that a check examines."""

    def __str__(self) -> str:
        return self.name

    def begin(self, seed: int) -> Game:
        """Start a game of this case and return it."""
        return Game.begin(self.setting, seed_bytes(seed))

    def played(self, seed: int) -> Iterator[Game]:
        """Play a random game and yield it after the deal and after each move."""
        game = self.begin(seed)
        rng = Random(seed)
        yield game
        while game.to_move is not None:
            ids = game.position.legal()
            is_lazy = self.lazy >> game.to_move & 1
            takes_first = is_lazy and rng.random() < 0.8
            game.push(game.decode(ids[0] if takes_first else rng.choice(ids)))
            yield game

    def some(self, seed: int, part: float = 1) -> Iterator[Game]:
        """Play a random game and yield it at its first and last position and at a random selection of the others.

        Each of the other positions has the probability ``share * part``.
        """
        rng = Random(~seed)
        for game in self.played(seed):
            if not game.number or game.to_move is None or rng.random() < self.share * part:
                yield game

    def viewers(self) -> list[int | None]:
        """Return all viewers: every seat, and None for a spectator."""
        return [*range(self.setting.players), None]
