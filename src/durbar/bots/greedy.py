"""A bot that makes the move that the game's policy rates highest. It does not look ahead."""

from __future__ import annotations

from durbar.bots.bot import move_from_id, new_rng, require_legal_ids
from durbar.games.moves import Move
from durbar.games.sight import Sight


class Greedy:
    """Makes the move to which the game's policy gives the highest value.

    ``noise`` is the standard deviation, in points, of a random error added to each value. The bot never makes a
    move whose value, without the error, is more than ``max_loss`` points below the highest value.
    """

    name = "greedy"

    def __init__(self, seed: int = 0, noise: float = 0.0, max_loss: float = float("inf")) -> None:
        self.seed = seed
        self.noise = noise
        self.max_loss = max_loss

    def choose(self, sight: Sight) -> Move:
        """Return the move whose value is highest after the random errors are added."""
        ids = require_legal_ids(sight)
        if len(ids) == 1:
            return move_from_id(sight, ids[0])
        if not self.noise:
            best = sight.position.best()
            assert best is not None
            return move_from_id(sight, best)
        rng = new_rng(self.seed, sight)
        values = sight.position.weigh()  # in hundredths of a point
        lowest_allowed = max(values.values()) - 100 * self.max_loss
        noisy_values = {id: values[id] + rng.gauss(0, 100 * self.noise) for id in ids}
        allowed = [id for id in ids if values[id] >= lowest_allowed]
        return move_from_id(sight, max(allowed, key=noisy_values.__getitem__))
