"""Tests of the check of a whole database."""

import contextlib
import shutil
import sqlite3

import pytest

from durbar.server.storage.backup import back_up
from durbar.server.storage.database_check import check_database
from durbar.server.storage.engine import StorageError
from durbar.server.storage.migrate import migrate
from server.playing import friends, play_on, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def played(ready_url):
    """The URL of a database with two game tables, and the ids of these tables."""
    async with serving(ready_url) as server:
        tables = []
        for _ in range(2):
            table, people = await friends(server)
            await play_on(table, dict(enumerate(people)), moves=3)
            tables.append(table)
    return ready_url, tables


def execute(url, statement, *values):
    """Execute an SQL statement that changes rows of a database."""
    with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file, file:
        assert file.execute(statement, values).rowcount > 0


async def test_sound_database_has_no_faults(played):
    url, tables = played
    report = await check_database(url)
    assert (report.file_faults, report.table_faults, report.is_older) == ([], {}, False)
    assert report.tables == len(tables)
    assert report.entries >= 10


@pytest.mark.slow
async def test_sound_postgres_database_has_no_faults(postgres_url):
    async with serving(postgres_url) as server:
        await friends(server)
    report = await check_database(postgres_url)
    assert (report.tables, report.file_faults, report.table_faults) == (1, [], {})


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("UPDATE entries SET body = '{' WHERE table_id = ? AND version = 3", "entry 3 of the table's log is damaged"),
        ("DELETE FROM entries WHERE table_id = ? AND version = 2", "its log cannot be read"),
        ("DELETE FROM entries WHERE table_id = ?", "it has no log"),
        (
            "UPDATE entries SET kind = 'flew' WHERE table_id = ? AND version = 2",
            "entry 2 of the table's log is damaged",
        ),
        (
            "UPDATE entries SET body = json_set(body, '$.seat', 1e30) WHERE table_id = ? AND version = 3",
            "entry 3 of the table's log is damaged",
        ),
        ("UPDATE tables SET version = 99 WHERE id = ?", "its row does not agree with its log"),
        ("UPDATE tables SET stage = 'finished' WHERE id = ?", "its row does not agree with its log"),
        ("UPDATE tables SET summary = '{}' WHERE id = ?", "its summary does not agree with its log"),
        ("UPDATE tables SET summary = '{' WHERE id = ?", "a row in tables is damaged"),
        ("UPDATE holdings SET seat = 90 WHERE table_id = ? AND role = 'host'", "a row in holdings is damaged"),
        ("UPDATE links SET role = 'sea' WHERE table_id = ? AND role = 'seat'", "a row in links is damaged"),
    ],
)
async def test_damaged_table_is_reported_and_no_other(played, statement, expected):
    url, (broken, _) = played
    execute(url, statement, broken)
    report = await check_database(url)
    assert list(report.table_faults) == [broken]
    assert expected in report.table_faults[broken]
    assert report.file_faults == []


async def test_rows_of_no_table_are_reported(played):
    url, (broken, _) = played
    execute(url, "UPDATE links SET table_id = 'gone' WHERE table_id = ?", broken)
    execute(url, "UPDATE browsers SET profile = '[]'")
    report = await check_database(url)
    # three links of the table, and the browsers of the four people at two tables
    faults = ["3 rows refer to a row that does not exist", *["a row in browsers is damaged"] * 4]
    assert report.file_faults == faults
    assert report.table_faults == {}


async def test_backup_is_compared_with_its_checksums_and_not_changed(played, tmp_path):
    url, tables = played
    file = tmp_path / "backup.sqlite"
    await back_up(url, file)
    content = file.read_bytes()
    assert (await check_database(f"sqlite:///{file}")).table_faults == {}
    assert file.read_bytes() == content
    place = content.index(b'"name":"Noor"') + len('"name":"')
    file.write_bytes(content[:place] + b"D" + content[place + 1 :])
    report = await check_database(f"sqlite:///{file}")
    assert report.file_faults == ["the file of this backup does not match its checksum"]
    (damaged,) = report.table_faults
    assert damaged in tables
    assert report.table_faults[damaged] == "it does not match its checksum"


async def test_damaged_file_is_reported(played, tmp_path):
    url, _ = played
    path = shutil.copy(url.removeprefix("sqlite:///"), tmp_path / "copy.sqlite")
    content = bytearray(path.read_bytes())
    content[5 * 4096 : 6 * 4096] = bytes(4096)  # the sixth page of the file
    path.write_bytes(content)
    try:
        report = await check_database(f"sqlite:///{path}")
    except StorageError as error:
        assert "malformed" in str(error)  # noqa: PT017  (SQLite may find the damage at once or in the check)
    else:
        assert report.file_faults


async def test_missing_database_and_database_without_durbar_tables_are_refused(tmp_path, opened):
    with pytest.raises(StorageError, match="this database does not exist"):
        await check_database(f"sqlite:///{tmp_path / 'none.sqlite'}")
    (tmp_path / "empty.sqlite").touch()
    with pytest.raises(StorageError, match="there are no Durbar tables in this database"):
        await check_database(f"sqlite:///{tmp_path / 'empty.sqlite'}")


async def test_older_database_is_not_migrated(tmp_path, opened):
    url = f"sqlite:///{tmp_path / 'old.sqlite'}"
    await migrate(opened(url), "0001")
    report = await check_database(url)
    assert (report.is_older, report.tables) == (True, 0)
