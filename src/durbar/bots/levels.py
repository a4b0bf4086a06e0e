"""Levels: bots of different strength for people to play against."""

from __future__ import annotations

from durbar.bots.greedy import Greedy
from durbar.bots.searching import Searching
from durbar.bots.thinking import Budget


class Novice(Greedy):
    """Rates moves by the game's policy, with random errors of a few points, and does not look ahead."""

    name = "novice"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, noise=1.5, max_loss=3.0)


class Player(Searching):
    """The level `player`: searches with a small budget."""

    name = "player"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, Budget(150))


class Expert(Searching):
    """Searches with a large budget."""

    name = "expert"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, Budget(8000))


LEVELS = (Novice.name, Player.name, Expert.name)
"""The names of the levels, from the weakest to the strongest."""
