"""Automatic players of Maharani, which play in a browser by mouse, touch or keyboard."""

from web.playing import Keyboard, Mouse, Player, Touch


class MaharaniPlayer(Player):
    """Lays the first tile that fits. In some turns it reactivates its markers, turns the tile or lays a second tile."""

    def choose_move(self):
        tiles = self.table.tiles.count()
        if self.table.renew.count() and (not tiles or self.turns % 5 == 0):
            return "renew", self.renew
        is_second = self.table.preview.count()  # before a tile is picked, the preview only offers to end the turn
        if is_second and (not tiles or self.turns % 3):
            return "end", self.end
        return "second" if is_second else "lay", self.lay

    def vary_move(self):
        """In every second turn, turn the tile and choose the other artisan, if the page offers these choices."""
        for kind, choice in (("turned", self.table.turn_tile), ("other artisan", self.table.other_artisans)):
            if self.turns % 2 and choice.count():
                self.move_kinds.add(kind)
                self.press(choice)

    def renew(self):
        """Reactivate the markers."""
        self.press(self.table.renew)
        self.confirm()

    def end(self):
        """End the turn."""
        self.choose_offered()
        self.confirm()

    def lay(self):
        """Lay the first tile that fits."""
        self.press(self.table.tiles)
        self.press(self.table.spaces)
        self.table.picked_spaces.wait_for()
        self.vary_move()
        self.confirm()


class ByMouse(Mouse, MaharaniPlayer):
    """Plays by the mouse."""


class ByTouch(Touch, MaharaniPlayer):
    """Plays by touching the screen."""


class ByKeys(Keyboard, MaharaniPlayer):
    """Plays by keys: by shortcuts, by moving the focus, and by typing moves."""

    def renew(self):
        self.press_keys("n")
        self.confirm()

    def end(self):
        self.press_keys("e")
        self.confirm()

    def lay(self):
        """Lay a tile by moving the focus, or type the move in every fourth turn."""
        if self.turns % 4 == 0:
            self.move_kinds.add("typed")
            self.type_move()
            return
        self.press_keys(self.table.tiles.first.get_attribute("data-key"))
        self.table.wait_for_focus(self.table.spaces)
        if self.turns % 3 == 0:
            self.press_keys("Shift+Tab")
            self.tab_to(self.table.spaces)
        self.press_keys("Enter")
        self.table.wait_for_focus(self.table.picked_spaces)
        if self.turns % 2:
            self.press_keys("r")
        self.press_keys("Enter")
