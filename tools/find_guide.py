"""Find a deal for a guide: a game in which everything comes about that its lessons need.

    python tools/find_guide.py GAME [FIRST_SEED]

A plot (`plots_of_guides.py`) says scene by scene what has to happen; moves that make it happen are looked for in the
deals of one seed after the other. What is printed is the seed and the line of moves for the game's ``guide.json``,
played through once more by the rules.
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

TRIED = 5
"""Ways on that are tried from a scene before it is given up."""
LONGEST = 40
"""Moves that bots make by themselves in one scene, at most."""


@dataclass(frozen=True)
class Ply:
    """A move: the table before it, what happened, and the table after it, as the mover sees them."""

    seat: int
    move: str
    before: dict[str, Any]
    after: dict[str, Any]
    events: tuple[Message, ...]

    def told(self, id: str) -> list[dict[str, Any]]:
        """The arguments of the events of a kind."""
        return [dict(event.args) for event in self.events if event.id.endswith(f".{id}")]


Chooser = Callable[[Game], str]


def novices(rng: random.Random) -> Chooser:
    """What novices would do."""
    seed = rng.randrange(1000)

    def choose(game: Game) -> str:
        assert game.to_move is not None
        return Novice(seed + game.to_move).choose(game.seen_by(game.to_move)).text

    return choose


@dataclass(frozen=True)
class Scene:
    """A move of a seat that has to be as wished; or, without a seat, what others do until the person has the move."""

    seat: int | None
    wish: Callable[[Ply], bool]
    others: Callable[[random.Random], Chooser] = novices
    looks: str = ""
    """What the move looks like in notation, where that can be said: it saves trying the others."""


@dataclass(frozen=True)
class Plot:
    """What has to come about in a guide. The person has seat 0."""

    game: str
    players: int
    edition: str
    scenes: Sequence[Scene]
    options: dict[str, Any] = field(default_factory=dict)
    natural: Callable[[Game, str], bool] = lambda _game, _move: True
    """Whether the person can make a move without detours."""

    def setting(self) -> Setting:
        """What is played."""
        return rulebook(self.game).setting(self.players, self.edition, None, self.options)


def table_seen(game: Game, seat: int) -> dict[str, Any]:
    """The table as a seat sees it."""
    sight = game.seen_by(seat)
    return {**sight.setting.rulebook.presentation.view(sight.setting, sight.state, seat), "to_move": sight.to_move}


def pushed(game: Game, move: str) -> tuple[Game, Ply]:
    """A twin of a game after a move, and what the move was like."""
    seat = game.to_move
    assert seat is not None
    twin = game.copy()
    twin.push(move)
    return twin, Ply(seat, move, table_seen(game, seat), table_seen(twin, seat), tuple(twin.events))


def play(plot: Plot, game: Game, number: int, rng: random.Random) -> Game | None:
    """The game after all scenes from that number on; None if they cannot come about."""
    if number == len(plot.scenes):
        return game
    scene = plot.scenes[number]
    ways = by_others(game, scene, rng) if scene.seat is None else by_wish(plot, game, scene, rng)
    for after in itertools.islice(ways, TRIED):
        if (found := play(plot, after, number + 1, rng)) is not None:
            return found
    return None


def by_wish(plot: Plot, game: Game, scene: Scene, rng: random.Random) -> Iterator[Game]:
    """The games after each move that is as wished."""
    if game.to_move != scene.seat:
        return
    moves = [move.text for move in game.legal_moves if re.match(scene.looks, move.text)]
    rng.shuffle(moves)
    for move in moves:
        after, ply = pushed(game, move)
        if scene.wish(ply) and (scene.seat != 0 or plot.natural(game, move)):
            yield after


def by_others(game: Game, scene: Scene, rng: random.Random) -> Iterator[Game]:
    """Games in which the others have played until the person has the move."""
    for _ in range(TRIED):
        twin, choose = game.copy(), scene.others(rng)
        while twin.to_move and twin.number - game.number < LONGEST:
            twin.push(choose(twin))
        if twin.to_move == 0:
            seen = table_seen(twin, 0)
            if scene.wish(Ply(0, "", seen, seen, tuple(twin.events))):
                yield twin


def find(plot: Plot, seed: int) -> Game | None:
    """The game of a plot in the deal of a seed, if it can come about there."""
    return play(plot, Game.begin(plot.setting(), seed_bytes(seed)), 0, random.Random(seed))


def main(words: Sequence[str]) -> None:
    """Look for a deal, and print it."""
    from plots_of_guides import PLOTS

    plot = PLOTS[words[0]]
    for seed in itertools.count(int(words[1]) if len(words) > 1 else 1):
        found = find(plot, seed)
        if found is not None:
            line = [move.text for move in found.moves]
            again = Game.begin(plot.setting(), seed_bytes(seed))
            for move in line:
                again.push(move)
            made = {"players": plot.players, "edition": plot.edition, "options": plot.options, "seed": seed}
            print(json.dumps({**made, "line": line}, indent=2))
            return


if __name__ == "__main__":
    main(sys.argv[1:])
