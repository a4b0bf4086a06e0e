"""Tests of every page at three window sizes, light and dark: no serious violations, nothing wider than the window."""

import pytest
from playwright.sync_api import expect

from deterministic_server import staged
from web.pages import at_every_size, find_violations, measure_overflow, open_table_page
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


def test_home_page_and_its_dialogs_are_accessible(visitor):
    page = visitor().page
    dialog = page.get_by_role("dialog")
    page.get_by_role("region", name="Maharani").wait_for()
    for size in at_every_size(page):
        assert find_violations(page) == [], size
        assert measure_overflow(page)[0] == 0, size
    for button in ("With friends", "On one screen"):
        page.get_by_role("button", name=button).first.click()
        dialog.get_by_text("More options").click()
        expect(dialog.get_by_label("Allow hints")).to_be_visible()
        for size in at_every_size(page):
            assert find_violations(page) == [], (button, size)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    dialog.wait_for()
    for size in at_every_size(page):
        assert find_violations(page) == [], size


def test_text_pages_are_accessible(visitor):
    somebody = visitor()
    for address in ("#/rules", "#/about"):
        page = somebody.open(address)
        page.get_by_role("main").get_by_role("heading", level=1).wait_for()
        for size in at_every_size(page):
            assert find_violations(page) == [], (address, size)
            assert measure_overflow(page)[0] == 0, (address, size)


def open_game_dialogs(page):
    """Open each dialog whose content depends on the game, and yield its key while it is open."""
    table = TablePage(page)
    for key, panel, element in (
        ("h", table.hint, table.hint.get_by_role("button", name="Why?")),
        ("s", table.dialog, table.dialog),
    ):
        page.keyboard.press(key)
        element.wait_for()
        yield key
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)


def open_other_dialogs(page):
    """Open each other dialog and panel of a table, and yield its name while it is open."""
    table = TablePage(page)
    log = page.get_by_role("region", name="Log and chat")
    # Buttons are pressed by keys, because the tooltip of an element with the focus or the pointer may cover the bar.
    table.bar.get_by_role("button", name="Log and chat").press("Enter")
    log.wait_for()
    yield "log"
    log.get_by_role("button", name="Close").press("Enter")
    expect(log).to_have_count(0)
    for name in ("Menu", "Keyboard shortcuts", "Links and seats", "Was the shuffle fair?"):
        table.bar.get_by_role("button", name="Menu").press("Enter")
        if name == "Menu":  # the player has had no turn yet
            expect(table.dialog.get_by_role("button", name="Since your last turn")).to_have_count(0)
        else:
            table.dialog.get_by_role("button", name=name).click()
        page.get_by_role("dialog", name=name).wait_for()
        yield name
        page.keyboard.press("Escape")
        expect(table.dialog).to_have_count(0)


@pytest.mark.parametrize(("game", "size_with_all_dialogs"), [("Taj Mahal", "wide"), ("Maharani", "phone")])
def test_table_and_its_dialogs_fit_the_window_and_are_accessible(visitor, game, size_with_all_dialogs):
    page = visitor().play_now(game)
    TablePage(page).wait_for_turn()
    for size in at_every_size(page):
        assert measure_overflow(page) == (0, 0), size
        assert find_violations(page) == [], size
        for dialog_name in open_game_dialogs(page) if size != "middle" else ():
            assert find_violations(page) == [], (size, dialog_name)
        for dialog_name in open_other_dialogs(page) if size == size_with_all_dialogs else ():
            assert find_violations(page) == [], (size, dialog_name)


def both_have_played(sight):
    """Return whether both players have played cards, so that the other player has moved last."""
    table = sight.view()["table"]
    return table["phase"] == "play" and all(seat["row"] for seat in table["seats"])


def test_menu_reopens_the_recap_of_the_moves_of_others(stage, people):
    contexts = people(2)
    page = open_table_page(stage, contexts[0], staged(stage, contexts, both_have_played))
    table, recap = TablePage(page), page.get_by_role("region", name="Since your last turn")
    recap.get_by_role("button", name="Close").click()
    expect(recap).to_have_count(0)
    table.open_panel("Menu")
    table.dialog.get_by_role("button", name="Since your last turn").click()
    expect(recap).to_be_visible()
