"""Functions that return SVG, for the pictures of positions.

A picture is one document without style sheets, scripts, fonts and links, so that it looks the same everywhere.
"""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any
from xml.sax.saxutils import escape

# The colours of surfaces: the background, panels, sunken areas, lines between panels, and land.
GROUND, SLAB, INSET, GROOVE, LAND = "#F6F1E7", "#FCFAF5", "#F0E9DB", "#DDD1BC", "#FFFDF8"
# The colours of texts: normal, less important, least important, and on dark colours.
INK, INK_2, INK_3, WHITE = "#231D2C", "#574E62", "#736A7D", "#FFFFFF"
# The blue of headings, a darker blue, and the colour of texts on them.
LAPIS, LAPIS_DEEP, IVORY = "#1F3872", "#142755", "#FBF4E4"
# Gold for texts, areas, thin lines and texts on blue, and the colour of texts on gold.
GOLD, GOLD_FILL, GOLD_HAIR, GOLD_ON_LAPIS, ON_GOLD = "#8F6412", "#D9A441", "#C9A45A", "#F0CF8A", "#2A1D05"
SANS, SERIF = "sans-serif", "serif"
HEADING_HEIGHT = 108.0
"""The height of the panel that `heading` returns."""
PLAYERS = (
    ("#05656E", "dome"),
    ("#BD3A74", "tower"),
    ("#6443A0", "gate"),
    ("#A8561A", "chhatri"),
    ("#2B2731", "triple"),
)
"""The colour and the palace shape of each seat. People who cannot distinguish the colours can distinguish the seats by
the shapes.
"""


def document(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """Return a whole picture. Its title describes what it shows."""
    size = f'width="{num(width)}" height="{num(height)}" viewBox="0 0 {num(width)} {num(height)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="{SANS}">'
    about = f"<title>{escape(title)}</title><metadata>{escape(_signs()['credit'])}</metadata>"
    return f"{head}{about}{shape('rect', width=width, height=height, fill=GROUND)}{''.join(parts)}</svg>"


def num(value: float) -> str:
    """Return a coordinate with at most one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def shape(kind: str, **attributes: str | float) -> str:
    """Return an element without content: ``shape("rect", width=3, stroke_width=1)``. A path has no fill by default."""
    if kind == "path":
        attributes.setdefault("fill", "none")
    return f"<{kind} {_attributes(attributes)}/>"


def _attributes(attributes: Mapping[str, str | float]) -> str:
    """Return attributes as SVG text; underscores in names become hyphens."""
    values = {
        name.replace("_", "-"): value if isinstance(value, str) else num(value) for name, value in attributes.items()
    }
    return " ".join(f'{name}="{value}"' for name, value in values.items())


def titled(title: str, parts: Iterable[str]) -> str:
    """Return a group of elements with a title, which browsers show as a tooltip."""
    return f"<g><title>{escape(title)}</title>{''.join(parts)}</g>"


def placed(x: float, y: float, scale: float, parts: Iterable[str]) -> str:
    """Return a group of elements, moved to a point and scaled."""
    return f'<g transform="translate({num(x)} {num(y)}) scale({scale:.3f})">{"".join(parts)}</g>'


def turned(x: float, y: float, degrees: float, parts: Iterable[str]) -> str:
    """Return a group of elements, moved to a point and rotated clockwise."""
    return f'<g transform="translate({num(x)} {num(y)}) rotate({num(degrees)})">{"".join(parts)}</g>'


def heading(width: float, title: str, task: str, details: str) -> str:
    """Return the panel at the top of the column beside the board: the position's title, the task, and a line of
    details.
    """
    return (
        shape("rect", width=width, height=HEADING_HEIGHT, rx=12, fill=LAPIS)
        + write(title, 20, 38, 23, IVORY, max_width=width - 40, family=SERIF)
        + write(task, 20, 65, 16, GOLD_ON_LAPIS, max_width=width - 40)
        + write(details, 20, 90, 14, IVORY, max_width=width - 40)
    )


def write(text: str, x: float, y: float, size: float, fill: str = INK, *, max_width: float = 0, **style: Any) -> str:
    """Return a text with its baseline at y. If `max_width` is given, the text is `fitted` into this width. ``style``
    can contain anchor, bold, family (of the font) and halo (the colour of an outline around the letters).
    """
    text, size = fitted(text, size, max_width, style.get("bold", False)) if max_width else (text, size)
    attributes: dict[str, str | float] = {"x": x, "y": y, "font_size": size, "fill": fill}
    attributes |= {"text_anchor": style["anchor"]} if style.get("anchor", "start") != "start" else {}
    attributes |= {"font_weight": "600"} if style.get("bold") else {}
    attributes |= {"font_family": style["family"]} if style.get("family") else {}
    if halo := style.get("halo"):
        attributes |= {"stroke": halo, "stroke_width": 3.6, "stroke_linejoin": "round", "paint_order": "stroke"}
    return f"<text {_attributes(attributes)}>{escape(text)}</text>"


def width_of(text: str, size: float, bold: bool = False) -> float:
    """Return an estimate of the width of a text. The reader's font is unknown, so a wide sans-serif font is assumed."""
    total = 0.0  # in multiples of the font size
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


def fitted(text: str, size: float, max_width: float, bold: bool = False, least: float = 8) -> tuple[str, float]:
    """Return a text and a font size at which it fits into `max_width`. If necessary the size is reduced, but not below
    `least`, and then the text is shortened.
    """
    width = width_of(text, size, bold)
    if width <= max_width:
        return text, size
    size = max(least, size * max_width / width)
    while len(text) > 1 and width_of(text, size, bold) > max_width + 0.01:
        text = text[:-2].rstrip() + "…"
    return text, size


# The tables in ``signs.toml``. The signs of a table are squares of the same size and have the same SVG fill rule.
_SQUARES = {"game-icons": (512, "nonzero"), "own": (512, "nonzero"), "palaces": (32, "evenodd")}


@cache
def _signs() -> dict[str, Any]:
    """Return the content of ``signs.toml``."""
    return tomllib.loads((files("durbar.games") / "signs.toml").read_text(encoding="utf-8"))


def sign_defs(names: Iterable[str]) -> str:
    """Return the SVG symbols of these signs and of every palace, which `sign` refers to."""
    wanted = {*names, *_signs()["palaces"]}
    return "".join(
        f'<symbol id="sign-{name}" viewBox="0 0 {size} {size}"><path d="{path}" fill-rule="{rule}"/></symbol>'
        for table, (size, rule) in _SQUARES.items()
        for name, path in _signs()[table].items()
        if name in wanted
    )


def sign(name: str, x: float, y: float, size: float, fill: str) -> str:
    """Return a sign centred on a point. If there is no sign with this name, return the first letter of the name."""
    if not any(name in _signs()[table] for table in _SQUARES):
        return write(name[0].upper(), x, y + size * 0.33, size * 0.95, fill, anchor="middle", family=SERIF)
    return shape("use", href=f"#sign-{name}", x=x - size / 2, y=y - size / 2, width=size, height=size, fill=fill)


def palace(seat: int, x: float, y: float, size: float) -> str:
    """Return the palace of a seat, centred on a point."""
    colour, palace_shape = PLAYERS[seat]
    return sign(palace_shape, x, y, size, colour)
