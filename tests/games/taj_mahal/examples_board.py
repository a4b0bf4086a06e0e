"""A board for the worked example of connections (TM-11.4): provinces A to L, each with the cities 1 to 4."""

import copy
from typing import Any

from durbar.games.taj_mahal.components.board_file import from_dict
from durbar.games.taj_mahal.components.components import Components
from games.taj_mahal.boardfiles import changed

ROADS = """
    A4-B1 B2-C1 A2-E1
    A1-D1 A3-I1
    A3-B3 A3-H1 H1-I3 I3-G1
    A1-D4 D4-C3 C3-B4
    F2-G2 I4-J1 J2-K1 K2-L1
"""
"""The roads between provinces. The first four lines are for the players red, blue, brown and grey in the example; the
last line connects the other provinces, because a board must be connected.
"""


def examples_board() -> Components:
    """Return the board of the example. Agra is in province L."""
    data = changed()
    provinces: list[dict[str, Any]] = []
    for index, name in enumerate("ABCDEFGHIJKL"):
        left, top = 20 + 80 * index, 100.0
        corners = [(left, top), (left + 40, top), (left + 40, top + 40), (left, top + 40)]
        cities = [{"name": f"{name}{n}", "x": x, "y": y, "fortress": n == 2} for n, (x, y) in enumerate(corners, 1)]
        provinces.append({"name": name, "cities": cities})
    provinces[-1]["cities"].append({"name": "Agra", "x": 910, "y": 200, "fortress": True})
    # a board must have 16 fortresses: the second city of each province, Agra, and the fourth city of F, J and K
    for index in (5, 9, 10):
        provinces[index]["cities"][3]["fortress"] = True
    data["name"] = "The example of connections"
    data["board"] = copy.deepcopy(data["board"]) | {"provinces": provinces}
    data["board"]["roads"] = {
        "inside_extra": [["Agra", "L1"]],
        "between": [road.split("-") for road in ROADS.split()],
    }
    return from_dict(data)
