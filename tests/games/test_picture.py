"""Tests that pictures of positions are complete, small, reproducible, and show no hidden information."""

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from hashlib import sha256

import pytest

from durbar.games.game import new
from games.each import NAMES, every_game, module_of_tests
from games.pictures import SVG, boxes, cached_positions, picture_tree

# a decorator that runs a test for each example game of each game
each_pictured_game = pytest.mark.parametrize(
    ("name", "variant"), [(name, variant) for name in NAMES for variant in module_of_tests(name, "picture_games").GAMES]
)


@each_pictured_game
def test_picture_defines_all_its_references_and_is_small(name, variant):
    for game in cached_positions(name, variant)[::3]:
        for viewer in (None, 0):
            svg = game.seen_by(viewer).picture()
            tree = ET.fromstring(svg)
            assert tree.tag == f"{SVG}svg"
            assert len(svg.encode()) < 150_000
            ids = [element.get("id") for element in tree.iter() if element.get("id")]
            assert len(ids) == len(set(ids))
            references = re.findall(r'href="#([^"]*)"|url\(#([^)]*)\)', svg)
            assert references
            assert {href or url for href, url in references} <= set(ids)


@each_pictured_game
def test_nothing_is_outside_the_picture(name, variant):
    for game in cached_positions(name, variant)[::2]:
        tree = picture_tree(game, 0)
        _, _, width, height = map(float, tree.get("viewBox").split())
        for element, (left, top, right, bottom) in boxes(tree):
            description = (element.tag, element.text, left, top, right, bottom)
            assert left >= -0.5, description
            assert top >= -0.5, description
            assert right <= width + 0.5, description
            assert bottom <= height + 0.5, description


@every_game
def test_picture_needs_no_other_files(name):
    svg = next(module_of_tests(name, "picture_games").positions(4)).seen_by(0).picture()
    assert svg.count("http") == 1  # the namespace of SVG
    assert not re.search(r"<(style|script|image|foreignObject|a)\b|@import|data:", svg)
    assert set(re.findall(r'font-family="([^"]*)"', svg)) == {"serif", "sans-serif"}
    assert "CC BY 3.0" in ET.fromstring(svg).find(f"{SVG}metadata").text


@every_game
def test_picture_is_the_same_in_every_process(name):
    code = (
        f"import durbar, hashlib; game = durbar.new({name!r}, 3, seed=4)\n"
        "print(hashlib.sha256(game.seen_by(1).picture().encode()).hexdigest())"
    )
    command = [sys.executable, "-W", "ignore", "-c", code]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    runs = [
        subprocess.run(command, env={**env, "PYTHONHASHSEED": seed}, capture_output=True, text=True) for seed in "12"
    ]
    expected = sha256(new(name, 3, seed=4).seen_by(1).picture().encode()).hexdigest()
    assert [run.stdout.strip() for run in runs] == [expected, expected], runs[0].stderr


@every_game
def test_hidden_information_does_not_change_a_picture(name):
    """An imagined world is the same game with other hidden cards or tiles."""
    different_worlds = 0
    for game in module_of_tests(name, "picture_games").positions(4, seed=6):
        for viewer in (None, 2):
            sight = game.seen_by(viewer)
            world = sight.imagine(5)
            different_worlds += world.position.raw() != game.position.raw()
            assert world.seen_by(viewer).picture() == sight.picture()
    assert different_worlds > 4
