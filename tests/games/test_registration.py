"""Tests of the registration of the games in this package and of games in other packages."""

from importlib.metadata import EntryPoint

import pytest

from durbar.games import rulebook as registration
from durbar.games.errors import UnknownGame
from durbar.games.game import game_names


def test_both_games_of_this_package_are_registered():
    assert registration.BUILT_IN["maharani"] == "durbar.games.maharani.game"
    assert registration.BUILT_IN["taj-mahal"] == "durbar.games.taj_mahal.game"
    assert set(registration.BUILT_IN) <= set(game_names())


@pytest.fixture
def fresh_registration():
    """Clear the cache of the games of other packages before and after a test."""
    registration._import_plugins.cache_clear()
    yield
    registration._import_plugins.cache_clear()


@pytest.mark.usefixtures("fresh_registration")
def test_error_names_the_missing_module_of_an_entry_point(monkeypatch):
    monkeypatch.delenv("DURBAR_GAMES", raising=False)
    point = EntryPoint("pebbles", "no.such.module", registration.ENTRY_POINTS)
    monkeypatch.setattr(registration, "entry_points", lambda group: [point])
    with pytest.raises(UnknownGame, match=r"durbar\.games refers to the module 'no\.such\.module'"):
        game_names()
