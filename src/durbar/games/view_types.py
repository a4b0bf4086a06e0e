"""The types of a game's JSON: the parts that all games share, and generic types for games that define none.

A game names its types in its `Presentation`. They use ``TypedDict`` of ``typing_extensions``, because Pydantic does not
accept that of ``typing`` on every supported Python.
"""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

from durbar.games.message import MessageJson


class OutcomeJson(TypedDict):
    """The result of a game, seat by seat; ranks can be shared."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]


class SheetJson(TypedDict):
    """A score sheet. ``rows[chapter][seat]`` has the points from each source in that chapter, without zeros."""

    sources: list[str]
    rows: list[list[dict[str, int]]]


class CountingStep(TypedDict):
    """A step in which a page counts the points of a finished game. The points of all steps add up to the scores.

    ``part`` is what is counted, such as ``hand`` or ``quarter``. ``seat`` says whose hand it is, and ``place`` which
    quarter. ``points`` has the points of each seat by source, without zeros. ``light`` is what a page lights up on the
    board; each game defines its content.
    """

    part: str
    seat: int | None
    place: str | None
    points: list[dict[str, int]]
    light: dict[str, Any]


class CommonPreview(TypedDict):
    """The effect of a move; `durbar.games.sight.Preview` explains the fields."""

    points: int
    low: int
    high: int
    best: list[str]
    drawn: bool
    story: list[MessageJson]
    best_story: list[MessageJson]


class CommonMove(TypedDict):
    """A legal move: its action id and its text in notation."""

    id: int
    text: str


class CommonView(TypedDict):
    """The part of a view that all games share."""

    edition: str
    options: dict[str, Any]
    players: int
    seat: int | None
    to_move: int | None
    forced_move: str | None
    """The only legal move of the player to move, if everybody knows that there is no other."""
    hidden_hands: bool
    """Whether players may know something that spectators do not know."""
    moves_made: int
    scores: list[int]
    outcome: OutcomeJson | None
    sheet: SheetJson


class GenericPreview(CommonPreview):
    """The effect of a move of any game; each game defines the content of ``sketch``."""

    sketch: dict[str, Any]


class GenericMove(CommonMove):
    """A legal move of any game; each game defines its ``parts``."""

    parts: dict[str, str | int | None]
    preview: GenericPreview


class GenericView(CommonView):
    """The view of any game; each game defines the content of ``table``."""

    game: str
    table: dict[str, Any]
    legal_moves: list[GenericMove]


GenericBoard = dict[str, Any]
"""The board view of any game; each game defines its content."""
