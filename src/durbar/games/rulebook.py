"""The interfaces that a game implements: its rules, its notation and its presentation.

Everything outside ``games`` uses a game through `Game` and `Sight`, which are the same for all games.
"""

from __future__ import annotations

import importlib
import os
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

from durbar.games.datafile import short_repr
from durbar.games.errors import MalformedMove, SettingError, UnknownGame
from durbar.games.events import Events, before_draws
from durbar.games.kernel.position import Kernel
from durbar.games.message import Argument, Message
from durbar.games.observation import Piece
from durbar.games.page import Pages
from durbar.games.reasons import fewer_points, preview_reasons, weightiest
from durbar.games.rulespage import rule_texts
from durbar.games.view_types import CountingStep, GenericBoard, GenericPreview, GenericView

if TYPE_CHECKING:
    from durbar.games.sight import Preview


class Board(Protocol):
    """The board and the components of a game, from a data file."""

    @property
    def digest(self) -> str:
        """A hash of everything on the board that affects the rules or the picture. Two boards have the same hash if
        and only if all these parts are equal.
        """

    def __hash__(self) -> int:
        """Return a hash of the board's content."""

    def to_dict(self) -> dict[str, Any]:
        """Return the board as JSON, which `Rules.board_from_dict` reads."""


class Option(NamedTuple):
    """An option of a game. ``check`` returns a value if it is valid, and raises `SettingError` if not.

    ``rule`` is the number of the rule that describes the option. ``setting`` is the index of the option in the kernel's
    settings; None if the kernel does not need it.
    """

    default: Any
    check: Callable[[Any], Any]
    rule: str
    setting: int | None = None


@dataclass(frozen=True)
class Setting:
    """Everything that is fixed before a game begins."""

    rulebook: Rulebook
    players: int
    edition: str
    board: Board
    options: Mapping[str, Any] = field(default_factory=dict)
    version: int = 1
    """The version of the rules. A game is replayed by the version with which it began."""

    @property
    def labelled(self) -> bool:
        """Whether each random draw depends on its label (its chapter and the place to which the item goes) instead of
        on the number of earlier draws. This is so from version 2 of the rules on.
        """
        return self.version >= 2

    @property
    def has_custom_board(self) -> bool:
        """Whether the game is played on a custom board instead of the standard one."""
        return self.board.digest != self.rulebook.rules.standard_board().digest


class Rules(ABC):
    """How a game is set up, played and scored.

    Methods that take a ``state`` get the state of a *sight* (what one viewer may know), in which hidden fields are
    zero. Only `tally` and `ranking_key` may also get the full state, to count points.
    """

    version: ClassVar[int]
    """The newest version of the rules. It is increased when a change can alter how a recorded game replays. Games of
    earlier versions can still be replayed.
    """
    editions: ClassVar[Mapping[str, range]]
    """Each edition, with the numbers of players it supports."""
    default_edition: ClassVar[str]
    sources: ClassVar[Sequence[str]]
    """The sources of points, in the order of the score sheet."""
    final_sources: ClassVar[frozenset[str]] = frozenset()
    """The sources whose points are counted only when the game is over."""
    tie_breaker: ClassVar[str | None] = None
    """What breaks a tie in points, if `ranking_key` contains it after the points."""
    unit: ClassVar[str] = "points"
    """What players score, as one English word such as ``points``. Pages about several games choose their sentences by
    this word.
    """
    options: ClassVar[Mapping[str, Option]] = {}
    kernel: Kernel

    # -- setting up ---------------------------------------------------------------------------------------------------
    @abstractmethod
    def standard_board(self) -> Board:
        """Return the board that comes with Durbar."""

    @abstractmethod
    def read_board(self, path: Path) -> Board:
        """Read and check a board file; raise `BoardError` if it is invalid."""

    @abstractmethod
    def board_from_dict(self, data: Any) -> Board:
        """Return the board in a record, after the checks of `read_board`."""

    @abstractmethod
    def settings(self, setting: Setting) -> Sequence[int]:
        """Return the setting as the list of numbers that the kernel uses."""

    def script(self, setting: Setting) -> bytes:
        """Return the outcomes of the first random draws if an option fixes them, else empty bytes."""
        return b""

    def check_setting(self, setting: Setting) -> None:  # noqa: B027  # most games have nothing to add
        """Raise `SettingError` if the options do not fit each other or the number of players."""

    # -- counting -----------------------------------------------------------------------------------------------------
    def continues_turn(self, state: Any) -> bool:
        """Return whether the next decision belongs to the same turn as the last one. For example, a player who
        withdraws then decides where to place palaces. A preview explores all decisions of a turn, so the result must
        not depend on random draws.
        """
        return False

    def has_hidden_hands(self, setting: Setting) -> bool:
        """Return whether a player may know something that a spectator does not know, such as the cards in a hand."""
        return True

    def moves_are_public(self, setting: Setting, state: Any) -> bool:
        """Return whether a spectator knows the mover's legal moves. ``state`` is the state that a spectator sees. If
        the result is true, the kernel must return the same legal moves for this state as for the full state.
        """
        return not self.has_hidden_hands(setting)

    def certain_events(self, setting: Setting, state: Any, seat: int, events: Events, drawn: Events) -> Events:
        """Return those events of a move that do not depend on a draw or on hidden information.

        ``drawn`` are the draws of the earlier decisions in the same preview. ``state`` is the state after the move,
        with sampled hidden cards.
        """
        return [] if drawn else before_draws(events)

    @abstractmethod
    def tally(self, state: Any, seat: int) -> Sequence[int]:
        """Return a seat's points by source."""

    def ranking_key(self, setting: Setting, state: Any, seat: int) -> tuple[int, ...]:
        """Return a seat's sort key for the final ranking. The highest key has rank 1, and equal keys share a rank."""
        return (sum(self.tally(state, seat)),)

    def points_range(self, source: str | None = None) -> tuple[int | None, int | None]:
        """Return the least and the most points that a player can have from a source (or, if it is None, from all
        sources together) at any time in a game. A bound is None if it is unknown.
        """
        return None, None

    # -- observations for machine learning ----------------------------------------------------------------------------
    @abstractmethod
    def pieces(self, setting: Setting) -> Sequence[Piece]:
        """Return a description of each array in an observation."""

    @abstractmethod
    def observe(self, setting: Setting, state: Any, seat: int | None) -> dict[str, list[int]]:
        """Return the arrays of the observation by name, each as a flat list of numbers. They contain only what the
        viewer may know. In every array with an entry for each seat, the viewer's seat is first.
        """


class Notation(ABC):
    """How moves are written and read."""

    @abstractmethod
    def text(self, setting: Setting, id: int) -> str:
        """Return the notation of the move with this action id."""

    @abstractmethod
    def parse(self, setting: Setting, text: str) -> int:
        """Return the action id of a text; raise `MalformedMove` if it is not a move of this game."""

    def parts(self, setting: Setting, id: int) -> dict[str, str | int | None]:
        """Return the parts of a move by name, ready for JSON, so that a page need not parse the notation.

        No two moves have the same parts. A game that shows moves only as text returns no parts.
        """
        return {}

    def from_parts(self, setting: Setting, parts: Mapping[str, Any]) -> int:
        """Return the action id of the move with these parts; raise `MalformedMove` if there is none."""
        ids = range(setting.rulebook.rules.kernel.ids if parts else 0)
        match = next((id for id in ids if self.parts(setting, id) == parts), None)
        if match is None:
            raise malformed_move(dict(parts), Message("value.parts"))
        return match

    def letters(self, setting: Setting, text: str) -> Sequence[str | Message]:
        """Split a move or a piece in notation into strings that are the same in every language, and messages for
        letters and words that are translated. See `durbar.games.words.speller`.
        """
        return (text,)


class Presentation(ABC):
    """How a game is shown to people. Sentences are `Message` objects; their texts are in the game's catalogs.

    Methods that take a ``state`` get the state of a *sight* (what one viewer may know), in which hidden fields are
    zero.
    """

    decisions: ClassVar[frozenset[str]] = frozenset()
    """The ids of the messages that describe a mover's decision. If none of the messages about a move has such an id,
    the first one describes the decision.
    """
    view_type: ClassVar[Any] = GenericView
    """The type of the result of `Sight.view`, for the OpenAPI schema."""
    preview_type: ClassVar[Any] = GenericPreview
    """The type of the result of `Preview.to_json`, for the OpenAPI schema."""
    board_type: ClassVar[Any] = GenericBoard
    """The type of the result of `Sight.board`, for the OpenAPI schema."""
    events_type: ClassVar[Any] = None
    """The types of the arguments of the game's events, by message id."""

    @abstractmethod
    def view(self, setting: Setting, state: Any, seat: int | None, laid_open: bool = False) -> Mapping[str, Any]:
        """Return everything on the table that a viewer may see, ready for JSON. With ``laid_open`` every hand is face
        up.
        """

    @abstractmethod
    def describe_event(self, setting: Setting, kind: int, seat: int, what: int | None, amount: int) -> Message:
        """Return an event as a message. ``what`` is the event's subject; it is None if the viewer may not know it."""

    @abstractmethod
    def explain(self, setting: Setting, state: Any, seat: int, id: int) -> Message | None:
        """Return why the mover may not make this move now, with the rule's number; None if the move is legal."""

    @abstractmethod
    def picture(self, setting: Setting, state: Any, seat: int | None, language: str) -> str:
        """Return a picture of the position as an SVG document, with texts in a language."""

    def progress(self, setting: Setting, state: Any) -> tuple[int, int] | None:
        """Return how far a game is, as a number of steps and the number of all steps; None if the game has no steps.
        For example, the first number is the number of the current visit, or of the tiles laid so far.
        """
        return None

    def board_view(self, setting: Setting) -> Mapping[str, Any]:
        """Return the parts of the table that never change during a game, such as the map, ready for JSON. Clients that
        draw the table themselves need them.
        """
        return {}

    def sketch(self, setting: Setting, state: Any, seat: int, ids: Sequence[int]) -> Mapping[str, Any]:
        """Return what a page shows on the board to preview some decisions of the mover, ready for JSON."""
        return {}

    def counting(self, setting: Setting, state: Any, stories: Sequence[Message]) -> list[CountingStep]:
        """Return the steps in which a page counts the points of a finished game. ``stories`` are the messages about all
        moves that everybody may read.
        """
        sources = setting.rulebook.rules.sources
        tallies = [setting.rulebook.rules.tally(state, seat) for seat in range(setting.players)]
        return [
            {
                "part": "source",
                "seat": None,
                "place": None,
                "points": [{source: tally[index]} if tally[index] else {} for tally in tallies],
                "light": {},
            }
            for index, source in enumerate(sources)
            if any(tally[index] for tally in tallies)
        ]

    def scored_places(self, stories: Sequence[Message]) -> list[str]:
        """Return the places, such as quarters, that were scored. ``stories`` are the messages about some moves."""
        return []

    def localise_args(self, setting: Setting, args: Mapping[str, Argument]) -> Mapping[str, Argument | Message]:
        """Return the arguments of a message, with those in notation, such as a card, replaced by messages if the
        sentence needs words.
        """
        return args

    def reasons(self, setting: Setting, state: Any, seat: int, id: int, preview: Preview) -> list[Message]:
        """Return the reasons for a legal move of the mover, the most important first. ``preview`` is the preview of the
        move.
        """
        return preview_reasons(preview)

    def reasons_against(
        self, setting: Setting, state: Any, seat: int, id: int, preview: Preview, better: tuple[int, Preview]
    ) -> list[Message]:
        """Return the reasons against a legal move of the mover, the most important first: what the move gives up,
        spends or risks compared with a better move. ``better`` is the id and the preview of that move.
        """
        _, better_preview = better
        return weightiest(fewer_points(preview, better_preview))

    def equivalence_key(self, setting: Setting, state: Any, seat: int, id: int, preview: Preview) -> Hashable:
        """Return a key that is equal for equivalent moves: legal moves of the mover that differ only in ways that no
        rule depends on. ``preview`` is the preview of the move.
        """
        return id

    def pages(self) -> Pages:
        """Return the pages of the game as text, for terminals and screen readers."""
        return Pages()


@dataclass(frozen=True, eq=False)
class Rulebook:
    """A registered game: its name, and its rules, notation and presentation.

    ``package`` contains its folders ``rules``, ``components``, ``evaluation`` and ``presentation``.
    """

    name: str
    title: str
    package: str
    rules: Rules
    notation: Notation
    presentation: Presentation

    def __reduce__(self) -> tuple[Any, ...]:
        return rulebook, (self.name,)  # unpickling in another process returns the rulebook registered there

    def setting(
        self,
        players: int,
        edition: str | None = None,
        board: Board | None = None,
        options: Mapping[str, Any] | None = None,
        version: int | None = None,
    ) -> Setting:
        """Return a valid setting; raise `SettingError` if the arguments are not valid. The default ``version`` is the
        newest version of the rules.
        """
        rules = self.rules
        version = rules.version if version is None else version
        if isinstance(version, bool) or not isinstance(version, int) or not 1 <= version <= rules.version:
            raise SettingError("setting.version", game=self.title, newest=rules.version, asked=short_repr(version))
        edition = rules.default_edition if edition is None else edition
        if not isinstance(edition, str) or edition not in rules.editions:
            known = ", ".join(rules.editions)
            raise SettingError("setting.no-edition", game=self.title, asked=repr(edition), known=known)
        allowed = rules.editions[edition]
        if isinstance(players, bool) or not isinstance(players, int) or players not in allowed:
            least, most, asked = allowed[0], allowed[-1], repr(players)
            raise SettingError("setting.players", game=self.title, edition=edition, least=least, most=most, asked=asked)
        chosen = {}
        for name, value in (options or {}).items():
            if name not in rules.options:
                raise self._no_option(name)
            if value != rules.options[name].default:
                chosen[name] = rules.options[name].check(value)
        board = board if board is not None else rules.standard_board()
        setting = Setting(self, players, edition, board, chosen, version)
        rules.check_setting(setting)
        return setting

    def option_texts(self, language: str = "en") -> dict[str, str]:
        """Return a sentence about each option, with the number of its rule."""
        sentences = self.option_sentences(language)
        return {name: f"{sentence} ({self.rules.options[name].rule})" for name, sentence in sentences.items()}

    def option_sentences(self, language: str = "en") -> dict[str, str]:
        """Return the first sentence of each option's rule by the option's name. If the rules page lacks the rule, the
        sentence is the option's name.
        """
        rules = rule_texts(self.presentation.pages().rules(language))
        sentences = {}
        for name, option in self.rules.options.items():
            # Remove the name from parentheses, and the parentheses if they contain nothing else: "Undo (undo, free)"
            # becomes "Undo (free)".
            text = re.sub(
                rf" \({name}(?:, )?(.*?)\)", lambda match: match[1] and f" ({match[1]})", rules.get(option.rule, name)
            )
            sentences[name] = re.split(r"[.] ", text)[0].rstrip(".")
        return sentences

    def _no_option(self, name: object) -> SettingError:
        """Return the error for an unknown option. It lists the known options, or only the most similar one."""
        near, asked = get_close_matches(str(name), self.rules.options, 1), repr(name)
        if near:
            return SettingError("setting.no-option-but", game=self.title, asked=asked, near=repr(near[0]))
        known = ", ".join(self.rules.options) or None
        return SettingError("setting.no-option", game=self.title, asked=asked, known=known)


PACKAGE_DIR = Path(__file__).parent
"""The folder of this package."""
BUILT_IN = {
    path.parent.name.replace("_", "-"): f"{__package__}.{path.parent.name}.game"
    for path in PACKAGE_DIR.glob("*/game.py")
}
"""The games of this package by name, each with the module that registers it. A folder with a ``game.py`` is a game."""
ENTRY_POINTS = "durbar.games"
"""The entry point group in which other packages list the modules that register their games."""
_registered: dict[str, Rulebook] = {}


def register(rulebook: Rulebook) -> Rulebook:
    """Register a game under its name."""
    _registered[rulebook.name] = rulebook
    return rulebook


@cache
def _import_plugins() -> None:
    """Import the modules of other packages that register games. Their names are in entry points and, separated by
    commas, in the environment variable ``DURBAR_GAMES``.
    """
    # each module, with the place that names it
    modules = {point.value: ENTRY_POINTS for point in entry_points(group=ENTRY_POINTS)}
    modules |= dict.fromkeys(
        filter(None, map(str.strip, os.environ.get("DURBAR_GAMES", "").split(","))), "DURBAR_GAMES"
    )
    for module, origin in modules.items():
        try:
            importlib.import_module(module)
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise UnknownGame("setting.no-module", where=origin, module=repr(module), why=why) from error


def game_names() -> list[str]:
    """Return the names of all games."""
    _import_plugins()
    return sorted({*BUILT_IN, *_registered})


def is_known(name: str) -> bool:
    """Return whether a game with this name is built in or registered. This imports nothing, so it cannot fail."""
    return name in BUILT_IN or name in _registered


def rulebook(name: str) -> Rulebook:
    """Return the rulebook of the game with this name; raise `UnknownGame` if there is none."""
    _import_plugins()
    if name not in _registered and name in BUILT_IN:
        importlib.import_module(BUILT_IN[name])
    if name not in _registered:
        near, asked = get_close_matches(str(name), game_names(), 1), repr(name)
        if near:
            raise UnknownGame("setting.no-game-but", asked=asked, near=repr(near[0]))
        raise UnknownGame("setting.no-game", asked=asked, known=", ".join(game_names()))
    return _registered[name]


def malformed_move(text: object, expected: Message) -> MalformedMove:
    """Return the error for a value that is not a move. ``expected`` describes what a move looks like."""
    quoted = repr(text) if len(repr(text)) <= 60 else repr(text)[:57] + "..."
    return MalformedMove(quoted, expected)
