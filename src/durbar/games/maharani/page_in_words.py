"""The table of Maharani in sentences, for those who listen to it; and the bag, which is a list anyway."""

from __future__ import annotations

from durbar.games.english import at_the_start, counted
from durbar.games.maharani.components import QUARTERS, space_name
from durbar.games.maharani.facts import Facts
from durbar.games.maharani.labels import KIND, SIDE, mark_in_words
from durbar.games.maharani.notation import ARTISANS
from durbar.games.markup import escape, fold, listed
from durbar.games.page import Section


def table(facts: Facts) -> list[Section]:
    """The whole table; of rank 0 is what one needs to hear at every turn."""
    made = [_floor(facts), quarters_section(facts), _players(facts)]
    return made if facts.over else [*made, turntable_section(facts)]


def _floor(facts: Facts) -> Section:
    """Every quarter: the tiles that lie there, and the empty spaces by their marks."""
    told = []
    for quarter in QUARTERS:
        tiles: list[str] = []
        empty: dict[str, list[str]] = {}
        for space in facts.spaces_in(quarter):
            tile, mark = facts.laid(space), facts.board.marks[space]
            if tile is None:
                assert mark is not None
                empty.setdefault(mark_in_words(mark), []).append(space_name(space))
            else:
                tiles.append(_tile(facts, space_name(space), tile))
        told.append(f"{at_the_start(_quarter(facts, quarter))}: {'; '.join(tiles) or 'no tile yet'}.")
        if empty:
            told.append(f"Empty: {'; '.join(f'{what} on {listed(spaces)}' for what, spaces in empty.items())}.")
    return Section("floor", "", facts.folded(told), 1)


def _quarter(facts: Facts, quarter: str) -> str:
    """A quarter by its animal and where it is."""
    north, east = SIDE[quarter[0].upper()], SIDE[quarter[1].upper()]
    return f"the {facts.animal(quarter)} quarter in the {north}-{east}"


def _tile(facts: Facts, space: str, tile: dict[str, object]) -> str:
    told = f"{space} {escape(str(tile['colour']))}, arrow {SIDE[str(tile['arrow'])]}"
    artisan = tile["artisan"]
    if isinstance(artisan, dict):
        colour = f" of colour {ARTISANS[artisan['colour']]}" if facts.two_colours else ""
        told += f", artisan{colour} of {facts.name(artisan['seat'])}"
    return told


def quarters_section(facts: Facts) -> Section:
    """What each quarter lacks, and who has artisans there."""
    told = []
    for each in facts.view["quarters"]:
        if each["scored"]:
            state = "full and scored"
        else:
            there = [
                f"{facts.name(seat)} has {_artisans(facts, many)}, {each['pays'][seat]} gold when it is full"
                for seat, many in enumerate(each["artisans"])
                if sum(many)
            ]
            state = f"{counted(each['free'], 'space')} free; {'; '.join(there) or 'no artisan there'}"
        told.append(f"{at_the_start(_quarter(facts, each['quarter']))}: {state}.")
    return Section("quarters", "", facts.folded(told), 1)


def _artisans(facts: Facts, many: list[int]) -> str:
    if not facts.two_colours:
        return counted(many[0], "artisan")
    return listed(f"{counted(n, 'artisan')} of colour {ARTISANS[colour]}" for colour, n in enumerate(many) if n)


def _players(facts: Facts) -> Section:
    told = []
    for seat in range(len(facts.seats)):
        left = _artisans(facts, facts.seats[seat]["supply"]) if sum(facts.seats[seat]["supply"]) else "no artisan"
        side = SIDE[facts.side(seat)]
        markers = markers_in_words(facts, seat)
        told.append(f"{facts.name(seat)} in the {side}: {facts.score(seat)} gold; {left} left; {markers}.")
    return Section("players", "", facts.folded(told), 1)


def markers_in_words(facts: Facts, seat: int) -> str:
    """Somebody's action markers: which are face up and which face down."""
    markers = facts.seats[seat]["markers"]
    up = [facts.animal(quarter) for quarter in QUARTERS if markers[quarter]]
    down = [facts.animal(quarter) for quarter in QUARTERS if not markers[quarter]]
    if not up or not down:
        return f"all action markers face {'up' if up else 'down'}"
    return f"action markers face up: {listed(up)}; face down: {listed(down)}"


def turntable_section(facts: Facts) -> Section:
    """What lies on the turntable and where, and the mover's part of the table."""
    told = [f"{facts.view['bag']['size']} tiles are in the bag."]
    for slot in facts.view["turntable"]:
        where = f", in the {facts.animal(slot['quarter'])} quarter" if slot["quarter"] else ""
        tile = slot["tile"]
        what = f"{tile['colour']} with {KIND[tile['kind']]}, {tile['tile']}" if tile else "empty"
        told.append(f"Slot {slot['slot']}{where}: {escape(what)}.")
    if facts.seat is not None:
        told.append(f"You have {facts.score(facts.seat)} gold; {markers_in_words(facts, facts.seat)}.")
    return Section("turntable", "", facts.folded(told))


def bag_section(facts: Facts) -> Section:
    """What is left in the bag, colour by colour, and what has left the game."""
    bag = facts.view["bag"]
    lines = []
    for colour in facts.board.colours:
        alike = {text: n for text, n in bag["tiles"].items() if text[0] == colour[0]}
        if alike:
            tiles = ", ".join(facts.tile(text) + (f" x{n}" if n > 1 else "") for text, n in alike.items())
            lines += fold(f"  {escape(colour)} {sum(alike.values())}: {tiles}", facts.look.width, "    ")
    removed = facts.view["removed"]
    if removed:
        tiles = ", ".join(facts.tile(text) + (f" x{n}" if n > 1 else "") for text, n in removed.items())
        lines += fold(f"Removed from the game, since no centre space is left: {tiles}.", facts.look.width, "  ")
    return Section("bag", f"{counted(bag['size'], 'tile')} in the bag", lines)
