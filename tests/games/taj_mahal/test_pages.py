"""Tests of Taj Mahal's terminal pages: they agree with the rules and contain no hidden information."""

import random
import re

import pytest

from durbar.games.game import new
from durbar.games.markup import strip
from durbar.games.message import Message
from durbar.games.page import PageContext
from durbar.games.taj_mahal.components.components import SYMBOLS
from durbar.games.taj_mahal.presentation.facts import Facts
from durbar.games.taj_mahal.presentation.labels import card_in_words
from durbar.games.taj_mahal.presentation.notation import LETTERS
from durbar.games.taj_mahal.presentation.offer import standing_after
from durbar.games.taj_mahal.rules.state import PLAY
from durbar.games.words import say

NAMES = ["Noor", "Akbar", "Birbal", "Jodha", "Tansen"]
# the code of pages is never compiled, and with uncompiled rules the many positions would take long
pytestmark = pytest.mark.compiled_only


def positions(players, seed, share=0.2, **settings):
    """Play a random game and yield it at a random ``share`` (from 0 to 1) of its positions and at its end."""
    game, rng = new("taj-mahal", players, seed=seed, **settings), random.Random(seed)
    while game.to_move is not None:
        if rng.random() < share:
            yield game
        game.push(rng.choice(list(game.legal_moves)))
    yield game


def all_lines(game, seat, words):
    """Return all lines that the pages can show to a viewer. `words` selects plain mode."""
    context = PageContext(game.seen_by(seat), NAMES[: game.setting.players], 80, words)
    book = game.setting.rulebook.presentation.pages()
    sections = [*book.table(context), *(book.extra_section(context, name) for name in book.extra)]
    lines = [line for section in sections for line in [section.heading, *section.lines]]
    if seat is not None and seat == game.to_move:
        offer = book.offer(context, whole=True)
        lines += [offer.task, *offer.notes, *(part for choice in offer.choices for part in choice)]
    return lines


@pytest.mark.parametrize("players", [2, 3, 5])
def test_leader_shown_on_the_page_would_win_the_tile(players):
    leads_checked = 0
    for game in positions(players, players, 0.5):
        sight = game.seen_by(game.to_move)
        if game.to_move is None or sight.state.phase != PLAY:
            continue
        facts = Facts(PageContext(sight, NAMES[:players]))
        leads = {
            SYMBOLS[LETTERS.index(letter)] for letter in LETTERS if facts.standing(game.to_move, letter) == "alone"
        }
        won = {message.args["symbol"] for message in sight.preview("out").story if message.id == "taj-mahal.won"}
        assert leads == won
        leads_checked += len(leads)
    assert leads_checked > 10


def test_standing_shown_for_a_play_equals_the_standing_after_the_play():
    checked = 0
    for game in positions(4, 8):
        seat = game.to_move
        if seat is None or game.position.read().phase != PLAY:
            continue
        facts = Facts(PageContext(game.seen_by(seat), NAMES[:4]))
        for move in game.legal_moves:
            if move.text == "out":
                continue
            after = game.copy()
            after.push(move)
            facts_after = Facts(PageContext(after.seen_by(seat), NAMES[:4]))
            marks = {"alone": "*", "tied": "="}
            expected = {
                letter: marks[facts_after.standing(seat, letter)]
                for letter in LETTERS
                if facts_after.standing(seat, letter)
            }
            assert standing_after(facts, move.text) == expected
            checked += 1
    assert checked > 50


@pytest.mark.parametrize("words", [False, True])
@pytest.mark.parametrize("players", [2, 4])
def test_hidden_information_does_not_change_a_page(players, words):
    other_worlds = 0
    for game in positions(players, 20 + players, 0.05):
        for seat in [*range(players), None]:
            world = game.seen_by(seat).imagine(5)
            assert all_lines(world, seat, words) == all_lines(game, seat, words)
            other_worlds += world.position.raw() != game.position.raw()
    assert other_worlds > 5


def test_page_shows_the_viewers_hand_and_at_the_end_all_hands():
    for edition in ("2000", "2006", "2018"):
        for game in positions(3, 30, 0.02, edition=edition):
            for seat in (0, 1, 2, None):
                lines = "\n".join(map(strip, all_lines(game, seat, False)))
                plain_lines = "\n".join(map(strip, all_lines(game, seat, True)))
                is_over = game.to_move is None
                assert ("Hand: " in lines) == (seat is not None)
                assert ("Your hand, " in plain_lines) == (seat is not None)
                other_hands = re.findall(r"^\w+ holds: ", lines, re.M)
                number_of_others = 3 if seat is None else 2
                assert len(other_hands) == (number_of_others if is_over else 0)


def test_page_shows_all_hands_with_the_option_open_hands():
    for game in positions(3, 31, 0.02, options={"open_hands": True}):
        lines = "\n".join(map(strip, all_lines(game, 0, False)))
        assert "Akbar holds: " in lines


def test_roads_on_the_page_are_those_of_the_board():
    game = new("taj-mahal", 4, seed=1)
    facts = Facts(PageContext(game.seen_by(0), NAMES[:4]))
    board = facts.board
    for number, city in enumerate(board.cities):
        cities_of_province = {board.cities[other].name for other in board.provinces[city.province].cities}
        neighbours, roads_out = set(facts.neighbours(number)), set(facts.roads_out(number))
        assert roads_out <= neighbours
        along_the_ring = neighbours - roads_out  # the page does not list the roads of the ring round a province
        assert along_the_ring <= cities_of_province
        assert len(along_the_ring) == (0 if number == board.agra else 2)


def test_palaces_are_shown_in_their_cities():
    for game in positions(4, 33, 0.1):
        view = game.seen_by(None).view()["table"]
        context = PageContext(game.seen_by(None), NAMES[:4])
        page = " ".join(
            strip(line).strip()
            for line in game.setting.rulebook.presentation.pages().extra_section(context, "map").lines
        )
        for seat, player in enumerate(view["seats"]):
            for city in {*player["palaces"], *player["crown_palaces"]}:
                assert re.search(rf"{NAMES[seat]} in ([\w, ]*, )?{city}\b", page)


def test_cards_and_numbers_are_written_in_words():
    setting = new("taj-mahal", 3, edition="2006", seed=1).setting

    def rendered(message, language="en"):
        return say(message, language, setting=setting, strict=True)

    assert rendered(card_in_words(setting, "vVE")) == "violet vizier and elephant"
    assert rendered(card_in_words(setting, "rEE")) == "red double elephant"
    assert rendered(card_in_words(setting, "wK")) == "white crown"
    assert rendered(card_in_words(setting, "*2")) == "special card “2 points”"
    assert rendered(card_in_words(setting, "vVE"), "fr") == "violette vizir et éléphant"
    for number, nth in ((1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (13, "13th"), (21, "21st")):
        message = Message("taj-mahal.page.nth", {"number": number, "colour": "red"})
        assert rendered(message) == f"your {nth} red card"
        assert rendered(message, "fr") == f"votre {number}{'re' if number == 1 else 'e'} carte rouge"
