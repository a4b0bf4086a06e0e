"""What is asked of the mover of Taj Mahal: the task in a sentence, and the legal moves, few enough to read.

A card is offered once, alone; what may be played beside it is told once for all. A card that fits only through the
colour change is offered with it.
"""

from __future__ import annotations

from collections import Counter

from durbar.games.english import counted, ordinal
from durbar.games.markup import escape, listed, styled
from durbar.games.moves import Move
from durbar.games.page import Choice, Offer, brings
from durbar.games.sight import Preview
from durbar.games.taj_mahal import labels
from durbar.games.taj_mahal.facts import Facts
from durbar.games.taj_mahal.labels import card_in_words
from durbar.games.taj_mahal.notation import LETTERS

WITHDRAW = "out"


def offer_of(facts: Facts, whole: bool) -> Offer:
    """What is asked of the viewer, who is to move; ``whole``: with every legal move."""
    moves = list(facts.sight.legal_moves)
    phase = facts.view["phase"]
    if phase == "play":
        return _offer_play(facts, moves, whole)
    if phase == "take":
        return _offer_cards(facts, moves)
    return _offer_cities(facts, moves)


# -- play or withdraw -------------------------------------------------------------------------------------------------
def _offer_play(facts: Facts, moves: list[Move], whole: bool) -> Offer:
    plays = [move for move in moves if move.text != WITHDRAW]
    alone = {move.text for move in plays if "+" not in move.text}
    shown = [move for move in plays if move.text in alone or _fits_only_so(move.text, alone)]
    if whole:  # in an order that leaves everything its number
        shown += [move for move in plays if move not in shown]
    choices = [_withdrawal(facts), *(_play(facts, move) for move in shown)]
    added = {} if whole else {text.split("+")[1]: None for text in (move.text for move in plays) if "+" in text}
    also = [_companions(facts, list(added), bool(alone))] if added else []
    return Offer(_task(facts, bool(plays)), choices, also)


def _fits_only_so(text: str, alone: set[str]) -> bool:
    card, _, companion = text.partition("+")
    return companion == "*C" and card not in alone


def _task(facts: Facts, can_play: bool) -> str:
    assert facts.seat is not None
    colour = facts.seats[facts.seat]["colour"]
    if not can_play:
        return "You have no card that may be played: withdraw."
    if colour is None:
        return "Play a card of any colour (you keep to it in this visit), or withdraw."
    name = facts.colours[colour]
    return f"Play a {styled(name, name)} card, or withdraw."


def _withdrawal(facts: Facts) -> Choice:
    preview = facts.sight.preview(WITHDRAW)
    won = [str(message.args["symbol"]) for message in preview.story if message.id == "taj-mahal.won"]
    told = f"withdraw: win {listed(labels.TILE[symbol] for symbol in won)}" if won else "withdraw: win nothing"
    cards = min(2, len(facts.view["display"]))
    taken = f"take {counted(cards, 'card')}" if cards else "no card is left to take"
    if facts.seat is not None and not facts.seats[facts.seat]["row"]:
        taken += ", draw 1"
    return Choice(WITHDRAW, f"{told}; {taken}", _what_it_brings(preview))


def _what_it_brings(preview: Preview) -> str:
    told = brings(preview, " point")
    if preview.low != preview.high:
        told += f" (best: {escape(' '.join(preview.best))})"
    return told


def _play(facts: Facts, move: Move) -> Choice:
    stands = standing_after(facts, move.text)
    points = facts.sight.preview(move).points
    gain = [f"+{points}"] if points else []
    if facts.look.words:
        leads = [labels.OF_LETTER[letter] for letter, how in stands.items() if how == "*"]
        ties = [labels.OF_LETTER[letter] for letter, how in stands.items() if how == "="]
        told = [f"you would lead {listed(leads) if leads else 'nothing'}", *([f"tie {listed(ties)}"] if ties else [])]
        words = " with ".join(card_in_words(facts.setting, card) for card in move.text.split("+"))
        return Choice(move.text, words, ", ".join([*gain, *told]))
    marks = " ".join(letter + how for letter, how in stands.items())
    return Choice(facts.cards_marked(move.text), "", " ".join([*gain, marks]).strip())


def standing_after(facts: Facts, text: str) -> dict[str, str]:
    """The symbols that the viewer would lead alone (*) or be tied in (=) after a play."""
    assert facts.seat is not None
    gained = Counter("".join(card[1:] for card in text.split("+")))
    made = {}
    for letter in LETTERS:
        if letter not in facts.most:
            continue
        mine = facts.seats[facts.seat]["symbols"][letter] + gained[letter]
        rival = facts.most_of_others(letter)
        if mine and mine >= rival:
            made[letter] = "*" if mine > rival else "="
    return made


def _companions(facts: Facts, companions: list[str], can_be_added: bool) -> str:
    told = []
    for text in companions:
        meaning = labels.SPECIAL[text] if text[0] == "*" else labels.OF_LETTER[text[1]]
        told.append(f"{facts.cards_marked('+' + text)} ({meaning})")
    example = f", as in 2+{companions[0]}" if can_be_added else ""
    return f"To a card you may add one of {', '.join(told)}{example}."


# -- palaces ----------------------------------------------------------------------------------------------------------
def _offer_cities(facts: Facts, moves: list[Move]) -> Offer:
    due = facts.view["due"]
    crown = facts.view["phase"] == "crown"
    province = escape(facts.view["province"])
    if crown:
        task = f"Place your crown palace in any city of {province}."
    else:
        left = (
            f"{due['palaces']} to place"
            if due["palaces"] > 1
            else "the last advisor palace"
            if due["crown"]
            else "1 to place"
        )
        task = (
            f"Place a palace on an open city of {province} ({left}{', then the crown palace' if due['crown'] else ''})."
        )
    choices = []
    for move in moves:
        preview = facts.sight.preview(move)
        tiles = [str(message.args["bonus"]) for message in preview.story if message.id == "taj-mahal.claimed"]
        words = f"takes the {labels.bonus(facts.setting, tiles[0])}" if tiles else ""
        choices.append(Choice(escape(move.text), words, _what_it_brings(preview)))
    return Offer(task, choices)


# -- cards from the display -------------------------------------------------------------------------------------------
def _offer_cards(facts: Facts, moves: list[Move]) -> Offer:
    due = facts.view["due"]["cards"]
    task = f"Take a card from the display ({due} to take)."
    choices = []
    for move in moves:
        card = move.text[1:]
        words = card_in_words(facts.setting, card)
        choices.append(Choice("<" + facts.cards_marked(card), words, _place_in_hand(facts, card)))
    return Offer(task, choices)


def _place_in_hand(facts: Facts, card: str) -> str:
    """What a card would be in the hand: which of its colour."""
    hand: dict[str, int] = facts.view["hand"]
    alike = sum(count for text, count in hand.items() if text[0] == card[0])
    return f"your {ordinal(alike + 1)} {labels.colour_of(facts.setting, card)} card"
