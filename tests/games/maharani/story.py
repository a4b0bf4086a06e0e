"""Stories for tests of Maharani: a test sets up a position, makes moves, and reads the result.

A story begins with an empty floor; seat 0 starts. Each method changes the position and keeps its invariants: tiles
that are placed nowhere are in the bag, slots that are not set have some tile, artisans that are not on the floor are in
the supply, and full quarters have been scored.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Self

from durbar.games.maharani.components.components import (
    CENTRE,
    QUARTERS,
    SIDES,
    TileType,
    quarter_of,
    space_name,
    space_number,
)
from durbar.games.maharani.components.layout import arrows_on
from durbar.games.maharani.presentation.notation import tile_texts
from durbar.games.maharani.rules.state import FROM_TILES, NOTHING, SLOTS, SPACES, TYPES
from durbar.games.message import Message
from kit import story
from kit.story import setup


def neighbours(at: int) -> set[int]:
    """Return the spaces that share a side with a space (MH-1.4)."""
    beside = {at + 8, at - 8} | ({at + 1} if at % 8 < 7 else set()) | ({at - 1} if at % 8 else set())
    return {space for space in beside if 0 <= space < SPACES}


class Story(story.Story):
    """A game of Maharani whose position is set by the story."""

    name = "maharani"

    def __init__(self, players: int = 4, *, seed: int = 1, board: Any = None, **options: Any):
        super().__init__(players, seed=seed, board=board, **options)
        self.texts = tile_texts(self.board)
        self.sides = [SIDES[side] for side in dict(self.board.sides)[players]]
        self._on_slots: list[int | None] = [None] * SLOTS  # the type of tile on each slot; None: any tile
        self._left: Counter[int] | None = None  # the tiles in the bag by type; None: all tiles that are placed nowhere
        self.lay_out(self.state)

    def type(self, text: str) -> int:
        """Return the number of the type of a tile in notation; NOTHING for ``-``."""
        return NOTHING if text == "-" else self.texts.index(text)

    # -- set-up -------------------------------------------------------------------------------------------------------
    @setup
    def tile(
        self,
        state: Any,
        space: str,
        colour: str | None = None,
        arrow: str | None = None,
        artisan: int | None = None,
        of: str = "a",
    ) -> None:
        """Place a tile of a colour on a space, with its arrow to a side, and perhaps the artisan of a player on it.

        If no colour is given, any colour is chosen; with an artisan, a colour on which the player has no artisan in
        this quarter. ``of`` is the artisan colour, a or b. The arrow of a tile with an artisan points to the player.
        """
        at, home = space_number(space), None if artisan is None else self.sides[artisan]  # home: the player's side
        assert state.tile[at] == 0, f"there is a tile on {space} already"
        mine = 0 if artisan is None else state.artisans[artisan]["ab".index(of)]
        for type, tile in self._fitting(state, at):
            if colour not in (None, self.board.colours[tile.colour]):
                continue
            arrows = [side for side in self._arrows(tile, at) if side == (home or arrow or side)]
            alike = state.colour[tile.colour] & self.spaces(QUARTERS[quarter_of(at)])
            if arrows and not alike & mine:
                self._lay(state, at, type, arrows[0])
                if artisan is not None:
                    state.artisans[artisan]["ab".index(of)] |= 1 << at
                return
        raise AssertionError(f"no such tile is left that fits on {space}")

    @setup
    def fill(self, state: Any, quarter: str, but: str = "", without: str = "") -> None:
        """Place tiles without artisans on every empty space of a quarter except those of ``but``, and none of the
        colours ``without``.
        """
        self._fill(state, self.spaces(quarter), but, without)

    @setup
    def nearly_over(self, state: Any, but: str, slots: str, without: str = "") -> None:
        """Place tiles on every space except those of ``but``, set the slots, and empty the bag.

        Tiles beside the empty spaces do not have the colours ``without``.
        """
        self._on_slots, self._left = [self.type(tile) for tile in slots.split()], Counter()
        beside = {neighbour for space in but.split() for neighbour in neighbours(space_number(space))}
        self._fill(state, sum(1 << space for space in beside) & self.spaces(*QUARTERS), but, without)
        self._fill(state, self.spaces(*QUARTERS), but, "")

    @setup
    def slots(self, state: Any, text: str) -> None:
        """Set the tiles on slots 1 to 4, in notation; ``-`` is an empty slot."""
        self._on_slots = [self.type(tile) for tile in text.split()]

    @setup
    def bag(self, state: Any, text: str = "") -> None:
        """Leave exactly these tiles in the bag. All others are on the table or have left the game (MH-5.4)."""
        self._left = Counter(self.type(tile) for tile in text.split())

    @setup
    def markers(self, state: Any, seat: int, text: str) -> None:
        """Turn a player's action markers of these quarters face up and the others face down."""
        state.markers[seat] = sum(1 << QUARTERS.index(quarter) for quarter in text.split())

    @setup
    def gold(self, state: Any, *gold: int) -> None:
        """Set the gold of each player, in the order of seats."""
        for seat, amount in enumerate(gold):
            state.points[seat][FROM_TILES] = amount

    @setup
    def turn(self, state: Any, seat: int) -> None:
        """Set the player to move."""
        state.frame.mover = seat

    def draws(self, text: str) -> Self:
        """Set the tiles that are drawn next from the bag, in this order."""
        self.game.position.set_script(bytes(self.type(tile) for tile in text.split()))
        return self

    def spaces(self, *quarters: str) -> int:
        """Return the spaces of some quarters as a mask."""
        return sum(
            1 << space
            for space, mark in enumerate(self.board.marks)
            if mark is not None and QUARTERS[quarter_of(space)] in quarters
        )

    def _fill(self, state: Any, spaces: int, but: str, without: str) -> None:
        """Place tiles on the empty spaces of a mask, except those of ``but``, and none of the colours ``without``."""
        for at in range(SPACES):
            if spaces >> at & 1 and not state.tile[at] and space_name(at) not in but.split():
                type, tile = next(
                    (type, tile)
                    for type, tile in self._fitting(state, at)
                    if self.board.colours[tile.colour] != without
                )
                self._lay(state, at, type, self._arrows(tile, at)[0])

    def _free(self, state: Any) -> Counter[int]:
        """Return the tiles that the story has not placed, by type."""
        free = Counter({type: tile.count for type, tile in enumerate(self.board.tiles)})
        free.subtract(tile - 1 for tile in state.tile if tile)
        free.subtract(tile for tile in self._on_slots if tile not in (None, NOTHING))
        free.subtract(self._left or {})
        return free

    def _arrows(self, tile: TileType, at: int) -> str:
        """Return the sides to which a tile's arrow can point on a space; none if the tile does not fit."""
        return "".join(SIDES[side] for side in arrows_on(self.board.marks[at], tile.kind, tile.arrow))

    def _fitting(self, state: Any, at: int) -> list[tuple[int, TileType]]:
        """Return the unplaced tiles that fit on a space, the most frequent first."""
        free = self._free(state)
        fits = [type for type, tile in enumerate(self.board.tiles) if self._arrows(tile, at) and free[type] > 0]
        return [(type, self.board.tiles[type]) for type in sorted(fits, key=lambda type: -free[type])]

    def _has_room(self, state: Any, tile: TileType) -> bool:
        """Return whether a tile may be on the turntable: a centre tile only while a centre space is empty (MH-5.4)."""
        return tile.kind != "centre" or any(
            mark == CENTRE and not state.tile[space] for space, mark in enumerate(self.board.marks)
        )

    def _lay(self, state: Any, at: int, type: int, arrow: str) -> None:
        """Place a tile of a type on a space."""
        state.tile[at], state.arrow[at] = 1 + type, SIDES.index(arrow)
        state.tiles |= 1 << at
        state.colour[self.board.tiles[type].colour] |= 1 << at

    def settle(self, state: Any) -> None:
        """Put all other tiles on slots, into the bag or out of the game and all other artisans into the supply, and
        mark full quarters as scored.
        """
        free = self._free(state)
        allowed_types = {type for type, tile in enumerate(self.board.tiles) if self._has_room(state, tile)}
        left = self._left
        for slot, tile in enumerate(self._on_slots):
            if tile is None:  # a tile of one of the last colours, since stories mostly use the first ones
                tile = max((type for type in allowed_types if free[type] > 0), default=NOTHING)
                if tile == NOTHING:
                    left = Counter()  # no tile of the bag may be on the turntable, so the bag counts as empty (MH-5.4)
                else:
                    free[tile] -= 1
            state.slot[slot] = tile
        assert min(free.values()) >= 0, f"there are not so many {self.texts[min(free, key=lambda type: free[type])]}"
        gone, left = (Counter(), free) if left is None else (+free, left)
        assert all(self.board.tiles[type].kind == "centre" for type in gone), "only centre tiles leave the game"
        state.removed = [gone[type] for type in range(TYPES)]
        state.bag.count = [left[type] for type in range(TYPES)]
        state.bag.group = [sum(state.bag.count[8 * group : 8 * group + 8]) for group in range(len(state.bag.group))]
        state.bag.size = sum(state.bag.count)
        for seat in range(self.players):
            for of in range(2 if self.players == 2 else 1):
                state.supply[seat][of] = dict(self.board.artisans)[self.players] - state.artisans[seat][of].bit_count()
        full = [quarter for quarter in QUARTERS if not self.spaces(quarter) & ~state.tiles]
        state.scored = sum(1 << QUARTERS.index(quarter) for quarter in full)

    # -- moves --------------------------------------------------------------------------------------------------------
    def play(self, *moves: str) -> Self:
        """Make moves, each for the player to move. Afterwards the story no longer chooses the tiles on the
        turntable.
        """
        super().play(*moves)
        state = self.state
        self._on_slots = list(state.slot)
        self._left = Counter({type: n for type, n in enumerate(state.bag.count) if n})
        return self

    def points(self, event: Message) -> tuple[str, int] | None:
        """Return the gold that was received, or paid for a second tile."""
        if event.id == "maharani.paid":
            return "second", -event.args["gold"]
        return (event.args["source"], event.args["gold"]) if event.id == "maharani.scored" else None

    # -- views --------------------------------------------------------------------------------------------------------
    def placements(self, slot: int) -> set[str]:
        """Return the legal placements of the tile on a slot."""
        return {move for move in self.legal if move.startswith(f"{slot}:")}

    def on_slots(self) -> list[str]:
        """Return the tiles on the turntable in notation; - is an empty slot."""
        return [slot["tile"]["tile"] if slot["tile"] else "-" for slot in self.table()["turntable"]]

    def standing(self, seat: int, of: str = "a") -> set[str]:
        """Return the spaces of a player's artisans of one colour."""
        return set(self.seat(seat)["artisans"]["ab".index(of)])

    def supply(self, seat: int, of: str = "a") -> int:
        """Return the number of artisans of one colour in a player's supply."""
        return self.seat(seat)["supply"]["ab".index(of)]

    def face_up(self, seat: int) -> set[str]:
        """Return the quarters for which a player's action marker is face up."""
        return {quarter for quarter, up in self.seat(seat)["markers"].items() if up}
