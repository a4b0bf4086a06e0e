"""Levels: bots for people to play against, named settings counted in iterations."""

from __future__ import annotations

from durbar.bots.greedy import Greedy
from durbar.bots.searching import Searching
from durbar.bots.thinking import Budget


class Novice(Greedy):
    """Knows what moves are good for, looks no further, and misjudges a little: never by more than a few points."""

    name = "novice"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, noise=1.5, worst=3.0)


class Player(Searching):
    """Looks ahead a little way."""

    name = "player"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, Budget(150))


class Expert(Searching):
    """Looks ahead far."""

    name = "expert"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, Budget(8000))


LEVELS = (Novice.name, Player.name, Expert.name)
"""From the weakest to the strongest."""
