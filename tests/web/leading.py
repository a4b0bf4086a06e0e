"""Players who follow a guide: by mouse, by keys alone, or by touch on the highlighted element."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from durbar.games.guide import Step, guide_of
from web.pages import Visitor, catalog_message
from web.playing import OFFER

FOCUSED = """([what]) => !!document.activeElement?.closest(what)"""

RINGED = """([point, what]) => {
  const ring = document.querySelector(`.guide-ring[data-for="${point}"]:not([hidden])`)?.getBoundingClientRect();
  if (!ring) return null;
  const [x, y] = [(ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2];
  return document.elementFromPoint(x, y)?.closest(what) ? { x, y } : null;
}"""
"""Returns the middle of the ring around a point once the expected element is there."""

GOLDEN = """() => [...document.querySelectorAll('.btn.primary')].filter((one) => {
  const { backgroundColor } = getComputedStyle(one);
  return one.checkVisibility({ visibilityProperty: true }) && !one.disabled && backgroundColor !== 'rgba(0, 0, 0, 0)';
}).map((one) => (one.closest('.guide-card') ? 'card' : one.closest('.preview') ? 'dock' : 'elsewhere'))"""
"""Returns where the enabled primary buttons are."""


class GuidedPlayer:
    """Follows a guide by mouse."""

    def __init__(self, somebody: Visitor, game: str) -> None:
        guide = guide_of(game)
        assert guide is not None
        self.page: Page = somebody.page
        self.game = game
        self.steps = guide.steps
        self.names = guide.names

    def begin(self) -> None:
        """Go from the home page to the first step."""
        self.press(f'.learn-first[href$="{self.game}"]')
        self.press(".learn .primary")
        self.wait(1)

    def wait(self, number: int) -> None:
        """Wait until a step is shown."""
        self.page.wait_for_selector(f'.guide-card[data-step="{number}"]')

    def press(self, what: str) -> None:
        """Click the first element that matches a selector."""
        self.page.locator(what).first.click()

    def golden(self, *where: str) -> None:
        """Wait until the enabled primary buttons are exactly there."""
        self.page.wait_for_function(f"(where) => JSON.stringify(({GOLDEN})()) === where", arg=_json(where))

    def named(self, point: str) -> str:
        """Return the selector of an element that a step points at."""
        kind, _, name = point.partition(":")
        if kind == "tile":
            return f'.rail-tile[data-key="{name}"]'
        if kind == "city":
            return f'.tm-board > .room [data-at="{point}"]'
        return {"renew": ".rail-instead", "turn": ".mh-turn"}.get(point, f'[data-at="{point}"]')

    def things(self, step: Step) -> list[str]:
        """Return the points of the elements to pick for a step."""
        if step.says == "chain":
            return ["city:Lahore"]
        return [point for point in step.points if point != "confirm" and not point.startswith("tile:")]

    def pick(self, point: str) -> None:
        """Pick an element."""
        self.press(self.named(point))

    def turn(self) -> None:
        """Turn the tile whose arrow points away from the player."""
        self.pick("space:d1")

    def confirm(self) -> None:
        """Confirm the selected move."""
        self.press(".preview .primary:not([disabled])")

    def choose_offered(self) -> None:
        """Select the offered move by its highlighted button."""
        self.press(OFFER)

    def look(self) -> None:
        """Go to the next step."""
        self.press(".guide-card .primary")

    def do(self, number: int) -> None:
        """Do what a step requires, and check that no other primary button is enabled."""
        step = self.steps[number - 1]
        if step.do == "look":
            self.golden("card")
            self.look()
            return
        things = self.things(step)
        self.golden()
        if "confirm" in step.points:
            self.choose_offered()
        elif step.says == "turn":
            self.turn()
        else:
            for thing in things:
                self.pick(thing)
        if step.do == "move":
            self.golden("dock")
            headline = self.page.locator(".say h1").text_content()
            assert headline in [catalog_message("guide", "guide-dock-asks", language) for language in ("en", "fr")]
            self.confirm()

    def follow(self, first: int, last: int) -> None:
        """Do what the steps from ``first`` to ``last`` require."""
        for number in range(first, last + 1):
            self.wait(number)
            self.do(number)

    def sentence(self, step: Step, language: str, you: str) -> str:
        """Return the text of a step."""
        words = catalog_message("guide", f"guide-{self.game}-{step.says}", language)
        for name, value in zip(("you", "first", "second"), (you, *self.names), strict=True):
            words = re.sub(rf"\{{ \${name} \}}", value, words)
        return words


class GuidedTouchPlayer(GuidedPlayer):
    """Follows a guide by touch, in the middle of the rings."""

    def press(self, what: str) -> None:
        """Tap the first element that matches a selector."""
        self.page.locator(what).first.tap()

    def things(self, step: Step) -> list[str]:
        """Return the points; tiles alternate between the turntable and the row below."""
        things = super().things(step)
        if step.at % 2:
            return [thing.replace("slot:", "tile:") for thing in things]
        return things

    def choose_offered(self) -> None:
        """Tap the edge of the button, so that the next tap does not make a double tap."""
        self.page.locator(OFFER).tap(position={"x": 12, "y": 12})

    def pick(self, point: str) -> None:
        """Tap the middle of the ring."""
        middle = self.page.wait_for_function(RINGED, arg=[point, self.named(point)]).json_value()
        self.page.touchscreen.tap(middle["x"], middle["y"])


class GuidedKeyboardPlayer(GuidedPlayer):
    """Follows a guide by keys: the next element has the focus, and Enter picks it."""

    def press(self, what: str) -> None:
        """Press Tab until the element has the focus, then Enter."""
        self.page.locator(what).first.wait_for()
        for _ in range(60):
            if self.page.evaluate(FOCUSED, [what]):
                break
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"tab does not reach {what}")
        self.page.keyboard.press("Enter")

    def wait_for_focus(self, what: str) -> None:
        """Wait until an element has the focus, and check that it has an accessible name."""
        self.page.wait_for_function(FOCUSED, arg=[what])
        told = self.page.locator(":focus").aria_snapshot()
        assert re.match(r"- '?(button|link) \".+\"", told), told

    def enter(self, what: str) -> None:
        """Press Enter once the element has the focus."""
        self.wait_for_focus(what)
        self.page.keyboard.press("Enter")

    def look(self) -> None:
        """Go to the next step."""
        self.enter(".guide-card .primary")

    def choose_offered(self) -> None:
        """Select the offered move by its focused button."""
        self.enter(OFFER)

    def pick(self, point: str) -> None:
        """Pick the focused element."""
        self.enter(self.named(point))

    def turn(self) -> None:
        """Turn the tile by its key; the button for it has the focus."""
        self.wait_for_focus(".mh-turn")
        self.page.keyboard.press("r")

    def confirm(self) -> None:
        """Confirm the selected move."""
        self.enter(".preview .primary:not([disabled])")


def _json(where: tuple[str, ...]) -> str:
    return "[" + ",".join(f'"{one}"' for one in where) + "]"
