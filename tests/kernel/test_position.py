"""Tests that a position's Python interface refuses values that C would misread."""

import pytest

from durbar.games.game import seed_bytes
from durbar.games.kernel.state import SETTINGS
from durbar.games.kernel.trials import sample
from toy.game import TOY
from toy.rules.state import DRAW, IDS

# the toy game with three players
SETTING = TOY.setting(3)


@pytest.fixture
def position():
    """Return the first position of a toy game with three players."""
    return TOY.rules.kernel.begin(seed_bytes(7), 3, TOY.rules.settings(SETTING))


def calls_that_begin_games(players, settings):
    """Yield, for each method of the kernel that begins games, a function that calls the method with these arguments."""
    yield lambda: TOY.rules.kernel.begin(bytes(32), players, settings)
    yield lambda: TOY.rules.kernel.playouts(players, settings, 0, 1)
    yield lambda: TOY.rules.kernel.soak(players, settings, 0, 1)


@pytest.mark.parametrize("players", [-1, 0, 9, 200])
def test_number_of_players_is_checked(players):
    for begin in calls_that_begin_games(players, TOY.rules.settings(SETTING)):
        with pytest.raises(ValueError, match=f"1 to 8 players, not {players}"):
            begin()


def test_number_of_settings_is_checked():
    for begin in calls_that_begin_games(3, [0] * (SETTINGS + 1)):
        with pytest.raises(ValueError, match=f"at most {SETTINGS} settings"):
            begin()


@pytest.mark.parametrize("seat", [-2, 3, 99])
def test_unknown_seat_is_refused(position, seat):
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        position.seen_by(seat)
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        position.imagined(seat, 0)
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        position.score(seat)


@pytest.mark.parametrize("id", [-1, 5, IDS, 10**6])
def test_illegal_action_is_refused_and_changes_nothing(position, id):
    raw = position.raw()
    assert not position.allows(id)
    with pytest.raises(ValueError, match=f"action {id} is not legal here"):
        position.push(id)
    assert position.raw() == raw


def test_no_action_is_legal_after_the_end_of_the_game(position):
    chosen_ids = position.push_random(1)
    assert len(chosen_ids) == 8 * 3  # eight rounds with three players
    assert (position.mover, position.legal()) == (-1, [])
    with pytest.raises(ValueError, match="not legal"):
        position.push(DRAW)
    assert position.push_random(1) == []


@pytest.mark.parametrize("counts", [[], [0, 0], [255, 1], [1] * 65])
def test_invalid_pool_is_refused(counts):
    with pytest.raises(ValueError, match="1 to 255 items of at most 64 kinds"):
        sample(bytes(32), counts, 1)
