"""Tests of the registration of games: those of this package, and those of other packages."""

from importlib.metadata import EntryPoint

import pytest

from durbar.games import rulebook as registration
from durbar.games.errors import UnknownGame
from durbar.games.game import game_names


def test_every_folder_with_a_game_module_is_a_game():
    assert registration.BUILT_IN["maharani"] == "durbar.games.maharani.game"
    assert registration.BUILT_IN["taj-mahal"] == "durbar.games.taj_mahal.game"
    assert set(registration.BUILT_IN) <= set(game_names())


@pytest.fixture
def fresh_registration():
    """Clear the cache of other packages' games before and after."""
    registration._import_plugins.cache_clear()
    yield
    registration._import_plugins.cache_clear()


@pytest.mark.usefixtures("fresh_registration")
def test_entry_point_that_refers_to_no_module_is_named_in_the_error(monkeypatch):
    monkeypatch.delenv("DURBAR_GAMES", raising=False)
    point = EntryPoint("pebbles", "no.such.module", registration.ENTRY_POINTS)
    monkeypatch.setattr(registration, "entry_points", lambda group: [point])
    with pytest.raises(UnknownGame, match=r"durbar\.games refers to the module 'no\.such\.module'"):
        game_names()
