"""Tables kept without HTTP: a keeper on a database of today's form, and what tests do with it."""

from contextlib import asynccontextmanager

from durbar.server.entropy import Entropy
from durbar.server.services.table_cache import TableCache
from durbar.server.storage.engine import open_engine
from durbar.server.storage.journal import Also, read_log
from durbar.server.storage.write_queue import WriteQueue
from durbar.tables import actions
from durbar.tables.table import Table
from tables.around import opened, started, told


async def nothing(connection, table):
    """Nothing more is written."""


NOTHING = Also(nothing)


class Clock(Entropy):
    """A clock that is set by hand."""

    time = 1_000_000.0

    def now(self):
        return self.time


@asynccontextmanager
async def keeping_at(url, entropy=None):
    """A keeper on a database that has today's form."""
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
    """Open a table (see `tables.around`), dealt or not: its id."""
    around = (started if begin else opened)(*(who or (None, None)), **more)
    id, _ = await table_cache.open(around.at.log, key, NOTHING)
    return id


def say(text, seat=0):
    """An act."""
    return lambda table: actions.say(table, seat, text)


async def logged(table_cache, id):
    """The log of a table, as it is stored."""
    async with table_cache.database.read() as connection:
        return (await read_log(connection, id))[0]


async def check_equal(table_cache, id):
    """Memory is equal to the log."""
    assert told((await table_cache.get(id)).table) == told(Table(await logged(table_cache, id)))
