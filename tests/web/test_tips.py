"""Tests of tooltips, which are shown by mouse, keyboard and touch, and of their links to the rules."""

import re

import pytest
from playwright.sync_api import expect

from deterministic_server import staged
from web.pages import SIZES, find_violations, open_table_page
from web.rules_book import RulesBook
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

QUARTER_SIGN = ".rail-quarter"
"""The sign on a tile in the dock that shows the tile's quarter. The label of the tile also names the quarter."""


def has_all_tips(sight):
    """Return whether the table has tooltips of every kind.

    A player has withdrawn, a player has a special card, and the player to move has advisors and goods.
    """
    table = sight.view()["table"]
    me = table["seats"][sight.seat]
    return (
        (table["visit"] or 0) >= 4
        and table["phase"] == "play"
        and len(sight.legal_moves) > 2
        and not all(seat["in_visit"] for seat in table["seats"])
        and any(seat["specials"] for seat in table["seats"])
        and bool(me["advisors"] and any(me["goods"].values()))
    )


def has_marker_face_down(sight):
    """Return whether the player has a marker face down, in the middle of a game of Maharani."""
    view = sight.view()
    table = view["table"]
    return (
        view["moves_made"] >= 30
        and table["phase"] == "first"
        and not all(table["seats"][sight.seat]["markers"].values())
    )


POSITIONS = {"taj-mahal": has_all_tips, "maharani": has_marker_face_down}
"""The condition of the position that is shown, for each game."""


@pytest.fixture(scope="module")
def shared_tables(stage, module_people):
    """Return a function that creates the table of a game once, and returns it with the first player's cookies.

    The tests share the tables, so no test makes a move.
    """
    created = {}

    def table_of(game):
        if game not in created:
            contexts = module_people(4)
            created[game] = staged(stage, contexts, POSITIONS[game], game=game), contexts[0].storage_state()
        return created[game]

    return table_of


@pytest.fixture
def open_player_page(stage, people, shared_tables):
    """Return a function that opens a new page of the first player at the table of a game."""

    def open_page(game, **context_options):
        table, cookies = shared_tables(game)
        (context,) = people(1, storage_state=cookies, **context_options)
        page = open_table_page(stage, context, table)
        # The recap covers the board.
        page.get_by_role("region", name="Since your last turn").get_by_role("button", name="Close").click()
        return TablePage(page)

    return open_page


def court_of(table):
    """Return the court of Taj Mahal, or the quarters of Maharani."""
    return table.page.get_by_role("table", name=re.compile("^(The court|Quarters)"))


def row_of(table, name):
    """Return the head of a player's row, which opens the player's holdings."""
    return court_of(table).get_by_role("rowheader", name=re.compile(f"^{name}")).get_by_role("button")


def tip_only_elements(table, game):
    """Return elements that only show a tooltip, each with the start of the tooltip's text and its rule."""
    head = court_of(table).get_by_role("columnheader")
    if game == "maharani":
        return [(head.filter(has_text="Lion quarter"), "Lion quarter: 4 free spaces.", "MH-6.1")]
    visit = table.page.get_by_role("navigation", name="Order of the visits").get_by_role("listitem")
    return [
        (head.filter(has_text="Vizier: to be won"), "Vizier: to be won.", "TM-4.2"),
        (head.filter(has_text="Princess: won by Kiran"), "Princess: won by Kiran.", "TM-4.1"),
        (visit.filter(has_text="Visit 5,"), "Visit 5, the province of Thatta", "TM-4.6"),
        (visit.filter(has_text="Visit 1,"), "Visit 1, the province of Delhi: Kiran won", "TM-4.6"),
    ]


def hover_elements(table, game):
    """Return the other elements that show a tooltip on hovering, each with the start of its text and its rule."""
    if game == "maharani":
        sign = row_of(table, "Noor").get_by_role("img")
        return [
            (table.floor.get_by_role("img", name="Lion quarter"), "Lion quarter: 4 free spaces.", "MH-6.1"),
            (sign.and_(table.page.get_by_label("lion quarter, face up")), "Marker of the lion quarter", "MH-3.1"),
            (sign.and_(table.page.get_by_label("peacock quarter, face down")), "Marker of the peacock", "MH-5.2"),
            (row_of(table, "Noor").get_by_text("2", exact=True), "2 artisans left.", "MH-4.2"),
            (table.tiles.first.locator(QUARTER_SIGN), "In the lion quarter.", "MH-3.1"),
        ]
    tile = table.map.get_by_role("img")
    return [
        (tile.and_(table.page.get_by_label("Visit 6,")), "Visit 6, the province of Allahabad", "TM-2.1"),
        (tile.and_(table.page.get_by_label("Visit 1,")), "Visit 1, the province of Delhi", "TM-4.6"),
        (row_of(table, "Tomas").get_by_role("img", name="Knowledge (+1 crown)"), "Knowledge (+1 crown)", "TM-3.6"),
        (row_of(table, "Noor").get_by_role("img", name="One General"), "One General; a second one", "TM-5.1"),
        (row_of(table, "Noor").get_by_role("img", name="gems: 1"), "gems: 1. The next one", "TM-4.6"),
        (row_of(table, "Kiran").get_by_text("Withdrew"), "Withdrew with Princess: Sehwan", "TM-4.1"),
    ]


def elements_in_holdings(table, game):
    """Return the elements with a tooltip in the first player's holdings, with the start of each text and its rule."""
    if game == "maharani":
        marker = table.dialog.get_by_role("img")
        return [
            (marker.nth(0), "Marker of the lion quarter, face up.", "MH-3.1"),
            (marker.nth(1), "Marker of the peacock quarter, face down.", "MH-5.2"),
            (table.dialog.get_by_text("2", exact=True), "2 artisans left.", "MH-4.2"),
        ]
    return [
        (table.dialog.get_by_text("General", exact=True), "One General; a second one", "TM-5.1"),
        (table.dialog.get_by_text("gems 1", exact=True), "gems: 1. The next one", "TM-4.6"),
    ]


def check_tip(table, text, rule):
    """Check the text and the link of the tooltip, and that it is inside the window."""
    expect(table.tip).to_have_text(re.compile(f"^{re.escape(text)}.*{re.escape(rule)}$"))
    expect(table.tip.get_by_role("link", name=rule, exact=True)).to_be_visible()
    expect(table.tip).to_be_in_viewport(ratio=1)


def check_panel(table, rule):
    """Check that the rules are open at a rule, and close them."""
    book = RulesBook(table.page)
    book.expect_panel(rule)
    book.close_panel()


@pytest.mark.parametrize("game", POSITIONS)
def test_tooltips_are_shown_by_mouse(open_player_page, game):
    table = open_player_page(game)
    elements = [*tip_only_elements(table, game), *hover_elements(table, game)]
    for element, text, rule in elements:
        element.hover()
        check_tip(table, text, rule)
        expect(element).not_to_have_attribute(
            "title", re.compile("")
        )  # otherwise the browser would show a second tooltip
    # The tooltip is still shown while the pointer moves to its link, and the link opens the rule.
    table.tip.get_by_role("link").hover()
    table.tip.get_by_role("link").click()
    check_panel(table, rule)
    table.page.mouse.move(3, 3)
    expect(table.tip).to_have_count(0)
    element, text, rule = elements[0]
    element.hover()
    check_tip(table, text, rule)
    expect(element).to_have_accessible_description(re.compile(f"^{text}"))
    assert find_violations(table.page) == []
    table.page.keyboard.press("Escape")
    expect(table.tip).to_have_count(0)


HAS_FOCUS = "(elements) => elements.includes(document.activeElement)"
"""Returns whether one of the elements has the focus."""


@pytest.mark.parametrize("game", POSITIONS)
def test_tooltips_are_shown_by_keyboard(open_player_page, game):
    table = open_player_page(game)
    page = table.page
    page.evaluate("() => document.activeElement.blur()")
    hand = (table.hand if game == "taj-mahal" else table.rail).get_by_role("button")
    stops = 0
    while not hand.evaluate_all(HAS_FOCUS):
        page.keyboard.press("Tab")
        stops += 1
        assert stops <= 18, "too many tab stops from the bar to the hand"
    elements = tip_only_elements(table, game)
    if game == "maharani":
        elements.append((table.tiles.first, "In the lion quarter.", "MH-3.1"))
    for element, text, rule in elements:
        element.focus()
        check_tip(table, text, rule)
        expect(element).to_have_accessible_description(re.compile(f"^{text}"))
    follow_by_keys(table, *elements[-1])
    first, second = (court_of(table).get_by_role("columnheader").nth(column) for column in (1, 2))
    first.focus()
    expect(first).to_have_accessible_description(re.compile("^(Vizier|Lion)"))
    page.keyboard.press("ArrowRight")
    expect(second).to_have_accessible_description(re.compile("^(General|Peacock)"))
    page.keyboard.press("Escape")
    expect(table.tip).to_have_count(0)
    expect(second).to_be_focused()  # Escape closes only the tooltip
    row_of(table, "Noor").press("Enter")
    elements = elements_in_holdings(table, game)
    for element, text, rule in elements:
        element.focus()
        check_tip(table, text, rule)
    assert find_violations(page) == []
    follow_by_keys(table, *elements[0])
    elements[1][0].focus()
    check_tip(table, *elements[1][1:])
    page.keyboard.press("Escape")
    expect(table.tip).to_have_count(0)
    expect(table.dialog).to_have_count(1)
    page.keyboard.press("Escape")
    expect(table.dialog).to_have_count(0)


def follow_by_keys(table, element, text, rule):
    """Go by keys from an element to the link in its tooltip, open the rule, and check that the focus returns."""
    element.focus()
    check_tip(table, text, rule)
    table.page.keyboard.press("Tab")
    expect(table.tip.get_by_role("link")).to_be_focused()
    table.page.keyboard.press("Enter")
    check_panel(table, rule)
    expect(element).to_be_focused()
    expect(table.tip).to_have_count(0)


@pytest.mark.parametrize("game", POSITIONS)
def test_tooltips_are_shown_by_touch(open_player_page, game):
    table = open_player_page(game, size=SIZES["phone"])
    page, address = table.page, table.page.url
    elements = tip_only_elements(table, game)
    element, text, rule = elements[0]
    element.tap()
    check_tip(table, text, rule)
    court_of(table).get_by_role("heading", level=2).tap()
    expect(table.tip).to_have_count(0)
    follow_by_touch(table, element, text, rule)
    if game == "taj-mahal":
        element, text, rule = elements[2]
        element.tap()
        check_tip(table, text, rule)
        page.get_by_role("button", name="Show the whole map").tap()
        tile = table.dialog.get_by_role("img").and_(page.get_by_label("Visit 6,"))
        follow_by_touch(table, tile, "Visit 6, the province of Allahabad", "TM-2.1")
        page.get_by_role("button", name="Close the map").tap()
        expect(table.dialog).to_have_count(0)
    else:
        # A tap picks the tile; a long press shows its tooltip.
        tile = table.tiles.first
        long_press(table, tile)
        check_tip(table, "In the lion quarter.", "MH-3.1")
        expect(table.picked_tiles).to_have_count(0)
        table.tip.get_by_role("link").tap()
        check_panel(table, "MH-3.1")
        tile.tap()
        expect(table.picked_tiles).to_have_count(1)
        expect(table.tip).to_have_count(0)
    row_of(table, "Noor").tap()
    follow_by_touch(table, *elements_in_holdings(table, game)[0])
    assert page.url == address


def follow_by_touch(table, element, text, rule):
    """Tap an element, then the link in its tooltip, and check the rule."""
    element.tap()
    check_tip(table, text, rule)
    table.tip.get_by_role("link").tap()
    check_panel(table, rule)


def long_press(table, element):
    """Press an element until its tooltip is shown."""
    box = element.bounding_box()
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    devtools = table.page.context.new_cdp_session(table.page)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle]})
    expect(table.tip).to_be_visible()
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    devtools.detach()


# -- explanations -----------------------------------------------------------------------------------------------------
def check_explanation(table, element, rule):
    """Press an element that cannot be picked, and check the link of the explanation that is shown."""
    element.dispatch_event("click")
    link = table.page.get_by_role("status").get_by_role("link", name=rule, exact=True)
    expect(link).to_be_visible()
    link.click()
    check_panel(table, rule)


def test_every_explanation_of_taj_mahal_links_to_its_rule(open_player_page):
    table = open_player_page("taj-mahal")
    check_explanation(table, table.unplayable_cards.first, "TM-3.3")
    check_explanation(table, table.map.get_by_role("button", name="Kabul"), "TM-4.2")
    check_typed_explanation(table, "rPE", "TM-3.3")


def test_every_explanation_of_maharani_links_to_its_rule(open_player_page):
    table = open_player_page("maharani")
    space = table.floor.get_by_role("button", disabled=True)
    check_explanation(table, space.and_(table.page.get_by_label("d1, red")), "MH-3.1")
    table.tiles.first.click()
    expect(table.picked_tiles).to_have_count(1)
    check_explanation(table, space.and_(table.page.get_by_label("e1, free")), "MH-3.2")
    check_explanation(table, table.rail.get_by_role("button", disabled=True), "MH-3.1")
    check_typed_explanation(table, "1:a2>N", "MH-3.1")


def check_typed_explanation(table, move, rule):
    """Type an illegal move, and check the explanation and its link."""
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("/")
    table.dialog.get_by_role("combobox").fill(move)
    table.page.keyboard.press("Enter")
    table.dialog.get_by_role("status").get_by_role("link", name=rule, exact=True).click()
    RulesBook(table.page).expect_panel(rule)
