"""The choices of the mover of Taj Mahal: the task in a sentence, and a short list of legal moves.

Each coloured card that can be played alone is listed once. The white and special cards that can be played with any of
them are listed in a separate line. A card that can be played only with the colour change is listed together with it.
"""

from __future__ import annotations

from collections import Counter

from durbar.games.markup import escape, styled
from durbar.games.message import Message
from durbar.games.moves import Move
from durbar.games.page import Choice, Offer, gain_text
from durbar.games.sight import Preview
from durbar.games.taj_mahal.presentation import labels
from durbar.games.taj_mahal.presentation.facts import Facts
from durbar.games.taj_mahal.presentation.notation import LETTERS

WITHDRAW = "out"
"""The notation of withdrawing."""


def offer_of(facts: Facts, whole: bool) -> Offer:
    """Return the choices of the viewer, who is to move. With ``whole`` every legal move is listed."""
    moves = list(facts.sight.legal_moves)
    phase = facts.view["phase"]
    if phase == "play":
        return _offer_play(facts, moves, whole)
    if phase == "take":
        return _offer_cards(facts, moves)
    return _offer_cities(facts, moves)


# -- play or withdraw -------------------------------------------------------------------------------------------------
def _offer_play(facts: Facts, moves: list[Move], whole: bool) -> Offer:
    """Return the choices of a turn: to withdraw, or to play a card."""
    plays = [move for move in moves if move.text != WITHDRAW]
    playable_alone = {move.text for move in plays if "+" not in move.text}
    listed = [move for move in plays if move.text in playable_alone or _needs_colour_change(move.text, playable_alone)]
    if whole:  # the other moves follow the listed ones, so that the listed ones keep their numbers
        listed += [move for move in plays if move not in listed]
    choices = [_withdrawal(facts), *(_play(facts, move) for move in listed)]
    companions = {} if whole else {text.split("+")[1]: None for text in (move.text for move in plays) if "+" in text}
    notes = [_companions(facts, list(companions), bool(playable_alone))] if companions else []
    return Offer(_task(facts, bool(plays)), choices, notes)


def _needs_colour_change(text: str, playable_alone: set[str]) -> bool:
    """Return whether a play is a card with the colour change, and the card cannot be played alone."""
    card, _, companion = text.partition("+")
    return companion == "*C" and card not in playable_alone


def _task(facts: Facts, can_play: bool) -> str:
    """Return a sentence about what the mover has to do."""
    assert facts.seat is not None
    colour = facts.seats[facts.seat]["colour"]
    if not can_play:
        return facts.say(Message("taj-mahal.page.no-card"))
    if colour is None:
        return facts.say(Message("taj-mahal.page.any-card"))
    name = facts.colours[colour]
    which = styled(name, facts.say(Message("taj-mahal.colour", {"colour": name})))
    return facts.say(Message("taj-mahal.page.card-of", {"which": which}))


def _withdrawal(facts: Facts) -> Choice:
    """Return the choice to withdraw."""
    preview = facts.sight.preview(WITHDRAW)
    won = [str(message.args["symbol"]) for message in preview.story if message.id == "taj-mahal.won"]
    tiles = [facts.say(Message("taj-mahal.page.won-tile", {"symbol": symbol})) for symbol in won]
    draws_card = facts.seat is not None and not facts.seats[facts.seat]["row"]
    cards = min(2, len(facts.view["display"]))
    taken = facts.say(
        Message("taj-mahal.page.take-and-draw" if draws_card else "taj-mahal.page.take", {"count": cards})
    )
    withdrawal = Message("taj-mahal.page.withdraw", {"tiles": facts.listed(tiles) if tiles else None, "taken": taken})
    return Choice(facts.spell(WITHDRAW), facts.say(withdrawal), _gain(facts, preview))


def _gain(facts: Facts, preview: Preview) -> str:
    """Return the points that a move would gain, and the decisions that gain the most."""
    text = gain_text(preview, facts.say, in_words=True)
    if preview.low != preview.high:
        moves = escape(" ".join(map(facts.spell, preview.best)))
        text = facts.say(Message("taj-mahal.page.best", {"told": text, "moves": moves}))
    return text


def _play(facts: Facts, move: Move) -> Choice:
    """Return the choice of a play."""
    standing = standing_after(facts, move.text)
    points = facts.sight.preview(move).points
    gain = [f"+{points}"] if points else []
    if not facts.context.words:
        marks = " ".join(letter + mark for letter, mark in standing.items())
        return Choice(facts.cards_marked(move.text), "", " ".join([*gain, marks]).strip())
    leads = [letter for letter, mark in standing.items() if mark == "*"]
    ties = [letter for letter, mark in standing.items() if mark == "="]
    lead = Message("taj-mahal.page.would-lead", {"which": facts.symbols(leads) if leads else None})
    effects = [*gain, facts.say(lead)]
    if ties:
        effects.append(facts.say(Message("taj-mahal.page.would-tie", {"which": facts.symbols(ties)})))
    words, *others = map(facts.card_in_words, move.text.split("+"))
    for other in others:
        words = facts.say(Message("taj-mahal.page.with", {"one": words, "other": other}))
    return Choice(facts.spell(move.text), words, ", ".join(effects))


def standing_after(facts: Facts, text: str) -> dict[str, str]:
    """Return the symbols in which the viewer would lead alone (``*``) or be tied (``=``) after a play."""
    assert facts.seat is not None
    gained = Counter("".join(card[1:] for card in text.split("+")))
    standing = {}
    for letter in LETTERS:
        if letter not in facts.leaders:
            continue
        own_count = facts.seats[facts.seat]["symbols"][letter] + gained[letter]
        most_of_rivals = facts.most_of_others(letter)
        if own_count and own_count >= most_of_rivals:
            standing[letter] = "*" if own_count > most_of_rivals else "="
    return standing


def _companions(facts: Facts, companions: list[str], has_example: bool) -> str:
    """Return a line with the cards that can be played with a coloured card. With ``has_example`` it shows how to type
    such a play: ``2+wE`` adds a white card to the move with the number 2.
    """
    cards = ", ".join(_companion(facts, text) for text in companions)
    if not has_example:
        return facts.say(Message("taj-mahal.page.companions", {"cards": cards}))
    example = f"2+{facts.spell(companions[0])}"
    return facts.say(Message("taj-mahal.page.companions-as-in", {"cards": cards, "example": example}))


def _companion(facts: Facts, text: str) -> str:
    """Return a card that can be played with a coloured card, and its meaning."""
    meaning = labels.symbol(labels.OF_LETTER[text[1]]) if text[0] == "w" else labels.effect(text)
    return facts.say(
        Message("taj-mahal.page.companion", {"shown": facts.cards_marked("+" + text), "meaning": facts.say(meaning)})
    )


# -- palaces ----------------------------------------------------------------------------------------------------------
def _offer_cities(facts: Facts, moves: list[Move]) -> Offer:
    """Return the cities in which a palace can be placed."""
    choices = []
    for move in moves:
        preview = facts.sight.preview(move)
        tiles = [str(message.args["bonus"]) for message in preview.story if message.id == "taj-mahal.claimed"]
        words = facts.say(Message("taj-mahal.page.takes", {"bonus": tiles[0]})) if tiles else ""
        choices.append(Choice(escape(facts.spell(move.text)), words, _gain(facts, preview)))
    return Offer(facts.say(_building_task(facts)), choices)


def _building_task(facts: Facts) -> Message:
    """Return a message that says which palaces are to be placed, and in which province."""
    due, province = facts.view["due"], facts.view["province"]
    if facts.view["phase"] == "crown":
        return Message("taj-mahal.page.place-crown", {"province": province})
    return Message(
        "taj-mahal.page.place-then-crown" if due["crown"] else "taj-mahal.page.place",
        {"province": province, "palaces": due["palaces"]},
    )


# -- cards from the display -------------------------------------------------------------------------------------------
def _offer_cards(facts: Facts, moves: list[Move]) -> Offer:
    """Return the cards of the display that can be taken."""
    task = facts.say(Message("taj-mahal.page.take-card", {"count": facts.view["due"]["cards"]}))
    choices = []
    for move in moves:
        card = move.text[1:]
        choices.append(Choice("<" + facts.cards_marked(card), facts.card_in_words(card), _count_in_hand(facts, card)))
    return Offer(task, choices)


def _count_in_hand(facts: Facts, card: str) -> str:
    """Return a text that says how many cards of a card's colour the hand would have after taking the card."""
    hand: dict[str, int] = facts.view["hand"]
    same_colour = sum(count for text, count in hand.items() if text[0] == card[0])
    colour = labels.colour_of(facts.setting, card)
    return facts.say(Message("taj-mahal.page.nth", {"number": same_colour + 1, "colour": colour}))
