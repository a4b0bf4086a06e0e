"""Pages of text about a game: the sections of the table, the mover's choices, and generic pages for games that do not
define their own.
"""

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
class PageContext:
    """What is needed to render a page. ``sight`` is what the viewer may know of the game, and ``width`` is the width of
    the page in columns.
    """

    sight: Sight
    names: Sequence[str]
    """The players' names."""
    width: int = 80
    words: bool = False
    """Whether to write sentences, for screen readers, instead of columns."""
    language: str = "en"


class Section(NamedTuple):
    """A part of a page. A reader can also request it by its name."""

    name: str
    heading: str
    lines: list[str]
    rank: int = 0
    """If the sections do not all fit, those with a higher rank are left out first. Sections of rank 0 are always shown.
    """


class Choice(NamedTuple):
    """A legal move in a list: what to type (``text``), what it means (``words``), and the points it would gain."""

    text: str
    words: str
    gain: str = ""


@dataclass(frozen=True)
class Offer:
    """The mover's choices: the task, a list of moves, and notes about the moves that are not listed."""

    task: str
    choices: Sequence[Choice]
    notes: Sequence[str] = field(default_factory=tuple)


PAGE_FOLDERS = {"primer": "presentation", "rules": "rules"}
"""The folder of each page within a game's package."""


class Pages:
    """How a game is shown as text. The methods work for any game; a game can override them."""

    folder: str = ""
    """The game's package, which contains ``presentation/primer.md`` and ``rules/rules.md``, and translations such as
    ``rules/rules.fr.md``. If it is empty, the game has no such pages.
    """
    has_open_information: bool = False
    """Whether the game has no hidden information, so that players who share a screen need not hide it from each
    other.
    """
    extra: Sequence[str] = ()
    """The names of sections that are shown only on request."""

    def page_language(self, page: str, language: str) -> str:
        """Return ``language`` if a page (``primer`` or ``rules``) is available in that language, else English."""
        translated = self.folder and files(self.folder).joinpath(PAGE_FOLDERS[page], f"{page}.{language}.md").is_file()
        return language if translated else "en"

    def primer(self, language: str = "en") -> str:
        """Return a short introduction to the game and its symbols, in paragraphs. Indented lines are not reflowed."""
        return self._page("primer", language) or render(Message("page.no-primer"), language)

    def rules(self, language: str = "en") -> str:
        """Return the whole rules page in Markdown. Every rule is a list item that begins with its number."""
        return self._page("rules", language)

    def _page(self, page: str, language: str) -> str:
        """Return the text of a page (``primer`` or ``rules``); an empty text if the game has no such pages."""
        if not self.folder:
            return ""
        available = self.page_language(page, language)
        name = f"{page}.md" if available == "en" else f"{page}.{available}.md"
        return files(self.folder).joinpath(PAGE_FOLDERS[page], name).read_text(encoding="utf-8")

    def table(self, context: PageContext) -> list[Section]:
        """Return the sections of text that show the whole game as the viewer sees it."""
        sight = context.sight
        scores = [f"{escape(name)} {sight.position.score(seat)}" for seat, name in enumerate(context.names)]
        view = sight.setting.rulebook.presentation.view(sight.setting, sight.state, sight.seat)
        facts = [f"{escape(str(name))}: {escape(str(value))}" for name, value in view.items() if value is not None]
        points = render(Message("page.points-heading"), context.language)
        return [
            Section("table", sight.setting.rulebook.title, fold("; ".join(facts), context.width)),
            Section("scores", points, fold(", ".join(scores), context.width)),
        ]

    def extra_section(self, context: PageContext, name: str) -> Section:
        """Return the section with this name, which is one of `extra`."""
        raise NotImplementedError

    def offer(self, context: PageContext, whole: bool = False) -> Offer:
        """Return the choices of the viewer, who is to move. With ``whole`` every legal move is listed."""
        from durbar.games.words import speaker, speller

        moves = list(context.sight.legal_moves)
        say, spell = speaker(context.language, context.sight.setting), speller(context.language, context.sight.setting)
        choices = [Choice(escape(spell(move.text)), "", gain_text(context.sight.preview(move), say)) for move in moves]
        return Offer(say(Message("page.choose")), choices)

    def stage(self, context: PageContext) -> int:
        """Return the number of the current stage of the game. When it changes, the whole table is written again for
        screen readers.
        """
        return context.sight.position.chapter

    def notable_messages(self, messages: Sequence[Message], words: bool = False) -> Sequence[Message]:
        """Return those messages about a move whose content is not visible on the table.

        ``words`` is true for a screen reader, for which the whole table is written only at each new `stage`.
        """
        return messages

    def summarise(self, context: PageContext, messages: Sequence[Message]) -> str:
        """Return a short summary of a move, given the messages about it, for readers who see the table. The messages of
        `notable_messages` are shown after it.
        """
        return ""

    def section_name(self, name: str, language: str = "en") -> str:
        """Return the name by which a reader requests a section, in a language."""
        return render(Message("page.part", {"part": name}), language)

    def chapter_label(self, number: int, language: str = "en") -> str:
        """Return the label of a row of the score sheet. Rows are counted from 1."""
        return render(Message("page.chapter", {"number": number}), language)

    def source_label(self, name: str, language: str = "en") -> str:
        """Return the label of a source of points."""
        return name

    def points_text(self, number: int, language: str = "en") -> str:
        """Return a number of points with its unit."""
        return render(Message("page.points", {"points": number}), language)

    def displayed_sheet(self, sheet: Sheet, players: int) -> Sheet:
        """Return the score sheet for display. A game with many short chapters can merge rows."""
        return sheet


def render(message: Message, language: str) -> str:
    """Return a message as a sentence."""
    from durbar.games.words import say  # not at the top: `words` imports `rulebook`, which imports this module

    return say(message, language)


def gain_text(preview: Preview, say: Callable[[Message], str], in_words: bool = False) -> str:
    """Return the points that a move would gain as text, such as ``+3`` or (with ``in_words``) ``+2 to +5 points``. The
    text also says whether something is drawn at random.
    """
    text = ""
    if preview.low != preview.high:
        text = say(
            Message(
                "page.gain-between-in-words" if in_words else "page.gain-between",
                {"low": preview.low, "high": preview.high},
            )
        )
    elif preview.high:
        text = say(Message("page.gain-in-words" if in_words else "page.gain", {"points": preview.high}))
    if preview.drawn:
        return say(Message("page.and-a-draw", {"told": text})) if text else say(Message("page.a-draw"))
    return text


def capitalised(text: str) -> str:
    """Return a text with a capital first letter."""
    return text[:1].upper() + text[1:]


def counted(number: int, singular: str, plural: str | None = None) -> str:
    """Return a number with its noun: ``1 card``, ``2 cards``. The default plural adds an s."""
    return f"{number} {singular if number == 1 else plural or singular + 's'}"
