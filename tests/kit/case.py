"""A case: a setting of a game, and functions by which the kit reads the game's state."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from durbar.games.game import Game, Setting, seed_bytes


def _no_holdings(state: Any, seat: int) -> list[int]:
    return []


@dataclass(frozen=True)
class Case:
    """A setting to test. ``holdings`` and ``pool`` return, by item, how many a seat holds and how many can still be
    drawn.
    """

    name: str
    setting: Setting
    longest: int
    """The most decisions of any game."""
    holdings: Callable[[Any, int], list[int]] = _no_holdings
    pool: Callable[[Any], list[int]] = lambda state: []
    holding_draws: frozenset[int] = frozenset()
    """The amounts of DRAWN events whose item goes to a seat's holdings."""
    pool_draws: frozenset[int] = frozenset()
    """The amounts of DRAWN events whose item comes from the pool."""
    refill: int = -1
    """The kind of the event for a refilled pool."""
    added_by_draws: Callable[[Setting, Any, int, list[int]], int] = lambda setting, state, seat, drawn: 0
    """How many points the items just drawn add to a seat's final score. A preview leaves these points out."""
    facts: Callable[[Setting, Any], None] = lambda setting, state: None
    """A simple check of the game's own invariants: raises AssertionError if one is broken."""
    lazy: int = 0
    """The mask of seats that mostly take the first legal move."""
    share: float = 0.15
    """The share of a game's positions that a check examines."""

    def __str__(self) -> str:
        return self.name

    def begin(self, seed: int) -> Game:
        """Start a game of this case and return it."""
        return Game.begin(self.setting, seed_bytes(seed))

    def played(self, seed: int) -> Iterator[Game]:
        """Yield a random game after the deal and after each move."""
        game = self.begin(seed)
        rng = Random(seed)
        yield game
        while game.to_move is not None:
            ids = game.position.legal()
            first = self.lazy >> game.to_move & 1 and rng.random() < 0.8
            game.push(game.decode(ids[0] if first else rng.choice(ids)))
            yield game

    def some(self, seed: int, part: float = 1) -> Iterator[Game]:
        """Yield the first and the last position of a game and a random part of the others."""
        rng = Random(~seed)
        for game in self.played(seed):
            if not game.number or game.to_move is None or rng.random() < self.share * part:
                yield game

    def viewers(self) -> list[int | None]:
        """Return every seat, and a spectator."""
        return [*range(self.setting.players), None]
