"""Compares the preview of a move with what happens when the move is played.

After the move, the same player may have further decisions before the turn passes on. Every sequence of these decisions
is played in several imagined worlds: games with other hidden cards and other draws, consistent with what the player
knows. Points are certain if they are scored in every world. Points that drawn items add to the final score
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
"""The number of imagined worlds in which each sequence of decisions is played."""
MAX_WORLDS = 400
"""The largest number of imagined worlds if the game ends, because final points can depend on a rare draw."""

Line = tuple[int, ...]
"""The action ids of a sequence of decisions."""


def lines_after(sight: Sight, id: int) -> Iterator[Line]:
    """Yield every sequence of decisions that the same player can make after a move until the turn passes on."""
    world = sight.imagine(0).position
    world.push(id)
    to_extend: list[tuple[Line, Position]] = [((), world)]
    while to_extend:
        line, position = to_extend.pop()
        if position.mover != sight.seat or not sight.setting.rulebook.rules.continues_turn(position.read()):
            yield line
            continue
        for next_id in position.legal():
            copied = position.copy()
            copied.push(next_id)
            to_extend.append(((*line, next_id), copied))


def certain_points(case: Case, sight: Sight, ids: Sequence[int]) -> int:
    """Return the points that these decisions certainly score for their player: the least number in any world."""
    assert sight.seat is not None
    least = None
    for number in range(1, MAX_WORLDS + 1):
        world = sight.imagine(number).position
        scored = scored_before_draws = 0
        drawn: list[int] = []
        for id in ids:
            world.push(id)
            for kind, seat, item, amount, _ in world.events():
                if kind == DRAWN:
                    drawn.append(item)
                if kind == SCORED and seat == sight.seat:
                    scored += amount
                    scored_before_draws += 0 if drawn else amount
        is_over = world.mover < 0
        if is_over and drawn:
            scored -= case.added_by_draws(case.setting, world.read(), sight.seat, drawn)
        least = scored if least is None else min(least, scored)
        # no world scores less than what is scored before the first draw, so that more worlds are not needed
        if number >= MIN_WORLDS and (not is_over or least == scored_before_draws):
            break
    assert least is not None
    return least


def is_part_of(messages: Iterable[Message], game_messages: Iterable[Message], has_drawn: bool) -> bool:
    """Return whether the messages of a game contain all of ``messages`` in the same order.

    If something was drawn, a message of the game may name more points than the equal one in ``messages``.
    """
    remaining = iter(game_messages)
    return all(
        any(message == actual or (has_drawn and has_fewer_points(message, actual)) for actual in remaining)
        for message in messages
    )


def has_fewer_points(previewed: Message, actual: Message) -> bool:
    """Return whether two messages differ only in their points, and the previewed one has fewer points."""
    if previewed.id != actual.id or "points" not in previewed.args:
        return False
    points, actual_points = previewed.args["points"], actual.args["points"]
    assert isinstance(points, int)
    assert isinstance(actual_points, int)
    return points < actual_points and {**previewed.args, "points": actual_points} == {**actual.args}


def preview_fault(case: Case, sight: Sight, move: Move) -> str | None:
    """Return a description of the first fault in the preview of a move, or None if the preview is correct."""
    preview = sight.preview(move)
    points = {line: certain_points(case, sight, (move.id, *line)) for line in lines_after(sight, move.id)}
    at_once, low, high = certain_points(case, sight, (move.id,)), min(points.values()), max(points.values())
    best = tuple(sight.parse(text).id for text in preview.best)
    if (preview.points, preview.low, preview.high) != (at_once, low, high):
        previewed = f"{preview.points} now and {preview.low} to {preview.high} in all"
        return f"{move} scores {at_once} now and {low} to {high} in all, not {previewed}"
    if points.get(best) != high:
        return f"the best continuation of {move}, {preview.best}, scores {points.get(best)} and not {high}"
    for number in range(1, MIN_WORLDS + 1):
        world = sight.imagine(number).position
        drawn, story = world.drawn, list[Message]()
        for id in (move.id, *best):
            world.push(id)
            story += describe_last_events(sight.setting, world)
        messages = (*preview.story, *preview.best_story)
        if not is_part_of(messages, story, world.drawn > drawn):
            return f"{move} is previewed as {[*map(str, messages)]}, but what happens is {[*map(str, story)]}"
    return None


def positions(case: Case, seed: int) -> Iterator[Game]:
    """Yield some positions of a random game, then the position before its last move, which scores the final points."""
    game = case.begin(seed)
    for game in case.some(seed):
        if game.to_move is not None:
            yield game
    yield game.at(game.number - 1)


@check
def previews_equal_the_results_of_playing(case: Case, seed: int) -> None:
    """The points, their bounds, the best continuation and the messages of a preview are those of playing the move."""
    for game in positions(case, seed):
        sight = game.seen_by(game.to_move)
        moves = list(sight.legal_moves)
        for move in [*moves[:3], *moves[-3:]]:
            fault = preview_fault(case, sight, move)
            assert fault is None, f"after {game.number} moves: {fault}"
