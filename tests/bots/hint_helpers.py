"""Helpers for tests of hints. They choose positions, list the reasons for a move, and check rendered messages."""

from random import Random

from durbar.games.kernel.both import compiled
from durbar.games.words import languages, say

# names of the players
NAMES = ["Noor", "Akbar", "Birbal", "Jodha", "Ines"]


def positions(case, games, share):
    """Yield positions of a case's games in which a player is to move, each with the mover's sight.

    ``games`` is the number of games. The first position of each game is yielded, and a random ``share`` (from 0 to 1)
    of the others.
    """
    rng = Random(len(case.name))
    for seed in range(games if compiled() else 1):
        for game in case.played(seed):
            is_chosen = game.number == 0 or rng.random() < (share if compiled() else share / 4)
            if is_chosen and game.to_move is not None:
                yield game, game.seen_by(game.to_move)


def reasons(sight, text):
    """Return all reasons for a move, the most important first."""
    move = sight.parse(text)
    book = sight.setting.rulebook
    return book.presentation.reasons(sight.setting, sight.state, sight.seat, move.id, sight.preview(move))


def reasons_by_id(story, move):
    """Return the reasons that a hint gives for a move of the player to move. ``story`` is a test position.

    The keys are the short ids of the reasons, the values are their arguments.
    """
    sight = story.game.seen_by(story.mover)
    return {
        message.id.split(".hint.")[-1].removeprefix("hint."): dict(message.args) for message in reasons(sight, move)
    }


def check_rendering(sight, messages):
    """Check that each message is a whole sentence in every language."""
    for language in languages(sight.setting.rulebook):
        for message in messages:
            text = say(message, language, setting=sight.setting, seats=NAMES[: sight.setting.players], strict=True)
            assert text.endswith(".")
