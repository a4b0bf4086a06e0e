"""The table of Taj Mahal in sentences, for those who listen to it; and the map and the known cards, which are lists
anyway.
"""

from __future__ import annotations

from durbar.games.english import at_the_start, counted
from durbar.games.markup import escape, fold, listed
from durbar.games.page import Section
from durbar.games.taj_mahal import labels
from durbar.games.taj_mahal.components import SYMBOLS
from durbar.games.taj_mahal.facts import Facts
from durbar.games.taj_mahal.labels import card_in_words
from durbar.games.taj_mahal.notation import LETTERS

UNREST = "Unrest"


def table(facts: Facts) -> list[Section]:
    """The whole table; of rank 0 is what one needs to hear at every turn."""
    if facts.over:
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


# -- the province and the others --------------------------------------------------------------------------------------
def _province(facts: Facts) -> Section:
    number, province = facts.view["visit"], facts.view["province"]
    goods = listed(labels.goods(facts.setting, one) for one in facts.view["tiles"][number - 1]["goods"])
    told = [f"Visit {number} of 12 goes to {escape(province)}. The elephant wins province tile {number}: {goods}."]
    for city in facts.cities(province):
        roads = listed(escape(end) + (" (yours)" if facts.mine(end) else "") for end in facts.neighbours(city))
        told.append(f"{_city(facts, city)} Roads to {roads}.")
    return Section("province", "", facts.folded(told), 1)


def _city(facts: Facts, city: int) -> str:
    name, fortress = facts.board.cities[city].name, facts.board.cities[city].fortress
    palace, crown = facts.owners(name)
    there = []
    if palace is not None:
        there.append(f"palace of {facts.name(palace)}")
    if crown is not None:
        there.append(f"crown palace of {facts.name(crown)}")
    if palace is None:
        there.append("open")
    tile = facts.view["bonus_tiles"].get(name)
    if tile:
        there.append(f"on it {labels.bonus(facts.setting, tile)}")
    return f"{escape(name)}{', a fortress' if fortress else ''}: {', '.join(there)}."


def _journey(facts: Facts) -> Section:
    number = facts.view["visit"]
    after = facts.view["order"][number:]
    told = f"Still to visit: {listed(map(escape, after))}." if after else "This is the last visit."
    return Section("journey", "", facts.folded([told]), 1)


def map_section(facts: Facts) -> Section:
    """Every province in the order of its visit: who has palaces where, what lies there, who has its tile."""
    lines = []
    for number, province in enumerate(facts.view["order"], 1):
        tile = facts.view["tiles"][number - 1]
        goods = ", ".join(labels.goods(facts.setting, one) for one in tile["goods"])
        parts = [part for part in (_palaces_in(facts, province), _tiles_in(facts, province)) if part]
        if tile["owner"] is not None:
            parts.append(f"tile with {facts.name(tile['owner'])}")
        mark = ">" if number == facts.view["visit"] else " "
        head = f"{mark}{number:2} {escape(province)} ({goods})"
        lines += fold(f"{head}: {'; '.join(parts) or 'no palace yet'}", facts.look.width, "     ")
    return Section("map", "The provinces in the order of the visits (> is where the court is)", lines)


def _palaces_in(facts: Facts, province: str) -> str:
    told = []
    names = [facts.board.cities[city].name for city in facts.cities(province)]
    for seat, each in enumerate(facts.seats):
        built = [name for name in names if name in each["palaces"] or name in each["crown_palaces"]]
        if built:
            told.append(f"{facts.name(seat)} in {', '.join(map(escape, built))}")
    return "; ".join(told)


def _tiles_in(facts: Facts, province: str) -> str:
    names = [facts.board.cities[city].name for city in facts.cities(province)]
    tiles = facts.view["bonus_tiles"]
    left = [f"{labels.bonus(facts.setting, tiles[name])} on {escape(name)}" for name in names if name in tiles]
    return ", ".join(left)


# -- the court and the players ----------------------------------------------------------------------------------------
def _court(facts: Facts) -> Section:
    """Who leads each symbol whose tile is in the court."""
    told = []
    gone = [labels.SYMBOL[symbol] for symbol, where in facts.view["court"].items() if where != "court"]
    unshown = [labels.OF_LETTER[letter] for letter, (top, _) in facts.most.items() if not top]
    for letter, symbol in zip(LETTERS, SYMBOLS, strict=True):
        if letter in facts.most and facts.most[letter][0]:
            told.append(f"{at_the_start(labels.SYMBOL[symbol])}: {_leaders(facts, letter)}")
    if unshown:
        told.append(f"Nobody shows {listed(unshown)}.")
    if gone:
        told.append(f"No longer in the court: {listed(gone)}.")
    return Section("court", "", facts.folded(told), 0 if facts.view["phase"] == "play" else 1)


def _leaders(facts: Facts, letter: str) -> str:
    top, leaders = facts.most[letter]
    names = [facts.name(seat) if seat < len(facts.seats) else UNREST for seat in leaders]
    others = _followers(facts, letter, top)
    told = f"{names[0]} leads with {top}" if len(names) == 1 else f"{listed(names)} are tied with {top}"
    return f"{told}{f'; {others}' if others else ''}."


def _followers(facts: Facts, letter: str, top: int) -> str:
    counts = {facts.name(seat): each["symbols"][letter] for seat, each in enumerate(facts.seats) if each["in_visit"]}
    if facts.view["unrest"]:
        counts[UNREST] = facts.view["unrest"]["symbols"][letter]
    return ", ".join(f"{name} has {n}" for name, n in counts.items() if 0 < n < top)


def _rows(facts: Facts) -> Section:
    told = []
    for seat, each in enumerate(facts.seats):
        cards = [card_in_words(facts.setting, card) for card in each["row"]]
        if not each["in_visit"]:
            told.append(f"{facts.name(seat)} has withdrawn.")
        else:
            told.append(f"{facts.name(seat)} has played {'; '.join(cards) if cards else 'nothing yet'}.")
    unrest = facts.view["unrest"]
    if unrest and unrest["on"]:
        cards = [card_in_words(facts.setting, card) for card in unrest["cards"]]
        told.append(f"In unrest: {'; '.join(cards) if cards else 'no card yet'}.")
    elif unrest:
        told.append("Unrest has ended for this visit.")
    return Section("rows", "", facts.folded(told), 1)


def _scores(facts: Facts) -> Section:
    told = [
        f"{facts.name(seat)} {counted(facts.score(seat), 'point')}, {counted(facts.in_hand(seat), 'card')} in hand"
        for seat in range(len(facts.seats))
    ]
    return Section("scores", "", facts.folded(["; ".join(told) + "."]), 1)


def _holdings(facts: Facts) -> Section:
    told = []
    for seat, each in enumerate(facts.seats):
        goods = [f"{labels.goods(facts.setting, name)} {n}" for name, n in each["goods"].items() if n]
        advisors = [f"a tile of the {labels.SYMBOL[name]}" for name in each["advisors"]]
        specials = [card_in_words(facts.setting, labels.SPECIAL_TEXT[name]) for name in each["specials"]]
        parts = [*goods, *advisors, *specials]
        told.append(f"{facts.name(seat)} holds {listed(parts) if parts else 'no tiles'}.")
    return Section("holdings", "", facts.folded(told), 1)


# -- cards ------------------------------------------------------------------------------------------------------------
def _display(facts: Facts) -> Section:
    cards = [card_in_words(facts.setting, card) for card in facts.view["display"]]
    shown = f"On display: {'; '.join(cards)}." if cards else "The display is empty."
    piles = f"{counted(facts.view['deck'], 'card')} in the deck, {sum(facts.view['discard'].values())} discarded."
    return Section("display", "", facts.folded([shown, piles]), 1)


def _hand(facts: Facts) -> Section:
    told = []
    for seat, each in enumerate(facts.seats):
        hand = facts.view["hand"] if seat == facts.seat else each["hand"]
        if hand is None:
            continue
        cards = [
            f"{card_in_words(facts.setting, card)} {f'{n} times ' if n > 1 else ''}({card})" for card, n in hand.items()
        ]
        cards += [f"{card_in_words(facts.setting, text)} ({text})" for text in facts.specials_in_hand(seat)]
        whose = "Your hand" if seat == facts.seat else f"The hand of {facts.name(seat)}"
        told.append(f"{whose}, {counted(facts.in_hand(seat), 'card')}: {'; '.join(cards) if cards else 'none'}.")
    return Section("hand", "", facts.folded(told), 1 if facts.view["phase"] in ("palace", "crown") else 0)


def cards_section(facts: Facts) -> Section:
    """What can be known of the cards that are not on the table."""
    view, lines = facts.view, []
    unseen = sum(view["unseen"].values())
    lines += fold(
        f"{counted(unseen, 'card')} you have not seen, in the deck ({view['deck']}) or in hands:", facts.look.width
    )
    lines += _by_colour(facts, view["unseen"])
    for seat, each in enumerate(facts.seats):
        if seat != facts.seat and each["known"]:
            known = facts.counted_in_short(each["known"])
            lines += fold(f"{facts.name(seat)} took and still holds: {known}", facts.look.width, "  ")
    discard = sum(view["discard"].values())
    lines += fold(f"{counted(discard, 'card')} in the discard pile{':' if discard else '.'}", facts.look.width)
    lines += _by_colour(facts, view["discard"])
    return Section("cards", "What is known of the cards", lines)


def _by_colour(facts: Facts, counts: dict[str, int]) -> list[str]:
    lines: list[str] = []
    for colour in (*facts.colours, "white"):
        alike = {card: n for card, n in counts.items() if labels.colour_of(facts.setting, card) == colour}
        if alike:
            lines += fold(f"  {colour}: {facts.counted_in_short(alike)}", facts.look.width, "    ")
    return lines
