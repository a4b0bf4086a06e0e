"""What a game brings to the house. Every other room speaks to a game through `Game` and `Sight`, which are the same
for all.
"""

from __future__ import annotations

import importlib
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

from durbar.games.errors import MalformedMove, SettingError, UnknownGame
from durbar.games.kernel.position import Kernel
from durbar.games.message import Argument, Message
from durbar.games.page import Pages
from durbar.games.reasons import fewer_points, weightiest, what_it_brings

if TYPE_CHECKING:
    from durbar.games.sight import Preview


class Board(Protocol):
    """Components and board: what is printed on cardboard, from a data file."""

    @property
    def digest(self) -> str:
        """The same for two boards exactly when they are the same to the rules and to the eye."""

    def __hash__(self) -> int:
        """Boards are kept by what they are."""

    def to_dict(self) -> dict[str, Any]:
        """The board as JSON has it; `Rulebook.board_from_dict` reads it back."""


class Piece(NamedTuple):
    """One named piece of an observation."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    what: str


class Option(NamedTuple):
    """A house option: its default and what checks a value, returning it in its plain form or raising `SettingError`."""

    default: Any
    check: Callable[[Any], Any]
    what: str


@dataclass(frozen=True)
class Setting:
    """What is fixed before a game begins."""

    rulebook: Rulebook
    players: int
    edition: str
    board: Board
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def own_board(self) -> bool:
        """Whether this is not the standard board."""
        return self.board.digest != self.rulebook.standard_board().digest


class Rulebook(ABC):
    """A game: its kernel, and how its positions are read, named and told.

    Methods that take a ``state`` get the fields of a *sight* (what one seat may know), never the truth.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]
    """The version of the rules: raised when a change can alter how a recorded game replays."""
    editions: ClassVar[Mapping[str, range]]
    """Each edition with the numbers of players it is for."""
    default_edition: ClassVar[str]
    sources: ClassVar[Sequence[str]]
    """Where points come from, in the order of a score sheet."""
    unit: ClassVar[str] = "points"
    """What is counted, in one English word: tables that speak of several games choose their words by it."""
    options: ClassVar[Mapping[str, Option]] = {}
    kernel: Kernel

    # -- setting up ---------------------------------------------------------------------------------------------------
    @abstractmethod
    def standard_board(self) -> Board:
        """The board that comes with Durbar."""

    @abstractmethod
    def read_board(self, path: Path) -> Board:
        """A board of one's own, checked; `BoardError` says where it is wrong."""

    @abstractmethod
    def board_from_dict(self, data: Any) -> Board:
        """A board out of a record, checked likewise."""

    @abstractmethod
    def settings(self, setting: Setting) -> Sequence[int]:
        """The setting as the kernel numbers it."""

    def script(self, setting: Setting) -> bytes:
        """Outcomes of the first draws that the options fix; none unless a game has such options."""
        return b""

    def setting(
        self,
        players: int,
        edition: str | None = None,
        board: Board | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> Setting:
        """Check what is asked for and fix it."""
        edition = self.default_edition if edition is None else edition
        if not isinstance(edition, str) or edition not in self.editions:
            known = ", ".join(self.editions)
            raise SettingError(
                Message("setting.no-edition", {"game": self.title, "asked": repr(edition), "known": known})
            )
        allowed = self.editions[edition]
        if isinstance(players, bool) or not isinstance(players, int) or players not in allowed:
            least, most, asked = allowed[0], allowed[-1], repr(players)
            raise SettingError(
                Message(
                    "setting.players",
                    {"game": self.title, "edition": edition, "least": least, "most": most, "asked": asked},
                )
            )
        chosen = {}
        for name, value in (options or {}).items():
            if name not in self.options:
                raise SettingError(self._no_option(name))
            if value != self.options[name].default:
                chosen[name] = self.options[name].check(value)
        made = Setting(self, players, edition, board if board is not None else self.standard_board(), chosen)
        self.check_setting(made)
        return made

    def _no_option(self, name: object) -> Message:
        """That there is no such option, and which there are."""
        near, asked = get_close_matches(str(name), self.options, 1), repr(name)
        if near:
            return Message("setting.no-option-but", {"game": self.title, "asked": asked, "near": repr(near[0])})
        known = ", ".join(self.options) or None
        return Message("setting.no-option", {"game": self.title, "asked": asked, "known": known})

    def check_setting(self, setting: Setting) -> None:  # noqa: B027  # most games have nothing to add
        """Check what depends on several choices at once; `SettingError` if it cannot be so."""

    # -- moves --------------------------------------------------------------------------------------------------------
    @abstractmethod
    def text(self, setting: Setting, id: int) -> str:
        """A move in notation."""

    @abstractmethod
    def parse(self, setting: Setting, text: str) -> int:
        """The move of a text; `MalformedMove` if it is no move of this game."""

    def letters(self, setting: Setting, text: str) -> Sequence[str | Message]:
        """A move or a piece in notation, taken apart: what every language writes alike, and messages for letters and
        words that stand for words. See `durbar.games.words.speller`.
        """
        return (text,)

    @abstractmethod
    def explain(self, setting: Setting, state: Any, seat: int, id: int) -> Message | None:
        """Why the mover may not make this move now, with the rule's number; None if they may."""

    def same_act(self, state: Any) -> bool:
        """Whether the coming decision still belongs to what the mover has just begun, so that a preview looks on."""
        return False

    # -- telling ------------------------------------------------------------------------------------------------------
    @abstractmethod
    def tell(self, setting: Setting, kind: int, seat: int, what: int | None, amount: int) -> Message:
        """An event as a message. ``what`` is None where this viewer may not know it."""

    def spell_out(self, setting: Setting, args: Mapping[str, Argument]) -> Mapping[str, Argument | Message]:
        """What fills a message's sentence: its arguments, where need be with messages for what stands in notation."""
        return args

    def reasons(self, setting: Setting, state: Any, seat: int, id: int, preview: Preview) -> list[Message]:
        """What speaks for a legal move of the mover, the weightiest first; ``preview`` is the move's."""
        return what_it_brings(preview)

    def against(
        self, setting: Setting, state: Any, seat: int, id: int, preview: Preview, better: tuple[int, Preview]
    ) -> list[Message]:
        """What speaks against a legal move of the mover where ``better`` was the better one, the weightiest first: what
        it gives up, spends or risks. Each move comes with its preview.
        """
        return weightiest(fewer_points(preview, better[1]))

    def amounts_to(self, setting: Setting, state: Any, seat: int, id: int, preview: Preview) -> Hashable:
        """What a legal move of the mover comes down to, ``preview`` being the move's: two for which this is equal
        differ only in what no rule ever asks for.
        """
        return id

    @abstractmethod
    def view(self, setting: Setting, state: Any, seat: int | None, laid_open: bool = False) -> dict[str, Any]:
        """Everything a table shows a viewer, JSON-ready; ``laid_open``: every hand as after the end."""

    def board_view(self, setting: Setting) -> dict[str, Any]:
        """What a table draws that never changes in a game, JSON-ready: for those who draw from data."""
        return {}

    def sketch(self, setting: Setting, state: Any, seat: int, ids: Sequence[int]) -> dict[str, Any]:
        """What a table draws to show some decisions of the mover before they are made, JSON-ready."""
        return {}

    @abstractmethod
    def tally(self, state: Any, seat: int) -> Sequence[int]:
        """A seat's points by source."""

    def reach(self, source: str | None = None) -> tuple[int | None, int | None]:
        """The least and the most that a source, or all of them together, can have brought somebody in a game, at any of
        their decisions; None where nothing bounds it.
        """
        return None, None

    @abstractmethod
    def picture(self, setting: Setting, state: Any, seat: int | None) -> str:
        """The position as an SVG document."""

    def pages(self) -> Pages:
        """The game as text, for terminals and screen readers."""
        return Pages()

    def order(self, setting: Setting, state: Any, seat: int) -> tuple[int, ...]:
        """What ranks a seat at the end, most first; equal orders share a rank."""
        return (sum(self.tally(state, seat)),)

    # -- numbers, for learning ----------------------------------------------------------------------------------------
    @abstractmethod
    def pieces(self, setting: Setting) -> Sequence[Piece]:
        """The named pieces of an observation."""

    @abstractmethod
    def observe(self, setting: Setting, state: Any, seat: int | None) -> dict[str, list[int]]:
        """The pieces' numbers, each flat, as this viewer (first in every list of seats) may know them."""


_BUILT_IN = {"maharani": "durbar.games.maharani.game", "taj-mahal": "durbar.games.taj_mahal.game"}
_registered: dict[str, Rulebook] = {}


def register(rulebook: Rulebook) -> Rulebook:
    """Make a game known under its name."""
    _registered[rulebook.name] = rulebook
    return rulebook


@cache
def _bring_in() -> None:
    """Import the modules that ``DURBAR_GAMES`` names (separated by commas), which register games of their own."""
    for module in filter(None, map(str.strip, os.environ.get("DURBAR_GAMES", "").split(","))):
        try:
            importlib.import_module(module)
        except Exception as error:
            raise UnknownGame(f"DURBAR_GAMES names the module {module!r}, which cannot be had: {error}") from error


def game_names() -> list[str]:
    """Every game there is."""
    _bring_in()
    return sorted({*_BUILT_IN, *_registered})


def rulebook(name: str) -> Rulebook:
    """The game of that name."""
    _bring_in()
    if name not in _registered and name in _BUILT_IN:
        importlib.import_module(_BUILT_IN[name])
    if name not in _registered:
        near, asked = get_close_matches(str(name), game_names(), 1), repr(name)
        if near:
            raise UnknownGame(Message("setting.no-game-but", {"asked": asked, "near": repr(near[0])}))
        raise UnknownGame(Message("setting.no-game", {"asked": asked, "known": ", ".join(game_names())}))
    return _registered[name]


def malformed(text: object, expected: Message | str) -> MalformedMove:
    """The error for a text that is no move."""
    shown = repr(text) if len(repr(text)) <= 60 else repr(text)[:57] + "..."
    return MalformedMove(shown, expected)
