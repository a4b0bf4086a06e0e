"""The types of Taj Mahal's JSON: the view, the board and the sketches of moves."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from durbar.games.view_types import CommonMove, CommonPreview, CommonView

Where = Literal["court", "aside", "won"]
"""Where the tile of a symbol is: in the court, set aside or with its winner."""
Phase = Literal["play", "palace", "crown", "take", "over"]
"""The phase of the game: what the mover decides."""
Anchor = Literal["start", "middle", "end"]
"""The anchor of a name, as in SVG."""
Stand = Literal["lead", "tie", "behind"]
"""How a player compares with the rivals in a symbol."""
Cards = dict[str, int]
"""The number of each card, by notation, without zeros."""


# -- the view ---------------------------------------------------------------------------------------------------------
class TajMahalDue(TypedDict):
    """What the mover still has to do in a withdrawal."""

    palaces: int
    crown: bool
    cards: int


class TajMahalLead(TypedDict):
    """The leaders in a symbol: the highest count in any row, the seats whose rows have that count, and whether unrest
    has it.
    """

    most: int
    seats: list[int]
    unrest: bool


class TajMahalTile(TypedDict):
    """A province tile: its number, its goods, and the seat that owns it."""

    number: int
    goods: list[str]
    owner: int | None


class TajMahalUnrest(TypedDict):
    """Unrest, a neutral rival: whether it takes part in the visit, its cards, and the number of each symbol on them."""

    on: bool
    cards: list[str]
    symbols: dict[str, int]


class TajMahalChain(TypedDict):
    """Palaces of one player that roads connect: these roads, and the provinces of the palaces."""

    roads: list[tuple[str, str]]
    provinces: list[str]


class TajMahalSeat(TypedDict):
    """A seat's cards, goods, tiles and palaces. ``cards`` is the number of cards in hand; ``hand`` is null unless every
    hand is open; ``known`` are the cards that everybody saw the seat take. ``chains`` are its palaces that roads
    connect. ``points`` are its points by source.
    """

    in_visit: bool
    cards: int
    hand: Cards | None
    known: Cards
    specials: list[str]
    row: list[str]
    symbols: dict[str, int]
    colour: int | None
    advisors: list[str]
    goods: dict[str, int]
    bonus: dict[str, int]
    palaces: list[str]
    crown_palaces: list[str]
    chains: list[TajMahalChain]
    points: dict[str, int]


class TajMahalTable(TypedDict):
    """Everything on the table that a viewer may see. ``hand`` is the viewer's own."""

    visit: int | None
    province: str | None
    order: list[str]
    start: int
    phase: Phase
    due: TajMahalDue
    colours: list[str]
    court: dict[str, Where]
    won_by: dict[str, int | None]
    leads: dict[str, TajMahalLead]
    display: list[str]
    display_places: int
    deck: int
    discard: Cards
    unseen: Cards
    hand: Cards | None
    bonus_tiles: dict[str, str]
    tiles: list[TajMahalTile]
    specials: dict[str, int | None]
    unrest: TajMahalUnrest | None
    seats: list[TajMahalSeat]


# -- moves ------------------------------------------------------------------------------------------------------------
class TajMahalPalace(TypedDict):
    """A palace that a move would build."""

    city: str
    crown: bool


class TajMahalCardsTaken(TypedDict):
    """How many cards a withdrawal takes from the display and draws from the deck, and by which rule."""

    display: int
    deck: int
    rule: str


class TajMahalSketch(TypedDict, total=False):
    """What a page shows to preview a move. A play has ``symbols`` and ``stands``, a withdrawal has ``cards``, and a
    move that builds has the other keys.
    """

    cards: TajMahalCardsTaken
    symbols: dict[str, int]
    stands: dict[str, Stand]
    palaces: list[TajMahalPalace]
    chain: list[tuple[str, str]]
    provinces: list[str]


class TajMahalPreview(CommonPreview):
    """The effect of a move."""

    sketch: TajMahalSketch


class TajMahalPlay(TypedDict):
    """Play a coloured card, alone or with a white or special card."""

    kind: Literal["play"]
    card: str
    companion: str | None


class TajMahalWithdrawal(TypedDict):
    """Withdraw."""

    kind: Literal["withdraw"]


class TajMahalBuilding(TypedDict):
    """Build a palace, or the crown palace."""

    kind: Literal["build", "crown"]
    city: str


class TajMahalTaking(TypedDict):
    """Take a card from the display."""

    kind: Literal["take"]
    card: str


class TajMahalMove(CommonMove):
    """A legal move."""

    parts: TajMahalPlay | TajMahalWithdrawal | TajMahalBuilding | TajMahalTaking
    preview: TajMahalPreview


class TajMahalView(CommonView):
    """The view of a game of Taj Mahal."""

    game: Literal["taj-mahal"]
    table: TajMahalTable
    legal_moves: list[TajMahalMove]


# -- the board --------------------------------------------------------------------------------------------------------
class TajMahalCloth(TypedDict):
    """A cloth pattern: the size of its repeated part, and its lines as SVG path data, by the width of the lines."""

    width: float
    height: float
    lines: dict[str, str]


class TajMahalCard(TypedDict):
    """A card. ``cloth`` is the name of its pattern, ``colour`` is the edition's name of its colour, and ``effect`` is
    the effect of a special card.
    """

    kind: Literal["coloured", "white", "special"]
    cloth: str
    colour: str
    symbols: list[str]
    effect: str | None


class TajMahalCloths(TypedDict):
    """The patterns of provinces and cards."""

    weaves: list[TajMahalCloth]
    cloth: dict[str, TajMahalCloth]


class TajMahalProvince(TypedDict):
    """A province: the middle of its tile, its outline, and the part of the map shown when only this province is
    shown.
    """

    name: str
    tile: list[int]
    outline: str
    view: list[int]


class TajMahalCity(TypedDict):
    """A city and its position."""

    name: str
    x: float
    y: float
    fortress: bool
    province: str


class TajMahalScenery(TypedDict):
    """The decoration of the standard map: the points of a mountain ridge, the middle and the radius of the sea, and the
    position of a compass.
    """

    ridge: list[list[int]]
    sea: list[int]
    compass: list[int]


class TajMahalLettering(TypedDict):
    """The positions of city names and province tiles on the map, for one letter size.

    ``names`` is in the order of the cities. Each name has the x and y of a point of its baseline; whether this point is
    the start, the middle or the end of the name; the left and right ends of the name when it is highlighted; and
    whether the name covers nothing else. ``tiles`` is in the order of the provinces. ``size`` is the letter size, and
    ``lit`` the letter size of highlighted names. ``tile`` is the width, the height and the scale of a tile.
    """

    size: float
    lit: float
    names: list[tuple[int, int, Anchor, int, int, bool]]
    tiles: list[list[int]]
    tile: list[float]


class TajMahalMap(TypedDict):
    """The map of a board. ``box`` has the left, top, right and bottom edges of the map; ``cartouche`` has the middle
    and the scale of the plate that names the visit.
    """

    box: list[float]
    cartouche: list[float]
    land: str
    provinces: list[TajMahalProvince]
    scenery: TajMahalScenery | None
    cities: list[TajMahalCity]
    letterings: list[TajMahalLettering]


TajMahalNames = TypedDict("TajMahalNames", {"colours": list[str], "special": str, "advisor-tile": str, "gems": str})
"""The terms of an edition."""


class TajMahalBoard(TajMahalMap, TajMahalCloths):
    """The parts of the table that never change during a game."""

    cards: dict[str, TajMahalCard]
    roads: list[tuple[str, str]]
    colours: dict[str, str]
    names: TajMahalNames
    specials: dict[str, str]
