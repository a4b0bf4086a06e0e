"""Tests of ``tools/soak.py``, which plays random games in every variant and prints how to reproduce a fault."""

import shutil
import subprocess
import sys
from collections import Counter

import pytest

import soak
from durbar.games.game import rulebook
from durbar.games.kernel.both import compiled
from extensions import PROJECT
from project_copy import environment
from toy.game import TOY

# number of games in a short soak
GAMES = 20_000 if compiled() else 60


@pytest.mark.sanitizer
def test_short_soak_finds_no_fault_in_the_toy_game(capsys):
    assert soak.main(["toy", "--games", str(GAMES)]) == 0
    output = capsys.readouterr().out
    assert output.startswith(f"{GAMES:,} games, ")
    assert "20 of 20 variants" in output


def test_every_edition_number_of_players_and_set_of_lazy_seats_is_played():
    variants = soak.variants([TOY])
    # `lazy` is a mask of the seats that mostly make their first legal move
    combinations = {(variant.setting.edition, variant.setting.players, variant.lazy) for variant in variants}
    assert len(combinations) == len(variants)
    assert combinations == {
        (edition, players, lazy)
        for edition, allowed in (("short", (2, 3)), ("long", (2, 3, 4)))
        for players in allowed
        for lazy in (0, 1, 2**players - 2, 2**players - 1)  # no seat, only the first, all but the first, all
    }


@pytest.mark.parametrize("games", [1, 19, 20, 1003, 20_001])
def test_no_game_is_played_twice(games):
    variants = soak.variants([TOY])
    first_seed = 7
    batches = list(soak.batches(variants, games, first_seed))
    assert sum(size for _, _, size in batches) == games
    for variant in variants:
        ranges = [range(start, start + size) for played, start, size in batches if played is variant]
        seeds = [seed for seeds_of_batch in ranges for seed in seeds_of_batch]
        assert len(set(seeds)) == len(seeds)
        assert seeds == sorted(seeds)
        assert not seeds or seeds[0] == first_seed


@pytest.mark.parametrize("games", [2, 101, 20_001])
def test_each_game_gets_an_equal_share_of_the_soak(games):
    """A game's share does not depend on its number of editions."""
    variants = soak.variants([rulebook(name) for name in ("taj-mahal", "maharani")])
    shares = Counter()
    for variant, _, size in soak.batches(variants, games, 0):
        shares[variant.setting.rulebook.name] += size
    assert shares.total() == games
    assert max(shares.values()) - min(shares.values()) <= 1


def test_soak_prints_totals_of_each_game(capsys):
    assert soak.main(["taj-mahal", "maharani", "--games", "8"]) == 0
    first, *by_game = capsys.readouterr().out.splitlines()
    assert first.startswith("8 games, ")
    assert [line.split(",")[0] for line in sorted(by_game)] == ["  maharani: 4 games", "  taj-mahal: 4 games"]


def test_replay_plays_the_same_game_as_the_soak(capsys):
    game, edition, players, lazy, seed = "toy", "long", "4", "3", "12"
    assert soak.main(["--replay", game, edition, players, lazy, seed]) == 0
    *moves, end = capsys.readouterr().out.splitlines()
    assert end == "no invariant is broken"
    variant = next(variant for variant in soak.variants([TOY]) if str(variant) == "toy long 4 15")
    decisions, *_ = variant.play(12, 1)
    assert len(moves) == decisions == 8 * 4  # eight rounds with four players


def test_unknown_game_is_reported(capsys):
    assert soak.main(["chess"]) == 2
    assert capsys.readouterr().err.startswith("soak: there is no game 'chess'")


def test_time_limit_ends_a_soak():
    variants = soak.variants([TOY])
    with soak.Progress(disable=True) as progress:
        tally = soak.soak(variants, 10**9, 0, 0, progress)  # a billion games from seed 0, in at most 0 seconds
    assert 0 < tally.games.total() <= (soak.THREADS + 1) * soak.BATCH_SIZE
    assert tally.broken is None


@pytest.mark.compiled_only
@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        (
            "rules/turn.py",
            "    add(s.table, rank, 1)\n",
            "    add(s.table, rank, s.turn != 3)\n",
            "invariant 1 is broken",
        ),
        (
            "rules/turn.py",
            "    s.turn += 1\n",
            "    s.turn += 1\n    s.frame.events.lost = s.turn == 5\n",
            "an event was lost",
        ),
    ],
)
def test_fault_is_found_and_can_be_replayed(tmp_path, file, old, new, expected):
    for folder in ("src", "tests/toy", "tools"):
        shutil.copytree(PROJECT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    path = tmp_path / "tests" / "toy" / file
    assert path.read_text().count(old) == 1
    path.write_text(path.read_text().replace(old, new))

    def run(*arguments):
        command = [sys.executable, "tools/soak.py", *arguments]
        return subprocess.run(
            command, cwd=tmp_path, env=environment(tmp_path), capture_output=True, text=True, check=False
        )

    failed = run("toy", "--games", "40")
    assert failed.returncode == 1
    assert expected in failed.stderr
    _, _, *replay_arguments = failed.stderr.splitlines()[-1].split()  # the last line is `python tools/soak.py …`
    replay = run(*replay_arguments)
    assert replay.returncode == 1
    assert "breaks invariant" in replay.stdout.splitlines()[-1]
