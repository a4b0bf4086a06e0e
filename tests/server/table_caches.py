"""Table caches without HTTP, on a migrated database."""

from contextlib import asynccontextmanager

from durbar.server.entropy import Entropy
from durbar.server.services.table_cache import TableCache
from durbar.server.storage.engine import open_engine
from durbar.server.storage.journal import ExtraWrite, read_log
from durbar.server.storage.write_queue import WriteQueue
from durbar.tables import actions
from durbar.tables.table import Table
from tables.driver import opened, snapshot, started


async def no_extra_write(connection, table):
    """Write nothing besides the log entries."""


NO_EXTRA_WRITE = ExtraWrite(no_extra_write)


class Clock(Entropy):
    """A clock that tests set."""

    time = 1_000_000.0

    def now(self):
        return self.time


@asynccontextmanager
async def open_table_cache(url, entropy=None):
    """Open a table cache on a migrated database."""
    engine = open_engine(url)
    database = WriteQueue(engine)
    await database.start()
    table_cache = TableCache(database, entropy or Entropy())
    await table_cache.start()
    try:
        yield table_cache
    finally:
        await table_cache.close()
        await database.close()
        await engine.dispose()


async def new_table(table_cache, *seat_kinds, key=None, begin=False, **arguments):
    """Open a table and return its id. With ``begin`` its game is started.

    ``seat_kinds`` and ``arguments`` are those of `opened` in `tables.driver`.
    """
    driver = (started if begin else opened)(*(seat_kinds or (None, None)), **arguments)
    id, _ = await table_cache.open(driver.table.log, key, NO_EXTRA_WRITE)
    return id


def say(text, seat=0):
    """Return an action that adds a chat message."""
    return lambda table: actions.say(table, seat, text)


async def stored_log(table_cache, id):
    """Return a table's log from the database."""
    async with table_cache.database.read() as connection:
        log, _ = await read_log(connection, id)
        return log


async def check_memory_equals_log(table_cache, id):
    """Check that the table in memory agrees with its log."""
    assert snapshot((await table_cache.get(id)).table) == snapshot(Table(await stored_log(table_cache, id)))
