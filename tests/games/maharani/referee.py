"""A referee: a second, simple implementation of the rules page of Maharani with sets and dicts, to test the kernel.

It is slow and shares no code with the kernel. Tests give it the moves and the drawn tiles of a game; it computes the
legal moves and the effects of each move. The module `referee_formats` converts positions and events of the kernel.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

import networkx as nx

SIDES = "NESW"
FILES = "abcdefgh"  # the letters of the columns of spaces
QUARTERS = ("nw", "ne", "se", "sw")
# the sources of gold
SOURCES = ("tiles", "artisans", "quarters", "second")
# the mark of a centre column
CENTRE = "O"
# the columns printed on each kind of tile, before the tile is turned
COLUMNS = {
    "centre": CENTRE,
    "half": "N",
    "halves": "NS",
    "corner": "NE",
    "three": "NES",
    "four": "NESW",
    "plain": "",
}
# slot, space, arrow and artisan colour of a move that places a tile
PLACEMENT = re.compile(r"([1-4]):([a-h][1-8])>([NESW])(?:/([ab]))?")


def turned(columns: Iterable[str], times: int) -> frozenset[str]:
    """Return the columns of a tile after a number of quarter turns clockwise; a centre column stays (MH-1.5)."""
    return frozenset(column if column == CENTRE else SIDES[(SIDES.index(column) + times) % 4] for column in columns)


def floor_of(rows: list[str]) -> dict[str, frozenset[str]]:
    """Return the columns printed on each space, by the space's name (MH-1.4)."""
    marks = {}
    for rank, row in zip("87654321", rows, strict=True):
        for file, letters in zip(FILES, row.split(), strict=True):
            if letters not in ("#", "T"):
                marks[file + rank] = frozenset(letters.strip("."))
    return marks


def quarter_of(space: str) -> str:
    """Return the quarter of a space (MH-1.4)."""
    return ("n" if space[1] in "5678" else "s") + ("w" if space[0] in "abcd" else "e")


def neighbours(marks: Iterable[str]) -> nx.Graph:
    """Return a graph whose nodes are the spaces. Spaces that share a side are connected by an edge (MH-1.4)."""
    ground = nx.Graph()
    ground.add_nodes_from(marks)
    for file, rank in ground.nodes:
        beside = {chr(ord(file) + 1) + rank, file + chr(ord(rank) + 1)}
        ground.add_edges_from((file + rank, other) for other in beside & set(ground.nodes))
    return ground


@cache
def possible_arrows(kind: str, arrow: int, mark: frozenset[str]) -> frozenset[str]:
    """Return the sides to which a tile's arrow can point when the tile lies on a space (MH-3.2, MH-3.3).

    ``mark`` has the columns of the space, and ``arrow`` is the arrow's side before the tile is turned. The result is
    empty if the tile does not fit on the space.
    """
    turns = [times for times in range(4) if turned(COLUMNS[kind], times) == mark]
    return frozenset(SIDES[(arrow + times) % 4] for times in turns)


class Referee:
    """One game. `moves` returns the legal moves, `play` makes a move, and `events` has the events of the last move.

    A tile is represented by its index in the board file's list. The keys of `artisans` and `supply` are pairs of a seat
    and an artisan colour, ``a`` or ``b``.
    """

    def __init__(self, data: dict[str, Any], players: int, start: int, drawn: list[tuple[int, int]]) -> None:
        self.tiles: list[dict[str, Any]] = data["tiles"]["list"]
        self.marks = floor_of(data["board"]["rows"])
        self.ground = neighbours(self.marks)
        self.payout, self.cost = data["rules"]["payout"], data["rules"]["second_tile_cost"]
        # the quarters of slots 1 to 4, by the side of the mover
        self.slot_quarters: dict[str, list[str]] = data["turntable"]["slots"]
        self.sides: list[str] = data["seats"]["sides"][str(players)]
        self.arrows_by_tile_and_space = {
            (number, space): possible_arrows(tile["kind"], tile["arrow"], mark)
            for number, tile in enumerate(self.tiles)
            for space, mark in self.marks.items()
        }
        self.players, self.colours = players, "ab" if players == 2 else "a"
        owners = [(seat, colour) for seat in range(players) for colour in self.colours]
        self.supply = dict.fromkeys(owners, data["rules"]["artisans"][str(players)])
        self.artisans: dict[tuple[int, str], set[str]] = {owner: set() for owner in owners}
        self.bag = Counter({number: tile["count"] for number, tile in enumerate(self.tiles)})
        self.removed: Counter[int] = Counter()
        self.slots: list[int | None] = [None] * 4
        self.floor: dict[str, tuple[int, str]] = {}  # the tile on each space, and the side to which its arrow points
        # the quarters of each player's action markers that are face up
        self.face_up_markers = [set(QUARTERS) for _ in range(players)]
        self.gold = [dict.fromkeys(SOURCES, 0) for _ in range(players)]
        self.scored: set[str] = set()
        self.mover: int | None = start
        self.placed, self.turns = 0, 0
        self.events: list[tuple[Any, ...]] = []
        self.drawn = list(drawn)
        self.fill_slots()
        assert not self.drawn, f"the game drew tiles that the referee did not expect: {self.drawn}"

    # -- legal moves --------------------------------------------------------------------------------------------------
    def moves(self) -> set[str]:
        """Return the legal moves (MH-2.3, MH-3.1 to MH-3.3, MH-5.1, MH-8.1, MH-8.5)."""
        if self.mover is None:
            return set()
        moves = set()
        if self.placed:
            moves.add("end")
        elif self.face_up_markers[self.mover] != set(QUARTERS):
            moves.add("renew")
        for index, tile in enumerate(self.slots):
            slot_quarter = self.slot_quarters[self.sides[self.mover]][index]
            if tile is None:
                continue
            for space in self.empty_spaces():
                if quarter_of(space) == slot_quarter or slot_quarter in self.face_up_markers[self.mover]:
                    for arrow in self.arrows_by_tile_and_space[tile, space]:
                        colours = self.possible_colours(space, tile, arrow)
                        endings = [f"/{colour}" for colour in colours] if len(colours) == 2 else [""]
                        moves |= {f"{index + 1}:{space}>{arrow}{ending}" for ending in endings}
        return moves

    def empty_spaces(self) -> set[str]:
        """Return the spaces without a tile."""
        return set(self.marks) - set(self.floor)

    def artisans_on_same_colour(self, artisan_colour: str, space: str, tile: int) -> set[str]:
        """Return the spaces of the mover's artisans of one artisan colour that are in the quarter of `space` and on
        tiles of the same colour as `tile`.
        """
        return {
            other
            for other in self.artisans[self.mover, artisan_colour]
            if quarter_of(other) == quarter_of(space)
            and self.tiles[self.floor[other][0]]["colour"] == self.tiles[tile]["colour"]
        }

    def possible_colours(self, space: str, tile: int, arrow: str) -> list[str]:
        """Return the artisan colours that can be placed on a tile (MH-4.1 to MH-4.3, MH-7.2).

        The result is empty if the arrow does not point to the mover.
        """
        if arrow != self.sides[self.mover]:
            return []
        return [
            colour
            for colour in self.colours
            if self.artisans_on_same_colour(colour, space, tile) or self.supply[self.mover, colour]
        ]

    # -- moves --------------------------------------------------------------------------------------------------------
    def play(self, move: str, drawn: list[tuple[int, int]]) -> None:
        """Make one move. `drawn` lists the tiles that are drawn during the move, each with its slot."""
        seat, self.drawn, self.events = self.mover, list(drawn), []
        if move == "end":
            self.events.append(("ended", seat))
            self.end_turn()
        elif move == "renew":
            self.face_up_markers[seat] = set(QUARTERS)
            self.events.append(("renewed", seat))
            self.end_turn()
        else:
            slot, space, arrow, chosen_colour = PLACEMENT.fullmatch(move).groups()
            self.place(seat, int(slot), space, arrow, chosen_colour)
            if self.placed == 2:
                self.end_turn()
        assert not self.drawn, f"the game drew tiles that the referee did not expect: {self.drawn}"

    def add_gold(self, seat: int, source: str, gold: int) -> None:
        """Give a player gold from a source; a negative number is a payment by the player."""
        self.gold[seat][source] += gold
        if gold:
            self.events.append(("gold", seat, source, gold))

    def place(self, seat: int, slot: int, space: str, arrow: str, chosen_colour: str | None) -> None:
        """Place a tile, score it, and place an artisan if one is due (MH-3.1, MH-3.4, MH-4)."""
        tile, self.slots[slot - 1] = self.slots[slot - 1], None
        colours = self.possible_colours(space, tile, arrow)
        self.placed += 1
        self.floor[space] = (tile, arrow)
        self.events.append(("placed", seat, space, tile, arrow, slot))
        slot_quarter = self.slot_quarters[self.sides[seat]][slot - 1]
        if quarter_of(space) != slot_quarter:
            self.face_up_markers[seat].remove(slot_quarter)
            self.events.append(("marker", seat, slot_quarter))
        colour = self.tiles[tile]["colour"]
        same_colour = [other for other, (number, _) in self.floor.items() if self.tiles[number]["colour"] == colour]
        self.add_gold(seat, "tiles", self.size_of_component(same_colour, space))
        if colours:
            self.place_artisan(seat, chosen_colour or colours[0], space, tile)
        elif arrow == self.sides[seat]:
            self.events.append(("no artisan", seat, space))
        if self.centres_are_full():
            for index, other in enumerate(self.slots):
                if other is not None and self.tiles[other]["kind"] == "centre":
                    self.remove_tile(index)

    def place_artisan(self, seat: int, colour: str, space: str, tile: int) -> None:
        """Place or move an artisan and score its group (MH-4.2 to MH-4.4)."""
        if spaces := self.artisans_on_same_colour(colour, space, tile):
            (old_space,) = spaces
            self.artisans[seat, colour].remove(old_space)
            self.events.append(("moved", seat, space, old_space, colour))
        else:
            self.supply[seat, colour] -= 1
            self.events.append(("new", seat, space, colour))
        self.artisans[seat, colour].add(space)
        self.add_gold(seat, "artisans", self.size_of_component(self.artisans[seat, colour], space))

    def size_of_component(self, spaces: Iterable[str], space: str) -> int:
        """Return the size of the connected component of `spaces` that contains `space`."""
        return len(nx.node_connected_component(self.ground.subgraph(spaces), space))

    def centres_are_full(self) -> bool:
        """Return whether no empty centre space is left (MH-5.4)."""
        return not any(self.marks[space] == {CENTRE} for space in self.empty_spaces())

    def remove_tile(self, index: int) -> None:
        """Remove the tile on a slot, given by its index from 0, from the game (MH-5.4)."""
        tile, self.slots[index] = self.slots[index], None
        self.removed[tile] += 1
        self.events.append(("removed", tile, index + 1))

    # -- the end of a turn --------------------------------------------------------------------------------------------
    def end_turn(self) -> None:
        """End the turn: pay for a second tile, score full quarters, and fill the slots (MH-5.3)."""
        if self.placed == 2:
            self.add_gold(self.mover, "second", -self.cost)
        self.placed, self.turns = 0, self.turns + 1
        for quarter in QUARTERS:
            if quarter not in self.scored and quarter not in map(quarter_of, self.empty_spaces()):
                self.events.append(("full", quarter))
                self.score(quarter)
        if self.scored == set(QUARTERS):
            self.mover = None
            return
        self.mover = (self.mover + 1) % self.players
        self.fill_slots()

    def score(self, quarter: str) -> None:
        """Score a quarter (MH-6.1, MH-7.3)."""
        self.scored.add(quarter)
        for (seat, colour), spaces in self.artisans.items():
            in_quarter = {space for space in spaces if quarter_of(space) == quarter}
            if in_quarter:
                self.events.append(("quarter", seat, quarter, colour, len(in_quarter)))
            self.add_gold(seat, "quarters", self.payout[len(in_quarter)])
            self.artisans[seat, colour] -= in_quarter
            self.supply[seat, colour] += len(in_quarter)

    def fill_slots(self) -> None:
        """Fill the empty slots, and end the game if no tile fits (MH-2.1, MH-5.3 to MH-5.5, MH-6.2)."""
        for index in range(4):
            while self.slots[index] is None and self.bag:
                assert self.drawn, f"slot {index + 1} is empty and the bag is not, but the game drew no tile"
                tile, slot = self.drawn.pop(0)
                assert slot == index + 1, f"the tile on slot {slot} belongs on slot {index + 1}"
                assert self.bag[tile] > 0, f"{self.tiles[tile]} was drawn from a bag without it"
                self.bag = self.bag - Counter([tile])
                self.slots[index] = tile
                self.events.append(("drawn", tile, slot))
                if self.tiles[tile]["kind"] == "centre" and self.centres_are_full():
                    self.remove_tile(index)
        if not any(
            self.arrows_by_tile_and_space[tile, space]
            for tile in self.slots
            if tile is not None
            for space in self.empty_spaces()
        ):
            self.events.append(("nothing fits",))
            for quarter in QUARTERS:
                if quarter not in self.scored:
                    self.score(quarter)
            self.mover = None

    def ranks(self) -> tuple[int, ...]:
        """Return the rank of each player (MH-6.3)."""
        total = [sum(gold.values()) for gold in self.gold]
        return tuple(1 + sum(other > mine for other in total) for mine in total)

    def table(self) -> dict[str, Any]:
        """Return all attributes that tests compare with the kernel's position."""
        names = (
            "mover",
            "placed",
            "turns",
            "slots",
            "floor",
            "artisans",
            "supply",
            "face_up_markers",
            "scored",
            "gold",
        )
        return {name: getattr(self, name) for name in names} | {"bag": +self.bag, "removed": +self.removed}
