"""Players in a browser: with a mouse, by touch, or with a keyboard alone.

They know only what the page shows. The moves of each game are in ``at_*.py``.
"""

import re

from web.pages import WAIT
from web.table_page import TablePage

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
    """Plays on a page. A subclass reads the page with ``LOOK`` and chooses a move in ``act``."""

    LOOK = "(all) => ({})"
    """A JavaScript function that returns the legal choices; its argument finds elements by selector."""
    THINGS = "button"
    """A selector of the game's focusable elements."""

    def __init__(self, page):
        self.page = page
        self.turns = 0
        self.kinds = set()
        """The kinds of moves made so far."""

    def seen(self):
        """Return the state that the page shows."""
        return self.page.evaluate(SEEN.replace("LOOK", self.LOOK))

    def wait(self):
        """Wait until this player has to act, or the game is over."""
        self.page.wait_for_function(READY, timeout=WAIT)

    def turn(self):
        """Make one move; return False if the game is over."""
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
        """Play until the result is shown."""
        for _ in range(most):
            self.wait()
            if not self.turn():
                return
        raise AssertionError("the game does not end")

    def act(self, seen):
        """Return the kind of the next move, and a function that makes it."""
        raise NotImplementedError


def play_at_one_screen(hand, at_curtain=lambda: None, at_turn=lambda: None, most=400):
    """Play to the end for several people at one screen. Return whose turns there were, and the number of curtains."""
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
    """Acts with a mouse."""

    def press(self, what):
        """Click the first element that matches a selector."""
        self.page.locator(what).first.click()

    def choose_offered(self):
        """Select the offered move. If it is the only legal move, it is selected already."""
        self.page.wait_for_selector(OFFER_OR_FORCED)
        if self.page.locator(OFFER).count():
            self.press(OFFER)

    def confirm(self):
        """Click the button that makes the move."""
        self.press(".preview .primary:not([disabled])")


class Touch(Mouse):
    """Acts by touch."""

    def press(self, what):
        # Tapped at its edge, so that the next tap, which confirms the move, does not make a double tap.
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
"""Records when no element has the focus in two consecutive frames while a table is shown. It ignores the browser's own
controls, which get the focus after the last element of the page.
"""
CHOICES = (
    ".hand-card.yes, .display-card.take, .target.legal, .rail-tile.legal, .rail-instead, .preview .primary:enabled"
)
"""The first choices of a move in both games, and the confirm button."""
IN_PLACE = """(choices) => {
  const { activeElement: active } = document;
  if (document.querySelector('.ranking')) return !!active.closest('dialog');
  return active.matches(choices);
}"""
"""Whether the focus is where the next decision is made, or in the result."""


class Keyboard:
    """Acts with keys only: shortcuts, Tab, arrows, and moves typed in notation."""

    def wait(self):
        """Wait until this player has to act, and a choice or the confirm button has the focus."""
        super().wait()
        if self.turns:  # before the first key press the page does not move the focus
            self.page.wait_for_function(IN_PLACE, arg=CHOICES, timeout=WAIT)

    def press(self, what):
        """Fail: there is no mouse."""
        raise AssertionError(f"no mouse: {what}")

    def keys(self, *names):
        """Press keys one after another."""
        for name in names:
            self.page.keyboard.press(name)

    def type(self, move=None):
        """Type a move and make it; by default the first suggestion."""
        self.keys("/")
        self.page.wait_for_selector("dialog[open] input[list]")
        move = move or self.page.locator("dialog[open] datalist option").first.get_attribute("value")
        self.page.keyboard.type(move)
        self.keys("Enter")
        self.page.wait_for_selector("dialog", state="detached")
        self.ready()
        self.keys("Enter")

    def ready(self):
        """Wait until the confirm button has the focus."""
        self.page.wait_for_selector(".preview .primary:focus")

    def confirm(self):
        """Press Enter on the confirm button."""
        self.ready()
        self.keys("Enter")

    def focused(self):
        """Return the classes of the focused element."""
        return self.page.evaluate(FOCUS, self.THINGS)

    def reach(self, kind):
        """Press Tab until an element with a class has the focus."""
        for _ in range(60):
            if kind in self.focused():
                return
            self.keys("Tab")
        raise AssertionError(f"tab does not reach {kind}")


def table_of(page):
    """Return the id of the table that a page shows."""
    return re.search(r"#/table/([0-9a-f]+)", page.url)[1]


def record_of(visitor, table):
    """Return the record of a game."""
    return visitor.context.request.get(f"{visitor.server_url}api/tables/{table}/record").json()


def open_table(visitor, seats, game="taj-mahal", **more):
    """Create a table over HTTP and go there. A seat is ``me``, ``open`` or a bot's level."""
    requested = [{"who": seat} if seat in {"me", "open"} else {"who": "bot", "level": seat} for seat in seats]
    body = {"game": game, "seats": requested, "start": True, **more}
    answer = visitor.context.request.post(f"{visitor.server_url}api/tables", data=body)
    assert answer.ok, answer.text()
    made = answer.json()
    visitor.page.goto(f"{visitor.server_url}#/table/{made['table']}")
    return made


def sit_down(somebody, link, name):
    """Open a link to a seat and take the seat."""
    somebody.page.goto(somebody.server_url + link.removeprefix("/"))
    taking = somebody.page.get_by_role("button", name="Take the seat")
    taking.wait_for()  # the home page has a field for the name too
    somebody.page.get_by_label("Your name").fill(name)
    taking.click()
    somebody.page.wait_for_selector(".g-seats, .dock")


def seat_friends(host, *friends, game="taj-mahal", **more):
    """Start a game of several visitors over HTTP, and show it to each; return the table's id."""
    made = open_table(host, ["me", *("open" for _ in friends)], game, **more)
    requests = [
        (one, "links/open", {"secret": link["link"].rpartition("/")[2], "name": name})
        for one, link, name in zip(friends, made["links"], ("Ines", "Tomas", "Kiran"), strict=False)
    ]
    for one, what, body in (*requests, (host, f"tables/{made['table']}/start", {})):
        answer = one.context.request.post(f"{one.server_url}api/{what}", data=body)
        assert answer.ok, answer.text()
    for one in (host, *friends):
        one.page.goto(f"{one.server_url}#/table/{made['table']}")
        TablePage(one.page).headline.wait_for()
    return made["table"]
