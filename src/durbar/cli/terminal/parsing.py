"""Parses typed moves: a number in the list, or a move in notation, even if it is slightly mistyped.

Notation uses the letters of the chosen language. Text that is not valid in them is read in the notation of records.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from durbar.cli.i18n import language
from durbar.games.errors import MalformedMove
from durbar.games.game import IllegalMove, Move, Sight
from durbar.games.markup import strip
from durbar.games.page import Choice
from durbar.games.spelling import parse_localised, plain
from durbar.games.words import speller

_NUMBER = re.compile(r"(?P<number>\d{1,4})\s*(?P<rest>\D.*)?")


def are_numbered(sight: Sight) -> bool:
    """Return whether moves can be chosen by number. They cannot if the game's notation has bare numbers."""
    return not any(move.text.isdigit() for move in sight.legal_moves)


def localised(sight: Sight, text: str) -> str:
    """Return a move in the notation of the chosen language."""
    return speller(language(), sight.setting)(text)


def parse_move(sight: Sight, choices: Sequence[Choice], typed: str) -> Move | None:
    """Return the legal move that ``typed`` stands for; None if there is none, or more than one."""
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
        move = legal.get(chosen + rest) or _alike(legal, chosen + rest) if chosen else None
        if move is None and chosen in legal:
            move = _as_recorded(sight, legal[chosen].text + rest)
        if move is not None:
            return move
    return _as_recorded(sight, typed)


def refused(sight: Sight, typed: str) -> IllegalMove | None:
    """Return why a typed move is illegal; None if it is legal. Raise `MalformedMove` if it is not a move."""
    return sight.refusal(parse_localised(typed, language(), sight.setting))


def _as_recorded(sight: Sight, typed: str) -> Move | None:
    """Return the legal move in the notation of records, unless ``typed`` is valid in the chosen language."""
    if language() == "en":
        return None  # the notation of records is English
    legal = {move.text: move for move in sight.legal_moves}
    try:
        return legal.get(parse_localised(typed, language(), sight.setting))
    except MalformedMove:
        return _alike(legal, typed)


def _alike(legal: Mapping[str, Move], typed: str) -> Move | None:
    """Return the only legal move that equals ``typed`` apart from case, accents, spaces and punctuation."""
    bare = _bare(typed)
    matches = [move for text, move in legal.items() if _bare(text) == bare]
    return matches[0] if len(matches) == 1 and bare else None


def _bare(text: str) -> str:
    """Return a text without case, accents, spaces and punctuation."""
    return re.sub(r"[\W_]", "", plain(text))
