"""Maharani as the contract sees it."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from durbar.games.maharani.against import reasons_against
from durbar.games.maharani.boardfile import from_dict, read_components, standard_components
from durbar.games.maharani.boardview import board_view_of
from durbar.games.maharani.components import Components
from durbar.games.maharani.events import SOURCES, tell_event
from durbar.games.maharani.explain import explain_move
from durbar.games.maharani.layout import SHELF
from durbar.games.maharani.notation import components_of, parse_move, text_of
from durbar.games.maharani.observe import observe as observation_of
from durbar.games.maharani.observe import pieces_of
from durbar.games.maharani.options import OPTIONS, check_options
from durbar.games.maharani.page import MaharaniPages
from durbar.games.maharani.picture import picture_of
from durbar.games.maharani.reasons import comes_down_to, reasons_for
from durbar.games.maharani.rules import make_kernel
from durbar.games.maharani.sketch import sketch_of
from durbar.games.maharani.state import NOBODY
from durbar.games.maharani.view import view_of
from durbar.games.maharani.wording import letters_of, spelt_out
from durbar.games.rulebook import Rulebook, Setting, register
from durbar.games.sight import Preview


class Maharani(Rulebook):
    """Wolfgang Panning's Maharani: 2 to 4 players."""

    name = "maharani"
    title = "Maharani"
    version = 1
    editions = MappingProxyType({"2012": range(2, 5)})
    default_edition = "2012"
    sources = SOURCES
    unit = "gold"
    options = OPTIONS

    # What is told in a file of its own: this is where to look.
    standard_board = staticmethod(standard_components)
    read_board = staticmethod(read_components)
    check_setting = staticmethod(check_options)
    text = staticmethod(text_of)
    parse = staticmethod(parse_move)
    letters = staticmethod(letters_of)
    explain = staticmethod(explain_move)
    tell = staticmethod(tell_event)
    spell_out = staticmethod(spelt_out)
    reasons = staticmethod(reasons_for)
    against = staticmethod(reasons_against)
    view = staticmethod(view_of)
    board_view = staticmethod(board_view_of)
    sketch = staticmethod(sketch_of)
    picture = staticmethod(picture_of)
    pieces = staticmethod(pieces_of)
    observe = staticmethod(observation_of)

    def __init__(self) -> None:
        self.kernel = make_kernel()
        self._pages = MaharaniPages()

    def board_from_dict(self, data: Any) -> Components:
        """The components inside a record, checked."""
        return from_dict(data, "record's board")

    def settings(self, setting: Setting) -> list[int]:
        """The board and the options, as ``state.pxd`` numbers them."""
        return [SHELF.number(components_of(setting)), setting.options.get("start_player", NOBODY)]

    def amounts_to(self, setting: Setting, state: Any, seat: int, id: int, preview: Preview) -> tuple[int, ...]:
        """What of a move matters."""
        return comes_down_to(id, preview)

    def tally(self, state: Any, seat: int) -> Sequence[int]:
        """Gold by source."""
        return [int(gold) for gold in state.points[seat]]

    def reach(self, source: str | None = None) -> tuple[int | None, int | None]:
        """Second tiles are paid for, and earn as much first (MH-5.1); everything else only brings."""
        return (None, 0) if source == "second" else (0, None)

    def pages(self) -> MaharaniPages:
        """The game as text."""
        return self._pages


MAHARANI_GAME = register(Maharani())
