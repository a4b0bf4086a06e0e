"""Results: the score sheet during a game, and the outcome at its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from durbar.games.kernel.position import Position
from durbar.games.rulebook import Setting
from durbar.games.view_types import OutcomeJson, SheetJson


@dataclass(frozen=True)
class Outcome:
    """The result of a game: the score and the rank of each seat. Rank 1 is the best; several seats can share a rank."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def to_json(self) -> OutcomeJson:
        """Return the outcome as JSON."""
        return {"scores": list(self.scores), "ranks": list(self.ranks), "winners": list(self.winners)}


@dataclass(frozen=True)
class Sheet:
    """A score sheet: every seat's points by source at the end of each chapter, such as a visit or a turn."""

    sources: tuple[str, ...]
    totals: tuple[tuple[tuple[int, ...], ...], ...] = ()
    """``totals[chapter][seat][source]``: the points from the start of the game to the end of that chapter."""

    def with_chapter(self, totals: Sequence[Sequence[int]]) -> Sheet:
        """Return a copy of the sheet with one more chapter. ``totals[seat][source]`` are the points up to its end."""
        return Sheet(self.sources, (*self.totals, tuple(tuple(row) for row in totals)))

    def rows(self) -> list[list[dict[str, int]]]:
        """Return ``rows[chapter][seat]``: the points from each source in that chapter, without zeros."""
        rows = []
        previous = [[0] * len(self.sources) for _ in self.totals[0]] if self.totals else []
        for chapter in self.totals:
            rows.append(
                [
                    {
                        name: total - previous_total
                        for name, total, previous_total in zip(self.sources, row, previous_row, strict=True)
                        if total != previous_total
                    }
                    for row, previous_row in zip(chapter, previous, strict=True)
                ]
            )
            previous = [list(row) for row in chapter]
        return rows

    def to_json(self) -> SheetJson:
        """Return the sheet as JSON: the names of the sources, and the result of `rows`."""
        return {"sources": list(self.sources), "rows": self.rows()}


def tallies(setting: Setting, state: Any) -> list[Sequence[int]]:
    """Return every seat's points by source."""
    return [setting.rulebook.rules.tally(state, seat) for seat in range(setting.players)]


def running_sheet(setting: Setting, finished_chapters: Sheet, state: Any) -> Sheet:
    """Return the sheet of the finished chapters and, if the game is not over, the current chapter."""
    if state.frame.mover < 0:  # the game is over
        return finished_chapters
    return finished_chapters.with_chapter(tallies(setting, state))


def outcome_of(setting: Setting, position: Position) -> Outcome | None:
    """Return the result of a position; None if the game is not over."""
    if position.mover >= 0:
        return None
    state, seats = position.read(), range(setting.players)
    keys = [setting.rulebook.rules.ranking_key(setting, state, seat) for seat in seats]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Outcome(tuple(position.score(seat) for seat in seats), ranks)
