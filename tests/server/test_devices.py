"""Several devices in one seat: its people are told how many there are, and can sign the others out."""

import pytest
import sqlalchemy as sa

from durbar.server.services.sessions import SessionStore
from durbar.server.storage.schema import holdings
from server.leaks import overheard
from server.playing import friends, secret_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(ready_url):
    """A server whose every answer is looked through for what its reader must not know."""
    async with overheard(ready_url, "devices") as started:
        yield started


async def forwarded(server):
    """The attack: a host opens the friend's link first, and forwards a link for a phone instead. The table, the host,
    the host's other browser, the friend, and another link for a phone that the host kept.
    """
    host, other, friend = server.person("Host"), server.person("Ines"), server.person("Ines")
    made = await host.open_table("me", "open")
    table = made["table"]
    await other.open_link(made["links"][0]["link"])
    host.may[table], other.may[table], friend.may[table] = {0}, {1}, {1}
    await host.act(table, "start")
    await friend.open_link((await other.act(table, "phone", seat=1))["link"])
    return table, host, other, friend, (await other.act(table, "phone", seat=1))["link"]


async def test_friend_sees_that_another_device_holds_the_seat(server):
    table, host, other, friend, _ = await forwarded(server)
    assert (await friend.look(table, 1))["devices"] == {"1": 2}
    assert (await other.look(table, 1))["devices"] == {"1": 2}
    assert (await host.look(table, 0))["devices"] == {"0": 1}, "nobody else is told"


async def test_those_who_hold_the_seat_hear_of_a_new_device_at_once(server):
    table, (noor, ines) = await friends(server)
    noor.may[table], ines.may[table] = {0}, {1}
    phone = server.person()
    phone.may[table] = {1}
    link = (await ines.act(table, "phone", seat=1))["link"]
    async with ines.listening() as mine, noor.listening() as others:
        for events in (mine, others):
            await events.next("here")
        await phone.open_link(link)
        assert (await mine.next("devices")).data == {"table": table}
        with pytest.raises(TimeoutError):
            await others.next("devices", patience=0.05)


async def test_signed_out_devices_lose_the_seat_at_once(server):
    table, host, other, friend, _ = await forwarded(server)
    async with other.listening() as theirs, friend.listening() as mine:
        for events in (theirs, mine):
            await events.next("here")
        await friend.act(table, "sign-out-others", seat=1)
        other.may[table] = set()
        assert (await theirs.next("gone")).data == {"table": table}
        assert (await mine.next("devices")).data == {"table": table}
        await host.act(table, "chat", seat=0, text="hello")
        with pytest.raises(TimeoutError):
            await theirs.next(patience=0.05)
    for part in ("", "/story", "/record", "/picture", "/board"):
        assert (await other.refusal("GET", f"/tables/{table}{part}"))[0] == 404
        assert (await other.refusal("GET", f"/tables/{table}{part}", seat=1))[0] == 404
    assert await other.api_error(table, "chat", seat=1, text="still here") == (404, "not-found")
    assert await other.api_error(table, "sign-out-others", seat=1) == (404, "not-found")
    assert (await friend.look(table, 1))["devices"] == {"1": 1}
    assert (await host.look(table))["seats"][1]["name"] == "Ines"


async def test_device_links_made_before_open_nothing(server):
    table, _, other, friend, live = await forwarded(server)
    await friend.act(table, "sign-out-others", seat=1)
    for who in (other, server.person()):
        assert (await who.refusal("POST", "/links/open", {"secret": secret_of(live)}))[0] == 404
    mine = (await friend.act(table, "phone", seat=1))["link"]
    phone = server.person()
    phone.may[table] = {1}
    await phone.open_link(mine)
    assert (await phone.look(table, 1))["devices"] == {"1": 2}, "a link that is made afterwards is good"


async def test_signed_out_host_keeps_the_table_but_not_the_seat(server):
    host, friend = server.person("Host"), server.person("Ines")
    made = await host.open_table("me", "open")
    table = made["table"]
    host.may[table], friend.may[table] = {0, 1}, {1}
    await host.open_link(made["links"][0]["link"], "Ines")
    await host.act(table, "start")
    await friend.open_link((await host.act(table, "phone", seat=1))["link"])
    assert (await host.look(table))["devices"] == {"0": 1, "1": 2}
    await friend.act(table, "sign-out-others", seat=1)
    host.may[table] = {0}
    assert (await host.look(table, 0))["you"] == {"host": True, "seats": [0], "watch": False}
    assert (await host.refusal("GET", f"/tables/{table}", seat=1))[0] == 404
    assert (await host.refusal("POST", "/links/open", {"secret": secret_of(made["links"][0]["link"])}))[0] == 409


async def test_only_ones_own_seat_is_signed_out(server):
    table, host, other, _, _ = await forwarded(server)
    assert await host.api_error(table, "sign-out-others", seat=1) == (404, "not-found")
    assert await server.person().api_error(table, "sign-out-others", seat=1) == (404, "not-found")
    assert (await other.look(table, 1))["devices"] == {"1": 2}


async def test_memory_and_database_agree_on_who_is_signed_out(server):
    table, _, other, friend, _ = await forwarded(server)
    await friend.act(table, "sign-out-others", seat=1)
    services = server.services
    async with services.database.read() as connection:
        asked = sa.select(holdings.c.browser).where(holdings.c.table_id == table, holdings.c.seat == 1)
        assert len((await connection.execute(asked)).all()) == 1
    entropy = SessionStore(services.database, services.entropy)
    assert (await entropy.known(friend.client.cookies["durbar"])).at(table).seats == {1}
    assert not (await entropy.known(other.client.cookies["durbar"])).at(table)
    assert await entropy.devices(table, [0, 1]) == await services.sessions.devices(table, [0, 1]) == {0: 1, 1: 1}


async def test_device_that_joins_while_devices_are_counted_is_counted(server, monkeypatch):
    table, (noor, ines) = await friends(server)
    noor.may[table], ines.may[table] = {0}, {1}
    browsers = SessionStore(server.services.database, server.services.entropy)
    mine = await browsers.known(noor.client.cookies["durbar"])
    read = browsers.database.read
    reads = []

    def interrupted():
        if not reads:
            browsers.follow(mine, table, "seat", 1)
        reads.append(1)
        return read()

    monkeypatch.setattr(browsers.database, "read", interrupted)
    await browsers.devices(table, [1])
    assert len(reads) == 2, "what was read while something changed is read again"
