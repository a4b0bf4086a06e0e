"""Reading the cards of a board file: the table `[cards]` becomes card types (TM-1.1, TM-7.1).

A file can list the coloured cards in two forms. In the short form, `with_elephant` gives the numbers of the cards that
every colour has, and `[cards.pairs]` lists the other cards of each colour. In the plain form, `[cards.coloured]` lists
all 21 cards of each colour.
"""

from collections import Counter
from dataclasses import dataclass

from durbar.games.datafile import Entry, listed, read_provenance
from durbar.games.message import Message
from durbar.games.taj_mahal.components.components import (
    ADVISORS,
    CARDS_A_COLOUR,
    COLOURS,
    EFFECTS,
    MOST_COLOURED_TYPES,
    SYMBOLS,
    WHITE_CARDS,
    CardType,
)

ELEPHANT = SYMBOLS.index("elephant")

Symbols = tuple[int, int]
"""The symbols of a coloured card, the lower index first."""


@dataclass(frozen=True)
class CardList:
    """The cards of a board file, with the provenance of their parts."""

    types: tuple[CardType, ...]
    specials: tuple[int, int, int, int]
    provenance: str
    coloured_provenance: str
    special_provenance: str


def read_cards(entry: Entry) -> CardList:
    """Return the cards in the table `[cards]`."""
    common = ("provenance", "colours", "white", "special")
    short_form, plain_form = ("with_elephant", "pairs"), ("coloured",)
    keys = entry.table(common, (*short_form, *plain_form))
    if "coloured" in keys:
        if extra := [key for key in short_form if key in keys]:
            raise entry.wrong("taj-mahal.board.cards-listed-twice", extra=listed(extra, "and"))
    elif missing := [key for key in short_form if key not in keys]:
        raise entry.wrong("taj-mahal.board.no-coloured-cards", key=missing[0])
    provenance = read_provenance(keys["provenance"])
    _check_colours(keys["colours"])
    if "coloured" in keys:
        coloured_provenance, cards = _read_plain(keys["coloured"])
    else:
        coloured_provenance, cards = _read_short(keys["with_elephant"], keys["pairs"])
    white = _read_white(keys["white"])
    special_provenance, specials = _read_special(keys["special"])
    types = tuple(CardType(colour, symbols, count) for (colour, symbols), count in sorted(cards.items()))
    if len(types) > MOST_COLOURED_TYPES:
        place = keys["coloured"] if "coloured" in keys else keys["pairs"]
        raise place.wrong("taj-mahal.board.different-cards", found=len(types), most=MOST_COLOURED_TYPES)
    return CardList((*types, *white), specials, provenance, coloured_provenance, special_provenance)


def _check_colours(entry: Entry) -> None:
    """Raise `BoardError` unless the colours are those of `COLOURS`, in this order."""
    counted = Message("taj-mahal.board.colours", {"count": len(COLOURS)})
    colours = [item.text() for item in entry.items_of(len(COLOURS), counted)]
    if colours != list(COLOURS):
        raise entry.wrong("taj-mahal.board.order-of-colours", rule="TM-0.2", expected=listed(COLOURS, "and"))


def _read_plain(entry: Entry) -> tuple[str, Counter[tuple[int, Symbols]]]:
    """Return the provenance and the cards of the plain form. A card is written `["monk", "mogul"]`; several equal cards
    are written `{ symbols = [...], count = 2 }`.
    """
    keys = entry.table(("provenance", *COLOURS))
    cards: Counter[tuple[int, Symbols]] = Counter()
    for colour, name in enumerate(COLOURS):
        total = 0
        for item in keys[name].items():
            count, symbols_entry = 1, item
            if isinstance(item.value, dict):
                parts = item.table(("symbols", "count"))
                count, symbols_entry = parts["count"].whole(1, CARDS_A_COLOUR), parts["symbols"]
            elif not isinstance(item.value, list | tuple):
                raise item.unexpected(Message("taj-mahal.board.a-card"))
            cards[colour, _read_symbols(symbols_entry)] += count
            total += count
        if total != CARDS_A_COLOUR:
            raise keys[name].wrong(
                "taj-mahal.board.cards-of-a-colour", rule="TM-1.1", found=total, expected=CARDS_A_COLOUR
            )
    return read_provenance(keys["provenance"]), cards


def _read_short(with_elephant_entry: Entry, pairs_entry: Entry) -> tuple[str, Counter[tuple[int, Symbols]]]:
    """Return the provenance and the cards of the short form: those that every colour has, and five more of each
    colour.
    """
    counts = with_elephant_entry.table(SYMBOLS)
    keys = pairs_entry.table(("provenance", *COLOURS))
    with_elephant = {(symbol, ELEPHANT): counts[name].whole(0, CARDS_A_COLOUR) for symbol, name in enumerate(SYMBOLS)}
    cards: Counter[tuple[int, Symbols]] = Counter()
    for colour, name in enumerate(COLOURS):
        for symbols, count in with_elephant.items():
            if count:
                cards[colour, symbols] = count
        items = keys[name].items()
        for item in items:
            first, second = _read_symbols(item)
            if first == second or second == ELEPHANT:
                raise item.wrong("taj-mahal.board.pair")
            cards[colour, (first, second)] += 1
        total = sum(with_elephant.values()) + len(items)
        if total != CARDS_A_COLOUR:
            raise keys[name].wrong(
                "taj-mahal.board.pairs-of-a-colour",
                rule="TM-1.1",
                pairs=len(items),
                elephants=total - len(items),
                found=total,
                expected=CARDS_A_COLOUR,
            )
    return read_provenance(keys["provenance"]), cards


def _read_symbols(entry: Entry) -> Symbols:
    """Return the two symbols of a coloured card, the lower index first."""
    items = entry.items_of(2, Message("taj-mahal.board.symbols", {"count": 2}))
    first, second = sorted(item.one_of(SYMBOLS, Message("taj-mahal.board.a-symbol")) for item in items)
    return first, second


def _read_white(entry: Entry) -> tuple[CardType, ...]:
    """Return the white cards: one type for each of the six symbols, even if there are no such cards."""
    keys = entry.table(SYMBOLS)
    counts = [keys[name].whole(0, WHITE_CARDS) for name in SYMBOLS]
    if sum(counts) != WHITE_CARDS:
        raise entry.wrong("taj-mahal.board.white-cards", rule="TM-1.1", found=sum(counts), expected=WHITE_CARDS)
    return tuple(CardType(None, (symbol,), count) for symbol, count in enumerate(counts))


def _read_special(entry: Entry) -> tuple[str, tuple[int, int, int, int]]:
    """Return the provenance, and the effect of each advisor's special card. Each effect must occur once (TM-7.1)."""
    keys = entry.table(("provenance", *ADVISORS))
    effects: list[int] = []
    for advisor in ADVISORS:
        effect = keys[advisor].one_of(EFFECTS, Message("taj-mahal.board.an-effect"))
        if effect in effects:
            raise keys[advisor].wrong(
                "taj-mahal.board.effect-given-twice",
                rule="TM-7.1",
                effect=EFFECTS[effect],
                advisor=ADVISORS[effects.index(effect)],
                effects=listed(EFFECTS, "and"),
            )
        effects.append(effect)
    vizier, general, monk, princess = effects
    return read_provenance(keys["provenance"]), (vizier, general, monk, princess)
