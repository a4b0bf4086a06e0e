"""Players of Maharani in a browser, by mouse, touch or keyboard."""

from web.playing import Keyboard, Mouse, Player, Touch


class Mason(Player):
    """Lays the first tile that fits; sometimes renews the turntable, turns a tile, or lays a second one."""

    def act(self, seen=None):
        tiles = self.table.tiles.count()
        if self.table.renew.count() and (not tiles or self.turns % 5 == 0):
            return "renew", self.renew
        is_second = self.table.preview.count()  # before a tile is picked, the preview only offers to end the turn
        if is_second and (not tiles or self.turns % 3):
            return "end", self.end
        return "second" if is_second else "lay", self.lay

    def vary_move(self):
        """Turn the tile or take the other artisan in every second turn, if there is a choice."""
        for kind, choice in (("turned", self.table.turn_tile), ("other artisan", self.table.other_artisans)):
            if self.turns % 2 and choice.count():
                self.kinds.add(kind)
                self.press(choice)

    def renew(self):
        self.press(self.table.renew)
        self.confirm()

    def end(self):
        self.choose_offered()
        self.confirm()

    def lay(self):
        self.press(self.table.tiles)
        self.press(self.table.spaces)
        self.table.picked_spaces.wait_for()
        self.vary_move()
        self.confirm()


class ByMouse(Mouse, Mason):
    """Plays by the mouse."""


class ByTouch(Touch, Mason):
    """Plays by touching the screen."""


class ByKeys(Keyboard, Mason):
    """Plays by keys, in several ways."""

    def renew(self):
        self.keys("n")
        self.confirm()

    def end(self):
        self.keys("e")
        self.confirm()

    def lay(self):
        if self.turns % 4 == 0:
            self.kinds.add("typed")
            self.type()
            return
        self.keys(self.table.tiles.first.get_attribute("data-key"))
        self.table.wait_for_focus(self.table.spaces)
        if self.turns % 3 == 0:
            self.keys("Shift+Tab")
            self.reach(self.table.spaces)
        self.keys("Enter")
        self.table.wait_for_focus(self.table.picked_spaces)
        if self.turns % 2:
            self.keys("r")
        self.keys("Enter")
