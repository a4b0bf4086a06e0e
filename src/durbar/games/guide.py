"""Guides: a first game with a fixed deal that leads a new player through the first turns.

A game stores its guide in ``presentation/guide.json``: the setting and the seed, the *line* (every move of every seat
while the player is guided) and the *steps*. A step says what the player is told after a number of moves, what is
highlighted, and whether the player only reads it, picks something, or makes the line's next move. The sentences are in
the page's catalogs.
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
    """An explanation that the player gets after ``at`` moves."""

    at: int
    says: str
    """The name of the sentence in the catalogs."""
    points: tuple[str, ...]
    """What is highlighted, as the page names its parts."""
    do: Literal["look", "pick", "move"]
    lies: str | None = None
    """If something is to be picked: its position afterwards, as the page names it, so that the next step can restore
    it.
    """


@dataclass(frozen=True)
class Guide:
    """A guide. The player has seat 0."""

    game: str
    players: int
    edition: str
    options: Mapping[str, Any]
    seed: bytes
    names: tuple[str, ...]
    """The names of the other players, from seat 1 on."""
    line: tuple[str, ...]
    steps: tuple[Step, ...]

    def begin(self) -> Game:
        """Return the game, newly dealt."""
        setting = rulebook(self.game).setting(self.players, self.edition, None, self.options)
        return Game.begin(setting, self.seed)

    def is_followed_by(self, moves: Sequence[str]) -> bool:
        """Return whether these moves are the beginning of the line."""
        return self.line[: len(moves)] == tuple(moves)


@cache
def guide_of(game: str) -> Guide | None:
    """Return the guide of a game, or None if it has none."""
    path = files(rulebook(game).package) / "presentation" / "guide.json"
    if not path.is_file():
        return None
    data = json.loads(path.read_text(encoding="utf-8"))
    return Guide(
        game,
        data["players"],
        data["edition"],
        data["options"],
        seed_bytes(data["seed"]),
        tuple(data["names"]),
        tuple(data["line"]),
        tuple(Step(one["at"], one["says"], tuple(one["points"]), one["do"], one.get("lies")) for one in data["steps"]),
    )
