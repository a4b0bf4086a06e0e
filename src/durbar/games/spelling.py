"""Moves as somebody types them, with the letters of their language: see `durbar.games.words.spell`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from unicodedata import combining, normalize

from durbar.games.rulebook import Setting
from durbar.games.words import spell


def read_spelt(text: str, language: str, setting: Setting) -> str:
    """The notation of a move that was spelt in a language; `MalformedMove` if it is none. What means nothing there is
    read as records write it: whoever knows only that is understood where nothing else can be meant.
    """
    meant = _meanings(_Spelt(setting), language).get(_plain(text))
    rulebook = setting.rulebook
    return meant if meant is not None else rulebook.text(setting, rulebook.parse(setting, text))


def _plain(text: str) -> str:
    """Without accents, in small letters, a space as notation writes it: people type in a hurry."""
    apart = normalize("NFKD", text.strip().replace(" ", "_"))
    return "".join(sign for sign in apart if not combining(sign)).casefold()


class _Spelt:
    """A setting, equal to all others whose moves are written alike."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.key = setting.rulebook.name, setting.edition, setting.board.digest

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Spelt) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(16)
def _meanings(spelt: _Spelt, language: str) -> Mapping[str, str]:
    """Every move of a game by what one types for it."""
    setting, meanings = spelt.setting, dict[str, str]()
    for id in range(setting.rulebook.kernel.ids):
        text = setting.rulebook.text(setting, id)
        meanings.setdefault(_plain(spell(text, language, setting)), text)
    return meanings
