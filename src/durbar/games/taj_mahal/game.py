"""Taj Mahal as the contract sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from durbar.games.message import Argument, Message
from durbar.games.rulebook import Piece, Rulebook, Setting, register
from durbar.games.sight import Preview
from durbar.games.taj_mahal.boardfile import from_dict, read_components, standard_components
from durbar.games.taj_mahal.boardview import board_view_of
from durbar.games.taj_mahal.components import Components
from durbar.games.taj_mahal.editions import EDITIONS
from durbar.games.taj_mahal.events import SOURCES, tell_event
from durbar.games.taj_mahal.explain import explain_move
from durbar.games.taj_mahal.layout import SHELF
from durbar.games.taj_mahal.notation import components_of, parse_move, text_of
from durbar.games.taj_mahal.observe import observe, pieces_of
from durbar.games.taj_mahal.options import OPTIONS, check_options, script_of
from durbar.games.taj_mahal.page import TajMahalPages
from durbar.games.taj_mahal.picture import picture_of
from durbar.games.taj_mahal.reasons import reasons_for
from durbar.games.taj_mahal.rules import make_kernel
from durbar.games.taj_mahal.sketch import sketch_of
from durbar.games.taj_mahal.state import CROWN, EFFECTS, NOBODY, PALACE
from durbar.games.taj_mahal.view import view_of
from durbar.games.taj_mahal.wording import spelt_out


class TajMahal(Rulebook):
    """Reiner Knizia's Taj Mahal: 2 to 5 players, three editions."""

    name = "taj-mahal"
    title = "Taj Mahal"
    version = 1
    editions = MappingProxyType({name: edition.players for name, edition in EDITIONS.items()})
    default_edition = "2018"
    sources = SOURCES
    options = OPTIONS

    def __init__(self) -> None:
        self.kernel = make_kernel()
        self._pages = TajMahalPages()

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
        """The board, the options and the edition's switches, as ``state.pxd`` numbers them."""
        edition = EDITIONS[setting.edition]
        start = setting.options.get("start_player", NOBODY)
        switches = (
            edition.late_colour,
            edition.bonus_later,
            edition.keeps_tiles,
            edition.display_first,
            edition.tile_last,
            setting.options.get("open_hands", False),
        )
        return [SHELF.number(components_of(setting)), start, *map(int, switches)]

    def script(self, setting: Setting) -> bytes:
        """The draws that a fixed province order or bonus layout decides."""
        return script_of(setting)

    def text(self, setting: Setting, id: int) -> str:
        """A move in notation."""
        return text_of(setting, id)

    def parse(self, setting: Setting, text: str) -> int:
        """The move of a text."""
        return parse_move(setting, text)

    def explain(self, setting: Setting, state: Any, seat: int, id: int) -> Message | None:
        """Why not."""
        return explain_move(setting, state, seat, id)

    def same_act(self, state: Any) -> bool:
        """A withdrawal goes on until its palaces are placed."""
        return bool(state.phase in (PALACE, CROWN))

    def tell(self, setting: Setting, kind: int, seat: int, what: int | None, amount: int) -> Message:
        """An event as a message."""
        return tell_event(setting, kind, seat, what, amount)

    def spell_out(self, setting: Setting, args: Mapping[str, Argument]) -> Mapping[str, Argument | Message]:
        """What fills a message's sentence."""
        return spelt_out(setting, args)

    def reasons(self, setting: Setting, state: Any, seat: int, id: int, preview: Preview) -> list[Message]:
        """What speaks for a move."""
        return reasons_for(setting, state, seat, id, preview)

    def view(self, setting: Setting, state: Any, seat: int | None) -> dict[str, Any]:
        """Everything a table shows a viewer."""
        return view_of(setting, state, seat)

    def board_view(self, setting: Setting) -> dict[str, Any]:
        """The map, and what the edition calls things."""
        return board_view_of(setting)

    def sketch(self, setting: Setting, state: Any, seat: int, ids: Sequence[int]) -> dict[str, Any]:
        """Palaces and the chain they join; the symbols of a row."""
        return sketch_of(setting, state, seat, ids)

    def tally(self, state: Any, seat: int) -> Sequence[int]:
        """Points by source."""
        return [int(points) for points in state.points[seat]]

    def order(self, setting: Setting, state: Any, seat: int) -> tuple[int, ...]:
        """TM-6.2: points; where the edition says so, ties by the cards in hand, special cards too (TM-0.8)."""
        points = sum(state.points[seat])
        if not EDITIONS[setting.edition].hand_breaks_ties:
            return (points,)
        return (points, state.size[seat] + sum(state.special[effect] == seat for effect in range(EFFECTS)))

    def picture(self, setting: Setting, state: Any, seat: int | None) -> str:
        """The position as an SVG document."""
        return picture_of(setting, state, seat)

    def pages(self) -> TajMahalPages:
        """The game as text."""
        return self._pages

    def pieces(self, setting: Setting) -> list[Piece]:
        """The named pieces of an observation."""
        return pieces_of(setting)

    def observe(self, setting: Setting, state: Any, seat: int | None) -> dict[str, list[int]]:
        """A sight as numbers."""
        return observe(setting, state, seat)


TAJ_MAHAL_GAME = register(TajMahal())
