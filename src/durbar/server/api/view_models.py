"""Models of views, previews and boards: unions of the types of each game, and a generic type for other games."""

from __future__ import annotations

from typing import Annotated, Any, Union

from pydantic import GetCoreSchemaHandler, RootModel
from pydantic_core import CoreSchema

from durbar.games.game import game_names, rulebook
from durbar.games.view_types import GenericBoard, GenericPreview, GenericView


class PerGame:
    """Makes a field's type a union: the types of the games that have their own, and ``generic``, which serves the games
    without one. ``name`` is the attribute of `Presentation` that contains a game's type.
    """

    def __init__(self, name: str, generic: Any) -> None:
        self.name = name
        self.generic = generic

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        types = [getattr(rulebook(game).presentation, self.name) for game in game_names()]
        specific = [type for type in types if type is not self.generic]
        return handler.generate_schema(Union[(*specific, self.generic)])


class View(RootModel[Annotated[Any, PerGame("view_type", GenericView)]]):
    """The view of a game: the position in ``table`` and, for the player to move, ``legal_moves`` with a preview of
    each.
    """


class Preview(RootModel[Annotated[Any, PerGame("preview_type", GenericPreview)]]):
    """The effects of a move. ``points`` are certain. If the move is the first of several decisions, ``low`` to ``high``
    is the range of points for all of them together, and ``best`` are the decisions that lead to ``high``. ``drawn`` is
    true if a card or tile is drawn at random and may add more. ``sketch`` is what the page shows on the board.
    """


class Board(RootModel[Annotated[Any, PerGame("board_type", GenericBoard)]]):
    """The parts of a view that never change during a game, the same for all viewers. Empty for some games."""
