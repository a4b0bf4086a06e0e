"""The decisions of a finished game, each with the information that its player had."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from durbar.games.errors import RecordError
from durbar.games.game import Game, Outcome, Setting
from durbar.games.moves import Move
from durbar.games.record import replay
from durbar.games.sight import Sight


@dataclass(frozen=True)
class Decision:
    """A decision: after ``number`` moves, the player in ``seat`` chose ``move``."""

    number: int
    seat: int
    sight: Sight
    """The information that the player had."""
    move: Move

    @property
    def forced(self) -> bool:
        """Whether there was only one legal move."""
        return len(self.sight.legal_moves) == 1


class FinishedGame:
    """A finished game, replayed from its record.

    The constructor raises `RecordError` if the game is not over or the record cannot be replayed.
    """

    def __init__(self, record: dict[str, Any]) -> None:
        self._game: Game = replay(record)
        if self._game.outcome is None:
            raise RecordError("tables.analyse-unfinished")
        self.outcome: Outcome = self._game.outcome
        self.setting: Setting = self._game.setting
        self.moves = self._game.number
        """The number of moves."""

    def decisions(self) -> Iterator[Decision]:
        """Yield every decision, in order."""
        game = self._game.at(0)
        for number, move in enumerate(self._game.moves):
            seat = game.to_move
            assert seat is not None
            yield Decision(number, seat, game.seen_by(seat), move)
            game.push_legal(move)
