"""Tests of the home page: unfinished games, one click to play, records, what to try next, and lists of many tables."""

import re
import time

import pytest
from playwright.sync_api import expect

from web.pages import at_every_size, find_cut_off_text, find_violations, measure_overflow
from web.playing import open_table, table_id_of
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

LONG_NAME = "Mirza Ghiyas Beg Itimad-ud-Daulah of Agra"[:40]
BOTS = ("Birbal", "Gulbadan", "Tansen")


# -- play now ---------------------------------------------------------------------------------------------------------
def cover(page, game="Taj Mahal"):
    """Return the cover of a game."""
    return page.get_by_role("region", name=game, exact=True)


def levels_at_table(somebody):
    """Return the levels of the bots at the table that a visitor's page shows."""
    TablePage(somebody.page).headline.wait_for()
    url = f"{somebody.server_url}api/tables/{table_id_of(somebody.page)}"
    return [seat["level"] for seat in somebody.context.request.get(url).json()["seats"]]


def test_play_now_asks_once_and_then_starts_with_one_click(visitor):
    somebody = visitor()
    page = somebody.page
    cover(page).get_by_role("button", name="Play now").click()
    dialog = page.get_by_role("dialog", name="Play Taj Mahal")
    expect(dialog.get_by_role("radio", name="Novice")).to_be_checked()  # the default of a new player
    dialog.get_by_role("radio", name="2", exact=True).check()
    dialog.get_by_role("radio", name="Intermediate").check()
    dialog.get_by_role("button", name="Start the game").click()
    assert levels_at_table(somebody) == [None, "player", "player"]
    first_table = page.url
    page.goto(f"{somebody.server_url}#/")
    cover(page).get_by_text("Against 2 intermediate players").wait_for()
    cover(page).get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile("#/table/"))
    assert levels_at_table(somebody) == [None, "player", "player"]
    assert page.url != first_table


def test_choice_can_be_changed_and_is_kept_for_each_game(visitor):
    somebody = visitor()
    page = somebody.page
    somebody.play_now("Taj Mahal")
    page.goto(f"{somebody.server_url}#/")
    expect(cover(page, "Maharani").get_by_role("button", name="Change")).to_have_count(0)
    cover(page).get_by_role("button", name="Change Taj Mahal").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="3", exact=True)).to_be_checked()
    dialog.get_by_role("radio", name="1", exact=True).check()
    dialog.get_by_role("radio", name="Expert").check()
    dialog.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("#/table/"))
    assert levels_at_table(somebody) == [None, "expert"]
    page.goto(f"{somebody.server_url}#/")
    cover(page).get_by_text("Against 1 expert").wait_for()


def test_page_that_make_play_opens_asks_a_new_player_once(visitor):
    somebody = visitor()
    page = somebody.open("#/now/maharani")
    page.get_by_role("heading", name="Play Maharani").wait_for()
    expect(page.get_by_role("radio", name="Novice")).to_be_checked()
    page.get_by_role("link", name="First game?").wait_for()
    assert find_violations(page) == []
    page.get_by_role("button", name="Start the game").click()
    TablePage(page).headline.wait_for()
    table = table_id_of(page)
    page.go_back()
    continued = page.get_by_role("region", name="Continue")
    # The browser's Back button leads to the home page, and does not start another game.
    continued.get_by_role("listitem").wait_for()
    somebody.context.request.delete(f"{somebody.server_url}api/tables/{table}")
    again = somebody.open("#/now/maharani")
    TablePage(again).headline.wait_for()  # without a running game, the second time starts at once
    assert table_id_of(again) != table


def test_page_that_make_play_opens_leads_to_the_running_game(visitor):
    somebody = visitor()
    open_table(somebody, ["me", "novice"], game="maharani")
    page = somebody.open("#/now")
    page.get_by_role("region", name="Continue").get_by_role("link", name="Continue").click()
    TablePage(page).headline.wait_for()


# -- tables -----------------------------------------------------------------------------------------------------------
def test_unfinished_games_are_first_and_their_names_differ(visitor):
    somebody = visitor()
    for _ in range(4):
        open_table(somebody, ["me", "me", "novice"], game="taj-mahal")
    open_table(somebody, ["me", "open"], game="maharani")
    page = somebody.open()
    continued = page.get_by_role("region", name="Continue")
    rows = continued.get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("Your turn")
    expect(rows.first).to_contain_text("Visit 1 of 12")
    first = continued.get_by_role("link").first
    expect(first).to_have_accessible_name(re.compile(r"^Continue .*Visit 1 of 12, you 0 : 0"))
    tables = page.get_by_role("complementary", name="Tables")
    expect(tables.get_by_role("listitem")).to_have_count(2)
    expect(cover(page).get_by_role("button", name="Play now")).to_be_visible()
    top = rows.first.bounding_box()["y"]
    assert top < cover(page).bounding_box()["y"]


def seat(name, who, level=None):
    """Return a seat of a table in a list."""
    return {"name": name, "who": who, "level": level, "away": None, "stone": "", "figure": ""}


def listed_table(number, stage="finished", names=BOTS, **fields):
    """Return a table in the list of the visitor's tables."""
    seats = [seat("Noor", "person"), *(seat(name, "bot", "player") for name in names)]
    scores = [number, *(number + other for other in range(len(names)))]
    over = stage == "finished"
    return {
        "table": f"{number:012x}", "version": 9, "changed": time.time() - 86_400 * number, "created": 1.0,
        "game": "maharani" if number % 2 else "taj-mahal", "edition": "2018", "players": len(seats), "kind": "game",
        "stage": stage, "seats": seats, "to_move": None if over else number % 2, "moves": 20, "scores": scores,
        "outcome": {"scores": scores, "ranks": [1] * len(seats), "winners": [0]} if over else None, "counted": True,
        "closed": False, "guide": False, "branch": None, "ended": None, "sources": None,
        "progress": {"at": 5, "of": 12}, "best": None, "you": {"host": True, "seats": [0], "watch": False}, **fields,
    }  # fmt: skip


def record(level, points, streak=0, longest=0):
    """Return the record against a level."""
    best = {"points": points, "players": 4, "table": "0" * 12}
    return {"level": level, "played": 9, "won": 4, "best": best, "streak": streak, "longest": longest}


PROGRESS = {
    "games": [
        {
            "game": "taj-mahal",
            "unit": "points",
            "levels": [record("novice", 61, 3, 5), record("player", 48, 0, 2), record("expert", 39)],
            "best": {"chapter": 6, "points": 17, "table": "0" * 12},
        }
    ],
    "next": {"kind": "level", "game": "taj-mahal", "level": "expert", "players": 3},
}


def home_with(visitor, tables, progress=PROGRESS, **options):
    """Return a visitor whose home page shows these tables and this progress."""
    somebody = visitor(**options)
    page = somebody.page
    page.route("**/api/tables", lambda route: route.fulfill(json=tables) if route.request.method == "GET" else
               route.continue_())  # fmt: skip
    page.route("**/api/progress", lambda route: route.fulfill(json=progress))
    page.reload()
    page.get_by_role("complementary").wait_for()
    return somebody


def test_cover_shows_best_scores_streaks_and_the_best_turn(visitor):
    page = home_with(visitor, []).page
    scores = cover(page).get_by_role("list", name="Best scores").get_by_role("listitem")
    expect(scores).to_have_text(
        [
            re.compile(r"Best score against novices: 61\s*3 wins in a row"),
            re.compile(r"Best score against intermediate players: 48\s*best streak: 2"),
            re.compile(r"Best score against experts: 39\s*Expert"),
        ]
    )
    best = cover(page).get_by_role("link", name="Your best visit: 17 points, in visit 6")
    expect(best).to_have_attribute("href", f"#/replay/{'0' * 12}")
    expect(cover(page, "Maharani").get_by_role("list", name="Best scores")).to_have_count(0)


def test_suggestion_starts_the_game_that_it_names(visitor):
    somebody = home_with(visitor, [])
    suggestion = somebody.page.get_by_role("region", name="What next?")
    expect(suggestion).to_contain_text("You are ready for Taj Mahal against experts.")
    suggestion.get_by_role("button", name="Play").click()
    assert levels_at_table(somebody) == [None, "expert", "expert"]


@pytest.mark.parametrize(
    ("suggestion", "sentence"),
    [
        ({"kind": "game", "game": "maharani", "level": None, "players": None}, "You have not played Maharani yet."),
        (
            {"kind": "players", "game": "taj-mahal", "level": None, "players": 2},
            "Play Taj Mahal against a single opponent.",
        ),
    ],
)
def test_suggestion_asks_for_opponents_that_it_does_not_name(visitor, suggestion, sentence):
    page = home_with(visitor, [], {"games": [], "next": suggestion}).page
    region = page.get_by_role("region", name="What next?")
    expect(region).to_contain_text(sentence)
    region.get_by_role("button", name="Play").click()
    page.get_by_role("dialog").get_by_role("radio", name="Expert").wait_for()


@pytest.mark.parametrize(("language", "scheme"), [("en-GB", "light"), ("fr-FR", "dark")])
def test_two_hundred_tables_and_long_names_fit_every_window(visitor, language, scheme):
    names = [LONG_NAME, f"{LONG_NAME[:-1]}2", f"{LONG_NAME[:-1]}3"]
    tables = [listed_table(number, "running", names) for number in range(4)]
    tables += [listed_table(number, names=names if number % 3 else BOTS) for number in range(4, 200)]
    somebody = home_with(visitor, tables, language=language, scheme=scheme)
    page = somebody.page
    page.get_by_role("complementary").get_by_role("button", name=re.compile("197")).click()
    rows = page.get_by_role("complementary").get_by_role("list").first.get_by_role("listitem")
    expect(rows).to_have_count(197)
    names_of_links = (
        page.get_by_role("complementary")
        .get_by_role("link")
        .evaluate_all("links => links.map(link => link.textContent.trim())")
    )
    assert len(set(names_of_links)) == len(names_of_links), "no two tables have the same name"
    for size in at_every_size(page):
        assert measure_overflow(page)[0] == 0, size
        assert find_violations(page) == [], size
        for heading in page.get_by_role("heading").all():
            assert heading.bounding_box()["width"] > 0, size
    page.get_by_role("region", name="Taj Mahal", exact=True).get_by_role("button").first.click()
    for size in at_every_size(page):
        assert find_violations(page) == [], size
        assert find_cut_off_text(page) == [], size
