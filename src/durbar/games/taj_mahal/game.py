"""Taj Mahal as the contract sees it."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from durbar.games.rulebook import Rulebook, Setting, register
from durbar.games.taj_mahal.against import reasons_against
from durbar.games.taj_mahal.boardfile import from_dict, read_components, standard_components
from durbar.games.taj_mahal.boardview import board_view_of
from durbar.games.taj_mahal.components import PROVINCES, Components
from durbar.games.taj_mahal.editions import EDITIONS
from durbar.games.taj_mahal.events import SOURCES, tell_event
from durbar.games.taj_mahal.explain import explain_move
from durbar.games.taj_mahal.layout import SHELF
from durbar.games.taj_mahal.notation import components_of, parse_move, text_of
from durbar.games.taj_mahal.observe import observe as observation_of
from durbar.games.taj_mahal.observe import pieces_of
from durbar.games.taj_mahal.options import OPTIONS, check_options, script_of
from durbar.games.taj_mahal.page import TajMahalPages
from durbar.games.taj_mahal.picture import picture_of
from durbar.games.taj_mahal.reasons import reasons_for
from durbar.games.taj_mahal.rules import make_kernel
from durbar.games.taj_mahal.sketch import sketch_of
from durbar.games.taj_mahal.state import CROWN, EFFECTS, NOBODY, PALACE
from durbar.games.taj_mahal.view import view_of
from durbar.games.taj_mahal.wording import letters_of, spelt_out


class TajMahal(Rulebook):
    """Reiner Knizia's Taj Mahal: 2 to 5 players, three editions."""

    name = "taj-mahal"
    title = "Taj Mahal"
    version = 1
    editions = MappingProxyType({name: edition.players for name, edition in EDITIONS.items()})
    default_edition = "2018"
    sources = SOURCES
    options = OPTIONS

    # What is told in a file of its own: this is where to look.
    standard_board = staticmethod(standard_components)
    read_board = staticmethod(read_components)
    check_setting = staticmethod(check_options)
    script = staticmethod(script_of)
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
        self._pages = TajMahalPages()

    def board_from_dict(self, data: Any) -> Components:
        """The components inside a record, checked."""
        return from_dict(data, "record's board")

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

    def same_act(self, state: Any) -> bool:
        """A withdrawal goes on until its palaces are placed."""
        return bool(state.phase in (PALACE, CROWN))

    def tally(self, state: Any, seat: int) -> Sequence[int]:
        """Points by source."""
        return [int(points) for points in state.points[seat]]

    def reach(self, source: str | None = None) -> tuple[int | None, int | None]:
        """Nothing takes points away; the special card brings 2 in a visit, at most (TM-3.7)."""
        return 0, 2 * PROVINCES if source == "special" else None

    def order(self, setting: Setting, state: Any, seat: int) -> tuple[int, ...]:
        """TM-6.2: points; where the edition says so, ties by the cards in hand, special cards too (TM-0.8)."""
        points = sum(state.points[seat])
        if not EDITIONS[setting.edition].hand_breaks_ties:
            return (points,)
        return (points, state.size[seat] + sum(state.special[effect] == seat for effect in range(EFFECTS)))

    def pages(self) -> TajMahalPages:
        """The game as text."""
        return self._pages


TAJ_MAHAL_GAME = register(TajMahal())
