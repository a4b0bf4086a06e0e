"""What somebody who typed something meant: a number of the list, a move in notation, or nearly one."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from durbar.games.game import Move, Sight
from durbar.games.markup import strip
from durbar.games.page import Choice

_NUMBER = re.compile(r"(?P<number>\d{1,4})\s*(?P<rest>\D.*)?")


def are_numbered(sight: Sight) -> bool:
    """Whether moves can be chosen by number: not where the game's own notation has bare numbers."""
    return not any(move.text.isdigit() for move in sight.legal_moves)


def move_meant(sight: Sight, choices: Sequence[Choice], typed: str) -> Move | None:
    """The legal move that was meant; None if none was, or more than one could have been."""
    legal = {move.text: move for move in sight.legal_moves}
    if typed in legal:
        return legal[typed]
    alike = _alike(legal, typed)
    if alike is not None:
        return alike
    by_number = _NUMBER.fullmatch(typed)
    if by_number and are_numbered(sight):
        number = int(by_number["number"])
        if not 1 <= number <= len(choices):
            return None
        typed = strip(choices[number - 1].text) + (by_number["rest"] or "")
        return legal.get(typed) or _alike(legal, typed)
    return None


def _alike(legal: Mapping[str, Move], typed: str) -> Move | None:
    """The one legal move that differs from what was typed only by what is easily mistyped."""
    found = [move for text, move in legal.items() if _bare(text) == _bare(typed)]
    return found[0] if len(found) == 1 and _bare(typed) else None


def _bare(text: str) -> str:
    """A text without what is easily mistyped: case, spaces, signs."""
    return re.sub(r"[\W_]", "", text.casefold())
