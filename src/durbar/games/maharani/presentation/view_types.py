"""The types of Maharani's JSON: the view, the board and the sketches of moves."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from durbar.games.view_types import CommonMove, CommonPreview, CommonView

Tiles = dict[str, int]
"""The number of tiles of each type by notation, without zeros."""


# -- the view ---------------------------------------------------------------------------------------------------------
class MaharaniTile(TypedDict):
    """A tile: its notation (in ``tile``), its colour, its kind, and the side to which its arrow points."""

    tile: str
    colour: str
    kind: str
    arrow: str


class MaharaniArtisan(TypedDict):
    """The seat of an artisan, and which of the player's artisan colours it has."""

    seat: int
    colour: int


class MaharaniLaidTile(MaharaniTile):
    """A tile on the floor, and the artisan on it."""

    artisan: MaharaniArtisan | None


class MaharaniSlot(TypedDict):
    """A slot of the turntable: its number, its quarter during the current turn (null after the game), and its tile."""

    slot: int
    quarter: str | None
    tile: MaharaniTile | None


class MaharaniQuarter(TypedDict):
    """A quarter: the numbers of its spaces and free spaces, and for every seat the numbers of its artisans by colour
    and the gold that they would be paid.
    """

    quarter: str
    animal: str
    spaces: int
    free: int
    scored: bool
    artisans: list[list[int]]
    pays: list[int]


class MaharaniBag(TypedDict):
    """The bag: the number of tiles in it, and the number of each type."""

    size: int
    tiles: Tiles


class MaharaniSeat(TypedDict):
    """A seat: its side, its action markers by quarter (true: face up), and its gold by source. For each artisan colour,
    ``supply`` has the number of artisans in the supply, and ``artisans`` the spaces of the artisans on the floor.
    """

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
"""What a page shows to preview a placement: the area that the tile joins and, if an artisan is placed, its artisan
colour, the space that it leaves, its group, and the number and payout of the player's artisans in the quarter after the
move.
"""


class MaharaniPreview(CommonPreview):
    """The effect of a move."""

    sketch: MaharaniSketch


class MaharaniPlacement(TypedDict):
    """Place the tile of a slot. ``artisan`` is the artisan colour if there is a choice."""

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
    """The view of a game of Maharani."""

    game: Literal["maharani"]
    table: MaharaniTable
    legal_moves: list[MaharaniMove]


# -- the board --------------------------------------------------------------------------------------------------------
class MaharaniSpace(TypedDict):
    """A space of the floor. Columns are numbered from west to east and rows from north to south, both from 0; ``x`` and
    ``y`` are the coordinates of its upper left corner.
    """

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
    """The pattern of a colour's tiles: its colours, and its lines as SVG path data in a square with sides of 100."""

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
    """A colour of tiles, and its pattern (named in ``stone``). ``said`` says whether the catalogs have a letter for the
    colour.
    """

    name: str
    letter: str
    said: bool
    stone: str


class MaharaniTurntableShape(TypedDict):
    """The shapes of the turntable, relative to its middle. ``tile`` is the side length of a tile, and ``slots`` are the
    middles of the slots by quarter.
    """

    middle: int
    radius: int
    inner_radius: int
    pointer: str
    tile: int
    slots: dict[str, list[int]]


class MaharaniShapes(TypedDict):
    """The shapes that are drawn in a space and on the turntable; ``column`` is the radius of a column."""

    column: int
    half_columns: dict[str, str]
    arrow: str
    turntable: MaharaniTurntableShape


class MaharaniBoard(TypedDict):
    """The parts of the table that never change during a game. ``edge`` is the number of spaces along an edge of the
    floor. Marks are written as in board files.
    """

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
