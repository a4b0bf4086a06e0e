"""Tests of the search: budget, stopping, quality at the end of a game, and concurrency."""

import asyncio
import threading
from functools import partial

import pytest

from durbar.bots import thinking
from durbar.bots.bot import NotToMove, bot
from durbar.bots.search import Search
from durbar.bots.searching import Searching
from durbar.bots.thinking import MAX_NODES, Budget, SearchParams, consider, new_search
from durbar.games.game import Game, new, rulebook, seed_bytes
from durbar.games.kernel.both import compiled
from games.maharani.cases import CASES as MAHARANI_CASES
from games.taj_mahal.cases import CASES as TAJ_MAHAL_CASES
from toy.cases import CASES as TOY_CASES

# one case of each game
ONE_OF_EACH = [TAJ_MAHAL_CASES[2], MAHARANI_CASES[0], TOY_CASES[0]]
# number of iterations of each search
ITERATIONS = 200 if compiled() else 8


def opening_sight(name, players, seed=1):
    """Return what the player who moves first in a new game may know (the sight)."""
    game = new(name, players, seed=seed)
    return game.seen_by(game.to_move)


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_iterations_are_counted_and_moves_are_legal(case):
    for game in case.some(3, 0.5):
        if game.to_move is None or len(game.legal_moves) == 1:
            continue
        sight = game.seen_by(game.to_move)
        results = consider(sight, Budget(ITERATIONS), seed=2)
        assert sum(result.visits for result in results) == ITERATIONS
        assert {result.move for result in results} <= set(sight.legal_moves)
        assert [result.visits for result in results] == sorted((result.visits for result in results), reverse=True)
        assert all(0 <= result.win <= 1 and 0 <= result.reward <= 1 for result in results)


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_same_seed_gives_the_same_result(case):
    game = next(iter(case.some(1)))
    sight = game.seen_by(game.to_move)
    for threads in (1, 2):
        budget = Budget(ITERATIONS, threads=threads)
        assert consider(sight, budget, 5) == consider(sight, budget, 5)
    assert consider(sight, Budget(ITERATIONS), 5) != consider(sight, Budget(ITERATIONS), 6)


def test_noise_in_playouts_changes_the_result():
    """The game has no hidden information, so without noise only the tree and the draws affect the result."""
    sight = opening_sight("maharani", 3)

    def search_with_noise(noise):
        return consider(sight, Budget(ITERATIONS), 5, SearchParams(noise=noise))

    without, little, much = (search_with_noise(noise) for noise in (1, 280, 100_000))
    assert without != little != much != without
    assert search_with_noise(0) == without  # 0 and 1 both mean no noise


def test_length_of_a_time_slice_does_not_change_the_result(monkeypatch):
    sight = opening_sight("maharani", 3)
    usual = consider(sight, Budget(ITERATIONS), 5)
    # with 0 seconds every slice is one iteration; with 600 seconds every slice is twice as long as the one before
    for seconds, slices in ((0.0, ITERATIONS), (600.0, ITERATIONS.bit_length())):
        monkeypatch.setattr("durbar.bots.thinking.SLICE_SECONDS", seconds)
        calls = []
        assert consider(sight, Budget(ITERATIONS), 5, stop=partial(calls.append, 1)) == usual
        assert len(calls) == slices


def test_search_in_several_parts_equals_one_run():
    sight = opening_sight("taj-mahal", 3)
    at_once, in_parts = (new_search(sight, 9, ITERATIONS) for _ in range(2))
    at_once.run(ITERATIONS)
    for _ in range(ITERATIONS // 4):
        in_parts.run(4)
    assert at_once.move_results() == in_parts.move_results()


def test_tree_stays_within_its_capacity():
    sight = opening_sight("maharani", 4)
    parameters = (3, 100, 12, 800, 0.35, 0.3)  # of the search; they do not matter here

    def search_with_capacity(capacity, seat=sight.seat):
        return Search(sight.position, seat, 1, capacity, *parameters)

    search = search_with_capacity(50)
    search.run(ITERATIONS)
    assert search.nodes == min(50, ITERATIONS + 1)
    assert sum(visits for _, visits, *_ in search.move_results()) == ITERATIONS
    assert new_search(sight, 1, 10**9).nodes == 1
    assert MAX_NODES < 10**5
    with pytest.raises(ValueError, match="a tree of 1 nodes"):
        search_with_capacity(1)
    with pytest.raises(ValueError, match="seat 7"):
        search_with_capacity(50, seat=7)


def ended_game(game, move):
    """Return the game after a move and the forced moves that follow it; None if this does not end the game."""
    copied = game.copy()
    copied.push(move)
    while copied.to_move is not None and len(copied.legal_moves) == 1:
        copied.push(next(iter(copied.legal_moves)))
    return copied if copied.to_move is None else None


def last_decisions(name, seeds):
    """Yield games at the last decision that affects the result, each with a dict: its keys are the legal moves, and its
    values the leads that the mover has at the end after these moves.
    """
    setting = rulebook(name).setting(2)
    for seed in seeds:
        game = Game.begin(setting, seed_bytes(seed))
        chosen_ids = game.position.copy().push_random(seed, greedy=0b11)
        for number, id in enumerate(chosen_ids):
            if number >= len(chosen_ids) - 4:  # one of the last four decisions
                mover = game.to_move
                ends = {move: ended_game(game, move) for move in game.legal_moves}
                if all(ends.values()):
                    leads = {
                        move: end.position.score(mover) - end.position.score(1 - mover) for move, end in ends.items()
                    }
                    if len(set(leads.values())) > 1:
                        yield game, leads
                        break
            game.push(game.decode(id))


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize("name", ["taj-mahal", "maharani"])
def test_best_last_move_is_found(name):
    tried = 0
    for game, leads in last_decisions(name, range(150)):
        best, *_ = consider(game.seen_by(game.to_move), Budget(400))
        assert leads[best.move] == max(leads.values())
        tried += 1
    assert tried >= 5


def test_forced_move_is_chosen_without_a_search(monkeypatch):
    for case in ONE_OF_EACH:
        for game in case.played(2):
            if game.to_move is not None and len(game.legal_moves) == 1:
                with monkeypatch.context() as patched:
                    patched.setattr("durbar.bots.thinking.new_search", None)
                    for name in ("player", "expert", "search"):
                        assert bot(name).choose(game.seen_by(game.to_move)) in game.legal_moves
                break


def test_search_for_a_player_who_is_not_to_move_is_refused():
    game = new("maharani", 3, seed=1, options={"start_player": 0})
    with pytest.raises(NotToMove):
        consider(game.seen_by(1), Budget(10))


def test_search_can_be_stopped():
    sight, calls = opening_sight("taj-mahal", 4), []

    def stop():
        calls.append(1)
        return len(calls) == 3

    results = consider(sight, Budget(10**9), stop=stop)
    assert len(calls) == 3
    # `stop` is called after each slice, and a slice is at most twice as long as the one before
    assert 3 <= sum(result.visits for result in results) <= 1 + 2 + 4


@pytest.mark.parametrize("name", ["taj-mahal", "maharani"])
def test_search_stops_at_its_time_limit(name, monkeypatch):
    """Each reading of a fake clock is an eighth of a second later than the one before. The search reads the clock after
    every slice, and stops when its limit has passed.
    """
    readings = []

    def clock():
        readings.append(len(readings) / 8)
        return readings[-1]

    monkeypatch.setattr(thinking, "perf_counter", clock)
    results = consider(opening_sight(name, 4), Budget(10**9, seconds=1.0))
    assert readings[-1] == readings[0] + 1.0
    assert results[0].visits > 0


@pytest.mark.compiled_only
def test_thinking_bot_does_not_block_an_event_loop():
    """The search in another thread ends only when the event loop stops it."""
    sight, stopped = opening_sight("taj-mahal", 4), threading.Event()
    player = Searching(budget=Budget(10**9), stop=stopped.is_set)

    async def search_in_another_thread():
        loop = asyncio.get_running_loop()
        job = loop.run_in_executor(None, partial(player.choose, sight))
        for _ in range(50):
            await asyncio.sleep(0.001)
        assert not job.done()
        stopped.set()
        return await job

    assert asyncio.run(search_in_another_thread()) in sight.legal_moves


@pytest.mark.compiled_only
def test_concurrent_searches_do_not_affect_each_other():
    sights = [opening_sight(name, 4, seed) for name in ("taj-mahal", "maharani") for seed in range(4)]
    alone = [Searching(3, Budget(300)).choose(sight) for sight in sights]
    together = [None] * len(sights)

    def think(index):
        together[index] = Searching(3, Budget(300)).choose(sights[index])

    threads = [threading.Thread(target=think, args=(index,)) for index in range(len(sights))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert together == alone


@pytest.mark.compiled_only
def test_simulations_run_to_the_end_of_the_game():
    sight = opening_sight("taj-mahal", 4)
    games = 100
    decisions = new_search(sight, 1, 10).simulate(games)
    assert games * 150 < decisions < games * 400  # a game of four players has about 250 decisions
