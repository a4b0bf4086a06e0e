"""Tests that the citation, workflow, wheel and pre-commit files agree with the project."""

import re
import tomllib

import pytest
import yaml

import durbar
from extensions import PROJECT

# The supported versions of Python.
PYTHONS = [
    line.rpartition(" ")[2]
    for line in tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]["classifiers"]
    if line.startswith("Programming Language :: Python :: 3.")
]


def read_yaml(name: str) -> dict:
    """Return the content of one of the project's YAML files."""
    return yaml.safe_load((PROJECT / name).read_text())


def test_citation_names_the_version() -> None:
    assert read_yaml("CITATION.cff")["version"] == durbar.__version__


def test_workflow_tests_every_supported_python() -> None:
    job = read_yaml(".github/workflows/test.yml")["jobs"]["test"]
    assert job["strategy"]["matrix"]["python"] == PYTHONS
    assert [step["run"] for step in job["steps"] if "run" in step] == ["make check", "make test"]


def test_wheels_are_built_for_every_supported_python() -> None:
    wheels = tomllib.loads((PROJECT / "pyproject.toml").read_text())["tool"]["cibuildwheel"]
    assert wheels["build"] == [f"cp{python.replace('.', '')}-*" for python in PYTHONS]


@pytest.mark.parametrize("hook", read_yaml(".pre-commit-config.yaml")["repos"][0]["hooks"], ids=lambda hook: hook["id"])
def test_pre_commit_hook_runs_a_command_of_the_makefile(hook: dict) -> None:
    command = hook["entry"].removeprefix(".venv/bin/python ").removesuffix(" --force-exclude")
    assert f"$(PY) {command}" in (PROJECT / "Makefile").read_text()


def test_every_tool_is_listed_in_its_readme() -> None:
    tools = {path.name for path in (PROJECT / "tools").iterdir()} - {"README.md", "__pycache__"}
    listed = set(re.findall(r"`([\w.]+)/?`", (PROJECT / "tools" / "README.md").read_text()))
    assert tools <= listed
