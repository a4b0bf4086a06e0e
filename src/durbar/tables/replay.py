"""Replays of tables: the position after any move, as a viewer saw it.

Moves that were taken back are left out. The replay of an analysis shows the record on which the analysis was opened,
not the moves that were tried since.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from durbar.games.game import Game
from durbar.games.message import Message
from durbar.games.sight import Sight
from durbar.tables.actions import ActionRefused
from durbar.tables.table import Table


@dataclass(frozen=True)
class Position:
    """A game after ``number`` moves: what a viewer may know of it, and the messages about the last move."""

    number: int
    sight: Sight
    messages: tuple[Message, ...]


@dataclass(frozen=True)
class Replay:
    """The replay of a table's game. ``seat`` is the viewer's seat, None for a spectator. With ``laid_open`` every hand
    is face up; the caller has to check that the viewer may see all hands.
    """

    table: Table
    seat: int | None = None
    laid_open: bool = False

    @property
    def last(self) -> int:
        """The number of the last position, which is the number of moves."""
        return len(self.table.played.history)

    def at(self, number: int) -> Position:
        """Return the position after ``number`` moves. Raise `ActionRefused` if fewer moves have been made."""
        return next(self.positions(number, 1))

    def positions(self, first: int, count: int) -> Iterator[Position]:
        """Yield up to ``count`` positions, beginning with the one after ``first`` moves."""
        played = self.table.played
        if not 0 <= first <= self.last:
            raise ActionRefused("tables.moves-not-made")
        game = played.game.at(first)
        for number in range(first, min(first + count, self.last + 1)):
            if number > first:
                game.push_legal(played.history[number - 1].move)
            sight = game.laid_open() if self.laid_open else game.seen_by(self.seat)
            yield Position(number, sight, sight.story())

    def chapters(self) -> list[int]:
        """Return the number of moves before each chapter, such as a visit or a turn. The first number is 0."""
        played = self.table.played
        game: Game = played.game.at(0)
        starts, chapter = [0], game.position.chapter
        for number, made in enumerate(played.history, 1):
            game.push_legal(made.move)
            if game.position.chapter != chapter and game.to_move is not None:
                starts.append(number)
                chapter = game.position.chapter
        return starts

    def times(self) -> list[float | None]:
        """Return the time of each move; None for moves of the record on which the table was opened."""
        played = self.table.played
        if self.table.analysis:
            return [None] * len(played.history)
        times: list[float | None] = [None] * len(self.table.terms["record"]["moves"])
        for entry in self.table.log:
            if entry.kind == "moved":
                times.append(entry.at)
            elif entry.kind == "back":
                del times[entry.body["number"] :]
        return times
