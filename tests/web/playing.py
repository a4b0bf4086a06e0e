"""Automatic players that play in a browser, with a mouse, with touch, or with the keyboard alone.

They use only what the page shows. The modules ``*_players.py`` contain the players of each game.
"""

import re

from web.table_page import TablePage


class Player:
    """Plays on a page. A subclass chooses the moves in ``choose_move``."""

    def __init__(self, page):
        self.page = page
        self.table = TablePage(page)
        self.turns = 0
        self.move_kinds = set()
        """The kinds of moves made so far."""

    def wait(self):
        """Wait until this player has to act, or the game is over."""
        self.table.wait_for_turn()

    def turn(self):
        """Make one move; return False if the game is over."""
        if self.table.result.is_visible():
            return False
        self.turns += 1
        kind, make_move = self.choose_move()
        self.move_kinds.add(kind)
        with self.table.new_state():
            make_move()
        return True

    def play_to_the_end(self, max_turns=400):
        """Play until the result is shown."""
        for _ in range(max_turns):
            self.wait()
            if not self.turn():
                return
        raise AssertionError("the game does not end")

    def choose_move(self):
        """Return the kind of the next move, and a function that makes it."""
        raise NotImplementedError


def play_at_one_screen(player, at_curtain=lambda: None, at_turn=lambda: None, max_turns=400):
    """Play a game to the end for several people at one screen.

    Return the announcements of turns ("Your turn, Noor"), and how often the curtain was shown, which hides the hands
    between turns. ``at_curtain`` and ``at_turn`` are called whenever the curtain or a turn is shown.
    """
    table, announcements, curtains = player.table, set(), 0
    for _ in range(max_turns):
        player.wait()
        if table.curtain.is_visible():
            curtains += 1
            at_curtain()
            player.page.get_by_role("button", name=re.compile("^I am ")).click()
            table.dock.wait_for()
            continue
        if table.result.is_visible():
            return announcements, curtains
        announcements.add(table.dock.get_by_text(re.compile("^Your turn, ")).text_content())
        at_turn()
        player.turn()
        player.page.keyboard.press("Shift")  # the curtain falls at once, and not only after a while
    raise AssertionError("the game does not end")


class Mouse:
    """Acts with a mouse."""

    def press(self, elements):
        """Click the first of the elements."""
        elements.first.click()

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

    def press(self, elements):
        # The offer is tapped at its edge, so that the next tap, which confirms the move, does not make a double tap.
        position = {"x": 12, "y": 12} if elements is self.table.offer else None
        elements.first.tap(position=position)


RECORD_LOST_FOCUS = """() => {
  window.lostFocus = [];
  let wasLost = false;
  const checkFrame = () => {
    const isLost = document.hasFocus() && document.activeElement === document.body;
    if (isLost && wasLost) window.lostFocus.push(document.title);
    wasLost = isLost;
    requestAnimationFrame(checkFrame);
  };
  checkFrame();
}"""
"""Records when no element has the focus in two consecutive frames. The focus may be on the browser's own controls,
which get it after the last element of the page. Evaluate this script when the page shows a table.
"""

HOLD_CHAT = """
const originalFetch = window.fetch;
window.fetch = async (url, options) => {
  const response = await originalFetch(url, options);
  const isChat = options?.method === 'POST' && `${url}`.endsWith('/chat');
  if (isChat) await new Promise((resolve) => (window.release = resolve));
  return response;
};
"""
"""Delays the response to a chat message, but not its event, until the test calls `window.release`."""


class Keyboard:
    """Acts with keys only: shortcuts, Tab, arrows, and moves typed in notation."""

    def wait(self):
        """Wait until this player has to act, and a choice, the confirm button or the result has the focus."""
        super().wait()
        if self.turns:  # before the first key press the page does not move the focus
            dialog = self.table.dialog
            inside = dialog.or_(dialog.get_by_role("heading")).or_(dialog.get_by_role("button"))
            self.table.wait_for_focus(self.table.decisions, inside)

    def press(self, elements):
        """Fail: there is no mouse."""
        raise AssertionError(f"no mouse: {elements}")

    def press_keys(self, *names):
        """Press keys one after another."""
        for name in names:
            self.page.keyboard.press(name)

    def type_move(self):
        """Type the first suggested move and make it."""
        self.press_keys("/")
        self.table.wait_for_focus(self.page.get_by_label("Move in notation"))
        suggestion = self.table.dialog.get_by_role("option", include_hidden=True).first
        self.page.keyboard.type(suggestion.get_attribute("value"))
        self.press_keys("Enter")
        self.table.dialog.wait_for(state="detached")
        self.confirm()

    def confirm(self):
        """Press Enter once the confirm button has the focus."""
        self.table.wait_for_focus(self.table.confirm)
        self.press_keys("Enter")

    def tab_to(self, elements):
        """Press Tab until one of the elements has the focus."""
        reached = self.table.focused.and_(elements)
        for _ in range(60):
            if reached.count():
                return
            self.press_keys("Tab")
        raise AssertionError(f"tab does not reach {elements}")


def table_id_of(page):
    """Return the id of the table that a page shows."""
    return re.search(r"#/table/([0-9a-f]+)", page.url)[1]


def record_of(visitor, table):
    """Return the record of the game at a table."""
    return visitor.context.request.get(f"{visitor.server_url}api/tables/{table}/record").json()


def open_table(visitor, seats, game="taj-mahal", **fields):
    """Create a table over HTTP, show it and return the response. Each seat is ``me``, ``open`` or a bot's level."""
    seat_requests = [{"who": seat} if seat in {"me", "open"} else {"who": "bot", "level": seat} for seat in seats]
    body = {"game": game, "seats": seat_requests, "start": True, **fields}
    response = visitor.context.request.post(f"{visitor.server_url}api/tables", data=body)
    assert response.ok, response.text()
    created = response.json()
    visitor.page.goto(f"{visitor.server_url}#/table/{created['table']}")
    return created


def sit_down(somebody, link, name):
    """Open a link to a seat and take the seat."""
    page = somebody.page
    page.goto(somebody.server_url + link.removeprefix("/"))
    take_seat = page.get_by_role("button", name="Take the seat")
    take_seat.wait_for()  # the home page has a field for the name too
    page.get_by_label("Your name").fill(name)
    take_seat.click()
    waiting = page.get_by_role("heading", name=re.compile("waiting for players$"))
    waiting.or_(TablePage(page).headline).first.wait_for()


def open_on_device(device, link):
    """Open a link that opens a taken seat on another device."""
    page = device.page
    page.goto(device.server_url + link.removeprefix("/"))
    page.get_by_role("button", name="Open the seat here").click()
    waiting = page.get_by_role("heading", name=re.compile("waiting for players$"))
    waiting.or_(TablePage(page).headline).first.wait_for()


def seat_friends(host, *friends, game="taj-mahal", **fields):
    """Start a game between several visitors over HTTP, show it to each of them, and return the table's id."""
    created = open_table(host, ["me", *("open" for _ in friends)], game, **fields)
    requests = [
        (friend, "links/open", {"secret": link["link"].rpartition("/")[2], "name": name})
        for friend, link, name in zip(friends, created["links"], ("Ines", "Tomas", "Kiran"), strict=False)
    ]
    for visitor, path, body in (*requests, (host, f"tables/{created['table']}/start", {})):
        response = visitor.context.request.post(f"{visitor.server_url}api/{path}", data=body)
        assert response.ok, response.text()
    for visitor in (host, *friends):
        visitor.page.goto(f"{visitor.server_url}#/table/{created['table']}")
        TablePage(visitor.page).headline.wait_for()
    return created["table"]
