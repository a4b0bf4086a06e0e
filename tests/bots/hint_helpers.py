"""Helpers of the tests of hints: positions, the reasons for a move, and rendering them."""

from random import Random

from durbar.games.kernel.both import compiled
from durbar.games.words import languages, say

NAMES = ["Noor", "Akbar", "Birbal", "Jodha", "Ines"]


def positions(case, seeds, part):
    """Yield positions of a case with a player to move, the first and random others, with the mover's sight."""
    rng = Random(len(case.name))
    for seed in range(seeds if compiled() else 1):
        for game in case.played(seed):
            chosen = not game.number or rng.random() < (part if compiled() else part / 4)
            if chosen and game.to_move is not None:
                yield game, game.seen_by(game.to_move)


def reasons(sight, text):
    """Return all reasons for a move, the most important first."""
    move = sight.parse(text)
    book = sight.setting.rulebook
    return book.presentation.reasons(sight.setting, sight.state, sight.seat, move.id, sight.preview(move))


def reasons_by_id(story, move):
    """Return the reasons for a move of a story's mover: short ids with their arguments."""
    sight = story.game.seen_by(story.mover)
    return {one.id.split(".hint.")[-1].removeprefix("hint."): dict(one.args) for one in reasons(sight, move)}


def check_rendering(sight, messages):
    """Check that messages are sentences in every language."""
    for language in languages(sight.setting.rulebook):
        for message in messages:
            text = say(message, language, setting=sight.setting, seats=NAMES[: sight.setting.players], strict=True)
            assert text.endswith(".")
