"""First games in which one is led, from the home page to the last step: by mouse, by keyboard alone, and by finger."""

import re

import pytest

from durbar.games.guide import guide_of
from web.pages import SIZES, overflow, violations

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

TITLES = {"taj-mahal": "Taj Mahal", "maharani": "Maharani"}
FOCUSED = """([what]) => !!document.activeElement?.closest(what)"""


class Led:
    """Somebody who does what the guide says, by the mouse."""

    def __init__(self, somebody, game):
        self.page = somebody.page
        self.game = game
        self.steps = guide_of(game).steps
        self.line = guide_of(game).line

    def begin(self):
        """From the home page to the first step."""
        self.press(f'.learn-first[href$="{self.game}"]')
        self.press(".learn .primary")
        self.wait(1)

    def wait(self, number):
        """Until a step is shown."""
        self.page.wait_for_selector(f'.guide-card[data-step="{number}"]')

    def press(self, what):
        self.page.locator(what).first.click()

    def named(self, point):
        """Where a thing lies that a step points at."""
        if point == "renew":
            return ".rail-instead"
        if point.startswith("city:"):
            return f'.tm-board > .room [data-at="{point}"]'
        return f'[data-at="{point}"]'

    def things(self, step):
        """What is to be picked for a step's move."""
        only = {"chain": ["city:Lahore"]}.get(step.says, step.points)
        return [self.named(point) for point in only if point != "confirm" and not point.startswith("tile:")]

    def move(self, step):
        """Make the move of a step."""
        for thing in self.things(step):
            self.press(thing)
        self.press(".preview .primary:not([disabled])")

    def look(self):
        self.press(".guide-card .primary")

    def follow(self, first, last):
        """Do what some steps ask for."""
        for number in range(first, last + 1):
            self.wait(number)
            step = self.steps[number - 1]
            if step.do == "move":
                self.move(step)
            else:
                self.look()


class LedByTouch(Led):
    """By a finger, on a phone."""

    def press(self, what):
        self.page.locator(what).first.tap()

    def named(self, point):
        return f'.rail-tile[data-key="{point[5:]}"]' if point.startswith("slot:") else super().named(point)


class LedByKeys(Led):
    """Without a mouse: the focus is where the next thing is, and Enter does it."""

    def press(self, what):
        for _ in range(60):
            if self.page.evaluate(FOCUSED, [what]):
                break
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"tab does not reach {what}")
        self.page.keyboard.press("Enter")

    def enter(self, what):
        self.page.wait_for_function(FOCUSED, arg=[what])
        self.page.keyboard.press("Enter")

    def look(self):
        self.enter(".guide-card .primary")

    def move(self, step):
        for thing in self.things(step):
            self.enter(thing)
        self.enter(".preview .primary:not([disabled])")


@pytest.fixture(params=list(TITLES))
def game(request):
    return request.param


def test_by_mouse_with_everything_that_can_come_between(visitor, game):
    somebody = visitor()
    led, page = Led(somebody, game), somebody.page
    page.get_by_label("Your name").fill("Noor")
    led.begin()
    assert "Noor" in page.locator(".guide-says").inner_text()
    assert violations(page) == []
    # what is not asked for yet is kindly put off
    page.locator(".hand-card, .rail-tile").last.click()
    page.wait_for_selector(".guide-nudge")
    first = next(number for number, step in enumerate(led.steps, 1) if step.do == "move")
    led.follow(1, first - 1)
    led.wait(first)
    wrong = ".hand-card.yes:not([data-at='card:bVE'])" if game == "taj-mahal" else ".rail-tile[data-key='1']"
    page.locator(wrong).first.click()
    page.wait_for_selector(".guide-nudge")
    assert page.locator(".hand-card.picked, .rail-tile.picked").count() == 0
    assert violations(page) == []
    # one goes back to read again, leaves, and goes on where one was
    page.get_by_role("button", name="Back", exact=True).click()
    led.wait(first - 1)
    page.reload()
    led.follow(first - 1, first + 2)
    led.wait(first + 3)
    page.goto(f"{somebody.house}#/learn/{game}")
    page.get_by_role("button", name="Go on where you were").click()
    led.wait(first + 3)
    # one plays on alone, and comes back
    page.get_by_role("button", name="I know this").click()
    page.wait_for_selector(".guide-card", state="detached")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Back to the guide").click()
    led.wait(first + 3)
    led.follow(first + 3, len(led.steps) - 1)
    led.wait(len(led.steps))
    assert violations(page) == []
    page.get_by_role("button", name="Play on with a coach").click()
    page.wait_for_selector(".guide-card", state="detached")
    page.wait_for_selector(".dock[data-acting=yes]")
    assert page.evaluate("JSON.parse(localStorage.getItem('durbar-preferences')).coach") is True


def test_by_keyboard_alone(visitor, game):
    somebody = visitor()
    led = LedByKeys(somebody, game)
    led.begin()
    led.follow(1, len(led.steps))
    somebody.page.wait_for_selector(".guide-card", state="detached")


def test_by_finger_on_a_phone_in_french_by_night(visitor, game):
    somebody = visitor(*SIZES["phone"], "dark", language="fr-FR")
    led, page = LedByTouch(somebody, game), somebody.page
    led.begin()
    covered = []
    for number, step in enumerate(led.steps, 1):
        led.wait(number)
        assert not re.search(r"guide-|\b(the|you)\b", page.locator(".guide-says").inner_text())
        covered += [f"{step.says}: {point}" for point in page.evaluate(COVERED)]
        if number % 8 == 1:
            assert violations(page) == [], step.says
            assert overflow(page) == (0, 0)
        led.follow(number, number)
    page.wait_for_selector(".guide-card", state="detached")
    assert covered == []


COVERED = """async () => {
  await new Promise((done) => setTimeout(done, 250));
  const card = document.querySelector('.guide-card').getBoundingClientRect();
  return [...document.querySelectorAll('.guide-ring:not([hidden])')].filter((ring) => {
    const { left, right, top, bottom } = ring.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x > card.left && x < card.right && y > card.top && y < card.bottom;
  }).map((ring) => `${ring.offsetLeft},${ring.offsetTop}`);
}"""
"""What the guide points at and covers with its own card, once the card has come to rest."""


def test_the_coach_says_a_word_once_a_turn_and_goes_by_one_click(visitor):
    somebody = visitor()
    page, asked, legal = somebody.page, [], []
    seats = [{"who": "me"}, {"who": "bot", "level": "novice"}]
    wish = {"game": "maharani", "seats": seats, "options": {"start_player": 0}}
    table = somebody.context.request.post(f"{somebody.house}api/tables", data=wish).json()["table"]
    better = {"move": "", "win": 0.6, "lead": 4.0, "reasons": [{"id": "hint", "args": {}, "text": "It brings more."}]}

    def answer(route):
        asked.append(route.request.post_data_json["move"])
        better["move"] = next(move for move in legal if move != asked[-1])
        route.fulfill(json={"version": 1, "seat": 0, "move": asked[-1], "better": better})

    page.route("**/coach", answer)
    page.evaluate("localStorage.setItem('durbar-preferences', JSON.stringify({coach: true}))")
    page.goto(f"{somebody.house}#/table/{table}")
    page.reload()

    def lay():
        legal[:] = page.evaluate(LEGAL, table)  # known before the coach is asked: it is not waited for long
        page.locator(".rail-tile.legal").first.click()
        page.locator(".place:has(.fit)").first.click()
        page.locator(".preview .primary:not([disabled])").click()

    def moves():
        return int(page.locator(".table").get_attribute("data-version"))

    page.wait_for_selector(".dock[data-acting=yes]")
    before = moves()
    lay()
    page.wait_for_selector(".coach-card .primary:focus")
    assert "It brings more." in page.locator(".coach-card").inner_text()
    assert violations(page) == []
    assert moves() == before, "it waits"
    page.get_by_role("button", name="Show me").click()
    page.wait_for_selector(".coach-card", state="detached")
    page.locator(".preview .primary:not([disabled])").click()
    page.wait_for_function("(before) => +document.querySelector('.table').dataset.version > before", arg=before)
    assert len(asked) == 1, "at most one word a turn"
    page.locator(".preview .primary:not([disabled])").click()
    page.wait_for_function("(before) => +document.querySelector('.table').dataset.version > before + 2", arg=before)
    page.wait_for_selector(".dock[data-acting=yes]")
    before = moves()
    lay()
    page.get_by_role("button", name="Do mine").click()
    page.wait_for_function("(before) => +document.querySelector('.table').dataset.version > before", arg=before)
    page.locator(".preview .primary:not([disabled])").click()
    page.wait_for_function("(before) => +document.querySelector('.table').dataset.version > before + 2", arg=before)
    page.wait_for_selector(".dock[data-acting=yes]")
    lay()
    page.get_by_role("button", name="Coach off").click()
    page.wait_for_selector(".coach-card", state="detached")
    assert page.evaluate("JSON.parse(localStorage.getItem('durbar-preferences')).coach") is False
    before = moves()
    page.locator(".preview .primary:not([disabled])").click()
    page.wait_for_function("(before) => +document.querySelector('.table').dataset.version > before", arg=before)
    assert len(asked) == 3


LEGAL = """async (table) => {
  const seen = await (await fetch(`/api/tables/${table}?seat=0`)).json();
  return seen.view.legal_moves.map(({ text }) => text).filter((text) => text.includes(':'));
}"""
