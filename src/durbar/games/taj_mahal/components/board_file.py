"""Reading board files of Taj Mahal: the standard file, a custom file, or the board in a record. Every file is checked
completely.

Every function returns an immutable `Components` or raises a `BoardError` that names the place in the file.
"""

from functools import cache
from importlib import resources
from pathlib import Path

from durbar.games.datafile import BOARD_FILE, Entry, parse_toml, read_provenance, read_toml
from durbar.games.message import Message
from durbar.games.taj_mahal.components.board_map import read_board
from durbar.games.taj_mahal.components.cards import read_cards
from durbar.games.taj_mahal.components.components import (
    BONUSES,
    COMMODITIES,
    DEALT_BONUS_TILES,
    PROVINCES,
    Components,
    Provenance,
)


@cache
def standard_components() -> Components:
    """Return the components that come with Durbar."""
    return parse_components(resources.files(__package__).joinpath("standard.toml").read_bytes(), "standard.toml")


def read_components(path: str | Path) -> Components:
    """Return the components of the board file at a path."""
    return _read(read_toml(path))


def parse_components(text: str | bytes, place: str | Message = BOARD_FILE) -> Components:
    """Return the components of a board file given as text or bytes; `place` names it in errors about the whole file."""
    return _read(parse_toml(text, place))


def from_dict(data: object, place: str | Message = BOARD_FILE) -> Components:
    """Return the components of a board file given as tables and lists, such as `Components.to_dict` writes to a
    record.
    """
    return _read(Entry(data, place, is_file=True))


def _read(entry: Entry) -> Components:
    """Return the components in a board file."""
    keys = entry.table(("name", "cards", "province_tiles", "bonus_tiles", "board"))
    name = keys["name"].title()
    cards = read_cards(keys["cards"])
    province_provenance, province_tiles = _read_province_tiles(keys["province_tiles"])
    bonus_provenance, bonus_tiles = _read_bonus_tiles(keys["bonus_tiles"])
    board = read_board(keys["board"])
    return Components(
        name=name,
        provenance=Provenance(
            cards=cards.provenance,
            coloured=cards.coloured_provenance,
            special=cards.special_provenance,
            province_tiles=province_provenance,
            bonus_tiles=bonus_provenance,
            board=board.provenance,
        ),
        card_types=cards.types,
        specials=cards.specials,
        province_tiles=province_tiles,
        bonus_tiles=bonus_tiles,
        provinces=board.provinces,
        cities=board.cities,
        roads=board.roads,
        agra=board.agra,
        width=board.width,
        height=board.height,
        court=board.court,
    )


def _read_province_tiles(entry: Entry) -> tuple[str, tuple[tuple[int, ...], ...]]:
    """Return the commodities of the tiles 1 to 12: one on the first, two different ones on the others (TM-1.2)."""
    keys = entry.table(("provenance", "commodities"))
    tiles: list[tuple[int, ...]] = []
    counted = Message("taj-mahal.board.tiles", {"count": PROVINCES})
    for number, item in enumerate(keys["commodities"].items_of(PROVINCES, counted), 1):
        expected = 1 if number == 1 else 2
        kinds = item.items_of(expected, Message("taj-mahal.board.commodities", {"count": expected, "number": number}))
        tile = tuple(sorted(kind.one_of(COMMODITIES, Message("taj-mahal.board.a-commodity")) for kind in kinds))
        if len(set(tile)) != expected:
            raise item.wrong(
                "taj-mahal.board.same-commodity", rule="TM-1.2", number=number, commodity=COMMODITIES[tile[0]]
            )
        tiles.append(tile)
    return read_provenance(keys["provenance"]), tuple(tiles)


def _read_bonus_tiles(entry: Entry) -> tuple[str, tuple[int, ...]]:
    """Return the number of bonus tiles of each kind: 15 to deal, and the Taj Mahal (TM-1.3)."""
    keys = entry.table(("provenance", *BONUSES, "taj_mahal"))
    counts = tuple(keys[kind].whole(0, DEALT_BONUS_TILES) for kind in BONUSES)
    keys["taj_mahal"].whole(1, 1)
    if sum(counts) != DEALT_BONUS_TILES:
        raise entry.wrong("taj-mahal.board.bonus-tiles", rule="TM-1.3", found=sum(counts), expected=DEALT_BONUS_TILES)
    return read_provenance(keys["provenance"]), counts
