"""The rules: reading, searching, links, and the panel at a table."""

import re

import pytest

from durbar.games.game import rulebook
from web.pages import SIZES, catalog_message, looks, overflow, violations, wait_for_turn

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


def open_rules(somebody, address):
    """Open a page of rules and wait for its figures."""
    page = somebody.open(f"#/rules/{address}")
    page.wait_for_selector(".book-text h1")
    page.wait_for_selector(".figure svg")
    return page


def highlighted_rule(page):
    """Wait until a rule is highlighted and visible; return its number."""
    rule = page.locator(".rule.asked")
    rule.wait_for()
    page.wait_for_function(
        """() => { const {top, bottom} = document.querySelector('.rule.asked').getBoundingClientRect();
                   return bottom > 0 && top < innerHeight }"""
    )
    return rule.get_attribute("id")


SMALL = """() => [...document.querySelectorAll('.rule-no, .book-side a, .book-side summary, .book-side input')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5).length"""
WIDE = "() => [...document.querySelectorAll('.figure')].filter((one) => one.scrollWidth > one.clientWidth + 1).length"


@pytest.mark.parametrize("game", ["taj-mahal", "maharani"])
def test_rules_fit_every_size_and_are_accessible(visitor, game):
    page = open_rules(visitor(), game)
    for size in looks(page):
        assert overflow(page)[0] == 0, size
        assert violations(page) == [], size
        assert page.evaluate(SMALL) == 0, f"{size}: something is too small for a finger"
        assert page.evaluate(WIDE) == 0, f"{size}: a figure is wider than its frame"


def test_rules_are_searched_by_words_and_numbers(visitor):
    somebody = visitor()
    page = open_rules(somebody, "taj-mahal")
    field = page.get_by_role("searchbox", name="Search the rules")
    field.fill("crown palace occupied")
    page.locator(".book-found mark").first.wait_for()
    page.locator(".book-found").get_by_role("link", name="TM-4.5").click()
    assert highlighted_rule(page) == "TM-4.5"
    assert page.url.endswith("#/rules/taj-mahal/TM-4.5")
    assert field.input_value() == "crown palace occupied", "what was found stays found"
    for typed, number in (("tm 9.4", "TM-9.4"), ("4.7", "TM-4.7"), ("TM-10.1", "TM-10.1")):
        field.fill(typed)
        field.press("Enter")
        page.wait_for_function("(number) => document.activeElement.id === number", arg=number)
        assert highlighted_rule(page) == number
    field.fill("quarterdeck")
    page.get_by_text("No results").wait_for()


def test_link_to_a_rule_is_copied(visitor):
    somebody = visitor()
    somebody.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = open_rules(somebody, "maharani")
    page.locator("#MH-4\\.3 .rule-no").click()
    page.get_by_text("The link to MH-4.3 has been copied.").wait_for()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{somebody.server_url}#/rules/maharani/MH-4.3"
    other = somebody.context.new_page()
    other.goto(copied)
    assert highlighted_rule(other) == "MH-4.3"


def test_contents_and_cross_references_lead_to_their_rules(visitor):
    page = open_rules(visitor(), "taj-mahal")
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="House options").click()
    page.wait_for_function("() => document.activeElement.id === '10'")
    contents.locator("[aria-current=location]").get_by_text("House options").wait_for()
    page.locator("#TM-2\\.4 p a").first.click()
    assert highlighted_rule(page) == "TM-0.9"
    table = page.get_by_role("table", name="The editions side by side")
    assert table.locator("thead th").all_inner_texts()[2:] == ["2000", "2006", "2018"]
    row = table.get_by_role("row").filter(has_text="bonus tiles score")
    assert row.locator("td.same").all_inner_texts() == ["each at once"], "what is as it was before stands back"


def test_rules_are_shown_and_searched_in_french(visitor):
    page = open_rules(visitor(language="fr-FR"), "maharani/MH-4.1")
    assert highlighted_rule(page) == "MH-4.1"
    assert page.locator(".book-text").get_attribute("lang") == "fr"
    field = page.get_by_role("searchbox", name="Chercher dans les règles")
    field.fill("entrepot")
    page.wait_for_function("() => document.querySelector('.book-search .note').textContent")
    assert page.locator(".book-found").count() == 0
    field.fill("reserve")
    assert page.locator(".book-found mark").first.inner_text() == "réserve", "accents need not be typed"
    assert page.locator("#MH-4\\.1 figcaption").inner_text() == catalog_message("rules", "rules-figure-mh-4-1", "fr")


WRITTEN = """() => [...document.querySelectorAll('.rule.drawn')].map((rule) => [rule.id,
  rule.querySelector('figcaption').textContent,
  [...rule.querySelectorAll('.figure-art text')].map((one) => one.textContent)])"""


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_places_that_a_caption_names_are_named_in_its_figure(visitor, language):
    book = rulebook("taj-mahal")
    places = [city["name"] for city in book.presentation.board_view(book.setting(3))["cities"]]
    named = {}
    for number, caption, written in open_rules(visitor(language=language), "taj-mahal").evaluate(WRITTEN):
        spoken_of = {place for place in places if re.search(rf"\b{place}\b", caption)}
        assert spoken_of <= set(written), number
        named[number] = (len(spoken_of), len(set(written) & set(places)))
    assert named["TM-4.7"][0] == 5
    assert min(named[number][1] for number in ("TM-4.2", "TM-4.5", "TM-4.7")) >= 5


def test_search_and_contents_stay_at_the_top_on_a_phone(visitor):
    page = open_rules(visitor(*SIZES["phone"]), "taj-mahal/TM-9.4")
    assert highlighted_rule(page) == "TM-9.4"
    field = page.get_by_role("searchbox")
    contents = page.locator(".book-fold summary")
    for one in (field, contents):
        box = one.bounding_box()
        assert 0 <= box["y"] < 20, "at the top of the window, however far down one reads"
        assert box["height"] >= 43.5
    field.fill("crown palace")
    page.locator(".book-found a").filter(has_text="TM-4.5").tap()
    page.wait_for_selector(".book-found", state="hidden")
    page.wait_for_selector(".rule.asked[id='TM-4.5']")
    assert highlighted_rule(page) == "TM-4.5"
    top = page.locator(".book-side").bounding_box()["height"]
    assert top < 70, "what was found makes way for the rule"
    assert page.locator(".rule.asked").bounding_box()["y"] >= top - 1
    field.tap()
    page.locator(".book-found a").first.wait_for()
    contents.tap()
    page.locator(".book-fold a").filter(has_text="House options").tap()
    page.wait_for_function("() => document.activeElement.id === '10'")
    assert page.locator("[id='10'] h2").bounding_box()["y"] >= page.locator(".book-side").bounding_box()["height"] - 1
    assert not page.locator(".book-fold").evaluate("(fold) => fold.open")


BLANK = """() => [...document.querySelectorAll('.rule.drawn')].map((rule) => {
  const art = rule.querySelector('.figure-art').getBoundingClientRect();
  const words = rule.querySelector('p').getBoundingClientRect();
  const said = rule.querySelector('figcaption').getBoundingClientRect();
  const beside = art.left >= words.right - 1 && art.left >= said.right - 1;
  return { number: rule.id, beside, under: said.top - words.bottom };
})"""


def test_figure_is_beside_the_text_of_its_rule(visitor):
    page = open_rules(visitor(), "taj-mahal")
    found = page.evaluate(BLANK)
    assert len(found) >= 10
    # The figure is beside the text, and its caption right under the text.
    assert [one for one in found if not (one["beside"] and 0 <= one["under"] < 24)] == []


def test_rules_without_figures_and_rules_of_an_unknown_game(visitor):
    somebody = visitor()
    page = somebody.open("#/rules/toy")
    page.wait_for_selector(".book")
    page = somebody.open("#/rules/chess")
    page.get_by_role("alert").wait_for()


# -- over a table -----------------------------------------------------------------------------------------------------
def panel(page, number=None):
    """Return the panel with the rules, once it is open and the rule has the focus."""
    page.wait_for_selector(".rules-panel .figure svg")
    if number:
        page.wait_for_function("(number) => document.activeElement.id === number", arg=number)
    return page.get_by_role("dialog", name="Rules")


def put_away(page):
    page.keyboard.press("Escape")
    page.wait_for_selector(".rules-panel", state="detached")


@pytest.mark.parametrize(("size", "scheme"), [("wide", "light"), ("phone", "dark")])
def test_rule_is_opened_from_a_preview(visitor, size, scheme):
    page = visitor(*SIZES[size], scheme).play_now("Taj Mahal")
    wait_for_turn(page)
    page.locator(".hand-card.yes").first.click()
    page.wait_for_selector(".hand-card.picked")
    at, picked = page.url, page.locator(".hand-card.picked").count()
    link = page.locator(".preview .ref").filter(visible=True).first  # a phone shows fewer lines
    number = link.get_attribute("aria-label")
    link.click()
    rules = panel(page, number)
    assert violations(page) == []
    rules.locator(".rule.asked p a, .rule a").first.click()
    rules.get_by_role("searchbox").fill("elephant")
    rules.locator(".book-found a").first.click()
    page.wait_for_selector(".rules-panel .rule.asked, .rules-panel section:focus")
    assert page.url == at, "looking something up is not going away"
    put_away(page)
    assert page.locator(".hand-card.picked").count() == picked == 1
    page.locator(".preview .primary").click()


def test_rule_is_opened_from_an_explanation_by_mouse_and_keyboard(visitor):
    page = visitor().play_now("Taj Mahal")
    for _ in range(30):
        wait_for_turn(page)
        veiled = page.locator(".hand-card.no")
        if veiled.count():
            break
        confirm, choices = ".preview .primary:not([disabled])", ".hand-card.yes, .target.legal, .display-card.take"
        page.wait_for_selector(f"{choices}, {confirm}")  # with an empty hand the only move is to withdraw
        if page.locator(choices).count():
            page.locator(choices).first.click()
        page.locator(confirm).click()
        page.wait_for_selector(
            ".dock[data-acting=no], .hand-card.no, .hand-card.yes, .target.legal, .display-card.take"
        )
    veiled.first.hover()
    tip = page.locator(".tip .ref")
    tip.wait_for()
    number = tip.inner_text()
    tip.hover()
    tip.click()
    assert panel(page, number)
    put_away(page)
    page.mouse.move(5, 5)
    veiled.first.focus()
    page.keyboard.press("Enter")
    page.locator(".notes .ref").focus()
    page.keyboard.press("Enter")
    assert panel(page, number)
    put_away(page)


def test_rules_at_a_table_mark_its_edition(visitor):
    page = visitor().play_now("Taj Mahal")
    wait_for_turn(page)
    page.locator(".bar .tools").get_by_role("link", name="Rules").click()
    rules = panel(page)
    assert rules.locator("th.yours").inner_text().startswith("2018")
    assert violations(page) == []
    with page.context.expect_page() as opened:
        rules.get_by_role("link", name="Open as a page").click()
    opened.value.wait_for_selector(".book-page")
    put_away(page)


def test_every_line_of_a_preview_of_maharani_has_its_rule(visitor):
    page = visitor().play_now("Maharani")
    wait_for_turn(page)
    page.locator(".rail-tile.legal").first.click()
    page.locator(".place.legal").first.dispatch_event("click")
    page.wait_for_selector(".mh-lines li")
    assert page.locator(".mh-lines li .ref").count() == page.locator(".mh-lines li").count() > 0
    page.locator(".mh-lines .ref").first.click()
    assert panel(page, "MH-3.4")
    put_away(page)


def test_option_of_a_new_table_links_to_its_rule(visitor):
    page = visitor().page
    page.get_by_role("region", name="Taj Mahal").get_by_role("button", name="On one screen").click()
    page.get_by_text("More options").click()
    page.get_by_label("Open hands").wait_for()
    page.locator("label", has_text="Open hands").locator(".ref").click()
    assert panel(page, "TM-10.1")
    put_away(page)
    assert not page.get_by_label("Open hands").is_checked(), "the link is no tick"
