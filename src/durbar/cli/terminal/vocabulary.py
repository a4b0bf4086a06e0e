"""The words for commands in each language. The English words work in every language."""

from __future__ import annotations

from collections.abc import Iterable

from durbar.cli.i18n import PACKAGE, language
from durbar.games.spelling import plain
from durbar.games.words import phrase

COMMANDS = ("help", "more", "hint", "undo", "log", "sheet", "table", "save", "quit")
"""The commands by their English names, in the order of the help."""


def shown_word(command: str) -> str:
    """Return the word that the help shows for a command."""
    return words_for(command, language())[0]


def parse_command(typed: str) -> str | None:
    """Return the command that a word stands for, or None."""
    return next((command for command in COMMANDS if means(typed, command)), None)


def means(typed: str, name: str) -> bool:
    """Return whether ``typed`` is a word for ``name``, which is a command, or an answer such as ``yes``."""
    return is_one_of(typed, (*words_for(name, "en"), *words_for(name, language())))


def is_one_of(typed: str, words: Iterable[str]) -> bool:
    """Return whether ``typed`` equals one of the words, ignoring case and accents."""
    return plain(typed) in map(plain, words)


def words_for(name: str, language_code: str) -> list[str]:
    """Return the words for a command or an answer in a language; the first is shown in the help."""
    return (phrase(PACKAGE, f"word-{name}", language_code) or phrase(PACKAGE, f"word-{name}", "en") or name).split()
