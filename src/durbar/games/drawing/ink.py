"""Colours and text: what everything in a picture is drawn with.

A picture is one SVG document without style sheet, script, font or link: it must look the same in a notebook, in a
browser and on paper.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any
from xml.sax.saxutils import escape

GROUND, SLAB, INSET, GROOVE = "#F6F1E7", "#FCFAF5", "#F0E9DB", "#DDD1BC"
SEA, LAND = "#E6E9EA", "#FFFDF8"
INK, INK_2, INK_3 = "#231D2C", "#574E62", "#736A7D"
LAPIS, LAPIS_DEEP, IVORY = "#1F3872", "#142755", "#FBF4E4"
GOLD, GOLD_FILL, GOLD_HAIR, GOLD_ON_LAPIS, ON_GOLD = "#8F6412", "#D9A441", "#C9A45A", "#F0CF8A", "#2A1D05"
FACE, FACE_LINE, WHITE, BLACK = "#FFFDF7", "#D9CCB4", "#FFFFFF", "#000000"
SANS, SERIF = "sans-serif", "serif"


def num(value: float) -> str:
    """A coordinate, short."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def mix(one: str, other: str, share: float) -> str:
    """A colour between two: ``share`` of the first."""
    parts = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02X}" for a, b in parts)


def shape(kind: str, **how: str | float) -> str:
    """An element without content: ``shape("rect", width=3, stroke_width=1)``. A path is filled only if it says so."""
    if kind == "path":
        how.setdefault("fill", "none")
    told = "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else num(value)}"' for name, value in how.items()
    )
    return f"<{kind}{told}/>"


def line(x: float, y: float, x2: float, y2: float, stroke: str, width: float = 1) -> str:
    """A straight line."""
    return shape("path", d=f"M{num(x)} {num(y)}L{num(x2)} {num(y2)}", stroke=stroke, stroke_width=width)


def pattern(id: str, cloth: dict[str, Any], colour: str, thick: float) -> str:
    """A pattern to fill with, in one colour: a pattern takes its colour from where it is defined."""
    lines = shape("path", d=cloth["lines"], stroke=colour, stroke_width=thick, stroke_linecap="round")
    size = f'width="{cloth["width"]}" height="{cloth["height"]}"'
    return f'<pattern id="{id}" {size} patternUnits="userSpaceOnUse">{lines}</pattern>'


def width_of(text: str, size: float, bold: bool = False) -> float:
    """How wide a text is in a wide sans-serif, estimated: nobody knows which one the reader has."""
    total = 0.0
    for letter in text:
        if unicodedata.east_asian_width(letter) in "WF":
            total += 1.0
        elif letter in "fijlrtI.,:;'|!()- ":
            total += 0.37
        elif letter in "mwMW+":
            total += 0.92
        else:
            total += 0.71 if letter.isupper() else 0.62
    return total * size * (1.1 if bold else 1.0)


def fitted(text: str, size: float, room: float, bold: bool = False, least: float = 8) -> tuple[str, float]:
    """A text and a size at which it fits: smaller if need be, and cut short where even that is not enough."""
    wide = width_of(text, size, bold)
    if wide <= room:
        return text, size
    size = max(least, size * room / wide)
    while len(text) > 1 and width_of(text, size, bold) > room + 0.01:
        text = text[:-2].rstrip() + "…"
    return text, size


def write(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str = INK,
    *,
    anchor: str = "start",
    bold: bool = False,
    family: str = "",
    halo: str = "",
    spacing: float = 0,
) -> str:
    """A text with its baseline at y, sans-serif unless said otherwise. ``halo`` is a contour that keeps it legible."""
    more = "" if anchor == "start" else f' text-anchor="{anchor}"'
    more += ' font-weight="600"' if bold else ""
    more += f' font-family="{family}"' if family else ""
    more += f' letter-spacing="{num(spacing)}"' if spacing else ""
    more += f' stroke="{halo}" stroke-width="3.6" stroke-linejoin="round" paint-order="stroke"' if halo else ""
    return f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" fill="{fill}"{more}>{escape(text)}</text>'


def titled(title: str, parts: Iterable[str]) -> str:
    """A group that says its name when pointed at, and to a screen reader."""
    return f"<g><title>{escape(title)}</title>{''.join(parts)}</g>"


def placed(x: float, y: float, scale: float, parts: Iterable[str]) -> str:
    """A group moved to a point and scaled."""
    return f'<g transform="translate({num(x)} {num(y)}) scale({scale:.3f})">{"".join(parts)}</g>'
