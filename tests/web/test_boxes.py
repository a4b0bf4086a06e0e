"""Tests of the layout at three window sizes, with the fewest and the most players, measured by bounding boxes.

No text is cut off, every choice is visible and not covered, and every control is large enough for touch.
"""

import re

import pytest
from playwright.sync_api import expect

from deterministic_server import staged
from page_states import in_hand, on_board
from web.pages import HIT, SIZES, UNMEASURED, find_cut_off_text, measure_overflow, open_table_page
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

MIN_TARGET = 43.5
"""The smallest size of a touch target in pixels, with a tolerance for rounding."""
NOT_A_RULE = re.compile(r"^(?!(TM|MH)-\d)")
"""Matches the names of all links except links to rules, which are within sentences."""
SPACE = re.compile("^[a-h][1-8],")
"""Matches the accessible name of a space of the floor."""

# Returns visible controls that are too small. In a drawing, the pressable area of the control is measured. A blank
# `::after` element may extend a control.
FIND_SMALL_CONTROLS = """(controls, [hit, minSize]) => controls.flatMap((element) => {
  const box = (element.querySelector(hit) ?? element).getBoundingClientRect();
  if (box.width <= 1) return []; // only for screen readers
  const after = getComputedStyle(element, '::after');
  const isBlank = after.content === '""' && after.position === 'absolute';
  const extension = (side) => (isBlank ? Math.max(0, -parseFloat(after[side])) : 0);
  const width = box.width + extension('left') + extension('right');
  const height = box.height + extension('top') + extension('bottom');
  if (Math.min(width, height) >= minSize) return [];
  return [`${element.getAttribute('aria-label') ?? element.textContent.trim()}: ${width}x${height}`];
})"""

# Returns lines of text that another element covers.
FIND_COVERED_TEXT = """(parts, unmeasured) =>
  parts.flatMap((part) => [...part.getElementsByTagName('*')]).flatMap((element) => {
    const lines = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (element.closest(unmeasured) || !element.checkVisibility()) return [];
    return lines.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].flatMap(({ left, top, width, height }) => {
        const elementAtPoint = document.elementFromPoint(left + width / 2, top + height * 0.75);
        if (elementAtPoint && (element.contains(elementAtPoint) || elementAtPoint.contains(element))) return [];
        return [`${node.data.slice(0, 60)}: under ${elementAtPoint?.className}`];
      });
    });
  })"""

# Returns choices that are outside the window or covered where they are pressed.
FIND_HIDDEN_CHOICES = """(choices, hit) => choices.flatMap((element) => {
  const box = (element.querySelector(hit) ?? element).getBoundingClientRect();
  const name = element.getAttribute('aria-label') ?? element.textContent.trim();
  if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    return [`${name} is outside: ${box.left} ${box.top} ${box.right} ${box.bottom}`];
  const [x, y] = [box.left + Math.min(box.width / 2, 22), box.top + box.height / 2];
  const elementAtPoint = document.elementFromPoint(x, y);
  if (elementAtPoint && (element.contains(elementAtPoint) || elementAtPoint.contains(element))) return [];
  return [`${name} is under ${elementAtPoint?.getAttribute('class')}`];
})"""


def can_play_cards(sight):
    """Return whether several cards can be played, in the middle of the game."""
    view = sight.view()
    return view["table"]["phase"] == "play" and view["moves_made"] > 30 and len(view["legal_moves"]) > 2


def has_to_take_cards(sight):
    """Return whether cards have to be taken from the display."""
    view = sight.view()
    return view["table"]["phase"] == "take" and view["moves_made"] > 30 and len(view["legal_moves"]) > 1


def has_to_build(sight):
    """Return whether a palace has to be built, in the middle of the game."""
    view = sight.view()
    return view["moves_made"] > 30 and any(move["text"][0] == "@" for move in view["legal_moves"])


def has_to_lay_tile(sight):
    """Return whether a tile has to be laid, with a quarter of the floor covered."""
    view = sight.view()
    return view["table"]["phase"] == "first" and len(view["table"]["floor"]) > 16 and len(view["legal_moves"]) > 5


def move_with_long_preview(sight):
    """Return a move with a long preview, which costs a marker and places an artisan; None if there is no such move."""
    for move in sight.view()["legal_moves"] if has_to_lay_tile(sight) else ():
        message_ids = " ".join(message["id"] for message in move["preview"]["story"])
        if "marker-turned" in message_ids and "artisan" in message_ids:
            return move["text"]
    return None


def find_faults(page, choices):
    """Return what is too small, cut off, hidden or larger than the window."""
    fault_list = [f"cut: {fault}" for fault in find_cut_off_text(page)]  # waits until the page has settled
    links = page.get_by_role("link", name=NOT_A_RULE)
    controls = page.get_by_role("button", disabled=False).or_(links).or_(page.get_by_role("combobox"))
    fault_list += [f"small: {fault}" for fault in controls.evaluate_all(FIND_SMALL_CONTROLS, [HIT, MIN_TARGET])]
    texts = page.get_by_role("contentinfo").or_(page.get_by_role("columnheader").first)
    fault_list += [f"covered: {fault}" for fault in texts.evaluate_all(FIND_COVERED_TEXT, UNMEASURED)]
    fault_list += [f"hidden: {fault}" for fault in choices.evaluate_all(FIND_HIDDEN_CHOICES, HIT)]
    fault_list += ["nothing to choose from"] * (choices.count() == 0)
    return fault_list + [f"larger than the window by {measure_overflow(page)}"] * (measure_overflow(page) != (0, 0))


def find_faults_at_every_size(page, choices):
    """Return the faults of a page at each size; ``choices`` are the elements that the player can press."""
    choices.first.wait_for()
    faults_by_size = {}
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        faults_by_size[size] = find_faults(page, choices)
    page.set_viewport_size(dict(zip(("width", "height"), SIZES["wide"], strict=True)))
    return {size: found for size, found in faults_by_size.items() if found}


def show_in_language(page, language):
    """Show the page in a language."""
    set_language = f"localStorage.setItem('durbar-preferences', JSON.stringify({{ language: '{language}' }}))"
    page.add_init_script(set_language)
    page.reload()
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    TablePage(page).wait_for_turn()


@pytest.mark.parametrize(
    ("condition", "players", "language"),
    [
        (can_play_cards, 5, "en"),
        (can_play_cards, 5, "fr"),
        (can_play_cards, 2, "en"),
        (has_to_take_cards, 5, "en"),
        (has_to_build, 5, "en"),
        pytest.param(has_to_take_cards, 2, "en", marks=pytest.mark.long),
        pytest.param(has_to_build, 2, "en", marks=pytest.mark.long),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_decisions_of_taj_mahal_are_visible_and_large_enough(stage, people, condition, players, language):
    contexts = people(players)
    page = open_table_page(stage, contexts[0], staged(stage, contexts, condition, seed=11))
    table = TablePage(page)
    show_in_language(page, language)
    choices_by_condition = {
        can_play_cards: in_hand(page),
        has_to_take_cards: table.display_cards,
        has_to_build: on_board(page),
    }
    choices = choices_by_condition[condition]
    buttons = table.preview.get_by_role("button")
    assert find_faults_at_every_size(page, choices.or_(buttons) if condition is can_play_cards else choices) == {}
    choices.first.click()
    expect(table.confirm).to_be_enabled()
    assert find_faults_at_every_size(page, choices.or_(buttons)) == {}


@pytest.mark.parametrize(("players", "language"), [(4, "en"), (4, "fr"), pytest.param(2, "en", marks=pytest.mark.long)])
def test_decisions_of_maharani_are_visible_and_large_enough(stage, people, players, language):
    contexts = people(players)
    page = open_table_page(stage, contexts[0], staged(stage, contexts, has_to_lay_tile, seed=3, game="maharani"))
    table = TablePage(page)
    show_in_language(page, language)
    tiles, spaces = in_hand(page), on_board(page).and_(page.get_by_role("button", name=SPACE))
    assert find_faults_at_every_size(page, tiles) == {}
    tiles.first.click()
    expect(tiles.first).to_have_attribute("aria-pressed", "true")
    assert find_faults_at_every_size(page, spaces) == {}
    spaces.first.click()
    expect(table.confirm).to_be_enabled()
    assert (
        find_faults_at_every_size(page, spaces.and_(page.get_by_role("button", pressed=True)).or_(table.confirm)) == {}
    )


def test_longest_preview_of_maharani_is_not_cut_off(stage, people):
    contexts = people(4)
    long_moves = []

    def has_long_preview(sight):
        """Return whether a move has a long preview, and add the move to ``long_moves``."""
        move = move_with_long_preview(sight)
        if move is not None:
            long_moves.append(move)
        return move is not None

    id = staged(stage, contexts, has_long_preview, seed=3, game="maharani")
    page = open_table_page(stage, contexts[0], id)
    table = TablePage(page)
    table.wait_for_turn()
    page.keyboard.press("/")
    table.dialog.get_by_role("combobox").fill(long_moves[-1])
    page.keyboard.press("Enter")
    expect(table.confirm).to_be_enabled()
    expect(table.preview.get_by_role("listitem").nth(2)).to_be_visible()
    assert find_faults_at_every_size(page, table.confirm) == {}
