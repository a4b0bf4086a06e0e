"""Parsing moves that people type with the letters of their language: see `durbar.games.words.speller`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from unicodedata import combining, normalize

from durbar.games.rulebook import Board, Rulebook, Setting
from durbar.games.words import speller


def parse_localised(text: str, language: str, setting: Setting) -> str:
    """Return the notation of a move that was typed with the letters of a language; raise `MalformedMove` if the text is
    not a move.

    A text that is not a move in that language is read as the notation of records, which uses English letters.
    """
    rulebook = setting.rulebook
    notation = _notation_by_typed_text(rulebook, setting.edition, setting.board, language).get(plain(text))
    return notation if notation is not None else rulebook.notation.text(setting, rulebook.notation.parse(setting, text))


def plain(text: str) -> str:
    """Return a text in lower case, without accents, and with underscores for spaces."""
    decomposed = normalize("NFKD", text.strip().replace(" ", "_"))
    return "".join(character for character in decomposed if not combining(character)).casefold()


@lru_cache(16)
def _notation_by_typed_text(rulebook: Rulebook, edition: str, board: Board, language: str) -> Mapping[str, str]:
    """Return the notation of every move of a game by the text that people type in a language."""
    setting = rulebook.setting(rulebook.rules.editions[edition].start, edition, board)
    spell, notations = speller(language, setting), dict[str, str]()
    for id in range(rulebook.rules.kernel.ids):
        text = rulebook.notation.text(setting, id)
        notations.setdefault(plain(spell(text)), text)
    return notations
