"""Helpers for tests of pictures: parse the SVG, list its texts and tooltips, and compute the boxes of its elements."""

import re
import xml.etree.ElementTree as ET
from functools import cache
from itertools import combinations
from math import cos, radians, sin

from durbar.games.svg import width_of
from games.each import module_of_tests

# prefix of the SVG tags in an XML tree
SVG = "{http://www.w3.org/2000/svg}"


@cache
def cached_positions(name, variant):
    """Return the positions of an example game. ``variant`` is its key in `GAMES`, in the game's `picture_games.py`."""
    picture_games = module_of_tests(name, "picture_games")
    return [game.copy() for game in picture_games.positions(**picture_games.GAMES[variant])]


def picture_tree(game, viewer=None, language="en"):
    """Return the picture of a position as an XML tree."""
    return ET.fromstring(game.seen_by(viewer).picture(language))


def titles(tree):
    """Return the tooltips of a picture."""
    return [title.text for title in tree.iter(f"{SVG}title")]


def texts(tree):
    """Return the texts of a picture."""
    return [text.text for text in tree.iter(f"{SVG}text")]


def boxes(tree):
    """Yield every visible element with its box in the picture: left, top, right, bottom."""

    def walk(element, to_picture):
        to_picture = transformed(to_picture, element.get("transform"))
        box = box_of(element)
        if box:
            corners = [to_picture(x, y) for x in box[::2] for y in box[1::2]]
            xs, ys = zip(*corners, strict=True)
            yield element, [min(xs), min(ys), max(xs), max(ys)]
        for child in element:
            if child.tag != f"{SVG}defs":
                yield from walk(child, to_picture)

    yield from walk(tree, lambda x, y: (x, y))


def transformed(to_picture, transform):
    """Return a function that maps the coordinates of an element to those of the picture.

    It applies the element's own transformation and then ``to_picture``, the function of the parent element.
    """
    if not transform:
        return to_picture
    if rotation := re.fullmatch(r"rotate\((\S+) (\S+) (\S+)\)", transform):
        angle, centre_x, centre_y = rotation.groups()
        turn = transformed(to_picture, f"translate({centre_x} {centre_y}) rotate({angle})")
        return lambda x, y: turn(x - float(centre_x), y - float(centre_y))
    dx, dy, kind, amount = re.fullmatch(r"translate\((\S+) (\S+)\) (scale|rotate)\((\S+)\)", transform).groups()
    dx, dy, amount = float(dx), float(dy), float(amount)
    if kind == "scale":
        return lambda x, y: to_picture(dx + x * amount, dy + y * amount)
    c, s = cos(radians(amount)), sin(radians(amount))
    return lambda x, y: to_picture(dx + x * c - y * s, dy + x * s + y * c)


def box_of(element):
    """Return the box of an element in its own coordinates, without its children; None if it draws nothing."""
    kind = element.tag.removeprefix(SVG)
    number = {
        name: float(element.get(name, 0)) for name in ("x", "y", "width", "height", "cx", "cy", "r") if kind != "svg"
    }
    if kind in ("rect", "use"):
        width, height = number["width"], number["height"]
        assert width, element.attrib
        return number["x"], number["y"], number["x"] + width, number["y"] + height
    if kind == "circle":
        x, y, r = number["cx"], number["cy"], number["r"]
        return x - r, y - r, x + r, y + r
    if kind == "text":
        size = float(element.get("font-size"))
        width = width_of(element.text, size, element.get("font-weight") == "600")
        left = number["x"] - {None: 0, "start": 0, "middle": width / 2, "end": width}[element.get("text-anchor")]
        return left, number["y"] - size * 0.8, left + width, number["y"] + size * 0.25
    if kind == "path":
        points = []
        for command, arguments in re.findall(r"([A-Z])([^A-Z]*)", element.get("d")):
            assert command in "MLQCAZ", command
            values = [float(value) for value in arguments.split()]
            if command == "A":
                values = values[-2:]  # the end of the arc; the other values are its radii, rotation and flags
            points += list(zip(values[::2], values[1::2], strict=True))
        xs, ys = zip(*points, strict=True)
        return min(xs), min(ys), max(xs), max(ys)
    return None


def check_texts_do_not_overlap(element_boxes, is_relevant):
    """Check that no two of the texts for which `is_relevant` returns true overlap."""
    labels = [
        (element.text, box) for element, box in element_boxes if element.tag == f"{SVG}text" and is_relevant(element)
    ]
    assert len(labels) > 30
    for (text, box), (other_text, other_box) in combinations(labels, 2):
        left, top, right, bottom = box
        other_left, other_top, other_right, other_bottom = other_box
        overlap_x = min(right, other_right) - max(left, other_left)
        overlap_y = min(bottom, other_bottom) - max(top, other_top)
        assert overlap_x <= 0.5 or overlap_y <= 0.5, (text, box, other_text, other_box)
