"""Tests of ``durbar sim``: it plays every setting, its games are reproducible, and Ctrl-C leaves complete lines."""

import json
import os
import signal
import time
from pathlib import Path

import pytest

from cli.running import check_error_line, run, start_process, wait_for_lines
from durbar.bots.bot import bot_names
from durbar.games.game import game_names, rulebook
from durbar.games.record import replay

OWNER = Path(__file__).parents[1] / "games" / "taj_mahal" / "boards" / "owner.toml"
"""An invented board, which differs from the standard board in every part."""
REAL_GAMES = [name for name in game_names() if name != "toy"]
SETTINGS = [
    (name, edition, players)
    for name in game_names()
    for edition, allowed in rulebook(name).rules.editions.items()
    for players in allowed
]
"""Every edition of every game with every number of players."""


def lines_of(path):
    """Return the lines of a file as bytes."""
    return path.read_bytes().splitlines(keepends=True)


# -- games ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "edition", "players"), SETTINGS)
def test_every_edition_and_number_of_players_is_simulated(durbar, tmp_path, game, edition, players):
    path = tmp_path / "games.jsonl"
    command = ["sim", game, "--edition", edition, "--players", players, "--games", 2, "--seed", 3, "--jobs", 1]
    bots = ",".join((["greedy"] + ["random"] * players)[:players])
    status, out, err = durbar(*command, "--bots", bots, "--records", path)
    assert (status, err) == (0, "")
    assert f"({edition}), {players} players, 2 games, seed 3" in out
    for line in lines_of(path):
        game = replay(json.loads(line))
        assert (game.setting.edition, game.setting.players, game.to_move) == (edition, players, None)
    assert len(lines_of(path)) == 2


def test_settings_include_the_real_games():
    assert {name for name, _, _ in SETTINGS} >= {"taj-mahal", "toy"}
    # 3 to 5 players in the editions 2000 and 2006, 2 to 5 in the edition 2018
    assert len([setting for setting in SETTINGS if setting[0] == "taj-mahal"]) == 3 + 3 + 4


def test_figures_are_printed_as_json(durbar):
    command = ["sim", "toy", "--players", 3, "--games", 6, "--seed", 1, "--bots", "greedy,random,random", "--jobs", 1]
    status, out, _ = durbar(*command, "--json")
    figures = json.loads(out)
    assert status == 0
    assert (figures["game"], figures["edition"], figures["players"], figures["seed"]) == ("toy", "long", 3, 1)
    assert (figures["asked"], figures["played"]) == (6, 6)
    assert [side["bot"] for side in figures["bots"]] == ["greedy", "random"]
    assert [side["seat"] for side in figures["seats"]] == [0, 1, 2]
    assert sum(side["wins"] for side in figures["bots"]) == pytest.approx(6)
    for side in figures["bots"]:
        assert sum(source["mean"] for source in side["points"].values()) == pytest.approx(side["score"]["mean"])


def test_match_without_a_seed_prints_a_new_one(durbar):
    seeds = {json.loads(durbar("sim", "toy", "--games", 1, "--jobs", 1, "--json")[1])["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_options_and_a_custom_board_are_recorded(durbar, tmp_path):
    board, path = tmp_path / "deck.json", tmp_path / "games.jsonl"
    board.write_text('{"copies": [2, 9, 0, 1, 7, 3]}')
    command = ["sim", "toy", "--games", 1, "--jobs", 1, "--board", board, "--option", "rounds=3", "--records", path]
    assert durbar(*command)[0] == 0
    record = json.loads(path.read_text())
    assert (record["options"], record["board"]) == ({"rounds": 3}, {"copies": [2, 9, 0, 1, 7, 3]})


def test_options_of_every_kind_are_accepted(durbar, tmp_path):
    path = tmp_path / "games.jsonl"
    command = ["sim", "taj-mahal", "--players", 3, "--games", 1, "--jobs", 1, "--records", path, "--board", OWNER]
    assert durbar(*command, "--option", "open_hands=true", "--option", "start_player=2")[0] == 0
    record = json.loads(path.read_text())
    assert record["options"] == {"open_hands": True, "start_player": 2}
    assert record["board"]["name"]


def test_option_stay_keeps_each_bot_in_its_seat(durbar, tmp_path):
    path = tmp_path / "games.jsonl"
    command = ["sim", "toy", "--players", 2, "--bots", "greedy,random", "--games", 3, "--jobs", 1, "--records", path]
    durbar(*command, "--stay")
    assert [json.loads(line)["seats"] for line in lines_of(path)] == [["greedy", "random"]] * 3
    durbar(*command, "--force")
    assert [json.loads(line)["seats"][0] for line in lines_of(path)] == ["greedy", "random", "greedy"]


def test_help_names_every_bot(durbar):
    output = " ".join(durbar("sim", "--help")[1].split())
    assert f"one for each: {', '.join(bot_names())}." in output


# -- jobs -------------------------------------------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize("game", ["toy", *REAL_GAMES])
def test_records_and_figures_do_not_depend_on_jobs(tmp_path, game):
    collected = []
    for jobs in (1, 2):
        command = ["--bots", "greedy,random,random", "--players", 3, "--games", 7, "--seed", 5, "--jobs", jobs]
        result = run("sim", game, *command, "--records", tmp_path / f"{jobs}.jsonl", "--json")
        assert (result.returncode, result.stderr) == (0, "")
        collected.append(result.stdout)
    assert collected[0] == collected[1]
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()
    assert len(lines_of(tmp_path / "1.jsonl")) == 7


# -- errors -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "status", "expected"),
    [
        (["taj-mahall"], 2, "there is no game 'taj-mahall'; did you mean 'taj-mahal'?"),
        (["taj-mahal", "--edition", "2017"], 2, "no edition '2017'; its editions are 2000, 2006, 2018"),
        (["taj-mahal", "--players", "6"], 2, "is for 2 to 5 players, not 6"),
        (["taj-mahal", "--players", "-1"], 2, "is for 2 to 5 players, not -1"),
        (["taj-mahal", "--bots", "gredy"], 2, "there is no bot 'gredy'; did you mean 'greedy'?"),
        (["taj-mahal", "--bots", ""], 2, "there is no bot ''; the bots are expert"),
        (["taj-mahal", "--bots", "greedy,random"], 2, "4 players need 4 bots, or one bot for all seats, not 2"),
        (["taj-mahal", "--option", "open_hand=true"], 2, "no option 'open_hand'; did you mean 'open_hands'?"),
        (["taj-mahal", "--option", "open_hands"], 2, "an option is given as name=value, not 'open_hands'"),
        (["taj-mahal", "--option", "open_hands=maybe"], 2, "open_hands must be true or false, not 'maybe'"),
        (["taj-mahal", "--option", "start_player=4"], 2, "start_player must be a seat from 0 to 3, not 4"),
        (
            ["taj-mahal", "--option", "province_order=" + "[" * 9999],
            2,
            "province_order must be a list of province names",
        ),
        (["taj-mahal", "--board", "none.toml"], 2, "none.toml: the file cannot be read: No such file or directory"),
        (["taj-mahal", "--records", "none/games.jsonl"], 1, "none/games.jsonl: No such file or directory; check"),
        (["taj-mahal", "--records", "."], 1, "exists already"),
    ],
)
def test_error_is_reported_in_one_line(durbar, tmp_path, monkeypatch, arguments, status, expected):
    check_error_line(durbar, tmp_path, monkeypatch, ["sim", *arguments], status, expected)


def test_records_are_overwritten_only_with_the_option(durbar, tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_text("precious\n")
    command = ["sim", "toy", "--games", 1, "--jobs", 1, "--records", path]
    status, out, err = durbar(*command)
    assert (status, out) == (1, "")
    assert err == f"durbar: {path} exists already; choose another name, or overwrite it with --force\n"
    assert path.read_text() == "precious\n"
    assert durbar(*command, "--force")[0] == 0
    assert len(lines_of(path)) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_full_disk_is_reported(durbar):
    status, out, err = durbar("sim", "toy", "--games", 3, "--jobs", 1, "--records", "/dev/full", "--force")
    assert (status, out) == (1, "")
    assert err == "durbar: /dev/full: No space left on device; 0 complete records are in it\n"


def test_unwritable_folder_is_reported(durbar, tmp_path, monkeypatch):
    def refuse(*arguments, **keywords):
        raise PermissionError(13, "Permission denied")

    # changed permissions of a folder would not do, since root may write anywhere
    monkeypatch.setattr("durbar.tables.records.RecordLines.__init__", refuse)
    path = tmp_path / "games.jsonl"
    status, out, err = durbar("sim", "toy", "--games", 1, "--records", path)
    assert (status, out) == (1, "")
    advice = "you do not have permission; choose another place or change the permissions"
    assert err == f"durbar: {path}: Permission denied; {advice}\n"


# -- Ctrl-C -----------------------------------------------------------------------------------------------------------
def group_ends(group):
    """Wait up to 20 seconds for all processes of a group to end; return whether they have ended."""
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("jobs", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_ctrl_c_leaves_complete_lines_and_prints_the_figures(tmp_path, jobs):
    path = tmp_path / "games.jsonl"
    command = ["sim", "taj-mahal", "--bots", "random", "--games", 100_000, "--seed", 1, "--json"]
    with start_process(*command, "--jobs", jobs, "--records", path) as process:
        wait_for_lines(path, process)
        os.killpg(process.pid, signal.SIGINT)  # a terminal sends the signal to the whole group
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    done = json.loads(out)["played"]
    assert err == f"durbar: stopped after {done} of 100000 games\n"
    records = [json.loads(line) for line in lines_of(path)]
    assert done <= len(records) <= done + 1  # the last game may be written and not yet counted
    assert path.read_bytes().endswith(b"\n")
    assert replay(records[-1]).to_move is None
    assert group_ends(process.pid)


def test_ctrl_c_before_the_first_game_ends_quietly(tmp_path):
    path = tmp_path / "games.jsonl"
    with start_process("sim", "taj-mahal", "--games", 100_000, "--jobs", 2, "--records", path) as process:
        while not path.exists():
            assert process.poll() is None
            time.sleep(0.002)
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert group_ends(process.pid)


@pytest.mark.slow
def test_workers_end_when_their_parent_is_killed(tmp_path):
    path = tmp_path / "games.jsonl"
    with start_process("sim", "toy", "--games", 10_000_000, "--jobs", 2, "--records", path) as process:
        wait_for_lines(path, process)
        process.kill()
        process.communicate(timeout=60)
    assert group_ends(process.pid)
    assert path.read_bytes().endswith(b"\n")
