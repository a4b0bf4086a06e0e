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

    def lines_until_end(self):
        """Return the lines that the process prints until its writers have ended."""
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
        """Kill the process after it has printed ``after`` lines.

        Return all its acknowledgements, each as a table and a version.
        """
        output = list(itertools.islice(self.process.stdout, after))
        self.process.kill()
        output += self.process.stdout.readlines()
        self.process.wait(60)
        self.process.stdin.close()
        self.process.stdout.close()
        return {tuple(line.split()[1:]) for line in output if line.startswith("ack ") and line.endswith("\n")}


def count_syncs(shim, tmp_path, *pragma):
    """Return the number of syncs of the database's write-ahead log before each acknowledgement."""
    log = tmp_path / "disk.log"
    database = tmp_path.resolve() / "tables.sqlite"
    writer = WriterProcess(f"sqlite:///{database}", 1, COMMITS, *pragma, LD_PRELOAD=str(shim), DISK_LOG=str(log))
    assert len(writer.lines_until_end()) == COMMITS
    writer.finish()
    lines = log.read_text().splitlines()
    lines = lines[lines.index("begin") + 1 : lines.index("end")]
    counts = [0]
    for line in lines:
        if line.startswith("ack "):
            counts.append(0)
        elif line == f"sync {database}-wal":
            counts[-1] += 1
    return counts[:-1]  # without the syncs after the last acknowledgement


@pytest.mark.compiled_only
def test_commit_is_synced_before_it_is_acknowledged(shim, tmp_path):
    (tmp_path / "full").mkdir()
    (tmp_path / "normal").mkdir()
    full = count_syncs(shim, tmp_path / "full")
    normal = count_syncs(shim, tmp_path / "normal", "PRAGMA synchronous=NORMAL")
    assert len(full) == len(normal) == COMMITS
    assert all(count >= 1 for count in full), full
    assert sum(normal) < COMMITS, "otherwise this check would miss a weaker setting"


@pytest.mark.compiled_only
def test_full_disk_refuses_writes_until_there_is_space(shim, tmp_path):
    full_marker = tmp_path / "full"
    database = tmp_path / "tables.sqlite"
    writers, commits = 3, 4
    writer = WriterProcess(f"sqlite:///{database}", writers, commits, LD_PRELOAD=str(shim), DISK_FULL=str(full_marker))
    assert sorted(line.split()[0] for line in writer.lines_until_end()) == ["ack"] * writers * commits
    full_marker.touch()
    writer.start_again()
    refused = writer.lines_until_end()
    assert refused == [f"no {database}: database or disk is full; free some disk space and try again\n"] * writers
    full_marker.unlink()
    writer.start_again()
    assert sorted(line.split()[0] for line in writer.lines_until_end()) == ["ack"] * writers * commits
    writer.finish()
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (2 * writers,)
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (2 * writers * commits,)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.compiled_only
def test_backup_is_synced_before_it_is_renamed(shim, tmp_path):
    log, folder = tmp_path / "disk.log", tmp_path.resolve() / "backups"
    folder.mkdir()
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    WriterProcess(database, 1, 1).finish()
    recording = {"LD_PRELOAD": str(shim), "DISK_LOG": str(log)}
    process = run("backup", folder / "backup.sqlite", "--database", database, **recording)
    assert (process.returncode, process.stderr) == (0, "")
    # the last two syncs are of the temporary file and, after it was renamed, of its folder
    *_, temporary_file, last = [line.removeprefix("sync ") for line in log.read_text().splitlines()]
    assert temporary_file.startswith(f"{folder}/.backup.sqlite.")
    assert not temporary_file.endswith(("-wal", "-journal"))
    assert last == str(folder)
    assert [path.name for path in folder.iterdir()] == ["backup.sqlite"]


def check_stored(url, acknowledged):
    """Check that everything acknowledged is stored, and that versions and serials have no gaps.

    ``acknowledged`` has pairs of a table and a version, as the writer process prints them.
    """
    rows = asyncio.run(rows_of(url))
    stored = {(table, version) for table, version, *_ in rows["entries"]}
    assert {(table, int(version)) for table, version in acknowledged} <= stored
    for id, _, _, _, last_version, *_ in rows["tables"]:
        assert {version for table, version in stored if table == id} == set(range(1, last_version + 1))
    serials = sorted(serial for _, _, serial, *_ in rows["entries"])
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
