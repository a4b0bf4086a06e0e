"""Helpers for tests of hints: choose positions, list the reasons for a move, and render the reasons."""

from random import Random

from durbar.games.kernel.both import compiled
from durbar.games.words import languages, say

NAMES = ["Noor", "Akbar", "Birbal", "Jodha", "Ines"]


def positions(case, seeds, part):
    """Yield games of a case at positions with a player to move, with the mover's sight: the first position of each game
    and a random part of the others.
    """
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
    """Return the arguments of the reasons for a move of a story's mover, by the short id of the reason."""
    sight = story.game.seen_by(story.mover)
    return {
        message.id.split(".hint.")[-1].removeprefix("hint."): dict(message.args) for message in reasons(sight, move)
    }


def check_rendering(sight, messages):
    """Check that messages are sentences in every language."""
    for language in languages(sight.setting.rulebook):
        for message in messages:
            text = say(message, language, setting=sight.setting, seats=NAMES[: sight.setting.players], strict=True)
            assert text.endswith(".")
