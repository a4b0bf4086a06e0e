"""Rendering messages as sentences. Each language has a catalog in the format of Project Fluent, such as
``catalogs/en.ftl``.

The messages that all games share are in the catalogs beside this file. A game has catalogs in
``presentation/catalogs``, and other packages of Durbar have their own. The first part of an id names the package:
``tables.seat-taken`` is in ``durbar/tables/catalogs``.

The name of an entry is the id of its message with ``--`` for every dot, because Fluent allows no dots in names:
``taj-mahal.why.city-taken`` is ``taj-mahal--why--city-taken``. The message's arguments are inserted into the entry. An
argument can be None, for example a card that the reader may not know. Then an attribute of the entry is used instead:
``.no-card`` if ``card`` is None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from durbar.games.message import Argument, Message
from durbar.games.rulebook import Rulebook, Setting, is_known, rulebook

SEATS = ("seat", "from")
"""The names of arguments that are seats, in every game. They are rendered as the players' names."""
WHO = "who"
"""The name of an argument that is added to every message with a seat: ``you`` if the seat is the reader's, else
``other``.
"""
NOTATION = "text"
"""The name of arguments that are moves in notation, in every game. `speller` translates their letters."""
LONG_ARGUMENT = 1000
"""Arguments with more characters than this are not passed to Fluent, which rejects long arguments."""


class MissingMessage(LookupError):
    """Raised when a catalog has no entry for a message, or when the message lacks an argument of its entry."""


def say(
    message: Message,
    language: str = "en",
    *,
    setting: Setting | None = None,
    seats: Sequence[str] | None = None,
    you: int | None = None,
    strict: bool = False,
) -> str:
    """Return a message as a sentence. ``seats`` are the players' names. ``setting`` selects the terms of its edition.
    ``you`` is the reader's seat; the sentence then says "You play" instead of "Noor plays".

    If the language has no text for a message or a part of it, the English text is used. If there is no English text
    either, the result is ``str(message)``. With ``strict``, which is for tests, a missing text raises `MissingMessage`.
    """
    if strict:
        return _Translator(language, setting, seats, you, strict=True).say(message)
    return speaker(language, setting, seats, you)(message)


def speaker(
    language: str, setting: Setting | None, seats: Sequence[str] | None = None, you: int | None = None
) -> Callable[[Message], str]:
    """Return a function that renders messages as `say` does. For many messages it is faster than `say`."""
    return _Translator(language, setting, seats, you).say


def listed(parts: Iterable[str], language: str = "en") -> str:
    """Return texts as a list in a sentence: ``a, b and c``."""
    *others, last = list(parts)
    return say(Message("page.and", {"most": ", ".join(others), "last": last}), language) if others else last


def join_with_semicolons(parts: Iterable[str], language: str = "en") -> str:
    """Return texts separated by semicolons: ``a; b; c``."""
    return say(Message("page.apart"), language).join(parts)


def speller(language: str, setting: Setting) -> Callable[[str], str]:
    """Return a function that translates the letters in the notation of moves and pieces, such as the first letters of
    colours. Records and programs use the English letters.
    """
    return _Translator(language, setting, None).spell


def phrase(package: str, name: str, language: str, /, **words: str | float) -> str | None:
    """Return an entry of the catalogs of a package outside ``games``, with `words` as its arguments; None if the
    language has no such entry.
    """
    bundle = _bundle(language, (package,))
    if not bundle.has_message(name):
        return None
    text, errors = _format_pattern(bundle, bundle.get_message(name).value, words)
    return None if errors else text


def languages(book: Rulebook | None = None) -> list[str]:
    """Return the languages for which there are shared catalogs and, if a game is given, catalogs of that game."""
    return sorted(set.intersection(*(set(catalog_languages(package)) for package in _packages(book))))


def catalog_languages(package: str) -> list[str]:
    """Return the languages of a package's catalogs."""
    names = sorted(entry.name for entry in _folder(package).iterdir())
    return [name.removesuffix(".ftl") for name in names if name.endswith(".ftl")]


def entry_name(id: str) -> str:
    """Return the name of a message's entry in the catalogs."""
    return id.replace(".", "--")


class _Translator:
    """Renders messages in one language for one table. The arguments are those of `say`."""

    def __init__(
        self,
        language: str,
        setting: Setting | None,
        seats: Sequence[str] | None,
        you: int | None = None,
        strict: bool = False,
    ) -> None:
        self.language = language
        self.strict = strict
        self.bundle = _bundle(language, _packages(setting.rulebook if setting is not None else None))
        self.setting = setting
        self.seats = seats
        self.you = you
        self._letters: dict[str, str] = {}

    def say(self, message: Message) -> str:
        """Return a message as a sentence. The messages among its arguments are rendered too."""
        try:
            return self._render(message)
        except MissingMessage:
            if self.strict:
                raise
        return (
            str(message)
            if self.language == "en"
            else _Translator("en", self.setting, self.seats, self.you).say(message)
        )

    def _render(self, message: Message) -> str:
        """Return a message in this language; raise `MissingMessage` if the catalogs have no text for it."""
        package = _package_of(message.id.partition(".")[0])
        if self.setting is None and package is None and (book := _book_of(message.id)) is not None:
            return _Translator(self.language, _default_setting(book), self.seats, self.you, self.strict)._render(
                message
            )
        args: Mapping[str, Argument] = message.args
        if self.setting is not None and package is None:
            args = self.setting.rulebook.presentation.localise_args(self.setting, message.args)
        missing = [name for name, value in args.items() if value is None]
        words = {name: self._fluent_argument(name, value) for name, value in args.items() if value is not None}
        if "seat" in words:
            words[WHO] = "you" if self.you is not None and message.args["seat"] == self.you else "other"
        bundle = self.bundle if package is None else _bundle(self.language, (package,))
        attribute = "-".join(["no", *missing]) if missing else None
        return _format_entry(bundle, entry_name(message.id), words, attribute)

    def spell(self, text: str) -> str:
        """Return a text in notation with the letters of this language."""
        assert self.setting is not None
        parts = self.setting.rulebook.notation.letters(self.setting, text)
        return "".join(part if isinstance(part, str) else self._letter(part) for part in parts)

    def _letter(self, message: Message) -> str:
        """Return a letter of the notation. Letters are cached, because there are few of them and thousands of moves."""
        key = str(message)
        if key not in self._letters:
            self._letters[key] = self.say(message)
        return self._letters[key]

    def _fluent_argument(self, name: str, value: Argument) -> str | int:
        """Convert the value of an argument to what is passed to Fluent: a text or a number."""
        if isinstance(value, Message):
            return self.say(value)
        if name == NOTATION and isinstance(value, str) and self.setting is not None:
            return self.spell(value)
        if name in SEATS and isinstance(value, int):
            if self.seats is not None and 0 <= value < len(self.seats):
                return self.seats[value]
            return _format_entry(self.bundle, "seat", {"number": value + 1})
        if isinstance(value, list):
            return ", ".join(str(self._fluent_argument(name, item)) for item in value)
        assert value is not None
        return value


def _format_entry(bundle: Any, name: str, words: Mapping[str, Any], attribute: str | None = None) -> str:
    """Return the text of an entry of the catalogs, or of one of its attributes, with `words` as its arguments. Raise
    `MissingMessage` if there is none.
    """
    if not bundle.has_message(name):
        raise MissingMessage(f"no entry {name}")
    entry = bundle.get_message(name)
    pattern = entry.value if attribute is None else entry.attributes.get(attribute)
    if pattern is None:
        raise MissingMessage(f"no entry {name}{'.' + attribute if attribute else ''}")
    text, errors = _format_pattern(bundle, pattern, words)
    if errors:
        raise MissingMessage(f"{name}: {'; '.join(map(str, errors))}")
    return text


def _format_pattern(bundle: Any, pattern: Any, words: Mapping[str, Any]) -> tuple[str, Sequence[Exception]]:
    """Return the text of a Fluent pattern with `words` as its arguments, and the errors.

    Fluent rejects long arguments, such as a list on a page or a player's input. Placeholders are passed instead, and
    the long arguments are inserted afterwards.
    """
    long_words = {name: value for name, value in words.items() if isinstance(value, str) and len(value) > LONG_ARGUMENT}
    placeholders = {name: f"\ue000{name}\ue000" for name in long_words}  # U+E000 is in no text: it is for private use
    text, errors = bundle.format_pattern(pattern, {**words, **placeholders})
    text = str(text)
    for name, value in long_words.items():
        text = text.replace(placeholders[name], value)
    return text, errors


def _book_of(id: str) -> Rulebook | None:
    """Return the game that the first part of a message id names, such as ``taj-mahal``; None if it names no game."""
    name = id.partition(".")[0]
    return rulebook(name) if is_known(name) else None


@cache
def _default_setting(book: Rulebook) -> Setting:
    """Return a default setting of a game, for messages that are rendered without a setting."""
    return book.setting(book.rules.editions[book.rules.default_edition].start)


@cache
def _packages(book: Rulebook | None) -> tuple[str, ...]:
    """Return the packages whose catalogs are read: the shared package, and the game's own if it has catalogs."""
    if book is None or not (files(book.package) / "presentation" / "catalogs").is_dir():
        return ("durbar.games",)
    return ("durbar.games", f"{book.package}.presentation")


@cache
def _package_of(prefix: str) -> str | None:
    """Return the package outside ``games`` whose message ids begin with this prefix; None if there is none."""
    exists = prefix.isidentifier() and prefix != "games" and (files("durbar") / prefix / "catalogs").is_dir()
    return f"durbar.{prefix}" if exists else None


def _folder(package: str) -> Any:
    """Return the folder of a package's catalogs."""
    return files(package) / "catalogs"


@cache
def _bundle(language: str, packages: tuple[str, ...]) -> Any:
    """Return the catalogs of a language as a Fluent bundle."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and most programs need no sentences

    bundle = FluentBundle([language], use_isolating=False)  # isolation marks are invisible only in browsers
    for package in packages:
        catalog = _folder(package) / f"{language}.ftl"
        if catalog.is_file():
            bundle.add_resource(FluentResource(catalog.read_text(encoding="utf-8")))
    return bundle
