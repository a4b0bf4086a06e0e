"""Tables in windows with little height: a laptop, a magnified window, a phone held sideways.

Every player's name, score, hand and figures can be read, in sight or by scrolling, and every decision can be reached.
"""

import pytest
from playwright.sync_api import expect

from deterministic_server import staged
from web.pages import HIT, at_table, cut_off, overflow
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

SIZES = ((1366, 657), (1536, 730), (1280, 640), (1024, 560), (844, 390), (720, 450))
NAMES = ("Nooraine", "Katharin", "Tomasine", "Kiranjit", "Theodora")
SMALLEST = 11
"""The smallest type, in pixels."""

# The parts of a player's row. A screen reader gets the row as one sentence, so they are found by selectors.
NAME, SCORE, HAND = ".who-name b", ".who-points", ":is(.who-note > span, .who-short)"
MARKERS, SUPPLY = ".who-cards .mh-marker", ".mh-supply"
CARD, AFTER = ".rowcard", ".after"
FIGURES = f"{CARD}, [role=cell] :is(.count, {AFTER}, small), .told, .have .ic"
"""The cards in the row, the counts under the niches, and the holdings."""

# Scrolls a thing into sight as a person can: a script could also scroll a box with hidden overflow, a person cannot.
REACH = """(one) => {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  for (let box = one.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (overflowX === 'hidden') box.scrollLeft = 0;
    if (overflowY === 'hidden') box.scrollTop = 0;
  }
}"""

# Checks the rows of the matrix. Each row is scrolled to and measured: it must lie in its panel, below the column heads.
# Everything in it must lie inside the row, must not be clipped by an ancestor, and nothing may cover it.
# `told` lists what every player's row must contain: a selector, how often, and a pattern of the text.
ROWS = """(grid, { told, names, smallest, name: named, card, after, figures }) => {
  const reach = REACH;
  const found = [];
  const inside = (a, b, by = 1) =>
    a.left >= b.left - by && a.right <= b.right + by && a.top >= b.top - by && a.bottom <= b.bottom + by;
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  const boxOf = (one) => {
    if (one instanceof SVGElement) return one.getBoundingClientRect();
    const text = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!text.length) return one.getBoundingClientRect();
    const range = document.createRange();
    range.setStartBefore(text[0]);
    range.setEndAfter(text.at(-1));
    const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
    const blank = height * 0.18; // above and below the letters
    return { left, right, top: top + blank, bottom: bottom - blank, width, height: height - 2 * blank };
  };
  const said = (one) =>
    [...one.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.data : '')).join('').trim();
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const [head, ...rows] = grid.children;
  const whose = (row) => row.querySelector(named).textContent;
  if (rows.length < names.length) found.push(`${rows.length} rows`);
  for (const name of names)
    if (!rows.some((row) => whose(row) === name)) found.push(`no row of ${name}`);
  rows.forEach((row, at) => {
    const next = rows[at + 1];
    if (next && meet(row.getBoundingClientRect(), next.getBoundingClientRect()))
      found.push(`the rows of ${whose(row)} and ${whose(next)} overlap`);
  });
  for (const one of [...head.getElementsByTagName('text')].filter(seen)) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const letters = { left, right, top: top + 2, bottom: bottom - 2 };
    if (!inside(letters, head.getBoundingClientRect())) found.push(`"${one.textContent}" of a niche is cut`);
  }
  for (const row of rows) {
    const who = whose(row);
    reach(row);
    const box = row.getBoundingClientRect();
    const panel = grid.getBoundingClientRect();
    const free = { ...panel.toJSON(), top: head.getBoundingClientRect().bottom };
    if (!inside(box, free)) found.push(`the row of ${who} is not in its panel`);
    if (!inside(box, window_)) found.push(`the row of ${who} is not in the window`);
    const things = [];
    for (const [what, count, text] of names.includes(who) ? told : []) {
      const there = [...row.querySelectorAll(what)].filter((one) => seen(one) && new RegExp(text).test(said(one)));
      if (there.length !== count) found.push(`${who} has ${there.length} of ${what}`);
      things.push(...there);
    }
    const shown = [...row.querySelectorAll(figures)].filter(seen);
    const others = shown.filter((one) => one instanceof SVGElement || one.textContent);
    for (const one of new Set([...things, ...others])) {
      const name = `${one.getAttribute('class') ?? one.localName} "${said(one)}" of ${who}`;
      const its = boxOf(one);
      if (!inside(its, box)) found.push(`${name} is not in its row`);
      if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible')
        found.push(`${name} is cut`);
      for (let within = one.parentElement; within !== row; within = within.parentElement)
        if (getComputedStyle(within).overflow !== 'visible' && !inside(its, within.getBoundingClientRect()))
          found.push(`${name} is cut by ${within.className}`);
      if (!(one instanceof SVGElement) && parseFloat(getComputedStyle(one).fontSize) < smallest)
        found.push(`${name} is small`);
    }
    for (const one of things) {
      const its = boxOf(one);
      for (const share of [0.1, 0.5, 0.9]) {
        const there = document.elementFromPoint(its.left + its.width * share, its.top + its.height / 2);
        if (!there || !(one.contains(there) || there.contains(one)))
          found.push(`"${said(one)}" of ${who} is under ${there?.getAttribute('class')}`);
      }
    }
    // cards may lie on one another; nothing else does, and cards lie on nothing else
    const all = [...new Set([...things, ...others])].filter((one) => !one.matches(after));
    all.forEach((one, at) => {
      for (const other of all.slice(at + 1))
        if (!(one.matches(card) && other.matches(card)) && meet(boxOf(one), boxOf(other)))
          found.push(`"${said(one)}" of ${who} lies on "${said(other)}"`);
    });
  }
  return [...new Set(found)];
}""".replace("REACH", REACH)

# Checks that each thing to choose from can be scrolled into the window, and that nothing covers it where it is pressed.
UNREACHABLE = """(choices, hit) => choices.flatMap((one) => {
  const reach = REACH;
  const thing = one.querySelector(hit) ?? one;
  reach(thing);
  const box = thing.getBoundingClientRect();
  const name = one.getAttribute('aria-label') ?? one.textContent.trim();
  if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    return [`${name} is outside: ${box.left} ${box.top} ${box.right} ${box.bottom}`];
  const there = document.elementFromPoint(box.left + Math.min(box.width / 2, 14), box.top + box.height / 2);
  if (there && (one.contains(there) || there.contains(one))) return [];
  return [`${name} is under ${there?.getAttribute('class')}`];
})""".replace("REACH", REACH)

TOLD = {
    "taj-mahal": ((NAME, 1, "."), (SCORE, 1, r"\d"), (HAND, 1, r"^\d+( cards?)?$")),
    "maharani": ((NAME, 1, "."), (SCORE, 1, r"\d"), (MARKERS, 4, ""), (SUPPLY, 1, "")),
}
"""What must be there in every player's row, how often, and the pattern of its text."""


def mine(sight):
    """Return whether there is a decision at all."""
    return bool(sight.legal_moves)


def long_rows(sight):
    """Return whether a row has many cards, and the player to move has some and can play more."""
    view = sight.view()
    rows = [each["row"] for each in view["table"]["seats"]]
    return (
        view["table"]["phase"] == "play"
        and view["moves_made"] > 30
        and len(view["legal_moves"]) > 2
        and max(map(len, rows)) >= 4
        and len(rows[sight.seat]) >= 2
    )


def many_laid(sight):
    """Return whether almost half of the floor is covered."""
    view = sight.view()
    return view["table"]["phase"] == "first" and len(view["table"]["floor"]) > 24 and len(view["legal_moves"]) > 5


def taking(sight):
    """Return whether cards have to be taken from the display."""
    view = sight.view()
    return view["table"]["phase"] == "take" and view["moves_made"] > 30 and len(view["legal_moves"]) > 1


def building(sight):
    """Return whether a palace has to be built."""
    view = sight.view()
    return view["moves_made"] > 30 and any(move["text"][0] == "@" for move in view["legal_moves"])


def faults(page, game, players, choices):
    """Return what cannot be read or reached in a window; ``choices`` are what the player can press."""
    found = [f"cut: {one}" for one in cut_off(page)]  # waits until the page has settled
    expected = {"told": TOLD[game], "names": NAMES[:players], "smallest": SMALLEST}
    parts = {"name": NAME, "card": CARD, "after": AFTER, "figures": FIGURES}
    found += page.get_by_role("complementary").get_by_role("table").evaluate(ROWS, expected | parts)
    found += choices.evaluate_all(UNREACHABLE, HIT)
    found += ["nothing to choose from"] * (choices.count() == 0)
    return found + [f"the page is wider by {overflow(page)[0]}"] * (overflow(page)[0] != 0)


def at_short_sizes(page, game, players, choices):
    """Return the faults at each size."""
    wrong = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wrong[f"{width}x{height}"] = faults(page, game, players, choices)
    return {size: found for size, found in wrong.items() if found}


def open_page(stage, contexts, wanted, game, seed):
    """Open the first player's page at their turn in the wanted position."""
    table = TablePage(at_table(stage, contexts[0], staged(stage, contexts, wanted, game=game, seed=seed, names=NAMES)))
    table.wait_for_turn()
    return table


def pick_first(table, choices):
    """Pick the first choice, which closes the recap of the other players' moves."""
    choices.first.click()
    expect(table.page.get_by_role("region", name="Since your last turn")).to_have_count(0)


# Courts of two to five rows have styles of their own. With two players Taj Mahal has a third row, for unrest.
@pytest.mark.parametrize("players", [2, 5, *(pytest.param(some, marks=pytest.mark.long) for some in (3, 4))])
def test_rows_of_taj_mahal_can_be_read_in_short_windows(stage, people, players):
    contexts = people(players)
    table = open_page(stage, contexts, mine, "taj-mahal", 11)
    assert at_short_sizes(table.page, "taj-mahal", players, table.cards) == {}
    table = open_page(stage, contexts, long_rows, "taj-mahal", 11)
    pick_first(table, table.cards)
    expect(table.confirm).to_be_enabled()
    choices = table.cards.or_(table.preview.get_by_role("button"))
    assert at_short_sizes(table.page, "taj-mahal", players, choices) == {}


@pytest.mark.parametrize("players", [2, 4, pytest.param(3, marks=pytest.mark.long)])
def test_rows_of_maharani_can_be_read_in_short_windows(stage, people, players):
    contexts = people(players)
    table = open_page(stage, contexts, mine, "maharani", 3)
    assert at_short_sizes(table.page, "maharani", players, table.tiles) == {}
    table = open_page(stage, contexts, many_laid, "maharani", 3)
    pick_first(table, table.tiles)
    table.spaces.first.wait_for()
    assert at_short_sizes(table.page, "maharani", players, table.tiles.or_(table.spaces)) == {}
    table.spaces.first.click()
    expect(table.confirm).to_be_enabled()
    picked = table.floor.get_by_role("button", pressed=True).last
    assert at_short_sizes(table.page, "maharani", players, picked.or_(table.confirm)) == {}


@pytest.mark.parametrize("wanted", [taking, building])
def test_display_and_map_can_be_reached_in_short_windows(stage, people, wanted):
    table = open_page(stage, people(5), wanted, "taj-mahal", 11)
    choices = table.display_cards if wanted is taking else table.cities
    assert at_short_sizes(table.page, "taj-mahal", 5, choices) == {}
    choices.first.click()
    expect(table.confirm).to_be_enabled()
    assert at_short_sizes(table.page, "taj-mahal", 5, choices.or_(table.confirm)) == {}


PLANT = """(rule) => {
  const sheet = [...document.styleSheets].at(-1);
  window.planted = [sheet, sheet.insertRule(rule, sheet.cssRules.length)];
}"""
PULL = "() => window.planted[0].deleteRule(window.planted[1])"


def test_check_finds_rows_that_cannot_be_read(stage, people):
    table = open_page(stage, people(3), mine, "taj-mahal", 11)
    page = table.page
    page.set_viewport_size({"width": 1366, "height": 657})
    assert faults(page, "taj-mahal", 3, table.cards) == []
    planted = {
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
    for rule, said in planted.items():
        page.evaluate(PLANT, rule)
        found = faults(page, "taj-mahal", 3, table.cards)
        assert any(said in one for one in found), (rule, found)
        page.evaluate(PULL)
    assert faults(page, "taj-mahal", 3, table.cards) == []
