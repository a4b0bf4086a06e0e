"""The options of Maharani (MH-11). They are off by default, checked when a game is set up, and stored in its record."""

from __future__ import annotations

from durbar.games.datafile import described
from durbar.games.errors import SettingError
from durbar.games.maharani.components.components import Components
from durbar.games.maharani.rules.state import START
from durbar.games.options import check_start_player, start_player, undo
from durbar.games.rulebook import Setting

OPTIONS = {"start_player": start_player("MH-11.1", START), "undo": undo("MH-11.2")}


def check_options(setting: Setting) -> None:
    """Check options that depend on the players or the board; raise `SettingError` if one is invalid."""
    if not isinstance(setting.board, Components):
        raise SettingError("setting.other-board", game="Maharani", found=described(setting.board))
    check_start_player(setting)
