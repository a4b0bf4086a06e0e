"""Tests of retention: tables and browsers that have been unused for some time are deleted, and nothing else is."""

import pytest
import sqlalchemy as sa

from durbar.server.services.retention import Retention
from durbar.server.settings import DAY
from durbar.server.storage import schema
from server.playing import eventually, serving
from server.table_caches import Clock

pytestmark = pytest.mark.anyio


def retention_of(server, days=30):
    """Return the retention of a server. It checks nothing by itself; the tests call `check`."""
    services = server.services
    return Retention(services.table_cache, services.sessions, services.hub, days)


async def stored(server, table):
    """Return the values of the first column of a database table."""
    async with server.services.database.read() as connection:
        return set((await connection.execute(sa.select(table.columns[0]))).scalars())


async def test_unchanged_tables_are_deleted_with_everything_that_belongs_to_them(any_ready_url):
    clock = Clock()
    async with serving(any_ready_url, clock) as server:
        noor = server.person("Noor")
        old = await noor.open_table("me", "open")
        clock.time += 20 * DAY
        new = await noor.open_table("me", "open")
        clock.time += 11 * DAY
        async with noor.listening() as events:
            await retention_of(server).check()
            assert (await events.next("gone")).data == {"table": old["table"]}
        assert await stored(server, schema.tables) == {new["table"]}
        assert await stored(server, schema.entries) == {new["table"]}
        assert {row["table"] for row in await noor.get("/tables")} == {new["table"]}
        assert (await noor.refusal("GET", f"/tables/{old['table']}"))[0] == 404
        await noor.act(new["table"], "chat", seat=0, text="hello")


async def test_changed_table_is_kept(ready_url):
    clock = Clock()
    async with serving(ready_url, clock) as server:
        noor = server.person("Noor")
        made = await noor.open_table("me", "open")
        clock.time += 29 * DAY
        await noor.act(made["table"], "chat", seat=0, text="is anybody there?")
        clock.time += 29 * DAY
        await retention_of(server).check()
        assert await stored(server, schema.tables) == {made["table"]}


async def test_table_that_has_changed_since_the_given_time_is_not_deleted(ready_url):
    clock = Clock()
    async with serving(ready_url, clock) as server:
        noor = server.person("Noor")
        made = await noor.open_table("me", "open")
        await noor.act(made["table"], "chat", seat=0, text="hello")
        cache = server.services.table_cache
        await cache.delete(made["table"], if_unchanged_since=clock.time - 1)
        assert await stored(server, schema.tables) == {made["table"]}
        await cache.delete(made["table"], if_unchanged_since=clock.time)
        assert await stored(server, schema.tables) == set()


async def test_unused_browsers_without_a_table_are_deleted(any_ready_url):
    clock = Clock()
    async with serving(any_ready_url, clock) as server:
        host, visitor, unused = server.person("Noor"), server.person(), server.person()
        made = await host.open_table("me", "novice")
        for person in (visitor, unused):
            await person.put("/me", {"name": "Ines"})
        clock.time += 29 * DAY
        await visitor.get("/me")
        await host.act(made["table"], "chat", seat=0, text="hello")
        clock.time += 2 * DAY
        await retention_of(server).check()
        assert len(await stored(server, schema.browsers)) == 2, "only the unused browser is deleted"
        assert (await visitor.get("/me"))["name"] == "Ines"
        assert (await unused.get("/me"))["name"] == ""
        assert (await unused.put("/me", {"name": "Tara"}))["name"] == "Tara"
        assert (await host.look(made["table"], 0))["you"]["host"]


async def test_browser_with_an_open_stream_is_kept(ready_url):
    clock = Clock()
    async with serving(ready_url, clock) as server:
        noor = server.person("Noor")
        await noor.put("/me", {"name": "Noor"})
        async with noor.listening():
            clock.time += 100 * DAY
            await retention_of(server).check()
            assert len(await stored(server, schema.browsers)) == 1


async def test_time_of_the_last_request_is_stored_once_a_day(ready_url):
    clock = Clock()
    async with serving(ready_url, clock) as server:
        noor = server.person("Noor")
        await noor.put("/me", {"name": "Noor"})

        async def stored_time():
            async with server.services.database.read() as connection:
                return await connection.scalar(sa.select(schema.browsers.c.seen))

        time_of_first_request = clock.time
        clock.time += DAY / 2
        await noor.get("/me")
        assert await stored_time() == time_of_first_request
        clock.time += DAY
        await noor.get("/me")
        assert await stored_time() == clock.time


async def test_server_deletes_nothing_by_default(ready_url):
    clock = Clock()
    async with serving(ready_url, clock) as server:
        made = await server.person("Noor").open_table("me", "open")
    clock.time += 10_000 * DAY
    async with serving(ready_url, clock) as server:
        assert await stored(server, schema.tables) == {made["table"]}


async def test_server_with_a_retention_deletes_old_tables_when_it_starts(ready_url):
    clock = Clock()
    async with serving(ready_url, clock) as server:
        await server.person("Noor").open_table("me", "open")
    clock.time += 31 * DAY
    async with serving(ready_url, clock, retention_days=30) as server:

        async def is_empty():
            return not await stored(server, schema.tables) and not await stored(server, schema.browsers)

        await eventually(is_empty)


async def test_damaged_table_is_kept_and_stops_no_other_deletion(ready_url):
    clock = Clock()
    async with serving(ready_url, clock) as server:
        noor = server.person("Noor")
        broken, old = [(await noor.open_table("me", "open"))["table"] for _ in range(2)]
        server.services.table_cache.damaged.add(broken)
        clock.time += 31 * DAY
        await retention_of(server).check()
        assert await stored(server, schema.tables) == {broken}
        assert old not in {row["table"] for row in await noor.get("/tables")}
