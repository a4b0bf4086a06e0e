"""The table of Maharani in columns, for a terminal of 80 by 24; ``page_in_words.py`` has it in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from durbar.games.maharani import labels, page_in_words
from durbar.games.maharani.components import EDGE, FILES, QUARTERS, TURNTABLE, quarter_of
from durbar.games.maharani.facts import Facts
from durbar.games.maharani.labels import mark_in_short
from durbar.games.maharani.offer import offer_of
from durbar.games.markup import escape, fold, pad, styled, width_of
from durbar.games.message import Message
from durbar.games.page import Look, Offer, Pages, Section
from durbar.games.result import Sheet

CELL = 5
"""The width of a space of the floor."""
FLOOR = 2 + EDGE * CELL
"""The width of the floor with the numbers of its ranks."""
WHO, COLUMN = 16, 5
"""The width of a player in the table of the quarters, and of a quarter."""
GAP = 2
BESIDE = FLOOR + GAP + WHO + 4 * COLUMN
"""The width from which on the quarters stand beside the floor."""
SHOWN = ("drawn", "marker-turned", "artisan-new", "artisan-moved", "paid", "ended", "quarter-pays")
"""What the table shows anyway."""
IN_SHORT = ("placed", "scored", "quarter-full")
"""What is told in few words."""


class MaharaniPages(Pages):
    """Maharani as text."""

    folder = __package__
    open = True
    chapter = "round"
    extra = ("quarters", "bag")

    def stage(self, look: Look) -> int:
        """The whole table is told again when a quarter has been scored."""
        return int(look.sight.state.scored)

    def worth_telling(self, messages: Sequence[Message], words: bool = False) -> list[Message]:
        """Whoever sees the floor is not told where the artisans are; new tiles are told with the turntable."""
        left_out = [f"maharani.{name}" for name in (("drawn",) if words else (*SHOWN, *IN_SHORT))]
        return [message for message in messages if message.id not in left_out]

    def in_short(self, look: Look, messages: Sequence[Message]) -> str:
        """A tile that was laid with the gold for it and its artisan, and full quarters with everybody's gold."""
        if look.words:
            return ""
        facts, told = Facts(look), [""]
        moved = any(one.id == "maharani.artisan-moved" for one in messages)
        for message in messages:
            args = message.args
            name = facts.name(int(str(args["seat"]))) if "seat" in args else ""
            if message.id == "maharani.placed":
                told = [f"{name} lays {facts.tile(str(args['tile']))} on {args['space']}: "]
            elif message.id == "maharani.quarter-full":
                told.append(f"The {facts.animal(str(args['quarter']))} quarter is full: ")
            elif message.id == "maharani.scored" and args["source"] == "quarters":
                told[-1] += f"{', ' if told[-1][-1] != ' ' else ''}{name} +{args['gold']}"
            elif message.id == "maharani.scored":
                told[-1] += f"+{args['gold']}" + ("" if args["source"] == "tiles" else "m" if moved else "n")
        return " ".join(f"{one.removesuffix(': ')}." for one in told if one)

    def source(self, name: str) -> str:
        """What a source of gold is called."""
        return labels.SOURCES[name]

    def points(self, number: int) -> str:
        """Points are gold."""
        return f"{number} gold"

    def sheet(self, sheet: Sheet, players: int) -> Sheet:
        """A row for each round: there are dozens of turns, and in most only one player gets gold."""
        ends = [*range(players - 1, len(sheet.totals), players), len(sheet.totals) - 1]
        return Sheet(sheet.sources, tuple(sheet.totals[at] for at in sorted(set(ends)) if at >= 0))

    def offer(self, look: Look, whole: bool = False) -> Offer:
        """What is asked of the viewer."""
        return offer_of(Facts(look), whole)

    def table(self, look: Look) -> list[Section]:
        """The whole table."""
        facts = Facts(look)
        if look.words:
            return page_in_words.table(facts)
        floor, quarters = floor_lines(facts), quarter_lines(facts)
        if look.width >= BESIDE:
            beside = [pad(one, FLOOR + GAP) + other for one, other in zip_longest(floor, quarters, fillvalue="")]
            sections = [Section("floor", heading(facts), [line.rstrip() for line in beside])]
        else:
            sections = [Section("floor", heading(facts), floor), Section("quarters", "", quarters, 1)]
        return sections if facts.over else [*sections, turntable_section(facts)]

    def more(self, look: Look, name: str) -> Section:
        """The quarters, or what is left in the bag."""
        facts = Facts(look)
        if name == "bag":
            return page_in_words.bag_section(facts)
        return page_in_words.quarters_section(facts) if look.words else Section("quarters", "", quarter_lines(facts))


# -- sections in columns ----------------------------------------------------------------------------------------------
def heading(facts: Facts) -> str:
    """Whose turn it is, and how much is left."""
    bag = f"{facts.view['bag']['size']} in the bag"
    if facts.over:
        return styled("now", "The end") + f", after turn {facts.view['turn'] - 1}"
    side = labels.SIDE[facts.side(facts.mover)]
    turn = styled("now", f"Turn {facts.view['turn']}")
    told = f"{turn}: {facts.name(facts.mover)} in the {side}"
    room = facts.look.width - width_of(told) - len(bag)
    return f"{told}{' ' * room}{styled('dim', bag)}" if room > 1 else pad(told, facts.look.width)


def floor_lines(facts: Facts) -> list[str]:
    """The floor, rank 8 first; the turntable's slots lie where they are."""
    gap = " " if facts.look.width >= FLOOR else ""
    files = "".join(f"{file:{CELL}}" for file in FILES).rstrip()
    lines = [styled("dim", f" {gap}{files}")]
    for rank in reversed(range(EDGE)):
        cells = [pad(_cell(facts, rank * EDGE + file), CELL) for file in range(EDGE)]
        lines.append((styled("dim", f"{rank + 1}{gap}") + "".join(cells)).rstrip())
    return lines


def _cell(facts: Facts, space: int) -> str:
    """A space: the tile on it, or its mark. What is no space shows the slot that lies there, or its animal."""
    mark, quarter = facts.board.marks[space], QUARTERS[quarter_of(space)]
    tile = facts.laid(space)
    if tile:
        return facts.on_floor(tile)
    if mark is not None:
        return styled("dim", mark_in_short(mark))
    if space in TURNTABLE:
        slot = facts.slot_in(quarter)
        if slot is None:
            return ""
        return styled("now", str(slot["slot"])) + (facts.tile(slot["tile"]["tile"]) if slot["tile"] else "-")
    corner = space in (0, EDGE - 1, EDGE * (EDGE - 1), EDGE * EDGE - 1)
    return styled("strong", facts.animal_in_short(quarter)) if corner else ""


def quarter_lines(facts: Facts) -> list[str]:
    """The players and the quarters as one table: artisans and the gold they would bring, and the action markers."""
    quarters = facts.view["quarters"]
    heads = [f"{facts.animal_in_short(quarter):>{COLUMN}}" for quarter in QUARTERS]
    free = ["paid" if each["scored"] else str(each["free"]) for each in quarters]
    lines = [
        styled("dim", f"{'gold':>{WHO}}{''.join(heads)}"),
        f"{'free spaces':{WHO}}" + "".join(f"{one:>{COLUMN}}" for one in free),
    ]
    for seat in range(len(facts.seats)):
        first = styled("now", ">") if seat == facts.sight.to_move else " "
        gold = str(facts.score(seat))
        room = WHO - 4 - len(gold)
        who = f"{first}{pad(facts.name(seat), room)} {facts.side(seat)} {gold}"
        lines.append(who + "".join(_artisans(facts, seat, at) for at in range(len(QUARTERS))))
        lines.append(_markers(facts, seat))
        if facts.two_colours:
            pays = [f"{each['pays'][seat] or '.':>{COLUMN}}" for each in quarters]
            lines.append(styled("dim", f"{'pays':>{WHO}}") + "".join(pays))
    return lines


def _artisans(facts: Facts, seat: int, quarter: int) -> str:
    """Artisans in a quarter and what they would bring: ``2=6``; with two colours only how many, as in ``2+1``."""
    each = facts.view["quarters"][quarter]
    many, pays = each["artisans"][seat], each["pays"][seat]
    told = "." if not sum(many) else "+".join(map(str, many)) if facts.two_colours else f"{many[0]}={pays}"
    most = max(map(sum, each["artisans"]))
    leads = sum(many) == most > 0 and sum(sum(one) == most for one in each["artisans"]) == 1
    return f"{'':{COLUMN - len(told)}}" + (styled("now", told) if leads else told)


def _markers(facts: Facts, seat: int) -> str:
    """How many artisans somebody has left, and which action markers are face up."""
    told = f" {facts.supply(seat)} left" if not facts.two_colours else f" {facts.supply(seat)}"
    markers = facts.seats[seat]["markers"]
    cells = [f"{'up' if markers[quarter] else 'down':>{COLUMN}}" for quarter in QUARTERS]
    marked = "".join(cell if cell.endswith("up") else styled("dim", cell) for cell in cells)
    return styled("dim", f"{told}{'marker':>{WHO - len(told)}}") + marked


def turntable_section(facts: Facts) -> Section:
    """What lies on the turntable, in words: what the notation of tiles means."""
    lines: list[str] = []
    told = []
    for slot in facts.view["turntable"]:
        if slot["tile"]:
            what = f"{slot['tile']['colour']}, {labels.KIND[slot['tile']['kind']]}"
            told.append(f"{slot['slot']} {facts.tile(slot['tile']['tile'])}: {escape(what)}")
    lines = fold("; ".join(told), facts.look.width, "  ") if told else ["The turntable is empty."]
    return Section("turntable", "", lines, 2)
