"""Guides: tutorial games with a fixed deal. A guide leads a new player through the first turns.

A game stores its guide in ``presentation/guide.json``: the setting and the seed, the *line* (the moves of all seats
while the player is guided) and the *steps*. A step is shown after a number of moves. It has an explanation, names the
parts of the page to highlight, and tells the player to read, to pick something, or to make the next move of the line.
The explanations are in the catalogs of the web page.
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
    """An explanation that is shown after ``at`` moves."""

    at: int
    says: str
    """The name of the explanation in the catalogs."""
    points: tuple[str, ...]
    """The parts of the page that are highlighted, by the names that the page uses."""
    do: Literal["look", "pick", "move"]
    """What the player does: read, pick something, or make the next move of the line."""
    lies: str | None = None
    """The orientation in which the page shows a tile when the player picks its space. It differs from that of the next
    move, so that the next step can explain how to turn the tile. None in most steps.
    """


@dataclass(frozen=True)
class Guide:
    """A guide of one game. The new player sits in seat 0."""

    game: str
    players: int
    edition: str
    options: Mapping[str, Any]
    seed: bytes
    names: tuple[str, ...]
    """The names of the other players, from seat 1 on."""
    version: int
    """The version of the rules."""
    line: tuple[str, ...]
    """The moves of all seats while the player is guided, in notation."""
    steps: tuple[Step, ...]

    def begin(self) -> Game:
        """Return a new game with the guide's setting and deal."""
        setting = rulebook(self.game).setting(self.players, self.edition, None, self.options, self.version)
        return Game.begin(setting, self.seed)

    def is_followed_by(self, moves: Sequence[str]) -> bool:
        """Return whether the moves of a game so far are the first moves of `line`."""
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
        data["rules"],
        tuple(data["line"]),
        tuple(
            Step(step["at"], step["says"], tuple(step["points"]), step["do"], step.get("lies"))
            for step in data["steps"]
        ),
    )
