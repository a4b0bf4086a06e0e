"""Stories at a table, told in the players' words: set a position up, let players act, see what came of it.

A game's own story adds the words to set a position up with. Whatever a story says, the position stays sound.
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
    """Return a step of a setup: it changes the state, which is then laid out anew."""

    @wraps(change)
    def step(self: Story, *words: Any, **more: Any) -> Story:
        state = self.state
        change(self, state, *words, **more)
        return self.lay_out(state)

    return step


class Story:
    """A game whose position is what the story says. Seat 0 starts unless the story says otherwise."""

    name: str
    """The game's."""

    def __init__(self, players: int, *, seed: int = 1, board: Any = None, edition: str | None = None, **options: Any):
        options.setdefault("start_player", 0)
        self.game = durbar.new(self.name, players, edition=edition, seed=seed, board=board, options=options)
        self.players = players
        self.board: Any = self.game.setting.board
        self._told: list[str] = []
        self.gain: list[tuple[str, int]] = []  # the points of the last moves: where each came from, and how many

    @property
    def state(self) -> Any:
        """Every field of the position, as a copy."""
        return self.game.position.read()

    def lay_out(self, state: Any) -> Self:
        """Make the rest of the state agree with what was changed, and put it on the table."""
        self.settle(state)
        self.game.position.write(state.pack())
        assert self.game.position.sound() == 0, f"the story does not hold together: {self.game.position.sound()}"
        return self

    def settle(self, state: Any) -> None:
        """Put everything somewhere: what each game does in its own way."""
        raise NotImplementedError

    # -- acting -------------------------------------------------------------------------------------------------------
    def play(self, *moves: str) -> Self:
        """One move after the other, whoever is to make it."""
        self._told, self.gain = [], []
        for move in moves:
            self.push(move)
        return self

    def push(self, move: str) -> None:
        """One more move."""
        before = self.scores
        self.game.push(move)
        assert self.game.position.sound() == 0
        assert self.game.position.asked() is not None, "what a story says is drawn was not there to be drawn"
        for event in self.game.events:
            self._told.append(str(event).removeprefix(f"{self.name}."))
            points = self.points(event)
            if points is not None:
                seat = event.args["seat"]
                assert isinstance(seat, int)
                before[seat] += points[1]
                self.gain.append(points)
        assert self.scores == before, "points that no event tells of"

    def points(self, event: Message) -> tuple[str, int] | None:
        """Return where the points that an event tells of come from, and how many."""
        raise NotImplementedError

    def refused(self, move: str) -> tuple[str, str | None]:
        """Return the reason against a move and its rule; nothing has changed."""
        before = self.game.position.raw()
        with pytest.raises(IllegalMove) as caught:
            self.game.push(move)
        assert self.game.position.raw() == before
        return caught.value.message.id.removeprefix(f"{self.name}.why."), caught.value.message.rule

    # -- looking ------------------------------------------------------------------------------------------------------
    @property
    def mover(self) -> int | None:
        """Who is to move."""
        return self.game.to_move

    @property
    def legal(self) -> set[str]:
        """The legal moves in notation."""
        return {move.text for move in self.game.legal_moves}

    @property
    def scores(self) -> list[int]:
        """Everybody's points."""
        return [self.game.position.score(seat) for seat in range(self.players)]

    def told(self, *kinds: str) -> list[str]:
        """Return what the last moves brought about, in order; all of it, or events of these kinds."""
        return [event for event in self._told if not kinds or event.split()[0] in kinds]

    def table(self, viewer: int | None = None) -> Mapping[str, Any]:
        """Return what a table shows a viewer; None is a spectator."""
        return self.game.setting.rulebook.presentation.view(
            self.game.setting, self.game.seen_by(viewer).position.read(), viewer
        )

    def seat(self, seat: int) -> dict[str, Any]:
        """Return what a table shows everybody of a player."""
        shown: dict[str, Any] = self.table()["seats"][seat]
        return shown


def broken_by(game: Game, change: Callable[[Any], None]) -> int:
    """Return the number of what no longer holds, says the kernel, when the state of a sound game is changed so."""
    position = game.copy().position
    assert position.sound() == 0
    state = position.read()
    change(state)
    position.write(state.pack())
    return position.sound()
