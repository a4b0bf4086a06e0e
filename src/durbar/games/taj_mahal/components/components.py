"""The printed components of Taj Mahal (cards, tiles, cities and roads) as one immutable value.

`board_file` creates `Components` and checks files completely, so nothing is checked here.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from durbar.games.datafile import digest_of
from durbar.games.rulebook import Setting

COLOURS = ("red", "yellow", "green", "blue")
"""The four colours of cards. An edition can use another name for the fourth."""
SYMBOLS = ("vizier", "general", "monk", "princess", "mogul", "elephant")
"""The symbols of cards, in the order of the notation."""
ADVISORS = SYMBOLS[:4]
"""The symbols whose tiles are advisor tiles."""
EFFECTS = ("elephant", "mogul", "points", "colour-change")
"""The effects of special cards (TM-3.6)."""
COMMODITIES = ("rice", "tea", "spices", "gems")
"""The commodities on province tiles and bonus tiles."""
BONUSES = (*COMMODITIES, "points_2", "card")
"""The kinds of bonus tiles that are dealt to the fortresses other than Agra (TM-2.2)."""

CARDS_A_COLOUR = 21
"""The number of cards of each colour."""
WHITE_CARDS = 12
"""The number of white cards."""
MOST_COLOURED_TYPES = 58
"""The largest number of coloured card types. Together with the six white types there are then 64, one for each bit of a
64-bit mask.
"""
PROVINCES = 12
RING = 4
"""The number of cities in the ring of roads of each province. Agra is the fifth city of its province."""
CITIES = 49
FORTRESSES = 16
DEALT_BONUS_TILES = FORTRESSES - 1
"""The number of bonus tiles that are dealt: one for each fortress other than Agra."""


@dataclass(frozen=True)
class CardType:
    """Cards that are equal: their colour (None for white), their symbols in ascending order, and their number."""

    colour: int | None
    symbols: tuple[int, ...]
    count: int


@dataclass(frozen=True)
class City:
    """A city: its position on the map, whether it is a fortress, and its province."""

    name: str
    x: float
    y: float
    fortress: bool
    province: int


@dataclass(frozen=True)
class Province:
    """A province and its cities: the cities of the ring road in their order, followed by Agra in Agra's province."""

    name: str
    cities: tuple[int, ...]


@dataclass(frozen=True)
class Provenance:
    """The evidence for each part: one of `durbar.games.datafile.PROVENANCES`."""

    cards: str
    coloured: str
    special: str
    province_tiles: str
    bonus_tiles: str
    board: str


@dataclass(frozen=True)
class Components:
    """Everything the rules and the views need to know about one set of cards, tiles and board.

    `card_types` are the coloured types, sorted by colour and then by symbols, and after them the six white types in the
    order of the symbols (a count may be 0). `specials[advisor]` is an index into `EFFECTS`. `province_tiles[number -
    1]` contains indices into `COMMODITIES`. `bonus_tiles[kind]` is the number of tiles of each kind of `BONUSES`; the
    Taj Mahal tile is not included. `roads` are pairs of cities, the lower index first, in ascending order.
    """

    name: str
    provenance: Provenance
    card_types: tuple[CardType, ...]
    specials: tuple[int, int, int, int]
    province_tiles: tuple[tuple[int, ...], ...]
    bonus_tiles: tuple[int, ...]
    provinces: tuple[Province, ...]
    cities: tuple[City, ...]
    roads: tuple[tuple[int, int], ...]
    agra: int
    width: float
    height: float
    court: tuple[float, float]

    @property
    def coloured_types(self) -> tuple[CardType, ...]:
        """The coloured card types: `card_types` without the six white ones."""
        return self.card_types[: -len(SYMBOLS)]

    @property
    def white_types(self) -> tuple[CardType, ...]:
        """The six white card types, in the order of the symbols."""
        return self.card_types[-len(SYMBOLS) :]

    @property
    def agra_province(self) -> int:
        """The province that is visited last (TM-2.1)."""
        return self.cities[self.agra].province

    @cached_property
    def digest(self) -> str:
        """The SHA-256 hash of everything that affects the rules and the picture, without the name and the
        provenances.
        """
        return digest_of(self.to_dict())

    def __hash__(self) -> int:
        """Return a cached hash, because caches use components as a key at every turn."""
        return hash(self.digest)

    def to_dict(self) -> dict[str, Any]:
        """Return the components as JSON, in the form of a board file; `board_file.from_dict` reads it."""
        return {
            "name": self.name,
            "cards": self._cards_to_dict(),
            "province_tiles": {
                "provenance": self.provenance.province_tiles,
                "commodities": [[COMMODITIES[commodity] for commodity in tile] for tile in self.province_tiles],
            },
            "bonus_tiles": {
                "provenance": self.provenance.bonus_tiles,
                **dict(zip(BONUSES, self.bonus_tiles, strict=True)),
                "taj_mahal": 1,
            },
            "board": self._board_to_dict(),
        }

    def _cards_to_dict(self) -> dict[str, Any]:
        """Return the table `[cards]` of a board file."""
        coloured: dict[str, Any] = {"provenance": self.provenance.coloured, **{colour: [] for colour in COLOURS}}
        for card in self.coloured_types:
            assert card.colour is not None
            symbols = [SYMBOLS[symbol] for symbol in card.symbols]
            coloured[COLOURS[card.colour]].append({"symbols": symbols, "count": card.count})
        return {
            "provenance": self.provenance.cards,
            "colours": list(COLOURS),
            "coloured": coloured,
            "white": {SYMBOLS[card.symbols[0]]: card.count for card in self.white_types},
            "special": {
                "provenance": self.provenance.special,
                **{advisor: EFFECTS[effect] for advisor, effect in zip(ADVISORS, self.specials, strict=True)},
            },
        }

    def _board_to_dict(self) -> dict[str, Any]:
        """Return the table `[board]` of a board file."""
        rings = {
            frozenset((province.cities[index], province.cities[(index + 1) % RING]))
            for province in self.provinces
            for index in range(RING)
        }
        inside_extra: list[list[str]] = []
        between: list[list[str]] = []
        for first, second in self.roads:
            if frozenset((first, second)) not in rings:
                same_province = self.cities[first].province == self.cities[second].province
                (inside_extra if same_province else between).append([self.cities[first].name, self.cities[second].name])
        return {
            "provenance": self.provenance.board,
            "width": self.width,
            "height": self.height,
            "agra": self.cities[self.agra].name,
            "court": {"x": self.court[0], "y": self.court[1]},
            "provinces": [
                {"name": province.name, "cities": [self._city_to_dict(self.cities[index]) for index in province.cities]}
                for province in self.provinces
            ],
            "roads": {"inside_extra": inside_extra, "between": between},
        }

    @staticmethod
    def _city_to_dict(city: City) -> dict[str, Any]:
        """Return a city's entry in a board file."""
        return {"name": city.name, "x": city.x, "y": city.y, "fortress": city.fortress}


def components_of(setting: Setting) -> Components:
    """Return the components with which a game is played."""
    assert isinstance(setting.board, Components)
    return setting.board
