"""Hidden information of a position, in the forms in which it could appear in a response."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from durbar.games.taj_mahal.components.components import components_of
from durbar.games.taj_mahal.presentation.notation import card_texts

MAX_ENTRIES_IN_LOOP = 4
"""Fewer cards than this are equal by chance."""
_TEXTS = re.compile(r"<text[^>]*>([^<]*)</text>")


@dataclass
class Hidden:
    """What some seats may not know of a position, by its possible appearance. Each item has a name."""

    heaps: dict = field(default_factory=dict)
    """Cards with the count of each."""
    kinds: dict = field(default_factory=dict)
    """Cards without counts."""
    rows: dict = field(default_factory=dict)
    """Hands and the deck as the rules store them: one count per kind of card."""
    moves: dict = field(default_factory=dict)
    """The legal moves of another player."""
    known: Callable = list
    """The cards known to these seats, and their own: a hidden item may equal them by chance."""

    def found(self, where, thing):
        """Return the name of the hidden item that looks like this, or None."""
        name = getattr(self, where).get(thing)
        if name is None:
            return None
        known, own = self.known()
        if thing in {cards for heap in known for cards in (frozenset(heap.items()), frozenset(heap))}:
            return None
        if thing <= {cards for heap in own for cards in (*heap, *heap.items())}:
            return None
        return f"{name}: {sorted(thing)}"


def hidden_from(table, seats):
    """Return what a table hides from the holder of these seats, who may also see what spectators see."""
    found = Hidden()
    if not table.has_started or table.open_book:
        return found
    game = table.game
    if not _hides_cards(game.setting):
        return found
    names = card_texts(components_of(game.setting), game.setting.edition)
    state = game.position.read()
    everybody = range(game.setting.players)
    others = [seat for seat in everybody if seat not in seats]
    unknown = {seat: heap(names, state.hands[seat]) - heap(names, state.known[seat]) for seat in everybody}
    for seat in others:
        if unknown[seat].total() >= 2:
            found.rows[tuple(state.hands[seat])] = f"the hand of seat {seat}"
            _hide(found, heap(names, state.hands[seat]), f"the hand of seat {seat}")
            _hide(found, unknown[seat], f"the unknown cards of seat {seat}")
    if sum(unknown[seat].total() for seat in others) >= MAX_ENTRIES_IN_LOOP:
        found.rows[tuple(state.deck.count)] = "the deck"
        _hide(found, heap(names, state.deck.count), "the deck")
    if game.to_move in others and "out" in game.legal_moves:
        _hide_moves(found, game)
    found.known = lambda: _known(names, state, seats, unknown)
    return found


def heap(names, counts):
    """Return cards by name."""
    return Counter({names[kind]: n for kind, n in enumerate(counts[: len(names)]) if n})


def _hides_cards(setting):
    return setting.rulebook.name == "taj-mahal" and not setting.options.get("open_hands")


def _hide(found, cards, name):
    if cards.total() >= MAX_ENTRIES_IN_LOOP:
        found.heaps[frozenset(cards.items())] = name
    if len(cards) >= MAX_ENTRIES_IN_LOOP:
        found.kinds[frozenset(cards)] = name


def _hide_moves(found, game):
    moves = frozenset(move.text for move in game.legal_moves) - {"out"}
    if len(moves) >= MAX_ENTRIES_IN_LOOP:
        found.moves[moves] = f"the moves of seat {game.to_move}"


def _known(names, state, seats, unknown):
    """Return the cards that the holder of these seats knows of, and their own hands."""
    rows = [state.display[: state.display_size], state.unrest[: state.unrest_size]]
    rows += [row[:size] for row, size in zip(state.row, state.row_size, strict=True)]
    counts = (state.discard.count, *state.known)
    deck = heap(names, state.deck.count)
    # the unseen cards are known by subtraction: they are one hand when the deck is empty
    unseen = [sum((cards for at, cards in unknown.items() if at != seat), deck) for seat in (*seats, None)]
    known = [Counter(names[kind] for kind in row) for row in rows] + [heap(names, one) for one in counts] + unseen
    return known, [heap(names, state.hands[at]) for at in seats]


def only_told_to_others(stories, seats):
    """Return the messages of one move that others get, but neither these seats nor spectators."""
    if all(messages is stories[None] for messages in stories.values()):
        return set()
    known = {str(message.to_json()) for seat in (*seats, None) for message in stories[seat]}
    return {str(message.to_json()) for messages in stories.values() for message in messages} - known


def seen_in(found, thing):
    """Return the name of a hidden item in a piece of JSON, or None."""
    if isinstance(thing, dict):
        return _in_dict(found, thing) or _first(seen_in(found, one) for one in thing.values())
    if isinstance(thing, list):
        return _in_list(found, thing) or _first(seen_in(found, one) for one in thing)
    return _in_words(found, thing) if isinstance(thing, str) else None


def _in_dict(found, thing):
    if thing and all(type(value) is int for value in thing.values()):
        return found.found("heaps", frozenset(thing.items()))
    return None


def _in_list(found, thing):
    if thing and all(type(one) is int for one in thing):
        return found.rows.get(tuple(thing))
    texts = [one.get("text", one.get("move")) if isinstance(one, dict) else one for one in thing]
    if len(texts) >= MAX_ENTRIES_IN_LOOP and all(isinstance(one, str) for one in texts):
        moves = frozenset(texts) - {"out"}
        return (
            found.found("heaps", frozenset(Counter(texts).items()))
            or found.found("kinds", moves)
            or found.found("moves", moves)
        )
    return None


def _in_words(found, text):
    words = re.split(r"[\s,;]+", text.strip())
    return found.found("heaps", frozenset(Counter(words).items())) if len(words) >= MAX_ENTRIES_IN_LOOP else None


def told_in(table, seats, answer):
    """Return the first message in a story or record that only others may read, or None."""
    if not isinstance(answer, dict) or not table.has_started or table.open_book:
        return None
    moves = [table.opening, *(made.stories for made in table.history)]
    pages = [(entry.get("story", ()), table._stories.get(entry["version"])) for entry in answer.get("entries", ())]
    pages += zip(answer.get("told", ()), moves, strict=False)
    for story, stories in pages:
        private = only_told_to_others(stories, seats) if stories and story else ()
        for message in story if private else ():
            bare = str({name: message[name] for name in ("id", "args", "rule") if name in message})
            if bare in private:
                return f"a message to others: {bare}"
    return None


def seen_in_picture(found, svg):
    """Return the name of a hidden item in a picture (cards side by side, each with its text), or None."""
    texts = _TEXTS.findall(svg)
    for many in {sum(count for _, count in heap) for heap in found.heaps if len(heap) >= MAX_ENTRIES_IN_LOOP}:
        for at in range(len(texts) - many + 1):
            name = found.found("heaps", frozenset(Counter(texts[at : at + many]).items()))
            if name:
                return name
    return None


def _first(names):
    return next((name for name in names if name), None)
