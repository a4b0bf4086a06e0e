"""The types of what Maharani shows as JSON: the view, the board and the sketches of moves."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from durbar.games.view_types import CommonMove, CommonPreview, CommonView

Tiles = dict[str, int]
"""How many of each tile, by its short name, without the zeros."""


# -- the view ---------------------------------------------------------------------------------------------------------
class MaharaniTile(TypedDict):
    """A tile and the side to which its arrow points."""

    tile: str
    colour: str
    kind: str
    arrow: str


class MaharaniArtisan(TypedDict):
    """Whose artisan it is, and which of a player's artisan colours it has."""

    seat: int
    colour: int


class MaharaniLaidTile(MaharaniTile):
    """A tile on the floor, and the artisan that stands on it."""

    artisan: MaharaniArtisan | None


class MaharaniSlot(TypedDict):
    """A place of the turntable: the quarter it lies in for the mover, and its tile."""

    slot: int
    quarter: str | None
    tile: MaharaniTile | None


class MaharaniQuarter(TypedDict):
    """A quarter: how many spaces it has, how many are free, and every seat's artisans there and what they would pay."""

    quarter: str
    animal: str
    spaces: int
    free: int
    scored: bool
    artisans: list[list[int]]
    pays: list[int]


class MaharaniBag(TypedDict):
    """The bag: how many tiles are in it, and which."""

    size: int
    tiles: Tiles


class MaharaniSeat(TypedDict):
    """What a seat has: markers by quarter (true: not yet turned), artisans by colour in supply and on the floor."""

    side: str
    markers: dict[str, bool]
    supply: list[int]
    artisans: list[list[str]]
    points: dict[str, int]


class MaharaniTable(TypedDict):
    """Everything on the table; nothing is hidden. ``floor`` has the tiles by the names of their spaces."""

    turn: int
    start: int
    phase: Literal["first", "second", "over"]
    side: str | None
    turntable: list[MaharaniSlot]
    floor: dict[str, MaharaniLaidTile]
    quarters: list[MaharaniQuarter]
    bag: MaharaniBag
    removed: Tiles
    second_tile_cost: int
    seats: list[MaharaniSeat]


# -- moves ------------------------------------------------------------------------------------------------------------
MaharaniSketch = TypedDict(
    "MaharaniSketch",
    {
        "quarter": str,
        "area": list[str],
        "artisan": int,
        "from": str | None,
        "group": list[str],
        "artisans": list[int],
        "pays": int,
    },
    total=False,
)
"""What a table draws of a placement before it is made: the area that the tile joins and, where an artisan comes, which
one, from where, its group, and the quarter's artisans and their pay after it.
"""


class MaharaniPreview(CommonPreview):
    """What a move would bring."""

    sketch: MaharaniSketch


class MaharaniPlacement(TypedDict):
    """Place the tile of a slot. ``artisan`` is the artisan colour, where it is chosen."""

    kind: Literal["place"]
    slot: int
    space: str
    arrow: str
    artisan: Literal["a", "b"] | None


class MaharaniOther(TypedDict):
    """End the turn, or turn all action markers face up."""

    kind: Literal["end", "renew"]


class MaharaniMove(CommonMove):
    """A legal move."""

    parts: MaharaniPlacement | MaharaniOther
    preview: MaharaniPreview


class MaharaniView(CommonView):
    """What a game of Maharani shows a viewer."""

    game: Literal["maharani"]
    table: MaharaniTable
    legal_moves: list[MaharaniMove]


# -- the board --------------------------------------------------------------------------------------------------------
class MaharaniSpace(TypedDict):
    """A space: columns run from west to east, rows from north to south, both from 0; x and y are of its corner."""

    name: str
    column: int
    row: int
    x: int
    y: int
    mark: str
    quarter: str


class MaharaniAnimal(TypedDict):
    """The animal of a quarter."""

    quarter: str
    animal: str


class MaharaniPattern(TypedDict):
    """How tiles of a colour look: dyes and tones, and lines as SVG path data in a square of 100."""

    base: str
    strap: str
    heart: str
    ink: str
    strap_tone: str
    edge_tone: str
    plate_tone: str
    heart_outline: str
    straps: str
    straps_over: str


class MaharaniColour(MaharaniPattern):
    """A colour of tiles. ``said``: languages have a letter of their own for it."""

    name: str
    letter: str
    said: bool
    stone: str


class MaharaniTurntableShape(TypedDict):
    """The turntable, from its middle."""

    middle: int
    radius: int
    inner_radius: int
    pointer: str
    tile: int
    slots: dict[str, list[int]]


class MaharaniShapes(TypedDict):
    """The shapes of what is drawn in a space and on the turntable."""

    column: int
    half_columns: dict[str, str]
    arrow: str
    turntable: MaharaniTurntableShape


class MaharaniBoard(TypedDict):
    """What a table draws that never changes in a game. Marks are as board files have them."""

    edge: int
    spaces: list[MaharaniSpace]
    quarters: list[MaharaniAnimal]
    colours: list[MaharaniColour]
    tiles: dict[str, MaharaniTile]
    shapes: MaharaniShapes
    kinds: dict[str, str]
    turned_kinds: dict[str, list[str]]
    payout: list[int]
    second_tile_cost: int
