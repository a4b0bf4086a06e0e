"""The table of Taj Mahal in sentences, for screen readers. The sections about the map and the known cards are also used
for the page in columns.
"""

from __future__ import annotations

from durbar.games.markup import fold
from durbar.games.message import Message
from durbar.games.page import Section, capitalised
from durbar.games.taj_mahal.components.components import SYMBOLS
from durbar.games.taj_mahal.presentation import labels
from durbar.games.taj_mahal.presentation.facts import Facts
from durbar.games.taj_mahal.presentation.notation import LETTERS


def table(facts: Facts) -> list[Section]:
    """Return the sections of the whole table. Sections of rank 0 are read aloud at every turn."""
    if facts.is_over:
        return [_scores(facts), _holdings(facts), _hand(facts)]
    return [
        _province(facts),
        _journey(facts),
        _rows(facts),
        _scores(facts),
        _holdings(facts),
        _display(facts),
        _court(facts),
        _hand(facts),
    ]


# -- the province of the visit and the other provinces ----------------------------------------------------------------
def _province(facts: Facts) -> Section:
    """Return the province of the visit and its cities."""
    number, province = facts.view["visit"], facts.view["province"]
    goods = facts.listed(facts.say(labels.goods(commodity)) for commodity in facts.view["tiles"][number - 1]["goods"])
    visit = Message("taj-mahal.page.visit-in-words", {"visit": number, "province": province, "goods": goods})
    sentences = [facts.say(visit)]
    sentences += [_city(facts, city) for city in facts.cities(province)]
    return Section("province", "", facts.folded(sentences), 1)


def _city(facts: Facts, city: int) -> str:
    """Return a sentence about a city: its palaces, its bonus tile and its roads."""
    name, fortress = facts.board.cities[city].name, facts.board.cities[city].fortress
    palace, crown = facts.owners(name)
    contents = []
    if palace is not None:
        contents.append(facts.say(Message("taj-mahal.page.palace-of", {"seat": palace})))
    if crown is not None:
        contents.append(facts.say(Message("taj-mahal.page.crown-palace-of", {"seat": crown})))
    if palace is None:
        contents.append(facts.say(Message("taj-mahal.page.open")))
    tile = facts.view["bonus_tiles"].get(name)
    if tile:
        contents.append(facts.say(Message("taj-mahal.page.on-it", {"bonus": tile})))
    roads = facts.listed(_road(facts, end) for end in facts.neighbours(city))
    return facts.say(
        Message(
            "taj-mahal.page.fortress-in-words" if fortress else "taj-mahal.page.city-in-words",
            {"city": name, "there": ", ".join(contents), "cities": roads},
        )
    )


def _road(facts: Facts, end: str) -> str:
    """Return the city at the end of a road, and whether the viewer has a palace there."""
    if not facts.has_own_palace(end):
        return facts.place(end)
    return facts.say(Message("taj-mahal.page.yours", {"city": end}))


def _journey(facts: Facts) -> Section:
    """Return the provinces of the coming visits."""
    coming = facts.view["order"][facts.view["visit"] :]
    message = Message("taj-mahal.page.last-visit")
    if coming:
        message = Message("taj-mahal.page.to-visit", {"provinces": facts.listed(map(facts.place, coming))})
    return Section("journey", "", facts.folded([facts.say(message)]), 1)


def map_section(facts: Facts) -> Section:
    """Return every province in the order of the visits: its palaces, its bonus tiles, and the owner of its tile."""
    lines = []
    for number, province in enumerate(facts.view["order"], 1):
        tile = facts.view["tiles"][number - 1]
        goods = ", ".join(facts.say(labels.goods(commodity)) for commodity in tile["goods"])
        parts = [part for part in (_palaces_in(facts, province), _tiles_in(facts, province)) if part]
        if tile["owner"] is not None:
            parts.append(facts.say(Message("taj-mahal.page.tile-with", {"seat": tile["owner"]})))
        there = facts.separated(parts) or facts.say(Message("taj-mahal.page.no-palace"))
        text = facts.say(Message("taj-mahal.page.map-line", {"province": province, "goods": goods, "there": there}))
        mark = ">" if number == facts.view["visit"] else " "
        lines += fold(f"{mark}{number:2} {text}", facts.context.width, "     ")
    return Section("map", facts.say(Message("taj-mahal.page.map")), lines)


def _palaces_in(facts: Facts, province: str) -> str:
    """Return the palaces of each player in a province."""
    sentences = []
    names = [facts.board.cities[city].name for city in facts.cities(province)]
    for seat, player in enumerate(facts.seats):
        built = [name for name in names if name in player["palaces"] or name in player["crown_palaces"]]
        if built:
            cities = ", ".join(map(facts.place, built))
            sentences.append(facts.say(Message("taj-mahal.page.palaces-in", {"seat": seat, "cities": cities})))
    return facts.separated(sentences)


def _tiles_in(facts: Facts, province: str) -> str:
    """Return the bonus tiles in a province."""
    names = [facts.board.cities[city].name for city in facts.cities(province)]
    tiles = facts.view["bonus_tiles"]
    return ", ".join(
        facts.say(Message("taj-mahal.page.bonus-on", {"bonus": tiles[name], "city": name}))
        for name in names
        if name in tiles
    )


# -- the court and the players ----------------------------------------------------------------------------------------
def _court(facts: Facts) -> Section:
    """Return the leaders in each symbol whose tile is in the court."""
    messages = []
    absent = [LETTERS[SYMBOLS.index(symbol)] for symbol, where in facts.view["court"].items() if where != "court"]
    shown_by_nobody = [letter for letter, (top, _) in facts.leaders.items() if not top]
    for letter in LETTERS:
        if letter in facts.leaders and facts.leaders[letter][0]:
            which = capitalised(facts.symbols(letter))
            messages.append(Message("taj-mahal.page.standing", {"which": which, "told": _leaders(facts, letter)}))
    if shown_by_nobody:
        messages.append(Message("taj-mahal.page.nobody-shows", {"which": facts.symbols(shown_by_nobody)}))
    if absent:
        messages.append(Message("taj-mahal.page.gone", {"which": facts.symbols(absent)}))
    return Section("court", "", facts.folded(map(facts.say, messages)), 0 if facts.view["phase"] == "play" else 1)


def _leaders(facts: Facts, letter: str) -> str:
    """Return who leads in a symbol, and who follows."""
    top, leaders = facts.leaders[letter]
    unrest = facts.say(Message("taj-mahal.page.unrest"))
    names = [facts.name(seat) if seat < len(facts.seats) else unrest for seat in leaders]
    message = Message("taj-mahal.page.leaders", {"names": facts.listed(names), "count": top})
    if len(names) == 1:
        message = Message("taj-mahal.page.leader", {"name": names[0], "count": top})
    return facts.separated([facts.say(message), *filter(None, [_followers(facts, letter, top)])])


def _followers(facts: Facts, letter: str, top: int) -> str:
    """Return the players and unrest whose rows show a symbol but do not lead in it, with their counts."""
    counts = {
        facts.name(seat): player["symbols"][letter] for seat, player in enumerate(facts.seats) if player["in_visit"]
    }
    if facts.view["unrest"]:
        counts[facts.say(Message("taj-mahal.page.unrest"))] = facts.view["unrest"]["symbols"][letter]
    followers = {name: count for name, count in counts.items() if 0 < count < top}
    return ", ".join(
        facts.say(Message("taj-mahal.page.follower", {"name": name, "count": count}))
        for name, count in followers.items()
    )


def _rows(facts: Facts) -> Section:
    """Return the cards in every row."""
    messages = []
    for seat, player in enumerate(facts.seats):
        if player["in_visit"]:
            cards = _in_words(facts, player["row"])
            messages.append(Message("taj-mahal.page.has-played", {"seat": seat, "cards": cards}))
        else:
            messages.append(Message("taj-mahal.page.has-withdrawn", {"seat": seat}))
    unrest = facts.view["unrest"]
    if unrest and unrest["on"]:
        messages.append(Message("taj-mahal.page.in-unrest", {"cards": _in_words(facts, unrest["cards"])}))
    elif unrest:
        messages.append(Message("taj-mahal.page.unrest-ended"))
    return Section("rows", "", facts.folded(map(facts.say, messages)), 1)


def _in_words(facts: Facts, cards: list[str]) -> str | None:
    """Return cards as a list in a sentence; None if there are none."""
    return facts.separated(map(facts.card_in_words, cards)) or None


def _scores(facts: Facts) -> Section:
    """Return the points and the number of cards of every player."""
    messages = [
        Message("taj-mahal.page.score", {"seat": seat, "points": facts.score(seat), "cards": facts.hand_size(seat)})
        for seat in range(len(facts.seats))
    ]
    return Section("scores", "", facts.folded([facts.separated(map(facts.say, messages)) + "."]), 1)


def _holdings(facts: Facts) -> Section:
    """Return the goods, advisor tiles and special cards of every player."""
    sentences = []
    for seat, player in enumerate(facts.seats):
        goods = [f"{facts.say(labels.goods(name))} {n}" for name, n in player["goods"].items() if n]
        advisors = [facts.say(Message("taj-mahal.page.a-tile-of", {"symbol": name})) for name in player["advisors"]]
        specials = [facts.card_in_words(labels.SPECIAL_TEXT[name]) for name in player["specials"]]
        parts = [*goods, *advisors, *specials]
        holdings = facts.listed(parts) if parts else None
        sentences.append(facts.say(Message("taj-mahal.page.holds-in-words", {"seat": seat, "what": holdings})))
    return Section("holdings", "", facts.folded(sentences), 1)


# -- cards ------------------------------------------------------------------------------------------------------------
def _display(facts: Facts) -> Section:
    """Return the cards of the display, and the sizes of the deck and the discard pile."""
    display = Message("taj-mahal.page.display-in-words", {"cards": _in_words(facts, facts.view["display"])})
    discard = sum(facts.view["discard"].values())
    piles = Message("taj-mahal.page.piles", {"deck": facts.view["deck"], "discard": discard})
    return Section("display", "", facts.folded(map(facts.say, (display, piles))), 1)


def _hand(facts: Facts) -> Section:
    """Return the viewer's hand, or every hand if hands are open."""
    sentences = []
    for seat, player in enumerate(facts.seats):
        hand = facts.view["hand"] if seat == facts.seat else player["hand"]
        if hand is None:
            continue
        held = {**hand, **dict.fromkeys(facts.specials_in_hand(seat), 1)}
        cards = facts.separated(_held(facts, card, n) for card, n in held.items())
        cards = cards or facts.say(Message("taj-mahal.page.none"))
        count = facts.hand_size(seat)
        message = Message("taj-mahal.page.their-hand", {"seat": seat, "count": count, "cards": cards})
        if seat == facts.seat:
            message = Message("taj-mahal.page.your-hand", {"count": count, "cards": cards})
        sentences.append(facts.say(message))
    return Section("hand", "", facts.folded(sentences), 1 if facts.view["phase"] in ("palace", "crown") else 0)


def _held(facts: Facts, card: str, count: int) -> str:
    """Return a card in words, how often it is in the hand, and its notation."""
    which = facts.card_in_words(card)
    if count > 1:
        return facts.say(Message("taj-mahal.page.times", {"which": which, "count": count, "text": card}))
    return facts.say(Message("taj-mahal.page.once", {"which": which, "text": card}))


def cards_section(facts: Facts) -> Section:
    """Return what the viewer can know about the cards in the deck, in other hands and in the discard pile."""
    view, width = facts.view, facts.context.width
    unseen, discard = sum(view["unseen"].values()), sum(view["discard"].values())
    lines = fold(facts.say(Message("taj-mahal.page.unseen", {"count": unseen, "deck": view["deck"]})), width)
    lines += _by_colour(facts, view["unseen"])
    for seat, player in enumerate(facts.seats):
        if seat != facts.seat and player["known"]:
            known = facts.counted_in_short(player["known"])
            lines += fold(facts.say(Message("taj-mahal.page.took", {"seat": seat, "cards": known})), width, "  ")
    lines += fold(facts.say(Message("taj-mahal.page.discarded", {"count": discard})), width)
    lines += _by_colour(facts, view["discard"])
    return Section("cards", facts.say(Message("taj-mahal.page.known")), lines)


def _by_colour(facts: Facts, counts: dict[str, int]) -> list[str]:
    """Return cards with their numbers, in one line for each colour."""
    lines: list[str] = []
    for colour in (*facts.colours, "white"):
        cards_of_colour = {card: n for card, n in counts.items() if labels.colour_of(facts.setting, card) == colour}
        if cards_of_colour:
            cards = facts.counted_in_short(cards_of_colour)
            text = facts.say(Message("taj-mahal.page.of-colour", {"colour": colour, "cards": cards}))
            lines += fold(f"  {text}", facts.context.width, "    ")
    return lines
