"""Reading board files of Maharani: the standard file, a custom file, or the board in a record. Every file is checked
completely.

Every function returns an immutable `Components` or raises a `BoardError` that names the place in the file.
"""

from functools import cache
from importlib import resources
from pathlib import Path

from durbar.games.datafile import BOARD_FILE, Entry, listed, parse_toml, read_provenance, read_toml
from durbar.games.maharani.components.components import CENTRE, KINDS, QUARTERS, SIDES, Components, Provenance, turned
from durbar.games.maharani.components.floor import Floor, read_floor
from durbar.games.maharani.components.tiles import TileList, read_tiles
from durbar.games.message import Message

PLAYERS = ("2", "3", "4")
"""The possible numbers of players, which are keys of tables in a board file."""
MAX_GOLD = 99
"""The largest amount of gold that a full quarter can pay for one player's artisans."""
MAX_COST = 2
"""The most gold that a second tile can cost. Two tiles earn at least two gold, so no player's gold becomes negative
(MH-5.1).
"""
MAX_ARTISANS = 30
"""The largest number of artisans of one artisan colour that a player can have."""
MAX_SPARE_CENTRE_TILES = 16
"""How many more centre tiles than centre spaces there can be. When the centre spaces are full, the other centre tiles
leave the game, in the worst case all in one turn (MH-5.4).
"""


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
    keys = entry.table(("name", "tiles", "board", "rules", "turntable", "seats"))
    name = keys["name"].title()
    tiles = read_tiles(keys["tiles"])
    floor = read_floor(keys["board"])
    _check_tiles_fit(tiles, floor)
    rules = keys["rules"].table(("provenance", "payout", "second_tile_cost", "artisans"))
    turntable = keys["turntable"].table(("provenance", "slots"))
    seats = keys["seats"].table(("provenance", "sides"))
    return Components(
        name=name,
        provenance=Provenance(
            tiles=tiles.provenance,
            board=floor.provenance,
            rules=read_provenance(rules["provenance"]),
            turntable=read_provenance(turntable["provenance"]),
            seats=read_provenance(seats["provenance"]),
        ),
        colours=tiles.colours,
        tiles=tiles.types,
        marks=floor.marks,
        animals=floor.animals,
        payout=_read_payout(rules["payout"], len(tiles.colours)),
        second_tile_cost=rules["second_tile_cost"].whole(0, MAX_COST),
        artisans=tuple(
            (int(players), count.whole(1, MAX_ARTISANS)) for players, count in _by_players(rules["artisans"])
        ),
        slot_quarters=_read_slots(turntable["slots"]),
        sides=tuple((int(players), _read_sides(row, int(players))) for players, row in _by_players(seats["sides"])),
    )


def _check_tiles_fit(tiles: TileList, floor: Floor) -> None:
    """Raise `BoardError` if a kind of tile fits on no space (MH-3.2), or if there are too many centre tiles."""
    for kind, entry in tiles.listed_at.items():
        if not any(turned(KINDS[kind], turns) in floor.marks for turns in range(len(SIDES))):
            raise entry.wrong("maharani.board.tile-fits-nowhere", rule="MH-3.2", kind=kind)
    centre_tiles, centre_spaces = tiles.count("centre"), floor.marks.count(CENTRE)
    if centre_tiles > centre_spaces + MAX_SPARE_CENTRE_TILES:
        raise tiles.entry.wrong(
            "maharani.board.centre-tiles",
            rule="MH-5.4",
            found=centre_tiles,
            spaces=centre_spaces,
            most=MAX_SPARE_CENTRE_TILES,
        )


def _by_players(entry: Entry) -> list[tuple[str, Entry]]:
    """Return the entries for two, three and four players."""
    keys = entry.table(PLAYERS)
    return [(players, keys[players]) for players in PLAYERS]


def _read_payout(entry: Entry, colours: int) -> tuple[int, ...]:
    """Return the gold for 0, 1, 2 … artisans in a full quarter. A player can have at most one artisan there for each
    colour of tiles (MH-4.5, MH-6.1).
    """
    payout: list[int] = []
    counted = Message("maharani.board.payout", {"count": colours + 1, "most": colours})
    for artisans, item in enumerate(entry.items_of(colours + 1, counted)):
        gold = item.whole(0, MAX_GOLD if artisans else 0)
        if payout and gold < payout[-1]:
            raise item.wrong(
                "maharani.board.payout-falls", rule="MH-6.1", artisans=artisans, gold=gold, before=payout[-1]
            )
        payout.append(gold)
    return tuple(payout)


def _read_slots(entry: Entry) -> tuple[tuple[int, ...], ...]:
    """Return the quarter of each slot by the side of the active player. The slots are numbered clockwise, and they turn
    with the turntable (MH-2.2).
    """
    keys = entry.table(tuple(SIDES))
    rows: list[tuple[int, ...]] = []
    for turns, side in enumerate(SIDES):
        counted = Message("maharani.board.quarters", {"count": len(QUARTERS)})
        items = keys[side].items_of(len(QUARTERS), counted)
        row = tuple(item.one_of(QUARTERS, Message("maharani.board.a-quarter")) for item in items)
        clockwise = tuple((row[0] + slot) % len(QUARTERS) for slot in range(len(QUARTERS)))
        if row != clockwise:
            expected = listed((QUARTERS[quarter] for quarter in clockwise), "and")
            raise keys[side].wrong("maharani.board.slots-clockwise", rule="MH-2.2", expected=expected)
        if rows and row[0] != (rows[0][0] + turns) % len(QUARTERS):
            raise keys[side].wrong(
                "maharani.board.slot-carried",
                rule="MH-2.2",
                found=QUARTERS[row[0]],
                start=QUARTERS[rows[0][0]],
                facing=SIDES[0],
                expected=QUARTERS[(rows[0][0] + turns) % len(QUARTERS)],
            )
        rows.append(row)
    return tuple(rows)


def _read_sides(entry: Entry, players: int) -> tuple[int, ...]:
    """Return the side of each seat; raise `BoardError` unless they are different and clockwise (MH-2.1)."""
    sides: list[int] = []
    for item in entry.items_of(players, Message("maharani.board.sides", {"count": players})):
        side = item.one_of(tuple(SIDES), Message("maharani.board.a-side"))
        if side in sides:
            raise item.wrong("maharani.board.same-side", rule="MH-2.1", at=SIDES[side])
        sides.append(side)
    clockwise_steps = [(side - sides[0]) % len(SIDES) for side in sides]
    if clockwise_steps != sorted(clockwise_steps):
        expected = listed((SIDES[(sides[0] + steps) % len(SIDES)] for steps in sorted(clockwise_steps)), "and")
        raise entry.wrong("maharani.board.seats-clockwise", rule="MH-2.1", expected=expected)
    return tuple(sides)
