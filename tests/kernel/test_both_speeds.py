"""Tests that the compiled and the uncompiled kernel play the same games, also on several threads."""

import shutil
from concurrent.futures import ThreadPoolExecutor

import pytest

from durbar.games.kernel.both import compiled
from extensions import PROJECT
from kit.speeds import compare_speeds, compare_trees
from kit.trace import game_line, steps
from toy.cases import CASES
from toy.game import TOY

compiled_only = pytest.mark.compiled_only
slow = pytest.mark.slow
LONG_GAME = TOY.setting(4, options={"rounds": 40})


@compiled_only
@slow
def test_toy_plays_the_same_games_at_both_speeds():
    assert compare_speeds("toy.cases", range(60)) == 60 * len(CASES)


# by what the fault changes: file, old text, new text, and the report that the comparison must give
FAULTS = {
    "a number": (
        "rules/turn.py",
        "RISE, rank + 1",
        "RISE, rank + 2",
        r"toy-2-short, seed 0, step \d+, state: frame\.tale\.amount\[\d\] is \d",
    ),
    "the order of moves": (
        "rules/turn.py",
        "    return n\n",
        "    out[0], out[n - 1] = out[n - 1], out[0]\n    return n\n",
        "legal moves",
    ),
    "a sight": (
        "rules/hidden.py",
        "s.deck.group[group] = 0",
        "pass",
        r"step \d+, sight of -?\d: deck\.group\[0\] is 0 compiled and \d",
    ),
    "a value C cannot hold": (
        "rules/turn.py",
        "s.last = rank",
        "s.last = rank + 300",
        r"uncompiled with error OverflowError: State\.last holds",
    ),
    "a game without end": ("rules/turn.py", "s.turn += 1", "s.turn += 1 - 2 * (s.turn % 2)", "step"),
    "an imagined world": ("rules/hidden.py", "unseen -= s.hands[seat][rank]", "unseen -= 0", "world imagined by"),
    "the kernel's own games": (
        "rules/turn.py",
        "s.points[seat][source] += points",
        "s.points[seat][source] += points + (not s.frame.tale.telling)",
        r"^compiled: .*'playouts': .*\nuncompiled: .*'playouts'",
    ),
}


def plant(tree, file, old, new):
    """Copy the sources without compiled modules, and replace a text in one file by a fault."""
    for folder in ("src", "tests/toy", "tests/kit", "tools"):
        shutil.copytree(PROJECT / folder, tree / folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    path = tree / file
    assert path.read_text().count(old) == 1
    path.write_text(path.read_text().replace(old, new))


@compiled_only
@slow
@pytest.mark.parametrize(("file", "old", "new", "expected"), FAULTS.values(), ids=FAULTS)
def test_difference_is_found_and_named(tmp_path, file, old, new, expected):
    plant(tmp_path, f"tests/toy/{file}", old, new)
    with pytest.raises(AssertionError, match=expected):
        compare_trees("toy.cases", range(4), PROJECT, tmp_path)


@compiled_only
@slow
def test_search_that_differs_in_its_last_bits_is_found(tmp_path):
    plant(tmp_path, "src/durbar/bots/search.py", "leads[seat] / 2000.0)", "leads[seat] / 2000.0000000001)")
    with pytest.raises(AssertionError, match=r"^compiled: .*'thoughts': .*\nuncompiled: .*'thoughts'"):
        compare_trees("toy.cases", range(2), PROJECT, tmp_path, "--thoughts")


@compiled_only
@slow
def test_comparison_with_a_compiled_tree_in_place_of_an_uncompiled_one_is_refused():
    with pytest.raises(AssertionError, match="should run uncompiled"):
        compare_trees("toy.cases", range(1), PROJECT, PROJECT)


def test_trace_depends_on_the_seed_only():
    assert game_line(CASES[1], 3) == game_line(CASES[1], 3)
    assert game_line(CASES[1], 3)["digest"] != game_line(CASES[1], 5)["digest"]
    assert game_line(CASES[1], 3)["decisions"] == 8 * 3
    kinds = {step.what.split(" ")[0] for step in steps(CASES[1], 3)}
    assert kinds == {"state", "legal", "sound", "policy", "sight", "world"}


# -- threads ----------------------------------------------------------------------------------------------------------
def on_threads(function, jobs):
    """Return the results of calling a function for each job on four threads."""
    with ThreadPoolExecutor(4) as pool:
        return list(pool.map(function, jobs))


@pytest.mark.sanitizer
def test_playouts_on_several_threads_equal_playouts_on_one(scale):
    def play(first):
        return TOY.rules.kernel.playouts(4, TOY.rules.settings(LONG_GAME), first, scale, first % 16)

    jobs = range(0, 12 * scale, scale)
    assert on_threads(play, jobs) == [play(first) for first in jobs]


@pytest.mark.sanitizer
def test_many_short_playouts_equal_one_long_one(scale):
    parts = on_threads(
        lambda first: TOY.rules.kernel.playouts(3, TOY.rules.settings(LONG_GAME), first, scale),
        range(0, 5 * scale, scale),
    )
    decisions, totals = TOY.rules.kernel.playouts(3, TOY.rules.settings(LONG_GAME), 0, 5 * scale)
    assert decisions == sum(part[0] for part in parts)
    assert totals == [sum(part[1][seat] for part in parts) for seat in range(3)]


@pytest.mark.sanitizer
def test_soak_on_several_threads_equals_a_soak_on_one(scale):
    def soak(first):
        return TOY.rules.kernel.soak(4, TOY.rules.settings(LONG_GAME), first, scale, first % 16)

    jobs = range(0, 8 * scale, scale)
    results = on_threads(soak, jobs)
    assert results == [soak(first) for first in jobs]
    assert all(broken == 0 and decisions == 160 * scale for decisions, _, broken in results)


@pytest.mark.sanitizer
def test_positions_on_several_threads_are_independent(scale):
    """All threads start from one position; each makes its own copies, sights and imagined worlds, and moves in them."""
    root = TOY.rules.kernel.begin(bytes(32), 4, TOY.rules.settings(LONG_GAME))
    raw = root.raw()

    def wander(seed):
        collected = []
        for turn in range(scale // 10 + 2):
            twin = root.copy()
            for step in range(20):
                legal = twin.legal()
                sight = twin.seen_by(step % 4)
                collected.append(sight.raw()[-64:])
                collected.append(sight.imagined(step % 4, seed).raw()[-64:])
                twin.push(legal[(seed + turn + step) % len(legal)])
            collected.append(twin.raw())
            collected.append(bytes(twin.push_random(seed)))
        return collected

    jobs = range(8)
    assert on_threads(wander, jobs) == [wander(seed) for seed in jobs]
    assert root.raw() == raw


@pytest.fixture
def scale():
    """Return the number of games of a job: enough for threads to interfere if compiled, otherwise a few."""
    return 2_000 if compiled() else 5
