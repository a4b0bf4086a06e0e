"""Tests that the options and limits in docs/serving.md agree with the `serve` command and with the settings."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from durbar.cli import admin
from durbar.cli.main import app
from durbar.server.listener import RESERVED_FILES
from durbar.server.settings import KILOBYTE, MEGABYTE, Limits, Settings
from durbar.tables.opening import MOST_MOVES_TAKEN_BACK, MOST_TAKEN_BACK
from server.openapi_checks import openapi_document

PAGE = (Path(__file__).parents[2] / "docs" / "serving.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S))
# The rows of the page's table of limits.
ROWS = [line.strip("|").split("|") for line in SECTIONS["Limits"].splitlines() if line.startswith("|")]
# The first cell of each row, with the list of the row's other cells.
LIMITS = {first.strip(): [cell.strip() for cell in others] for first, *others in ROWS}


def options(text):
    """Return the command-line options that a text names, such as ``--help``."""
    return set(re.findall(r"(?<![\w-])--[a-z]+(?:-[a-z]+)*", text))


def test_page_explains_every_option_of_the_command():
    in_help = options(CliRunner().invoke(app, ["serve", "--help"]).output) - {"--help"}
    assert options(SECTIONS["Options"]) == in_help
    admin_commands = [command.name or command.callback.__name__ for command in admin.app.registered_commands]
    other_commands = [["backup"], ["restore"], *(["admin", name] for name in admin_commands)]
    help_of_others = "".join(CliRunner().invoke(app, [*command, "--help"]).output for command in other_commands)
    options_of_load_tool = {"--tables", "--seconds", "--reading", "--attack"}
    assert options(PAGE) - options_of_load_tool <= in_help | options(help_of_others)


@pytest.mark.parametrize(
    ("row", "rate"),
    [
        ("requests to the API", "browser"),
        ("requests of any kind", "address"),
        ("tables created", "creating"),
        ("records imported", "importing"),
        ("hints", "hints"),
        ("board files checked", "boards"),
        ("attempts to guess a link or the password", "guessing"),
        ("wrong passwords", "all_guesses"),
    ],
)
def test_rates_on_the_page_equal_the_settings(row, rate):
    limit = getattr(Limits(), rate)
    burst, sustained, *_ = LIMITS[row]
    number, unit = re.fullmatch(r"(\d+) a (second|minute)", sustained).groups()
    assert int(burst) == limit.burst
    assert int(number) == pytest.approx(limit.each_second * (60 if unit == "minute" else 1))


def test_other_limits_on_the_page_equal_the_settings():
    limits = Limits()
    assert LIMITS["open event streams"][0] == str(limits.browser_streams)
    assert LIMITS["open connections"][0] == str(limits.address_connections)
    assert f"{limits.connections:,} in total" in LIMITS["open connections"][2]
    assert f"leave {RESERVED_FILES} of the files" in SECTIONS["Limits"]
    assert f"{limits.address_streams} for an address" in LIMITS["open event streams"][2]
    assert LIMITS["tables at which a browser has a seat, is the host or watches"][0] == str(limits.tables)
    assert LIMITS["size of a request body"][0] == f"{limits.body // KILOBYTE} kB"
    assert f"{limits.import_body // MEGABYTE} MB" in LIMITS["size of a request body"][2]
    assert LIMITS["entries in the log of a table"][0] == f"{Settings('sqlite:///x').longest_log:,}"
    assert LIMITS["undo steps in an imported record"][0] == f"{MOST_TAKEN_BACK:,}"
    assert f"{MOST_MOVES_TAKEN_BACK:,} moves" in LIMITS["undo steps in an imported record"][2]
    assert f"within {limits.head_seconds:.0f} seconds" in SECTIONS["Limits"]
    assert limits.head_seconds == limits.body_seconds, "the page gives one number for both"
    assert limits.crowd == 10
    assert "ten times as many for an address" in LIMITS["hints"][2]


def test_every_http_path_on_the_page_exists():
    known = set(openapi_document()["paths"]) | {"/api/docs", "/api/openapi.json"}
    named = {
        path.replace("/TABLE", "/{table}")
        for path in re.findall(r"/api/[\w/.-]+|/(?:health|live|ready)z|/metrics", PAGE)
    }
    assert named <= known
    assert "/api/tables/{table}/move" in named
