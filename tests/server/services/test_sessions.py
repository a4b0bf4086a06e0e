"""Tests of sessions and permissions: memory and database agree."""

import asyncio
import gc

import pytest
import sqlalchemy as sa

from durbar.server.services import sessions as module
from durbar.server.services.sessions import SessionStore, hash_secret
from durbar.server.storage.schema import browsers as rows
from server.table_caches import new_table

pytestmark = pytest.mark.anyio
ADDRESS = "192.0.2.1"


@pytest.fixture
def browsers(table_cache):
    return SessionStore(table_cache.database, table_cache.entropy)


async def give(browsers, browser, table, role, seat=-1):
    """Write a permission and remember it, as routes do."""
    await browsers.database.write(lambda connection: browsers.grant(connection, browser.hash, table, role, seat))
    browsers.add_granted(browser, table, role, seat)


async def void(browsers, table, seat):
    """Revoke the permissions of a seat; return the sessions that had them."""
    await browsers.database.write(lambda connection: browsers.revoke(connection, table, seat))
    return browsers.remove_revoked(table, seat)


async def test_only_the_hash_of_a_cookie_is_stored(browsers):
    _, cookie = await browsers.create(ADDRESS)
    assert len(cookie) >= 43, "256 bits"
    async with browsers.database.read() as connection:
        (stored,) = (await connection.execute(sa.select(rows))).all()
    assert stored.hash == hash_secret(cookie)
    assert cookie not in str(stored)


@pytest.mark.parametrize("cookie", [None, "", "wrong", "x" * 101, "\xff\xfe"])
async def test_unknown_cookie_has_no_session(browsers, cookie):
    assert await browsers.find(cookie) is None


async def test_session_is_known_after_a_restart(table_cache, browsers):
    table = await new_table(table_cache)
    browser, cookie = await browsers.create(ADDRESS)
    await browsers.change(browser, profile={"name": "Noor"}, admitted=True)
    await give(browsers, browser, table, "host")
    await give(browsers, browser, table, "seat", 0)
    await give(browsers, browser, table, "seat", 1)
    await give(browsers, browser, table, "seat", 1)
    again = await SessionStore(table_cache.database, table_cache.entropy).find(cookie)
    assert again == browser
    assert (again.profile, again.admitted) == ({"name": "Noor"}, True)
    assert again.at(table).to_json() == {"host": True, "seats": [0, 1], "watch": False}
    assert not again.at("elsewhere")


async def test_voided_seat_is_taken_from_every_browser(table_cache, browsers):
    table = await new_table(table_cache)
    (noor, noor_cookie), (ines, ines_cookie) = [await browsers.create(ADDRESS) for _ in range(2)]
    await give(browsers, noor, table, "host")
    for browser in (noor, ines):
        await give(browsers, browser, table, "seat", 1)
    assert sorted(await void(browsers, table, 1)) == sorted([noor.hash, ines.hash])
    assert noor.at(table).to_json() == {"host": True, "seats": [], "watch": False}
    assert table not in ines.permissions
    reloaded = SessionStore(table_cache.database, table_cache.entropy)
    assert await reloaded.find(noor_cookie) == noor
    assert await reloaded.find(ines_cookie) == ines


async def test_session_in_use_stays_the_same_object(table_cache, browsers, monkeypatch):
    monkeypatch.setattr(module, "MAX_CACHED", 2)
    table = await new_table(table_cache)
    noor, cookie = await browsers.create(ADDRESS)
    for _ in range(5):
        await browsers.create(ADDRESS)
    assert len(browsers._recent) == 2
    assert await browsers.find(cookie) is noor, "the session is still referenced, for instance by a stream"
    for _ in range(5):
        await browsers.create(ADDRESS)
    await give(browsers, noor, table, "seat", 0)
    assert browsers.remove_revoked(table, 0) == [noor.hash], "permissions are taken from sessions in use, too"
    assert noor.permissions == {}


async def test_unused_sessions_are_evicted_and_read_again(browsers, monkeypatch):
    monkeypatch.setattr(module, "MAX_CACHED", 2)
    cookies = [(await browsers.create(ADDRESS))[1] for _ in range(5)]
    gc.collect()
    assert len(browsers._in_memory) == 2
    assert all([await browsers.find(cookie) for cookie in cookies])


async def test_concurrent_requests_get_one_session_object(table_cache, browsers):
    _, cookie = await browsers.create(ADDRESS)
    reloaded = SessionStore(table_cache.database, table_cache.entropy)
    found = await asyncio.gather(*(reloaded.find(cookie) for _ in range(6)))
    assert len({id(session) for session in found}) == 1


async def test_seat_voided_while_a_session_is_read_is_not_remembered(table_cache, browsers, monkeypatch):
    table = await new_table(table_cache)
    browser, cookie = await browsers.create(ADDRESS)
    await give(browsers, browser, table, "seat", 0)
    reloaded = SessionStore(table_cache.database, table_cache.entropy)
    stored = SessionStore._load
    reads = []

    async def slow(self, hash):
        found = await stored(self, hash)
        reads.append(set(found.permissions))
        if len(reads) == 1:
            await void(self, table, 0)  # committed and announced after the read
        return found

    monkeypatch.setattr(SessionStore, "_load", slow)
    assert (await reloaded.find(cookie)).permissions == {}
    assert reads == [{table}, set()]


async def test_permissions_are_reloaded_after_a_failed_write(table_cache, browsers):
    table, other = await new_table(table_cache), await new_table(table_cache)
    (noor, _), (ines, _) = [await browsers.create(ADDRESS) for _ in range(2)]
    await give(browsers, noor, table, "seat", 0)
    await give(browsers, noor, other, "host")

    async def swapped(connection):
        await browsers.revoke(connection, table, 0)
        await browsers.grant(connection, ines.hash, table, "seat", 0)

    await browsers.database.write(swapped)  # without updating memory
    await browsers.reload(table)
    assert noor.permissions == {other: noor.at(other)}
    assert ines.at(table).seats == {0}
