"""Parses typed moves: a number in the list, or a move in notation, even if it is slightly mistyped.

Notation uses letters that depend on the chosen language. Text that is not valid in that notation is parsed in the
English notation, which records use.
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

# Matches the number of a move in the list, and the text after it, such as "+wE" in "2+wE".
_NUMBER = re.compile(r"(?P<number>\d{1,4})\s*(?P<rest>\D.*)?")


def are_numbered(sight: Sight) -> bool:
    """Return whether moves can be chosen by number. They cannot if a legal move is itself written as a number."""
    return not any(move.text.isdigit() for move in sight.legal_moves)


def localised(sight: Sight, text: str) -> str:
    """Return a move in the notation of the chosen language."""
    return speller(language(), sight.setting)(text)


def parse_move(sight: Sight, choices: Sequence[Choice], typed: str) -> Move | None:
    """Return the legal move that ``typed`` stands for; None if it stands for no move, or for more than one.

    ``choices`` is the list of moves on the screen, to which typed numbers refer.
    """
    spell = speller(language(), sight.setting)
    legal = {spell(move.text): move for move in sight.legal_moves}
    if typed in legal:
        return legal[typed]
    similar = _find_similar(legal, typed)
    if similar is not None:
        return similar
    by_number = _NUMBER.fullmatch(typed)
    if by_number and are_numbered(sight):
        number, rest = int(by_number["number"]), by_number["rest"] or ""
        if not rest and not 1 <= number <= len(choices):
            return None
        chosen = strip(choices[number - 1].text) if 1 <= number <= len(choices) else ""
        move = legal.get(chosen + rest) or _find_similar(legal, chosen + rest) if chosen else None
        if move is None and chosen in legal:
            move = _parse_record_notation(sight, legal[chosen].text + rest)
        if move is not None:
            return move
    return _parse_record_notation(sight, typed)


def find_refusal(sight: Sight, typed: str) -> IllegalMove | None:
    """Return why a typed move is illegal; None if it is legal. Raise `MalformedMove` if it is not a move."""
    return sight.refusal(parse_localised(typed, language(), sight.setting))


def _parse_record_notation(sight: Sight, typed: str) -> Move | None:
    """Return the legal move that ``typed`` stands for in the notation of records. If ``typed`` is valid notation in the
    chosen language, only that is considered.
    """
    if language() == "en":
        return None  # the notation of records is English
    legal = {move.text: move for move in sight.legal_moves}
    try:
        return legal.get(parse_localised(typed, language(), sight.setting))
    except MalformedMove:
        return _find_similar(legal, typed)


def _find_similar(legal: Mapping[str, Move], typed: str) -> Move | None:
    """Return the only legal move that equals ``typed`` apart from case, accents, spaces and punctuation."""
    simplified = _simplify(typed)
    matches = [move for text, move in legal.items() if _simplify(text) == simplified]
    return matches[0] if len(matches) == 1 and simplified else None


def _simplify(text: str) -> str:
    """Return a text without case, accents, spaces and punctuation."""
    return re.sub(r"[\W_]", "", plain(text))
