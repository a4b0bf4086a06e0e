"""Messages in words. Each language is a catalog in the format of Project Fluent: ``catalogs/en.ftl`` and its siblings.

What the contract itself says has its catalogs beside this file; every game brings its own in
``presentation/catalogs``, and folders above the games have theirs too: the first part of an id says which, so
``tables.seat-taken`` is in ``durbar/tables/catalogs``. A message's entry is named by its id with ``--`` for every dot,
since names in Fluent have none: ``taj-mahal.why.city-taken`` is ``taj-mahal--why--city-taken``. The arguments fill
it. Where an argument is None, because there is none or the reader may not know it, the entry's attribute for that is
said: ``.no-card``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from durbar.games.message import Argument, Message
from durbar.games.rulebook import Rulebook, Setting, is_known, rulebook

SEATS = ("seat", "from")
"""Arguments that are seats, in every game: they are said as the players' names."""
NOTATION = "text"
"""The argument that is in notation, in every game: it is spelt as `speller` does."""


LONG = 1000


class NoWords(LookupError):
    """A catalog has no entry for a message, or an entry asks for an argument that the message does not have."""


def say(
    message: Message,
    language: str = "en",
    *,
    setting: Setting | None = None,
    seats: Sequence[str] | None = None,
    strict: bool = False,
) -> str:
    """Return a message as a sentence. ``seats`` are the players' names; ``setting`` lets things be called as the
    edition does.

    A message, or a part of one, that has no words in the language is said in English, and what cannot be said at all is
    told plainly, as ``str(message)``. With ``strict`` either is `NoWords`: that is for tests.
    """
    if strict:
        return _Voice(language, setting, seats, strict=True).say(message)
    return speaker(language, setting, seats)(message)


def speaker(language: str, setting: Setting | None, seats: Sequence[str] | None = None) -> Callable[[Message], str]:
    """Return what says one message after another as `say` does: a page of text has hundreds."""
    return _Voice(language, setting, seats).say


def listed(parts: Iterable[str], language: str = "en") -> str:
    """Return several things in a sentence: ``a, b and c``."""
    *most, last = list(parts)
    return say(Message("page.and", {"most": ", ".join(most), "last": last}), language) if most else last


def apart(parts: Iterable[str], language: str = "en") -> str:
    """Return several things with more between them than a comma: ``a; b; c``."""
    return say(Message("page.apart"), language).join(parts)


def speller(language: str, setting: Setting) -> Callable[[str], str]:
    """Return what writes moves and pieces of the notation with the letters of a language: what stands for a word starts
    as that word does there. Records and programs write notation as English spells it.
    """
    return _Voice(language, setting, None).spell


def phrase(package: str, name: str, language: str, /, **words: str | float) -> str | None:
    """Return an entry of the catalogs that lie in a package outside the games, filled; None if the language has
    none.
    """
    bundle = _bundle(language, (package,))
    if not bundle.has_message(name):
        return None
    told, errors = _filled(bundle, bundle.get_message(name).value, words)
    return None if errors else told


def languages(book: Rulebook | None = None) -> list[str]:
    """Return the languages that the contract (and a game) can speak."""
    return sorted(set.intersection(*(set(catalogs(package)) for package in _packages(book))))


def catalogs(package: str) -> list[str]:
    """Return the languages that a package has catalogs of."""
    names = sorted(entry.name for entry in _folder(package).iterdir())
    return [name.removesuffix(".ftl") for name in names if name.endswith(".ftl")]


def entry_name(id: str) -> str:
    """Return the name of a message in the catalogs."""
    return id.replace(".", "--")


class _Voice:
    """One language for one table. What it has no words for is said in English or told plainly, unless ``strict``."""

    def __init__(
        self, language: str, setting: Setting | None, seats: Sequence[str] | None, strict: bool = False
    ) -> None:
        self.language = language
        self.strict = strict
        self.bundle = _bundle(language, _packages(setting.rulebook if setting is not None else None))
        self.setting = setting
        self.seats = seats
        self._letters: dict[str, str] = {}

    def say(self, message: Message) -> str:
        """Return a message, and the messages it is made of."""
        try:
            return self._said(message)
        except NoWords:
            if self.strict:
                raise
        return str(message) if self.language == "en" else _Voice("en", self.setting, self.seats).say(message)

    def _said(self, message: Message) -> str:
        """Return a message in this language; `NoWords` if there are none for it."""
        folder = _package_of(message.id.partition(".")[0])
        if self.setting is None and folder is None and (book := _book_of(message.id)) is not None:
            return _Voice(self.language, _usual(book), self.seats, self.strict)._said(message)
        args: Mapping[str, Argument] = message.args
        if self.setting is not None and folder is None:
            args = self.setting.rulebook.presentation.spell_out(self.setting, message.args)
        missing = [name for name, value in args.items() if value is None]
        words = {name: self._word(name, value) for name, value in args.items() if value is not None}
        bundle = self.bundle if folder is None else _bundle(self.language, (folder,))
        return _entry(bundle, entry_name(message.id), words, "-".join(["no", *missing]) if missing else None)

    def spell(self, text: str) -> str:
        """Something in notation."""
        assert self.setting is not None
        parts = self.setting.rulebook.notation.letters(self.setting, text)
        return "".join(part if isinstance(part, str) else self._letter(part) for part in parts)

    def _letter(self, message: Message) -> str:
        """Return a letter of the notation. There are few of them and thousands of moves: each is looked up once."""
        key = str(message)
        if key not in self._letters:
            self._letters[key] = self.say(message)
        return self._letters[key]

    def _word(self, name: str, value: Argument) -> str | int:
        if isinstance(value, Message):
            return self.say(value)
        if name == NOTATION and isinstance(value, str) and self.setting is not None:
            return self.spell(value)
        if name in SEATS and isinstance(value, int):
            if self.seats is not None and 0 <= value < len(self.seats):
                return self.seats[value]
            return _entry(self.bundle, "seat", {"number": value + 1})
        if isinstance(value, list):
            return ", ".join(str(self._word(name, one)) for one in value)
        assert value is not None
        return value


def _entry(bundle: Any, name: str, words: Mapping[str, Any], attribute: str | None = None) -> str:
    """Return an entry of the catalogs, or one of its attributes, filled."""
    if not bundle.has_message(name):
        raise NoWords(f"no entry {name}")
    entry = bundle.get_message(name)
    pattern = entry.value if attribute is None else entry.attributes.get(attribute)
    if pattern is None:
        raise NoWords(f"no entry {name}{'.' + attribute if attribute else ''}")
    told, errors = _filled(bundle, pattern, words)
    if errors:
        raise NoWords(f"{name}: {'; '.join(map(str, errors))}")
    return told


def _filled(bundle: Any, pattern: Any, words: Mapping[str, Any]) -> tuple[str, Sequence[Exception]]:
    """Return a pattern filled, and what went wrong. Fluent takes nothing as long as a list on a page, or what somebody
    types, may be: that is put in afterwards.
    """
    long = {name: value for name, value in words.items() if isinstance(value, str) and len(value) > LONG}
    told, errors = bundle.format_pattern(pattern, {**words, **{name: f"\ue000{name}\ue000" for name in long}})
    told = str(told)
    for name, value in long.items():
        told = told.replace(f"\ue000{name}\ue000", value)
    return told, errors


def _book_of(id: str) -> Rulebook | None:
    """Return the game whose message this is, by the first part of its id; None for a message of the contract."""
    name = id.partition(".")[0]
    return rulebook(name) if is_known(name) else None


@cache
def _usual(book: Rulebook) -> Setting:
    """Return a game as it is usually played, where nobody says how this one is."""
    return book.setting(book.rules.editions[book.rules.default_edition].start)


@cache
def _packages(book: Rulebook | None) -> tuple[str, ...]:
    """Return the packages whose catalogs are read: the contract's, and the game's own."""
    if book is None or not (files(book.package) / "presentation" / "catalogs").is_dir():
        return ("durbar.games",)
    return ("durbar.games", f"{book.package}.presentation")


@cache
def _package_of(first: str) -> str | None:
    """Return the package above the games whose catalogs have ids with this first part, None if there is none."""
    known = first.isidentifier() and first != "games" and (files("durbar") / first / "catalogs").is_dir()
    return f"durbar.{first}" if known else None


def _folder(package: str) -> Any:
    return files(package) / "catalogs"


@cache
def _bundle(language: str, packages: tuple[str, ...]) -> Any:
    """Return the catalogs of a language, read. Fluent takes its time to import, and most programs never say a word."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)  # sentences are not only read in browsers
    for package in packages:
        catalog = _folder(package) / f"{language}.ftl"
        if catalog.is_file():
            bundle.add_resource(FluentResource(catalog.read_text(encoding="utf-8")))
    return bundle
