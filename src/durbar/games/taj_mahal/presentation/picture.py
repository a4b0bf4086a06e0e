"""A position of Taj Mahal as an SVG document, for notebooks and for pages that do not draw the table themselves.

The picture shows the board, and beside it the court. It uses the geometry that browsers use, and the view, which
contains only what the viewer may know. Texts are in the reader's language. All lengths are in SVG units.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from durbar.games import svg
from durbar.games.message import Message
from durbar.games.page import capitalised
from durbar.games.rulebook import Setting
from durbar.games.svg import num, placed, shape, sign, titled, write
from durbar.games.taj_mahal.components.components import COMMODITIES, SYMBOLS, components_of
from durbar.games.taj_mahal.presentation import labels
from durbar.games.taj_mahal.presentation.geometry import geometry_of
from durbar.games.taj_mahal.presentation.label_places import LETTER_WIDTH, SIZES, lettering_of
from durbar.games.taj_mahal.presentation.notation import LETTERS
from durbar.games.taj_mahal.presentation.view import view_of
from durbar.games.taj_mahal.presentation.view_types import TajMahalSeat
from durbar.games.words import speaker, speller

MARGIN = 16.0  # the margin of the picture, and the gap between the map and the panel beside it
MAP_WIDTH = 880.0  # the width of the map
PANEL_WIDTH = 520.0  # the width of the panel beside the map
HEAD_HEIGHT = 98.0  # the height of the head of the panel
ROW_HEIGHT = 84.0  # the height of a player's row in the panel
LIST_HEIGHT = 66.0  # the height of a list of cards in the panel
NAME_WIDTH = 226.0  # the width of a player's name and score in the panel
COLUMN_MIDDLES = range(250, 538, 48)  # the middles of the columns of symbols in the panel
CARD_SIZE = (44.0, 25.0)  # the width and the height of a card
PALACE_DISTANCE = 24.0  # the distance between two palaces in a city
# The fill colour of each colour of cards.
CARD_COLOURS = {"red": "#B8322A", "yellow": "#E3A820", "green": "#2C7A4D", "blue": "#2A57A5", "violet": "#6B3E9B"}
CARD_COLOURS |= {"white": "#E9E1D0", "special": svg.LAPIS_DEEP}


def picture_of(setting: Setting, state: Any, seat: int | None, language: str = "en") -> str:
    """Return the position as a seat (None: a spectator) sees it."""
    return _Picture(setting, state, seat, language).draw()


class _Picture:
    """A picture of a position. It highlights the player to move or, at the end of the game, the winners."""

    def __init__(self, setting: Setting, state: Any, seat: int | None, language: str) -> None:
        self.setting, self.viewer = setting, seat
        self.board, self.view = components_of(setting), view_of(setting, state, seat)
        self.geometry, self.places = geometry_of(self.board), lettering_of(self.board, SIZES[0])
        self.say, self.spell, self.seats = speaker(language, setting), speller(language, setting), self.view["seats"]
        keys = [setting.rulebook.rules.ranking_key(setting, state, ranked) for ranked in range(setting.players)]
        self.is_over = self.view["visit"] is None
        self.highlighted = (
            [winner for winner, key in enumerate(keys) if key == max(keys)] if self.is_over else [state.frame.mover]
        )

    def draw(self) -> str:
        """Return the whole document."""
        left, top, right, bottom = self.geometry.box
        scale, beside, y = MAP_WIDTH / (right - left), [], 0.0
        for height, block in (*self._court(), *self._lists()):
            beside.append(placed(0, y, 1, block))
            y += height
        parts = [
            f"<defs>{svg.sign_defs((*SYMBOLS, *COMMODITIES, 'taj_mahal', 'card'))}</defs>",
            placed(MARGIN - left * scale, MARGIN - top * scale, scale, [*self._map(), *self._cities()]),
            placed(2 * MARGIN + MAP_WIDTH, MARGIN, 1, beside),
        ]
        width, height = 3 * MARGIN + MAP_WIDTH + PANEL_WIDTH, 2 * MARGIN + max(scale * (bottom - top), y)
        return svg.document(width, height, f"Taj Mahal. {self._heading()}", parts)

    def words(self, id: str, **args: Any) -> str:
        """Return a message of the game's text pages as a sentence."""
        return self.say(Message(f"taj-mahal.page.{id}", args))

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.say(Message("seat", {"number": seat + 1}))

    def _heading(self) -> str:
        """Return the heading: the current visit, or the winners."""
        if not self.is_over:
            return self.words("visit", visit=self.view["visit"], province=self.view["province"])
        end = capitalised(self.say(Message("taj-mahal.phase", {"phase": "over"})))
        return " · ".join([end, *map(self.name, self.highlighted)])

    def _map(self) -> Iterator[str]:
        """Yield the land, the provinces with their tiles, and the roads."""
        yield shape("path", d=self.geometry.land, fill=svg.LAND, stroke=svg.GOLD_HAIR, stroke_width=3)
        visits = [self.view["order"].index(province.name) for province in self.board.provinces]
        current_visit = len(visits) if self.view["visit"] is None else self.view["visit"] - 1
        for visit, outline in zip(visits, self.geometry.provinces, strict=True):
            fill = "#F6DFA8" if visit == current_visit else svg.SLAB if visit < current_visit else svg.INSET
            edge = {
                "stroke": svg.GOLD_FILL if visit == current_visit else svg.GROOVE,
                "stroke_width": 5 if visit == current_visit else 1.5,
            }
            yield shape("path", d=outline, fill=fill, **edge) if outline else ""  # empty if cities are too close
        for ends in self.board.roads:
            line = "L".join(f"{num(x)} {num(y)}" for x, y in (self.geometry.cities[end] for end in ends))
            is_inside = len({self.board.cities[end].province for end in ends}) == 1
            dashes = "none" if is_inside else "2 6"
            yield shape("path", d=f"M{line}", stroke=svg.INK_3, stroke_width=2, stroke_dasharray=dashes)
        for visit, place in zip(visits, self.places.tiles, strict=True):
            yield self._tile(visit, *place, is_taken=visit < current_visit)

    def _tile(self, visit: int, x: float, y: float, is_taken: bool) -> str:
        """Return a province tile: its number, and its commodities or its owner."""
        goods, owner = self.view["tiles"][visit]["goods"], self.view["tiles"][visit]["owner"]
        title = self.words(
            "tile", visit=visit + 1, goods=", ".join(self.say(labels.goods(commodity)) for commodity in goods)
        )
        parts = [
            shape("rect", x=x - 34, y=y - 13, width=68, height=26, rx=13, fill=svg.SLAB, stroke=svg.GOLD_HAIR),
            write(str(visit + 1), x - 19, y + 5.5, 16, svg.INK_3 if is_taken else svg.INK, anchor="middle"),
        ]
        if owner is not None:
            title += f", {self.words('tile-with', seat=owner)}"
            parts.append(svg.palace(owner, x + 12, y, 19))
        elif not is_taken:
            parts += [sign(commodity, x + 2 + 19 * index, y, 16, svg.INK_2) for index, commodity in enumerate(goods)]
        return titled(title, parts)

    def _cities(self) -> Iterator[str]:
        """Yield the cities with their bonus tiles, palaces and names."""
        contour = f'<g stroke="{svg.LAND}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">'
        for (x, y), city, label in zip(self.geometry.cities, self.board.cities, self.places.names, strict=True):
            bonus, titles = self.view["bonus_tiles"].get(city.name), [city.name]
            r = 17 if bonus else 12 if city.fortress else 9
            corners = f"M{num(x)} {num(y - r)}L{num(x + r)} {num(y)}L{num(x)} {num(y + r)}L{num(x - r)} {num(y)}Z"
            mark: dict[str, Any] = {"fill": svg.LAPIS if bonus else svg.LAND, "stroke": svg.INK_2, "stroke_width": 2}
            parts = [shape("path", d=corners, **mark) if city.fortress else shape("circle", cx=x, cy=y, r=r, **mark)]
            if bonus:
                titles.append(self.words("bonus", bonus=bonus))
                two_points = write("+2", x, y + 5, 13, svg.IVORY, anchor="middle", bold=True)
                parts.append(two_points if bonus == "points_2" else sign(bonus, x, y, 17, svg.IVORY))
            palaces = [
                (owner, "palace-of") for owner, player in enumerate(self.seats) if city.name in player["palaces"]
            ]
            palaces += [
                (owner, "crown-palace-of")
                for owner, player in enumerate(self.seats)
                if city.name in player["crown_palaces"]
            ]
            parts.append(contour)
            for number, (seat, kind) in enumerate(palaces):
                px, py = x + (number - (len(palaces) - 1) / 2) * PALACE_DISTANCE, y - (14 if bonus else 6)
                parts.append(svg.palace(seat, px, py, 34))
                parts += [sign("mogul", px + 12, py - 13, 16, svg.INK)] if kind == "crown-palace-of" else []
                titles.append(self.words(kind, seat=seat))
            name = write(city.name, label.x, label.y, LETTER_WIDTH * SIZES[0], anchor=label.anchor, bold=city.fortress)
            yield titled(", ".join(titles), [*parts, name, "</g>"])

    def _court(self) -> Iterator[tuple[float, list[str]]]:
        """Yield the heading with the symbols, and a row for every player and for unrest; each with its height."""
        head = [write(self._heading(), 0, 28, 27, max_width=PANEL_WIDTH, family=svg.SERIF)]
        for x, symbol in zip(COLUMN_MIDDLES, SYMBOLS, strict=True):
            colour = svg.LAPIS if self.view["court"][symbol] == "court" else svg.GROOVE
            word = write(self.words("short", symbol=symbol), x, 92, 11, svg.INK_2, anchor="middle")
            head.append(titled(self.say(labels.symbol(symbol)), [sign(symbol, x, 64, 27, colour), word]))
        yield HEAD_HEIGHT, head
        for seat, player in enumerate(self.seats):
            fill = svg.GOLD_FILL if seat in self.highlighted else svg.SLAB
            colour, _ = svg.PLAYERS[seat]
            name = self.words("you", seat=seat) if seat == self.viewer else self.name(seat)
            row = [
                shape("rect", y=2, width=PANEL_WIDTH, height=ROW_HEIGHT - 4, rx=8, fill=fill, fill_opacity="0.25"),
                svg.palace(seat, 18, 18, 24) + write(name, 34, 23, 16, max_width=100, bold=True),
                write(f"{player['cards']} {self.words('cards')}", 140, 23, 12, max_width=46),
                write(str(sum(player["points"].values())), NAME_WIDTH - 6, 24, 20, anchor="end", bold=True),
                *(write(holdings, 10, 76, 12, max_width=PANEL_WIDTH - 20) for holdings in self._holdings(player)),
            ]
            yield (
                ROW_HEIGHT,
                row + self._row(player["row"], player["in_visit"], player["symbols"], colour),
            )
        if unrest := self.view["unrest"]:
            name = write(self.words("unrest"), 10, 23, 16, bold=True)
            yield ROW_HEIGHT, [name, *self._row(unrest["cards"], unrest["on"], unrest["symbols"], svg.INK_2)]

    def _row(self, cards: Sequence[str], in_visit: bool, symbols: dict[str, int], colour: str) -> list[str]:
        """Return the cards of a row and the numbers of its symbols. A disc marks a sole lead, a ring a tie."""
        if self.is_over or not in_visit:
            return [] if self.is_over else [write(self.words("withdrawn"), 10, 52, 12.5, svg.INK_3)]
        parts = self._cards(cards, 34)
        for x, letter in zip(COLUMN_MIDDLES, LETTERS, strict=True):
            count, lead = symbols[letter], self.view["leads"].get(letter)
            leads = lead is not None and count == lead["most"] and count > 0
            leads_alone = lead is not None and leads and len(lead["seats"]) + lead["unrest"] == 1
            disc, ink = (colour, svg.WHITE) if leads_alone else (svg.SLAB, svg.INK)
            parts += [shape("circle", cx=x, cy=18, r=14, fill=disc, stroke=colour, stroke_width=2)] if leads else []
            parts.append(write(str(count or "·"), x, 24, 16, ink, anchor="middle", bold=leads))
        return parts

    def _holdings(self, player: TajMahalSeat) -> list[str]:
        """Return a line about a player's holdings or, at the end of the game, about the sources of the player's points.
        The list is empty if there is nothing to write.
        """
        held = [f"{self.say(labels.goods(name))} {n}" for name, n in player["goods"].items() if n]
        held += [self.say(labels.symbol(name)) for name in player["advisors"]]
        held += [self.say(labels.effect(labels.SPECIAL_TEXT[name])) for name in player["specials"]]
        if self.is_over:
            held = [f"{self.words('source', source=source)} {n}" for source, n in player["points"].items() if n]
        return [", ".join(held)] if held else []

    def _lists(self) -> Iterator[tuple[float, list[str]]]:
        """Yield the display and the hands that the viewer knows, each with its height."""
        piles = self.words("piles", deck=self.view["deck"], discard=sum(self.view["discard"].values()))
        lists = [(f"{capitalised(self.words('part', part='display'))} · {piles}", self.view["display"])]
        for seat, player in enumerate(self.seats):
            hand = self.view["hand"] if seat == self.viewer else player["hand"]
            specials = [
                card for card in map(labels.SPECIAL_TEXT.__getitem__, player["specials"]) if card not in player["row"]
            ]
            if hand is not None:
                cards = [card for card, count in hand.items() for _ in range(count)]
                lists.append((self.words("hand", cards=self.name(seat)), cards + specials))
        for title, cards in lists:
            yield LIST_HEIGHT, [write(title, 0, 26, 15, max_width=PANEL_WIDTH, bold=True), *self._cards(cards, 33)]

    def _cards(self, cards: Sequence[str], y: float) -> list[str]:
        """Return cards side by side, overlapping if there are many."""
        step, parts = min(CARD_SIZE[0] + 4, (PANEL_WIDTH - 20 - CARD_SIZE[0]) / max(1, len(cards) - 1)), []
        for index, card in enumerate(cards):
            x, colour = 10 + index * step, labels.colour_of(self.setting, card)
            letters = svg.INK if colour in ("yellow", "white") else svg.IVORY
            face = shape(
                "rect",
                x=x,
                y=y,
                width=CARD_SIZE[0],
                height=CARD_SIZE[1],
                rx=5,
                fill=CARD_COLOURS[colour],
                stroke=svg.LAND,
            )
            text = write(self.spell(card), x + 6, y + 17, 13, letters, bold=True)
            parts.append(titled(self.say(labels.card_in_words(self.setting, card)), [face, text]))
        return parts
