"""The table of Maharani in sentences, for screen readers. The section about the bag is also used by `page.py`, which
lays the table out in columns.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from durbar.games.maharani.components.components import QUARTERS, space_name
from durbar.games.maharani.presentation.facts import Facts
from durbar.games.maharani.presentation.notation import ARTISANS
from durbar.games.markup import escape, fold
from durbar.games.message import Message
from durbar.games.page import Section


def table(facts: Facts) -> list[Section]:
    """Return the sections of the whole table. Sections of rank 0 are read aloud at every turn."""
    sections = [_floor(facts), quarters_section(facts), _players(facts)]
    return sections if facts.is_over else [*sections, turntable_section(facts)]


def _floor(facts: Facts) -> Section:
    """Return the tiles in every quarter, and its empty spaces, grouped by their marks."""
    sentences = []
    for quarter in QUARTERS:
        tiles: list[str] = []
        empty: dict[str, list[str]] = {}
        for space in facts.spaces_in(quarter):
            tile, mark = facts.tile_on(space), facts.board.marks[space]
            if tile is None:
                assert mark is not None
                empty.setdefault(facts.mark_in_words(mark), []).append(space_name(space))
            else:
                tiles.append(facts.say(_tile(facts, space_name(space), tile)))
        sentences.append(
            _quarter(facts, quarter, facts.separated(tiles) or facts.say(Message("maharani.page.no-tile")))
        )
        if empty:
            spaces = [
                facts.say(Message("maharani.page.spaces", {"mark": mark, "spaces": facts.listed(spaces)}))
                for mark, spaces in empty.items()
            ]
            sentences.append(facts.say(Message("maharani.page.empty", {"spaces": facts.separated(spaces)})))
    return Section("floor", "", facts.folded(sentences), 1)


def _quarter(facts: Facts, quarter: str, content: str) -> str:
    """Return a sentence about a quarter, with its animal and its corner of the floor."""
    where = facts.say(Message("maharani.page.where", {"corner": quarter}))
    return facts.say(
        Message("maharani.page.quarter", {"animal": facts.animal(quarter), "where": where, "told": content})
    )


def _tile(facts: Facts, space: str, tile: Mapping[str, Any]) -> Message:
    """Return a message about the tile on a space and its artisan."""
    colour, side, artisan = escape(str(tile["colour"])), tile["arrow"], tile["artisan"]
    if not artisan:
        return Message("maharani.page.laid", {"space": space, "colour": colour, "side": side})
    seat = artisan["seat"]
    if not facts.two_colours:
        return Message(
            "maharani.page.laid-with-artisan", {"space": space, "colour": colour, "side": side, "seat": seat}
        )
    artisan_colour = ARTISANS[artisan["colour"]]
    return Message(
        "maharani.page.laid-with-coloured-artisan",
        {"space": space, "colour": colour, "side": side, "seat": seat, "artisan": artisan_colour},
    )


def quarters_section(facts: Facts) -> Section:
    """Return the number of free spaces in each quarter, and the artisans there."""
    sentences = [
        _quarter(facts, quarter["quarter"], _quarter_state(facts, quarter)) for quarter in facts.view["quarters"]
    ]
    return Section("quarters", "", facts.folded(sentences), 1)


def _quarter_state(facts: Facts, quarter: Mapping[str, Any]) -> str:
    """Return a text about the free spaces and the artisans of a quarter."""
    if quarter["scored"]:
        return facts.say(Message("maharani.page.scored"))
    holders = [
        facts.say(
            Message(
                "maharani.page.has-artisans",
                {"seat": seat, "artisans": _artisans(facts, counts), "gold": quarter["pays"][seat]},
            )
        )
        for seat, counts in enumerate(quarter["artisans"])
        if sum(counts)
    ]
    artisans = facts.separated(holders) or facts.say(Message("maharani.page.no-artisan-there"))
    return facts.say(Message("maharani.page.free-spaces", {"free": quarter["free"], "told": artisans}))


def _artisans(facts: Facts, counts: list[int]) -> str:
    """Return the numbers of artisans as a list in a sentence, with their colours if players have two."""
    if not facts.two_colours:
        return facts.say(Message("maharani.page.artisans", {"count": counts[0]}))
    return facts.listed(
        facts.say(Message("maharani.page.artisans-of", {"count": count, "artisan": ARTISANS[colour]}))
        for colour, count in enumerate(counts)
        if count
    )


def _players(facts: Facts) -> Section:
    """Return the side, the gold, the supply and the action markers of every player."""
    sentences = []
    for seat in range(len(facts.seats)):
        supply = facts.seats[seat]["supply"]
        left = _artisans(facts, supply) if sum(supply) else facts.say(Message("maharani.page.no-artisan"))
        player = Message(
            "maharani.page.player",
            {
                "seat": seat,
                "side": facts.side(seat),
                "gold": facts.score(seat),
                "artisans": left,
                "markers": markers_in_words(facts, seat),
            },
        )
        sentences.append(facts.say(player))
    return Section("players", "", facts.folded(sentences), 1)


def markers_in_words(facts: Facts, seat: int) -> str:
    """Return a text that says which of a player's action markers are face up and which are face down."""
    markers = facts.seats[seat]["markers"]
    up = [facts.animal_name(quarter) for quarter in QUARTERS if markers[quarter]]
    down = [facts.animal_name(quarter) for quarter in QUARTERS if not markers[quarter]]
    if not up or not down:
        return facts.say(Message("maharani.page.all-up" if up else "maharani.page.all-down"))
    return facts.say(Message("maharani.page.some-up", {"up": facts.listed(up), "down": facts.listed(down)}))


def turntable_section(facts: Facts) -> Section:
    """Return the tiles on the turntable, and the viewer's gold and markers."""
    messages = [Message("maharani.page.bag-size", {"count": facts.view["bag"]["size"]})]
    for slot in facts.view["turntable"]:
        animal = facts.animal(slot["quarter"]) if slot["quarter"] else None
        content = facts.say(_on_slot(slot["tile"]))
        messages.append(Message("maharani.page.slot", {"slot": slot["slot"], "animal": animal, "what": content}))
    if facts.seat is not None:
        markers = markers_in_words(facts, facts.seat)
        messages.append(Message("maharani.page.you-have", {"gold": facts.score(facts.seat), "markers": markers}))
    return Section("turntable", "", facts.folded(map(facts.say, messages)))


def _on_slot(tile: Mapping[str, Any] | None) -> Message:
    """Return a message about the tile on a slot of the turntable."""
    if tile is None:
        return Message("maharani.page.slot-empty")
    colour, kind = escape(tile["colour"]), tile["kind"]
    return Message("maharani.page.on-slot", {"colour": colour, "kind": kind, "text": tile["tile"]})


def bag_section(facts: Facts) -> Section:
    """Return the tiles in the bag by colour, and the tiles that have left the game."""
    bag = facts.view["bag"]
    lines = []
    for colour in facts.board.colours:
        tiles_of_colour = {text: number for text, number in bag["tiles"].items() if text[0] == colour[0]}
        if tiles_of_colour:
            count, tiles = sum(tiles_of_colour.values()), _tiles(facts, tiles_of_colour)
            message = Message("maharani.page.of-colour", {"colour": escape(colour), "count": count, "tiles": tiles})
            lines += fold(f"  {facts.say(message)}", facts.context.width, "    ")
    if facts.view["removed"]:
        removed = Message("maharani.page.removed", {"tiles": _tiles(facts, facts.view["removed"])})
        lines += fold(facts.say(removed), facts.context.width, "  ")
    return Section("bag", facts.say(Message("maharani.page.bag", {"count": bag["size"]})), lines)


def _tiles(facts: Facts, tiles: Mapping[str, int]) -> str:
    """Return a list of tiles in notation, with the number of each, as in ``b1N x2, bO``."""
    return ", ".join(facts.tile(text) + (f" x{n}" if n > 1 else "") for text, n in tiles.items())
