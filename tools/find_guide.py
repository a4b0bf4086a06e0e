"""Find a deal and moves for a guided first game, so that every situation that the guide explains occurs.

    python tools/find_guide.py GAME [FIRST_SEED]

A plot (`guide_plots.py`) lists the scenes of a guide, each with its condition. The tool tries one seed after the other
and searches for moves that meet all conditions. It prints the seed and the moves for the game's ``guide.json``.
"""

from __future__ import annotations

import itertools
import json
import random
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from durbar.bots.levels import Novice
from durbar.games.game import Game, Message, Setting, rulebook, seed_bytes

MAX_CONTINUATIONS = 5
"""The largest number of continuations of a scene that the search tries."""
MAX_BOT_MOVES = 40
"""The largest number of moves that bots make in one scene."""


@dataclass(frozen=True)
class Ply:
    """A move, its events, and the table before and after it, as the mover sees them."""

    seat: int
    move: str
    before: dict[str, Any]
    after: dict[str, Any]
    events: tuple[Message, ...]

    def events_of(self, kind: str) -> list[dict[str, Any]]:
        """Return the arguments of the events of a kind, such as "scored"."""
        return [dict(event.args) for event in self.events if event.id.endswith(f".{kind}")]


Chooser = Callable[[Game], str]
"""A function that returns the notation of a move for the player to move."""


def make_novices(rng: random.Random) -> Chooser:
    """Return a function that chooses moves as bots of the level novice do."""
    seed = rng.randrange(1000)

    def choose(game: Game) -> str:
        assert game.to_move is not None
        return Novice(seed + game.to_move).choose(game.seen_by(game.to_move)).text

    return choose


@dataclass(frozen=True)
class Scene:
    """A part of a guide: one move of a seat that meets a condition.

    If `seat` is None, the scene is all moves of the bots until the person is to move, and the condition applies to the
    position after them.
    """

    seat: int | None
    condition: Callable[[Ply], bool]
    make_bots: Callable[[random.Random], Chooser] = make_novices
    """Returns the function that chooses the moves of the bots. It is used only if `seat` is None."""
    notation: str = ""
    """A regular expression that the notation of the move must match."""


@dataclass(frozen=True)
class Plot:
    """The scenes of a guide in their order. The person who is guided has seat 0."""

    game: str
    players: int
    edition: str
    scenes: Sequence[Scene]
    options: dict[str, Any] = field(default_factory=dict)
    is_natural: Callable[[Game, str], bool] = lambda _game, _move: True
    """Whether a beginner would find the move, because the page offers it without further clicks."""

    def setting(self) -> Setting:
        """Return the setting of the game. The guides were made with version 1 of the rules."""
        return rulebook(self.game).setting(self.players, self.edition, None, self.options, version=1)


def table_seen(game: Game, seat: int) -> dict[str, Any]:
    """Return what a seat sees of the table, as the presentation of the game builds it, and the seat to move."""
    sight = game.seen_by(seat)
    return {**sight.setting.rulebook.presentation.view(sight.setting, sight.state, seat), "to_move": sight.to_move}


def copy_after(game: Game, move: str) -> tuple[Game, Ply]:
    """Return a copy of a game in which a move has been made, and a description of the move."""
    seat = game.to_move
    assert seat is not None
    copied = game.copy()
    copied.push(move)
    return copied, Ply(seat, move, table_seen(game, seat), table_seen(copied, seat), tuple(copied.events))


def continue_game(plot: Plot, game: Game, scene_index: int, rng: random.Random) -> Game | None:
    """Return a copy of the game, continued with the scenes from `scene_index` to the last; None if none is found."""
    if scene_index == len(plot.scenes):
        return game
    scene = plot.scenes[scene_index]
    continuations = after_bots(game, scene, rng) if scene.seat is None else after_move(plot, game, scene, rng)
    for after in itertools.islice(continuations, MAX_CONTINUATIONS):
        if (found := continue_game(plot, after, scene_index + 1, rng)) is not None:
            return found
    return None


def after_move(plot: Plot, game: Game, scene: Scene, rng: random.Random) -> Iterator[Game]:
    """Yield copies of the game, each after another move that meets the scene's condition."""
    if game.to_move != scene.seat:
        return
    moves = [move.text for move in game.legal_moves if re.match(scene.notation, move.text)]
    rng.shuffle(moves)
    for move in moves:
        after, ply = copy_after(game, move)
        if scene.condition(ply) and (scene.seat != 0 or plot.is_natural(game, move)):
            yield after


def after_bots(game: Game, scene: Scene, rng: random.Random) -> Iterator[Game]:
    """Yield copies of the game in which the bots have moved until the person is to move, if the condition is met."""
    for _ in range(MAX_CONTINUATIONS):
        copied, choose = game.copy(), scene.make_bots(rng)
        while copied.to_move and copied.number - game.number < MAX_BOT_MOVES:
            copied.push(choose(copied))
        if copied.to_move == 0:
            table = table_seen(copied, 0)
            if scene.condition(Ply(0, "", table, table, tuple(copied.events))):
                yield copied


def find_game(plot: Plot, seed: int) -> Game | None:
    """Return a game that is dealt from a seed and follows the plot, or None if none is found."""
    return continue_game(plot, Game.begin(plot.setting(), seed_bytes(seed)), 0, random.Random(seed))


def main(arguments: Sequence[str]) -> None:
    """Search for a deal that suits the guide of a game, and print its seed and moves."""
    from guide_plots import PLOTS

    plot = PLOTS[arguments[0]]
    for seed in itertools.count(int(arguments[1]) if len(arguments) > 1 else 1):
        found = find_game(plot, seed)
        if found is not None:
            moves = [move.text for move in found.moves]
            replayed = Game.begin(plot.setting(), seed_bytes(seed))
            for move in moves:  # `push` checks that every move is legal
                replayed.push(move)
            header = {"players": plot.players, "edition": plot.edition, "options": plot.options}
            header |= {"rules": replayed.setting.version, "seed": seed}
            print(json.dumps({**header, "line": moves}, indent=2))
            return


if __name__ == "__main__":
    main(sys.argv[1:])
