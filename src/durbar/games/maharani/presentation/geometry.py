"""The positions and shapes of what is drawn on the floor, for the picture and for browsers.

The floor is a square with sides of 800 units, and a space is a square with sides of 100. Shapes are SVG path data.
"""

from __future__ import annotations

from durbar.games.maharani.components.components import EDGE
from durbar.games.maharani.presentation.view_types import MaharaniShapes

SIZE = 100
"""The side of a space, in units of the picture."""
FLOOR = EDGE * SIZE
"""The side of the floor, in units of the picture."""
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""The step to each side, in x and y."""
SHAPES: MaharaniShapes = {
    "column": 15,
    "half_columns": {
        "N": "M35 0A15 15 0 0 0 65 0",
        "E": "M100 35A15 15 0 0 0 100 65",
        "S": "M65 100A15 15 0 0 0 35 100",
        "W": "M0 65A15 15 0 0 0 0 35",
    },
    "arrow": "M50 17L59 29.5L41 29.5Z",
    "turntable": {
        "middle": FLOOR // 2,
        "radius": 98,
        "inner_radius": 92,
        "pointer": "M0 97L-15 84L15 84Z",
        "tile": 60,
        "slots": {"nw": [-34, -34], "ne": [34, -34], "se": [34, 34], "sw": [-34, 34]},
    },
}
"""The shapes on the floor. These are in the coordinates of a space: the radius of a ``column``, the arcs of the
``half_columns``, and an ``arrow`` that points north. The shapes of the ``turntable`` are relative to its middle: a
``pointer`` that points south, the side length of a ``tile``, and the middles of the ``slots``.
"""


def corner_of(space: int) -> tuple[int, int]:
    """Return the upper left corner of a space."""
    return space % EDGE * SIZE, (EDGE - 1 - space // EDGE) * SIZE
