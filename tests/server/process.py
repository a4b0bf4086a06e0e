"""A server in a process of its own, as `durbar serve` has it, that can be killed.

python -m server.process URL [SETTINGS]             serves; SETTINGS is JSON; says where on standard output
python -m server.process --starter URL [SETTINGS]   serves in a child for every line on standard input
"""

import json
import os
import signal
import subprocess
import sys

from durbar.server.run import serve
from server.playing import PATIENCE, Person, settings

HERE = [sys.executable, "-W", "ignore", "-m", "server.process"]


def surroundings(**more):
    """The environment of a process that finds Durbar, the tests, and the toy by its name."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "DURBAR_GAMES": "toy.game", **more}


class Reached:
    """A server that is reached at an address."""

    def __init__(self, told):
        self.address = "http://" + told.split("http://")[1].split()[0].rstrip("/")
        self._people = []

    def person(self, name=""):
        """Somebody with a browser of their own."""
        self._people.append(Person(None, self.address, name))
        return self._people[-1]

    def again(self, person):
        """The same browser, after the server has been started anew at another address."""
        same = self.person(person.name)
        for cookie in person.client.cookies.jar:
            same.client.cookies.set(cookie.name, cookie.value)
        return same

    async def leave(self):
        """Let everybody close their browser."""
        for person in self._people:
            await person.client.aclose()


class Process(Reached):
    """A server that runs. Without ``command`` it is this file; else any command line that tells where it serves."""

    def __init__(self, database, command=None, env=None, **more):
        self.process = subprocess.Popen(
            command or [*HERE, database, json.dumps(more)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=surroundings(**(env or {})),
            start_new_session=True,
        )
        told = self.process.stdout.readline()
        if "http://" not in told:
            self.process.kill()
            raise AssertionError(f"it does not serve: {told}{self.process.communicate()[1]}")
        super().__init__(told)

    def kill(self):
        """End it without a word."""
        self.process.kill()
        return self.wait()

    def stop(self, how=signal.SIGTERM):
        """End it as a system does; its exit status and what it said on standard error."""
        self.process.send_signal(how)
        return self.wait()

    def wait(self):
        """Wait until it has ended; its exit status and what it said on standard error."""
        _, said = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said

    async def __aenter__(self):
        return self

    async def __aexit__(self, *error):
        await self.leave()
        if self.process.poll() is None:
            self.process.kill()
            self.wait()


class Starter:
    """Starts a server again and again without loading everything anew: each is a child of one process."""

    def __init__(self, database, folder, **more):
        self._said = (folder / "said").open("w+")
        self._process = subprocess.Popen(
            [*HERE, "--starter", database, json.dumps(more)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
            text=True,
            env=surroundings(),
        )
        self._child = None

    def start(self):
        """A server that serves."""
        self._process.stdin.write("start\n")
        self._process.stdin.flush()
        told = self._process.stdout.readline()
        if "http://" not in told:
            raise AssertionError(f"it does not serve: {told}{self.said()}")
        self._child = int(told.split()[0])
        return Reached(told)

    def kill(self):
        """End the server without a word."""
        os.kill(self._child, signal.SIGKILL)
        self._child = None
        assert self._process.stdout.readline() == "ended by 9\n"

    def said(self):
        """What all servers have said on standard error."""
        self._said.seek(0)
        return self._said.read()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        if self._child is not None:
            self.kill()
        self._process.communicate(timeout=PATIENCE)
        self._said.close()


def start_each_time(*arguments):
    """Serve in a child for every line that is read; tell when it has ended."""
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            main(*arguments, told=f"{os.getpid()} ")
            os._exit(0)
        _, status = os.waitpid(child, 0)
        print(f"ended by {os.WTERMSIG(status)}" if os.WIFSIGNALED(status) else "ended", flush=True)


def main(database, more="{}", told=""):
    """Serve, and say where."""
    serve(settings(database, port=0, **json.loads(more)), lambda address: print(told + address, flush=True))


if __name__ == "__main__":
    if sys.argv[1] == "--starter":
        start_each_time(*sys.argv[2:])
    else:
        main(*sys.argv[1:])
