"""Tests that the compiled and the uncompiled kernel play the same games, also on several threads."""

import shutil
from concurrent.futures import ThreadPoolExecutor

import pytest

from durbar.games.kernel.both import compiled
from extensions import PROJECT
from kit.speeds import compare_checkouts, compare_speeds
from kit.trace import game_line, steps
from toy.cases import CASES
from toy.game import TOY

compiled_only = pytest.mark.compiled_only
slow = pytest.mark.slow
# the toy game with four players and many rounds
LONG_GAME = TOY.setting(4, options={"rounds": 40})


@compiled_only
@slow
def test_toy_games_are_the_same_compiled_and_uncompiled():
    assert compare_speeds("toy.cases", range(60)) == 60 * len(CASES)


# Faults by what they change: the file, the old text, the new text with the fault, and a pattern of the expected report.
FAULTS = {
    "a number": (
        "rules/turn.py",
        "RISE, rank + 1",
        "RISE, rank + 2",
        r"toy-2-short, seed 0, step \d+, state: frame\.events\.amount\[\d\] is \d",
    ),
    "the order of moves": (
        "rules/turn.py",
        "    return n\n",
        "    out[0], out[n - 1] = out[n - 1], out[0]\n    return n\n",
        "legal moves",
    ),
    "a player's sight": (
        "rules/hidden.py",
        "s.deck.group[group] = 0",
        "pass",
        r"step \d+, sight of -?\d: deck\.group\[0\] is 0 compiled and \d",
    ),
    "a value C cannot hold": (
        "rules/turn.py",
        "s.last = rank",
        "s.last = rank + 300",
        r"uncompiled with error OverflowError: State\.last does not fit in C",
    ),
    "a game without end": ("rules/turn.py", "s.turn += 1", "s.turn += 1 - 2 * (s.turn % 2)", "step"),
    "sampled hidden cards": ("rules/hidden.py", "unseen -= s.hands[seat][rank]", "unseen -= 0", "world imagined by"),
    "play-outs by the kernel": (
        "rules/turn.py",
        "s.points[seat][source] += points",
        "s.points[seat][source] += points + (not s.frame.events.recording)",
        r"^compiled: .*'playouts': .*\nuncompiled: .*'playouts'",
    ),
}


def copy_with_fault(checkout, file, old, new):
    """Copy the project's sources without compiled modules to a folder, and replace a text in one file by a fault."""
    for folder in ("src", "tests/toy", "tests/kit", "tools"):
        shutil.copytree(PROJECT / folder, checkout / folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    path = checkout / file
    assert path.read_text().count(old) == 1
    path.write_text(path.read_text().replace(old, new))


@compiled_only
@slow
@pytest.mark.parametrize(("file", "old", "new", "expected"), FAULTS.values(), ids=FAULTS)
def test_difference_from_the_compiled_rules_is_reported(tmp_path, file, old, new, expected):
    copy_with_fault(tmp_path, f"tests/toy/{file}", old, new)
    with pytest.raises(AssertionError, match=expected):
        compare_checkouts("toy.cases", range(4), PROJECT, tmp_path)


@compiled_only
@slow
def test_search_result_that_differs_in_its_last_bits_is_reported(tmp_path):
    copy_with_fault(tmp_path, "src/durbar/bots/search.py", "leads[seat] / 2000.0)", "leads[seat] / 2000.0000000001)")
    with pytest.raises(AssertionError, match=r"^compiled: .*'thoughts': .*\nuncompiled: .*'thoughts'"):
        compare_checkouts("toy.cases", range(2), PROJECT, tmp_path, "--thoughts")


@compiled_only
@slow
def test_comparison_of_two_compiled_checkouts_is_refused():
    with pytest.raises(AssertionError, match="should run uncompiled"):
        compare_checkouts("toy.cases", range(1), PROJECT, PROJECT)


def test_trace_of_a_game_depends_only_on_its_seed():
    case = CASES[1]
    assert game_line(case, seed=3) == game_line(case, seed=3)
    assert game_line(case, seed=3)["digest"] != game_line(case, seed=5)["digest"]
    assert game_line(case, seed=3)["decisions"] == 8 * 3  # eight rounds with three players
    first_words = {step.label.split(" ")[0] for step in steps(case, seed=3)}
    assert first_words == {"state", "legal", "sound", "policy", "sight", "world"}


# -- threads ----------------------------------------------------------------------------------------------------------
def call_on_threads(function, jobs):
    """Call a function once for each job, on four threads, and return the results in the order of the jobs."""
    with ThreadPoolExecutor(4) as pool:
        return list(pool.map(function, jobs))


@pytest.mark.sanitizer
def test_playouts_on_several_threads_equal_playouts_on_one(scale):
    def play(first_seed):
        lazy_seats = first_seed % 16  # a mask of the four seats
        return TOY.rules.kernel.playouts(4, TOY.rules.settings(LONG_GAME), first_seed, scale, lazy_seats)

    jobs = range(0, 12 * scale, scale)
    assert call_on_threads(play, jobs) == [play(first) for first in jobs]


@pytest.mark.sanitizer
def test_playouts_in_several_calls_equal_playouts_in_one_call(scale):
    results_of_calls = call_on_threads(
        lambda first_seed: TOY.rules.kernel.playouts(3, TOY.rules.settings(LONG_GAME), first_seed, scale),
        range(0, 5 * scale, scale),
    )
    decisions, points = TOY.rules.kernel.playouts(3, TOY.rules.settings(LONG_GAME), 0, 5 * scale)
    assert decisions == sum(decisions_of_call for decisions_of_call, _ in results_of_calls)
    assert points == [sum(points_of_call[seat] for _, points_of_call in results_of_calls) for seat in range(3)]


@pytest.mark.sanitizer
def test_soak_on_several_threads_equals_a_soak_on_one(scale):
    def soak(first_seed):
        lazy_seats = first_seed % 16  # a mask of the four seats
        return TOY.rules.kernel.soak(4, TOY.rules.settings(LONG_GAME), first_seed, scale, lazy_seats)

    jobs = range(0, 8 * scale, scale)
    results = call_on_threads(soak, jobs)
    assert results == [soak(first) for first in jobs]
    decisions_per_job = 40 * 4 * scale  # 40 rounds with four players in each game
    assert all(broken == 0 and decisions == decisions_per_job for decisions, _, broken in results)


@pytest.mark.sanitizer
def test_positions_on_several_threads_are_independent(scale):
    """All threads start from one position. Each makes its own copies, sights and samples of the hidden cards, and
    makes moves in its copies.
    """
    root = TOY.rules.kernel.begin(bytes(32), 4, TOY.rules.settings(LONG_GAME))
    raw = root.raw()

    def play_and_collect_states(seed):
        collected = []
        for turn in range(scale // 10 + 2):
            copied = root.copy()
            for step in range(20):
                legal = copied.legal()
                sight = copied.seen_by(step % 4)
                # the last 64 bytes of these states are enough to compare, and need little memory
                collected.append(sight.raw()[-64:])
                collected.append(sight.imagined(step % 4, seed).raw()[-64:])
                copied.push(legal[(seed + turn + step) % len(legal)])
            collected.append(copied.raw())
            collected.append(bytes(copied.push_random(seed)))
        return collected

    jobs = range(8)
    assert call_on_threads(play_and_collect_states, jobs) == [play_and_collect_states(seed) for seed in jobs]
    assert root.raw() == raw


@pytest.fixture
def scale():
    """Return the number of games per job: if compiled, enough for threads to run at the same time; otherwise a few."""
    return 2_000 if compiled() else 5
