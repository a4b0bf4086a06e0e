"""A referee: a second, simple implementation of the rules page of Taj Mahal with counters and sets, to test the kernel.

It is slow and shares no code with the kernel. Tests give it the moves and the drawn cards of a game; it computes the
legal moves and the effects of each move.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import networkx as nx

from durbar.games.taj_mahal.components.components import COMMODITIES, EFFECTS, SYMBOLS
from durbar.games.taj_mahal.presentation.notation import card_texts

# the symbols by letter, and the notation of special cards by effect
SYMBOL_BY_LETTER = dict(zip("VGMPKE", SYMBOLS, strict=True))
SPECIAL_TEXT = dict(zip(EFFECTS, ("*E", "*K", "*2", "*C"), strict=True))


class Referee:
    """One game. `moves` returns the legal moves, `play` makes a move, and `events` has the events of the last move."""

    def __init__(self, game: Any) -> None:
        self.board, self.edition, self.players = game.setting.board, game.setting.edition, game.setting.players
        table = game.setting.rulebook.presentation.view(game.setting, game.position.read(), None)
        self.order, self.start, self.tiles = table["order"], table["start"], dict(table["bonus_tiles"])
        counts = [card.count for card in self.board.card_types]
        # the texts of the special cards come after the 64 possible types of other cards; unused types have no text
        texts = [text for text in card_texts(self.board, self.edition)[:64] if text]
        self.deck = Counter(dict(zip(texts, counts, strict=True)))
        self.discard: Counter[str] = Counter()
        self.roads = nx.Graph([tuple(self.board.cities[end].name for end in road) for road in self.board.roads])
        self.hands = [Counter() for _ in range(self.players)]
        self.rows: list[list[str]] = [[] for _ in range(self.players)]
        self.colour: list[str | None] = [None] * self.players
        self.special: dict[str, int | None] = dict.fromkeys(EFFECTS)
        self.advisors = [Counter() for _ in range(self.players)]
        self.goods = [Counter() for _ in range(self.players)]
        self.palaces: list[set[str]] = [set() for _ in range(self.players)]
        self.crowned: tuple[int, str] | None = None  # the seat and the city of this visit's crown palace
        self.owner: list[int | None] = [None] * 12  # the owner of each province tile
        self.points = [Counter() for _ in range(self.players)]
        self.visit, self.mover, self.display, self.unrest = 0, self.start, [], []
        self.todo: list[str] = []  # the next decisions of the withdrawing player: palace, crown or take
        self.events: list[str] = []
        self.drawn = [str(event.args["card"]) for event in game.events if "card" in event.args]
        for seat in range(self.players):
            for _ in range(6):
                self.draw_to(seat)
        self.begin_visit()

    # -- cards --------------------------------------------------------------------------------------------------------
    def draw(self, event: str) -> str | None:
        """Draw a card (TM-2.7, TM-8.1). `event` is the text of the event, with ``{}`` in place of the card."""
        if not self.deck:
            if not self.discard:
                return None
            self.events.append(f"shuffled cards={self.discard.total()}")
            self.deck, self.discard = self.discard, Counter()
        card = self.drawn.pop(0)
        assert self.deck[card] > 0, f"{card} was drawn from a deck without it"
        self.deck = self.deck - Counter([card])
        self.events.append(event.format(card))
        return card

    def draw_to(self, seat: int) -> None:
        """Draw a card into a player's hand."""
        card = self.draw(f"drew seat={seat} card={{}}")
        self.hands[seat].update([card] if card else [])

    def score(self, seat: int, source: str, points: int) -> None:
        """Add points from a source to a player's points."""
        if points:
            self.points[seat][source] += points
            self.events.append(f"scored seat={seat} source={source} points={points}")

    def symbols(self, cards: list[str]) -> Counter[str]:
        """Return how often each symbol is on these cards, by the symbol's letter."""
        return Counter(letter for card in cards for letter in card if letter in "VGMPKE" and card != "*C")

    def current_cities(self) -> list[str]:
        """Return the cities of the province that is visited."""
        province = next(province for province in self.board.provinces if province.name == self.order[self.visit])
        return [self.board.cities[city].name for city in province.cities]

    # -- turns --------------------------------------------------------------------------------------------------------
    def begin_visit(self) -> None:
        """Begin a visit (TM-2.5, TM-2.6)."""
        self.events.append(f"visit seat={self.start} visit={self.visit + 1} province={self.order[self.visit]}")
        self.court = set(SYMBOLS)  # the symbols of the tiles that can be won
        self.aside: set[str] = set()  # the symbols of the tiles that were set aside
        self.in_visit = set(range(self.players))  # the players who have not withdrawn
        self.no_unrest = self.players > 2  # whether no cards are drawn for unrest
        for _ in range(2 * self.players - 1):
            if card := self.draw("displayed card={}"):
                self.display.append(card)
        self.mover = self.start

    def moves(self) -> set[str]:
        """Return the legal moves (TM-3, TM-4)."""
        if self.todo:
            cities = {name.replace(" ", "_"): name for name in self.current_cities()}
            match self.todo[0]:
                case "take":
                    return {f"<{card}" for card in self.display}
                case "crown":
                    return {f"^{text}" for text in cities}
            ordinary = set().union(*self.palaces)
            return {f"@{text}" for text, name in cities.items() if name not in ordinary}
        hand, seat = +self.hands[self.mover], self.mover
        specials = {SPECIAL_TEXT[effect] for effect in EFFECTS if self.special[effect] == seat} - set(self.rows[seat])
        moves = {"out"}
        for card in hand:
            if card[0] != "w":
                fits = self.colour[seat] in (None, card[0])
                moves |= {card, *(f"{card}+{white}" for white in hand if white[0] == "w")} if fits else set()
                moves |= {f"{card}+{special}" for special in specials if fits or special == "*C"}
        return moves

    def play(self, move: str, drawn: list[str]) -> None:
        """Make one move. `drawn` lists the cards that are drawn during the move."""
        self.events, self.drawn, seat = [], drawn, self.mover
        if move == "out":
            self.withdraw(seat)
        elif move[0] in "@^<":
            step = self.todo.pop(0)
            {"palace": self.build, "crown": self.crown, "take": self.take}[step](seat, move[1:])
        else:
            cards = move.split("+")
            if self.colour[seat] is None and not ("*C" in cards and self.edition == "2006"):  # TM-0.3
                self.colour[seat] = cards[0][0]
            self.rows[seat] += cards
            for card in cards:
                if card[0] == "*":
                    effect = next(effect for effect, text in SPECIAL_TEXT.items() if text == card)
                    self.events.append(f"played-special seat={seat} card={effect}")
                    self.score(seat, "special", 2 if card == "*2" else 0)
                else:
                    self.hands[seat][card] -= 1
                    self.events.append(f"played seat={seat} card={card}")
            self.end_turn()
        assert not self.drawn, f"the game drew cards that the referee did not expect: {self.drawn}"

    def withdraw(self, seat: int) -> None:
        """Withdraw: win tiles, and list the decisions that follow (TM-4.1, TM-9.3)."""
        own_symbols = self.symbols(self.rows[seat])
        rivals = [self.symbols(self.rows[other]) for other in self.in_visit - {seat}] + [self.symbols(self.unrest)]
        self.events.append(f"withdrew seat={seat} cards={len(self.rows[seat])}")
        self.won = [
            symbol
            for symbol in "VGMPKE"
            if SYMBOL_BY_LETTER[symbol] in self.court and all(own_symbols[symbol] > rival[symbol] for rival in rivals)
        ]
        self.claimed: list[str] = []
        self.placed = False
        for symbol in self.won:
            self.court.remove(SYMBOL_BY_LETTER[symbol])
            self.events.append(f"won seat={seat} symbol={SYMBOL_BY_LETTER[symbol]}")
            if symbol in "VGMP":
                self.advisors[seat][SYMBOL_BY_LETTER[symbol]] += 1
                self.todo.append("palace")
        self.todo += ["crown"] * ("K" in self.won)
        self.continue_withdrawal(seat)

    def build(self, seat: int, city: str) -> None:
        """Build a palace and claim its bonus tile (TM-4.2, TM-4.3)."""
        name = city.replace("_", " ")
        self.palaces[seat].add(name)
        self.events.append(f"built seat={seat} city={name}")
        if name in self.tiles:
            self.claimed.append(self.tiles.pop(name))
            self.events.append(f"claimed seat={seat} bonus={self.claimed[-1]} city={name}")
        if self.edition != "2018" or "palace" not in self.todo:  # TM-0.4
            self.score_claimed(seat)
        self.placed = True
        self.continue_withdrawal(seat)

    def score_claimed(self, seat: int) -> None:
        """Score the bonus tiles that were claimed (TM-4.4)."""
        for kind in self.claimed:
            if kind in COMMODITIES:
                self.score(seat, "goods", 1 + self.goods[seat][kind])
                self.goods[seat][kind] += 1
            elif kind == "card":
                self.draw_to(seat)
            else:
                self.score(seat, "bonus", {"points_2": 2, "taj_mahal": 4}[kind])
        self.claimed = []

    def crown(self, seat: int, city: str) -> None:
        """Build the crown palace (TM-4.5)."""
        self.crowned, self.placed = (seat, city.replace("_", " ")), True
        self.events.append(f"crowned seat={seat} city={self.crowned[1]}")
        self.continue_withdrawal(seat)

    def continue_withdrawal(self, seat: int) -> None:
        """Continue a withdrawal after the palaces are built (TM-4.6 to TM-4.9)."""
        if self.todo:
            return
        for part in ("palaces", "tile") if self.edition == "2018" else ("tile", "palaces"):  # TM-0.7
            if part == "palaces" and self.placed:
                self.score(seat, "palaces", self.count_connected_provinces(seat))
            if part == "tile" and "E" in self.won:
                goods = [COMMODITIES[commodity] for commodity in self.board.province_tiles[self.visit]]
                self.score(seat, "tiles", sum(1 + self.goods[seat][commodity] for commodity in goods))
                self.goods[seat].update(goods)
                self.owner[self.visit] = seat
        self.played_nothing = not self.rows[seat]
        self.discard.update(card for card in self.rows[seat] if card[0] != "*")
        self.rows[seat], self.colour[seat] = [], None
        self.in_visit.remove(seat)
        if self.played_nothing and self.edition != "2018":  # TM-0.6
            self.draw_to(seat)
        self.todo = ["take"] * min(2, len(self.display))
        self.end_if_all_taken(seat)

    def count_connected_provinces(self, seat: int) -> int:
        """Return the number of provinces that a player's palaces connect, including the current province (TM-4.7)."""
        own_palaces = set(self.palaces[seat])
        if self.crowned and self.crowned[0] == seat:
            own_palaces.add(self.crowned[1])
        reached = set()
        for city in own_palaces & set(self.current_cities()):
            reached |= nx.node_connected_component(self.roads.subgraph(own_palaces), city)
        return len({city.province for city in self.board.cities if city.name in reached})

    def take(self, seat: int, card: str) -> None:
        """Take a card from the display (TM-4.9)."""
        self.display.remove(card)
        self.hands[seat][card] += 1
        self.events.append(f"took seat={seat} card={card}")
        self.end_if_all_taken(seat)

    def end_if_all_taken(self, seat: int) -> None:
        """End the turn if all cards have been taken. In 2018 a player who played nothing draws a card (TM-0.6)."""
        if not self.todo:
            if self.played_nothing and self.edition == "2018":
                self.draw_to(seat)
            self.end_turn()

    def end_turn(self) -> None:
        """End the turn: draw a card for unrest (TM-9.1, TM-9.2) and begin the next turn."""
        if not self.in_visit:
            return self.end_visit()
        card = None if self.no_unrest else self.draw("unrest card={}")
        if card and card[0] != "w" and card[0] in {other[0] for other in self.unrest}:
            self.discard[card] += 1
            self.protest()
        elif card:
            self.unrest.append(card)
        next_seats = ((self.mover + step) % self.players for step in range(1, self.players + 1))
        self.mover = next(seat for seat in next_seats if seat in self.in_visit)
        return None

    def protest(self) -> None:
        """Carry out a protest (TM-9.4)."""
        self.events.append(f"protested cards={len(self.unrest)}")
        unrest, rows = self.symbols(self.unrest), [self.symbols(self.rows[seat]) for seat in self.in_visit]
        for symbol, name in SYMBOL_BY_LETTER.items():
            if name in self.court and unrest[symbol] and all(unrest[symbol] > row[symbol] for row in rows):
                self.court.remove(name)
                self.aside.add(name)
                self.events.append(f"set-aside symbol={name}")
        self.discard.update(self.unrest)
        self.unrest, self.no_unrest = [], True

    def end_visit(self) -> None:
        """End the visit and, after the last one, the game (TM-5, TM-6.1)."""
        self.discard.update(self.unrest)
        self.unrest = []
        for seat in range(self.players):
            for advisor, effect in zip(SYMBOLS, self.board.specials, strict=False):
                if self.advisors[seat][advisor] == 2:
                    self.advisors[seat][advisor] = 0
                    card = EFFECTS[effect]
                    self.events.append(f"exchanged seat={seat} card={card} from={self.special[card]}")
                    self.special[card] = seat
        if self.owner[self.visit] is None:
            self.events.append(f"tile-left tile={self.visit + 1}")
        for city in self.current_cities():
            self.tiles.pop(city, None)
        if self.crowned:
            self.palaces[self.crowned[0]].add(self.crowned[1])
        self.crowned = None
        self.visit, self.start = self.visit + 1, (self.start + 1) % self.players
        if self.visit < 12:
            return self.begin_visit()
        self.mover = None
        for seat, hand in enumerate(self.hands):
            colours = Counter(card[0] for card in hand.elements())
            whites = colours.pop("w", 0)
            specials = sum(holder == seat for holder in self.special.values())
            self.score(seat, "hand", specials + whites + max(colours.values(), default=0))
        return None

    def ranks(self) -> tuple[int, ...]:
        """Return the rank of each player (TM-6.2, TM-0.8)."""
        cards = [
            self.hands[seat].total() + sum(holder == seat for holder in self.special.values())
            for seat in range(self.players)
        ]
        # in 2018 the number of cards breaks ties
        results = [
            (self.points[seat].total(), cards[seat] if self.edition == "2018" else 0) for seat in range(self.players)
        ]
        return tuple(1 + sum(other > own for other in results) for own in results)
