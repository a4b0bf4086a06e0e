"""A process that writes through the write queue and prints what was acknowledged, for the tests of durability.

    python -m server.storage.write_process URL WRITERS COMMITS [PRAGMA]

Each of WRITERS tasks opens a table and appends COMMITS entries to it. It prints ``ack TABLE VERSION`` for each
acknowledged entry, ``no REASON`` for a refused one, and ``end`` when all tasks have ended. A line on standard input
starts them again, with other tables. PRAGMA weakens the durability of every connection, to show that the tests notice.
"""

import asyncio
import os
import sys

import sqlalchemy as sa

from durbar.server.storage.engine import StorageError, open_engine
from durbar.server.storage.migrate import migrate
from durbar.server.storage.schema import entries, tables
from durbar.server.storage.write_queue import WriteQueue
from server.storage.rows import entry_row, table_row


def print_line(line):
    """Print a line in one piece, also to the log of sync calls if there is one."""
    os.write(sys.stdout.fileno(), f"{line}\n".encode())
    log = os.environ.get("DISK_LOG")
    if log:
        file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        os.write(file, f"{line}\n".encode())
        os.close(file)


def append_entry(name, version):
    """Return a function for the write queue that appends an entry with the next serial to a table."""

    async def work(connection):
        if version == 1:
            await connection.execute(tables.insert(), [table_row(name)])
        last = await connection.scalar(sa.select(sa.func.coalesce(sa.func.max(entries.c.serial), 0)))
        await connection.execute(entries.insert(), [entry_row(name, version, last + 1)])
        changed = {"version": version, "serial": last + 1}
        await connection.execute(tables.update().where(tables.c.id == name).values(changed))

    return work


async def write_table(database, name, commits):
    """Create a table and append entries to it. Print a line for each; stop when one is refused."""
    for version in range(1, commits + 1):
        try:
            await database.write(append_entry(name, version))
        except StorageError as error:
            print_line(f"no {error}")
            return
        print_line(f"ack {name} {version}")


async def main(url, writers, commits, *pragmas):
    engine = open_engine(url)
    await migrate(engine)
    for pragma in pragmas:
        sa.event.listen(
            engine.sync_engine, "connect", lambda connection, _, pragma=pragma: execute_pragma(connection, pragma)
        )
    database = WriteQueue(engine)
    await database.start()
    print_line("begin")
    for round_number in range(1000):
        tasks = (write_table(database, f"{round_number}.{number}", int(commits)) for number in range(int(writers)))
        await asyncio.gather(*tasks)
        print_line("end")
        if not await asyncio.to_thread(sys.stdin.readline):
            break
    await database.close()
    await engine.dispose()


def execute_pragma(connection, pragma):
    """Execute a pragma on a new connection."""
    cursor = connection.cursor()
    cursor.execute(pragma)
    cursor.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
