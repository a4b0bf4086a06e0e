"""Layout at three sizes, for the fewest and the most players, measured by bounding boxes.

No text is cut off, every choice is visible and not covered, and every control is large enough for touch.
"""

import re

import pytest
from playwright.sync_api import expect

from deterministic_server import staged
from page_states import in_hand, on_board
from web.pages import HIT, SIZES, UNSEEN, at_table, cut_off, overflow
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

LEAST = 43.5
"""The smallest size of a touch target in pixels, with a tolerance for rounding."""
NO_RULE = re.compile(r"^(?!(TM|MH)-\d)")
"""The name of a link, except those to rules, which stand within sentences."""
SPACE = re.compile("^[a-h][1-8],")

# Returns visible controls that are too small. In drawings their pressable area is measured, and a blank `::after` may
# extend it.
SMALL = """(controls, [hit, least]) => controls.flatMap((one) => {
  const box = (one.querySelector(hit) ?? one).getBoundingClientRect();
  if (box.width <= 1) return []; // only for screen readers
  const after = getComputedStyle(one, '::after');
  const blank = after.content === '""' && after.position === 'absolute';
  const over = (side) => (blank ? Math.max(0, -parseFloat(after[side])) : 0);
  const [wide, high] = [box.width + over('left') + over('right'), box.height + over('top') + over('bottom')];
  if (Math.min(wide, high) >= least) return [];
  return [`${one.getAttribute('aria-label') ?? one.textContent.trim()}: ${wide}x${high}`];
})"""

# Returns lines of text that another element covers.
COVERED = """(parts, unseen) => parts.flatMap((part) => [...part.getElementsByTagName('*')]).flatMap((one) => {
  const lines = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  if (one.closest(unseen) || !one.checkVisibility()) return [];
  return lines.flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].flatMap(({ left, top, width, height }) => {
      const there = document.elementFromPoint(left + width / 2, top + height * 0.75);
      if (there && (one.contains(there) || there.contains(one))) return [];
      return [`${node.data.slice(0, 60)}: under ${there?.className}`];
    });
  });
})"""

# Returns choices that are outside the window or covered where they are pressed.
HIDDEN = """(choices, hit) => choices.flatMap((one) => {
  const box = (one.querySelector(hit) ?? one).getBoundingClientRect();
  const name = one.getAttribute('aria-label') ?? one.textContent.trim();
  if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    return [`${name} is outside: ${box.left} ${box.top} ${box.right} ${box.bottom}`];
  const [x, y] = [box.left + Math.min(box.width / 2, 22), box.top + box.height / 2];
  const there = document.elementFromPoint(x, y);
  if (there && (one.contains(there) || there.contains(one))) return [];
  return [`${name} is under ${there?.getAttribute('class')}`];
})"""


def playing(sight):
    """Return whether several cards can be played, in the middle of the game."""
    view = sight.view()
    return view["table"]["phase"] == "play" and view["moves_made"] > 30 and len(view["legal_moves"]) > 2


def taking(sight):
    """Return whether cards have to be taken from the display."""
    view = sight.view()
    return view["table"]["phase"] == "take" and view["moves_made"] > 30 and len(view["legal_moves"]) > 1


def building(sight):
    """Return whether a palace has to be built, in the middle of the game."""
    view = sight.view()
    return view["moves_made"] > 30 and any(move["text"][0] == "@" for move in view["legal_moves"])


def laying(sight):
    """Return whether a tile has to be laid, with a quarter of the floor covered."""
    view = sight.view()
    return view["table"]["phase"] == "first" and len(view["table"]["floor"]) > 16 and len(view["legal_moves"]) > 5


def richest(sight):
    """Return a move with a long preview, which costs a marker and places an artisan; None if there is none."""
    for move in sight.view()["legal_moves"] if laying(sight) else ():
        told = " ".join(one["id"] for one in move["preview"]["story"])
        if "marker-turned" in told and "artisan" in told:
            return move["text"]
    return None


def faults(page, choices):
    """Return what is too small, cut off, hidden or larger than the window."""
    found = [f"cut: {one}" for one in cut_off(page)]  # waits until the page has settled
    links = page.get_by_role("link", name=NO_RULE)
    controls = page.get_by_role("button", disabled=False).or_(links).or_(page.get_by_role("combobox"))
    found += [f"small: {one}" for one in controls.evaluate_all(SMALL, [HIT, LEAST])]
    texts = page.get_by_role("contentinfo").or_(page.get_by_role("columnheader").first)
    found += [f"covered: {one}" for one in texts.evaluate_all(COVERED, UNSEEN)]
    found += [f"hidden: {one}" for one in choices.evaluate_all(HIDDEN, HIT)]
    found += ["nothing to choose from"] * (choices.count() == 0)
    return found + [f"larger than the window by {overflow(page)}"] * (overflow(page) != (0, 0))


def at_every_size(page, choices):
    """Return the faults of a page at each size; ``choices`` are what the player can press."""
    choices.first.wait_for()
    wrong = {}
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        wrong[size] = faults(page, choices)
    page.set_viewport_size(dict(zip(("width", "height"), SIZES["wide"], strict=True)))
    return {size: found for size, found in wrong.items() if found}


def speak(page, language):
    """Show the page in a language."""
    chosen = f"localStorage.setItem('durbar-preferences', JSON.stringify({{ language: '{language}' }}))"
    page.add_init_script(chosen)
    page.reload()
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    TablePage(page).wait_for_turn()


@pytest.mark.parametrize(
    ("wanted", "players", "language"),
    [
        (playing, 5, "en"),
        (playing, 5, "fr"),
        (playing, 2, "en"),
        (taking, 5, "en"),
        (building, 5, "en"),
        pytest.param(taking, 2, "en", marks=pytest.mark.long),
        pytest.param(building, 2, "en", marks=pytest.mark.long),
    ],
    ids=lambda one: getattr(one, "__name__", one),
)
def test_decisions_of_taj_mahal_are_visible_and_large_enough(stage, people, wanted, players, language):
    contexts = people(players)
    page = at_table(stage, contexts[0], staged(stage, contexts, wanted, seed=11))
    table = TablePage(page)
    speak(page, language)
    choices = {playing: in_hand(page), taking: table.display_cards, building: on_board(page)}[wanted]
    buttons = table.preview.get_by_role("button")
    assert at_every_size(page, choices.or_(buttons) if wanted is playing else choices) == {}
    choices.first.click()
    expect(table.confirm).to_be_enabled()
    assert at_every_size(page, choices.or_(buttons)) == {}


@pytest.mark.parametrize(("players", "language"), [(4, "en"), (4, "fr"), pytest.param(2, "en", marks=pytest.mark.long)])
def test_decisions_of_maharani_are_visible_and_large_enough(stage, people, players, language):
    contexts = people(players)
    page = at_table(stage, contexts[0], staged(stage, contexts, laying, seed=3, game="maharani"))
    table = TablePage(page)
    speak(page, language)
    tiles, spaces = in_hand(page), on_board(page).and_(page.get_by_role("button", name=SPACE))
    assert at_every_size(page, tiles) == {}
    tiles.first.click()
    expect(tiles.first).to_have_attribute("aria-pressed", "true")
    assert at_every_size(page, spaces) == {}
    spaces.first.click()
    expect(table.confirm).to_be_enabled()
    assert at_every_size(page, spaces.and_(page.get_by_role("button", pressed=True)).or_(table.confirm)) == {}


def test_longest_preview_of_maharani_is_not_cut_off(stage, people):
    contexts = people(4)
    chosen = []
    found = staged(
        stage, contexts, lambda sight: bool(chosen.append(richest(sight)) or chosen[-1]), seed=3, game="maharani"
    )
    page = at_table(stage, contexts[0], found)
    table = TablePage(page)
    table.wait_for_turn()
    page.keyboard.press("/")
    table.dialog.get_by_role("combobox").fill(chosen[-1])
    page.keyboard.press("Enter")
    expect(table.confirm).to_be_enabled()
    expect(table.preview.get_by_role("listitem").nth(2)).to_be_visible()
    assert at_every_size(page, table.confirm) == {}
