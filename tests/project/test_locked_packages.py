"""Tests that `make` installs only packages whose versions and hashes are known."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import lock_packages

PROJECT = Path(__file__).parents[2]
# the lists of packages to play, to run the tests, and to run the benchmarks
LISTS = ("play", "test", "bench")


def lock_file(name):
    """Return the path of the file with the locked packages of a list."""
    return PROJECT / "requirements" / f"{name}.txt"


def test_lock_files_have_the_versions_of_the_constraints():
    to_play, to_test, to_bench = (lock_packages.locked_versions(lock_file(name)) for name in LISTS)
    pinned = lock_packages.pinned_versions()
    assert to_play | to_test | to_bench == pinned
    assert len(to_play) + len(to_test) + len(to_bench) == len(pinned), "each package is in one list only"


@pytest.mark.parametrize("name", LISTS)
def test_every_locked_package_has_hashes_and_no_address(name):
    lines = lock_file(name).read_text().splitlines()[1:]  # without the comment in the first line
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+ \\|    --hash=sha256:[0-9a-f]{64}( \\)?", line)
        assert line.endswith("\\") == following.startswith("    --hash="), "the hashes of a package continue its line"


def test_lists_for_playing_and_testing_have_exactly_the_needed_packages():
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]
    to_play = lock_packages.needed_by([*project["dependencies"], *lock_packages.BUILD_TOOLS])
    assert to_play == set(lock_packages.locked_versions(lock_file("play")))
    extras = project["optional-dependencies"]
    to_test = lock_packages.needed_by([*extras["test"], *extras["dev"]])
    assert to_test - to_play == set(lock_packages.locked_versions(lock_file("test")))


def test_versions_with_known_vulnerabilities_are_not_allowed():
    dependencies = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]["dependencies"]
    requirements = [Requirement(dependency) for dependency in dependencies]
    allowed = {requirement.name: requirement.specifier for requirement in requirements}
    assert "1.0.0" not in allowed["starlette"]
    assert "1.2.1" not in allowed["starlette"]
    assert "0.14.0" not in allowed["h11"]


def test_package_with_another_hash_is_not_installed(tmp_path):
    (tmp_path / "changed-1.0-py3-none-any.whl").write_bytes(b"not the file that was locked")
    (tmp_path / "lock.txt").write_text(f"changed==1.0 --hash=sha256:{'0' * 64}\n")
    makefile = (PROJECT / "Makefile").read_text()
    options = re.search(r"^INSTALL := \$\(PY\) -m pip install (.*)$", makefile, re.MULTILINE)[1].split()
    process = subprocess.run(
        [sys.executable, "-m", "pip", "install", "--no-index", "--find-links", tmp_path,
         "--target", tmp_path / "target", *options, tmp_path / "lock.txt"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert process.returncode != 0
    assert "DO NOT MATCH THE HASHES" in process.stderr
    assert not (tmp_path / "target").exists()
