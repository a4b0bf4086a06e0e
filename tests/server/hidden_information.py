"""Hidden information of a position, in the forms in which it could appear in a response."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from durbar.games.taj_mahal.components.components import components_of
from durbar.games.taj_mahal.presentation.notation import card_texts

MIN_ITEMS = 4
"""The fewest cards or moves that count as a leak: fewer may be equal by chance."""
# Matches the texts of a picture.
_TEXTS = re.compile(r"<text[^>]*>([^<]*)</text>")


@dataclass
class Hidden:
    """The information of a position that is hidden from some seats.

    Each dict has the hidden items in one of the forms in which they could leak. Its keys are the items, and its values
    are names of the items for error messages.
    """

    heaps: dict = field(default_factory=dict)
    """Hidden hands or decks. The keys are frozensets of (card, count)."""
    kinds: dict = field(default_factory=dict)
    """The kinds of cards in hidden hands or decks. The keys are frozensets of cards, without counts."""
    rows: dict = field(default_factory=dict)
    """Hands and the deck as the rules store them: one count per kind of card."""
    moves: dict = field(default_factory=dict)
    """The legal moves of another player."""
    known: Callable = list
    """Returns the cards that these seats know, and their own hands. A hidden item may equal one of them by chance."""

    def find(self, form, item):
        """Return the name of the hidden item that equals ``item``, or None; ``form`` is the attribute to search."""
        name = getattr(self, form).get(item)
        if name is None:
            return None
        known, own_hands = self.known()
        if item in {form for heap in known for form in (frozenset(heap.items()), frozenset(heap))}:
            return None
        if item <= {element for heap in own_hands for element in (*heap, *heap.items())}:  # a part of the own hands
            return None
        return f"{name}: {sorted(item)}"


def hidden_from(table, seats):
    """Return what a table hides from the holder of these seats, who may also see what spectators see."""
    hidden = Hidden()
    if not table.has_started or table.open_book:
        return hidden
    game = table.game
    if not _hides_cards(game.setting):
        return hidden
    names = card_texts(components_of(game.setting), game.setting.edition)
    state = game.position.read()
    everybody = range(game.setting.players)
    others = [seat for seat in everybody if seat not in seats]
    unknown = {seat: heap(names, state.hands[seat]) - heap(names, state.known[seat]) for seat in everybody}
    for seat in others:
        if unknown[seat].total() >= 2:
            hidden.rows[tuple(state.hands[seat])] = f"the hand of seat {seat}"
            _hide(hidden, heap(names, state.hands[seat]), f"the hand of seat {seat}")
            _hide(hidden, unknown[seat], f"the unknown cards of seat {seat}")
    if sum(unknown[seat].total() for seat in others) >= MIN_ITEMS:
        hidden.rows[tuple(state.deck.count)] = "the deck"
        _hide(hidden, heap(names, state.deck.count), "the deck")
    if game.to_move in others and "out" in game.legal_moves:
        _hide_moves(hidden, game)
    hidden.known = lambda: _known(names, state, seats, unknown)
    return hidden


def heap(names, counts):
    """Return the number of cards of each name, given the count of each kind."""
    return Counter({names[kind]: n for kind, n in enumerate(counts[: len(names)]) if n})


def _hides_cards(setting):
    """Return whether a game has hidden hands."""
    return setting.rulebook.name == "taj-mahal" and not setting.options.get("open_hands")


def _hide(hidden, cards, name):
    """Add cards to the hidden items, if there are so many that an equal set of cards is unlikely by chance."""
    if cards.total() >= MIN_ITEMS:
        hidden.heaps[frozenset(cards.items())] = name
    if len(cards) >= MIN_ITEMS:
        hidden.kinds[frozenset(cards)] = name


def _hide_moves(hidden, game):
    """Add the moves of the player to move to the hidden items."""
    moves = frozenset(move.text for move in game.legal_moves) - {"out"}
    if len(moves) >= MIN_ITEMS:
        hidden.moves[moves] = f"the moves of seat {game.to_move}"


def _known(names, state, seats, unknown):
    """Return the cards that the holder of these seats knows of, and their own hands."""
    rows = [state.display[: state.display_size], state.unrest[: state.unrest_size]]
    rows += [row[:size] for row, size in zip(state.row, state.row_size, strict=True)]
    counts = (state.discard.count, *state.known)
    deck = heap(names, state.deck.count)
    # A viewer knows all cards of the game, and can therefore list the unseen ones. If the deck is empty, the
    # unseen cards can be exactly one hand.
    unseen = [sum((cards for other, cards in unknown.items() if other != seat), deck) for seat in (*seats, None)]
    known = [Counter(names[kind] for kind in row) for row in rows] + [heap(names, cards) for cards in counts] + unseen
    return known, [heap(names, state.hands[seat]) for seat in seats]


def messages_only_for_others(stories, seats):
    """Return the messages of one move that neither these seats nor spectators get, but others do."""
    if all(messages is stories[None] for messages in stories.values()):
        return set()
    known = {str(message.to_json()) for seat in (*seats, None) for message in stories[seat]}
    return {str(message.to_json()) for messages in stories.values() for message in messages} - known


def seen_in(hidden, data):
    """Return the name of a hidden item in a piece of JSON, or None."""
    if isinstance(data, dict):
        return _in_dict(hidden, data) or _first(seen_in(hidden, value) for value in data.values())
    if isinstance(data, list):
        return _in_list(hidden, data) or _first(seen_in(hidden, value) for value in data)
    return _in_text(hidden, data) if isinstance(data, str) else None


def _in_dict(hidden, data):
    """Return the name of the hidden cards whose counts a dict contains, or None."""
    if data and all(type(value) is int for value in data.values()):
        return hidden.find("heaps", frozenset(data.items()))
    return None


def _in_list(hidden, data):
    """Return the name of the hidden cards or moves that a list contains, or None."""
    if data and all(type(value) is int for value in data):
        return hidden.rows.get(tuple(data))
    texts = [value.get("text", value.get("move")) if isinstance(value, dict) else value for value in data]
    if len(texts) >= MIN_ITEMS and all(isinstance(text, str) for text in texts):
        moves = frozenset(texts) - {"out"}
        return (
            hidden.find("heaps", frozenset(Counter(texts).items()))
            or hidden.find("kinds", moves)
            or hidden.find("moves", moves)
        )
    return None


def _in_text(hidden, text):
    """Return the name of the hidden cards that a text lists, or None."""
    words = re.split(r"[\s,;]+", text.strip())
    return hidden.find("heaps", frozenset(Counter(words).items())) if len(words) >= MIN_ITEMS else None


def private_message_in(table, seats, response):
    """Return the first message in a page of the log (a story) or in a record that only others may read, or None.

    ``response`` is the JSON of the response.
    """
    if not isinstance(response, dict) or not table.has_started or table.open_book:
        return None
    stories_of_moves = [table.opening, *(decision.stories for decision in table.history)]
    # for each move in the response: its messages there, and all messages about the move, by viewer
    pages = [(entry.get("story", ()), table._stories.get(entry["version"])) for entry in response.get("entries", ())]
    pages += zip(response.get("told", ()), stories_of_moves, strict=False)
    for sent_messages, stories in pages:
        if not stories or not sent_messages:
            continue
        private = messages_only_for_others(stories, seats)
        for message in sent_messages if private else ():
            content = str({name: message[name] for name in ("id", "args", "rule") if name in message})
            if content in private:
                return f"a message to others: {content}"
    return None


def seen_in_picture(hidden, svg):
    """Return the name of a hidden item in a picture (cards side by side, each with its text), or None."""
    texts = _TEXTS.findall(svg)
    for count in {sum(n for _, n in heap) for heap in hidden.heaps if len(heap) >= MIN_ITEMS}:
        for start in range(len(texts) - count + 1):
            name = hidden.find("heaps", frozenset(Counter(texts[start : start + count]).items()))
            if name:
                return name
    return None


def _first(names):
    """Return the first name that is not None, or None."""
    return next((name for name in names if name), None)
