"""Browsers and what they hold: memory and database say the same, whoever is put away or comes at the same time."""

import asyncio
import gc

import pytest
import sqlalchemy as sa

from durbar.server.services import sessions as module
from durbar.server.services.sessions import SessionStore, hashed
from durbar.server.storage.schema import browsers as rows
from server.kept import new_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def browsers(table_cache):
    return SessionStore(table_cache.database, table_cache.entropy)


async def give(browsers, browser, table, role, seat=-1):
    """A holding, written and remembered as routes do it."""
    await browsers.database.write(lambda connection: browsers.give(connection, browser.hash, table, role, seat))
    browsers.follow(browser, table, role, seat)


async def void(browsers, table, seat):
    await browsers.database.write(lambda connection: browsers.void(connection, table, seat))
    return browsers.forget(table, seat)


async def test_only_the_hash_of_a_cookie_is_stored(browsers):
    _, cookie = await browsers.welcome()
    assert len(cookie) >= 43, "256 bits"
    async with browsers.database.read() as connection:
        (stored,) = (await connection.execute(sa.select(rows))).all()
    assert stored.hash == hashed(cookie)
    assert cookie not in str(stored)


@pytest.mark.parametrize("cookie", [None, "", "wrong", "x" * 101, "\xff\xfe"])
async def test_a_cookie_that_is_none_of_ours_is_nobodys(browsers, cookie):
    assert await browsers.known(cookie) is None


async def test_who_came_before_is_known_after_a_start(table_cache, browsers):
    table = await new_table(table_cache)
    browser, cookie = await browsers.welcome()
    await browsers.change(browser, profile={"name": "Noor"}, admitted=True)
    await give(browsers, browser, table, "host")
    await give(browsers, browser, table, "seat", 0)
    await give(browsers, browser, table, "seat", 1)
    await give(browsers, browser, table, "seat", 1)
    again = await SessionStore(table_cache.database, table_cache.entropy).known(cookie)
    assert again == browser
    assert (again.profile, again.admitted) == ({"name": "Noor"}, True)
    assert again.at(table).to_json() == {"host": True, "seats": [0, 1], "watch": False}
    assert not again.at("elsewhere")


async def test_a_seat_that_is_taken_away_is_taken_from_everybody(table_cache, browsers):
    table = await new_table(table_cache)
    (noor, one), (ines, two) = [await browsers.welcome() for _ in range(2)]
    await give(browsers, noor, table, "host")
    for browser in (noor, ines):
        await give(browsers, browser, table, "seat", 1)
    assert sorted(await void(browsers, table, 1)) == sorted([noor.hash, ines.hash])
    assert noor.at(table).to_json() == {"host": True, "seats": [], "watch": False}
    assert table not in ines.held
    entropy = SessionStore(table_cache.database, table_cache.entropy)
    assert await entropy.known(one) == noor
    assert await entropy.known(two) == ines


async def test_a_browser_in_use_stays_one_and_the_same(table_cache, browsers, monkeypatch):
    monkeypatch.setattr(module, "REMEMBERED", 2)
    table = await new_table(table_cache)
    noor, cookie = await browsers.welcome()
    for _ in range(5):
        await browsers.welcome()
    assert len(browsers._recent) == 2
    assert await browsers.known(cookie) is noor, "somebody still has it: a stream, say"
    for _ in range(5):
        await browsers.welcome()
    await give(browsers, noor, table, "seat", 0)
    assert browsers.forget(table, 0) == [noor.hash], "what is taken away is taken from whoever is in use, too"
    assert noor.held == {}


async def test_browsers_that_nobody_uses_are_put_away_and_read_again(browsers, monkeypatch):
    monkeypatch.setattr(module, "REMEMBERED", 2)
    cookies = [(await browsers.welcome())[1] for _ in range(5)]
    gc.collect()
    assert len(browsers._known) == 2
    assert all([await browsers.known(cookie) for cookie in cookies])


async def test_many_who_ask_for_one_browser_get_one(table_cache, browsers):
    _, cookie = await browsers.welcome()
    entropy = SessionStore(table_cache.database, table_cache.entropy)
    found = await asyncio.gather(*(entropy.known(cookie) for _ in range(6)))
    assert len({id(one) for one in found}) == 1


async def test_what_is_taken_away_while_a_browser_is_read_is_not_remembered(table_cache, browsers, monkeypatch):
    table = await new_table(table_cache)
    browser, cookie = await browsers.welcome()
    await give(browsers, browser, table, "seat", 0)
    entropy = SessionStore(table_cache.database, table_cache.entropy)
    stored = SessionStore._stored
    reads = []

    async def slow(self, hash):
        found = await stored(self, hash)
        reads.append(set(found.held))
        if len(reads) == 1:
            await void(self, table, 0)  # committed and told of, after we have read
        return found

    monkeypatch.setattr(SessionStore, "_stored", slow)
    assert (await entropy.known(cookie)).held == {}
    assert reads == [{table}, set()]


async def test_after_a_write_that_broke_holdings_are_what_the_database_says(table_cache, browsers):
    table, other = await new_table(table_cache), await new_table(table_cache)
    (noor, _), (ines, _) = [await browsers.welcome() for _ in range(2)]
    await give(browsers, noor, table, "seat", 0)
    await give(browsers, noor, other, "host")

    async def swapped(connection):
        await browsers.void(connection, table, 0)
        await browsers.give(connection, ines.hash, table, "seat", 0)

    await browsers.database.write(swapped)  # and nobody was told
    await browsers.read_again(table)
    assert noor.held == {other: noor.at(other)}
    assert ines.at(table).seats == {0}
