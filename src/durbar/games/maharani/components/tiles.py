"""Reading the tiles of a board file: the table `[tiles]` becomes tile types (MH-1.2).

The table has one of two forms: `per_colour` lists the tiles that every colour has, and `list` lists all tiles.
"""

from collections import Counter
from dataclasses import dataclass

from durbar.games.datafile import Entry, read_provenance
from durbar.games.maharani.components.components import KINDS, SIDES, TileType, turned
from durbar.games.message import Message

MOST_COLOURS = 8
"""The largest number of tile colours."""
MOST_TYPES = 64
"""The largest number of tile types in a bag."""
FEWEST_TILES, MOST_TILES = 4, 120
"""The smallest and the largest number of tiles: one for each slot, and twice the standard number."""

KIND_NAMES = tuple(KINDS)
"""The kinds of tiles, in the order of `KINDS`."""


@dataclass(frozen=True)
class TileList:
    """The tiles of a board file, with their provenance, and the entry in which each kind is first listed."""

    colours: tuple[str, ...]
    types: tuple[TileType, ...]
    provenance: str
    entry: Entry
    listed_at: dict[str, Entry]

    def count(self, kind: str) -> int:
        """Return the number of tiles of a kind."""
        return sum(tile.count for tile in self.types if tile.kind == kind)


def read_tiles(entry: Entry) -> TileList:
    """Return the tiles in the table `[tiles]`."""
    keys = entry.table(("provenance", "colours"), ("per_colour", "list"))
    if "per_colour" in keys and "list" in keys:
        raise entry.wrong("maharani.board.tiles-listed-twice")
    if "per_colour" not in keys and "list" not in keys:
        raise entry.wrong("maharani.board.no-tiles")
    provenance = read_provenance(keys["provenance"])
    colours = _read_colours(keys["colours"])
    tiles: Counter[tuple[int, int, int]] = Counter()
    listed_at: dict[str, Entry] = {}
    source = keys["per_colour"] if "per_colour" in keys else keys["list"]
    for item in source.items():
        if "per_colour" in keys:
            parts = item.table(("kind", "arrow"), ("count",))
            colours_of_tile = range(len(colours))
        else:
            parts = item.table(("colour", "kind", "arrow"), ("count",))
            colour = parts["colour"].one_of(colours, Message("maharani.board.a-colour"))
            colours_of_tile = range(colour, colour + 1)
        kind = parts["kind"].one_of(KIND_NAMES, Message("maharani.board.a-kind"))
        arrow = _least_arrow(KIND_NAMES[kind], parts["arrow"].whole(0, len(SIDES) - 1))
        count = parts["count"].whole(1, MOST_TILES) if "count" in parts else 1
        for colour in colours_of_tile:
            tiles[colour, kind, arrow] += count
        listed_at.setdefault(KIND_NAMES[kind], item)
    _check_numbers(source, colours, tiles)
    types = tuple(
        TileType(colour, KIND_NAMES[kind], arrow, tiles[colour, kind, arrow]) for colour, kind, arrow in sorted(tiles)
    )
    return TileList(colours, types, provenance, source, listed_at)


def _read_colours(entry: Entry) -> tuple[str, ...]:
    """Return the colours. Their first letters must differ, because the notation of a tile begins with the first letter
    of its colour.
    """
    items = entry.items()
    if not 1 <= len(items) <= MOST_COLOURS:
        raise entry.wrong("maharani.board.colours", most=MOST_COLOURS, found=len(items))
    names: dict[str, str] = {}
    for item in items:
        name = item.proper_name(20)
        letter = name[0].casefold()
        if letter in names:
            raise item.wrong("maharani.board.same-letter", known=names[letter], name=name)
        names[letter] = name
    return tuple(names.values())


def _least_arrow(kind: str, arrow: int) -> int:
    """Return the lowest arrow that is equivalent to this one, because the tile looks the same after a turn."""
    mark = KINDS[kind]
    return arrow % next(turns for turns in range(1, 5) if turned(mark, turns) == mark)


def _check_numbers(source: Entry, colours: tuple[str, ...], tiles: Counter[tuple[int, int, int]]) -> None:
    """Raise `BoardError` if there are too few or too many tiles or types, or a colour without tiles."""
    if not FEWEST_TILES <= tiles.total() <= MOST_TILES:
        raise source.wrong("maharani.board.number-of-tiles", found=tiles.total(), least=FEWEST_TILES, most=MOST_TILES)
    if len(tiles) > MOST_TYPES:
        raise source.wrong("maharani.board.different-tiles", found=len(tiles), most=MOST_TYPES)
    for index, colour in enumerate(colours):
        if not any(tile_colour == index for tile_colour, _, _ in tiles):
            raise source.wrong("maharani.board.unused-colour", name=colour)
