"""Tests that a record file is written completely or not at all."""

import json
import os
import resource
import signal
import subprocess
import sys
import time
from random import Random

import pytest

import durbar
from durbar.games.errors import RecordError


def game_after(moves, seed=1):
    """Return a game after a number of random moves."""
    game, rng = durbar.new("taj-mahal", 3, seed=seed), Random(seed)
    for _ in range(moves):
        game.push(game.decode(rng.choice(game.legal_moves.ids)))
    return game


def test_saved_game_is_loaded_again(tmp_path):
    game = game_after(40)
    durbar.save(game, tmp_path / "game.json", ["Anna", "Bob", "Chris"])
    assert durbar.load(tmp_path / "game.json").position.raw() == game.position.raw()
    assert json.loads((tmp_path / "game.json").read_text())["seats"] == ["Anna", "Bob", "Chris"]
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def make_writing_fail(monkeypatch, function):
    """Make a function of the module `os` fail as if the disk were full. Saving a file calls this function."""

    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, function, fail)


@pytest.mark.parametrize("function", ["replace", "fsync"])
@pytest.mark.parametrize("has_old_file", [True, False], ids=["old file", "no file"])
def test_failed_save_leaves_the_old_file_or_no_file(tmp_path, monkeypatch, function, has_old_file):
    file = tmp_path / "game.json"
    if has_old_file:
        durbar.save(game_after(5), file)
    before = file.read_bytes() if has_old_file else None
    make_writing_fail(monkeypatch, function)
    with pytest.raises(OSError, match="No space left"):
        durbar.save(game_after(30, seed=2), file)
    monkeypatch.undo()
    assert [path.name for path in tmp_path.iterdir()] == (["game.json"] if has_old_file else [])
    if has_old_file:
        assert file.read_bytes() == before
        assert len(durbar.load(file).moves) == 5


def test_full_disk_during_a_save_leaves_the_old_file(tmp_path):
    """During the save, files are limited to 600 bytes, which is too small for the record."""
    file = tmp_path / "game.json"
    durbar.save(game_after(3), file)
    before = file.read_bytes()
    game = game_after(80, seed=2)
    soft_limit, hard_limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (600, hard_limit))
    try:
        with pytest.raises(OSError, match="File too large"):
            durbar.save(game, file)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft_limit, hard_limit))
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_wrong_names_are_refused_before_anything_is_written(tmp_path):
    with pytest.raises(RecordError, match="expected 3 names for 3 players, found 2"):
        durbar.save(game_after(2), tmp_path / "game.json", ["Anna", "Bob"])
    assert list(tmp_path.iterdir()) == []


# a program that saves two games in turn until it is killed
SAVE_FOREVER = """
import itertools, sys, warnings
warnings.simplefilter("ignore")
import durbar
short, long = (durbar.new("taj-mahal", 3, seed=seed) for seed in (1, 2))
for _ in range(30):
    long.push(next(iter(long.legal_moves)))
for game in itertools.cycle((short, long)):
    durbar.save(game, sys.argv[1])
    print("saved", flush=True)
"""


def test_process_killed_while_saving_leaves_a_complete_file(tmp_path):
    file, rng = tmp_path / "game.json", Random(6)
    lengths = set()
    for _ in range(6):
        saver = subprocess.Popen(
            [sys.executable, "-c", SAVE_FOREVER, str(file)],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        for _ in range(rng.randint(1, 40)):
            assert saver.stdout.readline() == b"saved\n"
        time.sleep(rng.random() / 500)
        saver.send_signal(signal.SIGKILL)
        saver.wait()
        saver.stdout.close()
        lengths.add(len(durbar.load(file).moves))
    assert lengths <= {0, 30}, "each file is one of the two games"


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (None, "game.json: No such file or directory"),
        (b"", "game.json: not a record: it is not valid JSON"),
        (b"\x00" * 100, "game.json: not a record"),
        (b" " * (16 * 2**20 + 1), "too large for a record"),
    ],
)
def test_invalid_record_files_are_refused(tmp_path, content, expected):
    file = tmp_path / "game.json"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(RecordError, match=expected):
        durbar.load(file)


def test_folder_in_place_of_a_record_file_is_refused(tmp_path):
    with pytest.raises(RecordError, match="Is a directory"):
        durbar.load(tmp_path)
