"""The ending of a finished game: the order in which its points are counted, what broke a tie, and its decisive moment.

Everything is computed from what everybody may know: the scores after every move, and the public messages.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal
from weakref import WeakKeyDictionary

from typing_extensions import TypedDict

from durbar.games.game import Game
from durbar.games.message import Message
from durbar.games.view_types import CountingStep
from durbar.tables.table import Table

EARLY_SHARE = 1 / 4
"""A lead that the winner took in this share of the game, at its beginning, is not called the decisive moment."""


class TieBreak(TypedDict):
    """What decides a tie in points for the first place, and how much of it each seat had."""

    by: str
    values: list[int]


class DecisiveMoment(TypedDict):
    """The decisive moment of a game, from the point of view of the winner in ``seat``.

    ``kind`` is ``lead`` if the winner took the lead for good, ``level`` if the winner drew level for good, ``final`` if
    points counted after the last move decided, and ``gain`` for the chapter in which the winner gained most compared
    with the others. ``chapter`` is the index of the visit or turn, and ``places`` are the places that were scored in
    it. ``points`` are the points that the winner gained there, and ``margin`` is by how much they exceed what anybody
    else gained there. A replay shows the moment after ``moves`` moves.
    """

    kind: Literal["lead", "level", "final", "gain"]
    seat: int
    chapter: int
    places: list[str]
    points: int
    margin: int
    moves: int


class Ending(TypedDict):
    """The ending of a finished game. ``tie_break`` is null unless several seats have the most points and the rules say
    what decides such a tie; ``moment`` is null if the winners scored nothing. ``unit`` is what the game counts, such as
    points or gold.
    """

    unit: str
    counting: list[CountingStep]
    tie_break: TieBreak | None
    moment: DecisiveMoment | None


_endings: WeakKeyDictionary[Game, Ending] = WeakKeyDictionary()
"""The endings computed so far. A finished game does not change any more."""


def ending_of(table: Table) -> Ending | None:
    """Return the ending of a table's game; None if the game is not over."""
    if table.stage != "finished":
        return None
    game = table.game
    if game not in _endings:
        _endings[game] = _make_ending(table)
    return _endings[game]


def _make_ending(table: Table) -> Ending:
    """Return the ending of a finished game."""
    game, stories = table.game, table.move_stories(None)
    messages = [message for story in stories for message in story]
    presentation = game.setting.rulebook.presentation
    return {
        "unit": game.setting.rulebook.rules.unit,
        "counting": presentation.counting(game.setting, game.seen_by(None).state, messages),
        "tie_break": _tie_break(game),
        "moment": _decisive_moment(game, stories),
    }


def _tie_break(game: Game) -> TieBreak | None:
    """Return what decides a tie in points for the first place; None if there was no tie or if nothing decides it."""
    outcome, rules = game.outcome, game.setting.rulebook.rules
    assert outcome is not None
    leaders = [seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores)]
    state = game.position.read()
    keys = [rules.ranking_key(game.setting, state, seat) for seat in range(game.setting.players)]
    if rules.tie_breaker is None or len(leaders) == 1 or len(keys[0]) == 1:
        return None
    return {"by": rules.tie_breaker, "values": [key[1] for key in keys]}


def _decisive_moment(game: Game, stories: Sequence[Sequence[Message]]) -> DecisiveMoment | None:
    """Return the decisive moment of a finished game."""
    outcome = game.outcome
    assert outcome is not None
    scores, chapter_of = _score_history(game)
    last = len(scores) - 1
    seats = range(game.setting.players)

    def lead(seat: int, row: Sequence[int]) -> int:
        """Return how far a seat is ahead of all others; negative if it is behind."""
        return row[seat] - max(row[other] for other in seats if other != seat)

    def lead_begins(seat: int) -> int:
        """Return the number of moves after which a seat was ahead (or level, if it ends level) until the end."""
        wanted = min(1, lead(seat, scores[last]))
        return next((n + 1 for n in range(last, -1, -1) if lead(seat, scores[n]) < wanted), 0)

    winner = max(outcome.winners, key=lambda seat: (lead_begins(seat), -seat))
    if not scores[last][winner]:
        return None
    kind: Literal["lead", "level", "final", "gain"]
    kind, moves = "lead" if lead(winner, scores[last]) > 0 else "level", lead_begins(winner)
    chapters = chapter_of[last] + 1
    if moves == last and lead(winner, _without_final_sources(game)) < min(1, lead(winner, scores[last])):
        kind = "final"
    elif not moves or chapter_of[moves] < chapters * EARLY_SHARE:
        kind = "gain"
    ends = [max(n for n in range(last + 1) if chapter_of[n] == chapter) for chapter in range(chapters)]

    def gains(chapter: int) -> list[int]:
        """Return what every seat gained in a chapter, without what was counted after the last move."""
        before = scores[ends[chapter - 1]] if chapter else scores[0]
        after = scores[ends[chapter]] if chapter < chapters - 1 else _without_final_sources(game)
        return [now - then for now, then in zip(after, before, strict=True)]

    chapter = chapter_of[moves]
    if kind == "gain":
        chapter = max(range(chapters), key=lambda index: (lead(winner, gains(index)), -index))
        moves = ends[chapter]
    first = ends[chapter - 1] if chapter else 0
    gained = gains(chapter)
    points = scores[last][winner] - _without_final_sources(game)[winner] if kind == "final" else gained[winner]
    scored = [message for story in stories[first : ends[chapter]] for message in story]
    return {
        "kind": kind,
        "seat": winner,
        "chapter": chapter,
        "places": game.setting.rulebook.presentation.scored_places(scored),
        "points": points,
        "margin": lead(winner, gained),
        "moves": moves,
    }


def _score_history(game: Game) -> tuple[list[list[int]], list[int]]:
    """Return every seat's score after each number of moves, and the chapter to which each of these scores belongs."""
    past = game.at(0)
    seats = range(game.setting.players)
    scores, chapters = [[past.position.score(seat) for seat in seats]], [past.position.chapter]
    for move in game.moves:
        chapters.append(past.position.chapter)  # the points of a chapter's last move belong to that chapter
        past.push_legal(move)
        scores.append([past.position.score(seat) for seat in seats])
    return scores, chapters


def _without_final_sources(game: Game) -> list[int]:
    """Return every seat's score without the points that are counted when the game is over."""
    rules, state = game.setting.rulebook.rules, game.position.read()
    return [
        sum(
            points
            for source, points in zip(rules.sources, rules.tally(state, seat), strict=True)
            if source not in rules.final_sources
        )
        for seat in range(game.setting.players)
    ]
