"""Runs the command line, in this process or in another one."""

import os
import subprocess
import sys
import time

import pexpect

# The program of a process that runs the command line.
RUN = "import sys; from durbar.cli.main import main; sys.exit(main())"
COMMAND = [sys.executable, "-W", "ignore", "-c", RUN]


def environment(**more):
    """Return environment variables with which Durbar and the toy game can be imported, and those in ``more``."""
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(sys.path),
        "DURBAR_GAMES": "toy.game",
        "NO_COLOR": "1",
        "COLUMNS": "100",
        "DURBAR_LANG": "en",
        **more,
    }


def run(*arguments, cwd=None, **more):
    """Run the command line in a separate process, with the environment variables in ``more``."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        capture_output=True,
        text=True,
        errors="replace",
        env=environment(**more),
        cwd=cwd,
        check=False,
    )


def start_process(*arguments, **more):
    """Start the command line in a separate process group, as a shell does."""
    return subprocess.Popen(
        [*COMMAND, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(**more),
        start_new_session=True,
    )


def start_in_terminal(*arguments):
    """Start the command line in a pseudo-terminal."""
    command_arguments = [*COMMAND[1:], *map(str, arguments)]
    return pexpect.spawn(COMMAND[0], command_arguments, env=environment(), encoding="utf-8", timeout=60)


def wait_for_lines(path, process, count=3):
    """Wait until a process has written ``count`` lines to a file."""
    deadline = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") < count:
        assert process.poll() is None, process.stderr.read()
        assert time.monotonic() < deadline
        time.sleep(0.02)


def check_error_line(durbar, folder, monkeypatch, arguments, status, expected):
    """Run an impossible match; check its exit status, that the error is one line with ``expected`` in it, and that no
    file is left.
    """
    monkeypatch.chdir(folder)
    actual, out, err = durbar(*arguments, "--games", 1, "--jobs", 1)
    assert (actual, out) == (status, "")
    assert err.startswith("durbar: ")
    assert expected in err
    assert err.count("\n") == 1
    assert list(folder.iterdir()) == []
