"""What games show: unions of the types that each game's presentation names, and generic ones for all other games."""

from __future__ import annotations

from typing import Annotated, Any, Union

from pydantic import GetCoreSchemaHandler, RootModel
from pydantic_core import CoreSchema

from durbar.games.game import game_names, rulebook
from durbar.games.view_types import GenericBoard, GenericPreview, GenericView


class OfGames:
    """Annotates a field that has the type which a game's `Presentation` names, or else a generic one."""

    def __init__(self, name: str, generic: Any) -> None:
        self.name = name
        self.generic = generic

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        named = [getattr(rulebook(game).presentation, self.name) for game in game_names()]
        own = [one for one in named if one is not self.generic]
        return handler.generate_schema(Union[(*own, self.generic)])


class View(RootModel[Annotated[Any, OfGames("view_type", GenericView)]]):
    """What a game shows a viewer: the position in ``table`` and, to whoever has the move, ``legal_moves`` with what
    each would bring.
    """


class Preview(RootModel[Annotated[Any, OfGames("preview_type", GenericPreview)]]):
    """What a move would bring. ``points`` are certain; ``low`` to ``high`` is what the whole act that it begins can
    bring, ``best`` the way to ``high``; ``drawn``: more may follow from a draw; ``sketch`` is what a table draws of it.
    """


class Board(RootModel[Annotated[Any, OfGames("board_type", GenericBoard)]]):
    """What a table draws that never changes in a game: the same for every viewer. Empty for a game without such."""
