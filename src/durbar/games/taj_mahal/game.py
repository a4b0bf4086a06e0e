"""Taj Mahal's implementation of the game interface."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from durbar.games.message import Message
from durbar.games.options import kernel_settings
from durbar.games.rulebook import Notation, Presentation, Rulebook, Rules, Setting, register
from durbar.games.taj_mahal.components.board_file import from_dict, read_components, standard_components
from durbar.games.taj_mahal.components.components import PROVINCES, Components, components_of
from durbar.games.taj_mahal.components.editions import EDITIONS
from durbar.games.taj_mahal.components.layout import BOARD_SLOTS
from durbar.games.taj_mahal.components.options import OPTIONS, check_options, script_of
from durbar.games.taj_mahal.kernel_functions import make_kernel
from durbar.games.taj_mahal.presentation.board_view import board_view_of
from durbar.games.taj_mahal.presentation.counting import counting_of
from durbar.games.taj_mahal.presentation.event_types import TajMahalEvents
from durbar.games.taj_mahal.presentation.events import DECISIONS, SOURCES, describe_event
from durbar.games.taj_mahal.presentation.explain import explain_move
from durbar.games.taj_mahal.presentation.notation import parse_move, parts_of, text_of
from durbar.games.taj_mahal.presentation.page import TajMahalPages
from durbar.games.taj_mahal.presentation.picture import picture_of
from durbar.games.taj_mahal.presentation.reasons import reasons_for
from durbar.games.taj_mahal.presentation.reasons_against import reasons_against
from durbar.games.taj_mahal.presentation.sketch import sketch_of
from durbar.games.taj_mahal.presentation.view import progress_of, view_of
from durbar.games.taj_mahal.presentation.view_types import TajMahalBoard, TajMahalPreview, TajMahalView
from durbar.games.taj_mahal.presentation.wording import letters_of, localise_args
from durbar.games.taj_mahal.rules.certain import certain_events_of
from durbar.games.taj_mahal.rules.observe import observe as observation_of
from durbar.games.taj_mahal.rules.observe import pieces_of
from durbar.games.taj_mahal.rules.state import (
    BOARD,
    BONUS_LATER,
    CROWN,
    DISPLAY_FIRST,
    EFFECTS,
    FROM_HAND,
    KEEPS_TILES,
    LATE_COLOUR,
    PALACE,
    PLAY,
    TILE_LAST,
)


class TajMahalRules(Rules):
    """Reiner Knizia's Taj Mahal: 2 to 5 players, three editions."""

    version = 2
    editions = MappingProxyType({name: edition.players for name, edition in EDITIONS.items()})
    default_edition = "2018"
    sources = SOURCES
    final_sources = frozenset({SOURCES[FROM_HAND]})
    tie_breaker = "cards"
    options = OPTIONS

    standard_board = staticmethod(standard_components)
    read_board = staticmethod(read_components)
    script = staticmethod(script_of)
    check_setting = staticmethod(check_options)
    certain_events = staticmethod(certain_events_of)
    pieces = staticmethod(pieces_of)
    observe = staticmethod(observation_of)

    def __init__(self) -> None:
        self.kernel = make_kernel()

    def board_from_dict(self, data: Any) -> Components:
        """Return the checked components in a record."""
        return from_dict(data, Message("record.board"))

    def settings(self, setting: Setting) -> list[int]:
        """Return the board, the options and the edition's switches as a list of numbers; ``state.pxd`` has their
        indices.
        """
        edition = EDITIONS[setting.edition]
        switches = {
            LATE_COLOUR: edition.late_colour,
            BONUS_LATER: edition.bonus_later,
            KEEPS_TILES: edition.keeps_tiles,
            DISPLAY_FIRST: edition.display_first,
            TILE_LAST: edition.tile_last,
        }
        return kernel_settings(setting, {BOARD: BOARD_SLOTS.number(components_of(setting)), **switches})

    def continues_turn(self, state: Any) -> bool:
        """Return whether the mover still has palaces to place in a withdrawal."""
        return bool(state.phase in (PALACE, CROWN))

    def has_hidden_hands(self, setting: Setting) -> bool:
        """Return whether hands are secret (TM-2.3), that is, whether the table did not choose open hands (TM-10.1)."""
        return not setting.options.get("open_hands")

    def moves_are_public(self, setting: Setting, state: Any) -> bool:
        """Return whether a spectator knows the mover's legal moves. With open hands, and while the mover places palaces
        or takes cards from the display, this is always so. In a turn it is so only if the mover has no coloured or
        white cards (TM-8.2).
        """
        return not self.has_hidden_hands(setting) or state.phase != PLAY or not state.size[state.frame.mover]

    def tally(self, state: Any, seat: int) -> Sequence[int]:
        """Return a seat's points by source."""
        return [int(points) for points in state.points[seat]]

    def ranking_key(self, setting: Setting, state: Any, seat: int) -> tuple[int, ...]:
        """Return the sort key of the final ranking (TM-6.2): points, then in some editions the cards in hand, special
        cards included (TM-0.8).
        """
        points = sum(state.points[seat])
        if not EDITIONS[setting.edition].hand_breaks_ties:
            return (points,)
        return (points, state.size[seat] + sum(state.special[effect] == seat for effect in range(EFFECTS)))

    def points_range(self, source: str | None = None) -> tuple[int | None, int | None]:
        """Return the least and the most points that a source can give. Points are never lost, and the special card
        scores at most 2 in each visit (TM-3.7).
        """
        return 0, 2 * PROVINCES if source == "special" else None


class TajMahalNotation(Notation):
    """The notation of Taj Mahal's moves."""

    text = staticmethod(text_of)
    parse = staticmethod(parse_move)
    parts = staticmethod(parts_of)
    letters = staticmethod(letters_of)


class TajMahalPresentation(Presentation):
    """How Taj Mahal is shown to people."""

    decisions = DECISIONS
    view_type = TajMahalView
    preview_type = TajMahalPreview
    board_type = TajMahalBoard
    events_type = TajMahalEvents

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

    def pages(self) -> TajMahalPages:
        """Return the pages of the game as text."""
        return PAGES


PAGES = TajMahalPages()
TAJ_MAHAL_GAME = register(
    Rulebook("taj-mahal", "Taj Mahal", __package__, TajMahalRules(), TajMahalNotation(), TajMahalPresentation())
)
