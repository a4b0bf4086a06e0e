"""A finished game as the decisions it was made of: each with what its player could know then, and nothing more."""

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
    """One decision of a game: ``number`` moves had been made by then, and ``move`` was made."""

    number: int
    seat: int
    sight: Sight
    """What the player could know."""
    move: Move

    @property
    def forced(self) -> bool:
        """Whether there was nothing to decide."""
        return len(self.sight.legal_moves) == 1


class FinishedGame:
    """A game that is over, to be looked back at. `RecordError` if it is not over, or does not replay."""

    def __init__(self, record: dict[str, Any]) -> None:
        self._game: Game = replay(record)
        if self._game.outcome is None:
            raise RecordError("tables.analyse-unfinished")
        self.outcome: Outcome = self._game.outcome
        self.setting: Setting = self._game.setting
        self.moves = self._game.number
        """How many moves were made."""

    def decisions(self) -> Iterator[Decision]:
        """Every decision, in order."""
        past = self._game.at(0)
        for number, move in enumerate(self._game.moves):
            seat = past.to_move
            assert seat is not None
            yield Decision(number, seat, past.seen_by(seat), move)
            past.push_legal(move)
