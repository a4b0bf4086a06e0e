"""A server in its own process, like `durbar serve`, that can be killed.

python -m server.process URL [SETTINGS]             runs a server and prints its address; SETTINGS is JSON
python -m server.process --starter URL [SETTINGS]   runs a server in a child process for every line of standard input
"""

import json
import os
import signal
import subprocess
import sys

from durbar.server.run import serve
from server.playing import TIMEOUT, Person, settings

# The command line that runs this module.
THIS_MODULE = [sys.executable, "-W", "ignore", "-m", "server.process"]


def child_environment(**variables):
    """Return an environment in which Durbar, the tests and the toy game can be imported."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "DURBAR_GAMES": "toy.game", **variables}


class RemoteServer:
    """A server whose address is in ``line``, a line of its output."""

    def __init__(self, line):
        self.address = "http://" + line.split("http://")[1].split()[0].rstrip("/")
        self._people = []

    def person(self, name=""):
        """Return a person with their own browser."""
        self._people.append(Person(None, self.address, name))
        return self._people[-1]

    def again(self, person):
        """Return a person with the cookies of a person at an earlier server, which had another address."""
        same_person = self.person(person.name)
        for cookie in person.client.cookies.jar:
            same_person.client.cookies.set(cookie.name, cookie.value)
        return same_person

    async def leave(self):
        """Close all browsers."""
        for person in self._people:
            await person.client.aclose()


class Process(RemoteServer):
    """A running server process. It runs this file, or else ``command``, which must print the address."""

    def __init__(self, database, command=None, env=None, **server_settings):
        self.process = subprocess.Popen(
            command or [*THIS_MODULE, database, json.dumps(server_settings)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=child_environment(**(env or {})),
            start_new_session=True,
        )
        line = self.process.stdout.readline()
        if "http://" not in line:
            self.process.kill()
            raise AssertionError(f"the server did not start: {line}{self.process.communicate()[1]}")
        super().__init__(line)

    def kill(self):
        """Kill the process."""
        self.process.kill()
        return self.wait()

    def stop(self, signal_number=signal.SIGTERM):
        """Stop the process with a signal; return its exit status and its standard error."""
        self.process.send_signal(signal_number)
        return self.wait()

    def wait(self):
        """Wait until the process has ended; return its exit status and its standard error."""
        _, errors = self.process.communicate(timeout=TIMEOUT)
        return self.process.returncode, errors

    async def __aenter__(self):
        return self

    async def __aexit__(self, *error):
        await self.leave()
        if self.process.poll() is None:
            self.process.kill()
            self.wait()


class ServerStarter:
    """Starts servers repeatedly as children of one process, which has loaded all modules already."""

    def __init__(self, database, folder, **server_settings):
        self._errors = (folder / "errors").open("w+")
        self._process = subprocess.Popen(
            [*THIS_MODULE, "--starter", database, json.dumps(server_settings)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env=child_environment(),
        )
        self._child = None

    def start(self):
        """Start a server and return it."""
        self._process.stdin.write("start\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if "http://" not in line:
            raise AssertionError(f"the server did not start: {line}{self.errors()}")
        self._child = int(line.split()[0])
        return RemoteServer(line)

    def kill(self):
        """Kill the server."""
        os.kill(self._child, signal.SIGKILL)
        self._child = None
        assert self._process.stdout.readline() == "ended by 9\n"

    def errors(self):
        """Return the standard error of all servers."""
        self._errors.seek(0)
        return self._errors.read()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        if self._child is not None:
            self.kill()
        self._process.communicate(timeout=TIMEOUT)
        self._errors.close()


def serve_for_each_line(*arguments):
    """For every line of input, serve in a child process, and print a line when that process has ended."""
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            main(*arguments, prefix=f"{os.getpid()} ")
            os._exit(0)
        _, status = os.waitpid(child, 0)
        print(f"ended by {os.WTERMSIG(status)}" if os.WIFSIGNALED(status) else "ended", flush=True)


def main(database, settings_json="{}", prefix=""):
    """Serve, and print the address after ``prefix``. ``settings_json`` are settings of the server."""
    server_settings = settings(database, port=0, **json.loads(settings_json))
    serve(server_settings, lambda address: print(prefix + address, flush=True))


if __name__ == "__main__":
    if sys.argv[1] == "--starter":
        serve_for_each_line(*sys.argv[2:])
    else:
        main(*sys.argv[1:])
