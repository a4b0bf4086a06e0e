"""The notation of moves: ``rVE+wE`` plays two cards, ``out`` withdraws, ``@Delhi`` builds a palace, ``^Agra`` builds
the crown palace, and ``<gMP`` takes a card from the display.

A card is written as the letter of its colour (``w`` for white) and the letters of its symbols in the order V G M P K E.
Special cards are ``*E``, ``*K``, ``*2`` and ``*C``. A space in a city's name is written ``_``. An action id for a card
type that the board does not have is written ``#`` with the id.
"""

from __future__ import annotations

from functools import lru_cache

from durbar.games.message import Message
from durbar.games.rulebook import Setting, malformed_move
from durbar.games.taj_mahal.components.components import Components, components_of
from durbar.games.taj_mahal.components.editions import EDITIONS
from durbar.games.taj_mahal.rules.state import (
    BUILD,
    CARDS,
    COMPANIONS,
    CROWN_CITY,
    DISPLAY_CARD,
    EFFECTS,
    IDS,
    OUT,
    SYMBOLS,
    TYPES,
    WHITE,
)

LETTERS = "VGMPKE"
"""The letters of the symbols; K is the mogul, whose tile is the crown."""
SPECIALS = ("*E", "*K", "*2", "*C")
"""The special cards, in the order of their effects."""


@lru_cache(64)
def card_texts(components: Components, edition: str) -> tuple[str | None, ...]:
    """Return the notation of every card type, then of the special cards; None for a type that this board does
    not have.
    """
    letters = [colour[0] for colour in EDITIONS[edition].colours]
    texts: list[str | None] = [None] * TYPES
    for type, card in enumerate(components.coloured_types):
        assert card.colour is not None
        texts[type] = letters[card.colour] + "".join(LETTERS[symbol] for symbol in card.symbols)
    texts[WHITE:TYPES] = ["w" + letter for letter in LETTERS]
    return (*texts, *SPECIALS)


@lru_cache(64)
def move_texts(components: Components, edition: str) -> tuple[str, ...]:
    """Return the notation of every action id."""
    cards = card_texts(components, edition)
    companions = ["", *("+" + str(cards[WHITE + k]) for k in range(SYMBOLS)), *("+" + text for text in SPECIALS)]
    assert len(companions) == COMPANIONS == 1 + SYMBOLS + EFFECTS
    texts = [f"#{id}" for id in range(IDS)]
    texts[OUT] = "out"
    for type in range(WHITE):
        if cards[type] is not None:
            for companion, text in enumerate(companions):
                texts[CARDS + type * COMPANIONS + companion] = f"{cards[type]}{text}"
    for index, city in enumerate(components.cities):
        name = city.name.replace(" ", "_")
        texts[BUILD + index] = "@" + name
        texts[CROWN_CITY + index] = "^" + name
    for type in range(TYPES):
        if cards[type] is not None:
            texts[DISPLAY_CARD + type] = f"<{cards[type]}"
    return tuple(texts)


@lru_cache(64)
def _ids(components: Components, edition: str) -> dict[str, int]:
    """Return the action id of every move by its notation."""
    return {text: id for id, text in enumerate(move_texts(components, edition))}


def text_of(setting: Setting, id: int) -> str:
    """Return the notation of the move with this action id."""
    return move_texts(components_of(setting), setting.edition)[id]


def parts_of(setting: Setting, id: int) -> dict[str, str | int | None]:
    """Return the parts of a move: its ``kind``, and its cards or its city. An id for a card type that this board does
    not have has no parts.
    """
    components = components_of(setting)
    cards = card_texts(components, setting.edition)
    if id == OUT:
        return {"kind": "withdraw"}
    if id < BUILD:
        type, companion = divmod(id - CARDS, COMPANIONS)
        if cards[type] is None:
            return {}
        return {"kind": "play", "card": cards[type], "companion": cards[WHITE + companion - 1] if companion else None}
    if id < CROWN_CITY:
        return {"kind": "build", "city": components.cities[id - BUILD].name}
    if id < DISPLAY_CARD:
        return {"kind": "crown", "city": components.cities[id - CROWN_CITY].name}
    card = cards[id - DISPLAY_CARD]
    return {} if card is None else {"kind": "take", "card": card}


def card_text(setting: Setting, type: int) -> str:
    """Return the notation of a card. `type` is a card type, or TYPES plus the effect of a special card."""
    text = card_texts(components_of(setting), setting.edition)[type]
    assert text is not None, f"no card of type {type}"
    return text


def parse_move(setting: Setting, text: str) -> int:
    """Return the action id of a move in notation; raise `MalformedMove` if the text is not a move. In city names, upper
    and lower case are equivalent.
    """
    ids = _ids(components_of(setting), setting.edition)
    if not isinstance(text, str):
        raise malformed_move(text, Message("value.any-text"))
    if text in ids:
        return ids[text]
    if text[:1] in "@^" and len(text) > 1:
        wanted = text.replace(" ", "_").casefold()
        for known, id in ids.items():
            if known.casefold() == wanted:
                return id
        raise malformed_move(text, Message("taj-mahal.expected.city"))
    raise malformed_move(
        text,
        Message("taj-mahal.expected.move", {"colour": EDITIONS[setting.edition].fourth_colour, "letters": LETTERS}),
    )
