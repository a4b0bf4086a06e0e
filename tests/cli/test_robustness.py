"""Tests that no traceback reaches a user, whatever is typed and wherever the output goes."""

import json
import os
import subprocess
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cli.running import COMMAND, environment, run
from durbar.games.game import new

pytestmark = pytest.mark.slow

STATUSES = {0, 1, 2}
"""The exit statuses of commands that end normally: success, failure, invalid arguments."""
FILES = ["game.json", "games.jsonl", "deck.json", "bad.json", "empty", "none.json", ".", "deck.toml"]
"""The files of the fixture ``folder``, a missing file, and a folder."""
WORDS = [
    *["toy", "taj-mahal", "tajmahal", "greedy", "random", "greedy,random", "long", "short", "2018", "Akbar"],
    *["rounds=2", "rounds=", "rounds=[[", "=", "open_hands=true", "start_player=0", "0", "1", "2", "5", "-1", "1e9"],
    *["", " ", "-", "--", "\udcff", "é\u202e", "x" * 300, "\x1b[2J", "9" * 5000],
]
"""Valid and invalid arguments and option values."""
FLAGS = [
    *["--players", "--edition", "--bots", "--board", "--option", "--records", "--force", "--json", "--stay", "--seed"],
    *["--at", "--seat", "--all", "--story", "--game", "--help", "-h", "--version", "--nonsense", "-x", "--seat=1"],
]
"""Valid and invalid options."""
# Text that a shell can pass: without NUL, and with bytes that are not UTF-8 as lone surrogates.
TYPED = st.text(
    st.one_of(
        st.characters(exclude_characters="\0", exclude_categories=["Cs"]),
        st.integers(0xDC80, 0xDCFF).map(chr),
    ),
    max_size=12,
).filter(lambda text: "/" not in text)
WORD = st.one_of(st.sampled_from(WORDS), st.sampled_from(FILES), st.sampled_from(FLAGS), TYPED)

RECORD_KEYS = ["game", "edition", "players", "options", "board", "seats", "moves", "result", "rules", "seed"]
VALUE = st.one_of(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.text(max_size=5),
    st.lists(st.text(max_size=3)),
    st.dictionaries(st.sampled_from(["rounds", "copies", "scores"]), st.integers() | st.lists(st.integers())),
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A folder with valid and invalid records and boards."""
    folder = tmp_path_factory.mktemp("typed")
    game = new("toy", 2, seed=1)
    game.push(next(iter(game.legal_moves)))
    record = game.record(["अकबर", "Birbal"])
    (folder / "game.json").write_text(json.dumps(record, indent=1))
    (folder / "games.jsonl").write_text(json.dumps(record) + "\n" + json.dumps({**record, "players": 9}) + "\nnull\n")
    (folder / "deck.json").write_text('{"copies": [2, 9, 0, 1, 7, 3]}')
    (folder / "deck.toml").write_text("[cards]\n")
    (folder / "bad.json").write_text('{"durbar": 1')
    (folder / "empty").write_text("")
    return folder


def check(durbar, folder, arguments):
    """Run a command line in a folder; check its exit status, and that a failure prints an error."""
    previous_folder = Path.cwd()
    os.chdir(folder)
    try:
        status, _, err = durbar(*arguments)
    finally:
        os.chdir(previous_folder)
        for path in folder.iterdir():
            if path.name not in FILES:
                path.unlink()  # records that the command wrote
    assert status in STATUSES
    assert (status == 0) or err or arguments[0] in {"verify", "doctor"}
    assert "\x1b" not in err


@pytest.mark.slow
@pytest.mark.parametrize("command", ["replay", "verify", "games", "check-board", "doctor", "nonsense"])
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(arguments=st.lists(WORD, max_size=6))
def test_any_command_line_ends_without_a_traceback(durbar, folder, command, arguments):
    check(durbar, folder, [command, *arguments])


@pytest.mark.slow
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(game=st.sampled_from(["toy", "toy", "toy", "taj-mahal", "tay"]), arguments=st.lists(WORD, max_size=6))
def test_any_match_ends_without_a_traceback(durbar, folder, game, arguments):
    allowed = [word for word in arguments if word not in {"game.json", "games.jsonl", "deck.json", "bad.json", "empty"}]
    check(durbar, folder, ["sim", game, *allowed, "--games", "1", "--jobs", "1"])


@pytest.mark.slow
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    content=st.one_of(st.binary(max_size=40), st.recursive(st.none() | st.booleans() | st.text(max_size=3), st.lists))
)
def test_any_file_is_read_without_a_traceback(durbar, folder, content):
    path = folder / "typed.json"
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    for command in (["verify"], ["replay"], ["check-board", "taj-mahal"]):
        assert durbar(*command, path)[0] in {1, 2}
    path.unlink()


@pytest.mark.slow
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(key=st.sampled_from(RECORD_KEYS), value=VALUE)
def test_any_record_is_read_without_a_traceback(durbar, folder, key, value):
    record = json.loads((folder / "game.json").read_text())
    path = folder / "typed.json"
    path.write_text(json.dumps({**record, key: value}))
    for command in (["verify"], ["replay"], ["replay", "--story"], ["replay", "--json", "--all"]):
        assert durbar(*command, path)[0] in STATUSES
    path.unlink()


# -- output -----------------------------------------------------------------------------------------------------------
COMMANDS = [
    *(["games"], ["doctor"], ["replay", "game.json", "--story"], ["verify", "games.jsonl"], ["--help"]),
    ["sim", "toy", "--games", "2", "--jobs", "1"],
]


def for_commands(*quick):
    """Parametrize a test with every command. Those that are not in ``quick`` get the marker ``long``."""
    marks = {command[0]: [] if command[0] in quick else [pytest.mark.long] for command in COMMANDS}
    return pytest.mark.parametrize(
        "arguments", [pytest.param(command, id=command[0], marks=marks[command[0]]) for command in COMMANDS]
    )


@for_commands("games", "replay", "sim")
def test_closed_output_ends_the_command_quietly(folder, arguments):
    with subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(), cwd=folder
    ) as process:
        process.stdout.close()  # as ``head`` does
        err = process.stderr.read()
        assert process.wait(timeout=60) == 1
    assert err == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@for_commands("verify", "--help", "sim")
def test_full_disk_is_reported_in_one_line(folder, arguments):
    with Path("/dev/full").open("w") as full:
        found = subprocess.run(
            [*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, env=environment(), cwd=folder, check=False
        )
    assert found.returncode == 1
    assert found.stderr == b"durbar: [Errno 28] No space left on device\n"


@for_commands("doctor", "--help", "sim")
def test_missing_output_is_not_an_error(folder, arguments):
    found = subprocess.run(
        ["/bin/sh", "-c", 'exec "$0" "$@" >&-', *COMMAND, *arguments],
        stderr=subprocess.PIPE,
        env=environment(),
        cwd=folder,
        check=False,
    )
    assert found.stderr == b""
    assert found.returncode in {0, 1}


@pytest.mark.parametrize("encoding", ["ascii", pytest.param("latin-1", marks=pytest.mark.long)])
@pytest.mark.parametrize("arguments", COMMANDS, ids=lambda arguments: arguments[0])
def test_limited_encoding_is_not_an_error(folder, arguments, encoding):
    found = run(*arguments, cwd=folder, PYTHONIOENCODING=encoding)
    assert found.stderr == ""
    assert found.returncode in {0, 1}
