"""Every page at three sizes, light and dark: no serious violations, nothing wider than the window."""

import pytest

from web.pages import looks, overflow, violations, wait_for_turn

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


def test_home_page_and_its_dialogs_are_accessible(visitor):
    page = visitor().page
    page.wait_for_selector(".cover")
    for size in looks(page):
        assert violations(page) == [], size
        assert overflow(page)[0] == 0, size
    for button in ("With friends", "On one screen"):
        page.get_by_role("button", name=button).first.click()
        page.wait_for_selector("dialog[open] form")
        page.locator("summary").click()
        for size in looks(page):
            assert violations(page) == [], (button, size)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog[open]")
    for size in looks(page):
        assert violations(page) == [], size


def test_text_pages_are_accessible(visitor):
    somebody = visitor()
    for address in ("#/rules", "#/about"):
        page = somebody.open(address)
        page.wait_for_selector("main h1")
        for size in looks(page):
            assert violations(page) == [], (address, size)
            assert overflow(page)[0] == 0, (address, size)


def dialogs(page):
    """Open each dialog and panel of a table, and yield its name while it is open."""
    for key in ("h", "s", "?"):
        page.keyboard.press(key)
        page.wait_for_selector(".hints li" if key == "h" else "dialog[open]")
        yield key
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("l")
    page.wait_for_selector(".log-panel")
    yield "log"
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("dialog[open] .menu")
    yield "menu"
    for name in ("Links and seats", "Was the shuffle fair?"):
        if not page.locator("dialog[open] .menu").count():
            page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=name).click()
        page.wait_for_selector("dialog[open] .form")
        yield name
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")


@pytest.mark.parametrize("game", ["Taj Mahal", "Maharani"])
def test_table_and_its_dialogs_fit_the_window_and_are_accessible(visitor, game):
    page = visitor().play_now(game)
    wait_for_turn(page)
    for size in looks(page):
        assert overflow(page) == (0, 0), size
        assert violations(page) == [], size
        if size != "middle":
            for what in dialogs(page):
                assert violations(page) == [], (size, what)
