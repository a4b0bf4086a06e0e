"""Signs and the players' palaces: what a picture tells without words."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from durbar.games.drawing.ink import LAND, shape

PLAYERS = (
    ("#05656E", "dome"),
    ("#BD3A74", "tower"),
    ("#6443A0", "gate"),
    ("#A8561A", "chhatri"),
    ("#2B2731", "triple"),
)
"""Each seat's stone and silhouette: colour never stands alone."""

_SIZES = (("game-icons", 512, "nonzero"), ("own", 512, "evenodd"), ("palaces", 32, "evenodd"))


@cache
def _book() -> dict[str, Any]:
    """What ``signs.toml`` holds."""
    return tomllib.loads((files("durbar.games.drawing") / "signs.toml").read_text(encoding="utf-8"))


def credit() -> str:
    """Whose the signs are."""
    return str(_book()["credit"])


def is_sign(name: str) -> bool:
    """Whether there is a sign of that name."""
    return any(name in _book()[table] for table, _, _ in _SIZES)


@cache
def sign_defs(names: Sequence[str]) -> str:
    """These signs and every palace once, to be used by name."""
    made = []
    for table, size, rule in _SIZES:
        for name, path in _book()[table].items():
            if name in names or table == "palaces":
                made.append(f'<symbol id="sign-{name}" viewBox="0 0 {size} {size}" overflow="visible">')
                made.append(f'<path d="{path}" fill-rule="{rule}"/></symbol>')
    return "".join(made)


def sign(name: str, x: float, y: float, size: float, fill: str) -> str:
    """A sign with its middle at a point."""
    return shape("use", href=f"#sign-{name}", x=x - size / 2, y=y - size / 2, width=size, height=size, fill=fill)


def palace(seat: int, x: float, y: float, size: float, contour: str = LAND) -> str:
    """A seat's palace with its middle at a point, in a contour that lets it stand on any cloth."""
    colour, silhouette = PLAYERS[seat]
    place = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size, "stroke_width": 2.4}
    edge = {"stroke": contour, "stroke_linejoin": "round", "paint_order": "stroke"}
    return shape("use", href=f"#sign-{silhouette}", fill=colour, **place, **edge)
