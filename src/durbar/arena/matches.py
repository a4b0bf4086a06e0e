"""Matches: many games between bots. The results do not depend on the number of processors."""

from __future__ import annotations

import importlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from time import perf_counter
from typing import Any

from durbar.arena.figures import Result
from durbar.bots.bot import bot
from durbar.games.errors import MoveError, SettingError
from durbar.games.game import Game, Setting, rulebook


def derive_seed(seed: int, number: int, purpose: str = "game") -> bytes:
    """Return a 256-bit seed derived from a match's seed and a number. Each purpose has its own series of seeds."""
    return sha256(f"durbar {purpose} {number} of {seed}".encode()).digest()


class BotFault(RuntimeError):
    """Raised when a bot makes an illegal move."""


@dataclass(frozen=True)
class Match:
    """A match: the setting of its games, the bots and the seed. All fields have plain types, so that a match can be
    sent to another process.
    """

    module: str
    """The module that registers the game."""
    game: str
    """The name of the game."""
    players: int
    edition: str
    options: Mapping[str, Any]
    board: Mapping[str, Any] | None
    """None for the standard board."""
    bots: tuple[str, ...]
    """The bots on the seats of game 0."""
    seed: int
    rotates: bool
    """Whether every bot moves to the next seat after each game, so that the seats do not affect the comparison."""
    duplicate: bool = False
    """Whether each deal is played as often as there are players, with every bot once on every seat, to reduce luck."""

    @classmethod
    def of(
        cls, setting: Setting, bots: Sequence[str], seed: int, rotates: bool = True, duplicate: bool = False
    ) -> Match:
        """Return a match with a checked setting. If only one bot is given, it plays on all seats."""
        if duplicate and not rotates:
            raise SettingError("arena.duplicate-rotates")
        names = tuple(bots) * setting.players if len(bots) == 1 else tuple(bots)
        if len(names) != setting.players:
            raise SettingError("arena.number-of-bots", players=setting.players, given=len(names))
        for name in dict.fromkeys(names):
            bot(name, 0)  # raises if there is no bot of that name
        return cls(
            module=type(setting.rulebook.rules).__module__,
            game=setting.rulebook.name,
            players=setting.players,
            edition=setting.edition,
            options=dict(setting.options),
            board=setting.board.to_dict() if setting.has_custom_board else None,
            bots=names,
            seed=seed,
            rotates=rotates,
            duplicate=duplicate,
        )

    @cached_property
    def setting(self) -> Setting:
        """The setting of every game."""
        importlib.import_module(self.module)
        book = rulebook(self.game)
        board = book.rules.board_from_dict(self.board) if self.board is not None else None
        return book.setting(self.players, self.edition, board, self.options)

    def __getstate__(self) -> dict[str, Any]:
        """Return the state to pickle: all fields except `setting`, which each process builds itself."""
        return {name: value for name, value in vars(self).items() if name != "setting"}

    def deal(self, number: int) -> int:
        """Return the number of the deal with which game ``number`` is played."""
        return number // self.players if self.duplicate else number

    def seating(self, number: int) -> tuple[int, ...]:
        """Return, for each seat in game ``number``, the index in `bots` of the bot that plays there."""
        rotation = number if self.rotates else 0
        return tuple((seat - rotation) % self.players for seat in range(self.players))

    def play(self, number: int) -> tuple[Game, Result]:
        """Play a game of the match; return the game and its result. Each bot gets only what its seat may know."""
        seating = self.seating(number)
        game = Game.begin(self.setting, derive_seed(self.seed, self.deal(number)))
        bot_seeds = [derive_seed(self.seed, number * self.players + index, "bot") for index in seating]
        seated_bots = [
            bot(self.bots[index], int.from_bytes(bot_seed, "little"))
            for index, bot_seed in zip(seating, bot_seeds, strict=True)
        ]
        first = game.to_move
        assert first is not None
        moves, seconds = [0] * self.players, [0.0] * self.players
        while (seat := game.to_move) is not None:
            try:
                sight = game.seen_by(seat)
                start = perf_counter()
                move = seated_bots[seat].choose(sight)
                seconds[seat] += perf_counter() - start
                moves[seat] += 1
                game.push(move)
            except MoveError as error:
                name = self.bots[seating[seat]]
                raise BotFault(
                    f"in game {number} of seed {self.seed} the bot {name} made an illegal move: {error}"
                ) from error
        outcome = game.outcome
        assert outcome is not None
        return game, Result(
            number=number,
            bots=tuple(self.bots[index] for index in seating),
            first=first,
            scores=outcome.scores,
            winners=outcome.winners,
            points=game.sheet.totals[-1],
            decisions=game.number,
            ranks=outcome.ranks,
            moves=tuple(moves),
            seconds=tuple(round(total, 6) for total in seconds),
        )

    def record_line(self, game: Game, number: int) -> bytes:
        """Return a game's record as one line of JSON. The seats of a repeated bot are named "greedy 1" and so on."""
        repeated = {name for name in self.bots if self.bots.count(name) > 1}
        names = [
            f"{self.bots[index]} {index + 1}" if self.bots[index] in repeated else self.bots[index]
            for index in self.seating(number)
        ]
        return json.dumps(game.record(names), ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
