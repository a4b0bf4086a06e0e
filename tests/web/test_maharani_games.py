"""Whole games of Maharani in a browser, from the first click to the result."""

import pytest

from web.at_maharani import ByKeys, ByMouse, ByTouch
from web.checks import check_result, check_secrets
from web.pages import SIZES, overflow
from web.playing import open_table, table_of

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.compiled_only,
]


def test_by_mouse_alone_from_the_home_page_to_another_game(visitor):
    somebody = visitor(heard=True)
    page = somebody.page
    page.get_by_label("Your name").fill("Noor")
    page.get_by_role("region", name="Maharani").get_by_role("button", name="One screen").click()
    page.locator(".two select").last.select_option("3")
    for at in (1, 2):
        page.get_by_label(f"Who sits on Seat {at + 1}").select_option("bot")
        page.get_by_label(f"Level of the bot on Seat {at + 1}").select_option("novice")
    page.get_by_role("button", name="Start the game").click()
    hand = ByMouse(page)
    hand.to_the_end()
    assert {"lay", "end", "second"} <= hand.kinds
    check_result(page, 3)
    table = table_of(page)
    page.get_by_role("button", name="Again").click()
    page.wait_for_selector(".ranking", state="detached")
    page.wait_for_selector(".dock")
    assert table_of(page) != table
    check_secrets(table, (somebody, {0}))


def test_by_keyboard_alone_with_two_colours_of_artisans(visitor):
    somebody = visitor(heard=True)
    table = open_table(somebody, ["me", "novice"], "maharani")["table"]
    keys = ByKeys(somebody.page)
    keys.to_the_end()
    assert {"lay", "end", "second", "typed"} <= keys.kinds
    check_result(somebody.page, 2)
    check_secrets(table, (somebody, {0}))


def test_by_touch_on_a_phone_with_four_players(visitor):
    somebody = visitor(*SIZES["phone"], heard=True)
    table = open_table(somebody, ["me", *["novice"] * 3], "maharani")["table"]
    finger = ByTouch(somebody.page)
    finger.wait()
    assert overflow(somebody.page) == (0, 0)
    finger.to_the_end()
    assert {"lay", "end"} <= finger.kinds
    check_result(somebody.page, 4)
    check_secrets(table, (somebody, {0}))


def test_two_people_at_one_screen_to_the_end(visitor):
    somebody = visitor(heard=True)
    page = somebody.page
    page.get_by_role("region", name="Maharani").get_by_role("button", name="One screen").click()
    page.locator(".two select").last.select_option("2")
    page.get_by_label("Name of Seat 1").fill("Noor")
    page.get_by_label("Name of Seat 2").fill("Ines")
    page.get_by_role("button", name="Start the game").click()
    hand = ByMouse(page)
    moved = set()
    for _ in range(300):
        hand.wait()
        seen = hand.seen()
        if seen["over"]:
            break
        if seen["curtain"]:
            page.locator(".curtain button").click()
            page.wait_for_selector(".dock")
            continue
        moved.add(page.locator(".dock .eyebrow").inner_text().casefold())
        hand.turn()
    assert moved == {"your turn, noor", "your turn, ines"}
    check_result(page, 2)
    assert "other artisan" in hand.kinds
