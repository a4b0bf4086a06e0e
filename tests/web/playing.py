"""Somebody who plays in a browser: with a mouse, with a finger, or with a keyboard alone.

They look at the page, and at nothing else, to know what they may do. What they do at which game is in ``at_*.py``.
"""

import re

from web.pages import WAIT

SEEN = """() => {
  const table = document.querySelector('.table');
  const all = (what) => [...document.querySelectorAll(what)];
  return {
    over: !!document.querySelector('.ranking'),
    curtain: !!document.querySelector('.curtain'),
    version: table ? +table.dataset.version : 0,
    acting: !!document.querySelector('.dock[data-acting=yes]'),
    ...(LOOK)(all),
  };
}"""
MOVED_ON = """(before) => {
  if (document.querySelector('.ranking, .curtain')) return true;
  const table = document.querySelector('.table');
  return table && +table.dataset.version > before;
}"""
READY = """() => !!document.querySelector('.ranking, .curtain, .dock[data-acting=yes]')"""
OFFER = ".preview .btn.quiet:only-child:not([disabled])"
OFFER_OR_FORCED = f"{OFFER}, .preview .primary:not([disabled])"
FOCUS = """(things) => document.activeElement?.closest(things)?.getAttribute('class') ?? ''"""


class Player:
    """Looks at a page and plays on it. A game says what there is to see in ``LOOK``, and what to do then in ``act``."""

    LOOK = "(all) => ({})"
    """A function in the page, given one that finds elements."""
    THINGS = "button"
    """What of the game can have the focus."""

    def __init__(self, page):
        self.page = page
        self.turns = 0
        self.kinds = set()
        """What was done so far."""

    def seen(self):
        """What is to be seen."""
        return self.page.evaluate(SEEN.replace("LOOK", self.LOOK))

    def wait(self):
        """Until something is asked of this player, or the game is over."""
        self.page.wait_for_function(READY, timeout=WAIT)

    def turn(self):
        """Make one move; whether the game goes on."""
        seen = self.seen()
        if seen["over"]:
            return False
        self.turns += 1
        kind, does = self.act(seen)
        self.kinds.add(kind)
        does()
        self.page.wait_for_function(MOVED_ON, arg=seen["version"], timeout=WAIT)
        return True

    def to_the_end(self, most=400):
        """Play on until the result is shown."""
        for _ in range(most):
            self.wait()
            if not self.turn():
                return
        raise AssertionError("the game does not end")

    def act(self, seen):
        """What to do now: its kind, and a function that does it."""
        raise NotImplementedError


def round_one_screen(hand, at_curtain=lambda: None, at_turn=lambda: None, most=400):
    """Play to the end for several people, each of whom says who they are; whose turns there were, and how often the
    screen was handed on.
    """
    page, whose, curtains = hand.page, set(), 0
    for _ in range(most):
        hand.wait()
        seen = hand.seen()
        if seen["over"]:
            return whose, curtains
        if seen["curtain"]:
            curtains += 1
            at_curtain()
            page.locator(".curtain button").click()
            page.wait_for_selector(".dock")
        else:
            whose.add(page.locator(".dock .eyebrow").inner_text().casefold())
            at_turn()
            hand.turn()
    raise AssertionError("the game does not end")


class Mouse:
    """How things are done with a mouse."""

    def press(self, what):
        """Press something on the page."""
        self.page.locator(what).first.click()

    def choose_offered(self):
        """Choose the move that is merely offered; where there is no other, it waits to be confirmed already."""
        self.page.wait_for_selector(OFFER_OR_FORCED)
        if self.page.locator(OFFER).count():
            self.press(OFFER)

    def confirm(self):
        """Press the button that makes the move."""
        self.press(".preview .primary:not([disabled])")


class Touch(Mouse):
    """How things are done by touching the screen."""

    def press(self, what):
        # What is merely offered is tapped at its edge: with the next tap, which makes the move, it is no double tap.
        where = {"x": 12, "y": 12} if what == OFFER else None
        self.page.locator(what).first.tap(position=where)


RECORD_LOST_FOCUS = """() => {
  window.lostFocus = [];
  let before = false;
  const look = () => {
    const table = document.querySelector('.table');
    const lost = !!table && document.hasFocus() && document.activeElement === document.body;
    if (lost && before) {
      window.lostFocus.push(`version ${table.dataset.version}: ${document.querySelector('.say h1')?.textContent}`);
    }
    before = lost;
    requestAnimationFrame(look);
  };
  look();
}"""
"""Note whenever nothing has the focus in two pictures in a row, once a table is shown. After Tab at the end of the page
the browser's own controls have it: then the page has no focus to lose.
"""
CHOICES = (
    ".hand-card.yes, .display-card.take, .target.legal, .rail-tile.legal, .rail-instead, .preview .primary:enabled"
)
"""What is picked first in either game, or confirmed."""
IN_PLACE = """(choices) => {
  const { activeElement: active } = document;
  if (document.querySelector('.ranking')) return !!active.closest('dialog');
  return active.matches(choices);
}"""
"""Whether the focus is where the next decision is made, or in the result."""


class Keyboard:
    """How things are done without a mouse: the keys of the legend, tab and the arrows, and moves typed in notation."""

    def wait(self):
        """Until something is asked of this player, and the focus is on what they can pick or confirm."""
        super().wait()
        if self.turns:  # before the first key nobody knows that the keyboard is used
            self.page.wait_for_function(IN_PLACE, arg=CHOICES, timeout=WAIT)

    def press(self, what):
        """Nothing can be pressed."""
        raise AssertionError(f"no mouse: {what}")

    def keys(self, *names):
        """Press keys, one after the other."""
        for name in names:
            self.page.keyboard.press(name)

    def type(self, move=None):
        """Type a move and make it; the first that is offered if none is given."""
        self.keys("/")
        self.page.wait_for_selector("dialog[open] input[list]")
        move = move or self.page.locator("dialog[open] datalist option").first.get_attribute("value")
        self.page.keyboard.type(move)
        self.keys("Enter")
        self.page.wait_for_selector("dialog", state="detached")
        self.ready()
        self.keys("Enter")

    def ready(self):
        """Until the next Enter confirms."""
        self.page.wait_for_selector(".preview .primary:focus")

    def confirm(self):
        """Press Enter on what is ready."""
        self.ready()
        self.keys("Enter")

    def focused(self):
        """The classes of what has the focus."""
        return self.page.evaluate(FOCUS, self.THINGS)

    def reach(self, kind):
        """Tab until something of a kind has the focus."""
        for _ in range(60):
            if kind in self.focused():
                return
            self.keys("Tab")
        raise AssertionError(f"tab does not reach {kind}")


def table_of(page):
    """The id of the table that a page shows."""
    return re.search(r"#/table/([0-9a-f]+)", page.url)[1]


def record_of(visitor, table):
    """The record of a finished game, as its page offers it for download."""
    return visitor.context.request.get(f"{visitor.house}api/tables/{table}/record").json()


def open_table(visitor, seats, game="taj-mahal", **more):
    """Open a table as the home page does, and go there. A seat is ``me``, ``open`` or a level."""
    wishes = [{"who": seat} if seat in {"me", "open"} else {"who": "bot", "level": seat} for seat in seats]
    wish = {"game": game, "seats": wishes, "start": True, **more}
    answer = visitor.context.request.post(f"{visitor.house}api/tables", data=wish)
    assert answer.ok, answer.text()
    made = answer.json()
    visitor.page.goto(f"{visitor.house}#/table/{made['table']}")
    return made


def sit_down(somebody, link, name):
    """Open a link to a seat, and take it."""
    somebody.page.goto(somebody.house + link.removeprefix("/"))
    taking = somebody.page.get_by_role("button", name="Take the seat")
    taking.wait_for()  # the page before asks for a name, too
    somebody.page.get_by_label("Your name").fill(name)
    taking.click()
    somebody.page.wait_for_selector(".g-seats, .dock")
