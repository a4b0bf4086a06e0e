"""The statistics page: no intervals after one game, intervals after five."""

import random
import re
from itertools import pairwise

import pytest

from durbar.tables.statistics import MIN_GAMES as ENOUGH
from web.pages import looks, overflow, violations

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


def asked(request, method, address, **body):
    """Send a request and return the JSON response; fail on an error response."""
    answer = getattr(request, method)(address, **({"data": body} if body else {}))
    assert answer.ok, (address, answer.text())
    return answer.json()


def finished(somebody, game="toy", players=2, **more):
    """Play a game to the end with all players at this browser; return the scores."""
    request, api = somebody.context.request, f"{somebody.server_url}api"
    chance = random.Random(5)
    seats = [{"who": "me", "name": name} for name in ("Noor", "Ines", "Tomas")[:players]]
    table = asked(request, "post", f"{api}/tables", game=game, seats=seats, **more)["table"]
    while True:
        shown = asked(request, "get", f"{api}/tables/{table}")
        seat = shown["view"]["to_move"]
        if seat is None:
            return shown["view"]["scores"]
        mine = asked(request, "get", f"{api}/tables/{table}?seat={seat}")
        move = chance.choice(mine["view"]["legal_moves"])["text"]
        asked(request, "post", f"{api}/tables/{table}/move", seat=seat, version=mine["version"], move=move)


def test_intervals_are_shown_once_there_are_enough_games(visitor):
    somebody = visitor()
    page = somebody.page
    page.get_by_role("link", name="Statistics").first.click()
    page.get_by_text("You have not finished a game yet.").wait_for()
    assert violations(page) == []
    scores = [finished(somebody)[0]]
    page.reload()
    facts = page.locator(".stat-facts")
    facts.wait_for()
    assert page.get_by_text("Too few games for a margin of error").count() == 1, "it is said once"
    assert "too few" not in facts.inner_text()
    scores += [finished(somebody)[0] for _ in range(ENOUGH - 1)]
    page.reload()
    facts.wait_for()
    told = facts.locator("dd").all_inner_texts()
    assert told[0] == str(ENOUGH)
    mean = f"{sum(scores) / ENOUGH:.1f}".removesuffix(".0")
    assert told[3].splitlines()[0].replace("\u2212", "-") == mean
    assert page.locator(".stat-few").count() == 0
    page.get_by_text("All games").click()
    assert page.locator(".stat-latest li").count() == ENOUGH
    page.locator(".stat-latest a").first.click()
    page.wait_for_selector(".ranking")


OUT = """() => [...document.querySelectorAll('.stat-game :is(dd, dt, small, p, td, th, h3, figcaption, text, li span)')]
  .filter((one) => one.checkVisibility()).flatMap((one) => {
    const box = one.getBoundingClientRect();
    const scrolled = one.closest('.stat-scroll');
    const panel = (scrolled ?? one.closest('.stat-game')).getBoundingClientRect();
    return box.right > panel.right + 1 && !(scrolled?.scrollWidth > scrolled?.clientWidth) ? [one.textContent] : [];
  })"""
"""Returns text that overflows its panel and cannot be scrolled to."""


def test_statistics_fit_every_size_in_french(visitor):
    somebody = visitor(language="fr-FR")
    finished(somebody, "maharani")
    page = somebody.open("#/statistics")
    game = page.get_by_role("region", name="Maharani")
    game.wait_for()
    for size in looks(page):
        assert overflow(page)[0] == 0, size
        assert page.evaluate(OUT) == [], size
        assert violations(page) == [], size
    assert page.get_by_text("Trop peu de parties").count() == 1
    assert page.locator(".stat-part").get_by_role("rowheader", name="Ines").count() == 1
    # The unit is the game's own, and negative values are left of zero.
    assert re.search(r"\bOr moyen\b", game.inner_text())
    assert "oints" not in game.inner_text()
    zero, paid = game.locator(".stat-range .bar").nth(0), game.locator(".stat-range .bar.less")
    assert paid.count() == 1
    assert float(paid.get_attribute("width")) > 0
    assert float(paid.get_attribute("x")) + float(paid.get_attribute("width")) == float(zero.get_attribute("x"))


def test_statistics_are_listed_by_edition(visitor):
    somebody = visitor()
    scores = {
        edition: finished(somebody, "taj-mahal", 3, edition=edition, options={})[0] for edition in ("2000", "2018")
    }
    page = somebody.open("#/statistics")
    game = page.get_by_role("region", name="Taj Mahal")
    game.wait_for()
    rows = game.get_by_role("group", name="By edition").locator("tbody tr")
    assert [row.locator("th").inner_text() for row in rows.all()] == ["2000", "2018"]
    assert [row.locator("td").last.inner_text() for row in rows.all()] == [str(scores["2000"]), str(scores["2018"])]
    page.get_by_text("All games").click()
    listed = page.locator(".stat-latest li .stat-edition")
    assert sorted(listed.all_inner_texts()) == ["Edition 2000", "Edition 2018"]
    assert violations(page) == []


GRID = "async ([all]) => { const { gridOf } = await import('/web/statistics/charts.js'); return all.map(gridOf) }"
POINTS = """() => [...document.querySelectorAll('.stat-course')].map((course) => {
  const y = (one) => one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2;
  const lines = [...course.querySelectorAll('.tick')].map(y);
  const marks = [...course.querySelectorAll('.won, .other')].map(y);
  return Math.min(...marks) >= Math.min(...lines) - 1 && Math.max(...marks) <= Math.max(...lines) + 1;
})"""


def test_chart_of_points_has_a_grid_and_dates(visitor):
    somebody = visitor(language="fr-FR")
    for _ in range(2):
        finished(somebody)
    page = somebody.open("#/statistics")
    page.locator(".stat-course .day").first.wait_for()
    assert page.evaluate(POINTS) == [True]
    day = page.locator(".stat-course .day").first.text_content()
    assert day == page.locator(".stat-latest a").first.text_content()
    assert re.fullmatch(r"\d{1,2} \S+ \d{4}", day), "as the language writes it"
    values = [[0], [1], [7, 3], [61], [83, 40], [-4, 12], [151], [1000]]
    for some, grid in zip(values, page.evaluate(GRID, [values]), strict=True):
        assert grid[0] <= min(0, *some) <= max(some) <= grid[-1]
        assert 2 <= len(grid) <= 7
        assert len({after - before for before, after in pairwise(grid)}) == 1
