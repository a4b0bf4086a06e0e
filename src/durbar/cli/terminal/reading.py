"""What somebody who typed something meant: a number of the list, a move in notation, or nearly one.

Notation is read with the letters of the language that the table speaks; what means nothing with these, as records write
it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from durbar.cli.speaking import language
from durbar.games.errors import MalformedMove
from durbar.games.game import IllegalMove, Move, Sight
from durbar.games.markup import strip
from durbar.games.page import Choice
from durbar.games.spelling import plain, read_spelt
from durbar.games.words import speller

_NUMBER = re.compile(r"(?P<number>\d{1,4})\s*(?P<rest>\D.*)?")


def are_numbered(sight: Sight) -> bool:
    """Whether moves can be chosen by number: not where the game's own notation has bare numbers."""
    return not any(move.text.isdigit() for move in sight.legal_moves)


def spelt(sight: Sight, text: str) -> str:
    """A move as the table's language writes it."""
    return speller(language(), sight.setting)(text)


def move_meant(sight: Sight, choices: Sequence[Choice], typed: str) -> Move | None:
    """The legal move that was meant; None if none was, or more than one could have been."""
    spell = speller(language(), sight.setting)
    legal = {spell(move.text): move for move in sight.legal_moves}
    if typed in legal:
        return legal[typed]
    alike = _alike(legal, typed)
    if alike is not None:
        return alike
    by_number = _NUMBER.fullmatch(typed)
    if by_number and are_numbered(sight):
        number, rest = int(by_number["number"]), by_number["rest"] or ""
        if not rest and not 1 <= number <= len(choices):
            return None
        chosen = strip(choices[number - 1].text) if 1 <= number <= len(choices) else ""
        found = legal.get(chosen + rest) or _alike(legal, chosen + rest) if chosen else None
        if found is None and chosen in legal:
            found = _as_recorded(sight, legal[chosen].text + rest)
        if found is not None:
            return found
    return _as_recorded(sight, typed)


def refused(sight: Sight, typed: str) -> IllegalMove | None:
    """Why a move that was typed may not be made; None if it may, `MalformedMove` if it is none."""
    return sight.refusal(read_spelt(typed, language(), sight.setting))


def _as_recorded(sight: Sight, typed: str) -> Move | None:
    """The legal move that is written so in records, where that means nothing else in the table's language."""
    if language() == "en":
        return None  # which records write
    legal = {move.text: move for move in sight.legal_moves}
    try:
        return legal.get(read_spelt(typed, language(), sight.setting))
    except MalformedMove:
        return _alike(legal, typed)


def _alike(legal: Mapping[str, Move], typed: str) -> Move | None:
    """The one legal move that differs from what was typed only by what is easily mistyped."""
    bare = _bare(typed)
    found = [move for text, move in legal.items() if _bare(text) == bare]
    return found[0] if len(found) == 1 and bare else None


def _bare(text: str) -> str:
    """A text without what is easily mistyped: case, accents, spaces, signs."""
    return re.sub(r"[\W_]", "", plain(text))
