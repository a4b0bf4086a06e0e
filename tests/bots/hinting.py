"""What tests of hints need: positions to ask in, the reasons for a move, and whether they can be said."""

from random import Random

from durbar.games.kernel.both import compiled
from durbar.games.words import languages, say

NAMES = ["Noor", "Akbar", "Birbal", "Jodha", "Ines"]


def asked(case, seeds, part):
    """Positions of a case in which somebody is to move, the first and some others, with the mover's sight."""
    rng = Random(len(case.name))
    for seed in range(seeds if compiled() else 1):
        for game in case.played(seed):
            chosen = not game.number or rng.random() < (part if compiled() else part / 4)
            if chosen and game.to_move is not None:
                yield game, game.seen_by(game.to_move)


def reasons(sight, text):
    """All reasons for a move, the weightiest first."""
    move = sight.parse(text)
    book = sight.setting.rulebook
    return book.presentation.reasons(sight.setting, sight.state, sight.seat, move.id, sight.preview(move))


def told(story, move):
    """The reasons for a move of a story's mover: short ids with what they are given."""
    sight = story.game.seen_by(story.mover)
    return {one.id.split(".hint.")[-1].removeprefix("hint."): dict(one.args) for one in reasons(sight, move)}


def can_be_said(sight, messages):
    """In every language, as a sentence."""
    for language in languages(sight.setting.rulebook):
        for message in messages:
            said = say(message, language, setting=sight.setting, seats=NAMES[: sight.setting.players], strict=True)
            assert said.endswith(".")
