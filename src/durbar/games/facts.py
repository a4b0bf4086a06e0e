"""The facts that a page of text shows about the table of any game. Each game adds its own facts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from durbar.games.markup import SEAT_STYLES, escape, fold, styled
from durbar.games.page import PageContext
from durbar.games.words import join_with_semicolons, listed, speaker, speller


class TableFacts:
    """The facts that a viewer can see on the table, computed once for a page."""

    def __init__(self, context: PageContext) -> None:
        self.context = context
        self.sight = context.sight
        self.setting = context.sight.setting
        self.seat = context.sight.seat
        presentation = self.setting.rulebook.presentation
        self.view: Mapping[str, Any] = presentation.view(self.setting, context.sight.state, self.seat)
        self.is_over = context.sight.to_move is None
        names = [self.name(seat) for seat in range(len(context.names))]
        self.say = speaker(context.language, self.setting, names, self.seat)
        """A function that renders a message with the names that the method `name` returns."""
        self.spell = speller(context.language, self.setting)

    @property
    def seats(self) -> list[dict[str, Any]]:
        """Each seat's part of the view."""
        seats: list[dict[str, Any]] = self.view["seats"]
        return seats

    def name(self, seat: int) -> str:
        """Return a player's name, marked up."""
        return styled(SEAT_STYLES[seat], escape(self.context.names[seat]))

    def score(self, seat: int) -> int:
        """Return a player's points."""
        return self.sight.position.score(seat)

    def listed(self, parts: Iterable[str]) -> str:
        """Return texts as a list in a sentence: ``a, b and c``."""
        return listed(parts, self.context.language)

    def separated(self, parts: Iterable[str]) -> str:
        """Return texts separated by semicolons."""
        return join_with_semicolons(parts, self.context.language)

    def folded(self, sentences: Iterable[str]) -> list[str]:
        """Return sentences broken into lines that fit the page; each sentence begins a new line."""
        return [line for sentence in sentences for line in fold(sentence, self.context.width)]


def initials(names: Sequence[str]) -> list[str]:
    """Return the first letter of each name, or the seat numbers if two names begin with the same letter."""
    letters = [name[:1].upper() for name in names]
    return letters if len(set(letters)) == len(letters) else [str(seat + 1) for seat in range(len(names))]
