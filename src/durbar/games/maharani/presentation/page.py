"""The table of Maharani as text in columns, for a terminal of 80 by 24 characters. ``page_in_words.py`` describes it in
sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from durbar.games.maharani.components.components import EDGE, FILES, QUARTERS, TURNTABLE, quarter_of
from durbar.games.maharani.presentation import page_in_words
from durbar.games.maharani.presentation.facts import Facts
from durbar.games.maharani.presentation.offer import offer_of
from durbar.games.markup import escape, fold, pad, styled, width_of
from durbar.games.message import Message
from durbar.games.page import Offer, PageContext, Pages, Section, render
from durbar.games.result import Sheet

SPACE_WIDTH = 5
"""The width of a space of the floor, in characters."""
FLOOR_WIDTH = 2 + EDGE * SPACE_WIDTH
"""The width of the floor with the numbers of its ranks, in characters."""
PLAYER_WIDTH = 16
"""The width of the column of players in the table of quarters, in characters."""
QUARTER_WIDTH = 5
"""The width of the column of each quarter in the table of quarters, in characters."""
GAP = 2
"""The gap between the floor and the table of quarters, in characters."""
MIN_WIDTH_BESIDE = FLOOR_WIDTH + GAP + PLAYER_WIDTH + 4 * QUARTER_WIDTH
"""The least width of a terminal in which the table of quarters fits beside the floor, in characters."""
VISIBLE_MESSAGES = ("drawn", "marker-turned", "artisan-new", "artisan-moved", "paid", "ended", "quarter-pays")
"""The last parts of the ids of messages about what is visible on the table."""
SUMMARISED_MESSAGES = ("placed", "scored", "quarter-full")
"""The last parts of the ids of the messages that `MaharaniPages.summarise` summarises."""


class MaharaniPages(Pages):
    """Maharani as text."""

    folder = "durbar.games.maharani"
    has_open_information = True
    extra = ("quarters", "bag")

    def stage(self, context: PageContext) -> int:
        """Return a number that changes when a quarter is scored. The whole table is then written again for screen
        readers.
        """
        return int(context.sight.state.scored)

    def notable_messages(self, messages: Sequence[Message], words: bool = False) -> list[Message]:
        """Return those messages whose content is not visible on the table. Messages about new tiles are always left
        out, because the turntable shows the tiles.
        """
        left_out = [f"maharani.{name}" for name in (("drawn",) if words else (*VISIBLE_MESSAGES, *SUMMARISED_MESSAGES))]
        return [message for message in messages if message.id not in left_out]

    def summarise(self, context: PageContext, messages: Sequence[Message]) -> str:
        """Return a summary of a move: the placed tile, with the gold for it and for its artisan, and the full quarters,
        with the gold of each player.
        """
        if context.words:
            return ""
        facts, main, gains = Facts(context), list[Message](), list[list[str]]()
        has_moved_artisan = any(message.id == "maharani.artisan-moved" for message in messages)
        for message in messages:
            if message.id in ("maharani.placed", "maharani.quarter-full"):
                main.append(message)
                gains.append([])
            elif message.id == "maharani.scored":
                args = message.args
                sign = "" if args["source"] == "tiles" else facts.sign("moved" if has_moved_artisan else "new")
                gain_of_player = f"{facts.name(int(str(args['seat'])))} +{args['gold']}"
                gains[-1].append(gain_of_player if args["source"] == "quarters" else f"+{args['gold']}{sign}")
        return " ".join(_in_short(facts, message, gained) for message, gained in zip(main, gains, strict=True))

    def section_name(self, name: str, language: str = "en") -> str:
        """Return the name by which a section is requested."""
        return render(Message("maharani.page.part", {"part": name}), language)

    def source_label(self, name: str, language: str = "en") -> str:
        """Return the label of a source of gold."""
        return render(Message("maharani.page.source", {"source": name}), language)

    def points_text(self, number: int, language: str = "en") -> str:
        """Return an amount of gold as text, such as ``5 gold``."""
        return render(Message("maharani.page.gold", {"gold": number}), language)

    def displayed_sheet(self, sheet: Sheet, players: int) -> Sheet:
        """Return the sheet with a row for each round instead of each turn, since there are dozens of turns."""
        ends = [*range(players - 1, len(sheet.totals), players), len(sheet.totals) - 1]
        return Sheet(sheet.sources, tuple(sheet.totals[end] for end in sorted(set(ends)) if end >= 0))

    def offer(self, context: PageContext, whole: bool = False) -> Offer:
        """Return the choices of the viewer."""
        return offer_of(Facts(context), whole)

    def table(self, context: PageContext) -> list[Section]:
        """Return the whole table."""
        facts = Facts(context)
        if context.words:
            return page_in_words.table(facts)
        floor, quarters = floor_lines(facts), quarter_lines(facts)
        if context.width >= MIN_WIDTH_BESIDE:
            beside = [
                pad(left, FLOOR_WIDTH + GAP) + right for left, right in zip_longest(floor, quarters, fillvalue="")
            ]
            sections = [Section("floor", heading(facts), [line.rstrip() for line in beside])]
        else:
            sections = [Section("floor", heading(facts), floor), Section("quarters", "", quarters, 1)]
        return sections if facts.is_over else [*sections, turntable_section(facts)]

    def extra_section(self, context: PageContext, name: str) -> Section:
        """Return the section of the quarters or of the tiles in the bag."""
        facts = Facts(context)
        if name == "bag":
            return page_in_words.bag_section(facts)
        return page_in_words.quarters_section(facts) if context.words else Section("quarters", "", quarter_lines(facts))


# -- sections in columns ----------------------------------------------------------------------------------------------
def _in_short(facts: Facts, message: Message, gains: Sequence[str]) -> str:
    """Return the summary of a message: a placed tile or a full quarter, with the gold for it."""
    args = message.args
    if message.id == "maharani.placed":
        tile, gold = facts.tile(str(args["tile"])), "".join(gains)
        return facts.say(
            Message("maharani.page.lays", {"seat": args["seat"], "shown": tile, "space": args["space"], "gold": gold})
        )
    animal = facts.animal(str(args["quarter"]))
    return facts.say(Message("maharani.page.full", {"animal": animal, "gold": ", ".join(gains) or None}))


def heading(facts: Facts) -> str:
    """Return a line that says whose turn it is and how many tiles are in the bag."""
    bag = facts.say(Message("maharani.page.in-the-bag", {"count": facts.view["bag"]["size"]}))
    if facts.is_over:
        end = styled("now", facts.say(Message("maharani.page.the-end")))
        return facts.say(Message("maharani.page.ended", {"end": end, "turn": facts.view["turn"] - 1}))
    turn = styled("now", facts.say(Message("maharani.page.turn", {"turn": facts.view["turn"]})))
    side = facts.side(facts.mover)
    text = facts.say(Message("maharani.page.turn-of", {"turn": turn, "seat": facts.mover, "side": side}))
    gap = facts.context.width - width_of(text) - len(bag)
    return f"{text}{' ' * gap}{styled('dim', bag)}" if gap > 1 else pad(text, facts.context.width)


def floor_lines(facts: Facts) -> list[str]:
    """Return the lines of the floor, rank 8 first, with the turntable's slots in the middle."""
    gap = " " if facts.context.width >= FLOOR_WIDTH else ""
    files = "".join(f"{file:{SPACE_WIDTH}}" for file in FILES).rstrip()
    lines = [styled("dim", f" {gap}{files}")]
    for rank in reversed(range(EDGE)):
        cells = [pad(_cell(facts, rank * EDGE + file), SPACE_WIDTH) for file in range(EDGE)]
        lines.append((styled("dim", f"{rank + 1}{gap}") + "".join(cells)).rstrip())
    return lines


def _cell(facts: Facts, space: int) -> str:
    """Return the text of a cell of the floor. A space shows its tile or its mark, a cell of the turntable shows its
    slot, and a corner without a space shows the quarter's animal.
    """
    mark, quarter = facts.board.marks[space], QUARTERS[quarter_of(space)]
    tile = facts.tile_on(space)
    if tile:
        return facts.on_floor(tile)
    if mark is not None:
        return styled("dim", facts.mark(mark))
    if space in TURNTABLE:
        slot = facts.slot_in(quarter)
        if slot is None:
            return ""
        return styled("now", str(slot["slot"])) + (facts.tile(slot["tile"]["tile"]) if slot["tile"] else "-")
    is_corner = space in (0, EDGE - 1, EDGE * (EDGE - 1), EDGE * EDGE - 1)
    return styled("strong", facts.animal_in_short(quarter)) if is_corner else ""


def quarter_lines(facts: Facts) -> list[str]:
    """Return the lines of a table with a row for each player and a column for each quarter. It shows the artisans with
    the gold that they would be paid, and the action markers.
    """
    quarters = facts.view["quarters"]
    headings = [f"{facts.animal_in_short(quarter):>{QUARTER_WIDTH}}" for quarter in QUARTERS]
    paid = facts.say(Message("maharani.page.paid"))
    free = [paid if quarter["scored"] else str(quarter["free"]) for quarter in quarters]
    lines = [
        styled("dim", f"{facts.say(Message('maharani.page.gold-heading')):>{PLAYER_WIDTH}}{''.join(headings)}"),
        f"{facts.say(Message('maharani.page.free')):{PLAYER_WIDTH}}"
        + "".join(f"{cell:>{QUARTER_WIDTH}}" for cell in free),
    ]
    for seat in range(len(facts.seats)):
        mark = styled("now", ">") if seat == facts.sight.to_move else " "
        gold = str(facts.score(seat))
        width = PLAYER_WIDTH - 4 - len(gold)
        player = f"{mark}{pad(facts.name(seat), width)} {facts.side_letter(seat)} {gold}"
        lines.append(player + "".join(_artisans(facts, seat, quarter_index) for quarter_index in range(len(QUARTERS))))
        lines.append(_markers(facts, seat))
        if facts.two_colours:
            pays = [f"{quarter['pays'][seat] or '.':>{QUARTER_WIDTH}}" for quarter in quarters]
            lines.append(styled("dim", f"{facts.say(Message('maharani.page.pays')):>{PLAYER_WIDTH}}") + "".join(pays))
    return lines


def _artisans(facts: Facts, seat: int, quarter: int) -> str:
    """Return a player's artisans in a quarter and the gold they would be paid, as in ``2=6``; with two artisan colours
    only the numbers of artisans, as in ``2+1``.
    """
    quarter_view = facts.view["quarters"][quarter]
    counts, pays = quarter_view["artisans"][seat], quarter_view["pays"][seat]
    text = "." if not sum(counts) else "+".join(map(str, counts)) if facts.two_colours else f"{counts[0]}={pays}"
    totals = [sum(player_counts) for player_counts in quarter_view["artisans"]]
    leads_alone = totals[seat] == max(totals) > 0 and totals.count(max(totals)) == 1
    return f"{'':{QUARTER_WIDTH - len(text)}}" + (styled("now", text) if leads_alone else text)


def _markers(facts: Facts, seat: int) -> str:
    """Return a line with a player's supply of artisans, and the action markers by quarter."""
    text = facts.supply(seat)
    if not facts.two_colours:
        text = facts.say(Message("maharani.page.left", {"supply": text}))
    up, down = facts.say(Message("maharani.page.up")), facts.say(Message("maharani.page.down"))
    markers = facts.seats[seat]["markers"]
    cells = [
        f"{up:>{QUARTER_WIDTH}}" if markers[quarter] else styled("dim", f"{down:>{QUARTER_WIDTH}}")
        for quarter in QUARTERS
    ]
    label = facts.say(Message("maharani.page.marker"))
    return styled("dim", f" {text}{label:>{PLAYER_WIDTH - 1 - len(text)}}") + "".join(cells)


def turntable_section(facts: Facts) -> Section:
    """Return the tiles on the turntable, in notation and in words."""
    messages = []
    for slot in facts.view["turntable"]:
        if slot["tile"]:
            tile, colour, kind = facts.tile(slot["tile"]["tile"]), escape(slot["tile"]["colour"]), slot["tile"]["kind"]
            messages.append(
                Message(
                    "maharani.page.slot-in-short",
                    {"slot": slot["slot"], "shown": tile, "colour": colour, "kind": kind},
                )
            )
    empty = facts.say(Message("maharani.page.turntable-empty"))
    lines = fold(facts.separated(map(facts.say, messages)), facts.context.width, "  ") if messages else [empty]
    return Section("turntable", "", lines, 2)
