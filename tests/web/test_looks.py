"""Every page at three sizes, by day and by night: nothing that axe calls serious, nothing wider than the window."""

import pytest

from web.pages import SIZES, overflow, violations, wait_for_turn

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only, pytest.mark.xdist_group("web")]

LOOKS = [
    pytest.param(size, scheme, id=f"{size}-{scheme}")
    for size, scheme in (("wide", "light"), ("middle", "dark"), ("phone", "dark"))
]


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_pages_around_the_tables(visitor, size, scheme):
    page = visitor(*SIZES[size], scheme).page
    page.wait_for_selector(".cover")
    assert violations(page) == []
    assert overflow(page)[0] == 0
    for button in ("With friends", "One screen"):
        page.get_by_role("button", name=button).first.click()
        page.wait_for_selector("dialog[open] form")
        page.locator("summary").click()
        assert violations(page) == []
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog[open]")
    assert violations(page) == []
    page.keyboard.press("Escape")


@pytest.mark.parametrize(("size", "scheme"), [("wide", "light"), ("phone", "dark")])
def test_pages_of_text(visitor, size, scheme):
    somebody = visitor(*SIZES[size], scheme)
    for address in ("#/rules", "#/rules/taj-mahal", "#/rules/maharani", "#/about"):
        page = somebody.open(address)
        page.wait_for_selector("main h1")
        assert violations(page) == [], address
        assert overflow(page)[0] == 0, address


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
@pytest.mark.parametrize("game", ["Taj Mahal", "Maharani"])
def test_a_table_fits_the_window_and_everything_that_opens_over_it(visitor, size, scheme, game):
    page = visitor(*SIZES[size], scheme).play_now(game)
    wait_for_turn(page)
    assert overflow(page) == (0, 0)
    assert violations(page) == []
    for key in ("h", "s", "?"):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        if key == "h":
            page.wait_for_selector(".hints li")
        assert violations(page) == [], f"after {key}"
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("l")
    page.wait_for_selector(".log-panel")
    assert violations(page) == []
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("dialog[open] .menu")
    assert violations(page) == []
    for name in ("Links and seats", "Was the shuffle fair?"):
        if not page.locator("dialog[open] .menu").count():
            page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=name).click()
        page.wait_for_selector("dialog[open] .form")
        assert violations(page) == [], name
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
