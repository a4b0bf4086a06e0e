"""A game as pages of text: sections, what is asked of the mover, and pages that can show any game, if plainly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from durbar.games.markup import escape, fold
from durbar.games.message import Message

if TYPE_CHECKING:
    from durbar.games.result import Sheet
    from durbar.games.sight import Preview, Sight


@dataclass(frozen=True)
class Look:
    """Who looks at a game, and how it is to be shown."""

    sight: Sight
    names: Sequence[str]
    """The players' names, in the second person nowhere: sentences speak of everybody by name."""
    width: int = 80
    words: bool = False
    """In sentences, for those who listen, rather than in columns."""
    language: str = "en"


class Section(NamedTuple):
    """A part of a page, which can also be asked for by its name."""

    name: str
    heading: str
    lines: list[str]
    rank: int = 0
    """Where there is no room for all, sections of a higher rank are left out first; 0 never is."""


class Choice(NamedTuple):
    """A legal move as it is offered: what to type, what it means, what it would bring."""

    text: str
    words: str
    brings: str = ""


@dataclass(frozen=True)
class Offer:
    """What is asked of the mover: the task, the moves worth listing, and a word on what may be added to them."""

    task: str
    choices: Sequence[Choice]
    also: Sequence[str] = field(default_factory=tuple)


PLACES = {"primer": "presentation", "rules": "rules"}
"""The folder of a game's package that each page is in."""


class Pages:
    """How a game is shown as text. These can show any game; a game's own pages show it well."""

    folder: str = ""
    """The game's package, which holds ``presentation/primer.md`` and ``rules/rules.md``, and their translations such as
    ``rules/rules.fr.md``; without one it has neither."""
    open: bool = False
    """Whether nothing is hidden from anybody: people at one screen then need not hide it from each other."""
    extra: Sequence[str] = ()
    """Names of sections that are shown only when asked for."""

    def written_in(self, page: str, language: str) -> str:
        """Return the language that a page, ``primer`` or ``rules``, is given in when it is asked for in ``language``.

        That is English where nobody has translated it.
        """
        translated = self.folder and files(self.folder).joinpath(PLACES[page], f"{page}.{language}.md").is_file()
        return language if translated else "en"

    def primer(self, language: str = "en") -> str:
        """Return a short introduction to the game and its symbols, in paragraphs; indented lines are kept as they
        are.
        """
        return self._page("primer", language) or said(Message("page.no-primer"), language)

    def rules(self, language: str = "en") -> str:
        """Return the whole rules page, in Markdown, every rule a list item that begins with its number."""
        return self._page("rules", language)

    def _page(self, page: str, language: str) -> str:
        """Return a page of the game's folder; nothing where it has none."""
        if not self.folder:
            return ""
        written = self.written_in(page, language)
        name = f"{page}.md" if written == "en" else f"{page}.{written}.md"
        return files(self.folder).joinpath(PLACES[page], name).read_text(encoding="utf-8")

    def table(self, look: Look) -> list[Section]:
        """Return the whole table as the viewer sees it."""
        sight = look.sight
        scores = [f"{escape(name)} {sight.position.score(seat)}" for seat, name in enumerate(look.names)]
        view = sight.setting.rulebook.presentation.view(sight.setting, sight.state, sight.seat)
        facts = [f"{escape(str(name))}: {escape(str(value))}" for name, value in view.items() if value is not None]
        points = said(Message("page.points-heading"), look.language)
        return [
            Section("table", sight.setting.rulebook.title, fold("; ".join(facts), look.width)),
            Section("scores", points, fold(", ".join(scores), look.width)),
        ]

    def more(self, look: Look, name: str) -> Section:
        """Return a section of `extra`."""
        raise NotImplementedError

    def offer(self, look: Look, whole: bool = False) -> Offer:
        """Return what is asked of the viewer, who is to move; ``whole``: with every legal move."""
        from durbar.games.words import speaker, speller

        moves = list(look.sight.legal_moves)
        say, spell = speaker(look.language, look.sight.setting), speller(look.language, look.sight.setting)
        made = [Choice(escape(spell(move.text)), "", brings(look.sight.preview(move), say)) for move in moves]
        return Offer(say(Message("page.choose")), made)

    def stage(self, look: Look) -> int:
        """Those who listen hear the whole table again whenever this changes."""
        return look.sight.position.chapter

    def worth_telling(self, messages: Sequence[Message], words: bool = False) -> Sequence[Message]:
        """Return what of a move's story is told with the table beside it: not what the table shows anyway.

        ``words``: to those who listen, who hear the whole table only now and then.
        """
        return messages

    def in_short(self, look: Look, messages: Sequence[Message]) -> str:
        """Return a move's story as far as few words can tell it to those who see the table; `worth_telling` has the
        rest.
        """
        return ""

    def part(self, name: str, language: str = "en") -> str:
        """Return what a section is called by those who ask for it."""
        return said(Message("page.part", {"part": name}), language)

    def chapter(self, number: int, language: str = "en") -> str:
        """Return what a row of the score sheet is called."""
        return said(Message("page.chapter", {"number": number}), language)

    def source(self, name: str, language: str = "en") -> str:
        """Return what a source of points is called."""
        return name

    def points(self, number: int, language: str = "en") -> str:
        """Return a number of points in words."""
        return said(Message("page.points", {"points": number}), language)

    def sheet(self, sheet: Sheet, players: int) -> Sheet:
        """Return the score sheet as it is shown: with fewer rows where a game has many short chapters."""
        return sheet


def said(message: Message, language: str) -> str:
    """Return a message in words. Rulebooks have pages, and words need rulebooks: so this is not imported at the top."""
    from durbar.games.words import say

    return say(message, language)


def brings(preview: Preview, say: Callable[[Message], str], in_words: bool = False) -> str:
    """Return what a move would bring: ``+3``, or ``+2 to +5 points`` in words, and a draw where there is one."""
    told = ""
    if preview.low != preview.high:
        told = say(
            Message(
                "page.gain-between-in-words" if in_words else "page.gain-between",
                {"low": preview.low, "high": preview.high},
            )
        )
    elif preview.high:
        told = say(Message("page.gain-in-words" if in_words else "page.gain", {"points": preview.high}))
    if preview.drawn:
        return say(Message("page.and-a-draw", {"told": told})) if told else say(Message("page.a-draw"))
    return told
