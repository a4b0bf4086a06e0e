"""A position of Maharani as an SVG document, for notebooks and for pages that do not draw the table themselves.

The picture shows the floor, and beside it a table of the players. It uses only the board view and the view, which do
not contain hidden information. Texts are in the reader's language. All lengths are in SVG units.
"""

from __future__ import annotations

from typing import Any

from durbar.games import svg
from durbar.games.maharani.components.components import QUARTERS, SIDES
from durbar.games.maharani.presentation.board_view import board_view_of
from durbar.games.maharani.presentation.geometry import FLOOR, SIZE, STEPS
from durbar.games.maharani.presentation.notation import ARTISANS
from durbar.games.maharani.presentation.view import view_of
from durbar.games.message import Message
from durbar.games.rulebook import Setting
from durbar.games.svg import placed, shape, titled, turned, write
from durbar.games.words import listed, speaker

GAP = 14.0
"""The gap between the parts of the picture."""
SCALE = 0.78
"""The scale of the floor."""
FRAME_WIDTH = 44
"""The width of the frame of the floor, before scaling."""
ARTISAN_RADIUS = 19
"""The radius of an artisan on the floor, before scaling."""
FLOOR_SIZE = (FLOOR + 2 * FRAME_WIDTH) * SCALE
"""The side of the floor with its frame."""
NAMES_WIDTH = 204.0
"""The width of the names in the table of players."""
QUARTER_WIDTH = 64.0
"""The width of a quarter's column in the table of players."""
HEAD_HEIGHT = 70.0
"""The height of the head of the table of players."""
ROW_HEIGHT = 125.0
"""The height of a player's row in the table of players."""
PANEL_WIDTH = NAMES_WIDTH + 4 * QUARTER_WIDTH + 8
"""The width of the table of players, which is beside the floor."""


def picture_of(setting: Setting, state: Any, seat: int | None, language: str = "en") -> str:
    """Return the position as a seat (None: a spectator) sees it."""
    return _Picture(setting, state, seat, language).draw()


class _Picture:
    """A picture of a position. It highlights the player to move or, at the end of the game, the winners."""

    def __init__(self, setting: Setting, state: Any, seat: int | None, language: str) -> None:
        self.board, self.table = board_view_of(setting), view_of(setting, state, seat)
        self.viewer, self.language, self.is_over = seat, language, self.table["side"] is None
        self.shapes, self.seats = self.board["shapes"], self.table["seats"]
        self.colours = {colour["name"]: colour for colour in self.board["colours"]}
        self.gold = [sum(player["points"].values()) for player in self.seats]
        self.say = speaker(language, setting)
        keys = [setting.rulebook.rules.ranking_key(setting, state, ranked) for ranked in range(setting.players)]
        self.highlighted = (
            [winner for winner, key in enumerate(keys) if key == max(keys)] if self.is_over else [state.frame.mover]
        )

    def draw(self) -> str:
        """Return the whole document."""
        floor = placed(GAP + FRAME_WIDTH * SCALE, GAP + FRAME_WIDTH * SCALE, SCALE, self._floor())
        beside = placed(GAP + FLOOR_SIZE + GAP, GAP, 1, [self._heading(), *self._players()])
        size = (FLOOR_SIZE + PANEL_WIDTH + 3 * GAP, FLOOR_SIZE + 2 * GAP)
        return svg.document(*size, f"Maharani. {self._turn()}", [self._defs(), floor, beside])

    def words(self, id: str, **args: Any) -> str:
        """Return a message of the game's text pages as a sentence."""
        return self.say(Message(f"maharani.page.{id}", args))

    def _name(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.say(Message("seat", {"number": seat + 1}))

    def _coins(self, gold: int, x: float, y: float, size: float) -> str:
        """Return a coin with an amount of gold."""
        coin = shape("circle", cx=x, cy=y - size * 0.36, r=size * 0.42, fill=svg.GOLD_FILL, stroke=svg.GOLD_HAIR)
        return titled(self.words("gold", gold=gold), [coin, write(str(gold), x + size * 0.65, y, size, bold=True)])

    def _defs(self) -> str:
        """Return the definitions of the signs, and a fill pattern for each colour of tiles."""
        defs = svg.sign_defs(quarter["animal"] for quarter in self.board["quarters"])
        for pattern in self.colours.values():
            defs += f'<pattern id="mh-{pattern["stone"]}" width="{SIZE}" height="{SIZE}" patternUnits="userSpaceOnUse">'
            defs += shape("path", d=_square(0, 0), fill=pattern["base"])
            defs += shape("path", d=pattern["heart_outline"], fill=pattern["heart"])
            for lines in (pattern["straps"], pattern["straps_over"]):
                for tone, width in ((pattern["edge_tone"], 6.4), (pattern["strap_tone"], 2.6)):
                    defs += shape("path", d=lines, stroke=tone, stroke_width=width, stroke_linejoin="round")
            defs += "</pattern>"
        return f"<defs>{defs}</defs>"

    def _floor(self) -> list[str]:
        """Return the floor with its frame, tiles and turntable."""
        tiles, spaces = self.table["floor"], self.board["spaces"]
        squares = {space["name"]: _square(space["x"], space["y"]) for space in spaces}
        parts = [
            shape(
                "path",
                d=_square(-FRAME_WIDTH, -FRAME_WIDTH, FLOOR + 2 * FRAME_WIDTH),
                fill=svg.SLAB,
                stroke=svg.GOLD_HAIR,
            ),
            shape("path", d=_square(-6, -6, FLOOR + 12), fill=svg.INSET, stroke=svg.GOLD_HAIR),
            *(self._side(seat) for seat in range(len(self.seats))),
            *(self._medallion(quarter) for quarter in self.table["quarters"]),
            shape("path", d="".join(squares.values()), fill=svg.LAND, stroke=svg.GROOVE),
        ]
        for space in spaces:
            if space["name"] not in tiles:
                columns = self._columns(space["mark"], svg.INSET, svg.GROOVE)
                parts.append(placed(space["x"], space["y"], 1, [columns, write(space["name"], 7, 93, 13, svg.INK_3)]))
        # All tiles of a colour are one path whose stroke is drawn below its fill. So lines surround each area and do
        # not cross it.
        for colour, pattern in self.colours.items():
            area = "".join(squares[name] for name, tile in tiles.items() if tile["colour"] == colour)
            style = {"fill": f"url(#mh-{pattern['stone']})", "stroke": svg.LAND, "paint_order": "stroke"}
            parts += [shape("path", d=area, stroke_width=7, **style)] if area else []
        parts += [self._laid_tile(space, tiles[space["name"]]) for space in spaces if space["name"] in tiles]
        return [*parts, self._turntable()]

    def _side(self, seat: int) -> str:
        """Return the band with a player's name, at the player's side of the floor."""
        side, colour = self.seats[seat]["side"], svg.PLAYERS[seat][0]
        x, y = (FLOOR / 2 + step * (FLOOR + FRAME_WIDTH + 6) / 2 for step in STEPS[side])
        fill = svg.GOLD_FILL if seat in self.highlighted else svg.SLAB
        band = shape("rect", x=-110, y=-14, width=220, height=28, rx=14, fill=fill, stroke=colour, stroke_width=3)
        name = write(self._name(seat), -6, 6, 17, max_width=104, bold=True)
        return turned(x, y, {"E": 90, "W": -90}.get(side, 0), [band, svg.palace(seat, -26, 0, 24), name])

    def _medallion(self, quarter: Any) -> str:
        """Return the animal of a quarter in its corner; nothing if the corner is a space. A scored quarter has a golden
        disc.
        """
        x, y = (0 if side in quarter["quarter"] else FLOOR - SIZE for side in "wn")
        if any((space["x"], space["y"]) == (x, y) for space in self.board["spaces"]):
            return ""
        fill = svg.GOLD_FILL if quarter["scored"] else svg.SLAB
        disc = shape("circle", cx=x + 50, cy=y + 50, r=40, fill=fill, stroke=svg.GOLD_HAIR, stroke_width=2)
        return disc + svg.sign(quarter["animal"], x + 50, y + 50, 54, svg.INK_2)

    def _columns(self, mark: str, fill: str, edge: str) -> str:
        """Return the columns of a space or a tile, given its mark."""
        halves = self.shapes["half_columns"]
        if mark == "O":
            return shape("circle", cx=SIZE / 2, cy=SIZE / 2, r=self.shapes["column"], fill=fill, stroke=edge)
        return "".join(shape("path", d=halves[side], fill=fill, stroke=edge) for side in mark if side in halves)

    def _on_tile(self, pattern: Any, mark: str, arrow: str) -> str:
        """Return what is drawn on a tile: its columns, its arrow and the letter of its colour."""
        parts = self._columns(mark, "#F3EBD9", "#8E7C5A")
        arrow_path = shape("path", d=self.shapes["arrow"], fill=svg.IVORY, stroke=svg.ON_GOLD, stroke_width=1.4)
        parts += f'<g transform="rotate({90 * SIDES.index(arrow)} 50 50)">{arrow_path}</g>'
        parts += shape("rect", x=3, y=3, width=17, height=17, rx=3, fill=pattern["plate_tone"])
        letter = (
            self.say(Message("maharani.written.colour", {"colour": pattern["name"]}))
            if pattern["said"]
            else pattern["letter"]
        )
        return parts + write(letter.upper(), 11.5, 16.5, 14, pattern["ink"], anchor="middle", bold=True)

    def _laid_tile(self, space: Any, tile: Any) -> str:
        """Return what is drawn on a tile of the floor, including its artisan."""
        drawn = self._on_tile(self.colours[tile["colour"]], space["mark"], tile["arrow"])
        kind, args = "laid", {"space": space["name"], "colour": tile["colour"], "side": tile["arrow"]}
        if tile["artisan"]:
            seat, colour = tile["artisan"]["seat"], tile["artisan"]["colour"]
            kind = "laid-with-coloured-artisan" if len(self.seats) == 2 else "laid-with-artisan"
            args |= {"seat": seat, "artisan": ARTISANS[colour]}
            drawn += _artisan(seat, colour, SIZE / 2, SIZE / 2, ARTISAN_RADIUS)
        return titled(self.words(kind, **args), [placed(space["x"], space["y"], 1, [drawn])])

    def _turntable(self) -> str:
        """Return the turntable with a tile in each quarter; it points to the side of the player to move."""
        geometry = self.shapes["turntable"]
        parts = [
            shape("circle", cx=0, cy=0, r=geometry["radius"], fill=svg.LAPIS, stroke=svg.GOLD_FILL, stroke_width=3)
        ]
        if side := self.table["side"]:
            pointer = shape("path", d=geometry["pointer"], fill=svg.GOLD_FILL)
            parts.append(turned(0, 0, 90 * SIDES.index(side) + 180, [pointer]))
            parts += [self._slot(slot, side, geometry) for slot in self.table["turntable"]]
        return placed(geometry["middle"], geometry["middle"], 1, parts)

    def _slot(self, slot: Any, side: str, geometry: Any) -> str:
        """Return a slot with its number and its tile, if there is one."""
        x, y = geometry["slots"][slot["quarter"]]
        content, parts = self.words("slot-empty"), []
        if tile := slot["tile"]:
            pattern, turns = self.colours[tile["colour"]], SIDES.index(side) - SIDES.index(tile["arrow"])
            face = shape("path", d=_square(0, 0), fill=f"url(#mh-{pattern['stone']})", stroke=svg.LAND, stroke_width=3)
            face += self._on_tile(pattern, self.board["turned_kinds"][tile["kind"]][turns % 4], side)
            parts.append(placed(x - geometry["tile"] / 2, y - geometry["tile"] / 2, geometry["tile"] / SIZE, [face]))
            content = self.words("on-slot", colour=tile["colour"], kind=tile["kind"], text=tile["tile"])
        animal = self.board["quarters"][QUARTERS.index(slot["quarter"])]["animal"]
        parts.append(shape("circle", cx=x * 2.3, cy=y, r=10, fill=svg.GOLD_FILL, stroke=svg.LAPIS_DEEP))
        parts.append(write(str(slot["slot"]), x * 2.3, y + 5, 13, svg.ON_GOLD, anchor="middle", bold=True))
        return titled(self.words("slot", slot=slot["slot"], animal=animal, what=content), parts)

    def _turn(self) -> str:
        """Return a sentence about whose turn it is, or that the game is over."""
        if self.is_over:
            return self.words("ended", end=self.words("the-end"), turn=self.table["turn"] - 1)
        turn = self.words("turn", turn=self.table["turn"])
        return self.words("turn-of", turn=turn, seat=self.highlighted[0], side=self.table["side"])

    def _heading(self) -> str:
        """Return the heading: the turn and the task, or the winners, and the number of tiles in the bag."""
        task = self.say(Message("maharani.phase", {"phase": self.table["phase"]}))
        if self.is_over:
            names, gold = listed(map(self._name, self.highlighted), self.language), self.gold[self.highlighted[0]]
            task = f"{names}: {self.words('gold', gold=gold)}"
        return svg.heading(PANEL_WIDTH, self._turn(), task, self.words("bag", count=self.table["bag"]["size"]))

    def _players(self) -> list[str]:
        """Return the table of players, with a column for each quarter."""
        top, height = svg.HEADING_HEIGHT + GAP, HEAD_HEIGHT + len(self.seats) * ROW_HEIGHT
        parts = [
            shape("rect", y=top, width=PANEL_WIDTH, height=height, rx=12, fill=svg.SLAB, stroke=svg.GROOVE),
            write(
                self.words("free"), NAMES_WIDTH - 8, top + 59, 13, svg.INK_2, max_width=NAMES_WIDTH - 30, anchor="end"
            ),
            *(self._player(seat, top + HEAD_HEIGHT + seat * ROW_HEIGHT) for seat in range(len(self.seats))),
        ]
        for column, quarter in enumerate(self.table["quarters"]):
            x, scored = NAMES_WIDTH + (column + 0.5) * QUARTER_WIDTH, quarter["scored"]
            free = self.words("paid") if scored else str(quarter["free"])
            animal = svg.sign(quarter["animal"], x, top + 26, 34, svg.GOLD_HAIR if scored else svg.INK_2)
            label = write(free, x, top + 59, 13, svg.INK_2, max_width=QUARTER_WIDTH - 4, anchor="middle", bold=True)
            parts.append(titled(self.words("animal", animal=quarter["animal"]), [animal, label]))
            parts += [
                self._cell(seat, quarter, x, top + HEAD_HEIGHT + seat * ROW_HEIGHT) for seat in range(len(self.seats))
            ]
        return parts

    def _player(self, seat: int, y: float) -> str:
        """Return a player's name, gold and supply of artisans. A golden ring marks the viewer."""
        player = self.seats[seat]
        parts = shape("path", d=f"M0 {y}L{PANEL_WIDTH} {y}", stroke=svg.GROOVE)
        if seat in self.highlighted:
            parts += shape("rect", x=5, y=y + 5, width=PANEL_WIDTH - 10, height=ROW_HEIGHT - 10, rx=8, fill="#F5EAD5")
        if seat == self.viewer:
            parts += shape("circle", cx=32, cy=y + 40, r=20, stroke=svg.GOLD_FILL, stroke_width=3, fill=svg.SLAB)
        parts += svg.palace(seat, 32, y + 39, 27) + write(self._name(seat), 60, y + 37, 16, max_width=72, bold=True)
        parts += write(
            self.words("seat-side", side=player["side"]), 60, y + 55, 12, svg.INK_2, max_width=NAMES_WIDTH - 68
        )
        parts += self._coins(self.gold[seat], NAMES_WIDTH - 62, y + 39, 21)
        for colour, count in enumerate(player["supply"]):
            parts += _artisan(seat, colour, 32 + colour * 54, y + 93, 11) + write(
                str(count), 48 + colour * 54, y + 98, 15, svg.INK_2
            )
        return parts

    def _cell(self, seat: int, quarter: Any, x: float, y: float) -> str:
        """Return a player's artisans in a quarter with their payment, and the player's action marker for it."""
        counts, is_up = quarter["artisans"][seat], self.seats[seat]["markers"][quarter["quarter"]]
        fill, ink = (svg.GOLD_FILL, svg.ON_GOLD) if is_up else (svg.SLAB, svg.GROOVE)
        disc = shape("circle", cx=x, cy=y + 93, r=15, fill=fill, stroke=ink)
        title = f"{self.words('marker')}: {self.words('up' if is_up else 'down')}"
        parts = titled(title, [disc, svg.sign(quarter["animal"], x, y + 93, 21, ink)])
        if any(counts):
            parts += write("+".join(map(str, counts)), x, y + 37, 19, svg.PLAYERS[seat][0], anchor="middle", bold=True)
            parts += self._coins(quarter["pays"][seat], x - 10, y + 57, 14)
        return parts


def _square(x: float, y: float, side: float = SIZE) -> str:
    """Return a square as SVG path data, given its upper left corner."""
    return f"M{x} {y}L{x + side} {y}L{x + side} {y + side}L{x} {y + side}Z"


def _artisan(seat: int, colour: int, x: float, y: float, r: float) -> str:
    """Return an artisan: a disc for a player's first artisan colour, a ring for the second (with two players)."""
    stone, palace = svg.PLAYERS[seat]
    fill, ink, edge = (svg.WHITE, stone, stone) if colour else (stone, svg.WHITE, svg.LAND)
    disc = shape("circle", cx=x, cy=y, r=r, fill=fill, stroke=edge, stroke_width=r / 6)
    return disc + svg.sign(palace, x, y - r * 0.06, r * 1.3, ink)
