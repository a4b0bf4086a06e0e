"""Reading moves as people type them, with the letters of their language: see `durbar.games.words.speller`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from unicodedata import combining, normalize

from durbar.games.rulebook import Board, Rulebook, Setting
from durbar.games.words import speller


def parse_localised(text: str, language: str, setting: Setting) -> str:
    """Return the notation of a move that is spelt in a language; raise `MalformedMove` if it is not a move.

    A text without a meaning in that language is read as the notation of records.
    """
    rulebook = setting.rulebook
    notation = _meanings(rulebook, setting.edition, setting.board, language).get(plain(text))
    return notation if notation is not None else rulebook.notation.text(setting, rulebook.notation.parse(setting, text))


def plain(text: str) -> str:
    """Return a text without accents, in lower case, and with spaces as the notation writes them."""
    apart = normalize("NFKD", text.strip().replace(" ", "_"))
    return "".join(sign for sign in apart if not combining(sign)).casefold()


@lru_cache(16)
def _meanings(rulebook: Rulebook, edition: str, board: Board, language: str) -> Mapping[str, str]:
    """Return every move of a game by its typed text."""
    setting = rulebook.setting(rulebook.rules.editions[edition].start, edition, board)
    spell, meanings = speller(language, setting), dict[str, str]()
    for id in range(rulebook.rules.kernel.ids):
        text = rulebook.notation.text(setting, id)
        meanings.setdefault(plain(spell(text)), text)
    return meanings
