"""The analysis page: it shows the planted blunder first, and a game can be continued from it."""

import re
from itertools import combinations
from math import dist

import pytest

from analysis.games import planted
from server.process import Process
from web.pages import SIZES, overflow, violations
from web.playing import record_of

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

RECORD, WHERE = planted()


@pytest.fixture(scope="module")
def quick_server_url(tmp_path_factory):
    """A server whose analyses use few iterations, which is enough to find the blunder."""
    server = Process(f"sqlite:///{tmp_path_factory.mktemp('quick') / 'tables.sqlite'}", beat=0.02, analysing=20)
    yield f"{server.address}/"
    server.stop()


def import_record(somebody, record=RECORD, how="finished"):
    """Import a record and return its table."""
    answer = somebody.context.request.post(f"{somebody.server_url}api/import", data={"record": record, "as": how})
    assert answer.ok, answer.text()
    return answer.json()["table"]


def analysed(somebody, table):
    """Open the analysis of a game and wait until it is complete."""
    page = somebody.open(f"#/analysis/{table}")
    page.wait_for_selector(".an-chart .run", timeout=60_000)
    return page


def test_finished_game_is_analysed_and_continued_from_a_turning_point(visitor, quick_server_url):
    noor = visitor(server_url=quick_server_url)
    table = import_record(noor)
    page = noor.open(f"#/table/{table}")
    page.get_by_role("dialog").get_by_role("link", name="Analyse the game").click()
    page.get_by_text("judged by what its player could know at that moment").wait_for()
    page.wait_for_selector(".an-progress progress, .an-chart .run")
    page.wait_for_selector(".an-chart .run", timeout=60_000)
    assert page.locator(".an-chart .run").count() == 2
    patterns = {one.get_attribute("stroke-dasharray") for one in page.locator(".an-chart .run").all()}
    assert len(patterns) == 2, "colour alone tells the lines apart"

    card = page.locator(".an-card").first
    assert card.get_attribute("data-number") == str(WHERE["number"])
    assert f"Move {WHERE['number'] + 1}" in card.inner_text().replace("MOVE", "Move")
    assert "Noor withdraws" in card.inner_text()
    assert card.locator(".an-better li").count() >= 1
    assert "Withdrawing at that point won nothing." in card.locator(".an-worse").inner_text()
    before, after = re.search(r"(\d+%) → (\d+%)", card.locator(".an-loss").inner_text()).groups()
    assert f"dropped from {before} to {after}" in card.locator(".an-loss .vh").inner_text()
    assert "more losses in 100 games" in card.inner_text()

    # the chart agrees with the card
    reading = page.locator(".an-reading")
    assert reading.locator(".an-chances li").nth(WHERE["seat"]).locator("b").inner_text() == after
    assert f"{before} to win instead of {after}" in reading.inner_text()
    assert page.locator(".an-chart .axis").all_text_contents() == ["Chance to win", "Visits"]
    look = card.get_by_role("link", name="View")
    assert look.get_attribute("href") == f"#/replay/{table}/{WHERE['number']}/{WHERE['seat']}"

    # to the table as it stood, and back
    look.click()
    page.wait_for_selector(f".dock.replay[data-number='{WHERE['number']}']")
    page.get_by_role("link", name="Analyse the game").click()
    page.wait_for_selector(".an-chart .run")

    # along the chart, by keys and by pointing
    slider = page.get_by_role("slider", name="Decisions of the game")
    assert reading.get_attribute("data-number") == str(WHERE["number"])
    slider.press("Home")
    page.wait_for_selector(".an-reading[data-number='0']")
    slider.press("ArrowRight")
    page.wait_for_selector(".an-reading:not([data-number='0'])")
    assert "Noor" in slider.get_attribute("aria-valuetext")
    for chance in reading.locator(".an-chances b").all_inner_texts():
        assert f" {chance}" in slider.get_attribute("aria-valuetext")
    slider.press("End")
    reading.get_by_text("End of the game").wait_for()
    box = page.locator(".an-chart svg").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 40)
    page.wait_for_selector(".an-reading[data-number]")
    card.get_by_role("button", name="Show in the chart").click()
    page.wait_for_selector(f".an-reading[data-number='{WHERE['number']}']")

    # all of it in numbers
    page.get_by_text("All decisions").click()
    page.wait_for_selector(".an-all tbody tr")
    decisions = int(slider.get_attribute("max"))
    assert page.locator(".an-all tbody tr").count() == decisions

    # the game is continued from a decision in the chart and from a card: Noor has the move again
    slider.press("Home")
    reading.get_by_role("button", name="Continue from here").click()
    page.get_by_role("dialog").get_by_text("with the deal of this game").wait_for()
    page.keyboard.press("Escape")
    card.get_by_role("button", name="Continue from here").click()
    sheet = page.get_by_role("dialog")
    assert sheet.get_by_label("Your seat").locator("option:checked").inner_text() == "Noor"
    sheet.get_by_label("Bots on the other seats").select_option("novice")
    sheet.get_by_role("button", name="Continue", exact=True).click()
    page.wait_for_selector(".dock[data-acting=yes]")
    assert table not in page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_text(f"continues another one from move {WHERE['number']}").wait_for()


def test_analysis_page_is_accessible(visitor, quick_server_url):
    noor = visitor(server_url=quick_server_url)
    page = analysed(noor, import_record(noor))
    page.get_by_text("All decisions").click()
    page.wait_for_selector(".an-all tbody tr")
    for size, scheme in (("wide", "light"), ("wide", "dark"), ("middle", "light"), ("phone", "dark")):
        page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == [], (size, scheme)
        assert overflow(page)[0] == 0, (size, scheme)
        assert small_targets(page) == [], (size, scheme)


def test_numbers_in_the_chart_do_not_overlap(visitor, quick_server_url):
    page = visitor(server_url=quick_server_url).page
    points = [[100, 200], [104, 200], [108, 196], [300, 12], [301, 12], [302, 14], [500, 290], [501, 290], [700, 50]]
    placed = page.evaluate("async (points) => (await import('./web/analysis/chart.js')).discs(points, 12, 294)", points)
    assert [x for x, _ in placed] == [x for x, _ in points]
    assert all(12 <= y <= 294 for _, y in placed)
    assert all(dist(one, other) >= 20 for one, other in combinations(placed, 2))
    assert placed[0] == points[0]
    assert placed[-1] == points[-1]


def small_targets(page):
    """Return buttons and links that are too small."""
    return page.evaluate(
        "[...document.querySelectorAll('.an-page :is(a.link, .btn, select, input, summary)')]"
        ".filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.outerHTML)"
    )


def test_analysis_page_is_translated_to_french(visitor, quick_server_url):
    noor = visitor(language="fr-FR", server_url=quick_server_url)
    page = analysed(noor, import_record(noor))
    page.get_by_role("heading", name="Décisions clés").wait_for()
    assert "Coup 122" in page.locator(".an-card").first.inner_text().replace("COUP", "Coup")
    assert "analysis-" not in page.locator("main").inner_text()


def test_analysis_in_an_imported_record_is_shown_unchanged(visitor, quick_server_url):
    noor = visitor(server_url=quick_server_url)
    table = import_record(noor)
    first = analysed(noor, table).locator(".an-card").first.inner_text()
    record = record_of(noor, table)
    assert record["analysis"]["turning_points"][0] == WHERE["number"]
    record["analysis"]["iterations"] = 77777  # too many to compute here
    page = analysed(noor, import_record(noor, record))
    page.get_by_text("came with the imported game").wait_for()
    page.get_by_text("77,777").wait_for()
    assert page.locator(".an-card").first.inner_text() == first


def test_record_opened_for_study_is_analysed_and_a_running_game_is_not(visitor, quick_server_url):
    noor = visitor(server_url=quick_server_url)
    table = import_record(noor, how="analysis")
    page = noor.open(f"#/table/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Analyse the game").click()
    page.wait_for_selector(".an-chart .run", timeout=60_000)
    running = visitor(server_url=quick_server_url)
    game = running.play_now("Maharani")
    game.wait_for_url("**/#/table/*")
    page = running.open(game.url.rpartition("#")[2].replace("/table/", "#/analysis/"))
    page.get_by_role("alert").get_by_text("analysed only when it is over").wait_for()
    assert page.locator(".an-chart").count() == 0
