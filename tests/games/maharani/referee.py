"""A referee: a second, simple implementation of the rules page of Maharani with plain sets and dicts.

It is slow and independent of the rules that it checks. It gets the moves and the drawn tiles, and determines itself
which moves are legal and what they cause. The module `witness` converts positions and events for it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

import networkx as nx

SIDES = "NESW"
FILES = "abcdefgh"
QUARTERS = ("nw", "ne", "se", "sw")
SOURCES = ("tiles", "artisans", "quarters", "second")
CENTRE = "O"
# the columns on each kind of tile before turning
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
    """Return columns after a number of quarter turns clockwise; a centre column stays (MH-1.5)."""
    return frozenset(column if column == CENTRE else SIDES[(SIDES.index(column) + times) % 4] for column in columns)


def floor_of(rows: list[str]) -> dict[str, frozenset[str]]:
    """Return every space by name with the columns printed on it (MH-1.4)."""
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
    """Return a graph of the spaces; those that share a side are connected (MH-1.4)."""
    ground = nx.Graph()
    ground.add_nodes_from(marks)
    for file, rank in ground.nodes:
        beside = {chr(ord(file) + 1) + rank, file + chr(ord(rank) + 1)}
        ground.add_edges_from((file + rank, other) for other in beside & set(ground.nodes))
    return ground


@cache
def possible_arrows(kind: str, arrow: int, mark: frozenset[str]) -> frozenset[str]:
    """Return the sides to which a tile's arrow can point on a space with these columns; none if the tile does not fit
    (MH-3.2, MH-3.3).
    """
    turns = [times for times in range(4) if turned(COLUMNS[kind], times) == mark]
    return frozenset(SIDES[(arrow + times) % 4] for times in turns)


class Referee:
    """One game. `moves` returns the legal moves, `play` makes a move; `events` are those of the last move.

    A tile is its index in the board file's list. Artisans and supplies are by seat and artisan colour, ``a`` or ``b``.
    """

    def __init__(self, data: dict[str, Any], players: int, start: int, drawn: list[tuple[int, int]]) -> None:
        self.tiles: list[dict[str, Any]] = data["tiles"]["list"]
        self.marks = floor_of(data["board"]["rows"])
        self.ground = neighbours(self.marks)
        self.payout, self.cost = data["rules"]["payout"], data["rules"]["second_tile_cost"]
        self.lies: dict[str, list[str]] = data["turntable"]["slots"]
        self.sides: list[str] = data["seats"]["sides"][str(players)]
        self.fit = {
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
        self.up = [set(QUARTERS) for _ in range(players)]
        self.gold = [dict.fromkeys(SOURCES, 0) for _ in range(players)]
        self.scored: set[str] = set()
        self.mover: int | None = start
        self.placed, self.turns = 0, 0
        self.events: list[tuple[Any, ...]] = []
        self.drawn = list(drawn)
        self.fill_slots()
        assert not self.drawn, f"nobody should have drawn {self.drawn}"

    # -- legal moves --------------------------------------------------------------------------------------------------
    def moves(self) -> set[str]:
        """Return the legal moves (MH-2.3, MH-3.1 to MH-3.3, MH-5.1, MH-8.1, MH-8.5)."""
        if self.mover is None:
            return set()
        moves = {"end"} if self.placed else set() if self.up[self.mover] == set(QUARTERS) else {"renew"}
        for index, tile in enumerate(self.slots):
            lies = self.lies[self.sides[self.mover]][index]
            for space in self.empty() if tile is not None else ():
                if quarter_of(space) == lies or lies in self.up[self.mover]:
                    for arrow in self.fit[tile, space]:
                        choice = self.possible_colours(space, tile, arrow)
                        endings = [f"/{colour}" for colour in choice] if len(choice) == 2 else [""]
                        moves |= {f"{index + 1}:{space}>{arrow}{ending}" for ending in endings}
        return moves

    def empty(self) -> set[str]:
        """Return the spaces without a tile."""
        return set(self.marks) - set(self.floor)

    def standing(self, colour: str, space: str, tile: int) -> set[str]:
        """Return the spaces in the quarter of `space` where the mover's artisans of a colour are on the tile's
        colour.
        """
        return {
            other
            for other in self.artisans[self.mover, colour]
            if quarter_of(other) == quarter_of(space)
            and self.tiles[self.floor[other][0]]["colour"] == self.tiles[tile]["colour"]
        }

    def possible_colours(self, space: str, tile: int, arrow: str) -> list[str]:
        """Return the artisan colours that can be placed on a tile, if an artisan is due (MH-4.1 to MH-4.3, MH-7.2)."""
        if arrow != self.sides[self.mover]:
            return []
        return [
            colour for colour in self.colours if self.standing(colour, space, tile) or self.supply[self.mover, colour]
        ]

    # -- moves --------------------------------------------------------------------------------------------------------
    def play(self, move: str, drawn: list[tuple[int, int]]) -> None:
        """Make one move. `drawn` are the tiles that the move draws, each with its slot."""
        seat, self.drawn, self.events = self.mover, list(drawn), []
        if move == "end":
            self.events.append(("ended", seat))
            self.end_turn()
        elif move == "renew":
            self.up[seat] = set(QUARTERS)
            self.events.append(("renewed", seat))
            self.end_turn()
        else:
            slot, space, arrow, choice = PLACEMENT.fullmatch(move).groups()
            self.place(seat, int(slot), space, arrow, choice)
            if self.placed == 2:
                self.end_turn()
        assert not self.drawn, f"nobody should have drawn {self.drawn}"

    def pay(self, seat: int, source: str, gold: int) -> None:
        """Add gold to a player's source."""
        self.gold[seat][source] += gold
        if gold:
            self.events.append(("gold", seat, source, gold))

    def place(self, seat: int, slot: int, space: str, arrow: str, choice: str | None) -> None:
        """Place a tile, score it, and place an artisan if one is due (MH-3.1, MH-3.4, MH-4)."""
        tile, self.slots[slot - 1] = self.slots[slot - 1], None
        colours = self.possible_colours(space, tile, arrow)
        self.placed += 1
        self.floor[space] = (tile, arrow)
        self.events.append(("placed", seat, space, tile, arrow, slot))
        lies = self.lies[self.sides[seat]][slot - 1]
        if quarter_of(space) != lies:
            self.up[seat].remove(lies)
            self.events.append(("marker", seat, lies))
        alike = [
            spot for spot, (other, _) in self.floor.items() if self.tiles[other]["colour"] == self.tiles[tile]["colour"]
        ]
        self.pay(seat, "tiles", self.connected(alike, space))
        if colours:
            self.place_artisan(seat, choice or colours[0], space, tile)
        elif arrow == self.sides[seat]:
            self.events.append(("no artisan", seat, space))
        if self.centres_are_full():
            for index, other in enumerate(self.slots):
                if other is not None and self.tiles[other]["kind"] == "centre":
                    self.remove_tile(index)

    def place_artisan(self, seat: int, colour: str, space: str, tile: int) -> None:
        """Place or move an artisan and score its group (MH-4.2 to MH-4.4)."""
        if old := self.standing(colour, space, tile):
            (source,) = old
            self.artisans[seat, colour].remove(source)
            self.events.append(("moved", seat, space, source, colour))
        else:
            self.supply[seat, colour] -= 1
            self.events.append(("new", seat, space, colour))
        self.artisans[seat, colour].add(space)
        self.pay(seat, "artisans", self.connected(self.artisans[seat, colour], space))

    def connected(self, spaces: Iterable[str], space: str) -> int:
        """Return the size of the connected part of these spaces that contains this one."""
        return len(nx.node_connected_component(self.ground.subgraph(spaces), space))

    def centres_are_full(self) -> bool:
        """Return whether no empty centre space is left (MH-5.4)."""
        return not any(self.marks[space] == {CENTRE} for space in self.empty())

    def remove_tile(self, index: int) -> None:
        """Remove the tile on a slot, given by its index from 0, from the game (MH-5.4)."""
        tile, self.slots[index] = self.slots[index], None
        self.removed[tile] += 1
        self.events.append(("removed", tile, index + 1))

    # -- the end of a turn --------------------------------------------------------------------------------------------
    def end_turn(self) -> None:
        """End the turn: pay, score full quarters, fill the slots (MH-5.3)."""
        if self.placed == 2:
            self.pay(self.mover, "second", -self.cost)
        self.placed, self.turns = 0, self.turns + 1
        for quarter in QUARTERS:
            if quarter not in self.scored and quarter not in map(quarter_of, self.empty()):
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
            self.pay(seat, "quarters", self.payout[len(in_quarter)])
            self.artisans[seat, colour] -= in_quarter
            self.supply[seat, colour] += len(in_quarter)

    def fill_slots(self) -> None:
        """Fill the empty slots, and end the game if no tile fits (MH-2.1, MH-5.3 to MH-5.5, MH-6.2)."""
        for index in range(4):
            while self.slots[index] is None and self.bag:
                assert self.drawn, f"slot {index + 1} is empty, and the bag is not"
                tile, slot = self.drawn.pop(0)
                assert slot == index + 1, f"the tile on slot {slot} belongs on slot {index + 1}"
                assert self.bag[tile] > 0, f"{self.tiles[tile]} was drawn from a bag without it"
                self.bag = self.bag - Counter([tile])
                self.slots[index] = tile
                self.events.append(("drawn", tile, slot))
                if self.tiles[tile]["kind"] == "centre" and self.centres_are_full():
                    self.remove_tile(index)
        if not any(self.fit[tile, space] for tile in self.slots if tile is not None for space in self.empty()):
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
        """Return everything on the table, for a comparison."""
        names = ("mover", "placed", "turns", "slots", "floor", "artisans", "supply", "up", "scored", "gold")
        return {name: getattr(self, name) for name in names} | {"bag": +self.bag, "removed": +self.removed}
