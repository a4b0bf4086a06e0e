"""Tests of the statistics page: intervals, layout, editions and charts."""

import random
import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from durbar.tables.statistics import MIN_GAMES
from web.pages import at_every_size, find_cut_off_text, find_violations, measure_overflow

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

# Parts of drawings, which have no role, because tables contain the same numbers for screen readers.
BARS = ".stat-range .bar"
GRID_LINES = ".tick"
CHART_GAMES = ".won, .other"


def request_json(request, method, address, **body):
    """Send a request and return the JSON response; fail on an error response."""
    response = getattr(request, method)(address, **({"data": body} if body else {}))
    assert response.ok, (address, response.text())
    return response.json()


def play_game(somebody, game="toy", players=2, **fields):
    """Play a game to the end, in which all seats belong to this browser; return the scores."""
    request, api = somebody.context.request, f"{somebody.server_url}api"
    rng = random.Random(5)
    seats = [{"who": "me", "name": name} for name in ("Noor", "Ines", "Tomas")[:players]]
    table = request_json(request, "post", f"{api}/tables", game=game, seats=seats, **fields)["table"]
    state = request_json(request, "get", f"{api}/tables/{table}?seat=0")
    while (seat := state["view"]["to_move"]) is not None:
        if state["seat"] != seat:
            state = request_json(request, "get", f"{api}/tables/{table}?seat={seat}")
        move = rng.choice(state["view"]["legal_moves"])["text"]
        body = {"seat": seat, "version": state["version"], "move": move}
        state = request_json(request, "post", f"{api}/tables/{table}/move", **body)["table_view"]
    return state["view"]["scores"]


def open_game_list(page):
    """Open the list of all games and return its items."""
    page.get_by_text("All games").click()
    return page.get_by_role("group").filter(has=page.get_by_text("All games")).get_by_role("listitem")


def test_intervals_are_shown_once_there_are_enough_games(visitor):
    somebody = visitor()
    page = somebody.page
    page.get_by_role("link", name="Statistics").first.click()
    page.get_by_text("You have not finished a game yet.").wait_for()
    assert find_violations(page) == []
    scores = [play_game(somebody)[0]]
    page.reload()
    too_few_games = page.get_by_text("too few")
    expect(too_few_games, "the notice is shown once").to_have_text(re.compile("^Too few games for a margin of error"))
    scores += [play_game(somebody)[0] for _ in range(MIN_GAMES - 1)]
    page.reload()
    definitions = page.get_by_role("definition")
    expect(definitions.first).to_have_text(str(MIN_GAMES))
    mean = f"{sum(scores) / MIN_GAMES:.1f}".removesuffix(".0").replace("-", "\u2212")
    mean_points = definitions.nth(3)
    expect(mean_points).to_have_text(re.compile(rf"^{re.escape(mean)}\b.+"))  # the interval follows
    expect(too_few_games).to_have_count(0)
    games = open_game_list(page)
    expect(games).to_have_count(MIN_GAMES)
    games.get_by_role("link").first.click()
    page.get_by_role("dialog").get_by_role("link", name="Replay").wait_for()  # the result


def test_statistics_fit_every_size_in_french(visitor):
    somebody = visitor(language="fr-FR")
    play_game(somebody, "maharani")
    for _ in range(2):
        play_game(somebody)
    page = somebody.open("#/statistics")
    maharani, toy = (page.get_by_role("region", name=name) for name in ("Maharani", "Toy"))
    toy.wait_for()
    for size in at_every_size(page):
        assert measure_overflow(page)[0] == 0, size
        assert find_cut_off_text(page) == [], size
        assert find_violations(page) == [], size
    expect(page.get_by_text("Trop peu de parties")).to_have_count(2)  # once for each game
    expect(maharani.get_by_role("rowheader", name="Ines")).to_have_count(1)
    # The unit is gold, not points, and bars of negative values are to the left of zero.
    expect(maharani).to_contain_text("Or moyen")
    expect(maharani).not_to_contain_text("oints")
    bars = maharani.locator(BARS).evaluate_all(
        "(bars) => bars.map(({ x, width }) => [x, width].map((length) => length.baseVal.value))"
    )
    zero = bars[0][0]  # the first source gives no negative values, so its bar begins at zero
    negative = [(x, width) for x, width in bars if x < zero]
    assert [x + width for x, width in negative] == [pytest.approx(zero)]  # only second tiles cost gold

    # The games are inside the grid of the chart, with their dates below.
    chart = toy.get_by_role("figure")
    heights = (
        "(marks) => marks.map((mark) => mark.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)"
    )
    grid, games = (chart.locator(selector).evaluate_all(heights) for selector in (GRID_LINES, CHART_GAMES))
    assert min(grid) - 1 <= min(games) <= max(games) <= max(grid) + 1
    day = toy.get_by_role("group").get_by_role("link", include_hidden=True).first.text_content()
    assert re.fullmatch(r"\d{1,2} \S+ \d{4}", day), "the date is formatted in French"
    expect(chart.get_by_text(day)).to_have_count(1)
    labels = "(chart) => [...chart.getElementsByTagName('text')].map((label) => label.getBoundingClientRect().right)"
    assert max(chart.evaluate(labels)) <= page.viewport_size["width"]


def test_statistics_are_listed_by_edition(visitor):
    somebody = visitor()
    scores = {edition: play_game(somebody, edition=edition)[0] for edition in ("short", "long")}
    page = somebody.open("#/statistics")
    rows = page.get_by_role("group", name="By edition").get_by_role("row")
    expect(rows).to_have_count(1 + len(scores))  # with the header row
    for edition, score in scores.items():
        row = rows.filter(has=page.get_by_role("rowheader", name=edition))
        expect(row.get_by_role("cell").last).to_have_text(str(score).replace("-", "\u2212"))
    games = open_game_list(page)
    for edition in scores:
        expect(games.filter(has_text=f"Edition {edition}")).to_have_count(1)
    assert find_violations(page) == []


def test_grid_lines_enclose_all_values(visitor):
    values = [[0], [1], [7, 3], [61], [83, 40], [-4, 12], [151], [1000]]
    grids = "async ([all]) => all.map((await import('/web/statistics/charts.js')).gridLinesFor)"
    for game_values, grid in zip(values, visitor().page.evaluate(grids, [values]), strict=True):
        assert grid[0] <= min(0, *game_values) <= max(game_values) <= grid[-1]
        assert 2 <= len(grid) <= 7
        assert len({after - before for before, after in pairwise(grid)}) == 1
