"""`Story` for tests of Maharani: a test sets up a position, makes moves, and reads the result.

At first the floor is empty, and seat 0 is to move. Each set-up method changes the position without breaking its
invariants: slots that a test does not set get arbitrary tiles, all other tiles are in the bag, artisans that are not on
the floor are in the supply, and full quarters have been scored.
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


def neighbours(space: int) -> set[int]:
    """Return the spaces that share a side with a space (MH-1.4)."""
    rank, file = divmod(space, 8)
    beside = {(rank + 1, file), (rank - 1, file), (rank, file + 1), (rank, file - 1)}
    return {8 * rank + file for rank, file in beside if 0 <= rank < 8 and 0 <= file < 8}


class Story(story.Story):
    """A game of Maharani whose position a test sets up."""

    name = "maharani"

    def __init__(self, players: int = 4, *, seed: int = 1, board: Any = None, **options: Any):
        super().__init__(players, seed=seed, board=board, **options)
        self.texts = tile_texts(self.board)
        self.sides = [SIDES[side] for side in dict(self.board.sides)[players]]
        self._on_slots: list[int | None] = [None] * SLOTS  # the type of tile on each slot; None means any tile
        self._in_bag: Counter[int] | None = None  # the number of tiles in the bag by type; None means all other tiles
        self.lay_out(self.state)

    def type(self, text: str) -> int:
        """Return the type number of a tile given in notation; NOTHING for ``-``."""
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
        artisan_colour: str = "a",
    ) -> None:
        """Place a tile of a colour on a space with its arrow pointing to a side.

        If no colour is given, any colour may be chosen. ``artisan`` is the seat of a player who has an artisan on the
        tile. In that case the arrow points to that player, and the tile has a colour on which the player has no artisan
        in this quarter. ``artisan_colour`` is a or b.
        """
        at, own_side = space_number(space), None if artisan is None else self.sides[artisan]
        assert state.tile[at] == 0, f"there is a tile on {space} already"
        own_artisans = 0 if artisan is None else state.artisans[artisan]["ab".index(artisan_colour)]
        for type, tile in self._fitting(state, at):
            if colour not in (None, self.board.colours[tile.colour]):
                continue
            arrows = [side for side in self._arrows(tile, at) if side == (own_side or arrow or side)]
            same_colour_in_quarter = state.colour[tile.colour] & self.spaces(QUARTERS[quarter_of(at)])
            if arrows and not same_colour_in_quarter & own_artisans:
                self._lay(state, at, type, arrows[0])
                if artisan is not None:
                    state.artisans[artisan]["ab".index(artisan_colour)] |= 1 << at
                return
        raise AssertionError(f"no tile of this colour with this arrow is left that fits on {space}")

    @setup
    def fill(self, state: Any, quarter: str, empty: str = "", without: str = "") -> None:
        """Place tiles without artisans on every empty space of a quarter, except the spaces named in ``empty``.

        None of the tiles has the colour ``without``.
        """
        self._fill(state, self.spaces(quarter), empty, without)

    @setup
    def nearly_over(self, state: Any, empty: str, slots: str, without: str = "") -> None:
        """Place tiles on every space except those named in ``empty``, put the tiles ``slots`` on the turntable, and
        empty the bag.

        Tiles beside the empty spaces do not have the colour ``without``.
        """
        self._on_slots, self._in_bag = [self.type(tile) for tile in slots.split()], Counter()
        beside = {neighbour for space in empty.split() for neighbour in neighbours(space_number(space))}
        self._fill(state, sum(1 << space for space in beside) & self.spaces(*QUARTERS), empty, without)
        self._fill(state, self.spaces(*QUARTERS), empty, "")

    @setup
    def slots(self, state: Any, text: str) -> None:
        """Set the tiles on slots 1 to 4, in notation; ``-`` is an empty slot."""
        self._on_slots = [self.type(tile) for tile in text.split()]

    @setup
    def bag(self, state: Any, text: str = "") -> None:
        """Leave exactly these tiles in the bag. Other tiles that are not on the table have left the game (MH-5.4)."""
        self._in_bag = Counter(self.type(tile) for tile in text.split())

    @setup
    def markers(self, state: Any, seat: int, text: str) -> None:
        """Turn a player's action markers of these quarters face up, and the player's other markers face down."""
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

    def _fill(self, state: Any, spaces: int, empty: str, without: str) -> None:
        """Place tiles on the empty spaces in a mask, except those named in ``empty``.

        None of the tiles has the colour ``without``.
        """
        for at in range(SPACES):
            if spaces >> at & 1 and not state.tile[at] and space_name(at) not in empty.split():
                type, tile = next(
                    (type, tile)
                    for type, tile in self._fitting(state, at)
                    if self.board.colours[tile.colour] != without
                )
                self._lay(state, at, type, self._arrows(tile, at)[0])

    def _unplaced(self, state: Any) -> Counter[int]:
        """Return the number of tiles of each type that the test has not placed."""
        free = Counter({type: tile.count for type, tile in enumerate(self.board.tiles)})
        free.subtract(tile - 1 for tile in state.tile if tile)
        free.subtract(tile for tile in self._on_slots if tile not in (None, NOTHING))
        free.subtract(self._in_bag or {})
        return free

    def _arrows(self, tile: TileType, at: int) -> str:
        """Return the sides to which a tile's arrow can point on a space; if the tile does not fit, there are none."""
        return "".join(SIDES[side] for side in arrows_on(self.board.marks[at], tile.kind, tile.arrow))

    def _fitting(self, state: Any, at: int) -> list[tuple[int, TileType]]:
        """Return the types of unplaced tiles that fit on a space, the most frequent type first."""
        free = self._unplaced(state)
        fits = [type for type, tile in enumerate(self.board.tiles) if self._arrows(tile, at) and free[type] > 0]
        return [(type, self.board.tiles[type]) for type in sorted(fits, key=lambda type: -free[type])]

    def _may_be_on_turntable(self, state: Any, tile: TileType) -> bool:
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
        """Complete a position: put the tiles that the test has not placed on slots, into the bag or out of the game,
        put the artisans that are not on the floor into the supply, and mark full quarters as scored.
        """
        free = self._unplaced(state)
        allowed_types = {type for type, tile in enumerate(self.board.tiles) if self._may_be_on_turntable(state, tile)}
        in_bag = self._in_bag
        for slot, tile in enumerate(self._on_slots):
            if tile is None:  # use one of the last colours, since tests mostly use the first ones
                tile = max((type for type in allowed_types if free[type] > 0), default=NOTHING)
                if tile == NOTHING:
                    in_bag = (
                        Counter()
                    )  # no tile of the bag may be on the turntable, so the bag counts as empty (MH-5.4)
                else:
                    free[tile] -= 1
            state.slot[slot] = tile
        scarcest = min(free, key=lambda type: free[type])
        assert free[scarcest] >= 0, f"the test uses too many tiles {self.texts[scarcest]}"
        removed, in_bag = (Counter(), free) if in_bag is None else (+free, in_bag)
        assert all(self.board.tiles[type].kind == "centre" for type in removed), "only centre tiles leave the game"
        state.removed = [removed[type] for type in range(TYPES)]
        state.bag.count = [in_bag[type] for type in range(TYPES)]
        state.bag.group = [sum(state.bag.count[8 * group : 8 * group + 8]) for group in range(len(state.bag.group))]
        state.bag.size = sum(state.bag.count)
        for seat in range(self.players):
            for colour_index in range(2 if self.players == 2 else 1):
                state.supply[seat][colour_index] = (
                    dict(self.board.artisans)[self.players] - state.artisans[seat][colour_index].bit_count()
                )
        full = [quarter for quarter in QUARTERS if not self.spaces(quarter) & ~state.tiles]
        state.scored = sum(1 << QUARTERS.index(quarter) for quarter in full)

    # -- moves --------------------------------------------------------------------------------------------------------
    def play(self, *moves: str) -> Self:
        """Make moves, each for the player to move. Afterwards the tiles on the turntable and in the bag are fixed."""
        super().play(*moves)
        state = self.state
        self._on_slots = list(state.slot)
        self._in_bag = Counter({type: n for type, n in enumerate(state.bag.count) if n})
        return self

    def points(self, event: Message) -> tuple[str, int] | None:
        """Return the source and the amount of gold in an event about gold; a payment is negative."""
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

    def artisan_spaces(self, seat: int, colour: str = "a") -> set[str]:
        """Return the spaces of a player's artisans of one artisan colour, a or b."""
        return set(self.seat(seat)["artisans"]["ab".index(colour)])

    def supply(self, seat: int, colour: str = "a") -> int:
        """Return the number of artisans of one artisan colour, a or b, in a player's supply."""
        return self.seat(seat)["supply"]["ab".index(colour)]

    def face_up(self, seat: int) -> set[str]:
        """Return the quarters for which a player's action marker is face up."""
        return {quarter for quarter, up in self.seat(seat)["markers"].items() if up}
