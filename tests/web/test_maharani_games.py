"""Whole games of Maharani in a browser, from the first click to the result."""

import pytest

from web.at_maharani import ByKeys, ByMouse, ByTouch
from web.checks import check_result, check_secrets
from web.pages import SIZES, overflow
from web.playing import RECORD_LOST_FOCUS, open_table, play_at_one_screen, table_of

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.compiled_only,
]


def test_game_by_mouse_for_two_people_at_one_screen_and_a_bot(visitor):
    somebody = visitor(heard=True)
    page = somebody.page
    page.get_by_role("region", name="Maharani").get_by_role("button", name="On one screen").click()
    page.locator(".two select").last.select_option("3")
    for at, name in enumerate(("Noor", "Ines"), 1):
        page.get_by_label(f"Name of Seat {at}").fill(name)
    page.get_by_label("Who plays on Seat 3").select_option("bot")
    page.get_by_label("Level of the bot on Seat 3").select_option("novice")
    page.get_by_role("button", name="Start the game").click()
    hand = ByMouse(page)
    whose, curtains = play_at_one_screen(hand)
    assert whose == {"your turn, noor", "your turn, ines"}
    assert curtains > 12
    assert {"lay", "end", "second"} <= hand.kinds
    check_result(page, 3)
    table = table_of(page)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(".ranking", state="detached")
    page.wait_for_selector(".dock, .curtain")
    assert table_of(page) != table
    check_secrets(table, (somebody, {0, 1}))


def test_game_by_keyboard_alone_with_two_colours_of_artisans(visitor):
    somebody = visitor(heard=True)
    table = open_table(somebody, ["me", "novice"], "maharani")["table"]
    somebody.page.evaluate(RECORD_LOST_FOCUS)
    keys = ByKeys(somebody.page)
    keys.to_the_end()
    assert somebody.page.evaluate("lostFocus") == []
    assert {"lay", "end", "second", "typed"} <= keys.kinds
    check_result(somebody.page, 2)
    check_secrets(table, (somebody, {0}))


def test_game_by_touch_on_a_phone_with_four_players(visitor):
    somebody = visitor(*SIZES["phone"], heard=True)
    table = open_table(somebody, ["me", *["novice"] * 3], "maharani")["table"]
    finger = ByTouch(somebody.page)
    finger.wait()
    assert overflow(somebody.page) == (0, 0)
    finger.to_the_end()
    assert {"lay", "end"} <= finger.kinds
    check_result(somebody.page, 4)
    check_secrets(table, (somebody, {0}))
