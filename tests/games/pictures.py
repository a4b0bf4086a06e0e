"""Helpers for pictures of positions: the SVG as a tree, its texts, and the boxes of its elements."""

import re
import xml.etree.ElementTree as ET
from functools import cache
from itertools import combinations
from math import cos, radians, sin

from durbar.games.svg import width_of
from games.each import part_of

SVG = "{http://www.w3.org/2000/svg}"


@cache
def cached_positions(name, which):
    """Return some positions of one of the games in a game's module `pictured`, cached for several tests."""
    brought = part_of(name, "pictured")
    return [game.copy() for game in brought.positions(**brought.GAMES[which])]


def drawn(game, viewer=None, language="en"):
    """Return a picture as a tree."""
    return ET.fromstring(game.seen_by(viewer).picture(language))


def titles(tree):
    """Return the tooltips of a picture."""
    return [title.text for title in tree.iter(f"{SVG}title")]


def texts(tree):
    """Return the texts of a picture."""
    return [text.text for text in tree.iter(f"{SVG}text")]


def boxes(tree):
    """Yield every drawn element with its box in the picture: left, top, right, bottom."""

    def walk(element, place):
        place = moved(place, element.get("transform"))
        found = box_of(element)
        if found:
            corners = [place(x, y) for x in found[::2] for y in found[1::2]]
            xs, ys = zip(*corners, strict=True)
            yield element, [min(xs), min(ys), max(xs), max(ys)]
        for child in element:
            if child.tag != f"{SVG}defs":
                yield from walk(child, place)

    yield from walk(tree, lambda x, y: (x, y))


def moved(place, transform):
    """Return the function that places points after a transformation."""
    if not transform:
        return place
    if about := re.fullmatch(r"rotate\((\S+) (\S+) (\S+)\)", transform):
        by, x, y = about.groups()
        there = moved(place, f"translate({x} {y}) rotate({by})")
        return lambda a, b: there(a - float(x), b - float(y))
    dx, dy, kind, by = re.fullmatch(r"translate\((\S+) (\S+)\) (scale|rotate)\((\S+)\)", transform).groups()
    dx, dy, by = float(dx), float(dy), float(by)
    if kind == "scale":
        return lambda x, y: place(dx + x * by, dy + y * by)
    c, s = cos(radians(by)), sin(radians(by))
    return lambda x, y: place(dx + x * c - y * s, dy + x * s + y * c)


def box_of(element):
    """Return the box of an element by itself, or None if it draws nothing."""
    kind = element.tag.removeprefix(SVG)
    number = {
        name: float(element.get(name, 0)) for name in ("x", "y", "width", "height", "cx", "cy", "r") if kind != "svg"
    }
    if kind in ("rect", "use"):
        wide, high = number["width"], number["height"]
        assert wide, element.attrib
        return number["x"], number["y"], number["x"] + wide, number["y"] + high
    if kind == "circle":
        x, y, r = number["cx"], number["cy"], number["r"]
        return x - r, y - r, x + r, y + r
    if kind == "text":
        size = float(element.get("font-size"))
        wide = width_of(element.text, size, element.get("font-weight") == "600")
        left = number["x"] - {None: 0, "start": 0, "middle": wide / 2, "end": wide}[element.get("text-anchor")]
        return left, number["y"] - size * 0.8, left + wide, number["y"] + size * 0.25
    if kind == "path":
        points = []
        for command, given in re.findall(r"([A-Z])([^A-Z]*)", element.get("d")):
            assert command in "MLQCAZ", command
            values = [float(value) for value in given.split()]
            points += list(zip(*[iter(values[-2:] if command == "A" else values)] * 2, strict=True))
        xs, ys = zip(*points, strict=True)
        return min(xs), min(ys), max(xs), max(ys)
    return None


def check_texts_keep_clear(drawn_boxes, counts):
    """Check that no two relevant texts overlap."""
    written = [(element.text, box) for element, box in drawn_boxes if element.tag == f"{SVG}text" and counts(element)]
    assert len(written) > 30
    for (one, a), (other, b) in combinations(written, 2):
        wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
        assert wide <= 0.5 or high <= 0.5, (one, a, other, b)
