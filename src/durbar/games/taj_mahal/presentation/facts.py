"""The facts that a page of text shows about Taj Mahal's table: leaders at court, palaces, roads, cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from durbar.games.facts import TableFacts
from durbar.games.markup import escape, styled
from durbar.games.message import Message
from durbar.games.taj_mahal.components.components import RING, SYMBOLS, Components, components_of
from durbar.games.taj_mahal.components.editions import EDITIONS
from durbar.games.taj_mahal.presentation import labels
from durbar.games.taj_mahal.presentation.labels import OF_LETTER, SPECIAL_TEXT, card_in_words, colour_of
from durbar.games.taj_mahal.presentation.notation import LETTERS


class Facts(TableFacts):
    """The facts that a viewer can see on the table, computed once for a page."""

    @property
    def board(self) -> Components:
        """The components that the game is played with."""
        return components_of(self.setting)

    @cached_property
    def leaders(self) -> dict[str, tuple[int, list[int]]]:
        """For each symbol in the court, the highest count in any row, and the seats whose rows have that count. The
        index after the last seat stands for unrest.
        """
        leaders = {}
        unrest = self.view["unrest"]
        for letter, symbol in zip(LETTERS, SYMBOLS, strict=True):
            if self.view["court"][symbol] != "court":
                continue
            counts = {seat: player["symbols"][letter] for seat, player in enumerate(self.seats) if player["in_visit"]}
            if unrest:
                counts[len(self.seats)] = unrest["symbols"][letter]
            top = max(counts.values(), default=0)
            leaders[letter] = (top, [seat for seat, count in counts.items() if count == top] if top else [])
        return leaders

    @property
    def colours(self) -> tuple[str, ...]:
        """The names of the four colours in this edition."""
        return EDITIONS[self.setting.edition].colours

    def place(self, name: str) -> str:
        """Return the name of a province or a city."""
        return escape(self.say(labels.place(name)))

    def cards_marked(self, text: str) -> str:
        """Return cards in notation, joined by plus signs, each in its colour."""
        cards = text.split("+")
        return "+".join(styled(colour_of(self.setting, card), self.spell(card)) if card else "" for card in cards)

    def card_in_words(self, card: str) -> str:
        """Return a card in words, given its notation."""
        return self.say(card_in_words(self.setting, card))

    def symbols(self, letters: Iterable[str]) -> str:
        """Return the names of symbols as a list in a sentence."""
        return self.listed(self.say(labels.symbol(OF_LETTER[letter])) for letter in letters)

    def most_of_others(self, letter: str) -> int:
        """Return the highest number of a symbol in the row of a rival of the viewer, including unrest."""
        rivals: list[int] = [
            player["symbols"][letter]
            for seat, player in enumerate(self.seats)
            if seat != self.seat and player["in_visit"]
        ]
        unrest = self.view["unrest"]
        if unrest:
            rivals.append(unrest["symbols"][letter])
        return max(rivals, default=0)

    def standing(self, seat: int, letter: str) -> str:
        """Return ``alone`` if a seat leads alone in a symbol, ``tied`` if it shares the lead, else an empty text. The
        index after the last seat stands for unrest.
        """
        _, leaders = self.leaders.get(letter, (0, []))
        if seat not in leaders:
            return ""
        return "alone" if leaders == [seat] else "tied"

    def owners(self, city: str) -> tuple[int | None, int | None]:
        """Return the seat that has an advisor palace in a city, and the seat that has a crown palace there. Each is
        None if there is no such palace.
        """
        palace = next((seat for seat, player in enumerate(self.seats) if city in player["palaces"]), None)
        crown = next((seat for seat, player in enumerate(self.seats) if city in player["crown_palaces"]), None)
        return palace, crown

    def has_own_palace(self, city: str) -> bool:
        """Return whether the viewer has a palace in a city."""
        return self.seat is not None and self.seat in self.owners(city)

    def cities(self, province: str) -> list[int]:
        """Return the indices of the cities of a province."""
        return next(list(candidate.cities) for candidate in self.board.provinces if candidate.name == province)

    def hand_size(self, seat: int) -> int:
        """Return the number of cards in a player's hand, including special cards that are not in the row."""
        cards: int = self.seats[seat]["cards"]
        return cards + len(self.specials_in_hand(seat))

    def specials_in_hand(self, seat: int) -> list[str]:
        """Return the special cards that a player holds and has not played in this visit."""
        player = self.seats[seat]
        return [SPECIAL_TEXT[name] for name in player["specials"] if SPECIAL_TEXT[name] not in player["row"]]

    def counted_in_short(self, counts: dict[str, int]) -> str:
        """Return cards with their numbers, grouped by colour: ``rVE  rVG x2   yEE``."""
        text, last_colour = "", ""
        for card, count in counts.items():
            colour = card[0]
            gap = "" if not text else "   " if colour != last_colour else "  "
            text += f"{gap}{self.cards_marked(card)}" + (f" x{count}" if count > 1 else "")
            last_colour = colour
        return text or self.say(Message("taj-mahal.page.none"))

    def neighbours(self, city: int) -> list[str]:
        """Return the cities to which roads lead from a city."""
        ends = [start if end == city else end for start, end in self.board.roads if city in (start, end)]
        return [self.board.cities[end].name for end in ends]

    def roads_out(self, city: int) -> list[str]:
        """Return the cities to which roads lead from a city, without its neighbours on the ring of its province."""
        ring = self.board.provinces[self.board.cities[city].province].cities[:RING]
        ring_neighbours: set[str] = set()
        if city in ring:
            index = ring.index(city)
            ring_neighbours = {
                self.board.cities[ring[index - 1]].name,
                self.board.cities[ring[(index + 1) % RING]].name,
            }
        return [end for end in self.neighbours(city) if end not in ring_neighbours]
