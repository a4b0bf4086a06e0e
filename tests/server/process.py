"""A server in a process of its own, as `durbar serve` has it, that can be killed.

python -m server.process URL [SETTINGS]     serves; SETTINGS is JSON; says where on standard output
"""

import json
import os
import signal
import subprocess
import sys

from durbar.server.serving import serve
from server.playing import PATIENCE, Person, settings


class Process:
    """A server that runs. Without ``command`` it is this file; else any command line that tells where it serves."""

    def __init__(self, database, command=None, env=None, **more):
        words = command or [sys.executable, "-W", "ignore", "-m", "server.process", database, json.dumps(more)]
        self.process = subprocess.Popen(
            words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "DURBAR_GAMES": "toy.game", **(env or {})},
            start_new_session=True,
        )
        told = self.process.stdout.readline()
        if "http://" not in told:
            self.process.kill()
            raise AssertionError(f"it does not serve: {told}{self.process.communicate()[1]}")
        self._people = []
        self.address = "http://" + told.split("http://")[1].split()[0].rstrip("/")

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

    def kill(self):
        """End it without a word."""
        self.process.kill()
        return self._ended()

    def stop(self, how=signal.SIGTERM):
        """End it as a system does; its exit status and what it said on standard error."""
        self.process.send_signal(how)
        return self._ended()

    def _ended(self):
        _, said = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said

    async def __aenter__(self):
        return self

    async def __aexit__(self, *error):
        for person in self._people:
            await person.client.aclose()
        if self.process.poll() is None:
            self.process.kill()
            self._ended()


def main(database, more="{}"):
    serve(settings(database, port=0, **json.loads(more)), lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
