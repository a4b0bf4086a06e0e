"""Tests of tables in windows with little height: on a laptop, when zoomed in, and on a phone in landscape orientation.

Every player's name, score, hand and numbers can be read, if necessary after scrolling, and every choice can be reached.
"""

import pytest
from playwright.sync_api import expect

from deterministic_server import staged
from web.pages import HIT, find_cut_off_text, measure_overflow, open_table_page
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

SIZES = ((1366, 657), (1536, 730), (1280, 640), (1024, 560), (844, 390), (720, 450))
"""The sizes of the windows: width and height in pixels."""
NAMES = ("Nooraine", "Katharin", "Tomasine", "Kiranjit", "Theodora")
"""The names of the players. Each name has eight letters."""
MIN_FONT_SIZE = 11
"""The smallest font size allowed, in pixels."""

# The parts of a player's row. A screen reader gets the row as one sentence, so they are found by selectors.
NAME, SCORE, HAND = ".who-name b", ".who-points", ":is(.who-note > span, .who-short)"
MARKERS, SUPPLY = ".who-cards .mh-marker", ".mh-supply"
CARD, AFTER = ".row-card", ".after"
FIGURES = f"{CARD}, [role=cell] :is(.count, {AFTER}, small), .row-note, .holdings-summary .icon"
"""The cards in the row, the counts under the niches, and the holdings."""

# Scrolls an element into view only by means that a person has: boxes with hidden overflow, which only a script can
# scroll, are scrolled back.
SCROLL_TO = """(element) => {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (overflowX === 'hidden') box.scrollLeft = 0;
    if (overflowY === 'hidden') box.scrollTop = 0;
  }
}"""

# Returns the faults of the players' rows. Each row is scrolled to and measured. The row must be in its panel, below the
# column heads. Everything in the row must be inside the row, must not be clipped by an ancestor, and nothing may cover
# it. `required` lists the required parts of each row: a selector, how often it must match, and a pattern of the text.
FIND_ROW_FAULTS = """(grid, { required, names, minFontSize, name: nameSelector, card, after, figures }) => {
  const scrollTo = SCROLL_TO;
  const found = [];
  const isInside = (a, b, tolerance = 1) =>
    a.left >= b.left - tolerance && a.right <= b.right + tolerance &&
    a.top >= b.top - tolerance && a.bottom <= b.bottom + tolerance;
  const overlap = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const isVisible = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
  const boxOf = (element) => {
    if (element instanceof SVGElement) return element.getBoundingClientRect();
    const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!text.length) return element.getBoundingClientRect();
    const range = document.createRange();
    range.setStartBefore(text[0]);
    range.setEndAfter(text.at(-1));
    const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
    const blank = height * 0.18; // above and below the letters
    return { left, right, top: top + blank, bottom: bottom - blank, width, height: height - 2 * blank };
  };
  const ownText = (element) =>
    [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.data : '')).join('').trim();
  const windowBox = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const [head, ...rows] = grid.children;
  const playerOf = (row) => row.querySelector(nameSelector).textContent;
  if (rows.length < names.length) found.push(`${rows.length} rows`);
  for (const name of names)
    if (!rows.some((row) => playerOf(row) === name)) found.push(`no row of ${name}`);
  rows.forEach((row, index) => {
    const next = rows[index + 1];
    if (next && overlap(row.getBoundingClientRect(), next.getBoundingClientRect()))
      found.push(`the rows of ${playerOf(row)} and ${playerOf(next)} overlap`);
  });
  for (const text of [...head.getElementsByTagName('text')].filter(isVisible)) {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const letters = { left, right, top: top + 2, bottom: bottom - 2 };
    if (!isInside(letters, head.getBoundingClientRect())) found.push(`"${text.textContent}" of a niche is cut`);
  }
  for (const row of rows) {
    const player = playerOf(row);
    scrollTo(row);
    const rowBox = row.getBoundingClientRect();
    const panel = grid.getBoundingClientRect();
    const belowHead = { ...panel.toJSON(), top: head.getBoundingClientRect().bottom };
    if (!isInside(rowBox, belowHead)) found.push(`the row of ${player} is not in its panel`);
    if (!isInside(rowBox, windowBox)) found.push(`the row of ${player} is not in the window`);
    const requiredParts = [];
    for (const [selector, count, text] of names.includes(player) ? required : []) {
      const hasText = (element) => new RegExp(text).test(ownText(element));
      const parts = [...row.querySelectorAll(selector)].filter((element) => isVisible(element) && hasText(element));
      if (parts.length !== count) found.push(`${player} has ${parts.length} of ${selector}`);
      requiredParts.push(...parts);
    }
    const visibleFigures = [...row.querySelectorAll(figures)].filter(isVisible);
    const otherParts = visibleFigures.filter((part) => part instanceof SVGElement || part.textContent);
    for (const part of new Set([...requiredParts, ...otherParts])) {
      const name = `${part.getAttribute('class') ?? part.localName} "${ownText(part)}" of ${player}`;
      const box = boxOf(part);
      if (!isInside(box, rowBox)) found.push(`${name} is not in its row`);
      if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible')
        found.push(`${name} is cut`);
      for (let ancestor = part.parentElement; ancestor !== row; ancestor = ancestor.parentElement)
        if (getComputedStyle(ancestor).overflow !== 'visible' && !isInside(box, ancestor.getBoundingClientRect()))
          found.push(`${name} is cut by ${ancestor.className}`);
      if (!(part instanceof SVGElement) && parseFloat(getComputedStyle(part).fontSize) < minFontSize)
        found.push(`${name} is small`);
    }
    for (const part of requiredParts) {
      const box = boxOf(part);
      for (const share of [0.1, 0.5, 0.9]) {
        const atPoint = document.elementFromPoint(box.left + box.width * share, box.top + box.height / 2);
        if (!atPoint || !(part.contains(atPoint) || atPoint.contains(part)))
          found.push(`"${ownText(part)}" of ${player} is under ${atPoint?.getAttribute('class')}`);
      }
    }
    // Cards may overlap other cards. No other parts may overlap.
    const parts = [...new Set([...requiredParts, ...otherParts])].filter((part) => !part.matches(after));
    parts.forEach((part, index) => {
      for (const other of parts.slice(index + 1))
        if (!(part.matches(card) && other.matches(card)) && overlap(boxOf(part), boxOf(other)))
          found.push(`"${ownText(part)}" of ${player} lies on "${ownText(other)}"`);
    });
  }
  return [...new Set(found)];
}""".replace("SCROLL_TO", SCROLL_TO)

# Returns choices that cannot be scrolled into the window, or are covered where they are pressed.
FIND_UNREACHABLE_CHOICES = """(choices, hit) => choices.flatMap((choice) => {
  const scrollTo = SCROLL_TO;
  const pressable = choice.querySelector(hit) ?? choice;
  scrollTo(pressable);
  const box = pressable.getBoundingClientRect();
  const name = choice.getAttribute('aria-label') ?? choice.textContent.trim();
  if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    return [`${name} is outside: ${box.left} ${box.top} ${box.right} ${box.bottom}`];
  const atPoint = document.elementFromPoint(box.left + Math.min(box.width / 2, 14), box.top + box.height / 2);
  if (atPoint && (choice.contains(atPoint) || atPoint.contains(choice))) return [];
  return [`${name} is under ${atPoint?.getAttribute('class')}`];
})""".replace("SCROLL_TO", SCROLL_TO)

REQUIRED = {
    "taj-mahal": ((NAME, 1, "."), (SCORE, 1, r"\d"), (HAND, 1, r"^\d+( cards?)?$")),
    "maharani": ((NAME, 1, "."), (SCORE, 1, r"\d"), (MARKERS, 4, ""), (SUPPLY, 1, "")),
}
"""The required parts of every player's row: a selector, how often it must match, and the pattern of its text."""


def has_move(sight):
    """Return whether the player has any legal move."""
    return bool(sight.legal_moves)


def has_long_rows(sight):
    """Return whether a row has many cards, and the player to move has cards in the row and can play more."""
    view = sight.view()
    rows = [seat["row"] for seat in view["table"]["seats"]]
    return (
        view["table"]["phase"] == "play"
        and view["moves_made"] > 30
        and len(view["legal_moves"]) > 2
        and max(map(len, rows)) >= 4
        and len(rows[sight.seat]) >= 2
    )


def has_many_tiles(sight):
    """Return whether almost half of the floor is covered."""
    view = sight.view()
    return view["table"]["phase"] == "first" and len(view["table"]["floor"]) > 24 and len(view["legal_moves"]) > 5


def has_to_take_cards(sight):
    """Return whether cards have to be taken from the display."""
    view = sight.view()
    return view["table"]["phase"] == "take" and view["moves_made"] > 30 and len(view["legal_moves"]) > 1


def has_to_build(sight):
    """Return whether a palace has to be built."""
    view = sight.view()
    return view["moves_made"] > 30 and any(move["text"][0] == "@" for move in view["legal_moves"])


def find_faults(page, game, players, choices):
    """Return the texts and choices that cannot be read or reached; ``choices`` are what the player can press."""
    fault_list = [f"cut: {fault}" for fault in find_cut_off_text(page)]  # waits until the page has settled
    expected = {"required": REQUIRED[game], "names": NAMES[:players], "minFontSize": MIN_FONT_SIZE}
    parts = {"name": NAME, "card": CARD, "after": AFTER, "figures": FIGURES}
    fault_list += page.get_by_role("complementary").get_by_role("table").evaluate(FIND_ROW_FAULTS, expected | parts)
    fault_list += choices.evaluate_all(FIND_UNREACHABLE_CHOICES, HIT)
    fault_list += ["nothing to choose from"] * (choices.count() == 0)
    return fault_list + [f"the page is wider by {measure_overflow(page)[0]}"] * (measure_overflow(page)[0] != 0)


def find_faults_by_size(page, game, players, choices):
    """Return the faults at each short window size that has any."""
    faults_at = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        faults_at[f"{width}x{height}"] = find_faults(page, game, players, choices)
    return {size: found for size, found in faults_at.items() if found}


def open_page(stage, contexts, condition, game, seed):
    """Play until a condition is met in the first player's turn, and open that player's page."""
    table = TablePage(
        open_table_page(stage, contexts[0], staged(stage, contexts, condition, game=game, seed=seed, names=NAMES))
    )
    table.wait_for_turn()
    return table


def pick_first(table, choices):
    """Pick the first choice, which closes the recap of the other players' moves."""
    choices.first.click()
    expect(table.page.get_by_role("region", name="Since your last turn")).to_have_count(0)


# The styles differ for courts of two to five rows. With two players, Taj Mahal has a third row, for unrest (a neutral
# rival).
@pytest.mark.parametrize("players", [2, 5, *(pytest.param(players, marks=pytest.mark.long) for players in (3, 4))])
def test_rows_of_taj_mahal_can_be_read_in_short_windows(stage, people, players):
    contexts = people(players)
    table = open_page(stage, contexts, has_move, "taj-mahal", 11)
    assert find_faults_by_size(table.page, "taj-mahal", players, table.cards) == {}
    table = open_page(stage, contexts, has_long_rows, "taj-mahal", 11)
    pick_first(table, table.cards)
    expect(table.confirm).to_be_enabled()
    choices = table.cards.or_(table.preview.get_by_role("button"))
    assert find_faults_by_size(table.page, "taj-mahal", players, choices) == {}


@pytest.mark.parametrize("players", [2, 4, pytest.param(3, marks=pytest.mark.long)])
def test_rows_of_maharani_can_be_read_in_short_windows(stage, people, players):
    contexts = people(players)
    table = open_page(stage, contexts, has_move, "maharani", 3)
    assert find_faults_by_size(table.page, "maharani", players, table.tiles) == {}
    table = open_page(stage, contexts, has_many_tiles, "maharani", 3)
    pick_first(table, table.tiles)
    table.spaces.first.wait_for()
    assert find_faults_by_size(table.page, "maharani", players, table.tiles.or_(table.spaces)) == {}
    table.spaces.first.click()
    expect(table.confirm).to_be_enabled()
    picked = table.floor.get_by_role("button", pressed=True).last
    assert find_faults_by_size(table.page, "maharani", players, picked.or_(table.confirm)) == {}


@pytest.mark.parametrize("condition", [has_to_take_cards, has_to_build])
def test_display_and_map_can_be_reached_in_short_windows(stage, people, condition):
    table = open_page(stage, people(5), condition, "taj-mahal", 11)
    choices = table.display_cards if condition is has_to_take_cards else table.cities
    assert find_faults_by_size(table.page, "taj-mahal", 5, choices) == {}
    choices.first.click()
    expect(table.confirm).to_be_enabled()
    assert find_faults_by_size(table.page, "taj-mahal", 5, choices.or_(table.confirm)) == {}


# Scripts that add a rule to the last style sheet, and remove it again.
ADD_STYLE = """(rule) => {
  const sheet = [...document.styleSheets].at(-1);
  window.addedStyle = [sheet, sheet.insertRule(rule, sheet.cssRules.length)];
}"""
REMOVE_STYLE = "() => window.addedStyle[0].deleteRule(window.addedStyle[1])"


def test_check_finds_rows_that_cannot_be_read(stage, people):
    table = open_page(stage, people(3), has_move, "taj-mahal", 11)
    page = table.page
    page.set_viewport_size({"width": 1366, "height": 657})
    assert find_faults(page, "taj-mahal", 3, table.cards) == []
    expected_faults = {  # a style rule that makes a row unreadable, and the fault that the check must find
        ".court-grid { overflow: hidden !important; grid-auto-rows: 20px !important }": "is not in its row",
        ".court-grid { overflow: visible !important; grid-auto-rows: 120px !important }": "is not in its panel",
        ".court-row:not(.head) { height: 90px; min-height: 90px !important }": "overlap",
        ".who-name b { max-width: 30px }": "is cut",
        ".who-points { translate: -250px 0 }": "lies on",
        ".who-short, .who-note { display: none !important }": "has 0 of",
        ".who-name b { font-size: 9px !important }": "is small",
        ".dock { margin-top: 400px }": "is outside",
        ".preview { position: fixed !important; inset: 0 }": "is under",
    }
    for rule, expected in expected_faults.items():
        page.evaluate(ADD_STYLE, rule)
        fault_list = find_faults(page, "taj-mahal", 3, table.cards)
        assert any(expected in fault for fault in fault_list), (rule, fault_list)
        page.evaluate(REMOVE_STYLE)
    assert find_faults(page, "taj-mahal", 3, table.cards) == []
