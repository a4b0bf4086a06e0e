"""Tests of whole games of Maharani in a browser, from the first click to the result."""

import pytest
from playwright.sync_api import expect

from web.checks import check_result, check_secrets
from web.maharani_players import ByKeys, ByMouse, ByTouch
from web.pages import SIZES, measure_overflow
from web.playing import RECORD_LOST_FOCUS, open_table, play_at_one_screen, table_id_of
from web.table_page import TablePage

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.compiled_only,
]


def test_game_of_two_people_at_one_screen_and_two_bots_is_played_by_mouse(visitor):
    somebody = visitor(records_responses=True)
    page = somebody.page
    page.get_by_role("region", name="Maharani").get_by_role("button", name="On one screen").click()
    page.get_by_role("combobox", name="Players", exact=True).select_option("4")
    for seat, name in enumerate(("Noor", "Ines"), 1):
        page.get_by_label(f"Name of Seat {seat}").fill(name)
    for seat in (3, 4):
        page.get_by_label(f"Who plays in Seat {seat}").select_option("bot")
        page.get_by_label(f"Level of the bot in Seat {seat}").select_option("novice")
    page.get_by_role("button", name="Start the game").click()
    player = ByMouse(page)
    announcements, curtains = play_at_one_screen(player)
    assert announcements == {"Your turn, Noor", "Your turn, Ines"}
    assert curtains == 0  # Maharani has no secrets
    assert {"lay", "end", "second"} <= player.move_kinds
    check_result(page, 4)
    table = table_id_of(page)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "#/table/" in url and table not in url)
    expect(TablePage(page).result).to_have_count(0)
    expect(TablePage(page).dock.or_(TablePage(page).curtain)).to_be_visible()
    check_secrets(table, (somebody, {0, 1}))


def test_game_with_two_colours_of_artisans_is_played_by_keyboard_alone(visitor):
    somebody = visitor(records_responses=True)
    table = open_table(somebody, ["me", "novice"], "maharani")["table"]
    player = ByKeys(somebody.page)
    player.table.wait_for_focus(player.table.headline)
    somebody.page.evaluate(RECORD_LOST_FOCUS)
    player.play_to_the_end()
    assert somebody.page.evaluate("lostFocus") == []
    assert {"lay", "end", "second", "typed"} <= player.move_kinds
    check_result(somebody.page, 2)
    check_secrets(table, (somebody, {0}))


def test_game_of_four_players_is_played_by_touch_on_a_phone(visitor):
    somebody = visitor(*SIZES["phone"], records_responses=True)
    table = open_table(somebody, ["me", *["novice"] * 3], "maharani")["table"]
    player = ByTouch(somebody.page)
    player.wait()
    assert measure_overflow(somebody.page) == (0, 0)
    player.play_to_the_end()
    assert {"lay", "end"} <= player.move_kinds
    check_result(somebody.page, 4)
    check_secrets(table, (somebody, {0}))
