"""Durbar: play, study and research Taj Mahal and Maharani.

>>> import durbar
>>> game = durbar.new("taj-mahal", players=4, seed=7)
>>> game.to_move is not None
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from durbar.games.game import Game, IllegalMove, MalformedMove, Message, Move, Outcome, Sight, game_names, new
    from durbar.tables.files import load, save

__all__ = [
    "Game",
    "IllegalMove",
    "MalformedMove",
    "Message",
    "Move",
    "Outcome",
    "Sight",
    "__version__",
    "game_names",
    "load",
    "new",
    "save",
]


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used, so that importing the package itself is fast."""
    if name not in __all__:
        raise AttributeError(f"module 'durbar' has no attribute {name!r}")
    from durbar.games import game
    from durbar.tables import files

    return getattr(files if name in {"load", "save"} else game, name)
