"""Tests that no acknowledged write is lost when the process or the machine fails."""

import asyncio
import itertools
import os
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from cli.running import run
from server.storage.rows import rows_of

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
COMMITS = 12
"""The number of commits whose disk syncs are counted."""


class WriterProcess:
    """A process that writes (see write_process.py)."""

    def __init__(self, *arguments, **environment):
        path = os.pathsep.join([str(HERE.parents[1]), *sys.path])
        self.process = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-m", "server.storage.write_process", *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path, **environment},
        )
        assert self.process.stdout.readline() == "begin\n"

    def until_end(self):
        """Return the output of the process until its writers have ended."""
        return list(itertools.takewhile(lambda line: line != "end\n", self.process.stdout))

    def start_again(self):
        """Start the writers again, with other tables."""
        self.process.stdin.write("again\n")
        self.process.stdin.flush()

    def finish(self):
        """Close the input of the process, and wait until it has ended."""
        self.process.communicate(timeout=60)
        assert self.process.returncode == 0

    def kill(self, after):
        """Kill the process after a number of acknowledgements; return all of them."""
        output = list(itertools.islice(self.process.stdout, after))
        self.process.kill()
        output += self.process.stdout.readlines()
        self.process.wait(60)
        self.process.stdin.close()
        self.process.stdout.close()
        return {tuple(line.split()[1:]) for line in output if line.startswith("ack ") and line.endswith("\n")}


def syncs(shim, tmp_path, *pragma):
    """Return the number of syncs of the database's log before each acknowledgement."""
    log = tmp_path / "disk.log"
    database = tmp_path.resolve() / "tables.sqlite"
    writer = WriterProcess(f"sqlite:///{database}", 1, COMMITS, *pragma, LD_PRELOAD=str(shim), DISK_LOG=str(log))
    assert len(writer.until_end()) == COMMITS
    writer.finish()
    lines = log.read_text().splitlines()
    lines = lines[lines.index("begin") + 1 : lines.index("end")]
    found = [0]
    for line in lines:
        if line.startswith("ack "):
            found.append(0)
        elif line == f"sync {database}-wal":
            found[-1] += 1
    return found[:-1]


@pytest.mark.compiled_only
def test_commit_is_synced_before_it_is_acknowledged(shim, tmp_path):
    (tmp_path / "full").mkdir()
    (tmp_path / "normal").mkdir()
    full = syncs(shim, tmp_path / "full")
    normal = syncs(shim, tmp_path / "normal", "PRAGMA synchronous=NORMAL")
    assert len(full) == len(normal) == COMMITS
    assert all(count >= 1 for count in full), full
    assert sum(normal) < COMMITS, "otherwise this check would miss a weaker setting"


@pytest.mark.compiled_only
def test_full_disk_refuses_writes_until_there_is_space(shim, tmp_path):
    full_marker = tmp_path / "full"
    database = tmp_path / "tables.sqlite"
    writer = WriterProcess(f"sqlite:///{database}", 3, 4, LD_PRELOAD=str(shim), DISK_FULL=str(full_marker))
    assert sorted(line.split()[0] for line in writer.until_end()) == ["ack"] * 12
    full_marker.touch()
    writer.start_again()
    refused = writer.until_end()
    assert refused == [f"no {database}: database or disk is full; free some disk space and try again\n"] * 3
    full_marker.unlink()
    writer.start_again()
    assert sorted(line.split()[0] for line in writer.until_end()) == ["ack"] * 12
    writer.finish()
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (6,)
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (24,)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.compiled_only
def test_backup_is_synced_before_it_is_renamed(shim, tmp_path):
    log, folder = tmp_path / "disk.log", tmp_path.resolve() / "backups"
    folder.mkdir()
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    WriterProcess(database, 1, 1).finish()
    recording = {"LD_PRELOAD": str(shim), "DISK_LOG": str(log)}
    done = run("backup", folder / "backup.sqlite", "--database", database, **recording)
    assert (done.returncode, done.stderr) == (0, "")
    *_, draft, last = [line.removeprefix("sync ") for line in log.read_text().splitlines()]
    assert draft.startswith(f"{folder}/.backup.sqlite.")
    assert not draft.endswith(("-wal", "-journal"))
    assert last == str(folder)
    assert [path.name for path in folder.iterdir()] == ["backup.sqlite"]


def check_stored(url, acknowledged):
    """Check that everything acknowledged is stored, and that the database is consistent."""
    rows = asyncio.run(rows_of(url))
    stored = {(row[0], str(row[1])) for row in rows["entries"]}
    assert acknowledged <= stored
    versions = {row[0]: row[4] for row in rows["tables"]}
    for name, version in versions.items():
        assert {number for table, number in stored if table == name} == set(map(str, range(1, version + 1)))
    serials = sorted(row[2] for row in rows["entries"])
    assert serials == list(range(1, len(serials) + 1))


@pytest.mark.parametrize("kill_after", [1, 30, 150])
def test_killed_process_has_stored_what_it_acknowledged(url, kill_after):
    writer = WriterProcess(url, 8, 10_000)
    acknowledged = writer.kill(kill_after + random.randrange(10))
    assert len(acknowledged) >= kill_after
    check_stored(url, acknowledged)


def test_crashed_postgresql_has_stored_what_was_acknowledged(postgres, postgres_url):
    writer = WriterProcess(postgres_url, 8, 10_000)
    output = list(itertools.islice(writer.process.stdout, 50))
    postgres.crash()
    acknowledged = {tuple(line.split()[1:]) for line in output} | writer.kill(0)
    check_stored(postgres_url, {pair for pair in acknowledged if pair})
