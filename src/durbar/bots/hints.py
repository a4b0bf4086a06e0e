"""Hints: the best few moves in a position, how the game is likely to end after each, and the reasons for them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from durbar.bots.bot import move_from_id, require_legal_ids
from durbar.bots.thinking import Budget, SearchedMove, consider
from durbar.games.message import Message
from durbar.games.moves import Move
from durbar.games.reasons import forced_move_reason
from durbar.games.sight import Sight

MAX_REASONS = 3
"""The most reasons for or against a move."""
MIN_VISIT_SHARE = 0.02
"""A move with a smaller share of the search's visits than this is not suggested: its figures are too uncertain."""


@dataclass(frozen=True)
class Hint:
    """A suggested move. A forced move is not searched, so it has no figures."""

    move: Move
    win: float | None
    """The estimated chance to win, from 0 to 1."""
    lead: float | None
    """The estimated final lead over the best rival, in points."""
    reasons: tuple[Message, ...]
    """The reasons for the move, the most important first."""

    @property
    def forced(self) -> bool:
        """Whether the move is the only legal one."""
        return self.win is None


def hint(
    sight: Sight,
    budget: Budget = Budget(2000, seconds=2.0),  # noqa: B008  # immutable
    seed: int = 0,
    max_hints: int = 3,
) -> list[Hint]:
    """Return at most `max_hints` good moves for the viewer, the best first; raise `NotToMove` if it is not the viewer's
    turn. The hints differ: no two moves are equivalent, and no two hints have the same reasons.
    """
    ids = require_legal_ids(sight)
    if len(ids) == 1:
        move = move_from_id(sight, ids[0])
        return [Hint(move, None, None, (forced_move_reason(), *reasons_for(sight, move))[:MAX_REASONS])]
    candidates = _without_equivalents(sight, _well_searched(consider(sight, budget, seed)))
    hints = (
        Hint(candidate.move, candidate.win, candidate.lead, reasons_for(sight, candidate.move))
        for candidate in candidates
    )
    return list(islice(_without_repeated_reasons(hints), max_hints))


def _well_searched(candidates: list[SearchedMove]) -> list[SearchedMove]:
    """Return the best move, and the other moves with at least `MIN_VISIT_SHARE` of all visits."""
    min_visits = MIN_VISIT_SHARE * sum(candidate.visits for candidate in candidates)
    return [candidate for rank, candidate in enumerate(candidates) if rank == 0 or candidate.visits >= min_visits]


def _without_equivalents(sight: Sight, candidates: Iterable[SearchedMove]) -> Iterator[SearchedMove]:
    """Yield the moves, but only the first of several equivalent moves."""
    seen_keys = set[Hashable]()
    for candidate in candidates:
        key = sight.equivalence_key(candidate.move)
        if key not in seen_keys:
            seen_keys.add(key)
            yield candidate


def _without_repeated_reasons(hints: Iterable[Hint]) -> Iterator[Hint]:
    """Yield the hints, but only the first of several hints with the same reasons: the others would say nothing new."""
    seen_reasons = set[str]()
    for suggestion in hints:
        reasons = repr(suggestion.reasons)
        if reasons not in seen_reasons:
            seen_reasons.add(reasons)
            yield suggestion


def reasons_against(sight: Sight, move: Move, better: Move) -> tuple[Message, ...]:
    """Return the reasons against a move compared with `better`. They use only what the viewer knows."""
    assert sight.seat is not None
    setting = sight.setting
    better_with_preview = (better.id, sight.preview(better))
    reasons = setting.rulebook.presentation.reasons_against(
        setting, sight.state, sight.seat, move.id, sight.preview(move), better_with_preview
    )
    return tuple(reasons[:MAX_REASONS])


def reasons_for(sight: Sight, move: Move) -> tuple[Message, ...]:
    """Return the reasons for a move. They use only what the viewer knows."""
    assert sight.seat is not None
    setting = sight.setting
    reasons = setting.rulebook.presentation.reasons(setting, sight.state, sight.seat, move.id, sight.preview(move))
    return tuple(reasons[:MAX_REASONS])
