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

ONE_OF_EACH = [TAJ_MAHAL_CASES[2], MAHARANI_CASES[0], TOY_CASES[0]]
THOUGHTS = 200 if compiled() else 8


def opening(name, players, seed=1):
    game = new(name, players, seed=seed)
    return game.seen_by(game.to_move)


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_iterations_are_counted_and_moves_are_legal(case):
    for game in case.some(3, 0.5):
        if game.to_move is None or len(game.legal_moves) == 1:
            continue
        sight = game.seen_by(game.to_move)
        found = consider(sight, Budget(THOUGHTS), seed=2)
        assert sum(one.visits for one in found) == THOUGHTS
        assert {one.move for one in found} <= set(sight.legal_moves)
        assert [one.visits for one in found] == sorted((one.visits for one in found), reverse=True)
        assert all(0 <= one.win <= 1 and 0 <= one.reward <= 1 for one in found)


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_same_seed_gives_the_same_result(case):
    sight = next(iter(case.some(1))).seen_by(next(iter(case.some(1))).to_move)
    for threads in (1, 2):
        budget = Budget(THOUGHTS, threads=threads)
        assert consider(sight, budget, 5) == consider(sight, budget, 5)
    assert consider(sight, Budget(THOUGHTS), 5) != consider(sight, Budget(THOUGHTS), 6)


def test_noise_in_playouts_changes_the_result():
    """The game has no hidden information, so without noise only the tree and the draws affect the result."""
    sight = opening("maharani", 3)
    found = [consider(sight, Budget(THOUGHTS), 5, SearchParams(noise=noise)) for noise in (1, 280, 100_000)]
    assert found[0] != found[1] != found[2] != found[0]
    assert found[0] == consider(sight, Budget(THOUGHTS), 5, SearchParams(noise=0))  # 0 and 1 both mean no noise


def test_length_of_a_slice_does_not_change_the_result(monkeypatch):
    sight = opening("maharani", 3)
    usual = consider(sight, Budget(THOUGHTS), 5)
    # slices of one iteration each, and slices that double each time
    for seconds, slices in ((0.0, THOUGHTS), (600.0, THOUGHTS.bit_length())):
        monkeypatch.setattr("durbar.bots.thinking.SLICE_SECONDS", seconds)
        asked = []
        assert consider(sight, Budget(THOUGHTS), 5, stop=partial(asked.append, 1)) == usual
        assert len(asked) == slices


def test_search_can_be_continued():
    sight = opening("taj-mahal", 3)
    at_once, bit_by_bit = (new_search(sight, 9, THOUGHTS) for _ in range(2))
    at_once.run(THOUGHTS)
    for _ in range(THOUGHTS // 4):
        bit_by_bit.run(4)
    assert at_once.moves() == bit_by_bit.moves()


def test_tree_stays_within_its_capacity():
    sight = opening("maharani", 4)
    search = Search(sight.position, sight.seat, 1, 50, 3, 100, 12, 800, 0.35, 0.3)
    search.run(THOUGHTS)
    assert search.nodes == min(50, THOUGHTS + 1)
    assert sum(visits for _, visits, *_ in search.moves()) == THOUGHTS
    assert new_search(sight, 1, 10**9).nodes == 1
    assert MAX_NODES < 10**5
    with pytest.raises(ValueError, match="a tree of 1 nodes"):
        Search(sight.position, sight.seat, 1, 1, 3, 100, 12, 800, 0.35, 0.3)
    with pytest.raises(ValueError, match="seat 7"):
        Search(sight.position, 7, 1, 50, 3, 100, 12, 800, 0.35, 0.3)


def ended(game, move):
    """Return the game after a move and the forced moves that follow it; None if the game is not over then."""
    twin = game.copy()
    twin.push(move)
    while twin.to_move is not None and len(twin.legal_moves) == 1:
        twin.push(next(iter(twin.legal_moves)))
    return twin if twin.to_move is None else None


def last_decisions(name, seeds):
    """Yield games at the last decision that affects the result, with the final lead after each move."""
    setting = rulebook(name).setting(2)
    for seed in seeds:
        game = Game.begin(setting, seed_bytes(seed))
        line = game.position.copy().push_random(seed, greedy=3)
        for number, id in enumerate(line):
            if number >= len(line) - 4:
                mover = game.to_move
                ends = {move: ended(game, move) for move in game.legal_moves}
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
    for game, ends in last_decisions(name, range(150)):
        best = consider(game.seen_by(game.to_move), Budget(400))[0].move
        assert ends[best] == max(ends.values())
        tried += 1
    assert tried >= 5


def test_forced_move_needs_no_search(monkeypatch):
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
    sight, asked = opening("taj-mahal", 4), []

    def stop():
        asked.append(1)
        return len(asked) == 3

    found = consider(sight, Budget(10**9), stop=stop)
    assert len(asked) == 3
    assert 3 <= sum(one.visits for one in found) <= 1 + 2 + 4


@pytest.mark.parametrize("name", ["taj-mahal", "maharani"])
def test_search_stops_at_its_time_limit(name, monkeypatch):
    """A fake clock counts its readings: the search reads it after every slice and stops when its limit has passed."""
    looks = []

    def clock():
        looks.append(len(looks) / 8)
        return looks[-1]

    monkeypatch.setattr(thinking, "perf_counter", clock)
    found = consider(opening(name, 4), Budget(10**9, seconds=1.0))
    assert looks[-1] == looks[0] + 1.0
    assert found[0].visits > 0


@pytest.mark.compiled_only
def test_thinking_bot_does_not_block_an_event_loop():
    """The search in another thread ends only when the event loop stops it."""
    sight, enough = opening("taj-mahal", 4), threading.Event()
    player = Searching(budget=Budget(10**9), stop=enough.is_set)

    async def beside():
        loop = asyncio.get_running_loop()
        job = loop.run_in_executor(None, partial(player.choose, sight))
        for _ in range(50):
            await asyncio.sleep(0.001)
        assert not job.done()
        enough.set()
        return await job

    assert asyncio.run(beside()) in sight.legal_moves


@pytest.mark.compiled_only
def test_concurrent_searches_do_not_affect_each_other():
    sights = [opening(name, 4, seed) for name in ("taj-mahal", "maharani") for seed in range(4)]
    alone = [Searching(3, Budget(300)).choose(sight) for sight in sights]
    together = [None] * len(sights)

    def think(at):
        together[at] = Searching(3, Budget(300)).choose(sights[at])

    threads = [threading.Thread(target=think, args=(at,)) for at in range(len(sights))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert together == alone


@pytest.mark.compiled_only
def test_simulations_are_whole_games():
    sight = opening("taj-mahal", 4)
    decisions = new_search(sight, 1, 10).simulate(100)
    assert 100 * 150 < decisions < 100 * 400
