"""A PostgreSQL server in a temporary folder, started when first needed and stopped with the tests."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from urllib.parse import quote

MISSING = "this test needs PostgreSQL, which is not installed: `tools/system_packages postgres` says how to install it"
TIMEOUT = 60
"""Seconds to wait for a program of PostgreSQL."""

# A shell script that waits for the end of its input, then stops the server and removes its folder. Its input ends when
# the tests end, even if they are killed.
WATCH = """
read -r _
pid=$(head -n 1 "$0/data/postmaster.pid" 2>/dev/null)
[ -n "$pid" ] && kill -INT "$pid"
while [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
rm -rf "$0"
"""


def programs_folder():
    """Return the folder of initdb and postgres. On Debian each version has its own folder, outside PATH."""
    initdb = shutil.which("initdb")
    folders = [Path(initdb).resolve().parent] if initdb else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise RuntimeError(MISSING)


class Postgres:
    """A running PostgreSQL server. Only users of this machine can reach it, through a socket in its folder."""

    def __init__(self):
        self._programs = programs_folder()
        self._folder = Path(tempfile.mkdtemp(prefix="durbar-postgres-"))
        self._databases = 0
        # PostgreSQL refuses to run as root.
        self._user_options = {}
        if os.getuid() == 0:
            user = next(entry for entry in map(_user, ("postgres", "nobody")) if entry is not None)
            os.chown(self._folder, user.pw_uid, user.pw_gid)
            self._user_options = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._data = self._folder / "data"
        self._server = None
        self._watch = subprocess.Popen(["sh", "-c", WATCH, self._folder], stdin=subprocess.PIPE, start_new_session=True)
        try:
            self._run(
                "initdb", "--no-sync", "-D", self._data, "-U", "durbar", "-A", "trust", "-E", "UTF8", "--no-locale"
            )
            self._start()
        except BaseException:
            self.close()
            raise

    def _start(self):
        """Start the server process, and wait until it accepts connections."""
        # Without fsync: the tests crash PostgreSQL, not the machine, so the operating system keeps what it has written.
        settings = ["listen_addresses=", f"unix_socket_directories={self._folder}", "fsync=off", "max_connections=80"]
        options = [option for setting in settings for option in ("-c", setting)]
        with (self._folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, *options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                start_new_session=True,  # Ctrl-C goes to the tests, which stop the server
                **self._user_options,
            )
        end = time.monotonic() + TIMEOUT
        while self._call("pg_isready", "-q").returncode != 0:
            if self._server.poll() is not None or time.monotonic() > end:
                raise RuntimeError("PostgreSQL does not start:\n" + (self._folder / "log").read_text())
            time.sleep(0.05)

    def crash(self):
        """Kill the server and start it again."""
        self._server.send_signal(signal.SIGQUIT)
        self._server.wait(TIMEOUT)
        self._start()

    def close(self):
        """Stop the server and remove its data."""
        self._watch.stdin.close()
        if self._server is not None:
            self._server.wait(TIMEOUT)
        self._watch.wait(TIMEOUT)

    def new_database(self):
        """Create an empty database and return its URL."""
        self._databases += 1
        name = f"test_{self._databases}"
        process = self._call("createdb", name)
        assert process.returncode == 0, process.stderr
        return f"postgresql://durbar@/{name}?host={quote(str(self._folder))}"

    def drop_database(self, url):
        """Drop a database, even if there are connections to it."""
        process = self._call("dropdb", "--force", _database_name(url))
        assert process.returncode == 0, process.stderr

    def query(self, url, statement):
        """Execute an SQL statement with `psql`, independently of Durbar, and return its output."""
        options = ("-X", "-A", "-t", "-v", "ON_ERROR_STOP=1")  # no start-up file, plain output, and stop at an error
        process = self._call("psql", "-d", _database_name(url), *options, "-c", statement)
        assert process.returncode == 0, process.stderr
        return process.stdout.strip()

    def _call(self, program, *arguments):
        """Run one of PostgreSQL's client programs, connected to this server."""
        return subprocess.run(
            [self._programs / program, *arguments],
            env={**os.environ, "PGHOST": str(self._folder), "PGUSER": "durbar", "PGPASSWORD": ""},
            capture_output=True,
            text=True,
            cwd=self._folder,
            timeout=TIMEOUT,
            check=False,
        )

    def _run(self, program, *arguments):
        """Run a program of PostgreSQL, and raise an error if it fails."""
        process = subprocess.run(
            [self._programs / program, *arguments],
            capture_output=True,
            text=True,
            cwd=self._folder,
            check=False,
            **self._user_options,
        )
        if process.returncode != 0:
            raise RuntimeError(f"{program} fails:\n{process.stdout}{process.stderr}")


def _database_name(url):
    """Return the name of the database in a URL such as postgresql://durbar@/test_1?host=…"""
    return url.split("/")[3].partition("?")[0]


def _user(name):
    """Return a user of this machine by name, or None."""
    try:
        return pwd.getpwnam(name)
    except KeyError:
        return None
