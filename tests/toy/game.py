"""The toy as the contract sees it. Notation: ``3`` plays a card of that rank, ``draw``, ``pass``."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any

from durbar.games.errors import BoardError, SettingError
from durbar.games.message import Message
from durbar.games.rulebook import Option, Piece, Rulebook, Setting, malformed, register
from durbar.games.shelf import Shelf
from toy.deal import place_board
from toy.rules import make_kernel
from toy.state import BOARDS, DRAW, DRAWN, FIRST, HAND, IDS, PASS, PLAYED, RANKS, SCORED, SEATS

SOURCES = ("rise", "pairs")


@dataclass(frozen=True)
class Deck:
    """How many cards of each rank there are."""

    copies: tuple[int, ...]

    @property
    def digest(self) -> str:
        return sha256(json.dumps(self.to_dict(), sort_keys=True).encode()).hexdigest()

    def to_dict(self) -> dict[str, Any]:
        return {"copies": list(self.copies)}


def check_rounds(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 60:
        raise SettingError(f"rounds are 1 to 60, not {value!r}")
    return value


class Toy(Rulebook):
    name = "toy"
    title = "Toy"
    version = 1
    editions = MappingProxyType({"short": range(2, 4), "long": range(2, SEATS + 1)})
    default_edition = "long"
    sources = SOURCES
    options = MappingProxyType({"rounds": Option(None, check_rounds, "how many rounds")})

    def __init__(self) -> None:
        self.kernel = make_kernel()
        self._shelf: Shelf[Deck] = Shelf(BOARDS, lambda number, deck: place_board(number, deck.copies))

    def standard_board(self) -> Deck:
        return Deck((5,) * RANKS)

    def read_board(self, path: Path) -> Deck:
        try:
            return self.board_from_dict(json.loads(path.read_text()))
        except (OSError, json.JSONDecodeError) as error:
            raise BoardError(str(path), f"no JSON to be read: {error}") from None

    def board_from_dict(self, data: Any) -> Deck:
        copies = data.get("copies") if isinstance(data, dict) else None
        if (
            not isinstance(copies, list)
            or len(copies) != RANKS
            or not all(type(n) is int and 0 <= n < 40 for n in copies)
        ):
            raise BoardError("copies", f"expected {RANKS} numbers from 0 to 39")
        if sum(copies) < SEATS * HAND:
            raise BoardError("copies", f"{sum(copies)} cards cannot be dealt to {SEATS} players")
        return Deck(tuple(copies))

    def settings(self, setting: Setting) -> list[int]:
        rounds = setting.options.get("rounds", 4 if setting.edition == "short" else 8)
        assert isinstance(setting.board, Deck)
        return [self._shelf.number(setting.board), rounds]

    def text(self, setting: Setting, id: int) -> str:
        return str(id) if id < RANKS else "draw" if id == DRAW else "pass"

    def parse(self, setting: Setting, text: str) -> int:
        for id in range(IDS):
            if text == self.text(setting, id):
                return id
        raise malformed(text, "a rank from 0 to 5, draw or pass")

    def explain(self, setting: Setting, state: Any, seat: int, id: int) -> Message | None:
        if id < RANKS and not state.hands[seat][id]:
            return Message("toy.why.not-held", {"rank": id}, "TY-2")
        if id == DRAW and not state.deck.size:
            return Message("toy.why.deck-empty", {}, "TY-2")
        if id == PASS and (state.deck.size or any(state.hands[seat])):
            return Message("toy.why.must-play", {}, "TY-4")
        return None

    def tell(self, setting: Setting, kind: int, seat: int, what: int | None, amount: int) -> Message:
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

    def tally(self, state: Any, seat: int) -> list[int]:
        return list(state.points[seat])

    def picture(self, setting: Setting, state: Any, seat: int | None) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20"><text y="15">{state.last}</text></svg>'

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


TOY = register(Toy())
