"""Tests of several devices in one seat: their number is shown, and the others can be signed out."""

import pytest
import sqlalchemy as sa

from durbar.server.services.sessions import SessionStore
from durbar.server.storage.schema import holdings
from server.leak_audit import audited_server
from server.playing import friends, secret_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(ready_url):
    """A server whose responses are all searched for leaks."""
    async with audited_server(ready_url, "devices") as started:
        yield started


async def table_with_forwarded_seat(server):
    """Set up the attack: a host takes the friend's seat first, and sends the friend a device link, not the seat's link.

    Return the table, the host, the host's other browser, the friend, and a second device link that the host kept.
    """
    host, other, friend = server.person("Host"), server.person("Ines"), server.person("Ines")
    made = await host.open_table("me", "open")
    table = made["table"]
    await other.open_link(made["links"][0]["link"])
    host.allowed_seats[table], other.allowed_seats[table], friend.allowed_seats[table] = {0}, {1}, {1}
    await host.act(table, "start")
    await friend.open_link((await other.act(table, "phone", seat=1))["link"])
    return table, host, other, friend, (await other.act(table, "phone", seat=1))["link"]


async def test_friend_sees_that_another_device_holds_the_seat(server):
    table, host, other, friend, _ = await table_with_forwarded_seat(server)
    assert (await friend.look(table, 1))["devices"] == {"1": 2}
    assert (await other.look(table, 1))["devices"] == {"1": 2}
    assert (await host.look(table, 0))["devices"] == {"0": 1}, "only holders of the seat see it"


async def test_holders_of_a_seat_are_notified_of_a_new_device(server):
    table, (noor, ines) = await friends(server)
    noor.allowed_seats[table], ines.allowed_seats[table] = {0}, {1}
    phone = server.person()
    phone.allowed_seats[table] = {1}
    link = (await ines.act(table, "phone", seat=1))["link"]
    async with ines.listening() as mine, noor.listening() as others:
        for events in (mine, others):
            await events.next("here")
        await phone.open_link(link)
        assert (await mine.next("devices")).data == {"table": table}
        with pytest.raises(TimeoutError):
            await others.next("devices", timeout=0.05)


async def test_signed_out_devices_lose_the_seat_at_once(server):
    table, host, other, friend, _ = await table_with_forwarded_seat(server)
    async with other.listening() as other_events, friend.listening() as mine:
        for events in (other_events, mine):
            await events.next("here")
        await friend.act(table, "sign-out-others", seat=1)
        other.allowed_seats[table] = set()
        assert (await other_events.next("gone")).data == {"table": table}
        assert (await mine.next("devices")).data == {"table": table}
        await host.act(table, "chat", seat=0, text="hello")
        with pytest.raises(TimeoutError):
            await other_events.next(timeout=0.05)
    for part in ("", "/story", "/record", "/picture", "/board"):
        assert (await other.refusal("GET", f"/tables/{table}{part}"))[0] == 404
        assert (await other.refusal("GET", f"/tables/{table}{part}", seat=1))[0] == 404
    assert await other.api_error(table, "chat", seat=1, text="still here") == (404, "not-found")
    assert await other.api_error(table, "sign-out-others", seat=1) == (404, "not-found")
    assert (await friend.look(table, 1))["devices"] == {"1": 1}
    assert (await host.look(table))["seats"][1]["name"] == "Ines"


async def test_earlier_device_links_are_invalid_after_signing_out(server):
    table, _, other, friend, unchanged_link = await table_with_forwarded_seat(server)
    await friend.act(table, "sign-out-others", seat=1)
    for who in (other, server.person()):
        assert (await who.refusal("POST", "/links/open", {"secret": secret_of(unchanged_link)}))[0] == 404
    mine = (await friend.act(table, "phone", seat=1))["link"]
    phone = server.person()
    phone.allowed_seats[table] = {1}
    await phone.open_link(mine)
    assert (await phone.look(table, 1))["devices"] == {"1": 2}, "a later link is valid"


async def test_signed_out_host_keeps_the_table_but_not_the_seat(server):
    host, friend = server.person("Host"), server.person("Ines")
    made = await host.open_table("me", "open")
    table = made["table"]
    host.allowed_seats[table], friend.allowed_seats[table] = {0, 1}, {1}
    await host.open_link(made["links"][0]["link"], "Ines")
    await host.act(table, "start")
    await friend.open_link((await host.act(table, "phone", seat=1))["link"])
    assert (await host.look(table))["devices"] == {"0": 1, "1": 2}
    await friend.act(table, "sign-out-others", seat=1)
    host.allowed_seats[table] = {0}
    assert (await host.look(table, 0))["you"] == {"host": True, "seats": [0], "watch": False}
    assert (await host.refusal("GET", f"/tables/{table}", seat=1))[0] == 404
    assert (await host.refusal("POST", "/links/open", {"secret": secret_of(made["links"][0]["link"])}))[0] == 409


async def test_only_holders_of_a_seat_can_sign_out_its_devices(server):
    table, host, other, _, _ = await table_with_forwarded_seat(server)
    assert await host.api_error(table, "sign-out-others", seat=1) == (404, "not-found")
    assert await server.person().api_error(table, "sign-out-others", seat=1) == (404, "not-found")
    assert (await other.look(table, 1))["devices"] == {"1": 2}


async def test_memory_and_database_agree_after_signing_out(server):
    table, _, other, friend, _ = await table_with_forwarded_seat(server)
    await friend.act(table, "sign-out-others", seat=1)
    services = server.services
    async with services.database.read() as connection:
        query = sa.select(holdings.c.browser).where(holdings.c.table_id == table, holdings.c.seat == 1)
        assert len((await connection.execute(query)).all()) == 1
    reloaded = SessionStore(services.database, services.entropy)
    assert (await reloaded.find(friend.client.cookies["durbar"])).at(table).seats == {1}
    assert not (await reloaded.find(other.client.cookies["durbar"])).at(table)
    assert await reloaded.devices(table, [0, 1]) == await services.sessions.devices(table, [0, 1]) == {0: 1, 1: 1}


async def test_device_that_joins_during_the_count_is_counted(server, monkeypatch):
    table, (noor, ines) = await friends(server)
    noor.allowed_seats[table], ines.allowed_seats[table] = {0}, {1}
    store = SessionStore(server.services.database, server.services.entropy)
    mine = await store.find(noor.client.cookies["durbar"])
    read = store.database.read
    reads = []

    def add_device_and_read():
        if not reads:
            store.add_granted(mine, table, "seat", 1)
        reads.append(1)
        return read()

    monkeypatch.setattr(store.database, "read", add_device_and_read)
    await store.devices(table, [1])
    assert len(reads) == 2, "a read during a change is repeated"
