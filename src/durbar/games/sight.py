"""A sight: what one seat, or a spectator, may know of a game.

Code outside ``games`` shows players a sight and never the full state, which contains hidden cards.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any

from durbar.games.errors import GameOver, IllegalMove
from durbar.games.events import Events, draws_in, points_of
from durbar.games.kernel.position import Position
from durbar.games.message import Message
from durbar.games.moves import LegalMoves, Move
from durbar.games.result import Outcome, Sheet, outcome_of, running_sheet
from durbar.games.rulebook import Setting
from durbar.games.view_types import GenericPreview, GenericView

if TYPE_CHECKING:
    from durbar.games.game import Game

MAX_PREVIEW_POSITIONS = 2000  # the most positions that a preview explores


@dataclass(frozen=True)
class Preview:
    """The effect of a move, as far as its player can know it.

    ``points`` are the points that the move certainly gains, and ``story`` the messages about its certain events.
    Anything that depends on a draw or on hidden cards is left out. If the move is the first of several decisions in a
    turn, ``low`` and ``high`` are the lowest and the highest number of certain points, depending on the decisions that
    follow; ``best`` are the decisions that lead to ``high``, and ``best_story`` describes them. Otherwise ``low`` and
    ``high`` equal ``points``. ``drawn`` says whether cards or tiles are drawn at random, so that the effect may be
    greater. ``sketch`` describes what a page shows on the board during the preview; each game defines its content.
    """

    points: int
    low: int
    high: int
    best: tuple[str, ...]
    drawn: bool
    story: tuple[Message, ...]
    best_story: tuple[Message, ...] = ()
    sketch: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> GenericPreview:
        """Return the preview as JSON."""
        return {
            "points": self.points,
            "low": self.low,
            "high": self.high,
            "best": list(self.best),
            "drawn": self.drawn,
            "story": [message.to_json() for message in self.story],
            "best_story": [message.to_json() for message in self.best_story],
            "sketch": dict(self.sketch),
        }


class Sight:
    """What one viewer may know of a game. ``seat`` is the viewer's seat; it is None for a spectator.

    ``position`` is the state with everything hidden set to zero, so two games that look the same to the viewer have
    equal bytes.
    """

    def __init__(
        self,
        setting: Setting,
        seat: int | None,
        position: Position,
        moves: Sequence[int],
        finished_chapters: Sheet,
        laid_open: bool = False,
    ) -> None:
        self.laid_open = laid_open
        """Whether every hand is face up: see `Game.laid_open`."""
        self.setting = setting
        self.seat = seat
        self.position = position
        self.history = tuple(moves)
        """The action ids of the moves so far; every decision is public."""
        self._finished_chapters = finished_chapters

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sight) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __bytes__(self) -> bytes:
        """Return the sight as bytes: the seat, then the state with everything hidden set to zero."""
        return bytes([255 if self.seat is None else self.seat]) + self.position.raw()

    @cached_property
    def state(self) -> Any:
        """The state as an object with named fields. Do not write to it."""
        return self.position.read()

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when the game is over."""
        return self.position.mover if self.position.mover >= 0 else None

    @property
    def sheet(self) -> Sheet:
        """The score sheet so far: each seat's points by source and by chapter (visit, round or turn). It is public."""
        return running_sheet(self.setting, self._finished_chapters, self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while the game is running."""
        return outcome_of(self.setting, self.position)

    @property
    def legal_moves(self) -> LegalMoves:
        """The viewer's legal moves. The set is empty if it is not the viewer's turn."""
        ids = self.position.legal() if self.seat is not None and self.seat == self.to_move else []
        return LegalMoves(ids, self._text)

    @property
    def forced_move(self) -> Move | None:
        """The only legal move of the player to move, if everybody knows that there is no other; otherwise None.

        It is computed from what a spectator knows, so it is the same for all viewers and reveals nothing about hands.
        """
        spectator = self.position.seen_by(-1)
        if self.to_move is None or not self.setting.rulebook.rules.moves_are_public(self.setting, spectator.read()):
            return None
        ids = spectator.legal()
        return Move(ids[0], self._text(ids[0])) if len(ids) == 1 else None

    def _text(self, id: int) -> str:
        """Return the notation of the move with this action id."""
        return self.setting.rulebook.notation.text(self.setting, id)

    def parse(self, text: str) -> Move:
        """Return the move with this text; raise `MalformedMove` if it is not a move."""
        id = self._id(text)
        return Move(id, self._text(id))

    def _id(self, move: Move | str) -> int:
        """Return the action id of a move, given as a `Move` or as text."""
        return move.id if isinstance(move, Move) else self.setting.rulebook.notation.parse(self.setting, move)

    def require_legal(self, move: Move | str) -> Move:
        """Return the legal move with this text.

        Raise `MalformedMove` if the text is not a move, and `IllegalMove` with the reason and its rule if this viewer
        may not make it now.
        """
        id = self._id(move)
        if self.seat is None or self.seat != self.to_move or not self.position.allows(id):
            error = self.refusal(Move(id, str(move)))
            if error is None:
                raise AssertionError(f"{move} is neither legal nor explained")
            raise error
        return Move(id, self._text(id))

    def from_parts(self, parts: Mapping[str, Any]) -> Move:
        """Return the move with these parts; raise `MalformedMove` if there is none."""
        id = self.setting.rulebook.notation.from_parts(self.setting, parts)
        return Move(id, self._text(id))

    def explain(self, move: Move | str) -> Message | None:
        """Return why this viewer may not make this move now; None if the move is legal."""
        id = self._id(move)
        if self.to_move is None:
            return Message("why.over")
        if self.seat is None or self.seat != self.to_move:
            return Message("why.not-your-turn", {"seat": self.to_move})
        return self.setting.rulebook.presentation.explain(self.setting, self.state, self.seat, id)

    def refusal(self, move: Move | str) -> IllegalMove | None:
        """Return the error that making this move would raise; None if the move is legal."""
        why = self.explain(move)
        if why is None:
            return None
        return (GameOver if self.to_move is None else IllegalMove)(str(move), why, self.setting)

    def story(self) -> tuple[Message, ...]:
        """Return the messages about the events of the last move, as far as this viewer may know them."""
        return describe_last_events(self.setting, self.position)

    def preview(self, move: Move | str) -> Preview:
        """Return the effect of a legal move of this viewer. It is computed in a copy of the position in which the
        hidden cards are sampled, so that it cannot reveal them.
        """
        return self._preview(self.require_legal(move).id)

    def describe(self, move: Move | str) -> tuple[Message, ...]:
        """Return the messages that say what a legal move decides. No two moves have the same messages."""
        story = self.preview(move).story
        decided = tuple(message for message in story if message.id in self.setting.rulebook.presentation.decisions)
        return decided or story[:1]

    def equivalence_key(self, move: Move) -> Hashable:
        """Return a key that is equal for equivalent moves: legal moves of this viewer that differ only in ways that no
        rule depends on.
        """
        assert self.seat is not None
        return self.setting.rulebook.presentation.equivalence_key(
            self.setting, self.state, self.seat, move.id, self.preview(move)
        )

    def _preview(self, id: int) -> Preview:
        """Return the preview of a move that is known to be legal."""
        assert self.seat is not None
        world = self.position.imagined(self.seat, 0)  # a position with sampled hidden cards
        events, drawn = self._push_in(world, id, [])
        points, story = points_of(events, self.seat), describe_events(self.setting, events)
        low, high, best = self._explore_turn(world, points, drawn)
        best_story = self._describe_line(world, best, drawn)
        sketch = self.setting.rulebook.presentation.sketch(self.setting, self.state, self.seat, (id, *best))
        return Preview(points, low, high, tuple(map(self._text, best)), bool(drawn), story, best_story, sketch)

    def _push_in(self, world: Position, id: int, drawn: Events) -> tuple[Events, Events]:
        """Make a move in a position with sampled hidden cards. Return its certain events, and ``drawn`` (the draws of
        the previewed decisions before it) extended by its own draws.
        """
        assert self.seat is not None
        world.push(id)
        events = world.events()
        certain = self.setting.rulebook.rules.certain_events(self.setting, world.read(), self.seat, events, drawn)
        return certain, [*drawn, *draws_in(events)]

    def _describe_line(self, world: Position, ids: Sequence[int], drawn: Events) -> tuple[Message, ...]:
        """Make some moves in a position with sampled hidden cards; return the messages about their certain events."""
        messages: list[Message] = []
        for id in ids:
            events, drawn = self._push_in(world, id, drawn)
            messages += describe_events(self.setting, events)
        return tuple(messages)

    def _explore_turn(self, world: Position, points: int, drawn: Events) -> tuple[int, int, tuple[int, ...]]:
        """Explore all ways to continue a turn from the position ``world``. Return the least and the most points of the
        whole turn, and the further decisions that gain the most.

        ``points`` and ``drawn`` are the points and the draws of the earlier decisions of the turn.
        """
        assert self.seat is not None
        finished_lines: list[tuple[int, tuple[int, ...]]] = []  # for each way, the points and the further decisions
        open_lines: list[tuple[Position, int, tuple[int, ...], Events]] = [(world, points, (), drawn)]
        for _ in range(MAX_PREVIEW_POSITIONS):
            if not open_lines:
                break
            position, points_so_far, line, earlier_draws = open_lines.pop()
            if position.mover != self.seat or not self.setting.rulebook.rules.continues_turn(position.read()):
                finished_lines.append((points_so_far, line))
                continue
            for id in position.legal():
                after = position.copy()
                events, draws = self._push_in(after, id, earlier_draws)
                open_lines.append((after, points_so_far + points_of(events, self.seat), (*line, id), draws))

        def rank(finished_line: tuple[int, tuple[int, ...]]) -> tuple[int, int]:
            """Return a sort key: the most points are best, then the fewest decisions."""
            points, decisions = finished_line
            return points, -len(decisions)

        high, best = max(finished_lines, key=rank)
        low = min(points for points, _ in finished_lines)
        return low, high, best

    def view(self, choices: bool = True) -> GenericView:
        """Return everything that this viewer may see, ready for JSON, with the legal moves, their parts and their
        previews.

        If ``choices`` is false, the legal moves are left out: a viewer of the history does not need them, and previews
        take time.
        """
        setting = self.setting
        parts = setting.rulebook.notation.parts
        outcome = self.outcome
        forced_move = self.forced_move if choices else None
        return {
            "game": setting.rulebook.name,
            "edition": setting.edition,
            "options": dict(setting.options),
            "players": setting.players,
            "seat": self.seat,
            "to_move": self.to_move,
            "forced_move": forced_move.text if forced_move else None,
            "hidden_hands": setting.rulebook.rules.has_hidden_hands(setting),
            "moves_made": len(self.history),
            "scores": [self.position.score(seat) for seat in range(setting.players)],
            "outcome": outcome.to_json() if outcome else None,
            "sheet": self.sheet.to_json(),
            "table": dict(setting.rulebook.presentation.view(setting, self.state, self.seat, self.laid_open)),
            "legal_moves": [
                {
                    "id": move.id,
                    "text": move.text,
                    "parts": parts(setting, move.id),
                    "preview": self._preview(move.id).to_json(),
                }
                for move in (self.legal_moves if choices else ())
            ],
        }

    def board(self) -> Mapping[str, Any]:
        """Return the parts of the table that never change during a game, such as the map, ready for JSON. They are the
        same for all viewers.
        """
        return self.setting.rulebook.presentation.board_view(self.setting)

    def imagine(self, rng: Random | int) -> Game:
        """Return a game whose hidden cards and tiles are sampled at random, consistent with what this viewer knows (a
        determinisation). Its future draws come from a new seed.
        """
        from durbar.games.game import Game

        seed = rng if isinstance(rng, int) else rng.getrandbits(64)
        world = self.position.imagined(-1 if self.seat is None else self.seat, seed & (2**64 - 1))
        return Game(self.setting, None, world, self.history, self._finished_chapters)

    def observation(self) -> dict[str, list[int]]:
        """Return what this viewer knows as arrays of numbers by name; `Rules.pieces` describes the arrays."""
        return self.setting.rulebook.rules.observe(self.setting, self.state, self.seat)

    def action_mask(self) -> bytes:
        """Return one byte for each action id: 1 if this viewer may take the action now, else 0."""
        mask = bytearray(self.setting.rulebook.rules.kernel.ids)
        for id in self.legal_moves.ids:
            mask[id] = 1
        return bytes(mask)

    def picture(self, language: str = "en") -> str:
        """Return a picture of the position as this viewer sees it: an SVG document with texts in a language."""
        return self.setting.rulebook.presentation.picture(self.setting, self.state, self.seat, language)

    def _repr_svg_(self) -> str:
        return self.picture()

    def to_json(self) -> str:
        """Return the view as a JSON string; equal sights give equal strings."""
        return json.dumps(self.view(), sort_keys=True, separators=(",", ":"))


def describe_last_events(setting: Setting, position: Position) -> tuple[Message, ...]:
    """Return the messages about the events of the last move, as far as the position's viewer may know them."""
    return describe_events(setting, position.events())


def describe_events(setting: Setting, events: Events) -> tuple[Message, ...]:
    """Return events as messages. The subject of an event is None if the viewer may not know it."""
    return tuple(
        setting.rulebook.presentation.describe_event(setting, kind, seat, subject if viewers else None, amount)
        for kind, seat, subject, amount, viewers in events
    )
