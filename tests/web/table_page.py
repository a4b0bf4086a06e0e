"""The elements of a table's page, found as people and screen readers find them: by role, label and text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

VERSION = ".table"
"""The element that has the version of the shown state in ``data-version``."""
ACTING = ".dock[data-acting=yes]"
"""The dock at the bottom of the page while its player has to move."""
CONFIRM = "[data-confirm]"
"""The button that makes the selected move."""
# The ranking of the players, which is shown after the game.
RESULT = ".ranking"
NETWORKS = ".network"
LIT_NETWORKS = ".network.lit"
CURTAIN = ".curtain"
"""The page that hides the hand between the turns of two people at one screen."""
OFFER = "button:only-child:enabled:not([data-confirm])"
"""In the preview, the button that selects the offered move."""
FOCUS = ":focus"


class TablePage:
    """A page that shows a table, in English."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bar = page.get_by_role("banner")
        self.dock = page.get_by_role("contentinfo")
        """The bottom of the page: whose turn it is, what to do, the hand or the tiles, and the preview."""
        self.headline = self.dock.get_by_role("heading", level=1)
        self.preview = self.dock.get_by_role("region")
        """The preview of the selected, offered or pointed-at move, with the button that makes the move."""
        self.confirm = self.preview.locator(CONFIRM)
        self.dialog = page.get_by_role("dialog")
        self.tip = page.get_by_role("note")
        self.offer = self.preview.locator(OFFER)
        self.acting = page.locator(ACTING)
        self.result = page.locator(RESULT)
        self.curtain = page.get_by_role("heading", name=re.compile("^Pass the screen to "))
        self.log = page.get_by_role("region", name="Log and chat")
        self.hint = page.get_by_role("region", name="Hint")
        """The card with the hints."""
        self.recap = page.get_by_role("region", name="Since your last turn")
        self.focused = page.locator(FOCUS)

        self.hand = self.dock.get_by_role("group", name=re.compile("^Your hand"))
        self.map = page.get_by_role("group", name="Map of the provinces")
        self.display = page.get_by_role("region", name="Display")
        self.cards = self.hand.get_by_role("button", disabled=False)
        """The cards that may be played, or added to the picked one."""
        self.unplayable_cards = self.hand.get_by_role("button", disabled=True)
        self.picked_cards = self.hand.get_by_role("button", pressed=True)
        self.cities = self.map.get_by_role("button", disabled=False)
        """The cities in which a palace may be built."""
        self.display_cards = self.display.get_by_role("button")
        """The cards that may be taken."""
        self.networks = self.map.last.locator(NETWORKS)
        """The networks on the map: the roads between the connected palaces of each player."""
        self.lit_networks = self.map.last.locator(LIT_NETWORKS)
        self.court = page.get_by_role("table", name="The court and the rows")

        self.rail = self.dock.get_by_role("group", name="Tiles on the turntable")
        self.floor = page.get_by_role("group", name="The palace floor")
        self.tiles = self.rail.get_by_role("button", name=re.compile("^Slot"), disabled=False)
        """The tiles that may be laid, in the row at the bottom."""
        self.picked_tiles = self.rail.get_by_role("button", pressed=True)
        self.spaces = self.floor.get_by_role("button", name=re.compile("^[a-h][1-8],.* fits"), disabled=False)
        """The spaces that the picked tile fits."""
        self.picked_spaces = self.floor.get_by_role("button", name=re.compile("^[a-h][1-8],"), pressed=True)
        self.renew = self.rail.get_by_role("button", name=re.compile("^Reactivate "))
        self.turn_tile = self.preview.get_by_role("button", name="Turn", exact=True)
        self.other_artisans = self.preview.get_by_role("group", name="Which artisan?").get_by_role(
            "button", pressed=False
        )

        self.moves = self.dock.get_by_role("list", name="Your moves").get_by_role("button")
        """The moves as buttons, at the table of a game for which the client has no board."""
        self.picked_moves = self.dock.get_by_role("list", name="Your moves").get_by_role("button", pressed=True)
        self.waiting_for_players = page.get_by_role("heading", name="waiting for players")
        """The heading of the page before the game."""

        self.choices = self.cards.or_(self.cities).or_(self.display_cards).or_(self.tiles)
        """The first choices of a move."""
        self.decisions = self.choices.or_(self.renew).or_(self.confirm)
        """The first choices of a move, and the button that makes it."""

    @property
    def version(self) -> int:
        """The version of the state that the page shows."""
        return int(self.page.locator(VERSION).get_attribute("data-version") or 0)

    # A script in the page waits, because it can check in every frame. A locator soon checks only twice a second.
    @contextmanager
    def new_state(self) -> Iterator[None]:
        """Wait at the end of the block until the page shows a later state than at its beginning, or the curtain."""
        before = self.version
        yield
        self.page.wait_for_function(
            "([version, curtain, before]) => document.querySelector(curtain)"
            " || +document.querySelector(version)?.dataset.version > before",
            arg=[VERSION, CURTAIN, before],
        )

    def wait_for_turn(self) -> None:
        """Wait until it is this player's turn, or the game is over, or the curtain is shown."""
        self.page.wait_for_function(
            "(selectors) => document.querySelector(selectors)", arg=f"{ACTING}, {RESULT}, {CURTAIN}"
        )

    def wait_for_others(self) -> None:
        """Wait until it is another player's turn."""
        expect(self.dock).to_be_visible()
        expect(self.page.locator(ACTING)).to_have_count(0)

    def wait_for_connection(self) -> None:
        """Wait until the page receives events from the server."""
        expect(self.page.locator(VERSION)).to_have_attribute("data-line", "open")

    def make_move(self) -> None:
        """Confirm the selected move, and wait until the page shows its effect."""
        with self.new_state():
            self.confirm.click()

    def make_first_move(self) -> None:
        """Make a move by taking the first choice each time. If there is no choice, make the offered or only move."""
        self.wait_for_turn()
        self.choices.or_(self.preview).first.wait_for()
        if self.choices.count():
            self.choices.first.click()
            if self.picked_tiles.count():
                self.spaces.first.dispatch_event("click")  # the drawing of the tile lies over the space
        elif not self.confirm.count():
            self.preview.get_by_role("button").click()
        self.make_move()

    def wait_for_focus(self, *elements: Locator) -> None:
        """Wait until one of the elements has the focus."""
        for element in elements[1:]:
            elements = (elements[0].or_(element),)
        self.focused.and_(elements[0]).wait_for()

    def open_panel(self, name: str) -> None:
        """Press a button or link of the bar, such as "Hint" or "Rules"."""
        self.bar.get_by_role("button", name=name).or_(self.bar.get_by_role("link", name=name)).click()
