"""A bot that makes the move its game's policy rates best, without looking ahead."""

from __future__ import annotations

from durbar.bots.bot import move_from_id, new_rng, require_legal_ids
from durbar.games.moves import Move
from durbar.games.sight import Sight


class Greedy:
    """Makes the move with the highest value.

    ``noise`` is the standard deviation of its errors, in points. It never makes a move that is more than ``max_loss``
    points worse than the best move.
    """

    name = "greedy"

    def __init__(self, seed: int = 0, noise: float = 0.0, max_loss: float = float("inf")) -> None:
        self.seed = seed
        self.noise = noise
        self.max_loss = max_loss

    def choose(self, sight: Sight) -> Move:
        """Return the move with the highest value, after random errors are added."""
        ids = require_legal_ids(sight)
        if len(ids) == 1:
            return move_from_id(sight, ids[0])
        if not self.noise:
            best = sight.position.best()
            assert best is not None
            return move_from_id(sight, best)
        rng = new_rng(self.seed, sight)
        values = sight.position.weigh()  # in hundredths of a point
        lowest = max(values.values()) - 100 * self.max_loss
        noisy_values = {id: values[id] + rng.gauss(0, 100 * self.noise) for id in ids}
        return move_from_id(sight, max((id for id in ids if values[id] >= lowest), key=noisy_values.__getitem__))
