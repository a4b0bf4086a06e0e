"""The facts that a page of text shows about Maharani's table: tiles, artisans, quarters, slots."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from durbar.games.facts import TableFacts, initials
from durbar.games.maharani.components.components import (
    CENTRE,
    EDGE,
    QUARTERS,
    SIDES,
    Components,
    components_of,
    quarter_of,
    space_name,
)
from durbar.games.maharani.presentation.labels import ARROW, short_name, sides_of, style_of
from durbar.games.maharani.presentation.notation import ARTISANS
from durbar.games.markup import SEAT_STYLES, escape, strip, styled
from durbar.games.message import Message


class Facts(TableFacts):
    """The facts that a viewer can see on the table, computed once for a page."""

    @property
    def board(self) -> Components:
        """The components that the game is played with."""
        return components_of(self.setting)

    @cached_property
    def two_colours(self) -> bool:
        """Whether everybody has two artisan colours (MH-7.1)."""
        return self.setting.players == 2

    @property
    def mover(self) -> int:
        """The seat to move."""
        assert self.sight.to_move is not None
        return self.sight.to_move

    def animal(self, quarter: str) -> str:
        """Return the animal of a quarter as named in the board file, for use as an argument of messages."""
        return escape(self.board.animals[QUARTERS.index(quarter)])

    def animal_name(self, quarter: str) -> str:
        """Return the name of a quarter's animal in the reader's language."""
        return self.say(Message("maharani.page.animal", {"animal": self.animal(quarter)}))

    def animal_in_short(self, quarter: str) -> str:
        """Return a short name of a quarter's animal; if two short names are equal, return the quarter instead."""
        short_names = [short_name(strip(self.animal_name(other))) for other in QUARTERS]
        name = short_names[QUARTERS.index(quarter)]
        return escape(name) if short_names.count(name) == 1 else quarter

    def sign(self, kind: str) -> str:
        """Return the letter that is written after an amount of gold to name its source. The source ``kind`` is a
        ``new`` or ``moved`` artisan, or a ``quarter``.
        """
        return self.say(Message("maharani.page.sign", {"what": kind}))

    def mark(self, mark: int) -> str:
        """Return the mark of an empty space: the letters of the sides with half-columns, or the letter of a centre
        column.
        """
        if mark == CENTRE:
            return self.say(Message("maharani.page.centre-mark"))
        sides = [self.say(Message("maharani.written.side", {"side": side})) for side in sides_of(mark)]
        return "".join(sides) or "."

    def mark_in_words(self, mark: int) -> str:
        """Return the mark of a space in words: ``half-columns north and south``."""
        sides = [self.say(Message("maharani.page.at-side", {"side": side})) for side in sides_of(mark)]
        if mark == CENTRE or not sides:
            kind = "centre" if mark == CENTRE else "plain"
            return self.say(Message("maharani.page.columns", {"kind": kind}))
        return self.say(
            Message(
                "maharani.page.mark-of-one" if len(sides) == 1 else "maharani.page.mark",
                {"sides": self.listed(sides)},
            )
        )

    def spaces_in(self, quarter: str) -> list[int]:
        """Return the spaces of a quarter, from the north-west to the south-east."""
        marks = self.board.marks
        spaces = [
            space for space, mark in enumerate(marks) if mark is not None and QUARTERS[quarter_of(space)] == quarter
        ]
        return sorted(spaces, key=lambda space: (-(space // EDGE), space))

    def tile_on(self, space: int) -> dict[str, Any] | None:
        """Return the tile on a space, or None."""
        tile: dict[str, Any] | None = self.view["floor"].get(space_name(space))
        return tile

    def tile(self, text: str) -> str:
        """Return a tile in notation, styled in its colour."""
        return self.in_colour(text, self.spell(text))

    def in_colour(self, text: str, label: str) -> str:
        """Return the text ``label``, styled in the colour of the tile with the notation ``text``."""
        colour = next(colour for colour in self.board.colours if colour[0] == text[0])
        style = style_of(colour)
        return styled(style, escape(label)) if style else escape(label)

    @cached_property
    def seat_letters(self) -> list[str]:
        """The letter of each seat's artisans on the floor."""
        return initials(self.context.names)

    def artisan(self, artisan: dict[str, int]) -> str:
        """Return an artisan on the floor: the player's letter and, with two players, the artisan colour."""
        colour = ARTISANS[artisan["colour"]] if self.two_colours else ""
        return styled(SEAT_STYLES[artisan["seat"]], f"{escape(self.seat_letters[artisan['seat']])}{colour}")

    def on_floor(self, tile: dict[str, Any]) -> str:
        """Return a tile on the floor: its colour, its arrow and the artisan on it, as in ``b^N``."""
        label = self.in_colour(tile["tile"], f"{self.spell(tile['tile'])[0]}{ARROW[tile['arrow']]}")
        return label + (self.artisan(tile["artisan"]) if tile["artisan"] else "")

    def slot_in(self, quarter: str) -> dict[str, Any] | None:
        """Return the slot of the turntable in a quarter; None when the game is over."""
        return next((slot for slot in self.view["turntable"] if slot["quarter"] == quarter), None)

    def supply(self, seat: int) -> str:
        """Return the number of artisans in a player's supply: ``6``, or by artisan colour ``a5 b7``."""
        counts: list[int] = self.seats[seat]["supply"]
        if not self.two_colours:
            return str(counts[0])
        return " ".join(f"{colour}{count}" for colour, count in zip(ARTISANS, counts, strict=True))

    def side_letter(self, seat: int) -> str:
        """Return the letter of the side at which a player sits."""
        return self.say(Message("maharani.written.side", {"side": self.side(seat)}))

    def side(self, seat: int) -> str:
        """Return the side at which a player sits: one of `SIDES`."""
        side: str = self.seats[seat]["side"]
        assert side in SIDES
        return side
