"""What provinces and cards are woven of."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def cloths() -> dict[str, Any]:
    """What ``cloth.toml`` holds: the weaves of provinces and the cloth of cards."""
    return tomllib.loads((files("durbar.games.taj_mahal.drawing") / "cloth.toml").read_text(encoding="utf-8"))
