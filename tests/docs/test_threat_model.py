"""Tests that every promise in docs/threat-model.md names tests that exist."""

import ast
import re
from pathlib import Path

PROJECT = Path(__file__).parents[2]
PAGE = (PROJECT / "docs" / "threat-model.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S))
ROWS = [line.strip("|").split("|") for line in SECTIONS["Promises"].splitlines() if line.startswith("|")][2:]
"""The rows of the table of promises: each promise with the names of its tests."""


def names_of_tests_in(file):
    """Return the names of the test functions in a file."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for node in tree.body if isinstance(node, functions) and node.name.startswith("test_")}


def test_every_promise_names_tests_that_exist():
    assert len(ROWS) > 15
    for promise, tests in ROWS:
        names = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", tests)
        assert names, f"no test is named for: {promise.strip()}"
        for file, name in names:
            assert (PROJECT / file).is_file(), f"{file} does not exist"
            assert name in names_of_tests_in(PROJECT / file), f"{file} has no {name}"


def test_security_page_links_to_the_threat_model():
    assert "(docs/threat-model.md)" in (PROJECT / "SECURITY.md").read_text(encoding="utf-8")
