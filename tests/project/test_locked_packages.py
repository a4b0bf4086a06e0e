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
LISTS = ("play", "test", "bench")


def text_of(name):
    return (PROJECT / "requirements" / f"{name}.txt").read_text()


def test_lock_files_have_the_versions_of_the_constraints():
    locked = [lock_packages.locked_versions(PROJECT / "requirements" / f"{name}.txt") for name in LISTS]
    assert locked[0] | locked[1] | locked[2] == lock_packages.pinned_versions()
    assert sum(map(len, locked)) == len(lock_packages.pinned_versions()), "a package is in one list only"


@pytest.mark.parametrize("name", LISTS)
def test_every_locked_package_has_hashes_and_no_address(name):
    lines = text_of(name).splitlines()[1:]
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+ \\|    --hash=sha256:[0-9a-f]{64}( \\)?", line)
        assert line.endswith("\\") == following.startswith("    --hash="), "the hashes of a package continue its line"


def test_list_for_playing_is_complete():
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]
    needed = lock_packages.needed_by([*project["dependencies"], *lock_packages.BUILD_TOOLS])
    assert needed == set(lock_packages.locked_versions(PROJECT / "requirements" / "play.txt"))
    extras = project["optional-dependencies"]
    to_test = lock_packages.needed_by([*extras["test"], *extras["dev"]])
    assert to_test - needed == set(lock_packages.locked_versions(PROJECT / "requirements" / "test.txt"))


def test_versions_with_known_vulnerabilities_are_not_allowed():
    dependencies = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]["dependencies"]
    allowed = {one.name: one.specifier for one in map(Requirement, dependencies)}
    assert "1.0.0" not in allowed["starlette"]
    assert "1.2.1" not in allowed["starlette"]
    assert "0.14.0" not in allowed["h11"]


def test_package_with_another_hash_is_not_installed(tmp_path):
    (tmp_path / "changed-1.0-py3-none-any.whl").write_bytes(b"not the file that was locked")
    (tmp_path / "lock.txt").write_text(f"changed==1.0 --hash=sha256:{'0' * 64}\n")
    makefile = (PROJECT / "Makefile").read_text()
    options = re.search(r"^INSTALL := \$\(PY\) -m pip install (.*)$", makefile, re.MULTILINE)[1].split()
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", "--no-index", "--find-links", tmp_path,
         "--target", tmp_path / "target", *options, tmp_path / "lock.txt"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode != 0
    assert "DO NOT MATCH THE HASHES" in done.stderr
    assert not (tmp_path / "target").exists()
