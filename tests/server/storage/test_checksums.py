"""Tests of the checksums in a backup: a changed bit is found wherever it is."""

import random
import shutil
import sqlite3
from contextlib import closing

import pytest
import sqlalchemy as sa

from durbar.server.storage import schema
from durbar.server.storage.backup import back_up, restore
from durbar.server.storage.checksums import FILE, UNREADABLE, damaged_parts
from durbar.server.storage.engine import StorageError, open_engine, open_file
from server.storage.rows import fill, rows_of

pytestmark = pytest.mark.anyio
PAGE = 4096
"""The size of a page of an SQLite file."""


def flip(file, place, bit):
    """Flip a bit (from 0 to 7) of the byte at an offset ``place`` of a file."""
    content = bytearray(file.read_bytes())
    content[place] ^= 1 << bit
    file.write_bytes(content)


def checksums_of(file):
    """Return the stored checksums by name."""
    with closing(sqlite3.connect(file)) as connection:
        return dict(connection.execute(f"SELECT name, sha256 FROM {schema.CHECKSUM_TABLE}"))


def test_backup_has_a_checksum_for_each_game_table_for_the_browsers_and_for_the_file(backup):
    checksums = checksums_of(backup)
    others = {"browsers", "restrictions", "audit", "server_state", "admin_requests"}
    assert set(checksums) == {"a", "b", FILE, *others}
    assert len(set(checksums.values())) == len(checksums)
    assert damaged_parts(backup) == []


async def test_equal_rows_have_equal_checksums_in_any_order(tmp_path, new_url):
    first, second = new_url("sqlite"), new_url("sqlite")
    await fill(first, "a", "b")
    await fill(second, "a", "b")
    engine = open_engine(second)
    async with engine.begin() as connection:
        rows = [dict(row) for row in (await connection.execute(sa.select(schema.entries))).mappings()]
        await connection.execute(schema.entries.delete())
        await connection.execute(schema.entries.insert(), rows[::-1])
    await engine.dispose()
    files = [tmp_path / "first.sqlite", tmp_path / "second.sqlite"]
    for url, file in zip((first, second), files, strict=True):
        await back_up(url, file)
    first_checksums, second_checksums = map(checksums_of, files)
    assert first_checksums.pop(FILE) != second_checksums.pop(FILE)
    assert first_checksums == second_checksums


def is_refused(file):
    """Return whether the checksums of a backup show that it is damaged, or SQLite cannot read it at all."""
    try:
        return bool(damaged_parts(file))
    except UNREADABLE:
        return True


def test_flipped_bit_is_found_wherever_it_is(backup, tmp_path):
    content = backup.read_bytes()
    rng = random.Random(1)
    # every byte of the first page, which has the header and the schema, and some of each other page
    places = [*range(PAGE), *(rng.randrange(PAGE, len(content)) for _ in range(2000))]
    file = tmp_path / "flipped.sqlite"
    missed = []
    for place in places:
        changed = bytearray(content)
        changed[place] ^= 1 << rng.randrange(8)
        file.write_bytes(changed)
        if not is_refused(file):
            missed.append(place)
    assert missed == []


@pytest.mark.slow
async def test_backup_with_a_flipped_bit_is_refused_with_an_explanation(backup, new_url, tmp_path):
    content = backup.read_bytes()
    rng = random.Random(2)
    url = new_url("sqlite")
    before = await fill(url, "c")
    for place in [*range(0, PAGE, 37), *range(PAGE, len(content), len(content) // 100)]:
        file = shutil.copy(backup, tmp_path / "flipped.sqlite")
        flip(file, place, rng.randrange(8))
        with pytest.raises(StorageError, match=r"^\S+/flipped\.sqlite: .*(damaged|backup|format|malformed)"):
            await restore(file, url, overwrite=True)
    assert await rows_of(url) == before


async def test_damaged_table_is_named(backup, new_url):
    content = backup.read_bytes()
    place = content.index(b"link to b") + 3
    flip(backup, place, 0)
    assert damaged_parts(backup) == ["b", FILE]
    with pytest.raises(StorageError, match="this backup is damaged: the data of b do not match their checksums; noth"):
        await restore(backup, new_url("sqlite"))


async def test_backup_without_checksums_is_restored(backup, new_url):
    """Older versions of Durbar wrote none."""
    with closing(sqlite3.connect(backup)) as connection, connection:
        connection.execute(f"DROP TABLE {schema.CHECKSUM_TABLE}")
    assert damaged_parts(backup) is None
    assert await restore(backup, new_url("sqlite")) == 2


async def test_backup_used_as_a_database_has_no_checksums(backup, new_url, tmp_path):
    engine = open_file(backup)
    async with engine.begin() as connection:
        await connection.execute(schema.links.delete())
    await engine.dispose()
    assert damaged_parts(backup) is None
    assert await restore(backup, new_url("sqlite")) == 2


async def test_damaged_rows_are_backed_up_as_they_are(tmp_path, new_url):
    """Only rows that refer to a table that does not exist cannot be restored."""
    url, other = new_url("sqlite"), new_url("sqlite")
    await fill(url, "a", "b")
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, connection:
        connection.execute("UPDATE entries SET body = '{\"se' WHERE table_id = 'a' AND version = 2")
        connection.execute("UPDATE tables SET summary = x'ff', version = 'two' WHERE id = 'a'")
        connection.execute("UPDATE links SET table_id = 'gone' WHERE table_id = 'a'")
    before = await rows_of(url)
    file = tmp_path / "backup.sqlite"
    assert await back_up(url, file) == 2
    assert await restore(file, other) == 2
    after = await rows_of(other)
    links_without_table = [row for row in before["links"] if "gone" in row]
    assert len(links_without_table) == 1
    assert after.pop("links") == [row for row in before.pop("links") if row not in links_without_table]
    first_table, _ = after.pop("tables")
    *_, summary = first_table
    assert summary in {"\N{REPLACEMENT CHARACTER}", b"\xff"}
    before.pop("tables")
    assert any('{"se' in row for row in after["entries"])
    assert after == before
