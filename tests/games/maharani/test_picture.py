"""A position of Maharani as a picture: whole, legible, and right on any floor."""

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace
from functools import cache
from hashlib import sha256
from itertools import combinations
from math import cos, radians, sin
from random import Random

import pytest

from durbar.games.drawing.ink import width_of
from durbar.games.drawing.signs import PLAYERS
from durbar.games.game import Game, seed_bytes
from durbar.games.maharani.boardfile import read_components, standard_components
from durbar.games.maharani.components import EDGE, KINDS, QUARTERS, SIDES, space_name, turned
from durbar.games.maharani.drawing.floor import ARTISAN, corner_of
from durbar.games.maharani.drawing.stones import STONES, stones_of
from durbar.games.maharani.game import MAHARANI_GAME
from durbar.games.maharani.labels import SIDE
from durbar.games.maharani.view import artisan_on, quarters_of_slots, side_of
from games.maharani.boardfiles import GARDEN, OPEN_COURT

SVG = "{http://www.w3.org/2000/svg}"
STANDARD = standard_components()


def positions(players, *, board=None, seed=1, every=12):
    """A random game as it stands now and then, and at its end."""
    game = Game.begin(MAHARANI_GAME.setting(players, None, board), seed_bytes(seed))
    whim = Random(seed)
    while game.to_move is not None:
        if len(game.moves) % every == 0:
            yield game
        game.push(game.decode(whim.choice(game.position.legal())))
    yield game


GAMES = {
    "2 players": {"players": 2, "seed": 8},
    "3 players, garden": {"players": 3, "board": read_components(GARDEN), "seed": 9},
    "2 players, open court": {"players": 2, "board": read_components(OPEN_COURT), "seed": 10},
    "4 players": {"players": 4, "seed": 11},
}
SOME = pytest.mark.parametrize("name", GAMES)


@cache
def kept(name):
    """Some positions of one of the games: they are looked at more than once."""
    return [game.copy() for game in positions(**GAMES[name])]


def drawn(game, viewer=None):
    """A picture as a tree."""
    return ET.fromstring(game.seen_by(viewer).picture())


def titles(tree):
    return [title.text for title in tree.iter(f"{SVG}title")]


def texts(tree):
    return [text.text for text in tree.iter(f"{SVG}text")]


def titled(tree, start):
    """The group whose title begins so."""
    found = [group for group in tree.iter(f"{SVG}g") if (group.findtext(f"{SVG}title") or "").startswith(start)]
    assert len(found) == 1, start
    return found[0]


# -- whole -----------------------------------------------------------------------------------------------------------
@SOME
def test_every_picture_is_whole_and_small(name):
    for game in kept(name)[::2]:
        for viewer in (None, 0):
            svg = game.seen_by(viewer).picture()
            tree = ET.fromstring(svg)
            assert tree.tag == f"{SVG}svg"
            assert len(svg.encode()) < 150_000
            ids = [element.get("id") for element in tree.iter() if element.get("id")]
            assert len(ids) == len(set(ids))
            used = re.findall(r'href="#([^"]*)"|url\(#([^)]*)\)', svg)
            assert {one or other for one, other in used} <= set(ids)


def test_a_picture_needs_nothing_from_elsewhere():
    svg = next(positions(4)).seen_by(0).picture()
    assert svg.count("http") == 1  # the name of SVG itself
    assert not re.search(r"<(style|script|image|foreignObject|a)\b|@import|data:", svg)
    assert set(re.findall(r'font-family="([^"]*)"', svg)) == {"serif", "sans-serif"}
    assert "CC BY 3.0" in ET.fromstring(svg).find(f"{SVG}metadata").text


def test_the_same_sight_gives_the_same_text_in_every_process():
    code = (
        "import durbar, hashlib; game = durbar.new('maharani', 3, seed=4)\n"
        "print(hashlib.sha256(game.seen_by(1).picture().encode()).hexdigest())"
    )
    command = [sys.executable, "-W", "ignore", "-c", code]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    runs = [
        subprocess.run(command, env={**env, "PYTHONHASHSEED": salt}, capture_output=True, text=True) for salt in "12"
    ]
    game = Game.begin(MAHARANI_GAME.setting(3), seed_bytes(4))
    here = sha256(game.seen_by(1).picture().encode()).hexdigest()
    assert [run.stdout.strip() for run in runs] == [here, here], runs[0].stderr


def test_all_worlds_and_all_seats_have_one_picture_but_for_who_looks():
    for game in positions(4, seed=6):
        sight = game.seen_by(None)
        assert sight.imagine(5).seen_by(None).picture() == sight.picture()
        assert texts(drawn(game, 2)) != texts(drawn(game))
        assert Counter(texts(drawn(game, 2))) - Counter(texts(drawn(game))) == {"you": 1}


# -- what is in it ---------------------------------------------------------------------------------------------------
@SOME
def test_it_shows_every_tile_artisan_and_empty_space(name):
    for game in kept(name):
        setting, board, state, tree = game.setting, game.setting.board, game.position.read(), drawn(game)
        told = set(titles(tree))
        for space, mark in enumerate(board.marks):
            if mark is None:
                continue
            at, stands = space_name(space), artisan_on(setting, state, space)
            if not state.tile[space]:
                assert sum(title.startswith(f"{at}, empty: ") for title in told) == 1
                assert at in texts(tree)
                continue
            colour = board.colours[board.tiles[state.tile[space] - 1].colour]
            expected = f"{at}, {colour}, arrow {SIDE[SIDES[state.arrow[space]]]}"
            if stands:
                expected += f", artisan{' ' + 'ab'[stands[1]] if setting.players == 2 else ''} of seat {stands[0] + 1}"
            assert expected in told
            discs = [c for c in titled(tree, f"{at}, ").iter(f"{SVG}circle") if float(c.get("r")) == ARTISAN]
            assert len(discs) == bool(stands)
            if stands:
                seat, second = stands
                assert discs[0].get("stroke" if second else "fill") == PLAYERS[seat][0]


@SOME
def test_stones_lie_where_their_tiles_do_and_each_has_its_letter(name):
    for game in kept(name)[1::2]:
        board, state = game.setting.board, game.position.read()
        found = {}
        for group in drawn(game).iter(f"{SVG}g"):
            uses = [child for child in group if child.tag == f"{SVG}use" and child.get("href").startswith("#mh-stone-")]
            moved = re.fullmatch(r"translate\((\S+) (\S+)\) scale\(1\.000\)", group.get("transform", ""))
            if uses and moved:
                colour = int(uses[0].get("href").removeprefix("#mh-stone-"))
                found[float(moved[1]), float(moved[2])] = colour
                assert group.findtext(f"{SVG}text") == board.colours[colour][0].upper()
        tiles = {corner_of(at): board.tiles[type - 1].colour for at, type in enumerate(state.tile) if type}
        assert found == tiles


@SOME
def test_joints_run_round_areas_and_never_through_them(name):
    for game in kept(name)[1:]:
        board, state = game.setting.board, game.position.read()
        floor = {at: board.tiles[type - 1].colour for at, type in enumerate(state.tile) if type}
        (joints,) = [path for path in drawn(game).iter(f"{SVG}path") if path.get("stroke-width") == "4.5"]
        lines = {tuple(map(float, line)) for line in re.findall(r"M(\S+) (\S+)L([\d.]+) ([\d.]+)", joints.get("d"))}
        for one in floor:
            x, y = corner_of(one)
            if one % EDGE < EDGE - 1:
                assert ((x + 100, y, x + 100, y + 100) in lines) == (floor[one] != floor.get(one + 1))
            assert ((x, y, x + 100, y) in lines) == (floor[one] != floor.get(one + EDGE))


@SOME
def test_the_turntable_is_turned_to_the_mover(name):
    for game in kept(name)[:-1]:
        setting, board, state, tree = game.setting, game.setting.board, game.position.read(), drawn(game)
        side = side_of(setting, game.to_move)
        table = titled(tree, f"The turntable points {SIDE[SIDES[side]]}")
        for slot, quarter in enumerate(quarters_of_slots(setting, game.to_move)):
            group = titled(table, f"Slot {slot + 1}, in the quarter of the {board.animals[quarter]}")
            assert (": empty" in group.findtext(f"{SVG}title")) == (state.slot[slot] < 0)
            badge = group.findall(f"{SVG}circle")[-1]
            assert (float(badge.get("cx")) < 400) == ("w" in QUARTERS[quarter])
            assert (float(badge.get("cy")) < 400) == ("n" in QUARTERS[quarter])
            if state.slot[slot] >= 0:
                tile = board.tiles[state.slot[slot]]
                mark = turned(KINDS[tile.kind], (side - tile.arrow) % 4)
                halves = {use.get("href")[-1] for use in group.iter(f"{SVG}use") if "-column-" in use.get("href")}
                assert halves == ({s for at, s in enumerate(SIDES) if mark >> at & 1} if mark != 16 else set())


@SOME
def test_rows_tell_gold_artisans_and_markers(name):
    for game in kept(name):
        board, state, tree = game.setting.board, game.position.read(), drawn(game)
        told, words = Counter(titles(tree)), texts(tree)
        for seat in range(game.setting.players):
            assert f"Seat {seat + 1}" in words
            assert str(sum(state.points[seat])) in words
        for quarter, animal in enumerate(board.animals):
            up = sum(state.markers[seat] >> quarter & 1 for seat in range(game.setting.players))
            assert told[f"Marker of the {animal}: face up"] == up
            assert told[f"Marker of the {animal}: face down"] == game.setting.players - up
        for colour, called in enumerate(board.colours):
            left = sum(state.bag.count[at] for at, tile in enumerate(board.tiles) if tile.colour == colour)
            assert told[f"{left} {called} in the bag"] == 1


def test_the_end_names_the_winners_and_their_gold():
    *_, game = positions(3, seed=5)
    words = texts(drawn(game))
    assert "THE END" in words
    for seat in game.outcome.winners:
        assert any(f"Seat {seat + 1}" in word and f"with {game.outcome.scores[seat]} gold" in word for word in words)
    assert {"Tiles", "Artisans", "Quarters", "Second"} <= set(words)


def test_names_are_written_as_they_are_whatever_is_in_them():
    board = replace(STANDARD, animals=("<b>&", "cat", "dog", "elephant"), colours=("<i>", *STANDARD.colours[1:]))
    game = list(positions(4, board=board))[-2]
    told = titles(drawn(game))
    assert any("quarter of the <b>&" in title for title in told)
    assert any(", <i>, arrow" in title for title in told)
    assert "<" in texts(drawn(game))  # the letter of such a colour, and of such an animal


# -- colours ---------------------------------------------------------------------------------------------------------
def test_the_usual_colours_have_their_own_stones_and_no_two_look_alike():
    assert stones_of(STANDARD) == tuple(STONES[name] for name in STANDARD.colours)
    for one, other in combinations(STONES.values(), 2):
        assert one.straps != other.straps
        assert one.base != other.base


@pytest.mark.parametrize(
    ("board", "looks"),
    [
        (GARDEN, ["turquoise", "blue", "red", "green", "pink", "brown", "violet", "white"]),
        (OPEN_COURT, ["orange", "blue", "red", "green", "violet", "brown", "pink", "turquoise"]),
    ],
    ids=["garden", "open court"],
)
def test_other_colours_get_a_stone_each_near_their_name_if_there_is_one(board, looks):
    colours = read_components(board).colours
    stones = dict(zip(colours, stones_of(read_components(board)), strict=True))
    assert len(set(stones.values())) == len(colours)
    assert stones == {colour: STONES[look] for colour, look in zip(colours, looks, strict=True)}


# -- where it is -----------------------------------------------------------------------------------------------------
def boxes(tree):
    """Every element that is drawn with its box in the picture: left, top, right, bottom."""

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
    """Where points go that are transformed first."""
    if not transform:
        return place
    dx, dy, kind, by = re.fullmatch(r"translate\((\S+) (\S+)\) (scale|rotate)\((\S+)\)", transform).groups()
    dx, dy, by = float(dx), float(dy), float(by)
    if kind == "scale":
        return lambda x, y: place(dx + x * by, dy + y * by)
    c, s = cos(radians(by)), sin(radians(by))
    return lambda x, y: place(dx + x * c - y * s, dy + x * s + y * c)


def box_of(element):
    kind = element.tag.removeprefix(SVG)
    number = {
        name: float(element.get(name, 0)) for name in ("x", "y", "width", "height", "cx", "cy", "r") if kind != "svg"
    }
    if kind in ("rect", "use"):
        return number["x"], number["y"], number["x"] + number["width"], number["y"] + number["height"]
    if kind == "circle":
        x, y, r = number["cx"], number["cy"], number["r"]
        return x - r, y - r, x + r, y + r
    if kind == "text":
        size = float(element.get("font-size"))
        wide = width_of(element.text, size, element.get("font-weight") == "600")
        left = number["x"] - {None: 0, "middle": wide / 2, "end": wide}[element.get("text-anchor")]
        return left, number["y"] - size * 0.8, left + wide, number["y"] + size * 0.25
    if kind == "path":
        points = []
        for command, given in re.findall(r"([A-Z])([^A-Z]*)", element.get("d")):
            values = [float(value) for value in given.split()]
            points += list(zip(*[iter(values[-2:] if command == "A" else values)] * 2, strict=True))
        xs, ys = zip(*points, strict=True)
        return min(xs), min(ys), max(xs), max(ys)
    return None


@SOME
def test_nothing_sticks_out(name):
    for game in kept(name)[::2]:
        tree = drawn(game, 0)
        _, _, wide, high = map(float, tree.get("viewBox").split())
        for element, (left, top, right, bottom) in boxes(tree):
            at = (element.tag, element.text, left, top, right, bottom)
            assert left >= -0.5, at
            assert top >= -0.5, at
            assert right <= wide + 0.5, at
            assert bottom <= high + 0.5, at


@SOME
def test_texts_keep_clear_of_each_other(name):
    for game in kept(name)[1::3]:
        written = [
            (element.text, box)
            for element, box in boxes(drawn(game, 0))
            if element.tag == f"{SVG}text" and float(element.get("font-size")) > 9.5
        ]
        assert len(written) > 30
        for (one, a), (other, b) in combinations(written, 2):
            wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
            assert wide <= 0.5 or high <= 0.5, (one, a, other, b)
