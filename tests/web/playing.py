"""Somebody who plays Taj Mahal in a browser: with a mouse, with a keyboard alone, or with a finger.

They look at the page, and at nothing else, to know what they may do.
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
    cities: all('.tm-board > .room .target.legal').map((one) => one.dataset.at.slice(5)),
    takes: all('.display-card.take').map((one) => one.dataset.at.slice(8)),
    cards: all('.hand-card.yes').map((one) => [one.dataset.at.slice(5), one.dataset.key]),
  };
}"""
MOVED_ON = """(before) => {
  if (document.querySelector('.ranking, .curtain')) return true;
  const table = document.querySelector('.table');
  return table && +table.dataset.version > before;
}"""
READY = """() => !!document.querySelector('.ranking, .curtain, .dock[data-acting=yes]')"""
FOCUS = """() => {
  const thing = document.activeElement?.closest('.hand-card, .target, .display-card');
  return thing?.getAttribute('class') ?? '';
}"""


class Hand:
    """Plays by the mouse. ``boldness``: so many cards are played before withdrawing."""

    def __init__(self, page, boldness=1):
        self.page = page
        self.boldness = boldness
        self.turns = 0
        self.asked = 0
        self.kinds = set()
        """What was done so far."""

    def seen(self):
        """What is to be seen."""
        return self.page.evaluate(SEEN)

    def wait(self):
        """Until something is asked of this player, or the game is over."""
        self.page.wait_for_function(READY, timeout=WAIT)

    def turn(self):
        """Make one move; whether the game goes on."""
        seen = self.seen()
        if seen["over"]:
            return False
        self.turns += 1
        if seen["cities"]:
            self.note("city", lambda: self.build(seen["cities"][0]))
        elif seen["takes"]:
            self.note("take", lambda: self.take(seen["takes"][0]))
        elif seen["cards"] and self.asked < self.boldness:
            self.asked += 1
            self.note("card", lambda: self.play(*seen["cards"][0]))
        else:
            self.asked = 0
            self.note("out", self.withdraw)
        self.page.wait_for_function(MOVED_ON, arg=seen["version"], timeout=WAIT)
        return True

    def note(self, kind, does):
        """Do something of a kind."""
        self.kinds.add(kind)
        does()

    def to_the_end(self, most=400):
        """Play on until the result is shown."""
        for _ in range(most):
            self.wait()
            if not self.turn():
                return
        raise AssertionError("the game does not end")

    # -- how things are done ------------------------------------------------------------------------------------------
    def press(self, what):
        """Press something on the page."""
        self.page.locator(what).first.click()

    def confirm(self):
        self.press(".preview .primary:not([disabled])")

    def build(self, city):
        self.press(f'.tm-board > .room .target[data-at="city:{city}"]')
        self.confirm()

    def take(self, card):
        self.press(f'.display-card.take[data-at="display:{card}"]')
        self.confirm()

    def play(self, card, _key):
        self.press(f'.hand-card.yes[data-at="card:{card}"]')
        self.confirm()

    def withdraw(self):
        self.confirm()


class Finger(Hand):
    """Plays by touching the screen."""

    def press(self, what):
        self.page.locator(what).first.tap()


class Keys(Hand):
    """Plays without a mouse: the keys of the legend, tab and the arrows, and moves typed in notation, in turn."""

    def press(self, what):
        raise AssertionError(f"no mouse: {what}")

    def keys(self, *names):
        for name in names:
            self.page.keyboard.press(name)

    def type(self, move):
        """Type a move and make it."""
        self.keys("/")
        self.page.wait_for_selector("dialog[open] input[list]")
        self.page.keyboard.type(move)
        self.keys("Enter")
        self.page.wait_for_selector("dialog", state="detached")
        self.ready()
        self.keys("Enter")

    def ready(self):
        """Until the next Enter confirms."""
        self.page.wait_for_selector(".preview .primary:focus")

    def reach(self, kind):
        """Tab until something of a kind has the focus."""
        for _ in range(60):
            if kind in self.page.evaluate(FOCUS):
                return
            self.keys("Tab")
        raise AssertionError(f"tab does not reach {kind}")

    def build(self, city):
        if self.turns % 2:
            self.type(
                f"{'^' if 'crown palace' in self.page.locator('.say h1').inner_text() else '@'}{city.replace(' ', '_')}"
            )
            return
        self.reach("target")
        for arrow in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft") * 6:
            if "legal" in self.page.evaluate(FOCUS):
                break
            self.keys(arrow)
        self.keys("Enter")
        self.page.wait_for_selector(".target.picked")
        self.keys("Enter")

    def take(self, card):
        if self.turns % 3 == 0:
            self.type(f"<{card}")
        elif self.turns % 3 == 1:
            self.reach("display-card")
            self.keys("Enter")
            self.page.wait_for_selector(".display-card.picked")
            self.keys("Enter")
        else:
            self.keys("1")
            self.ready()
            self.keys("Enter")

    def play(self, card, key):
        if key:
            self.keys(key)
            self.ready()
            self.keys("Enter")
        else:
            self.type(card)

    def withdraw(self):
        self.keys("w")
        self.ready()
        self.keys("Enter")


def table_of(page):
    """The id of the table that a page shows."""
    return re.search(r"#/table/([0-9a-f]+)", page.url)[1]


def record_of(visitor, table):
    """The record of a finished game, as its page offers it for download."""
    return visitor.context.request.get(f"{visitor.house}api/tables/{table}/record").json()


def open_table(visitor, seats, **more):
    """Open a table as the home page does, and go there. A seat is ``me``, ``open`` or a level."""
    wishes = [{"who": seat} if seat in {"me", "open"} else {"who": "bot", "level": seat} for seat in seats]
    wish = {"game": "taj-mahal", "seats": wishes, "start": True, **more}
    answer = visitor.context.request.post(f"{visitor.house}api/tables", data=wish)
    assert answer.ok, answer.text()
    made = answer.json()
    visitor.page.goto(f"{visitor.house}#/table/{made['table']}")
    return made
