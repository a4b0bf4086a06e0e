"""Plays Taj Mahal in a browser."""

from web.playing import Keyboard, Mouse, Player, Touch


class Courtier(Player):
    """Takes the first choice of each decision, and plays ``boldness`` cards before withdrawing."""

    LOOK = """(all) => ({
      cities: all('.tm-board > .room .target.legal').map((one) => one.dataset.at.slice(5)),
      takes: all('.display-card.take').map((one) => one.dataset.at.slice(8)),
      cards: all('.hand-card.yes').map((one) => [one.dataset.at.slice(5), one.dataset.key]),
    })"""
    THINGS = ".hand-card, .target, .display-card"

    def __init__(self, page, boldness=1):
        super().__init__(page)
        self.boldness = boldness
        self.asked = 0

    def act(self, seen):
        if seen["cities"]:
            return "city", lambda: self.build(seen["cities"][0])
        if seen["takes"]:
            return "take", lambda: self.take(seen["takes"][0])
        if seen["cards"] and self.asked < self.boldness:
            self.asked += 1
            return "card", lambda: self.play(*seen["cards"][0])
        self.asked = 0
        return "out", self.withdraw

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
        self.choose_offered()
        self.confirm()


class ByMouse(Mouse, Courtier):
    """Plays by the mouse."""


class ByTouch(Touch, Courtier):
    """Plays by touching the screen."""


class ByKeys(Keyboard, Courtier):
    """Plays by keys, in several ways."""

    def build(self, city):
        if self.turns % 2:
            self.type(
                f"{'^' if 'crown palace' in self.page.locator('.say h1').inner_text() else '@'}{city.replace(' ', '_')}"
            )
            return
        self.reach("target")
        for arrow in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft") * 6:
            if "legal" in self.focused():
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
            self.confirm()

    def play(self, card, key):
        if key:
            self.keys(key)
            self.confirm()
        else:
            self.type(card)

    def withdraw(self):
        self.keys("w")
        self.confirm()
