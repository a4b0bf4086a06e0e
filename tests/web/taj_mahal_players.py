"""Automatic players of Taj Mahal, which play in a browser by mouse, touch or keyboard."""

from web.playing import Keyboard, Mouse, Player, Touch


class TajMahalPlayer(Player):
    """Takes the first choice of each decision, and withdraws after playing ``cards_per_visit`` cards."""

    def __init__(self, page, cards_per_visit=1):
        super().__init__(page)
        self.cards_per_visit = cards_per_visit
        self.cards_played = 0

    def choose_move(self):
        if self.table.cities.count():
            return "city", self.build
        if self.table.display_cards.count():
            return "take", self.take
        if self.cards_played < self.cards_per_visit and self.table.cards.count():
            self.cards_played += 1
            return "card", self.play
        self.cards_played = 0
        return "out", self.withdraw

    def build(self):
        """Build a palace in the first city."""
        self.press(self.table.cities)
        self.confirm()

    def take(self):
        """Take the first card of the display."""
        self.press(self.table.display_cards)
        self.confirm()

    def play(self):
        """Play the first card."""
        self.press(self.table.cards)
        self.confirm()

    def withdraw(self):
        """Withdraw from the visit."""
        self.choose_offered()
        self.confirm()


class ByMouse(Mouse, TajMahalPlayer):
    """Plays by the mouse."""


class ByTouch(Touch, TajMahalPlayer):
    """Plays by touching the screen."""


class ByKeys(Keyboard, TajMahalPlayer):
    """Plays by keys: by shortcuts, by moving the focus, and by typing moves."""

    def build(self):
        if self.turns % 2:
            self.type_move()
            return
        self.tab_to(self.table.map.get_by_role("button"))
        legal = self.table.focused.and_(self.table.cities)
        for arrow in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft") * 6:
            if legal.count():
                break
            self.press_keys(arrow)
        self.press_keys("Enter")
        self.table.map.get_by_role("button", pressed=True).wait_for()
        self.press_keys("Enter")

    def take(self):
        if self.turns % 3 == 0:
            self.type_move()
        elif self.turns % 3 == 1:
            self.tab_to(self.table.display_cards)
            self.press_keys("Enter")
            self.table.display.get_by_role("button", pressed=True).wait_for()
            self.press_keys("Enter")
        else:
            self.press_keys("1")
            self.confirm()

    def play(self):
        key = self.table.cards.first.get_attribute("data-key")
        if key:
            self.press_keys(key)
        else:  # only the first ten cards have a key
            self.tab_to(self.table.cards)
            self.press_keys("Enter")
        self.confirm()

    def withdraw(self):
        self.press_keys("w")
        self.confirm()
