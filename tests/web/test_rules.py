"""Tests of the rules pages: layout, search, links, and the panel at a table."""

import re

import pytest
from playwright.sync_api import expect

from deterministic_server import staged
from durbar.games.game import rulebook
from web.pages import (
    SIZES,
    SIZES_AND_SCHEMES,
    at_every_size,
    catalog_message,
    find_violations,
    measure_overflow,
    open_table_page,
)
from web.rules_book import RulesBook
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


def set_window_size(page, size):
    """Set the size of the window to one of `SIZES`."""
    page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})


@pytest.fixture(scope="module")
def open_rules(stage, module_people):
    """Return a function that opens the rules on a page that the tests share, and waits for the figures."""
    page = module_people(1)[0].pages[0]

    def open_book(address, size="wide"):
        set_window_size(page, size)
        page.goto(f"{stage.address}#/rules/{address}")
        book = RulesBook(page)
        title = "Taj Mahal: the rules" if address.startswith("taj-mahal") else "Maharani: the rules"
        expect(book.text.get_by_role("heading", name=title)).to_be_visible()
        book.wait_for_figures()
        return book

    return open_book


MIN_HEIGHT = 43.5
"""The smallest height of a touch target in pixels, with a tolerance for rounding."""
FIND_SMALL = (
    f"(targets) => targets.filter((target) => target.getBoundingClientRect().height < {MIN_HEIGHT})"
    ".map((target) => target.textContent)"
)
"""Returns the texts of touch targets that are too small."""
FIND_WIDE = (
    "(figures) => figures.filter((figure) => figure.scrollWidth > figure.clientWidth + 1)"
    ".map((figure) => figure.textContent)"
)
"""Returns the texts of figures that are wider than their frame."""
MEASURE_FIGURES = """(figures) => figures.map((figure) => {
  const [art, text, caption] = [figure.firstElementChild, figure.previousElementSibling, figure.lastElementChild]
    .map((element) => element.getBoundingClientRect());
  const isBeside = art.left >= text.right - 1 && art.left >= caption.right - 1;
  return [figure.parentElement.id, isBeside, caption.top - text.bottom];
})"""
"""Returns each figure's rule, whether it is beside the rule's text, and the pixels from that text to its caption."""


@pytest.mark.parametrize("game", ["taj-mahal", "maharani"])
def test_rules_fit_every_size_and_are_accessible(open_rules, game):
    book = open_rules(game)
    page = book.page
    measurements = book.figures.evaluate_all(MEASURE_FIGURES)
    assert len(measurements) >= 5
    assert [(rule, is_beside, gap) for rule, is_beside, gap in measurements if not (is_beside and 0 <= gap < 24)] == []
    targets = page.get_by_title(re.compile("^Copy the link to"))
    targets = targets.or_(book.field).or_(book.contents.get_by_role("link"))
    for size in at_every_size(page):
        assert measure_overflow(page)[0] == 0, size
        if size != "middle":
            assert find_violations(page) == [], size
        assert targets.filter(visible=True).evaluate_all(FIND_SMALL) == [], (
            f"{size}: something is too small for a finger"
        )
        assert book.figures.evaluate_all(FIND_WIDE) == [], f"{size}: a figure is wider than its frame"
    page.emulate_media(color_scheme=SIZES_AND_SCHEMES[0][1])


def test_rules_are_searched_by_words_and_numbers(open_rules):
    book = open_rules("taj-mahal")
    book.field.fill("crown palace occupied")
    expect(book.results.get_by_role("mark").first).to_be_visible()
    book.results.get_by_role("link", name="TM-4.5").click()
    book.expect_rule("TM-4.5")
    assert book.page.url.endswith("#/rules/taj-mahal/TM-4.5")
    expect(book.field).to_have_value("crown palace occupied")  # the search text is still in the field
    for query, number in (("tm 9.4", "TM-9.4"), ("4.7", "TM-4.7"), ("TM-10.1", "TM-10.1")):
        book.field.fill(query)
        book.field.press("Enter")
        book.expect_rule(number)
    book.field.fill("quarterdeck")
    expect(book.search.get_by_role("status")).to_have_text("No results")


def test_link_to_a_rule_is_copied(open_rules):
    book = open_rules("maharani")
    book.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    book.page.get_by_title("Copy the link to MH-4.3").click()
    expect(book.page.get_by_text("The link to MH-4.3 has been copied.")).to_be_visible()
    book.expect_rule("MH-4.3")
    assert book.page.evaluate("navigator.clipboard.readText()") == book.page.url
    assert book.page.url.endswith("/#/rules/maharani/MH-4.3")
    book.page.reload()
    book.expect_rule("MH-4.3")


def test_contents_and_cross_references_lead_to_their_rules(open_rules):
    book = open_rules("taj-mahal")
    chapter = book.contents.get_by_role("link", name="House options")
    chapter.click()
    expect(book.section("House options")).to_be_focused()
    expect(chapter).to_have_attribute("aria-current", "location")
    book.rule("TM-2.4").get_by_role("link", name="TM-0.9").click()
    book.expect_rule("TM-0.9")
    editions = book.page.get_by_role("table", name="The editions side by side")
    expect(editions.get_by_role("columnheader")).to_have_text(["rule", "difference", "2000", "2006", "2018"])
    cells = editions.get_by_role("row", name="when bonus tiles are scored").get_by_role("cell")
    expect(cells).to_have_text(["TM-0.4", "each at once", "each at once", "after all advisor palaces"])
    colours = cells.evaluate_all("(cells) => cells.map((cell) => getComputedStyle(cell).color)")
    assert colours[2] != colours[1] == colours[3], "a cell that equals the cell of the previous edition is paler"


READ_FIGURE_TEXTS = """(figures) => figures.map((figure) => [
  figure.parentElement.id, figure.lastElementChild.textContent,
  [...figure.firstElementChild.getElementsByTagName('text')].map((text) => text.textContent)])"""
"""Returns each figure's rule, its caption, and the texts in its drawing."""


def check_names_in_figures(book):
    """Check that each place in a caption also has its name in the figure."""
    rules = rulebook("taj-mahal")
    places = [city["name"] for city in rules.presentation.board_view(rules.setting(3))["cities"]]
    counts = {}  # for each rule, the number of places in the caption and in the figure
    for number, caption, texts in book.figures.evaluate_all(READ_FIGURE_TEXTS):
        in_caption = {place for place in places if re.search(rf"\b{place}\b", caption)}
        assert in_caption <= set(texts), number
        counts[number] = (len(in_caption), len(set(texts) & set(places)))
    assert counts["TM-4.7"][0] == 5
    assert min(counts[number][1] for number in ("TM-4.2", "TM-4.5", "TM-4.7")) >= 5


def test_figures_show_the_names_of_the_places_in_their_captions(open_rules):
    check_names_in_figures(open_rules("taj-mahal"))


def test_rules_are_shown_and_searched_in_french(stage, people):
    page = people(1, language="fr-FR")[0].pages[0]
    page.goto(f"{stage.address}#/rules/maharani/MH-4.1")
    book = RulesBook(page)
    book.expect_rule("MH-4.1")
    expect(book.text).to_have_attribute("lang", "fr")
    expect(book.rule("MH-4.1").get_by_role("figure")).to_contain_text(
        catalog_message("rules", "rules-figure-mh-4-1", "fr")
    )
    field = page.get_by_role("searchbox", name="Chercher dans les règles")
    field.fill("entrepot")
    expect(book.search.get_by_role("status")).to_have_text("Aucun résultat")
    expect(book.results).to_have_count(0)
    field.fill("reserve")
    expect(book.results.get_by_role("mark").first).to_have_text("réserve")  # accents need not be typed
    page.goto(f"{stage.address}#/rules/taj-mahal/TM-4.7")
    book.expect_rule("TM-4.7")
    check_names_in_figures(book)


def test_search_and_contents_stay_at_the_top_on_a_phone(stage, people):
    page = people(1, size=SIZES["phone"])[0].pages[0]
    page.goto(f"{stage.address}#/rules/taj-mahal/TM-9.4")
    book = RulesBook(page)
    book.expect_rule("TM-9.4")
    contents_toggle = page.get_by_text("Contents", exact=True).filter(visible=True)
    for element in (book.field, contents_toggle):
        box = element.bounding_box()
        assert 0 <= box["y"] < 20, "the search stays at the top of the window while the page is scrolled"
        assert box["height"] >= MIN_HEIGHT
    book.field.fill("crown palace")
    book.results.get_by_role("link", name="TM-4.5").tap()
    book.expect_rule("TM-4.5")
    expect(book.results).to_have_count(0)
    below = book.field.bounding_box()["y"] + book.field.bounding_box()["height"]
    assert below < 70, "the search field stays at the top"
    assert book.rule("TM-4.5").bounding_box()["y"] >= below - 1, "the results do not cover the rule"
    book.field.tap()
    expect(book.results.first).to_be_visible()
    contents_toggle.tap()
    chapter = book.contents.get_by_role("link", name="House options")
    chapter.tap()
    expect(book.section("House options")).to_be_focused()
    expect(chapter).to_have_count(0)
    heading = page.get_by_role("heading", name="House options")
    expect(heading).to_be_in_viewport()
    assert heading.bounding_box()["y"] >= below - 1


def test_rules_without_figures_are_shown_and_rules_of_an_unknown_game_are_an_error(visitor):
    page = visitor().page
    page.goto(f"{page.url}rules/toy")
    expect(RulesBook(page).field).to_be_visible()
    page.goto(page.url.replace("toy", "chess"))
    expect(page.get_by_role("alert")).to_be_visible()


# -- at a table -------------------------------------------------------------------------------------------------------
def can_play_only_one_colour(sight):
    """Return whether the player has played a card, and may play several others of its colour."""
    table = sight.view()["table"]
    return table["phase"] == "play" and bool(table["seats"][sight.seat]["row"]) and len(sight.legal_moves) > 2


@pytest.fixture(scope="module")
def player_page(stage, module_people):
    """A player's page at a table of Taj Mahal, which the tests share: none of them makes a move."""
    contexts = module_people(3)
    page = open_table_page(stage, contexts[0], staged(stage, contexts, can_play_only_one_colour))
    TablePage(page).wait_for_turn()
    return page


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_rule_is_opened_from_a_preview(player_page, size):
    set_window_size(player_page, size)
    table, book, address = TablePage(player_page), RulesBook(player_page), player_page.url
    table.cards.first.click()
    expect(table.picked_cards).to_have_count(1)
    expect(table.confirm).to_be_enabled()
    link = table.preview.get_by_role("link").filter(visible=True).first  # a phone shows fewer lines
    number = link.get_attribute("aria-label")
    link.click()
    book.expect_panel(number)
    assert find_violations(player_page) == []
    book.rule("TM-2.4").get_by_role("link", name="TM-0.9").click()
    book.expect_rule("TM-0.9")
    book.field.fill("elephant")
    book.results.get_by_role("link", name="TM-4.6").first.click()
    book.expect_rule("TM-4.6")
    assert player_page.url == address, "opening a rule does not leave the table"
    book.close_panel()
    expect(table.picked_cards).to_have_count(1)
    table.confirm.click(trial=True)
    player_page.keyboard.press("Escape")
    expect(table.picked_cards).to_have_count(0)


def test_rule_is_opened_from_an_explanation_by_mouse_and_keyboard(player_page):
    set_window_size(player_page, "wide")
    table, book = TablePage(player_page), RulesBook(player_page)
    card = table.unplayable_cards.first
    card.hover()
    link = table.tip.get_by_role("link")
    expect(link).to_have_text("TM-3.3")
    link.click()
    book.expect_panel("TM-3.3")
    book.close_panel()
    player_page.mouse.move(5, 5)
    expect(table.tip).to_have_count(0)  # the focus returns to the card without showing the tooltip again
    card.press("Enter")
    link = player_page.get_by_role("status").get_by_role("link", name="TM-3.3")
    link.focus()
    player_page.keyboard.press("Enter")
    book.expect_panel("TM-3.3")
    book.close_panel()


def test_rules_at_a_table_mark_its_edition(player_page):
    set_window_size(player_page, "wide")
    book = RulesBook(player_page)
    TablePage(player_page).open_panel("Rules")
    book.wait_for_figures()
    expect(book.panel.get_by_role("columnheader", name="2018 (this table)")).to_be_visible()
    assert find_violations(player_page) == []
    with player_page.context.expect_page() as opened:
        book.panel.get_by_role("link", name="Open as a page").click()
    expect(RulesBook(opened.value).text).to_be_visible()
    opened.value.close()
    book.close_panel()


def test_every_line_of_a_preview_of_maharani_links_to_its_rule(stage, people):
    contexts = people(2)
    page = open_table_page(stage, contexts[0], staged(stage, contexts, lambda sight: True, game="maharani"))
    table, book = TablePage(page), RulesBook(page)
    table.wait_for_turn()
    table.tiles.first.click()
    table.spaces.first.dispatch_event("click")
    expect(table.confirm).to_be_enabled()
    lines = table.preview.get_by_role("listitem")
    expect(lines.first).to_be_visible()
    expect(lines.filter(has_not=page.get_by_role("link"))).to_have_count(0)
    table.preview.get_by_role("link", name="MH-3.4").click()
    book.expect_panel("MH-3.4")


def test_option_of_a_new_table_links_to_its_rule(stage, people):
    page = people(1)[0].pages[0]
    page.goto(stage.address)
    page.get_by_role("region", name="Taj Mahal").get_by_role("button", name="On one screen").click()
    page.get_by_text("More options").click()
    option = page.get_by_role("checkbox", name="Open hands")
    expect(option).to_be_visible()
    page.get_by_role("link", name="TM-10.1").click()
    book = RulesBook(page)
    book.expect_panel("TM-10.1")
    book.close_panel()
    expect(option).not_to_be_checked()  # the link does not select the option
