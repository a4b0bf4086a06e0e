"""Tests of the analysis page: it shows the worst mistake first, and the game can be continued from there."""

import re
from itertools import combinations
from math import dist

import pytest
from playwright.sync_api import expect

from analysis.games import game_with_blunder, random_game
from server.process import Process
from web.pages import Visitor, at_every_size, find_violations, measure_overflow
from web.playing import open_table, record_of
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

RECORD, BLUNDER = game_with_blunder()
"""A finished game, and the decision in it that is a clear mistake."""
# The heading of the blunder on the analysis page.
BLUNDER_TITLE = f"Move {BLUNDER['number'] + 1}, visit 12 of 12"
CHART_LINES = ".an-chart .run"
"""The lines of the chart, which screen readers do not read: the slider and a table have the same numbers."""
TARGETS = "main :is(a.link, .btn, select, input, summary)"
"""Buttons, fields, and links outside sentences and tables."""
MIN_TARGET_HEIGHT = 43.5
"""The smallest height of a touch target in pixels, with a tolerance for rounding."""
FIND_LOW_TARGETS = """(targets, minHeight) => targets
  .filter((target) => target.getBoundingClientRect().height < minHeight).map((target) => target.outerHTML)"""
"""Returns touch targets that are too low."""


@pytest.fixture(scope="module")
def quick_server_url(tmp_path_factory):
    """A server whose analyses use few iterations, which is enough to find the blunder."""
    server = Process(
        f"sqlite:///{tmp_path_factory.mktemp('quick') / 'tables.sqlite'}", bot_pause=0.02, analysis_iterations=20
    )
    yield f"{server.address}/"
    server.stop()


def import_record(somebody, record=RECORD, how="finished"):
    """Import a record and return its table."""
    response = somebody.context.request.post(f"{somebody.server_url}api/import", data={"record": record, "as": how})
    assert response.ok, response.text()
    return response.json()["table"]


class AnalysisPage:
    """The page with the complete analysis of a game."""

    def __init__(self, page):
        self.page = page
        self.chart = page.get_by_role("region", name="Chances to win")
        """The chart, with a description of the selected decision."""
        self.slider = page.get_by_role("slider", name="Decisions of the game")
        self.chances = self.chart.get_by_role("list").get_by_role("listitem")
        cards = page.get_by_role("region", name="Key decisions").get_by_role("listitem")
        self.card = cards.filter(has=page.get_by_role("heading", level=3)).first
        self.slider.wait_for()

    def show_all_decisions(self):
        """Open the table of all decisions and return its rows."""
        self.page.get_by_text("All decisions", exact=True).click()
        rows = self.page.get_by_role("group", name="All decisions").get_by_role("row")
        rows.first.wait_for()
        return rows


@pytest.fixture(scope="module")
def noor(chromium, quick_server_url):
    """A visitor with a finished game that is analysed, whose table is ``noor.table``."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en-GB")
    visitor = Visitor(context, quick_server_url)
    visitor.table = import_record(visitor)
    AnalysisPage(visitor.open(f"#/analysis/{visitor.table}")).page.close()
    yield visitor
    context.close()
    assert visitor.faults == []


def test_finished_game_is_analysed_and_continued_from_a_turning_point(noor):
    page = noor.open(f"#/table/{noor.table}")
    page.get_by_role("dialog").get_by_role("link", name="Analyse the game").click()
    page.get_by_text("judged by what its player could know at that moment").wait_for()
    analysis = AnalysisPage(page)
    chart, card, slider = analysis.chart, analysis.card, analysis.slider
    patterns = page.locator(CHART_LINES).evaluate_all(
        "(lines) => lines.map((line) => line.getAttribute('stroke-dasharray'))"
    )
    assert len(patterns) == len(set(patterns)) == 2, "the lines must differ in more than colour"

    for text in (
        BLUNDER_TITLE,
        "Noor withdraws",
        "Withdrawing at that point won nothing.",
        "more losses in 100 games",
        "Better",
    ):
        expect(card).to_contain_text(text)
    expect(card.get_by_role("list")).to_have_count(2)  # the reasons against this move and for the better one
    before, after = re.search(r"(\d+%) → (\d+%)", card.inner_text()).groups()
    expect(card).to_contain_text(f"dropped from {before} to {after}")

    # the chart agrees with the card
    expect(analysis.chances.nth(BLUNDER["seat"])).to_contain_text(after)
    expect(chart).to_contain_text(f"Chance to win: {before} instead of {after}")
    for axis in ("Chance to win", "Visits"):
        expect(chart.get_by_text(axis, exact=True)).to_be_visible()
    view_link = card.get_by_role("link", name="View")
    expect(view_link).to_have_attribute("href", f"#/replay/{noor.table}/{BLUNDER['number']}/{BLUNDER['seat']}")

    # a link leads to the replay of that position, and another link leads back
    view_link.click()
    expect(page.get_by_role("contentinfo")).to_have_attribute("data-number", str(BLUNDER["number"]))
    page.get_by_role("link", name="Analyse the game").click()

    # the selection moves along the chart, by keys and by pointing
    expect(chart).to_contain_text(BLUNDER_TITLE)
    slider.press("Home")
    expect(chart).to_contain_text("Move 1,")
    slider.press("ArrowRight")
    expect(chart).to_contain_text("Move 2,")
    text = slider.get_attribute("aria-valuetext")
    assert "Noor" in text
    for chance in re.findall(r"\d+%", " ".join(analysis.chances.all_inner_texts())):
        assert f" {chance}" in text
    slider.press("End")
    expect(chart).to_contain_text("End of the game")
    box = page.locator(CHART_LINES).first.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(chart).not_to_contain_text("End of the game")
    card.get_by_role("button", name="Show in the chart").click()
    expect(chart).to_contain_text(BLUNDER_TITLE)

    expect(analysis.show_all_decisions()).to_have_count(int(slider.get_attribute("max")) + 1)  # plus the header row

    # the game is continued from a decision in the chart and from a card: Noor has the move again
    slider.press("Home")
    chart.get_by_role("button", name="Continue from here Move 1,").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("with the deal of this game").wait_for()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    card.get_by_role("button", name="Continue from here").click()
    expect(sheet.get_by_label("Your seat").get_by_role("option", selected=True)).to_have_text("Noor")
    sheet.get_by_label("Bots in the other seats").select_option("novice")
    sheet.get_by_role("button", name="Continue", exact=True).click()
    TablePage(page).wait_for_turn()
    assert noor.table not in page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_text(f"continues another one from move {BLUNDER['number']}").wait_for()
    page.close()


def test_page_shows_the_place_in_the_queue(visitor, noor):
    somebody = visitor(server_url=noor.server_url)
    somebody.context.add_cookies(noor.context.cookies())
    waiting = {"table": noor.table, "state": "waiting", "ahead": 3, "done": 0, "whole": 0, "result": None}
    somebody.context.route(f"**/api/tables/{noor.table}/analysis", lambda route: route.fulfill(json=waiting))
    page = somebody.open(f"#/analysis/{noor.table}")
    expect(page.get_by_text("3 games are analysed before yours.")).to_be_visible()


def test_analysis_page_is_accessible(noor):
    page = noor.open(f"#/analysis/{noor.table}")
    AnalysisPage(page).show_all_decisions()
    for size in at_every_size(page):
        assert find_violations(page) == [], size
        assert measure_overflow(page)[0] == 0, size
        assert page.locator(TARGETS).evaluate_all(FIND_LOW_TARGETS, MIN_TARGET_HEIGHT) == [], size
    page.close()


def test_analysis_page_is_translated_to_french(visitor, noor):
    somebody = visitor(language="fr-FR", server_url=noor.server_url)
    somebody.context.add_cookies(noor.context.cookies())
    page = somebody.open(f"#/analysis/{noor.table}")
    expect(page.get_by_role("region", name="Décisions clés")).to_contain_text(f"Coup {BLUNDER['number'] + 1}")
    expect(page.get_by_role("main")).not_to_contain_text("analysis-")


def test_numbers_in_the_chart_do_not_overlap(noor):
    points = [[100, 200], [104, 200], [108, 196], [300, 12], [301, 12], [302, 14], [500, 290], [501, 290], [700, 50]]
    top, bottom, diameter = 12, 294, 20
    place_discs = "async (args) => (await import('./web/analysis/chart.js')).placeDiscs(...args)"
    placed = noor.page.evaluate(place_discs, [points, top, bottom])
    assert [x for x, _ in placed] == [x for x, _ in points], "discs move only up or down"
    assert all(top <= y <= bottom for _, y in placed)
    assert all(dist(first, second) >= diameter for first, second in combinations(placed, 2))
    assert placed[0] == points[0]
    assert placed[-1] == points[-1]


def test_analysis_in_an_imported_record_is_shown_unchanged(visitor, noor):
    record = record_of(noor, noor.table)
    assert record["analysis"]["turning_points"][0] == BLUNDER["number"]
    record["analysis"]["iterations"] = 77777  # a number that this server would not use
    cards = []
    other = visitor(server_url=noor.server_url)
    for somebody, table in ((noor, noor.table), (other, import_record(other, record))):
        page = somebody.open(f"#/analysis/{table}")
        cards.append(AnalysisPage(page).card.inner_text())
    assert cards[0] == cards[1]
    page.get_by_text("came with the imported game").wait_for()
    page.get_by_text("77,777").wait_for()


def test_record_imported_for_analysis_is_analysed_and_a_running_game_is_not(visitor, quick_server_url):
    somebody = visitor(server_url=quick_server_url)
    table = import_record(somebody, random_game().record(), how="analysis")
    page = somebody.open(f"#/table/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("group", name="Menu").get_by_role("link", name="Analyse the game").click()
    analysis = AnalysisPage(page)
    running = open_table(somebody, ["me", "novice"], "maharani")["table"]
    page.goto(f"{quick_server_url}#/analysis/{running}")
    page.get_by_role("alert").get_by_text("analysed only when it is over").wait_for()
    expect(analysis.slider).to_have_count(0)
