"""Write the lock files: the versions in constraints.txt, with the hashes of all files of these versions.

    .venv/bin/python tools/lock_packages.py             write requirements/*.txt
    .venv/bin/python tools/lock_packages.py --check     fail if the lock files have other versions than constraints.txt

Run it after constraints.txt or the dependencies in pyproject.toml have changed. `requirements/play.txt` has what
`make play` needs, `test.txt` what `make test` needs in addition, and `bench.txt` the rest. The hashes come from the
package indexes with which pip is configured. They include the files for all platforms.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import (
    InvalidSdistFilename,
    InvalidWheelFilename,
    canonicalize_name,
    parse_sdist_filename,
    parse_wheel_filename,
)

ROOT = Path(__file__).parent.parent
CONSTRAINTS = ROOT / "constraints.txt"
FOLDER = ROOT / "requirements"
PYTHONS = ("3.11", "3.12", "3.13")
PLATFORMS = (("linux", "Linux", "x86_64"), ("linux", "Linux", "aarch64"), ("darwin", "Darwin", "arm64"))
BUILD_TOOLS = ("setuptools", "cython")
"""What `make play` needs to build the package, besides its dependencies."""
HEADER = "# Written by tools/lock_packages.py from constraints.txt: do not edit.\n"


def pinned_versions() -> dict[str, str]:
    """Return the version of each package in constraints.txt, by the package's normalised name."""
    lines = [line for line in CONSTRAINTS.read_text().splitlines() if line and not line.startswith("#")]
    return {canonicalize_name(name): version for name, _, version in (line.partition("==") for line in lines)}


def locked_versions(path: Path) -> dict[str, str]:
    """Return the version of each package in a lock file."""
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", path.read_text(), re.MULTILINE))


def needed_by(texts: Iterable[str]) -> set[str]:
    """Return the names of all packages that these requirements need, directly or not, on any supported platform."""
    queue = [Requirement(text) for text in texts]
    names: set[str] = set()
    visited: set[tuple[str, frozenset[str]]] = set()
    while queue:
        requirement = queue.pop()
        name, extras = canonicalize_name(requirement.name), frozenset(requirement.extras)
        names.add(name)
        if (name, extras) in visited:
            continue
        visited.add((name, extras))
        try:
            dependencies = [Requirement(text) for text in requires(name) or ()]
        except PackageNotFoundError:
            sys.exit(f"{name} is not installed: run `make .venv/installed` first")
        queue += [dependency for dependency in dependencies if _applies(dependency, extras)]
    return names


def _applies(requirement: Requirement, extras: frozenset[str]) -> bool:
    """Return whether a requirement applies on any supported Python and platform, if these extras are installed."""
    marker = requirement.marker
    return marker is None or any(
        marker.evaluate(
            {
                "python_version": python,
                "python_full_version": f"{python}.0",
                "sys_platform": system,
                "platform_system": name,
                "platform_machine": machine,
                "extra": extra,
            }
        )
        for python in PYTHONS
        for system, name, machine in PLATFORMS
        for extra in (*extras, "")
    )


def hashes_of(versions: dict[str, str]) -> dict[str, list[str]]:
    """Return the SHA-256 hashes of all files of each package's version, from the indexes that pip uses.

    pip has no public interface for this: `pip download` and `pip hash` only see the files for this machine.
    """
    from pip._internal.commands.download import DownloadCommand
    from pip._internal.index.collector import parse_links
    from pip._internal.models.link import Link

    command = DownloadCommand("download", "")
    options, _ = command.parse_args([])
    collector = command._build_package_finder(options, command._build_session(options))._link_collector

    def links(name: str) -> Iterator[tuple[str, str | None]]:
        for location in collector.search_scope.get_index_urls_locations(name):
            if location.startswith("file:"):
                continue  # a mirror on this machine may have files that others do not have
            page = collector.fetch_response(Link(f"{location.rstrip('/')}/"))
            for link in parse_links(page) if page is not None else ():
                yield link.filename, link.hash if link.hash_name == "sha256" else None

    hashes_by_name = {}
    for name, version in versions.items():
        hashes = {hash for file, hash in links(name) if hash is not None and _version_of(file) == version}
        if not hashes:
            sys.exit(f"no index has a file of {name} {version}")
        hashes_by_name[name] = sorted(hashes)
    return hashes_by_name


def _version_of(file: str) -> str | None:
    """Return the version in the name of a wheel or a source archive; None if it is another file."""
    try:
        return str((parse_wheel_filename(file) if file.endswith(".whl") else parse_sdist_filename(file))[1])
    except (InvalidWheelFilename, InvalidSdistFilename):
        return None


def lock_text(names: Iterable[str], versions: dict[str, str], hashes: dict[str, list[str]]) -> str:
    """Return the text of a lock file."""
    lines = [HEADER]
    for name in sorted(names):
        lines.append(f"{name}=={versions[name]} \\\n")
        lines.append(" \\\n".join(f"    --hash=sha256:{hash}" for hash in hashes[name]) + "\n")
    return "".join(lines)


def main() -> None:
    """Write or check the lock files."""
    parser = argparse.ArgumentParser(description="Write requirements/*.txt from constraints.txt.")
    parser.add_argument("--check", action="store_true", help="only check that the versions are up to date")
    versions = pinned_versions()
    if parser.parse_args().check:
        locked = {name: version for path in FOLDER.glob("*.txt") for name, version in locked_versions(path).items()}
        if locked != versions:
            sys.exit("requirements/*.txt and constraints.txt differ: run tools/lock_packages.py")
        return
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    to_play = needed_by([*project["dependencies"], *BUILD_TOOLS])
    extras = project["optional-dependencies"]
    to_test = needed_by([*extras["test"], *extras["dev"]]) - to_play
    hashes = hashes_of(versions)
    FOLDER.mkdir(exist_ok=True)
    for name, packages in (("play", to_play), ("test", to_test), ("bench", versions.keys() - to_play - to_test)):
        (FOLDER / f"{name}.txt").write_text(lock_text(packages, versions, hashes))


if __name__ == "__main__":
    main()
