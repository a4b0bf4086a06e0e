"""The patterns of the tiles: each colour of a board has its own. Patterns differ in shape as well as in colour.

``tools/make_ornament.py`` writes the patterns to ``tile_patterns.toml``.
"""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib.resources import files

from durbar.games.maharani.components.components import Components
from durbar.games.maharani.presentation.view_types import MaharaniPattern

_OTHER_NAMES = {
    "brown": {"ochre", "umber", "black", "olive", "sienna"},
    "white": {"ivory", "écru", "cream", "silver", "grey", "sand"},
    "turquoise": {"teal", "cyan", "aqua", "jade"},
    "pink": {"rose", "magenta", "lilac", "coral"},
    "orange": {"copper", "coral", "amber"},
    "violet": {"lilac", "purple", "amethyst", "mauve", "indigo"},
    "green": {"jade", "olive", "emerald", "lime"},
    "yellow": {"amber", "gold", "golden", "saffron"},
    "red": {"crimson", "scarlet", "carmine", "ruby", "coral", "vermilion"},
    "blue": {"lapis", "navy", "azure", "indigo", "sapphire"},
}
"""Other colour names that each pattern can be used for. A colour whose name is not listed gets the first unused
pattern.
"""


@cache
def tile_patterns() -> dict[str, MaharaniPattern]:
    """Return all patterns by name: their colours, and their lines as SVG path data in a square with sides of 100."""
    patterns: dict[str, MaharaniPattern] = tomllib.loads(
        (files(__package__) / "tile_patterns.toml").read_text(encoding="utf-8")
    )
    return patterns


@lru_cache(64)
def patterns_of(board: Components) -> tuple[str, ...]:
    """Return the name of the pattern for each colour of a board: the pattern with the colour's name if no other colour
    uses it, else another pattern.
    """
    chosen: dict[int, str] = {}
    for with_other_names in (False, True):
        for colour, name in enumerate(board.colours):
            words = set(name.casefold().split())
            matching = [
                pattern
                for pattern in tile_patterns()
                if pattern in words or (with_other_names and words & _OTHER_NAMES[pattern])
            ]
            unused = [pattern for pattern in matching if pattern not in chosen.values()]
            if unused and colour not in chosen:
                chosen[colour] = unused[0]
    for colour in range(len(board.colours)):
        if colour not in chosen:
            chosen[colour] = next(name for name in _OTHER_NAMES if name not in chosen.values())
    return tuple(chosen[colour] for colour in range(len(board.colours)))
