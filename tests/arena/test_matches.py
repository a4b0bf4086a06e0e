"""Tests of matches: games are reproducible, bots get only what their seats may know, and workers are managed."""

import hashlib
import json
import pickle

import pytest

import toy.game  # noqa: F401  (registers the toy game)
from durbar.arena import matches, workers
from durbar.arena.matches import BotFault, Match, derive_seed
from durbar.arena.workers import play_match
from durbar.bots.bot import UnknownBot
from durbar.bots.random_bot import RandomBot
from durbar.games.errors import SettingError
from durbar.games.game import rulebook
from durbar.games.record import replay
from durbar.games.sight import Sight


def toy_match(bots=("random",), seed=1, players=3, **settings):
    """Return a match of the toy game."""
    return Match.of(rulebook("toy").setting(players, **settings), bots, seed)


def record_lines(games, **match_arguments):
    """Return the records of a match's first games (``games`` is their number), each as a line of JSON."""
    return [line for _, line in play_match(toy_match(**match_arguments), games, records=True)]


# -- seeds ------------------------------------------------------------------------------------------------------------
def test_seed_of_a_game_is_a_hash_of_the_match_and_the_number():
    assert derive_seed(1, 5) == hashlib.sha256(b"durbar game 5 of 1").digest()
    seeds = {
        derive_seed(seed, number, purpose) for seed in range(5) for number in range(50) for purpose in ("game", "bot")
    }
    assert len(seeds) == 5 * 50 * 2, "all seeds are different"


def test_record_contains_the_seed_and_can_be_replayed():
    for number, line in enumerate(record_lines(5, seed=9)):
        record = json.loads(line)
        assert record["seed"] == derive_seed(9, number).hex()
        assert replay(record).outcome is not None


def test_another_seed_gives_other_games():
    assert record_lines(3, seed=1) == record_lines(3, seed=1)
    assert record_lines(3, seed=1) != record_lines(3, seed=2)


# -- seating ----------------------------------------------------------------------------------------------------------
def test_each_bot_moves_to_the_next_seat_after_every_game():
    seatings = [toy_match().seating(number) for number in range(4)]
    assert seatings == [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 1, 2)]


def test_bots_keep_their_seats_in_a_match_without_rotation():
    without_rotation = Match.of(rulebook("toy").setting(3), ["greedy", "random", "random"], 1, rotates=False)
    assert {without_rotation.seating(number) for number in range(4)} == {(0, 1, 2)}


def test_bots_with_the_same_name_are_numbered_in_records():
    names = [json.loads(line)["seats"] for line in record_lines(2, bots=("greedy", "random", "random"))]
    assert names == [["greedy", "random 2", "random 3"], ["random 3", "greedy", "random 2"]]


def test_number_and_names_of_bots_are_checked():
    with pytest.raises(SettingError, match="3 players need 3 bots, or one bot for all seats, not 2"):
        toy_match(bots=("greedy", "random"))
    with pytest.raises(UnknownBot, match="did you mean 'greedy'"):
        toy_match(bots=("greddy",))


# -- what bots may know -----------------------------------------------------------------------------------------------
def test_bot_gets_the_sight_of_its_own_seat(monkeypatch):
    """A sight is what one player may know."""
    sights = []

    class SightRecorder(RandomBot):
        def choose(self, sight):
            sights.append(sight)
            return super().choose(sight)

    monkeypatch.setattr(matches, "bot", lambda name, seed: SightRecorder(seed))
    game, result = toy_match().play(0)
    assert len(sights) == result.decisions == game.number
    for number, sight in enumerate(sights):
        before = game.at(number)
        assert type(sight) is Sight
        assert sight == before.seen_by(before.to_move)


def test_illegal_move_of_a_bot_is_reported_with_its_name(monkeypatch):
    class IllegalBot:
        def choose(self, sight):
            return sight.parse("pass")

    monkeypatch.setattr(matches, "bot", lambda name, seed: IllegalBot())
    with pytest.raises(BotFault, match=r"in game 0 of seed 1 the bot random made an illegal move: pass: .*TY-4"):
        toy_match().play(0)


# -- workers ----------------------------------------------------------------------------------------------------------
def test_match_can_be_pickled():
    deck = rulebook("toy").rules.board_from_dict({"copies": [2, 9, 0, 1, 7, 3]})
    original = toy_match(board=deck, options={"rounds": 3}, edition="short")
    unpickled = pickle.loads(pickle.dumps(original))
    assert unpickled == original
    assert unpickled.setting.board == deck
    game, _ = original.play(4)
    game_of_unpickled, _ = unpickled.play(4)
    assert unpickled.record_line(game_of_unpickled, 4) == original.record_line(game, 4)


def test_several_processes_play_the_same_games_in_order():
    short_match = toy_match(bots=("greedy", "random", "random"), edition="short", options={"rounds": 2})
    by_one_process = list(play_match(short_match, 25, 1, records=True))
    by_two_processes = list(play_match(short_match, 25, 2, records=True))
    assert by_two_processes == by_one_process
    assert [result.number for result, _ in by_two_processes] == list(range(25))


def test_error_in_a_worker_is_raised(tmp_path):
    broken = toy_match()
    object.__setattr__(broken, "bots", ("nobody",) * 3)
    with pytest.raises(UnknownBot, match="there is no bot 'nobody'"):
        list(play_match(broken, 4, 2))


def test_killed_worker_is_reported(monkeypatch):
    monkeypatch.setattr(workers, "_play_batch", _exit_at_once)
    with pytest.raises(ChildProcessError, match="was killed"):
        list(play_match(toy_match(), 4, 2))


def _exit_at_once(first, count):
    """End a worker at once, as if it were killed. This function replaces the one that a worker runs."""
    import os

    os._exit(9)


def test_match_can_be_stopped_early():
    results = play_match(toy_match(), 10_000, 2)
    first_result, _ = next(results)
    assert first_result.number == 0
    results.close()
    assert list(results) == []
