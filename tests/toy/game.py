"""The toy game's implementation of the game interface.

Its notation: ``3`` plays a card of rank 3, ``draw`` draws a card, and ``pass`` passes.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any

from durbar.games.board_slots import BoardSlots
from durbar.games.errors import BoardError, SettingError
from durbar.games.events import Events
from durbar.games.message import Message
from durbar.games.observation import Piece
from durbar.games.rulebook import Notation, Option, Presentation, Rulebook, Rules, Setting, malformed_move, register
from toy.kernel_functions import make_kernel
from toy.rules.deal import place_board
from toy.rules.state import BOARDS, DRAW, DRAWN, FIRST, HAND, IDS, PAIRS, PASS, PLAYED, RANKS, SCORED, SEATS

# the sources of points
SOURCES = ("rise", "pairs")


@dataclass(frozen=True)
class Deck:
    """A deck (the toy's board): the number of cards of each rank."""

    copies: tuple[int, ...]

    @property
    def digest(self) -> str:
        return sha256(json.dumps(self.to_dict(), sort_keys=True).encode()).hexdigest()

    def to_dict(self) -> dict[str, Any]:
        return {"copies": list(self.copies)}


def check_rounds(value: Any) -> int:
    """Return the value of the option ``rounds``; raise an error if it is invalid."""
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 60:
        raise SettingError("toy.rounds", asked=repr(value))
    return value


class ToyRules(Rules):
    """The rules of the toy game."""

    version = 2
    editions = MappingProxyType({"short": range(2, 4), "long": range(2, SEATS + 1)})
    default_edition = "long"
    sources = SOURCES
    options = MappingProxyType({"rounds": Option(None, check_rounds, "TY-5")})

    def __init__(self) -> None:
        self.kernel = make_kernel()
        self._board_slots: BoardSlots[Deck] = BoardSlots(BOARDS, lambda number, deck: place_board(number, deck.copies))

    def standard_board(self) -> Deck:
        return Deck((5,) * RANKS)

    def read_board(self, path: Path) -> Deck:
        try:
            return self.board_from_dict(json.loads(path.read_text()))
        except (OSError, json.JSONDecodeError) as error:
            raise BoardError(str(path), "toy.no-json", why=str(error)) from None

    def board_from_dict(self, data: Any) -> Deck:
        copies = data.get("copies") if isinstance(data, dict) else None
        if (
            not isinstance(copies, list)
            or len(copies) != RANKS
            or not all(type(n) is int and 0 <= n < 40 for n in copies)
        ):
            raise BoardError("copies", "toy.copies", ranks=RANKS)
        if sum(copies) < SEATS * HAND:
            raise BoardError("copies", "toy.too-few", cards=sum(copies), players=SEATS)
        return Deck(tuple(copies))

    def settings(self, setting: Setting) -> list[int]:
        rounds = setting.options.get("rounds", 4 if setting.edition == "short" else 8)
        assert isinstance(setting.board, Deck)
        return [self._board_slots.number(setting.board), rounds]

    def moves_are_public(self, setting: Setting, state: Any) -> bool:
        """Return whether the mover's hand is empty: then a spectator knows the mover's only move."""
        return not state.held[state.frame.mover]

    def certain_events(self, setting: Setting, state: Any, seat: int, events: Events, drawn: Events) -> Events:
        """Return the certain events without the points of other players for pairs (TY-5), because hands are secret."""
        certain = super().certain_events(setting, state, seat, events, drawn)
        return [event for event in certain if event[0] != SCORED or event[2] != PAIRS or event[1] == seat]

    def tally(self, state: Any, seat: int) -> list[int]:
        return list(state.points[seat])

    def pieces(self, setting: Setting) -> list[Piece]:
        return [
            Piece("hand", (RANKS,), 0, 255, "your cards by rank"),
            Piece("held", (setting.players,), 0, 255, "how many cards each holds, you first"),
            Piece("table", (RANKS,), 0, 255, "cards played by rank"),
            Piece("last", (1,), -1, RANKS - 1, "the last rank played"),
        ]

    def observe(self, setting: Setting, state: Any, seat: int | None) -> dict[str, list[int]]:
        n, first = setting.players, seat or 0
        return {
            "hand": state.hands[seat] if seat is not None else [0] * RANKS,
            "held": [state.held[(first + i) % n] for i in range(n)],
            "table": state.table.count[:RANKS],
            "last": [state.last],
        }


class ToyNotation(Notation):
    """The notation of the toy game's moves."""

    def text(self, setting: Setting, id: int) -> str:
        return str(id) if id < RANKS else "draw" if id == DRAW else "pass"

    def parse(self, setting: Setting, text: str) -> int:
        for id in range(IDS):
            if text == self.text(setting, id):
                return id
        raise malformed_move(text, Message("toy.expected"))


class ToyPresentation(Presentation):
    """The messages, views and pictures of the toy game."""

    def explain(self, setting: Setting, state: Any, seat: int, id: int) -> Message | None:
        if id < RANKS and not state.hands[seat][id]:
            return Message("toy.why.not-held", {"rank": id}, "TY-2")
        if id == DRAW and not state.deck.size:
            return Message("toy.why.deck-empty", {}, "TY-2")
        if id == PASS and (state.deck.size or any(state.hands[seat])):
            return Message("toy.why.must-play", {}, "TY-4")
        return None

    def describe_event(self, setting: Setting, kind: int, seat: int, what: int | None, amount: int) -> Message:
        if kind == SCORED:
            return Message("toy.scored", {"seat": seat, "source": SOURCES[what or 0], "points": amount})
        if kind == DRAWN and amount == FIRST:
            return Message("toy.first", {"seat": what})
        if kind == DRAWN:
            return Message("toy.drawn", {"seat": seat, "rank": what})
        return Message("toy.played" if kind == PLAYED else "toy.passed", {"seat": seat, "rank": what})

    def view(self, setting: Setting, state: Any, seat: int | None, laid_open: bool = False) -> dict[str, Any]:
        return {
            "hand": state.hands[seat] if seat is not None else None,
            "hands": state.hands[: setting.players] if laid_open or state.frame.mover < 0 else None,
            "held": state.held[: setting.players],
            "deck": state.deck.size,
            "table": state.table.count[:RANKS],
            "last": state.last,
            "turn": state.turn,
        }

    def picture(self, setting: Setting, state: Any, seat: int | None, language: str = "en") -> str:
        shown = "" if state.last < 0 else state.last
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 84" font-family="serif" text-anchor="middle">'
            '<rect x="2" y="2" width="56" height="80" rx="6" fill="#fffdf6" stroke="#8f6412" stroke-width="2"/>'
            f'<text x="30" y="54" font-size="36" fill="#20397a">{shown}</text></svg>'
        )


TOY = register(Rulebook("toy", "Toy", __package__, ToyRules(), ToyNotation(), ToyPresentation()))
