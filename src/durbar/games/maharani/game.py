"""Maharani's implementation of the game interface."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from durbar.games.maharani.components.board_file import from_dict, read_components, standard_components
from durbar.games.maharani.components.components import Components, components_of
from durbar.games.maharani.components.layout import BOARD_SLOTS
from durbar.games.maharani.components.options import OPTIONS, check_options
from durbar.games.maharani.kernel_functions import make_kernel
from durbar.games.maharani.presentation.board_view import board_view_of
from durbar.games.maharani.presentation.counting import counting_of, scored_quarters
from durbar.games.maharani.presentation.event_types import MaharaniEvents
from durbar.games.maharani.presentation.events import DECISIONS, SOURCES, describe_event
from durbar.games.maharani.presentation.explain import explain_move
from durbar.games.maharani.presentation.notation import named_parts_of, parse_move, text_of
from durbar.games.maharani.presentation.page import MaharaniPages
from durbar.games.maharani.presentation.picture import picture_of
from durbar.games.maharani.presentation.reasons import move_key, reasons_for
from durbar.games.maharani.presentation.reasons_against import reasons_against
from durbar.games.maharani.presentation.sketch import sketch_of
from durbar.games.maharani.presentation.view import progress_of, view_of
from durbar.games.maharani.presentation.view_types import MaharaniBoard, MaharaniPreview, MaharaniView
from durbar.games.maharani.presentation.wording import letters_of, localise_args
from durbar.games.maharani.rules.observe import observe as observation_of
from durbar.games.maharani.rules.observe import pieces_of
from durbar.games.maharani.rules.state import BOARD
from durbar.games.message import Message
from durbar.games.options import kernel_settings
from durbar.games.rulebook import Notation, Presentation, Rulebook, Rules, Setting, register
from durbar.games.sight import Preview


class MaharaniRules(Rules):
    """Wolfgang Panning's Maharani: 2 to 4 players."""

    version = 2
    editions = MappingProxyType({"2012": range(2, 5)})
    default_edition = "2012"
    sources = SOURCES
    unit = "gold"
    options = OPTIONS

    standard_board = staticmethod(standard_components)
    read_board = staticmethod(read_components)
    check_setting = staticmethod(check_options)
    pieces = staticmethod(pieces_of)
    observe = staticmethod(observation_of)

    def __init__(self) -> None:
        self.kernel = make_kernel()

    def board_from_dict(self, data: Any) -> Components:
        """Return the checked components in a record."""
        return from_dict(data, Message("record.board"))

    def settings(self, setting: Setting) -> list[int]:
        """Return the board and the options as a list of numbers; ``state.pxd`` has their indices."""
        return kernel_settings(setting, {BOARD: BOARD_SLOTS.number(components_of(setting))})

    def has_hidden_hands(self, setting: Setting) -> bool:
        """Return False: players have no hands, and the bag is hidden from everybody."""
        return False

    def tally(self, state: Any, seat: int) -> Sequence[int]:
        """Return a seat's gold by source."""
        return [int(gold) for gold in state.points[seat]]

    def points_range(self, source: str | None = None) -> tuple[int | None, int | None]:
        """Return the least and the most gold that a source can give. Only second tiles cost gold, and never more than
        they earn (MH-5.1).
        """
        return (None, 0) if source == "second" else (0, None)


class MaharaniNotation(Notation):
    """The notation of Maharani's moves."""

    text = staticmethod(text_of)
    parse = staticmethod(parse_move)
    parts = staticmethod(named_parts_of)
    letters = staticmethod(letters_of)


class MaharaniPresentation(Presentation):
    """How Maharani is shown to people."""

    decisions = DECISIONS
    view_type = MaharaniView
    preview_type = MaharaniPreview
    board_type = MaharaniBoard
    events_type = MaharaniEvents

    view = staticmethod(view_of)
    describe_event = staticmethod(describe_event)
    explain = staticmethod(explain_move)
    picture = staticmethod(picture_of)
    progress = staticmethod(progress_of)
    board_view = staticmethod(board_view_of)
    sketch = staticmethod(sketch_of)
    localise_args = staticmethod(localise_args)
    reasons = staticmethod(reasons_for)
    reasons_against = staticmethod(reasons_against)
    counting = staticmethod(counting_of)
    scored_places = staticmethod(scored_quarters)

    def equivalence_key(self, setting: Setting, state: Any, seat: int, id: int, preview: Preview) -> tuple[int, ...]:
        """Return a key that is equal for equivalent moves."""
        return move_key(id, preview)

    def pages(self) -> MaharaniPages:
        """Return the pages of the game as text."""
        return PAGES


PAGES = MaharaniPages()
MAHARANI_GAME = register(
    Rulebook("maharani", "Maharani", __package__, MaharaniRules(), MaharaniNotation(), MaharaniPresentation())
)
