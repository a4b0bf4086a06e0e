"""Checks of the layout of a table's page, by the boxes of its elements.

Texts are not cut off, nothing overlaps, and every player's row and every choice is visible or can be scrolled to.
"""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from web.pages import HIT, UNMEASURED, find_cut_off_text, measure_overflow
from web.table_page import TablePage

MIN_FONT_SIZE = 11
"""The smallest font size allowed, in pixels."""
MIN_TARGET = 42
"""The smallest size of a touch target in pixels. A space of the floor on a phone has this size."""
MIN_NARROW_TARGET = 22
"""The smallest size of a target in a small window, and of a card in a large window."""
FLOOR_WIDTH = 390
"""In a window that is narrower than this, in pixels, the eight spaces of a floor's row are narrower than a finger."""
LOW_HEIGHT = 560
"""A window that is lower than this, in pixels, is a phone in landscape orientation, or zoomed."""
PHONE_WIDTH = 700
"""A window that is narrower than this, in pixels, has the layout of a phone."""
NOT_A_RULE = re.compile(r"^(?!(TM|MH)-\d)")
"""Matches the names of all links except links to rules, which are within sentences."""

LONGEST_SHORT_NAME = 8
"""A name with at most this many characters is always shown in full."""

# The parts of a player's row. A screen reader gets the row as one sentence, so they are found by selectors.
NAME, SCORE, HAND = ".who-name b", ".who-points", ":is(.who-note > span, .who-short)"
MARKERS, SUPPLY = ".mh-marker", ".mh-supply"
CARD, AFTER = ".row-card", ".after"
FIGURES = f"{CARD}, [role=cell] :is(.count, {AFTER}, small), .row-note, .holdings-summary .icon"
"""The cards in the row, the counts under the niches, and the holdings."""
REQUIRED_PARTS = {
    "taj-mahal": ((NAME, 1, "."), (SCORE, 1, r"\d"), (HAND, 1, r"^\d+( (cards?|cartes?))?$")),
    "maharani": ((NAME, 1, "."), (SCORE, 1, r"\d"), (MARKERS, 4, ""), (SUPPLY, 1, "")),
}
"""The required parts of every player's row: a selector, how often it must match, and the pattern of its text."""
PARTS_HIDDEN_ON_PHONE = (SUPPLY,)
"""Parts that a phone shows only when the row is opened."""
HAND_CARD = ".hand-card"
"""A card of the hand. In a large window it may be narrower than a finger, because other cards overlap it."""
SIGNS_IN_STRIP = ".card .sign.small"
"""The signs at the left edge of a card of the hand, which other cards must not cover."""

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
    const box = range.getBoundingClientRect();
    const { width, height } = box;
    const blank = height * 0.18; // above and below the letters
    // an ellipsis ends a long text at the edge of its element
    const endsAtEdge = getComputedStyle(element).textOverflow === 'ellipsis';
    const right = endsAtEdge ? Math.min(box.right, element.getBoundingClientRect().right) : box.right;
    const [top, bottom] = [box.top + blank, box.bottom - blank];
    return { left: box.left, right, top, bottom, width: right - box.left, height: height - 2 * blank };
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
      const { textOverflow, overflowX, fontSize } = getComputedStyle(part);
      if (!isInside(box, rowBox)) found.push(`${name} is not in its row`);
      const mayHaveEllipsis = textOverflow === 'ellipsis' && ownText(part).length > 12 && part.clientWidth > 36;
      const isCut = part.scrollWidth > part.clientWidth + 1 && overflowX !== 'visible';
      if (isCut && !mayHaveEllipsis) found.push(`${name} is cut`);
      for (let ancestor = part.parentElement; ancestor !== row; ancestor = ancestor.parentElement)
        if (getComputedStyle(ancestor).overflow !== 'visible' && !isInside(box, ancestor.getBoundingClientRect()))
          found.push(`${name} is cut by ${ancestor.className}`);
      if (!(part instanceof SVGElement) && parseFloat(fontSize) < minFontSize) found.push(`${name} is small`);
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
  scrollTo(grid);
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

# Returns visible controls that are too small. In a drawing, the pressable area of the control is measured. A blank
# `::after` element may extend a control.
FIND_SMALL_CONTROLS = """(controls, { hit, minSize, card, minCard }) => controls.flatMap((element) => {
  const box = (element.querySelector(hit) ?? element).getBoundingClientRect();
  if (box.width <= 1) return []; // only for screen readers
  const after = getComputedStyle(element, '::after');
  const isBlank = after.content === '""' && after.position === 'absolute';
  const extension = (side) => (isBlank ? Math.max(0, -parseFloat(after[side])) : 0);
  const width = box.width + extension('left') + extension('right');
  const height = box.height + extension('top') + extension('bottom');
  if (Math.min(width, height) >= (element.matches(card) ? minCard : minSize)) return [];
  return [`${element.getAttribute('aria-label') ?? element.textContent.trim()}: ${width}x${height}`];
})"""

# Returns lines of text that another element covers. Lines that can be scrolled to are left out.
FIND_COVERED_TEXT = """(parts, unmeasured) =>
  parts.flatMap((part) => [...part.getElementsByTagName('*')]).flatMap((element) => {
    const lines = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (element.closest(unmeasured) || !element.checkVisibility()) return [];
    return lines.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].flatMap(({ left, top, width, height }) => {
        const [x, y] = [left + width / 2, top + height * 0.75];
        for (let box = element; box; box = box.parentElement) {
          const clip = box.getBoundingClientRect();
          const { overflowX, overflowY } = getComputedStyle(box);
          if (/auto|scroll/.test(overflowY) && (y < clip.top || y > clip.bottom)) return [];
          if (overflowX !== 'visible' && (x < clip.left || x > clip.right)) return []; // the other check finds this
        }
        const elementAtPoint = document.elementFromPoint(x, y);
        if (!elementAtPoint || element.contains(elementAtPoint) || elementAtPoint.contains(element)) return [];
        return [`${node.data.slice(0, 60)}: under ${elementAtPoint.className}`];
      });
    });
  })"""

# Returns the regions of the page that overlap, and those that are outside the page. A sticky region is measured where
# it rests, at the end of the page.
FIND_OVERLAPPING_REGIONS = """(regions) => {
  scrollTo(0, document.documentElement.scrollHeight);
  const found = [];
  const boxes = regions.map((region) => ({ name: region.className, box: region.getBoundingClientRect() }));
  boxes.forEach(({ name, box }, index) => {
    if (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(`${name} is outside of the page`);
    if (box.width < 40 || box.height < 24) found.push(`${name} is only ${box.width} x ${box.height}`);
    for (const { name: otherName, box: other } of boxes.slice(index + 1))
      if (box.left < other.right - 1 && other.left < box.right - 1 &&
          box.top < other.bottom - 1 && other.top < box.bottom - 1)
        found.push(`${name} and ${otherName} overlap`);
  });
  scrollTo(0, 0);
  return found;
}"""

# Returns the signs that cannot be seen without scrolling.
FIND_COVERED_SIGNS = """(signs) => signs.flatMap((sign) => {
  const button = sign.closest('button');
  const { left, top, width, height } = sign.getBoundingClientRect();
  const atPoint = document.elementFromPoint(left + width / 2, top + height / 2);
  return button?.contains(atPoint) ? [] : [`a sign of ${button?.textContent.trim()} is under ${atPoint?.className}`];
})"""


def find_faults(
    page: Page, game: str, names: tuple[str, ...], choices: Locator, *, shows_long_hand: bool = False
) -> list[str]:
    """Return what is cut off, covered, too small or unreachable. ``choices`` are what the player can press."""
    table = TablePage(page)
    cut_off_text = find_cut_off_text(page)  # waits until the page has settled
    long_names = [name for name in names if len(name) > LONGEST_SHORT_NAME]  # these may end with an ellipsis
    found = [f"cut: {fault}" for fault in cut_off_text if not any(name in fault for name in long_names)]
    regions = page.get_by_role("main").or_(page.get_by_role("complementary")).or_(table.dock)
    found += regions.evaluate_all(FIND_OVERLAPPING_REGIONS)
    window = page.viewport_size
    assert window is not None
    is_phone = window["width"] < PHONE_WIDTH
    is_small = window["height"] < LOW_HEIGHT or window["width"] < FLOOR_WIDTH
    required = [part for part in REQUIRED_PARTS[game] if not (is_phone and part[0] in PARTS_HIDDEN_ON_PHONE)]
    expected = {"required": required, "names": names, "minFontSize": MIN_FONT_SIZE}
    parts = {"name": NAME, "card": CARD, "after": AFTER, "figures": FIGURES}
    court = page.get_by_role("complementary").get_by_role("table")
    found += court.evaluate(FIND_ROW_FAULTS, expected | parts)
    found += choices.evaluate_all(FIND_UNREACHABLE_CHOICES, HIT)
    links = page.get_by_role("link", name=NOT_A_RULE)
    controls = page.get_by_role("button", disabled=False).or_(links).or_(page.get_by_role("combobox"))
    sizes = {
        "hit": HIT,
        "minSize": MIN_NARROW_TARGET if is_small else MIN_TARGET,
        "card": HAND_CARD,
        "minCard": MIN_NARROW_TARGET if is_small or not is_phone else MIN_TARGET,
    }
    found += [f"small: {fault}" for fault in controls.evaluate_all(FIND_SMALL_CONTROLS, sizes)]
    found += [f"covered: {fault}" for fault in table.dock.evaluate_all(FIND_COVERED_TEXT, UNMEASURED)]
    if shows_long_hand:
        found += table.hand.locator(SIGNS_IN_STRIP).evaluate_all(FIND_COVERED_SIGNS)
    found += ["nothing to choose from"] * (choices.count() == 0)
    return found + [f"the page is wider by {measure_overflow(page)[0]}"] * (measure_overflow(page)[0] != 0)
