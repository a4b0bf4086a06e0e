"""Tests that the rules exist to which scripts, figures and captions refer."""

import re
from pathlib import Path

import pytest

import durbar
from durbar.games.game import rulebook
from durbar.games.rulespage import rule_texts

WEB = Path(durbar.__file__).parent / "web"
NUMBER = re.compile(r"'([A-Z]{2}-\d+\.\d+[a-z]?)'")
"""Matches the number of a rule in quotes."""
GAMES = {"TM": "taj-mahal", "MH": "maharani"}
"""The games, by the letters with which the numbers of their rules begin."""


def numbers_in(path):
    """Return the numbers of rules in a file."""
    return set(NUMBER.findall(path.read_text()))


def rules_of(game):
    """Return the numbers of a game's rules."""
    return set(rule_texts(rulebook(game).presentation.pages().rules()))


def test_every_rule_that_a_script_names_is_on_the_page_of_its_game():
    references = {(number, path.name) for path in WEB.rglob("*.js") for number in numbers_in(path)}
    assert len({number for number, _ in references}) > 20
    assert [(number, path) for number, path in sorted(references) if number not in rules_of(GAMES[number[:2]])] == []


@pytest.mark.parametrize("game", GAMES.values())
def test_game_refers_only_to_its_own_rules(game):
    (prefix,) = [prefix for prefix, name in GAMES.items() if name == game]
    numbers = {number for path in (WEB / game).rglob("*.js") for number in numbers_in(path)}
    assert numbers
    assert {number for number in numbers if not number.startswith(prefix)} == set()


@pytest.mark.parametrize("catalog", ["en.ftl", "fr.ftl"])
def test_every_figure_has_a_caption_and_every_caption_a_figure(catalog):
    figures = {number for game in GAMES.values() for number in numbers_in(WEB / game / "figures.js")}
    messages = (WEB / "rules" / "words" / catalog).read_text()
    captions = set(re.findall(r"^rules-figure-(\S+) =", messages, re.M))
    assert captions == {number.lower().replace(".", "-") for number in figures}
    assert len(figures) > 15
