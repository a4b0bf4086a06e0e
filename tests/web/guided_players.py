"""Automatic players who follow a guide by mouse, by keyboard alone, or by touch."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from durbar.games.guide import Step, guide_of
from web.pages import Visitor, catalog_message
from web.pseudo_locale import accented
from web.table_page import TablePage

RING = ".guide-ring"
"""A ring around an element that a step of the guide points at."""
MIDDLE_OF_RING = """([ring, target]) => {
  const { left, right, top, bottom } = ring.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return target.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}"""
"""Returns the middle of a ring if the target element is at that point, otherwise null."""

PRIMARY_BUTTONS = """() => [...document.querySelectorAll('.btn.primary')].filter((button) => {
  const { backgroundColor } = getComputedStyle(button);
  const isVisible = button.checkVisibility({ visibilityProperty: true });
  return isVisible && !button.disabled && backgroundColor !== 'rgba(0, 0, 0, 0)';
}).map((button) => (button.closest('.guide-card') ? 'card' : button.closest('.preview') ? 'dock' : 'elsewhere'))"""
"""Returns the place of each enabled primary button: the guide's card, the dock or elsewhere."""

TITLES = {"taj-mahal": "Taj Mahal", "maharani": "Maharani"}
"""The title of each game with a guide."""
FRENCH = {
    "Start": "Commencer",
    "Next": "Suivant",
    "A real game, with a coach": "Une vraie partie, avec un coach",
    "Slot": "Emplacement",
    "Turn": "Tourner",
    "Reactivate": "Réactiver",
    "blue": "bleu",
    "white": "blanc",
    "Vizier": "Vizir",
    "General": "Général",
    "Monk": "Moine",
    "Elephant": "Éléphant",
}
"""The French translation of texts by which the players find elements."""
CARD_LETTERS = {"b": "blue", "w": "white", "V": "Vizier", "G": "General", "M": "Monk", "E": "Elephant"}
"""What each letter in the code of a card stands for: the code "bVE" is a blue card with vizier and elephant."""


def in_any_language(english: str) -> str:
    """Return a regular expression that matches a text in English, in French and in the pseudo-locale."""
    return "(?:" + "|".join(map(re.escape, (english, accented(english), FRENCH.get(english, english)))) + ")"


class GuidedPlayer:
    """Follows a guide by mouse, in any language."""

    def __init__(self, somebody: Visitor, game: str) -> None:
        guide = guide_of(game)
        assert guide is not None
        self.page: Page = somebody.page
        self.table = TablePage(self.page)
        self.game = game
        self.steps = guide.steps
        self.names = guide.names
        self.card = self.page.get_by_role("region", name=re.compile(f"^{in_any_language('Guide')}$"))
        self.text = self.card.get_by_role("status")
        pattern = f"^({in_any_language('Next')}|{in_any_language('A real game, with a coach')})$"
        self.next_button = self.card.get_by_role("button", name=re.compile(pattern))
        """The button that goes to the next step or, after the last step, to a real game."""
        self.headline = self.table.dock.get_by_role("heading", level=1, include_hidden=True)
        """The headline of the dock. It is hidden on small screens, where the guide needs the space."""
        self.offer = self.table.preview.get_by_role("button", disabled=False).last
        self.turn_tile = self.table.preview.get_by_role("button", name=re.compile(f"^{in_any_language('Turn')}$"))

    def begin(self) -> None:
        """Go from the home page to the first step."""
        self.press(self.page.get_by_role("region", name=TITLES[self.game]).get_by_role("link"))
        self.press(
            self.page.get_by_role("main").get_by_role("button", name=re.compile(f"^{in_any_language('Start')}$"))
        )
        self.wait(1)

    def wait(self, number: int) -> None:
        """Wait until a step is shown."""
        progress = re.compile(rf"(^|\D){number}\D+{len(self.steps)}(\D|$)")
        self.card.get_by_text(progress).wait_for()

    def press(self, element: Locator) -> None:
        """Click an element."""
        element.click()

    def wait_for_primary_buttons(self, *places: str) -> None:
        """Wait until the enabled primary buttons are in exactly these places."""
        self.page.wait_for_function(
            f"(places) => JSON.stringify(({PRIMARY_BUTTONS})()) === JSON.stringify(places)", arg=list(places)
        )

    def ring(self, point: str | None = None) -> Locator:
        """Return the ring for an entry of ``step.points``, or all rings."""
        return self.page.locator(RING if point is None else f'{RING}[data-for="{point}"]')

    def element_of(self, point: str) -> Locator:
        """Return the element for an entry of ``step.points``, such as ``city:Lahore``."""
        kind, _, name = point.partition(":")
        board = self.page.get_by_role("main").get_by_role("group")
        dock = self.table.dock.get_by_role("group")
        if kind in ("card", "display"):
            container = dock if kind == "card" else self.page.get_by_role("complementary").get_by_role("group")
            pattern = ".*".join(in_any_language(CARD_LETTERS[letter]) for letter in name)
            return container.get_by_role("button", name=re.compile(f"^{pattern}", re.I)).first
        if kind == "city":
            return board.get_by_role("button", name=re.compile(rf"\b{name}\b"))
        if kind == "space":
            return board.get_by_role("button", name=re.compile(f"^{name},"))
        if kind in ("slot", "tile"):
            container = board if kind == "slot" else dock
            return container.get_by_role("button", name=re.compile(f"^{in_any_language('Slot')} {name}"))
        assert kind == "renew", point
        return dock.get_by_role("button", name=re.compile(f"^{in_any_language('Reactivate')}"))

    def points_to_pick(self, step: Step) -> list[str]:
        """Return the entries of ``step.points`` that the player has to pick."""
        if step.says == "chain":  # this step points at all cities of the chain, but only one can be picked
            return ["city:Lahore"]
        return [point for point in step.points if point != "confirm" and not point.startswith("tile:")]

    def pick(self, point: str) -> None:
        """Pick the element that a step points at."""
        self.press(self.element_of(point))

    def turn(self) -> None:
        """Turn the tile, whose arrow points away from the player, by picking its space again."""
        self.pick("space:d1")

    def confirm(self) -> None:
        """Confirm the selected move."""
        self.press(self.table.confirm)

    def choose_offered(self) -> None:
        """Select the offered move by its highlighted button."""
        self.press(self.offer)

    def go_to_next_step(self) -> None:
        """Go to the next step."""
        self.press(self.next_button)

    def choose(self, step: Step) -> None:
        """Select the move that a step requires."""
        if "confirm" in step.points:
            self.choose_offered()
        elif step.says == "turn":
            self.turn()
        else:
            for point in self.points_to_pick(step):
                self.pick(point)

    def do_step(self, number: int) -> None:
        """Do what a step requires, and check that no other primary button is enabled."""
        step = self.steps[number - 1]
        if step.do == "look":
            self.wait_for_primary_buttons("card")
            self.go_to_next_step()
            return
        self.wait_for_primary_buttons()
        self.choose(step)
        if step.do == "move":
            self.wait_for_primary_buttons("dock")
            prompts = [re.escape(catalog_message("guide", "guide-dock-asks", language)) for language in ("en", "fr")]
            expect(self.headline).to_have_text(re.compile("|".join(prompts)))
            self.confirm()

    def follow(self, first: int, last: int) -> None:
        """Do what the steps from ``first`` to ``last`` require."""
        for number in range(first, last + 1):
            self.wait(number)
            self.do_step(number)

    def step_text(self, step: Step, language: str, you: str) -> str:
        """Return the text of a step; ``you`` is the player's name."""
        text = catalog_message("guide", f"guide-{self.game}-{step.says}", language)
        for name, value in zip(("you", "first", "second"), (you, *self.names), strict=True):
            text = re.sub(rf"\{{ \${name} \}}", value, text)
        return text


class GuidedTouchPlayer(GuidedPlayer):
    """Follows a guide by tapping the middle of the rings."""

    def press(self, element: Locator) -> None:
        """Tap an element."""
        element.tap()

    def points_to_pick(self, step: Step) -> list[str]:
        """Return the points to pick. In every second step, the tile is picked in the row below the board."""
        points_to_pick = super().points_to_pick(step)
        if step.at % 2:
            return [point.replace("slot:", "tile:") for point in points_to_pick]
        return points_to_pick

    def choose_offered(self) -> None:
        """Tap the edge of the button, so that the next tap does not make a double tap."""
        self.offer.tap(position={"x": 12, "y": 12})

    def pick(self, point: str) -> None:
        """Tap the middle of the ring."""
        self.ring(point).wait_for()
        ring_and_target = [self.ring(point).element_handle(), self.element_of(point).element_handle()]
        middle = self.page.wait_for_function(MIDDLE_OF_RING, arg=ring_and_target).json_value()
        self.page.touchscreen.tap(middle["x"], middle["y"])


class GuidedKeyboardPlayer(GuidedPlayer):
    """Follows a guide by keyboard: the guide focuses the next element, and Enter picks it."""

    def press(self, element: Locator) -> None:
        """Press Tab until the element has the focus, then Enter."""
        element.wait_for()
        for _ in range(60):
            if element.evaluate("(element) => element === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"tab does not reach {element}")
        self.page.keyboard.press("Enter")

    def press_enter_on(self, element: Locator) -> None:
        """Press Enter once the element has the focus."""
        expect(element).to_be_focused()
        self.page.keyboard.press("Enter")

    def go_to_next_step(self) -> None:
        """Go to the next step."""
        self.press_enter_on(self.next_button)

    def choose_offered(self) -> None:
        """Select the offered move by its focused button."""
        self.press_enter_on(self.offer)

    def pick(self, point: str) -> None:
        """Pick the focused element."""
        self.press_enter_on(self.element_of(point))

    def turn(self) -> None:
        """Turn the tile with the R key, while the button that turns it has the focus."""
        expect(self.turn_tile).to_be_focused()
        self.page.keyboard.press("r")

    def confirm(self) -> None:
        """Confirm the selected move."""
        self.press_enter_on(self.table.confirm)
