"""The court at its place on the board: which visit it is, and the tiles that are still there."""

from __future__ import annotations

from typing import Any

from durbar.games.drawing.ink import (
    GOLD_FILL,
    GOLD_HAIR,
    GROOVE,
    INK,
    INK_2,
    INK_3,
    INSET,
    IVORY,
    LAPIS,
    SERIF,
    SLAB,
    fitted,
    mix,
    num,
    placed,
    shape,
    titled,
    write,
)
from durbar.games.drawing.matrix import winners
from durbar.games.drawing.ornament import arch
from durbar.games.drawing.signs import palace, sign
from durbar.games.rulebook import Setting
from durbar.games.taj_mahal.components import COMMODITIES, SYMBOLS
from durbar.games.taj_mahal.drawing.names import COURT, Box
from durbar.games.taj_mahal.notation import components_of
from durbar.games.taj_mahal.state import ELEPHANT, NOBODY, VISITS

SHORT = ("Vizier", "General", "Monk", "Princess", "Mogul", "Elephant")
"""What stands under a symbol."""


def court_of(setting: Setting, state: Any, box: Box) -> str:
    """The court in a frame; at the end, who has won."""
    wide, high = COURT
    parts = [
        shape("path", d=_notched(0, wide, high), fill=SLAB, stroke=GOLD_FILL, stroke_width=2),
        shape("path", d=_notched(6, wide, high), stroke=GOLD_HAIR),
    ]
    if state.frame.mover == NOBODY:
        parts.append(_end(setting, state, wide))
    else:
        name, size = fitted(components_of(setting).provinces[state.order[state.visit]].name, 27, wide - 60)
        parts.append(_eyebrow(f"VISIT {state.visit + 1} OF {VISITS}", wide / 2, 30))
        parts.append(write(name, wide / 2, 60, size, INK, anchor="middle", family=SERIF))
        parts += [_niche(setting, state, symbol, 20 + symbol * 43.6, 72) for symbol in range(len(SYMBOLS))]
    return placed(box.left, box.top, (box.right - box.left) / wide, parts)


def _eyebrow(text: str, x: float, y: float) -> str:
    return write(text, x, y, 11.5, INK_2, anchor="middle", bold=True, spacing=1.3)


def _notched(inset: float, wide: float, high: float) -> str:
    """A frame with its corners cut in."""
    left, top, right, bottom = (num(side) for side in (inset, inset, wide - inset, high - inset))
    after, above, before, below = (num(side) for side in (inset + 15, inset + 15, wide - inset - 15, high - inset - 15))
    return (
        f"M{after} {top}L{before} {top}Q{before} {above} {right} {above}"
        f"L{right} {below}Q{before} {below} {before} {bottom}"
        f"L{after} {bottom}Q{after} {below} {left} {below}"
        f"L{left} {above}Q{after} {above} {after} {top}Z"
    )


def _niche(setting: Setting, state: Any, symbol: int, x: float, y: float) -> str:
    """One tile of the court in its niche: hollow once it is won, dashed where a protest has set it aside."""
    there, aside = bool(state.court >> symbol & 1), bool(state.aside >> symbol & 1)
    middle, foot = x + 21, y + 80
    fill, edge = (LAPIS, GOLD_HAIR) if there else (INSET, GROOVE)
    ink = IVORY if there else mix(INK_3, INSET, 0.55)
    goods = (
        [COMMODITIES[one] for one in components_of(setting).province_tiles[state.visit]] if symbol == ELEPHANT else []
    )
    outline = arch(x + 1, x + 41, y + 28, y + 4, foot)
    word, size = fitted(SHORT[symbol], 8.2, 37, bold=there, least=7)
    parts = [
        shape("path", d=outline, fill=fill, stroke=edge, stroke_width=1.4, stroke_dasharray="3 3" if aside else "none"),
        sign(SYMBOLS[symbol], middle, y + (32 if goods else 37), 25, ink),
        *(sign(one, middle + (at - (len(goods) - 1) / 2) * 14, y + 53, 12, ink) for at, one in enumerate(goods)),
        write(word, middle, foot - 7, size, IVORY if there else INK_3, anchor="middle", bold=there),
    ]
    where = "in the court" if there else "set aside" if aside else "won"
    return titled(f"{SHORT[symbol]}: {where}", parts)


def _end(setting: Setting, state: Any, wide: float) -> str:
    """Who has won."""
    best = winners(setting, state)
    names = " and ".join(f"Seat {seat + 1}" for seat in best)
    told = f"{names} {'win' if len(best) > 1 else 'wins'} with {sum(state.points[best[0]])}"
    words, size = fitted(told, 21, wide - 40)
    made = [_eyebrow("THE END", wide / 2, 36), write(words, wide / 2, 136, size, INK, anchor="middle", family=SERIF)]
    for at, seat in enumerate(best):
        made.append(palace(seat, wide / 2 + (at - (len(best) - 1) / 2) * 50, 78, 46, SLAB))
    return "".join(made)
