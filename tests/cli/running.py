"""Running the command line, in this process or in one of its own."""

import os
import subprocess
import sys

RUN = "import sys; from durbar.cli.main import main; sys.exit(main())"
COMMAND = [sys.executable, "-W", "ignore", "-c", RUN]


def environment(**more):
    """The environment of a process that finds Durbar, and the toy by its name."""
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(sys.path),
        "DURBAR_GAMES": "toy.game",
        "NO_COLOR": "1",
        "COLUMNS": "100",
        **more,
    }


def run(*arguments, cwd=None, **more):
    """Run the command line in a process of its own."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        capture_output=True,
        text=True,
        errors="replace",
        env=environment(**more),
        cwd=cwd,
        check=False,
    )


def begin(*arguments, **more):
    """Begin the command line in a process group of its own, as a terminal does."""
    return subprocess.Popen(
        [*COMMAND, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(**more),
        start_new_session=True,
    )
