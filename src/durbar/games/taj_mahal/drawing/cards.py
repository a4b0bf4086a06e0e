"""Cards: standing in a hand or in the display, and lying in a row.

Colour, pattern, letter and sign each tell them apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from durbar.games.drawing.ink import (
    FACE,
    FACE_LINE,
    GOLD_HAIR,
    GOLD_ON_LAPIS,
    INK,
    LAPIS,
    LAPIS_DEEP,
    WHITE,
    line,
    num,
    pattern,
    placed,
    shape,
    titled,
    write,
)
from durbar.games.drawing.signs import sign
from durbar.games.rulebook import Setting
from durbar.games.taj_mahal.components import EFFECTS, SYMBOLS
from durbar.games.taj_mahal.drawing.cloth import cloths
from durbar.games.taj_mahal.editions import EDITIONS
from durbar.games.taj_mahal.notation import card_text, components_of
from durbar.games.taj_mahal.state import TYPES
from durbar.games.taj_mahal.state import WHITE as WHITE_TYPES

WIDE, HIGH = 72.0, 104.0
"""A standing card."""
ONE, TWO, LYING = 24.0, 36.0, 34.0
"""A lying card: its width with one sign and with two, and its height."""
GAP = 6.0


@dataclass(frozen=True)
class Dye:
    """The colours of a card: cloth, the thread of its pattern, the letter on the cloth, the signs on the face."""

    cloth: str
    thread: str
    letter: str
    ink: str
    face: str = FACE
    edge: str = FACE_LINE


DYES = {
    "red": Dye("#B8322A", "#F0A79C", WHITE, "#9E2A22"),
    "yellow": Dye("#E3A820", "#8F5E00", INK, "#8A5C00"),
    "green": Dye("#2C7A4D", "#9AD3B0", WHITE, "#22653E"),
    "blue": Dye("#2A57A5", "#A3C0F2", WHITE, "#224A8F"),
    "violet": Dye("#6B3E9B", "#CDB4EE", WHITE, "#573082"),
    "white": Dye("#CFC5B2", "#9C8F76", INK, "#4A4252"),
    "special": Dye(LAPIS_DEEP, GOLD_HAIR, GOLD_ON_LAPIS, GOLD_ON_LAPIS, LAPIS, GOLD_HAIR),
}
_PATTERNS = {"violet": "blue", "special": "white"}


@dataclass(frozen=True)
class Card:
    """What is printed on a card: its colour by name and the signs on it; an effect is the sign of a special card."""

    text: str
    colour: str
    signs: tuple[str, ...]

    @property
    def wide(self) -> float:
        """How wide it is when it lies."""
        return TWO if len(self.signs) == 2 else ONE


def card_of(setting: Setting, card: int) -> Card:
    """The card of a type; special cards follow the types."""
    text = card_text(setting, card)
    if card >= TYPES:
        return Card(text, "special", (EFFECTS[card - TYPES],))
    if card >= WHITE_TYPES:
        return Card(text, "white", (SYMBOLS[card - WHITE_TYPES],))
    printed = components_of(setting).coloured_types[card]
    assert printed.colour is not None
    colour = EDITIONS[setting.edition].colours[printed.colour]
    return Card(text, colour, tuple(SYMBOLS[symbol] for symbol in printed.symbols))


@cache
def card_defs(colours: tuple[str, ...]) -> str:
    """The cloth and the empty cards of four colours, of white and of special cards."""
    made = []
    for colour in (*colours, "white", "special"):
        dye, cloth = DYES[colour], cloths()["cloth"][_PATTERNS.get(colour, colour)]
        made.append(pattern(f"tm-cloth-{colour}", cloth, dye.thread, cloth["thick"]))
        made.append(f'<g id="tm-card-{colour}">{_standing(colour, dye)}</g>')
        made.append(f'<g id="tm-one-{colour}">{_lying(colour, dye, ONE)}</g>')
        made.append(f'<g id="tm-two-{colour}">{_lying(colour, dye, TWO)}</g>')
    return "".join(made)


def _standing(colour: str, dye: Dye) -> str:
    """An empty card: the strip of cloth on its left says what colour it is."""
    strip = "M20 0L7 0Q0 0 0 7L0 97Q0 104 7 104L20 104Z"
    return (
        shape("rect", width=WIDE, height=HIGH, rx=7, fill=dye.face)
        + shape("path", d=strip, fill=dye.cloth)
        + shape("path", d=strip, fill=f"url(#tm-cloth-{colour})", opacity=0.9)
        + shape("rect", x=3, y=4, width=14, height=16, rx=3, fill=dye.cloth)
        + write(colour[0].upper(), 10, 16, 12, dye.letter, anchor="middle", bold=True)
        + shape("rect", x=0.5, y=0.5, width=WIDE - 1, height=HIGH - 1, rx=6.5, fill="none", stroke=dye.edge)
    )


def _lying(colour: str, dye: Dye, wide: float) -> str:
    """An empty card in a row: the strip is above."""
    strip = f"M0 12L0 4Q0 0 4 0L{num(wide - 4)} 0Q{num(wide)} 0 {num(wide)} 4L{num(wide)} 12Z"
    return (
        shape("rect", width=wide, height=LYING, rx=4, fill=dye.face)
        + shape("path", d=strip, fill=dye.cloth)
        + shape("path", d=strip, fill=f"url(#tm-cloth-{colour})", opacity=0.9)
        + shape("rect", x=wide / 2 - 5.5, width=11, height=12, fill=dye.cloth)
        + write(colour[0].upper(), wide / 2, 9.6, 10, dye.letter, anchor="middle", bold=True)
        + shape("rect", x=0.5, y=0.5, width=wide - 1, height=LYING - 1, rx=3.5, fill="none", stroke=dye.edge)
    )


def printed_sign(name: str, x: float, y: float, size: float, ink: str) -> str:
    """A symbol or an effect: points are a number, the change of colour is four colours."""
    if name == "points":
        return write("+2", x, y + size * 0.3, size * 0.78, ink, anchor="middle", bold=True)
    if name == "colour-change":
        dots = zip(("red", "yellow", "green", "blue"), ((-1, -1), (1, -1), (-1, 1), (1, 1)), strict=True)
        return "".join(
            shape("circle", cx=x + dx * size * 0.24, cy=y + dy * size * 0.24, r=size * 0.2, **_dot(colour, ink))
            for colour, (dx, dy) in dots
        )
    return sign(name, x, y, size, ink)


def _dot(colour: str, ink: str) -> dict[str, str | float]:
    return {"fill": DYES[colour].cloth, "stroke": ink, "stroke_width": 0.8}


def standing(card: Card, x: float, y: float, scale: float, count: int = 1) -> str:
    """A card with its upper left corner at a point; more than one of it is told by a number."""
    dye = DYES[card.colour]
    parts = [shape("use", href=f"#tm-card-{card.colour}")]
    if len(card.signs) == 2:
        parts += [printed_sign(name, 46, at, 31, dye.ink) for name, at in zip(card.signs, (28, 76), strict=True)]
        parts.append(line(32, 52, 60, 52, dye.edge))
    else:
        parts.append(printed_sign(card.signs[0], 46, 52, 37, dye.ink))
    if count > 1:
        parts.append(shape("circle", cx=58, cy=14, r=12, fill=INK))
        parts.append(write(str(count), 58, 18.5, 13, WHITE, anchor="middle", bold=True))
    return titled(card.text if count == 1 else f"{card.text}, {count} of them", [placed(x, y, scale, parts)])


def lying(card: Card, x: float, y: float, scale: float) -> str:
    """A card in a row, with its upper left corner at a point."""
    dye = DYES[card.colour]
    if len(card.signs) == 2:
        parts = [shape("use", href=f"#tm-two-{card.colour}")]
        parts += [printed_sign(name, at, 22.6, 14.5, dye.ink) for name, at in zip(card.signs, (10.5, 26), strict=True)]
    else:
        parts = [shape("use", href=f"#tm-one-{card.colour}"), printed_sign(card.signs[0], 12, 22.6, 16, dye.ink)]
    return titled(card.text, [placed(x, y, scale, parts)])


def row_of(cards: Sequence[Card], x: float, y: float, room: float) -> str:
    """Cards in a row: smaller where there are many, and one upon the other where there are very many."""
    if not cards:
        return ""
    gap = 3.0
    whole = sum(card.wide + gap for card in cards)
    scale = max(0.6, min(0.92, room / whole))
    pull = 1.0
    if whole * scale > room:
        pull = (room - cards[-1].wide * scale) / ((whole - cards[-1].wide) * scale)
    made = []
    for card in cards:
        made.append(lying(card, x, y + LYING * (0.92 - scale) / 2, scale))
        x += (card.wide + gap) * scale * pull
    return "".join(made)


def fan(cards: Sequence[tuple[Card, int]], x: float, y: float, room: float, high: float) -> tuple[str, float]:
    """Cards standing in rows, as large as the room lets them be; and how high that is."""
    for scale in (0.9, 0.75, 0.68, 0.6, 0.53, 0.46, 0.4, 0.33):
        across = int((room + GAP) / (WIDE * scale + GAP))
        rows = max(1, -(-len(cards) // across))
        if rows * (HIGH * scale + GAP) - GAP <= high:
            break
    made = []
    for at, (card, count) in enumerate(cards):
        row, column = divmod(at, across)
        place = (x + column * (WIDE * scale + GAP), y + row * (HIGH * scale + GAP))
        made.append(standing(card, *place, scale, count))
    return "".join(made), rows * (HIGH * scale + GAP) - GAP
