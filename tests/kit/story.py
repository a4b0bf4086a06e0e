"""A small language for rule tests: set up a position, let players move, and read the result.

Each game's story adds its own methods for the setup. The position always keeps the game's invariants.
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


def setup(change: Any) -> Any:
    """Decorate a setup method that changes the state: it gets a copy of the state, which is stored afterwards."""

    @wraps(change)
    def step(self: Story, *args: Any, **kwargs: Any) -> Story:
        state = self.state
        change(self, state, *args, **kwargs)
        return self.lay_out(state)

    return step


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
        self.gain: list[tuple[str, int]] = []  # the points of the last moves, each with its source

    @property
    def state(self) -> Any:
        """Every field of the position, as a copy."""
        return self.game.position.read()

    def lay_out(self, state: Any) -> Self:
        """Make a changed state consistent and use it as the position."""
        self.settle(state)
        self.game.position.write(state.pack())
        assert self.game.position.sound() == 0, f"the story does not hold together: {self.game.position.sound()}"
        return self

    def settle(self, state: Any) -> None:
        """Make the rest of the state consistent with the setup; each game implements this."""
        raise NotImplementedError

    # -- acting -------------------------------------------------------------------------------------------------------
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
        assert self.game.position.sound() == 0
        assert self.game.position.asked() is not None, "what a story says is drawn was not there to be drawn"
        for event in self.game.events:
            self._events.append(str(event).removeprefix(f"{self.name}."))
            points = self.points(event)
            if points is not None:
                seat = event.args["seat"]
                assert isinstance(seat, int)
                scores[seat] += points[1]
                self.gain.append(points)
        assert self.scores == scores, "points that no event tells of"

    def points(self, event: Message) -> tuple[str, int] | None:
        """Return the source and the number of the points in an event."""
        raise NotImplementedError

    def refused(self, move: str) -> tuple[str, str | None]:
        """Return the reason against a move and its rule; nothing changes."""
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
        """Every seat's points."""
        return [self.game.position.score(seat) for seat in range(self.players)]

    def events(self, *kinds: str) -> list[str]:
        """Return the events of the last moves in order: all of them, or those of these kinds."""
        return [event for event in self._events if not kinds or event.split()[0] in kinds]

    def table(self, viewer: int | None = None) -> Mapping[str, Any]:
        """Return the table in a viewer's view; None is a spectator."""
        return self.game.setting.rulebook.presentation.view(
            self.game.setting, self.game.seen_by(viewer).position.read(), viewer
        )

    def seat(self, seat: int) -> dict[str, Any]:
        """Return a player's part of the table, as everybody sees it."""
        part: dict[str, Any] = self.table()["seats"][seat]
        return part


def broken_by(game: Game, change: Callable[[Any], None]) -> int:
    """Return the number of the invariant that is broken after a change of the state; 0 if none is."""
    position = game.copy().position
    assert position.sound() == 0
    state = position.read()
    change(state)
    position.write(state.pack())
    return position.sound()
