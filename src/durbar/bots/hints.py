"""Hints: the best few moves of a sight, how they are likely to turn out, and what speaks for them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from durbar.bots.bot import chosen, options
from durbar.bots.thinking import Budget, Considered, consider
from durbar.games.message import Message
from durbar.games.moves import Move
from durbar.games.reasons import forced
from durbar.games.sight import Sight

MOST_REASONS = 3
BARELY_LOOKED_AT = 0.02
"""A move that got a smaller share of the thinking than this is not worth a word: its figures are mere chance."""


@dataclass(frozen=True)
class Hint:
    """A move worth making. A forced one was not thought about, so nothing is known of how it turns out."""

    move: Move
    win: float | None
    """The chance to win, from 0 to 1, as far as search can tell."""
    lead: float | None
    """The lead over the best rival in the end, in points."""
    reasons: tuple[Message, ...]
    """What speaks for it, the weightiest first."""

    @property
    def forced(self) -> bool:
        """Whether it is the only legal move."""
        return self.win is None


def hint(
    sight: Sight,
    budget: Budget = Budget(2000, seconds=2.0),  # noqa: B008  # frozen
    seed: int = 0,
    most: int = 3,
) -> list[Hint]:
    """Return the best moves for the viewer, the best first; `NotToMove` if it is not the viewer's turn."""
    ids = options(sight)
    if len(ids) == 1:
        move = chosen(sight, ids[0])
        return [Hint(move, None, None, (forced(), *reasons_for(sight, move))[:MOST_REASONS])]
    found = _different(sight, _worth_a_word(consider(sight, budget, seed)))
    return [Hint(one.move, one.win, one.lead, reasons_for(sight, one.move)) for one in islice(found, most)]


def _worth_a_word(found: list[Considered]) -> list[Considered]:
    """Return the moves that were thought about in earnest; the best always is."""
    thought = sum(one.visits for one in found)
    return [one for at, one in enumerate(found) if at == 0 or one.visits >= BARELY_LOOKED_AT * thought]


def _different(sight: Sight, found: Iterable[Considered]) -> Iterator[Considered]:
    """Of moves that come down to the same only the first."""
    told = set[Hashable]()
    for one in found:
        what = sight.amounts_to(one.move)
        if what not in told:
            told.add(what)
            yield one


def reasons_against(sight: Sight, move: Move, better: Move) -> tuple[Message, ...]:
    """Return what speaks against a move where another one is better: told from the sight and from previews, too."""
    assert sight.seat is not None
    setting, instead = sight.setting, (better.id, sight.preview(better))
    told = setting.rulebook.presentation.against(
        setting, sight.state, sight.seat, move.id, sight.preview(move), instead
    )
    return tuple(told[:MOST_REASONS])


def reasons_for(sight: Sight, move: Move) -> tuple[Message, ...]:
    """Return what speaks for a move: told from the sight and from its preview, never from the truth."""
    assert sight.seat is not None
    setting = sight.setting
    told = setting.rulebook.presentation.reasons(setting, sight.state, sight.seat, move.id, sight.preview(move))
    return tuple(told[:MOST_REASONS])
