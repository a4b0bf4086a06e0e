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
def store(table_cache):
    """A session store on the database of the table cache."""
    return SessionStore(table_cache.database, table_cache.entropy)


async def grant_permission(store, browser, table, role, seat=-1):
    """Store a permission and add it to the session in memory, as routes do."""
    await store.database.write(lambda connection: store.grant(connection, browser.hash, table, role, seat))
    store.add_granted(browser, table, role, seat)


async def revoke_seat(store, table, seat):
    """Revoke all permissions for a seat. Return the hashes of the browsers that had them."""
    await store.database.write(lambda connection: store.revoke(connection, table, seat))
    return store.remove_revoked(table, seat)


async def test_only_the_hash_of_a_cookie_is_stored(store):
    _, cookie = await store.create(ADDRESS)
    assert len(cookie) >= 43, "256 bits in base64 have 43 characters"
    async with store.database.read() as connection:
        (stored,) = (await connection.execute(sa.select(rows))).all()
    assert stored.hash == hash_secret(cookie)
    assert cookie not in str(stored)


@pytest.mark.parametrize("cookie", [None, "", "wrong", "x" * 101, "\xff\xfe"])
async def test_unknown_cookie_has_no_session(store, cookie):
    assert await store.find(cookie) is None


async def test_session_is_known_after_a_restart(table_cache, store):
    table = await new_table(table_cache)
    browser, cookie = await store.create(ADDRESS)
    await store.change(browser, profile={"name": "Noor"}, admitted=True)
    await grant_permission(store, browser, table, "host")
    await grant_permission(store, browser, table, "seat", 0)
    await grant_permission(store, browser, table, "seat", 1)
    await grant_permission(store, browser, table, "seat", 1)
    reloaded = await SessionStore(table_cache.database, table_cache.entropy).find(cookie)
    assert reloaded == browser
    assert (reloaded.profile, reloaded.admitted) == ({"name": "Noor"}, True)
    assert reloaded.at(table).to_json() == {"host": True, "seats": [0, 1], "watch": False}
    assert not reloaded.at("elsewhere")


async def test_revoked_seat_is_taken_from_every_browser(table_cache, store):
    table = await new_table(table_cache)
    (noor, noor_cookie), (ines, ines_cookie) = [await store.create(ADDRESS) for _ in range(2)]
    await grant_permission(store, noor, table, "host")
    for browser in (noor, ines):
        await grant_permission(store, browser, table, "seat", 1)
    assert sorted(await revoke_seat(store, table, 1)) == sorted([noor.hash, ines.hash])
    assert noor.at(table).to_json() == {"host": True, "seats": [], "watch": False}
    assert table not in ines.permissions
    reloaded = SessionStore(table_cache.database, table_cache.entropy)
    assert await reloaded.find(noor_cookie) == noor
    assert await reloaded.find(ines_cookie) == ines


async def test_session_in_use_stays_the_same_object(table_cache, store, monkeypatch):
    monkeypatch.setattr(module, "MAX_CACHED", 2)
    table = await new_table(table_cache)
    noor, cookie = await store.create(ADDRESS)
    for _ in range(5):
        await store.create(ADDRESS)
    assert len(store._recent) == 2
    assert await store.find(cookie) is noor, "the session is still referenced, for instance by a stream"
    for _ in range(5):
        await store.create(ADDRESS)
    await grant_permission(store, noor, table, "seat", 0)
    assert store.remove_revoked(table, 0) == [noor.hash], "permissions are taken from sessions in use, too"
    assert noor.permissions == {}


async def test_unused_sessions_are_evicted_and_read_again(store, monkeypatch):
    monkeypatch.setattr(module, "MAX_CACHED", 2)
    cookies = [(await store.create(ADDRESS))[1] for _ in range(5)]
    gc.collect()
    assert len(store._in_memory) == 2
    assert all([await store.find(cookie) for cookie in cookies])


async def test_concurrent_requests_get_one_session_object(table_cache, store):
    _, cookie = await store.create(ADDRESS)
    reloaded = SessionStore(table_cache.database, table_cache.entropy)
    found = await asyncio.gather(*(reloaded.find(cookie) for _ in range(6)))
    assert len({id(session) for session in found}) == 1


async def test_seat_revoked_while_a_session_is_read_is_not_remembered(table_cache, store, monkeypatch):
    table = await new_table(table_cache)
    browser, cookie = await store.create(ADDRESS)
    await grant_permission(store, browser, table, "seat", 0)
    reloaded = SessionStore(table_cache.database, table_cache.entropy)
    load = SessionStore._load
    reads = []

    async def load_and_revoke(self, hash):
        found = await load(self, hash)
        reads.append(set(found.permissions))
        if len(reads) == 1:
            await revoke_seat(self, table, 0)  # after the database was read, before `find` returns
        return found

    monkeypatch.setattr(SessionStore, "_load", load_and_revoke)
    assert (await reloaded.find(cookie)).permissions == {}
    assert reads == [{table}, set()]


async def test_permissions_are_reloaded_after_a_failed_write(table_cache, store):
    table, other = await new_table(table_cache), await new_table(table_cache)
    (noor, _), (ines, _) = [await store.create(ADDRESS) for _ in range(2)]
    await grant_permission(store, noor, table, "seat", 0)
    await grant_permission(store, noor, other, "host")

    async def swap_holders(connection):
        await store.revoke(connection, table, 0)
        await store.grant(connection, ines.hash, table, "seat", 0)

    await store.database.write(swap_holders)  # this does not change the sessions in memory
    await store.reload(table)
    assert noor.permissions == {other: noor.at(other)}
    assert ines.at(table).seats == {0}
