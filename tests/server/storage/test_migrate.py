"""Tests of migrations: a database is brought up to date or left unchanged."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata

from durbar.server.storage import schema
from durbar.server.storage.engine import StorageError, file_of, is_sqlite, pragmas
from durbar.server.storage.migrate import alembic_context, known_revisions, migrate, stored_revision
from server.storage.future_migration import CURRENT_REVISION, NEXT_REVISION, add_migration
from server.storage.rows import put_table, stored, table_row

pytestmark = pytest.mark.anyio


async def differences(engine, metadata=schema.metadata):
    """Return the differences between a database and a schema."""
    async with engine.connect() as connection:
        return await connection.run_sync(lambda plain: compare_metadata(alembic_context(plain), metadata))


async def revision_of(engine):
    """Return the revision of a database's schema."""
    async with engine.connect() as connection:
        return await stored_revision(connection)


async def test_migrations_lead_to_the_schema(url, opened):
    engine = opened(url)
    await migrate(engine)
    assert await revision_of(engine) == known_revisions()[-1]
    assert await differences(engine) == []


@pytest.mark.parametrize(
    "change",
    [
        lambda tables: tables["tables"].append_column(sa.Column("more", sa.Text)),
        lambda tables: tables["links"].append_constraint(sa.UniqueConstraint("role", "made")),
        lambda tables: sa.Index("ix_more", tables["entries"].c.at),
        lambda tables: setattr(tables["tables"].c.due, "nullable", False),
        lambda tables: setattr(tables["tables"].c.version, "type", sa.Text()),
        lambda tables: setattr(next(iter(tables["openings"].foreign_key_constraints)), "ondelete", None),
    ],
    ids=["column", "unique", "index", "null", "type", "cascade"],
)
async def test_schema_change_without_a_migration_is_detected(engine, change):
    changed = sa.MetaData(naming_convention=schema.metadata.naming_convention)
    for table in schema.metadata.sorted_tables:
        table.to_metadata(changed)
    change(changed.tables)
    assert await differences(engine, changed) != []


async def test_migrating_again_changes_nothing(engine):
    async with engine.begin() as connection:
        await put_table(connection, "a")
    before = await stored(engine)
    await migrate(engine)
    assert await stored(engine) == before


async def test_newer_database_is_refused_and_unchanged(engine):
    async with engine.begin() as connection:
        await put_table(connection, "a")
        await connection.execute(sa.text(f"UPDATE {schema.VERSION_TABLE} SET version_num = '9999'"))
    before = await stored(engine)
    with pytest.raises(
        StorageError, match=r"created by a newer version of Durbar \(schema revision '9999'; this version knows 0001"
    ):
        await migrate(engine)
    assert await revision_of(engine) == "9999"
    assert await stored(engine) == before


async def test_older_database_is_migrated_without_loss(engine, monkeypatch, tmp_path):
    async with engine.begin() as connection:
        await put_table(connection, "a")
    before = await stored(engine)
    add_migration(monkeypatch, tmp_path)
    await migrate(engine)
    assert await revision_of(engine) == NEXT_REVISION
    after = await stored(engine)
    assert [game for _, _, game, *_ in after.pop("tables")] == ["newer toy"]
    before.pop("tables")
    assert after == before
    if is_sqlite(engine):
        async with engine.connect() as connection:
            assert (await pragmas(connection))["foreign_keys"] == 1


async def test_failing_migration_is_rolled_back(engine, monkeypatch, tmp_path):
    file = add_migration(monkeypatch, tmp_path)
    file.write_text(file.read_text() + "    op.execute('INSERT INTO nowhere VALUES (1)')\n")
    async with engine.begin() as connection:
        await put_table(connection, "a")
    before = await stored(engine)
    with pytest.raises(StorageError, match="nowhere"):
        await migrate(engine)
    assert await revision_of(engine) == CURRENT_REVISION
    assert await stored(engine) == before
    assert await differences(engine) == []


async def test_sqlite_file_of_another_program_is_refused_and_unchanged(sqlite_url, opened):
    engine = opened(sqlite_url)
    path = file_of(engine)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.commit()
    before = path.read_bytes()
    with pytest.raises(
        StorageError, match=r"tables\.sqlite: .* tables of another program \(recipes\); name another database"
    ):
        await migrate(engine)
    await engine.dispose()
    assert path.read_bytes() == before


@pytest.mark.slow
async def test_postgresql_database_may_hold_other_tables_but_no_conflicting_names(postgres, postgres_url, opened):
    engine = opened(postgres_url)
    postgres.query(postgres_url, "CREATE TABLE recipes (name text); CREATE TABLE tables (legs int)")
    with pytest.raises(StorageError, match=r"tables of another program \(tables\); name another database"):
        await migrate(engine)
    assert postgres.query(postgres_url, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == "2"
    postgres.query(postgres_url, "DROP TABLE tables")
    await migrate(engine)
    assert await revision_of(engine) == CURRENT_REVISION


async def test_concurrent_migrations_do_not_conflict(sqlite_url, opened):
    first, second = opened(sqlite_url), opened(sqlite_url)
    await asyncio.gather(migrate(first), migrate(second))
    assert await differences(first) == []


# -- constraints ------------------------------------------------------------------------------------------------------
OPERATOR_TABLES = {"reports", "restrictions", "audit", "server_state", "admin_requests"}
"""The database tables whose rows belong to no game table, even if they name one."""


async def test_deleting_a_table_deletes_its_rows_everywhere(engine):
    async with engine.begin() as connection:
        await put_table(connection, "other", first_serial=100)
    with_other_table = await stored(engine)
    async with engine.begin() as connection:
        await put_table(connection, "a")
    with_both = await stored(engine)
    assert all(
        len(with_both[name]) > len(with_other_table[name]) for name in with_other_table if name != "server_state"
    )
    async with engine.begin() as connection:
        await connection.execute(schema.tables.delete().where(schema.tables.c.id == "a"))
    after = await stored(engine)
    with_more_rows = {name for name in after if len(after[name]) != len(with_other_table[name])} - OPERATOR_TABLES
    assert with_more_rows == {"browsers"}  # browsers belong to no table
    async with engine.begin() as connection:
        await connection.execute(schema.browsers.delete().where(schema.browsers.c.hash == "browser of a"))
    after = await stored(engine)
    game_tables = after.keys() - OPERATOR_TABLES
    assert {name: after[name] for name in game_tables} == {name: with_other_table[name] for name in game_tables}


async def test_deleting_a_browser_deletes_its_permissions(engine):
    async with engine.begin() as connection:
        await put_table(connection, "a")
        await connection.execute(schema.browsers.delete())
    rows = await stored(engine)
    assert rows["holdings"] == []
    assert (len(rows["tables"]), len(rows["entries"])) == (1, 3), "the table and its log are still stored"


@pytest.mark.parametrize("name", ["analyses", "entries", "holdings", "links", "openings"])
async def test_row_without_its_table_is_refused(engine, name):
    async with engine.begin() as connection:
        await put_table(connection, "a")
        row = dict((await connection.execute(sa.select(schema.metadata.tables[name]))).mappings().first())
    other_values = {"table_id": "none", "serial": 77, "hash": "h", "key": "k"}  # no row has these values
    orphan = {**row, **{column: value for column, value in other_values.items() if column in row}}
    with pytest.raises(sa.exc.IntegrityError):
        async with engine.begin() as connection:
            await connection.execute(schema.metadata.tables[name].insert(), [orphan])


async def test_second_entry_with_the_same_version_serial_or_key_is_refused(engine):
    async with engine.begin() as connection:
        await put_table(connection, "a")
    entries = schema.entries
    row = {"table_id": "a", "version": 4, "serial": 50, "at": 1.0, "kind": "move", "body": {}, "key": None}
    with_values_of_other_rows = [{**row, "version": 3}, {**row, "serial": 3}, {**row, "key": "first"}]
    for conflicting_row in with_values_of_other_rows:
        with pytest.raises(sa.exc.IntegrityError):
            async with engine.begin() as connection:
                await connection.execute(entries.insert(), [conflicting_row])
    async with engine.begin() as connection:  # several entries may have no key
        await connection.execute(entries.insert(), [row, {**row, "version": 5, "serial": 51}])


async def test_permissions_of_a_database_without_times_are_kept(url, opened):
    engine = opened(url)
    await migrate(engine, "0002")
    columns = [column for column in schema.holdings.columns if column.name != "granted"]
    async with engine.begin() as connection:
        await connection.execute(schema.tables.insert(), [table_row("a")])
        browser = {"hash": "noor", "created": 0.0, "seen": 0.0, "admitted": False, "profile": {}}
        await connection.execute(schema.browsers.insert(), [browser])
        await connection.execute(
            sa.text("INSERT INTO holdings (browser, table_id, role, seat) VALUES ('noor', 'a', 'seat', 2)")
        )
        before = (await connection.execute(sa.select(*columns))).all()
    await migrate(engine)
    async with engine.connect() as connection:
        assert (await connection.execute(sa.select(*columns))).all() == before == [("noor", "a", "seat", 2)]
        assert (await connection.execute(sa.select(schema.holdings.c.granted))).all() == [(None,)]
