"""Maharani as the contract sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from durbar.games.maharani.boardfile import from_dict, read_components, standard_components
from durbar.games.maharani.components import Components
from durbar.games.maharani.events import SOURCES, tell_event
from durbar.games.maharani.explain import explain_move
from durbar.games.maharani.layout import SHELF
from durbar.games.maharani.notation import components_of, parse_move, text_of
from durbar.games.maharani.observe import observe, pieces_of
from durbar.games.maharani.options import OPTIONS, check_options
from durbar.games.maharani.page import MaharaniPages
from durbar.games.maharani.picture import picture_of
from durbar.games.maharani.reasons import comes_down_to, reasons_for
from durbar.games.maharani.rules import make_kernel
from durbar.games.maharani.state import NOBODY
from durbar.games.maharani.view import view_of
from durbar.games.maharani.wording import spelt_out
from durbar.games.message import Argument, Message
from durbar.games.rulebook import Piece, Rulebook, Setting, register
from durbar.games.sight import Preview


class Maharani(Rulebook):
    """Wolfgang Panning's Maharani: 2 to 4 players."""

    name = "maharani"
    title = "Maharani"
    version = 1
    editions = MappingProxyType({"2012": range(2, 5)})
    default_edition = "2012"
    sources = SOURCES
    options = OPTIONS

    def __init__(self) -> None:
        self.kernel = make_kernel()
        self._pages = MaharaniPages()

    def standard_board(self) -> Components:
        """The components that come with Durbar."""
        return standard_components()

    def read_board(self, path: Path) -> Components:
        """An owner's own components, checked."""
        return read_components(path)

    def board_from_dict(self, data: Any) -> Components:
        """The components inside a record, checked."""
        return from_dict(data, "record's board")

    def check_setting(self, setting: Setting) -> None:
        """Options that depend on the board and the players."""
        check_options(setting)

    def settings(self, setting: Setting) -> list[int]:
        """The board and the options, as ``state.pxd`` numbers them."""
        return [SHELF.number(components_of(setting)), setting.options.get("start_player", NOBODY)]

    def text(self, setting: Setting, id: int) -> str:
        """A move in notation."""
        return text_of(setting, id)

    def parse(self, setting: Setting, text: str) -> int:
        """The move of a text."""
        return parse_move(setting, text)

    def explain(self, setting: Setting, state: Any, seat: int, id: int) -> Message | None:
        """Why not."""
        return explain_move(setting, state, seat, id)

    def tell(self, setting: Setting, kind: int, seat: int, what: int | None, amount: int) -> Message:
        """An event as a message."""
        return tell_event(setting, kind, seat, what, amount)

    def spell_out(self, setting: Setting, args: Mapping[str, Argument]) -> Mapping[str, Argument | Message]:
        """What fills a message's sentence."""
        return spelt_out(setting, args)

    def reasons(self, setting: Setting, state: Any, seat: int, id: int, preview: Preview) -> list[Message]:
        """What speaks for a move."""
        return reasons_for(setting, state, seat, id, preview)

    def amounts_to(self, setting: Setting, state: Any, seat: int, id: int, preview: Preview) -> tuple[int, ...]:
        """What of a move matters."""
        return comes_down_to(id, preview)

    def view(self, setting: Setting, state: Any, seat: int | None) -> dict[str, Any]:
        """Everything a table shows a viewer."""
        return view_of(setting, state, seat)

    def tally(self, state: Any, seat: int) -> Sequence[int]:
        """Gold by source."""
        return [int(gold) for gold in state.points[seat]]

    def picture(self, setting: Setting, state: Any, seat: int | None) -> str:
        """The position as an SVG document."""
        return picture_of(setting, state, seat)

    def pages(self) -> MaharaniPages:
        """The game as text."""
        return self._pages

    def pieces(self, setting: Setting) -> list[Piece]:
        """The named pieces of an observation."""
        return pieces_of(setting)

    def observe(self, setting: Setting, state: Any, seat: int | None) -> dict[str, list[int]]:
        """A sight as numbers."""
        return observe(setting, state, seat)


MAHARANI_GAME = register(Maharani())
