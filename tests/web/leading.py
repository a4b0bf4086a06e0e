"""Somebody who does what a guide says: by the mouse, by keys alone, or by a finger on what has a ring."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from durbar.games.guide import Step, guide_of
from web.pages import Visitor, said
from web.playing import OFFER

FOCUSED = """([what]) => !!document.activeElement?.closest(what)"""

RINGED = """([point, what]) => {
  const ring = document.querySelector(`.guide-ring[data-for="${point}"]:not([hidden])`)?.getBoundingClientRect();
  if (!ring) return null;
  const [x, y] = [(ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2];
  return document.elementFromPoint(x, y)?.closest(what) ? { x, y } : null;
}"""
"""The middle of the ring round a point, once what lies there is the thing that is meant."""

GOLDEN = """() => [...document.querySelectorAll('.btn.primary')].filter((one) => {
  const { backgroundColor } = getComputedStyle(one);
  return one.checkVisibility({ visibilityProperty: true }) && !one.disabled && backgroundColor !== 'rgba(0, 0, 0, 0)';
}).map((one) => (one.closest('.guide-card') ? 'card' : one.closest('.preview') ? 'dock' : 'elsewhere'))"""
"""Where the buttons are that ask to be pressed."""


class Led:
    """By the mouse."""

    def __init__(self, somebody: Visitor, game: str) -> None:
        guide = guide_of(game)
        assert guide is not None
        self.page: Page = somebody.page
        self.game = game
        self.steps = guide.steps
        self.names = guide.names

    def begin(self) -> None:
        """From the home page to the first step."""
        self.press(f'.learn-first[href$="{self.game}"]')
        self.press(".learn .primary")
        self.wait(1)

    def wait(self, number: int) -> None:
        """Until a step is shown."""
        self.page.wait_for_selector(f'.guide-card[data-step="{number}"]')

    def press(self, what: str) -> None:
        """Press something."""
        self.page.locator(what).first.click()

    def golden(self, *where: str) -> None:
        """Only there something asks to be pressed."""
        self.page.wait_for_function(f"(where) => JSON.stringify(({GOLDEN})()) === where", arg=_json(where))

    def named(self, point: str) -> str:
        """Where a thing lies that a step points at."""
        kind, _, name = point.partition(":")
        if kind == "tile":
            return f'.rail-tile[data-key="{name}"]'
        if kind == "city":
            return f'.tm-board > .room [data-at="{point}"]'
        return {"renew": ".rail-instead", "turn": ".mh-turn"}.get(point, f'[data-at="{point}"]')

    def things(self, step: Step) -> list[str]:
        """What is to be picked for a step, as the step points at it."""
        if step.says == "chain":
            return ["city:Lahore"]
        return [point for point in step.points if point != "confirm" and not point.startswith("tile:")]

    def pick(self, point: str) -> None:
        """Pick a thing."""
        self.press(self.named(point))

    def turn(self) -> None:
        """Turn the tile home that lies with its arrow away."""
        self.pick("space:d1")

    def confirm(self) -> None:
        """Make the move that waits."""
        self.press(".preview .primary:not([disabled])")

    def choose_offered(self) -> None:
        """Choose the move that is merely offered; the ring is round its button."""
        self.press(OFFER)

    def look(self) -> None:
        """Read on."""
        self.press(".guide-card .primary")

    def do(self, number: int) -> None:
        """What a step asks for. Nothing else asks to be pressed meanwhile."""
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
            assert headline in [said("guide", "guide-dock-asks", language) for language in ("en", "fr")]
            self.confirm()

    def follow(self, first: int, last: int) -> None:
        """Do what some steps ask for."""
        for number in range(first, last + 1):
            self.wait(number)
            self.do(number)

    def sentence(self, step: Step, language: str, you: str) -> str:
        """What a step says."""
        words = said("guide", f"guide-{self.game}-{step.says}", language)
        for name, value in zip(("you", "first", "second"), (you, *self.names), strict=True):
            words = re.sub(rf"\{{ \${name} \}}", value, words)
        return words


class LedByTouch(Led):
    """By a finger, on the very ring."""

    def press(self, what: str) -> None:
        """Tap something."""
        self.page.locator(what).first.tap()

    def things(self, step: Step) -> list[str]:
        """A tile is tapped on the turntable, and at the next step in the row below."""
        things = super().things(step)
        if step.at % 2:
            return [thing.replace("slot:", "tile:") for thing in things]
        return things

    def choose_offered(self) -> None:
        """Tap its edge: the next tap, on the button that makes the move, is no double tap."""
        self.page.locator(OFFER).tap(position={"x": 12, "y": 12})

    def pick(self, point: str) -> None:
        """Tap what lies in the middle of the ring."""
        middle = self.page.wait_for_function(RINGED, arg=[point, self.named(point)]).json_value()
        self.page.touchscreen.tap(middle["x"], middle["y"])


class LedByKeys(Led):
    """Without a mouse: the focus is where the next thing is, and Enter does it."""

    def press(self, what: str) -> None:
        """Go there by Tab."""
        self.page.locator(what).first.wait_for()
        for _ in range(60):
            if self.page.evaluate(FOCUSED, [what]):
                break
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"tab does not reach {what}")
        self.page.keyboard.press("Enter")

    def wait_for_focus(self, what: str) -> None:
        """Until the focus is there; whoever hears the page is told what it is."""
        self.page.wait_for_function(FOCUSED, arg=[what])
        told = self.page.locator(":focus").aria_snapshot()
        assert re.match(r"- '?(button|link) \".+\"", told), told

    def enter(self, what: str) -> None:
        """Press Enter there."""
        self.wait_for_focus(what)
        self.page.keyboard.press("Enter")

    def look(self) -> None:
        """Read on."""
        self.enter(".guide-card .primary")

    def choose_offered(self) -> None:
        """Choose it by the button that has the focus."""
        self.enter(OFFER)

    def pick(self, point: str) -> None:
        """Pick what has the focus."""
        self.enter(self.named(point))

    def turn(self) -> None:
        """By the key that the guide names; the focus is on the button that does the same."""
        self.wait_for_focus(".mh-turn")
        self.page.keyboard.press("r")

    def confirm(self) -> None:
        """Make the move that waits."""
        self.enter(".preview .primary:not([disabled])")


def _json(where: tuple[str, ...]) -> str:
    return "[" + ",".join(f'"{one}"' for one in where) + "]"
