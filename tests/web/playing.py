"""Players in a browser: with a mouse, by touch, or with a keyboard alone.

They know only what the page shows. The moves of each game are in ``at_*.py``.
"""

import re

from web.table_page import TablePage

OFFER = ".preview .btn.quiet:only-child:not([disabled])"


class Player:
    """Plays on a page. A subclass chooses a move in ``act``."""

    def __init__(self, page):
        self.page = page
        self.table = TablePage(page)
        self.turns = 0
        self.kinds = set()
        """The kinds of moves made so far."""

    def seen(self):
        """Return the state that the page shows."""
        curtain = self.table.curtain.is_visible()
        return {
            "over": self.table.result.is_visible(),
            "curtain": curtain,
            "acting": self.table.acting.is_visible(),
            "version": 0 if curtain else self.table.version,
        }

    def wait(self):
        """Wait until this player has to act, or the game is over."""
        self.table.wait_for_turn()

    def turn(self):
        """Make one move; return False if the game is over."""
        if self.table.result.is_visible():
            return False
        self.turns += 1
        kind, does = self.act()
        self.kinds.add(kind)
        with self.table.new_state():
            does()
        return True

    def to_the_end(self, most=400):
        """Play until the result is shown."""
        for _ in range(most):
            self.wait()
            if not self.turn():
                return
        raise AssertionError("the game does not end")

    def act(self, seen=None):
        """Return the kind of the next move, and a function that makes it."""
        raise NotImplementedError


def play_at_one_screen(hand, at_curtain=lambda: None, at_turn=lambda: None, most=400):
    """Play to the end for several people at one screen. Return whose turns there were, and the number of curtains."""
    table, whose, curtains = hand.table, set(), 0
    for _ in range(most):
        hand.wait()
        if table.curtain.is_visible():
            curtains += 1
            at_curtain()
            hand.page.get_by_role("button", name=re.compile("^I am ")).click()
            table.dock.wait_for()
            continue
        if table.result.is_visible():
            return whose, curtains
        whose.add(table.dock.get_by_text(re.compile("^Your turn, ")).text_content())
        at_turn()
        hand.turn()
    raise AssertionError("the game does not end")


class Mouse:
    """Acts with a mouse."""

    def press(self, what):
        """Click the first of the elements."""
        what.first.click()

    def choose_offered(self):
        """Select the offered move. If it is the only legal move, it is selected already."""
        self.table.offer.or_(self.table.confirm).first.wait_for()
        if self.table.offer.is_visible():
            self.press(self.table.offer)

    def confirm(self):
        """Click the button that makes the move."""
        self.press(self.table.confirm)


class Touch(Mouse):
    """Acts by touch."""

    def press(self, what):
        # Tapped at its edge, so that the next tap, which confirms the move, does not make a double tap.
        where = {"x": 12, "y": 12} if what is self.table.offer else None
        what.first.tap(position=where)


RECORD_LOST_FOCUS = """() => {
  window.lostFocus = [];
  let before = false;
  const look = () => {
    const lost = document.hasFocus() && document.activeElement === document.body;
    if (lost && before) window.lostFocus.push(document.title);
    before = lost;
    requestAnimationFrame(look);
  };
  look();
}"""
"""Records when no element has the focus in two consecutive frames. It ignores the browser's own controls, which get the
focus after the last element of the page. To be evaluated when the page shows a table.
"""

HOLD_CHAT = """
const send = window.fetch;
window.fetch = async (what, how) => {
  const answer = await send(what, how);
  if (how?.method === 'POST' && `${what}`.endsWith('/chat')) await new Promise((go) => (window.release = go));
  return answer;
};
"""
"""Delays the response to a chat message, but not its event, until the page's script calls `release`."""


class Keyboard:
    """Acts with keys only: shortcuts, Tab, arrows, and moves typed in notation."""

    def wait(self):
        """Wait until this player has to act, and a choice, the confirm button or the result has the focus."""
        super().wait()
        if self.turns:  # before the first key press the page does not move the focus
            inside = self.table.dialog.or_(self.table.dialog.get_by_role("button"))
            self.table.wait_for_focus(self.table.decisions, inside)

    def press(self, what):
        """Fail: there is no mouse."""
        raise AssertionError(f"no mouse: {what}")

    def keys(self, *names):
        """Press keys one after another."""
        for name in names:
            self.page.keyboard.press(name)

    def type(self):
        """Type the first suggested move and make it."""
        self.keys("/")
        self.table.wait_for_focus(self.page.get_by_label("Move in notation"))
        suggestion = self.table.dialog.get_by_role("option", include_hidden=True).first
        self.page.keyboard.type(suggestion.get_attribute("value"))
        self.keys("Enter")
        self.table.dialog.wait_for(state="detached")
        self.confirm()

    def confirm(self):
        """Press Enter once the confirm button has the focus."""
        self.table.wait_for_focus(self.table.confirm)
        self.keys("Enter")

    def reach(self, what):
        """Press Tab until one of the elements has the focus."""
        there = self.table.focused.and_(what)
        for _ in range(60):
            if there.count():
                return
            self.keys("Tab")
        raise AssertionError(f"tab does not reach {what}")


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
    page = somebody.page
    page.goto(somebody.server_url + link.removeprefix("/"))
    taking = page.get_by_role("button", name="Take the seat")
    taking.wait_for()  # the home page has a field for the name too
    page.get_by_label("Your name").fill(name)
    taking.click()
    waiting = page.get_by_role("heading", name=re.compile("waiting for players$"))
    waiting.or_(TablePage(page).headline).first.wait_for()


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
