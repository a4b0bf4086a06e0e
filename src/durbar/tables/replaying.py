"""Looking back: a table as it stood after any of its moves, as a viewer saw it then.

What was taken back did not happen. An analysis looks back at the record it was opened on, not at what was tried since.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from durbar.games.game import Game
from durbar.games.message import Message
from durbar.games.sight import Sight
from durbar.tables.actions import NotNow
from durbar.tables.table import Table


@dataclass(frozen=True)
class Position:
    """A game after ``number`` moves: what a viewer sees of it, and what they were told of the move that led there."""

    number: int
    sight: Sight
    told: tuple[Message, ...]


@dataclass(frozen=True)
class Replay:
    """A game gone through again. ``seat`` is who looks, None for a spectator; ``laid_open``: somebody before whom every
    hand lies face up, which is for whoever calls this to grant.
    """

    table: Table
    seat: int | None = None
    laid_open: bool = False

    @property
    def last(self) -> int:
        """How many moves there are."""
        return len(self.table.played.history)

    def at(self, number: int) -> Position:
        """The position after so many moves; `NotNow` if they have not been made."""
        return next(self.positions(number, 1))

    def positions(self, first: int, many: int) -> Iterator[Position]:
        """The position after so many moves, and those that follow it: so many in all, as far as there are any."""
        played = self.table.played
        if not 0 <= first <= self.last:
            raise NotNow("tables.moves-not-made")
        game = played.game.at(first)
        for number in range(first, min(first + many, self.last + 1)):
            if number > first:
                game.push(played.history[number - 1].move)
            sight = game.laid_open() if self.laid_open else game.seen_by(self.seat)
            yield Position(number, sight, sight.story())

    def chapters(self) -> list[int]:
        """After how many moves each chapter (a visit, say, or a turn) begins; the first begins with the deal."""
        played = self.table.played
        game: Game = played.game.at(0)
        starts, chapter = [0], game.position.chapter
        for number, made in enumerate(played.history, 1):
            game.push(made.move)
            if game.position.chapter != chapter and game.to_move is not None:
                starts.append(number)
                chapter = game.position.chapter
        return starts

    def times(self) -> list[float | None]:
        """When each move was made; None for what came with a record."""
        played = self.table.played
        if self.table.analysis:
            return [None] * len(played.history)
        made: list[float | None] = [None] * len(self.table.terms["record"]["moves"])
        for entry in self.table.log:
            if entry.kind == "moved":
                made.append(entry.at)
            elif entry.kind == "back":
                del made[entry.body["number"] :]
        return made
