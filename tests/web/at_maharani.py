"""Plays Maharani in a browser."""

from web.playing import Keyboard, Mouse, Player, Touch


class Mason(Player):
    """Lays the first tile that fits; sometimes renews the turntable, turns a tile, or lays a second one."""

    LOOK = """(all) => ({
      tiles: all('.rail-tile.legal').map((one) => one.dataset.key),
      renew: all('.rail-instead').length > 0,
      end: all('.preview .btn:not([disabled])').length > 0,
      picked: all('.rail-tile.picked, .place.picked').length > 0,
    })"""
    THINGS = ".rail-tile, .place, .slot"

    def act(self, seen):
        if seen["renew"] and (not seen["tiles"] or self.turns % 5 == 0):
            return "renew", self.renew
        second = seen["end"] and not seen["picked"]
        if second and (not seen["tiles"] or self.turns % 3):
            return "end", self.end
        return "second" if second else "lay", lambda: self.lay(seen["tiles"][0])

    def other_way(self):
        """Sometimes turn the tile or take the other artisan, if there is a choice."""
        for kind, choice in (("turned", ".mh-turn"), ("other artisan", ".mh-choice [aria-pressed=false]")):
            if self.turns % 2 and self.page.locator(choice).count():
                self.kinds.add(kind)
                self.press(choice)

    def renew(self):
        self.press(".rail-instead")
        self.confirm()

    def end(self):
        self.choose_offered()
        self.confirm()

    def lay(self, slot):
        self.press(f'.rail-tile[data-key="{slot}"]')
        self.page.wait_for_selector(".rail-tile.picked")
        self.press(".place:has(.fit)")
        self.page.wait_for_selector(".place.picked")
        self.other_way()
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

    def lay(self, slot):
        if self.turns % 4 == 0:
            self.kinds.add("typed")
            self.type()
            return
        self.keys(slot)
        self.page.wait_for_selector(".rail-tile.picked")
        self.page.wait_for_selector(".place.legal:focus")
        if self.turns % 3 == 0:
            self.keys("Shift+Tab")
            self.reach("place legal")
        self.keys("Enter")
        self.page.wait_for_selector(".place.picked:focus")
        if self.turns % 2:
            self.keys("r")
        self.keys("Enter")
