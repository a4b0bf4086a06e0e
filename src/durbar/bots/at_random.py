"""A bot that makes any legal move."""

from __future__ import annotations

from durbar.bots.bot import chosen, new_rng, options
from durbar.games.moves import Move
from durbar.games.sight import Sight


class AtRandom:
    """Chooses among the legal moves, each as likely as any other."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> Move:
        """Any legal move."""
        return chosen(sight, new_rng(self.seed, sight).choice(options(sight)))
