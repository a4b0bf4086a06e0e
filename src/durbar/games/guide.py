"""Guides: a first game of a kind, in which the deal is known and somebody is led through the first turns.

A game that has one keeps it in ``presentation/guide.json``: what is played and from which seed, the *line* (every
move of every seat, as long as one is led) and the *steps*: what is said to the person when so many moves have been
made, what is pointed at, and whether they only look, pick something, or make the line's next move. The sentences are
the page's.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from durbar.games.game import Game, rulebook, seed_bytes


@dataclass(frozen=True)
class Step:
    """Something said to the person who is led, when ``at`` moves have been made."""

    at: int
    says: str
    """What names the sentence in the catalogs."""
    points: tuple[str, ...]
    """What is pointed at, as the page names its things."""
    do: Literal["look", "pick", "move"]
    lies: str | None = None
    """Where something is to be picked: how it lies then, for the next step to put it right; as the page names it."""


@dataclass(frozen=True)
class Guide:
    """A guide. The person has seat 0."""

    game: str
    players: int
    edition: str
    options: Mapping[str, Any]
    seed: bytes
    names: tuple[str, ...]
    """What the others are called, from seat 1 on."""
    line: tuple[str, ...]
    steps: tuple[Step, ...]

    def begin(self) -> Game:
        """Return the game, dealt."""
        setting = rulebook(self.game).setting(self.players, self.edition, None, self.options)
        return Game.begin(setting, self.seed)

    def is_followed_by(self, moves: Sequence[str]) -> bool:
        """Return whether moves are those of the line, to its end or not so far."""
        return self.line[: len(moves)] == tuple(moves)


@cache
def guide_of(game: str) -> Guide | None:
    """Return the guide of a game, if it has one."""
    path = files(rulebook(game).package) / "presentation" / "guide.json"
    if not path.is_file():
        return None
    told = json.loads(path.read_text(encoding="utf-8"))
    return Guide(
        game,
        told["players"],
        told["edition"],
        told["options"],
        seed_bytes(told["seed"]),
        tuple(told["names"]),
        tuple(told["line"]),
        tuple(Step(one["at"], one["says"], tuple(one["points"]), one["do"], one.get("lies")) for one in told["steps"]),
    )
