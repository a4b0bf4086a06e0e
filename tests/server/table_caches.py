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


async def nothing(connection, table):
    """Do no extra write."""


NOTHING = ExtraWrite(nothing)


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


async def new_table(table_cache, *who, key=None, begin=False, **more):
    """Open a table, started or not; return its id. ``who`` are the seats, see `tables.driver`."""
    driver = (started if begin else opened)(*(who or (None, None)), **more)
    id, _ = await table_cache.open(driver.table.log, key, NOTHING)
    return id


def say(text, seat=0):
    """Return an action that adds a chat message."""
    return lambda table: actions.say(table, seat, text)


async def logged(table_cache, id):
    """Return a table's log as it is stored."""
    async with table_cache.database.read() as connection:
        return (await read_log(connection, id))[0]


async def check_equal(table_cache, id):
    """Check that the table in memory agrees with its log."""
    assert snapshot((await table_cache.get(id)).table) == snapshot(Table(await logged(table_cache, id)))
