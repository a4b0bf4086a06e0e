"""Layout at three sizes, for the fewest and the most players, measured by bounding boxes.

No text is cut off, every choice is visible and not covered, and every control is large enough for touch.
"""

import pytest

from deterministic_server import staged
from web.pages import SIZES, at_table, cut_off, overflow

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

LEAST = 43.5
"""The smallest size of a touch target in pixels, with a tolerance for rounding."""
ACTS = ":is(button, a[href], select, input, [role=button], summary):not([aria-disabled=true])"

# Returns visible controls that are too small. In drawings the element `.hit` is measured, and a blank `::after` may
# extend it. Links to rules within a sentence are exempt.
SMALL = """([acts, least]) => [...document.querySelectorAll(acts)].flatMap((one) => {
  const box = (one.querySelector('.hit') ?? one).getBoundingClientRect();
  if (!box.width || getComputedStyle(one).visibility === 'hidden' || one.closest('.vh, .ref')) return [];
  const after = getComputedStyle(one, '::after');
  const blank = after.content === '""' && after.position === 'absolute';
  const over = (side) => (blank ? Math.max(0, -parseFloat(after[side])) : 0);
  const [wide, high] = [box.width + over('left') + over('right'), box.height + over('top') + over('bottom')];
  if (Math.min(wide, high) >= least) return [];
  const name = one.getAttribute('aria-label') ?? one.textContent.trim();
  return [`${one.getAttribute('class')} ${name}: ${wide}x${high}`];
})"""

# Returns lines of text that another element covers.
COVERED = """() => [...document.querySelectorAll('.table :is(.court-title, .say, .preview) *')].flatMap((one) => {
  const lines = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  if (!(one instanceof HTMLElement) || one.closest('.vh') || !one.checkVisibility()) return [];
  return lines.flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].flatMap(({ left, top, width, height }) => {
      const there = document.elementFromPoint(left + width / 2, top + height * 0.75);
      if (there && (one.contains(there) || there.contains(one))) return [];
      return [`${one.className} ${node.data.slice(0, 60)}: under ${there?.className}`];
    });
  });
})"""

# Returns choices that are outside the window or covered where they are pressed.
HIDDEN = """(what) => [...document.querySelectorAll(what)].flatMap((one) => {
  const box = (one.querySelector('.hit') ?? one).getBoundingClientRect();
  const name = `${one.getAttribute('class')} ${one.getAttribute('data-at') ?? one.textContent.trim()}`;
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


def faults(page, decision):
    """Return what is too small, cut off, hidden or larger than the window."""
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    found = [f"small: {one}" for one in page.evaluate(SMALL, [ACTS, LEAST])]
    found += [f"cut: {one}" for one in cut_off(page)]
    found += [f"covered: {one}" for one in page.evaluate(COVERED)]
    found += [f"hidden: {one}" for one in page.evaluate(HIDDEN, decision)]
    found += [f"{page.locator(decision).count()} things to choose from"] * (page.locator(decision).count() == 0)
    return found + [f"larger than the window by {overflow(page)}"] * (overflow(page) != (0, 0))


def at_every_size(page, *steps, language="en"):
    """Return the faults at each size. A step is a selector of choices to check, and one to click afterwards."""
    kept = f"localStorage.setItem('durbar-preferences', JSON.stringify({{ language: '{language}' }}))"
    page.add_init_script(kept)
    wrong = {}
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        page.wait_for_selector(f":root[lang={language}] .dock[data-acting=yes]")
        for number, (decision, press) in enumerate(steps):
            page.wait_for_selector(decision)
            wrong |= {f"{size} {number}": found for found in [faults(page, decision)] if found}
            if press:
                page.locator(press).first.click()
    return wrong


DECISIONS = {
    playing: ".hand-card.yes, .preview .btn",
    taking: ".display-card.take",
    building: ".tm-board > .room .target.legal",
}


@pytest.mark.parametrize(
    ("wanted", "players"),
    [
        *((wanted, 5) for wanted in DECISIONS),
        (playing, 2),
        pytest.param(taking, 2, marks=pytest.mark.long),
        pytest.param(building, 2, marks=pytest.mark.long),
    ],
    ids=lambda one: getattr(one, "__name__", one),
)
def test_decisions_of_taj_mahal_are_visible_and_large_enough(stage, people, wanted, players):
    decision = DECISIONS[wanted]
    contexts = people(players)
    page = at_table(stage, contexts[0], staged(stage, contexts, wanted, seed=11))
    thing = decision.split(",")[0]
    steps = (decision, thing), (f"{decision}, .preview .primary:not([disabled])", None)
    assert at_every_size(page, *steps) == {}
    if players == 5 and wanted is playing:
        assert at_every_size(page, *steps, language="fr") == {}


@pytest.mark.parametrize("players", [4, pytest.param(2, marks=pytest.mark.long)])
def test_decisions_of_maharani_are_visible_and_large_enough(stage, people, players):
    contexts = people(players)
    page = at_table(stage, contexts[0], staged(stage, contexts, laying, seed=3, game="maharani"))
    tiles, spaces = ".rail-tile.legal", ".place[data-next]"
    steps = (tiles, tiles), (spaces, spaces), (".place.picked, .preview .primary", None)
    assert at_every_size(page, *steps) == {}
    if players == 4:
        assert at_every_size(page, *steps, language="fr") == {}


def test_longest_preview_of_maharani_is_not_cut_off(stage, people):
    contexts = people(4)
    chosen = []
    found = staged(
        stage, contexts, lambda sight: bool(chosen.append(richest(sight)) or chosen[-1]), seed=3, game="maharani"
    )
    page = at_table(stage, contexts[0], found)
    wrong = {}
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        page.wait_for_selector(".dock[data-acting=yes]")
        page.keyboard.press("/")
        page.locator("dialog[open] input[list]").fill(chosen[-1])
        page.keyboard.press("Enter")
        page.wait_for_selector(".mh-lines li:not(.later) >> nth=2")
        wrong[size] = faults(page, ".preview .primary")
    assert wrong == {size: [] for size in SIZES}
