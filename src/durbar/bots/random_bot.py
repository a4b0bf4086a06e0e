"""A bot that makes random legal moves."""

from __future__ import annotations

from durbar.bots.bot import move_from_id, new_rng, require_legal_ids
from durbar.games.moves import Move
from durbar.games.sight import Sight


class RandomBot:
    """Chooses a random legal move; all are equally likely."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> Move:
        """Return a random legal move."""
        return move_from_id(sight, new_rng(self.seed, sight).choice(require_legal_ids(sight)))
