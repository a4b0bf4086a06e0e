"""Compares previews with playing the moves.

Every continuation of the act that a move begins is played in several imagined worlds with different hidden cards and
different draws. Points are certain if they are scored in every world. Points that drawn items add to the final score
(``Case.added_by_draws``) are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from durbar.games.game import Game, Move, Sight
from durbar.games.kernel.position import Position
from durbar.games.kernel.state import DRAWN, SCORED
from durbar.games.message import Message
from durbar.games.sight import describe_last_events
from kit.case import Case
from kit.check import check

MIN_WORLDS = 5
"""The number of imagined worlds in which a line of decisions is played."""
MAX_WORLDS = 400
"""The number of imagined worlds for a line that ends the game: final points can depend on a rare draw."""

Line = tuple[int, ...]
"""The ids of successive decisions."""


def lines_after(sight: Sight, id: int) -> Iterator[Line]:
    """Yield every continuation of the act that a move begins: the decisions after the move."""
    world = sight.imagine(0).position
    world.push(id)
    waiting: list[tuple[Line, Position]] = [((), world)]
    while waiting:
        line, here = waiting.pop()
        if here.mover != sight.seat or not sight.setting.rulebook.rules.continues_turn(here.read()):
            yield line
            continue
        for next_id in here.legal():
            twin = here.copy()
            twin.push(next_id)
            waiting.append(((*line, next_id), twin))


def certain_points(case: Case, sight: Sight, ids: Sequence[int]) -> int:
    """Return the points that these decisions score for their player in every imagined world."""
    assert sight.seat is not None
    least = None
    for salt in range(MAX_WORLDS):
        world = sight.imagine(1 + salt).position
        scored = before_draws = 0
        drawn: list[int] = []
        for id in ids:
            world.push(id)
            for kind, seat, item, amount, _ in world.events():
                if kind == DRAWN:
                    drawn.append(item)
                if kind == SCORED and seat == sight.seat:
                    scored += amount
                    before_draws += 0 if drawn else amount
        is_over = world.mover < 0
        if is_over and drawn:
            scored -= case.added_by_draws(case.setting, world.read(), sight.seat, drawn)
        least = scored if least is None else min(least, scored)
        if salt + 1 >= MIN_WORLDS and (not is_over or least == before_draws):
            break
    assert least is not None
    return least


def is_part_of(messages: Iterable[Message], story: Iterable[Message], drawn: bool) -> bool:
    """Return whether a story contains all messages in the same order. If something was drawn,
    the story may have more points than the messages.
    """
    rest = iter(story)
    return all(
        any(message == happened or (drawn and has_fewer_points(message, happened)) for happened in rest)
        for message in messages
    )


def has_fewer_points(previewed: Message, happened: Message) -> bool:
    """Return whether two messages differ only in the points, and the first has fewer."""
    if previewed.id != happened.id or "points" not in previewed.args:
        return False
    points, more = previewed.args["points"], happened.args["points"]
    assert isinstance(points, int)
    assert isinstance(more, int)
    return points < more and {**previewed.args, "points": more} == {**happened.args}


def preview_fault(case: Case, sight: Sight, move: Move) -> str | None:
    """Return a description of the first error in a preview; None if the preview is right."""
    preview = sight.preview(move)
    points = {line: certain_points(case, sight, (move.id, *line)) for line in lines_after(sight, move.id)}
    at_once, low, high = certain_points(case, sight, (move.id,)), min(points.values()), max(points.values())
    best = tuple(sight.parse(text).id for text in preview.best)
    if (preview.points, preview.low, preview.high) != (at_once, low, high):
        previewed = f"{preview.points} now and {preview.low} to {preview.high} in all"
        return f"{move} brings {at_once} now and {low} to {high} in all, not {previewed}"
    if points.get(best) != high:
        return f"{move} is followed best by {preview.best}, which brings {points.get(best)} and not {high}"
    for salt in range(MIN_WORLDS):
        world = sight.imagine(1 + salt).position
        drawn, story = world.drawn, list[Message]()
        for id in (move.id, *best):
            world.push(id)
            story += describe_last_events(sight.setting, world)
        messages = (*preview.story, *preview.best_story)
        if not is_part_of(messages, story, world.drawn > drawn):
            return f"{move} is previewed as {[*map(str, messages)]}, but what happens is {[*map(str, story)]}"
    return None


def positions(case: Case, seed: int) -> Iterator[Game]:
    """Yield some positions of a game, and the position before its last move, which scores final points."""
    game = case.begin(seed)
    for game in case.some(seed):
        if game.to_move is not None:
            yield game
    yield game.at(game.number - 1)


@check
def previews_match_what_playing_out_brings(case: Case, seed: int) -> None:
    """The points, the bounds, the best line and the story of a preview equal the results of playing the act."""
    for game in positions(case, seed):
        sight = game.seen_by(game.to_move)
        moves = list(sight.legal_moves)
        for move in [*moves[:3], *moves[-3:]]:
            fault = preview_fault(case, sight, move)
            assert fault is None, f"after {game.number} moves: {fault}"
