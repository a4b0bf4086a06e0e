"""Tests of a game in another package, which an entry point adds to the terminal, the arena and the browser."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cli.running import COMMAND, environment, run
from server.process import Process
from web.pages import Visitor, at_every_size, find_violations
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

PROJECT = Path(__file__).parents[2]
TOY = PROJECT / "tests" / "toy"
NEW_NAMES = {"toy": "pebbles", "Toy": "Pebbles", "TOY": "PEBBLES"}
"""The toy game's name, and the name of the copy in the package."""


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """A folder with a compiled package that contains the game Pebbles, which is the toy game under another name."""
    folder = tmp_path_factory.mktemp("package")
    shutil.copytree(TOY, folder / "pebbles", ignore=shutil.ignore_patterns("*.so", "__pycache__", "cases.py"))
    for path in filter(Path.is_file, (folder / "pebbles").rglob("*")):
        path.write_text(re.sub("toy|Toy|TOY", lambda found: NEW_NAMES[found[0]], path.read_text()))
    metadata = folder / "pebbles-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[durbar.games]\npebbles = pebbles.game\n")
    build = [sys.executable, PROJECT / "tools" / "extensions.py", folder]
    subprocess.run(build, check=True, capture_output=True, env={**os.environ, "DURBAR_REQUIRE_COMPILED": "1"})
    return folder


@pytest.fixture(scope="module")
def environment_variables(package):
    """Environment variables for a process that finds only this package and Durbar's own games."""
    return {"PYTHONPATH": os.pathsep.join([str(package), *sys.path]), "DURBAR_GAMES": ""}


def test_command_line_lists_the_game(environment_variables):
    games = {game["game"]: game for game in json.loads(run("games", "--json", **environment_variables).stdout)}
    assert set(games) == {"maharani", "pebbles", "taj-mahal"}
    assert games["pebbles"]["title"] == "Pebbles"


def test_game_is_played_to_the_end_in_the_arena(environment_variables):
    command = ["arena", "pebbles", "--players", 3, "--bots", "greedy,random", "--games", 6, "--seed", 3, "--jobs", 1]
    process = run(*command, "--json", **environment_variables)
    assert process.returncode == 0, process.stderr
    result = json.loads(process.stdout)
    assert [side["bot"] for side in result["camps"]] == ["greedy", "random"]
    assert sum(side["games"] for side in result["camps"]) >= 6


def test_game_is_played_to_the_end_in_the_terminal(environment_variables, tmp_path):
    process = subprocess.run(
        [*COMMAND, "play", "pebbles", "--players", "2", "--bots", "random", "--seed", "4"],
        input="draw\n" * 40,
        capture_output=True,
        text=True,
        env=environment(**environment_variables, XDG_DATA_HOME=str(tmp_path)),
        check=False,
    )
    assert "Welcome to Pebbles" in process.stdout
    assert "Traceback" not in process.stderr
    (record,) = tmp_path.rglob("*.json")
    assert json.loads(record.read_text())["result"]["winners"]


@pytest.fixture
def somebody(chromium, environment_variables, tmp_path):
    """A visitor of a server that has the game."""
    server = Process(f"sqlite:///{tmp_path / 'tables.sqlite'}", env=environment_variables, bot_pause=0.02)
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en-GB")
    try:
        visitor = Visitor(context, f"{server.address}/")
        yield visitor
        assert not visitor.faults
    finally:
        context.close()
        server.stop()


def test_game_is_played_to_the_end_in_the_browser_by_clicking(somebody):
    page = somebody.play_now("Pebbles")
    table = TablePage(page)
    table.wait_for_turn()
    expect(table.moves.first).to_contain_text("Noor plays a")
    expect(page.get_by_role("region", name="What you can see").get_by_text("Deck")).to_be_visible()
    for size in at_every_size(page):
        assert find_violations(page) == [], size
    ranks = table.dialog.get_by_role("list").first.get_by_role("listitem")
    while not ranks.count():
        table.moves.last.click()
        table.make_move()
        table.wait_for_turn()
    expect(ranks).to_have_count(4)


@pytest.mark.parametrize("address", ["#/%", "#/table/%E0%A4"])
def test_address_that_cannot_be_decoded_opens_the_home_page(visitor, address):
    somebody = visitor()
    somebody.page.goto("about:blank")
    somebody.page.goto(f"{somebody.server_url}{address}")
    somebody.page.get_by_role("button", name="Play now").first.wait_for()
