"""Tests of the news: one sentence in the bar about the last turn, which is shown whole at every window size."""

import re

import pytest
from playwright.sync_api import expect

from deterministic_server import staged
from web.pages import find_cut_off_text, open_table_page
from web.playing import open_table
from web.table_page import TablePage
from web.test_interludes import ends_visit

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

WINDOWS = [(2560, 1440), (1440, 900), (1280, 640), (1024, 768), (844, 390), (390, 844)]
"""The width and height of the windows in which the news are checked."""
RESULT = re.compile(r"\+\d+( gold| or)?$")
"""Matches the end of a whole sentence about a turn that brings points or gold."""


def has_seen_rich_withdrawal(sight):
    """Return whether the player before the viewer has just withdrawn with at least two prizes."""
    table = sight.view()["table"]
    previous = (sight.seat - 1) % len(table["seats"])
    prizes = [winner for winner in table["won_by"].values() if winner == previous]
    return table["phase"] == "play" and table["visit"] > 2 and len(prizes) > 1


def has_seen_two_tiles(sight):
    """Return whether the player before the viewer has just laid two tiles."""
    view = sight.view()
    return view["moves_made"] >= 30 and view["table"]["phase"] == "first"


def begins(sight):
    """Return whether the viewer has the first move of the game."""
    return sight.view()["moves_made"] == 0


def whole_sentences(page, start):
    """Check that every window shows a whole sentence that begins with a text, and return the different sentences."""
    sentences = []
    news = TablePage(page).bar.get_by_title(start)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        assert find_cut_off_text(page) == [], (width, height)
        sentence = news.inner_text()
        bar, box = TablePage(page).bar.bounding_box(), news.bounding_box()
        assert box["width"] > 0
        assert box["y"] >= bar["y"]
        assert box["y"] + box["height"] <= bar["y"] + bar["height"]
        assert start.match(sentence), (width, height, sentence)
        assert RESULT.search(sentence), (width, height, sentence)
        sentences.append(sentence)
    return list(dict.fromkeys(sentences))


@pytest.mark.parametrize(
    ("language", "start"), [("en-GB", "^Kiran withdraws with "), ("fr-FR", "^Kiran se retire avec ")]
)
def test_withdrawal_is_one_whole_sentence_in_every_window(stage, people, language, start):
    contexts = people(4, language=language)
    page = open_table_page(stage, contexts[0], staged(stage, contexts, has_seen_rich_withdrawal, seed=3))
    sentences = whole_sentences(page, re.compile(start))
    assert "Multan" in sentences[0]
    assert len(sentences) > 1  # small windows show a shorter sentence
    # A sign that stands in place of a word has the word as its name.
    news = TablePage(page).bar.get_by_title(re.compile(start))
    expect(news.get_by_role("img", name=re.compile("^(Monk|Moine)$"))).to_be_visible()


def test_turn_of_two_tiles_is_one_whole_sentence_in_every_window(stage, people):
    contexts = people(4)
    id = staged(stage, contexts, has_seen_two_tiles, game="maharani", seed=3)
    page = open_table_page(stage, contexts[0], id)
    sentences = whole_sentences(page, re.compile("^Kiran lays "))
    places = re.findall(r"\b[a-h][1-8]\b", sentences[0])
    assert len(places) == 2
    floor = TablePage(page).floor
    for place in places:
        for coordinate in place:
            expect(floor.get_by_text(coordinate, exact=True)).to_be_visible()


def test_news_of_a_turn_leave_out_what_other_players_get_at_the_end_of_the_visit(stage, people):
    contexts = people(4)
    table = TablePage(open_table_page(stage, contexts[0], staged(stage, contexts, ends_visit, seed=3)))
    table.make_first_move()
    table.open_panel("Log and chat")
    expect(table.log).to_contain_text("Tomas returns two equal advisor tokens")
    news = table.bar.get_by_title(re.compile("^You withdraw with "))
    expect(news).to_be_visible()
    expect(news).not_to_contain_text("Nobility")


def test_news_address_the_player(stage, people):
    contexts = people(2)
    page = open_table_page(stage, contexts[0], staged(stage, contexts, begins, seed=11))
    table = TablePage(page)
    table.make_first_move()
    expect(table.bar.get_by_title(re.compile("^You play a "))).to_contain_text(re.compile("^You play a .+ card"))


def test_news_of_a_game_without_a_board_are_sentences_of_the_log(visitor):
    somebody = visitor()
    open_table(somebody, ["me", "novice"], "toy")
    table = TablePage(somebody.page)
    table.wait_for_turn()
    with table.new_state():
        table.moves.first.click()
        table.confirm.click()
    expect(table.bar.get_by_title(re.compile(" plays a "))).to_have_text(re.compile(r"\.\s*$"))
    assert find_cut_off_text(somebody.page) == []
