"""The words that are typed at a table. The English ones are understood in every language."""

from __future__ import annotations

from collections.abc import Iterable

from durbar.cli.speaking import HERE, language
from durbar.games.spelling import plain
from durbar.games.words import phrase

COMMANDS = ("help", "more", "hint", "undo", "log", "sheet", "table", "save", "quit")
"""The commands by their English names, in the order they are taught."""


def taught(command: str) -> str:
    """The word that people are taught for a command."""
    return words_for(command, language())[0]


def command_meant(typed: str) -> str | None:
    """The command of a word; None if it is none."""
    return next((command for command in COMMANDS if means(typed, command)), None)


def means(typed: str, what: str) -> bool:
    """Whether a word is one of those for something."""
    return is_one_of(typed, (*words_for(what, "en"), *words_for(what, language())))


def is_one_of(typed: str, words: Iterable[str]) -> bool:
    """Whether one of these was typed, however hurriedly."""
    return plain(typed) in map(plain, words)


def words_for(what: str, tongue: str) -> list[str]:
    """The words for something in a language, the one that is taught first."""
    return (phrase(HERE, f"word-{what}", tongue) or phrase(HERE, f"word-{what}", "en") or what).split()
