"""The table of Taj Mahal as text in columns, for a terminal of 80 by 24 characters. ``page_in_words.py`` describes it
in sentences.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from durbar.games.facts import initials
from durbar.games.markup import SEAT_STYLES, fold, joined, pad, styled, width_of
from durbar.games.message import Message
from durbar.games.page import Offer, PageContext, Pages, Section, render
from durbar.games.taj_mahal.presentation import labels, page_in_words
from durbar.games.taj_mahal.presentation.facts import Facts
from durbar.games.taj_mahal.presentation.offer import offer_of


class TajMahalPages(Pages):
    """Taj Mahal as text."""

    folder = "durbar.games.taj_mahal"
    extra = ("map", "cards")

    def notable_messages(self, messages: Sequence[Message], words: bool = False) -> list[Message]:
        """Return the messages except those about the display, which is visible on the table."""
        return [message for message in messages if message.id != "taj-mahal.displayed"]

    def section_name(self, name: str, language: str = "en") -> str:
        """Return the name by which a section is requested."""
        return render(Message("taj-mahal.page.part", {"part": name}), language)

    def chapter_label(self, number: int, language: str = "en") -> str:
        """Return the label of a row of the score sheet."""
        return render(Message("taj-mahal.page.chapter", {"number": number}), language)

    def source_label(self, name: str, language: str = "en") -> str:
        """Return the label of a source of points."""
        return render(Message("taj-mahal.page.source", {"source": name}), language)

    def offer(self, context: PageContext, whole: bool = False) -> Offer:
        """Return the choices of the viewer."""
        return offer_of(Facts(context), whole)

    def table(self, context: PageContext) -> list[Section]:
        """Return the whole table."""
        facts = Facts(context)
        if context.words:
            return page_in_words.table(facts)
        if facts.is_over:
            return [journey_section(facts), holdings_section(facts), hand_section(facts)]
        return [
            province_section(facts),
            journey_section(facts),
            court_section(facts),
            holdings_section(facts),
            display_section(facts),
            hand_section(facts),
        ]

    def extra_section(self, context: PageContext, name: str) -> Section:
        """Return the section of the map or of the known cards."""
        facts = Facts(context)
        if name == "map":
            return page_in_words.map_section(facts)
        return page_in_words.cards_section(facts)


# -- sections in columns ----------------------------------------------------------------------------------------------
def province_section(facts: Facts) -> Section:
    """Return the province of the visit: its cities, their palaces and tiles, and the roads that leave the ring road."""
    view, board, width = facts.view, facts.board, facts.context.width
    number, province = view["visit"], view["province"]
    goods = ", ".join(facts.say(labels.goods(commodity)) for commodity in view["tiles"][number - 1]["goods"])
    lines = []
    for city in facts.cities(province):
        name = board.cities[city].name
        mark = f"{facts.say(Message('taj-mahal.page.fortress'))} " if board.cities[city].fortress else "  "
        tile = view["bonus_tiles"].get(name)
        content = occupants(facts, name) + (f", {styled('now', facts.say(labels.bonus(tile)))}" if tile else "")
        roads = ", ".join(road(facts, end) for end in facts.roads_out(city))
        roads_text = facts.say(Message("taj-mahal.page.roads", {"cities": roads}))
        if not roads:
            roads_text = styled("dim", facts.say(Message("taj-mahal.page.no-road")))
        lines += fold(f"{mark}{pad(facts.place(name), 11)} {pad(content, 24)} {roads_text}", width, " " * 41)
    visit = facts.say(Message("taj-mahal.page.visit", {"visit": number, "province": province}))
    tile = facts.say(Message("taj-mahal.page.tile", {"visit": number, "goods": goods}))
    heading = f"{styled('now', visit)}, {tile}"
    legend = facts.say(Message("taj-mahal.page.city-legend"))
    gap = width - width_of(heading) - len(legend)
    is_building = view["phase"] in ("palace", "crown")
    heading += f"{' ' * gap}{styled('dim', legend)}" if gap > 1 else ""
    return Section("province", heading, lines, 0 if is_building else 1)


def occupants(facts: Facts, city: str) -> str:
    """Return a text with the owners of the palaces in a city, and whether an advisor palace can be placed there."""
    palace, crown = facts.owners(city)
    parts = [] if palace is None else [facts.name(palace)]
    if crown is not None:
        parts.append(facts.say(Message("taj-mahal.page.crown-of", {"seat": crown})))
    return ", ".join([*parts, *([facts.say(Message("taj-mahal.page.open"))] if palace is None else [])])


def road(facts: Facts, city: str) -> str:
    """Return the city at the end of a road, marked if the viewer has a palace there."""
    return styled("now", f"{facts.place(city)}+") if facts.has_own_palace(city) else facts.place(city)


def journey_section(facts: Facts) -> Section:
    """Return all provinces in the order of their visits, each with the number of every player's palaces."""
    letters = initials(facts.context.names)
    provinces = []
    for number, province in enumerate(facts.view["order"], 1):
        names = {facts.board.cities[city].name for city in facts.cities(province)}
        counts = [len(names & {*player["palaces"], *player["crown_palaces"]}) for player in facts.seats]
        palaces = "".join(
            " " + styled(SEAT_STYLES[seat], f"{letters[seat]}{count}") for seat, count in enumerate(counts) if count
        )
        is_current = number == facts.view["visit"]
        place = f"{number} {facts.place(province)}"
        provinces.append(joined((styled("now", f">{place}<") if is_current else place) + palaces))
    journey = facts.say(Message("taj-mahal.page.journey", {"provinces": ", ".join(provinces)}))
    return Section("journey", "", fold(journey, facts.context.width, "  "), 3)


def court_section(facts: Facts) -> Section:
    """Return the court and the players' rows as one table with a column for each symbol. The leading count in a column
    is marked.
    """
    width, unrest = facts.context.width, facts.say(Message("taj-mahal.page.unrest"))
    names = [facts.name(seat) for seat in range(len(facts.seats))]
    if facts.seat is not None:
        names[facts.seat] = facts.say(Message("taj-mahal.page.you", {"seat": facts.seat}))
    name_width = min(16, max(map(width_of, [*names, unrest])))
    headings = [facts.say(Message("taj-mahal.page.short", {"symbol": symbol})) for symbol in facts.view["court"]]
    headings = [
        heading if tile_place == "court" else f"({heading})"
        for heading, tile_place in zip(headings, facts.view["court"].values(), strict=True)
    ]
    points = facts.say(Message("taj-mahal.page.points"))
    cards = facts.say(Message("taj-mahal.page.cards"))
    row = facts.say(Message("taj-mahal.page.row"))
    heading = f"  {'':{name_width}}" + "".join(f"{symbol:>4} " if len(symbol) < 5 else symbol for symbol in headings)
    heading += f" {points} {cards}  {row}"
    lines = [styled("dim", heading + _legend(facts, width - len(heading)))]
    indent = " " * (name_width + 36 + len(points) + len(cards))
    for seat, player in enumerate(facts.seats):
        mark = styled("now", "> ") if seat == facts.sight.to_move else "  "
        line = mark + pad(names[seat], name_width)
        if player["in_visit"]:
            line += counts_in_columns(facts, seat, player["symbols"])
        else:
            line += f"  {facts.say(Message('taj-mahal.page.withdrawn')):28}"
        line += f"{facts.score(seat):{len(points) + 1}}{facts.hand_size(seat):{len(cards) + 1}}  "
        lines += fold(line + cards_in_short(facts, player["row"]), width, indent)
    if facts.view["unrest"]:
        line = _unrest_line(facts, f"{unrest:{name_width}}", len(points) + len(cards) + 2)
        lines += fold(line, width, indent)
    return Section("court", "", lines)


def _legend(facts: Facts, width: int) -> str:
    """Return the longest explanation of the marks in the court that fits into a width; an empty text if none fits."""
    legends = [
        facts.say(Message("taj-mahal.page.legend")),
        facts.say(Message("taj-mahal.page.legend-short")),
        facts.say(Message("taj-mahal.page.legend-shortest")),
    ]
    return next((f"  {legend}" for legend in legends if len(legend) + 2 <= width), "")


def _unrest_line(facts: Facts, name: str, gap: int) -> str:
    """Return the line of unrest, a neutral rival. `gap` is the width of the columns for points and cards, which unrest
    does not have.
    """
    unrest = facts.view["unrest"]
    if not unrest["on"]:
        return f"  {name}  {facts.say(Message('taj-mahal.page.ended'))}"
    counts = counts_in_columns(facts, len(facts.seats), unrest["symbols"])
    return f"  {name}{counts}{'':{gap}}  {cards_in_short(facts, unrest['cards'])}"


def counts_in_columns(facts: Facts, seat: int, symbols: dict[str, int]) -> str:
    """Return the number of each symbol in a seat's row as cells of a line. A number is marked with ``*`` if the seat
    leads alone in that symbol, and with ``=`` if it is tied for the lead.
    """
    line = ""
    for letter, count in symbols.items():
        standing = facts.standing(seat, letter)
        cell = f"{count or '.':>4}" + {"alone": "*", "tied": "="}.get(standing, " ")
        line += styled("now", cell) if standing == "alone" else cell
    return line


def cards_in_short(facts: Facts, cards: Iterable[str]) -> str:
    """Return cards in notation, separated by spaces."""
    return " ".join(map(facts.cards_marked, cards))


def display_section(facts: Facts) -> Section:
    """Return the cards of the display, and the numbers of cards in the deck and the discard pile."""
    view = facts.view
    cards = cards_in_short(facts, view["display"]) or None
    discarded = sum(view["discard"].values())
    text = facts.say(Message("taj-mahal.page.display", {"cards": cards, "deck": view["deck"], "discard": discarded}))
    rank = 1 if view["phase"] in ("palace", "crown") else 0
    return Section("display", "", fold(text, facts.context.width, "  "), rank)


def hand_section(facts: Facts) -> Section:
    """Return the viewer's hand, or every hand if hands are open."""
    lines = []
    for seat, player in enumerate(facts.seats):
        hand = facts.view["hand"] if seat == facts.seat else player["hand"]
        if hand is None:
            continue
        cards = facts.counted_in_short({**hand, **dict.fromkeys(facts.specials_in_hand(seat), 1)})
        message = Message("taj-mahal.page.hand-of", {"seat": seat, "cards": cards})
        if seat == facts.seat:
            message = Message("taj-mahal.page.hand", {"cards": cards})
        lines += fold(facts.say(message), facts.context.width, "  ")
    return Section("hand", "", lines)


def holdings_section(facts: Facts) -> Section:
    """Return the goods, advisor tiles and special cards of every player."""
    lines: list[str] = []
    for seat, player in enumerate(facts.seats):
        goods = [f"{facts.say(labels.goods(name))} {n}" for name, n in player["goods"].items() if n]
        tiles = [facts.say(Message("taj-mahal.page.tile-of", {"symbol": name})) for name in player["advisors"]]
        specials = [facts.cards_marked(labels.SPECIAL_TEXT[name]) for name in player["specials"]]
        parts = [", ".join(part) for part in (goods, tiles, specials) if part]
        if parts:
            text = facts.say(Message("taj-mahal.page.holds", {"seat": seat, "what": facts.separated(parts)}))
            lines += fold(text, facts.context.width, "  ")
    return Section("holdings", "", lines, 2)
