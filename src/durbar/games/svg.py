"""Functions that write SVG, for the pictures of positions.

A picture is one document without style sheet, script, font or link, so that it looks the same everywhere.
"""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any
from xml.sax.saxutils import escape

GROUND, SLAB, INSET, GROOVE, LAND = "#F6F1E7", "#FCFAF5", "#F0E9DB", "#DDD1BC", "#FFFDF8"
INK, INK_2, INK_3, WHITE = "#231D2C", "#574E62", "#736A7D", "#FFFFFF"
LAPIS, LAPIS_DEEP, IVORY = "#1F3872", "#142755", "#FBF4E4"
GOLD, GOLD_FILL, GOLD_HAIR, GOLD_ON_LAPIS, ON_GOLD = "#8F6412", "#D9A441", "#C9A45A", "#F0CF8A", "#2A1D05"
SANS, SERIF = "sans-serif", "serif"
HEADING = 108.0  # the height of a heading
PLAYERS = (
    ("#05656E", "dome"),
    ("#BD3A74", "tower"),
    ("#6443A0", "gate"),
    ("#A8561A", "chhatri"),
    ("#2B2731", "triple"),
)
"""The colour and the palace of each seat; the shapes differ, so that colours are never the only difference."""


def document(wide: float, high: float, title: str, parts: Iterable[str]) -> str:
    """Return a whole picture; its title says what it shows."""
    size = f'width="{num(wide)}" height="{num(high)}" viewBox="0 0 {num(wide)} {num(high)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="{SANS}">'
    about = f"<title>{escape(title)}</title><metadata>{escape(_signs()['credit'])}</metadata>"
    return f"{head}{about}{shape('rect', width=wide, height=high, fill=GROUND)}{''.join(parts)}</svg>"


def num(value: float) -> str:
    """Return a coordinate with at most one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def shape(kind: str, **how: str | float) -> str:
    """Return an element without content: ``shape("rect", width=3, stroke_width=1)``. A path has no fill by default."""
    if kind == "path":
        how.setdefault("fill", "none")
    return f"<{kind} {_attributes(how)}/>"


def _attributes(how: Mapping[str, str | float]) -> str:
    values = {name.replace("_", "-"): value if isinstance(value, str) else num(value) for name, value in how.items()}
    return " ".join(f'{name}="{value}"' for name, value in values.items())


def titled(title: str, parts: Iterable[str]) -> str:
    """Return a group with a title, which browsers show as a tooltip."""
    return f"<g><title>{escape(title)}</title>{''.join(parts)}</g>"


def placed(x: float, y: float, scale: float, parts: Iterable[str]) -> str:
    """Return a group moved to a point and scaled."""
    return f'<g transform="translate({num(x)} {num(y)}) scale({scale:.3f})">{"".join(parts)}</g>'


def turned(x: float, y: float, degrees: float, parts: Iterable[str]) -> str:
    """Return a group moved to a point and turned clockwise."""
    return f'<g transform="translate({num(x)} {num(y)}) rotate({num(degrees)})">{"".join(parts)}</g>'


def heading(wide: float, title: str, task: str, more: str) -> str:
    """Return the panel above the area beside the board: the position's title, the task, and one more line."""
    return (
        shape("rect", width=wide, height=HEADING, rx=12, fill=LAPIS)
        + write(title, 20, 38, 23, IVORY, room=wide - 40, family=SERIF)
        + write(task, 20, 65, 16, GOLD_ON_LAPIS, room=wide - 40)
        + write(more, 20, 90, 14, IVORY, room=wide - 40)
    )


def write(text: str, x: float, y: float, size: float, fill: str = INK, *, room: float = 0, **how: Any) -> str:
    """Return a text with its baseline at y, `fitted` to `room`. ``how`` can have: anchor, bold, family, halo (a
    colour).
    """
    text, size = fitted(text, size, room, how.get("bold", False)) if room else (text, size)
    given: dict[str, str | float] = {"x": x, "y": y, "font_size": size, "fill": fill}
    given |= {"text_anchor": how["anchor"]} if how.get("anchor", "start") != "start" else {}
    given |= {"font_weight": "600"} if how.get("bold") else {}
    given |= {"font_family": how["family"]} if how.get("family") else {}
    if halo := how.get("halo"):
        given |= {"stroke": halo, "stroke_width": 3.6, "stroke_linejoin": "round", "paint_order": "stroke"}
    return f"<text {_attributes(given)}>{escape(text)}</text>"


def width_of(text: str, size: float, bold: bool = False) -> float:
    """Estimate the width of a text in a wide sans-serif font, since the reader's font is unknown."""
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
    """Return a text and a font size at which it fits: a smaller size if necessary, and a shortened text if that is not
    enough.
    """
    wide = width_of(text, size, bold)
    if wide <= room:
        return text, size
    size = max(least, size * room / wide)
    while len(text) > 1 and width_of(text, size, bold) > room + 0.01:
        text = text[:-2].rstrip() + "…"
    return text, size


_SQUARES = {"game-icons": (512, "nonzero"), "own": (512, "nonzero"), "palaces": (32, "evenodd")}


@cache
def _signs() -> dict[str, Any]:
    """Return the content of ``signs.toml``."""
    return tomllib.loads((files("durbar.games") / "signs.toml").read_text(encoding="utf-8"))


def sign_defs(names: Iterable[str]) -> str:
    """Return the definitions of these signs and of every palace, for use by name."""
    wanted = {*names, *_signs()["palaces"]}
    return "".join(
        f'<symbol id="sign-{name}" viewBox="0 0 {size} {size}"><path d="{path}" fill-rule="{rule}"/></symbol>'
        for table, (size, rule) in _SQUARES.items()
        for name, path in _signs()[table].items()
        if name in wanted
    )


def sign(name: str, x: float, y: float, size: float, fill: str) -> str:
    """Return a sign centred on a point. A name without a sign is shown by its first letter."""
    if not any(name in _signs()[table] for table in _SQUARES):
        return write(name[0].upper(), x, y + size * 0.33, size * 0.95, fill, anchor="middle", family=SERIF)
    return shape("use", href=f"#sign-{name}", x=x - size / 2, y=y - size / 2, width=size, height=size, fill=fill)


def palace(seat: int, x: float, y: float, size: float) -> str:
    """Return the palace of a seat, centred on a point."""
    return sign(PLAYERS[seat][1], x, y, size, PLAYERS[seat][0])
