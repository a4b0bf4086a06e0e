"""`Story` for tests of Taj Mahal: a test sets up a position, makes moves, and reads the result.

At first all hands are empty, the deck is full, the display is arbitrary, and seat 0 is to move. Each set-up method
changes the position without breaking its invariants: every card is in exactly one place, and public knowledge is
correct. `deck` must be the last set-up method, because the others take their cards from the deck.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Self

from durbar.games.message import Message
from durbar.games.taj_mahal.components.components import ADVISORS, COMMODITIES, EFFECTS, SYMBOLS
from durbar.games.taj_mahal.presentation.events import BONUSES
from durbar.games.taj_mahal.presentation.notation import LETTERS, card_texts
from durbar.games.taj_mahal.rules.state import DRAWS, FROM_BONUS, NOTHING, TYPES, WHITE, Knowledge
from kit import story
from kit.story import setup


class Story(story.Story):
    """A game of Taj Mahal whose position a test sets up."""

    name = "taj-mahal"

    def __init__(self, players: int = 3, edition: str = "2018", *, seed: int = 1, board: Any = None, **options: Any):
        super().__init__(players, edition=edition, seed=seed, board=board, **options)
        self.texts = card_texts(self.board, edition)
        self.won: list[str] = []  # the symbols of the tiles won in the last moves
        self._any_display = True  # whether the test has not set the display, so that it may contain any cards
        for seat in range(players):
            self.hand(seat, "")

    def cards(self, text: str) -> list[int]:
        """Return the type numbers of cards in notation. Special cards have the numbers after those of the types."""
        return [self.texts.index(card) for card in text.split()]

    def city(self, name: str) -> int:
        """Return the number of a city."""
        return [city.name for city in self.board.cities].index(name)

    # -- set-up -------------------------------------------------------------------------------------------------------
    @setup
    def hand(self, state: Any, seat: int, text: str) -> None:
        """Put cards into a player's hand. Everybody knows them, as if they had been taken from the display."""
        state.hands[seat] = [self.cards(text).count(type) for type in range(TYPES)]

    @setup
    def row(self, state: Any, seat: int, text: str) -> None:
        """Set a player's row in this visit. The first coloured card determines the player's colour."""
        state.row_size[seat] = len(cards := self.cards(text))
        state.row[seat][: len(cards)] = cards
        state.colour[seat] = self.board.coloured_types[cards[0]].colour
        for card in cards:
            if card >= TYPES:
                state.special[card - TYPES], state.special_played[card - TYPES] = seat, 1

    @setup
    def special(self, state: Any, effect: str, seat: int) -> None:
        """Give a player the special card of this effect."""
        state.special[EFFECTS.index(effect)] = seat

    @setup
    def advisors(self, state: Any, seat: int, text: str) -> None:
        """Set the advisor tiles that a player holds."""
        state.advisors[seat] = [text.split().count(advisor) for advisor in ADVISORS]

    @setup
    def goods(self, state: Any, seat: int, text: str) -> None:
        """Set the commodity bonus tiles that a player holds."""
        state.goods[seat] = [text.split().count(commodity) for commodity in COMMODITIES]
        state.bonus_held[seat][: len(COMMODITIES)] = state.goods[seat]

    @setup
    def province_tile(self, state: Any, seat: int, number: int) -> None:
        """Give a player this province tile, as if it had been won in an earlier visit."""
        state.tile_owner[number - 1] = seat
        for commodity in self.board.province_tiles[number - 1]:
            state.goods[seat][commodity] += 1

    @setup
    def score(self, state: Any, *points: int) -> None:
        """Set each player's score."""
        for seat, score in enumerate(points):
            state.points[seat][FROM_BONUS] = score

    @setup
    def display(self, state: Any, text: str) -> None:
        """Set the display."""
        self._any_display = False
        state.display_size = len(text.split())
        state.display[: state.display_size] = self.cards(text)

    @setup
    def unrest(self, state: Any, text: str) -> None:
        """Set the cards that are displayed for unrest."""
        state.unrest_size = len(text.split())
        state.unrest[: state.unrest_size] = self.cards(text)

    @setup
    def visit(self, state: Any, number: int, province: str | None = None) -> None:
        """Set the number of the current visit, from 1, and the province that is visited."""
        state.visit = number - 1
        if province is not None:  # swap this province with the one that would be visited now
            index = [other.name for other in self.board.provinces].index(province)
            state.order[state.order.index(index)] = state.order[state.visit]
            state.order[state.visit] = index

    @setup
    def palaces(self, state: Any, seat: int, text: str) -> None:
        """Set the cities with a player's palaces."""
        state.palaces[seat] = sum(1 << self.city(name) for name in text.split())

    @setup
    def crown_palace(self, state: Any, seat: int, city: str) -> None:
        """Place a player's crown palace of this visit; the crown is no longer in the court."""
        state.crowns[seat] = 1 << self.city(city)
        state.court &= ~(1 << SYMBOLS.index("mogul"))

    @setup
    def bonus(self, state: Any, **tiles: str | None) -> None:
        """Set the bonus tiles on fortresses, for example ``Delhi="tea"``; None removes a tile."""
        for city, kind in tiles.items():
            state.bonus[self.city(city)] = 0 if kind is None else 1 + BONUSES.index(kind)

    @setup
    def tiles_won(self, state: Any, text: str) -> None:
        """Remove tiles from the court, as if they had been won earlier in the visit."""
        for symbol in text.split():
            state.court &= ~(1 << SYMBOLS.index(symbol))

    @setup
    def turn(self, state: Any, seat: int) -> None:
        """Set the player to move."""
        state.frame.mover = seat

    @setup
    def withdrawn(self, state: Any, *seats: int) -> None:
        """Remove these players from the visit, as if they had withdrawn and taken their cards from the display."""
        for seat in seats:
            state.visiting &= ~(1 << seat)

    @setup
    def deck(self, state: Any, text: str = "") -> None:
        """Leave exactly these cards in the deck, and put all other unplaced cards into the discard pile."""
        in_deck = Counter(self.cards(text))
        for type in range(TYPES):
            state.discard.count[type] += state.deck.count[type] - in_deck[type]

    @setup
    def hoard(self, state: Any, seat: int) -> None:
        """Move the whole discard pile into this player's hand, so that no cards are left for a new deck."""
        for type in range(TYPES):
            state.hands[seat][type] += state.discard.count[type]
            state.discard.count[type] = 0

    def draws(self, text: str) -> Self:
        """Set the cards that are drawn next from the deck, in this order."""
        self.game.position.set_script(bytes(self.cards(text)))
        return self

    def settle(self, state: Any) -> None:
        """Complete a position: put the cards that the test has not placed into the display, the deck or the discard
        pile, and compute all fields that depend on cards.
        """
        printed = [*enumerate(self.board.coloured_types), *enumerate(self.board.white_types, WHITE)]
        free = Counter({type: card.count for type, card in printed})
        for seat in range(self.players):
            row = state.row[seat][: state.row_size[seat]]
            free.subtract(card for card in row if card < TYPES)
            free.subtract(dict(enumerate(state.hands[seat])))
            state.symbols[seat] = self._symbols(row)
            state.size[seat] = sum(state.hands[seat])
            state.holds[seat] = sum(1 << type for type, n in enumerate(state.hands[seat]) if n)
            state.known[seat] = list(state.hands[seat])
            state.draw_type[seat] = state.draw_shuffle[seat] = [0] * DRAWS
            state.colour[seat] = state.colour[seat] if row else NOTHING
        unrest = state.unrest[: state.unrest_size]
        free.subtract(unrest)
        state.unrest_symbols = self._symbols(unrest)
        colours = {self.board.coloured_types[card].colour for card in unrest if card < WHITE}
        state.unrest_colours = sum(1 << colour for colour in colours)
        if self._any_display:
            state.display_size = max(0, 2 * state.visiting.bit_count() - 1)
            cards = [*(+free).elements()][-state.display_size :] if state.display_size else []
            state.display = cards + [0] * (len(state.display) - len(cards))
        free.subtract(state.display[: state.display_size])
        for type in range(TYPES):
            assert free[type] >= 0, f"the test uses too many cards {self.texts[type]}"
            state.discard.count[type] = min(state.discard.count[type], free[type])
            state.deck.count[type] = free[type] - state.discard.count[type]
        for pool in (state.deck, state.discard):
            pool.group = [sum(pool.count[8 * group : 8 * group + 8]) for group in range(len(pool.group))]
            pool.size = sum(pool.count)
        state.knowledge = Knowledge()
        state.knowledge.unseen[0] = list(state.deck.count)

    def _symbols(self, cards: list[int]) -> list[int]:
        """Return how often each symbol is on these cards."""
        letters = "".join(self.texts[card] for card in cards if self.texts[card] not in ("*2", "*C"))
        return [letters.count(letter) for letter in LETTERS]

    # -- moves --------------------------------------------------------------------------------------------------------
    def play(self, *moves: str) -> Self:
        """Make moves, each for the player to move."""
        self._any_display = False
        self.won = []
        return super().play(*moves)

    def points(self, event: Message) -> tuple[str, int] | None:
        """Return the source and the points of an event about points; if a tile is won, add it to `won`."""
        if event.id == "taj-mahal.won":
            self.won.append(event.args["symbol"])
        return (event.args["source"], event.args["points"]) if event.id == "taj-mahal.scored" else None

    def withdraw(self, *choices: str) -> Self:
        """Withdraw with these choices. If cards are still to be taken from the display, the first in alphabetical order
        are taken.
        """
        seat = self.mover
        self.play("out", *choices)
        while self.mover == seat and (cards := [text for text in self.legal if text.startswith("<")]):
            self.push(min(cards))
        return self

    # -- views --------------------------------------------------------------------------------------------------------
    def hand_cards(self, seat: int) -> list[str]:
        """Return the cards in a player's hand, as this player sees them."""
        return [card for card, n in self.table(seat)["hand"].items() for _ in range(n)]

    def court(self, where: str = "court") -> list[str]:
        """Return the symbols of the tiles in the court, or of the tiles that were set ``aside`` or ``won``."""
        return [symbol for symbol, place in self.table()["court"].items() if place == where]
