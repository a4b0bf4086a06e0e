"""The base of `Story`, with which rule tests set up a position, make moves, and read the result.

Each game's own `Story` adds methods that set up a position. The position never breaks the game's invariants.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, Self

import pytest

import durbar
from durbar.games.errors import IllegalMove
from durbar.games.game import Game
from durbar.games.message import Message


def setup(method: Any) -> Any:
    """Decorate a method that sets up a position. The method changes a copy of the state; then the copy is stored."""

    @wraps(method)
    def change_state(self: Story, *args: Any, **kwargs: Any) -> Story:
        state = self.state
        method(self, state, *args, **kwargs)
        return self.lay_out(state)

    return change_state


class Story:
    """A game whose position the test sets up. Seat 0 starts by default."""

    name: str
    """The name of the game."""

    def __init__(self, players: int, *, seed: int = 1, board: Any = None, edition: str | None = None, **options: Any):
        options.setdefault("start_player", 0)
        self.game = durbar.new(self.name, players, edition=edition, seed=seed, board=board, options=options)
        self.players = players
        self.board: Any = self.game.setting.board
        self._events: list[str] = []
        # the source and the points of each event about points in the last call of `play`, for all seats
        self.gain: list[tuple[str, int]] = []

    @property
    def state(self) -> Any:
        """A copy of the position's state, with every field."""
        return self.game.position.read()

    def lay_out(self, state: Any) -> Self:
        """Make a changed state consistent, and set the position to it."""
        self.settle(state)
        self.game.position.write(state.pack())
        assert self.game.position.broken_invariant() == 0, (
            f"this setup breaks invariant {self.game.position.broken_invariant()}"
        )
        return self

    def settle(self, state: Any) -> None:
        """Make the rest of the state consistent with the setup; each game implements this."""
        raise NotImplementedError

    # -- making moves -------------------------------------------------------------------------------------------------
    def play(self, *moves: str) -> Self:
        """Make some moves, each for the player to move."""
        self._events, self.gain = [], []
        for move in moves:
            self.push(move)
        return self

    def push(self, move: str) -> None:
        """Make one move, and check that every point scored has an event."""
        scores = self.scores
        self.game.push(move)
        assert self.game.position.broken_invariant() == 0
        assert self.game.position.possible_outcomes() is not None, "the test sets a draw that is not possible"
        for event in self.game.events:
            self._events.append(str(event).removeprefix(f"{self.name}."))
            source_and_points = self.points(event)
            if source_and_points is not None:
                seat = event.args["seat"]
                assert isinstance(seat, int)
                _, points = source_and_points
                scores[seat] += points
                self.gain.append(source_and_points)
        assert self.scores == scores, "points were scored without an event"

    def points(self, event: Message) -> tuple[str, int] | None:
        """Return the source and the number of the points in an event, or None if it is not about points."""
        raise NotImplementedError

    def refused(self, move: str) -> tuple[str, str | None]:
        """Try an illegal move, and return the id of the reason against it and the number of its rule."""
        before = self.game.position.raw()
        with pytest.raises(IllegalMove) as caught:
            self.game.push(move)
        assert self.game.position.raw() == before
        return caught.value.message.id.removeprefix(f"{self.name}.why."), caught.value.message.rule

    # -- reading ------------------------------------------------------------------------------------------------------
    @property
    def mover(self) -> int | None:
        """The seat to move."""
        return self.game.to_move

    @property
    def legal(self) -> set[str]:
        """The legal moves in notation."""
        return {move.text for move in self.game.legal_moves}

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return [self.game.position.score(seat) for seat in range(self.players)]

    def events(self, *kinds: str) -> list[str]:
        """Return the events of the last call of `play` in order; if kinds are given, only the events of these kinds."""
        return [event for event in self._events if not kinds or event.split()[0] in kinds]

    def table(self, viewer: int | None = None) -> Mapping[str, Any]:
        """Return the view of the table for a seat, or for a spectator (None)."""
        return self.game.setting.rulebook.presentation.view(
            self.game.setting, self.game.seen_by(viewer).position.read(), viewer
        )

    def seat(self, seat: int) -> dict[str, Any]:
        """Return the public information about one seat."""
        seat_view: dict[str, Any] = self.table()["seats"][seat]
        return seat_view


def broken_by(game: Game, change: Callable[[Any], None]) -> int:
    """Change a copy of a game's state, and return the number of the invariant that this breaks; 0 if none."""
    position = game.copy().position
    assert position.broken_invariant() == 0
    state = position.read()
    change(state)
    position.write(state.pack())
    return position.broken_invariant()
