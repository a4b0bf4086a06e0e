"""Tests of several devices in one seat: its player sees each of them and can sign the others out. The log tells
everybody at the table about devices that join or are signed out.
"""

import asyncio

import pytest
import sqlalchemy as sa

from durbar.server.services.sessions import SessionStore
from durbar.server.storage.schema import holdings
from server.leak_audit import audited_server
from server.playing import friends, play_on, secret_of

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
        assert (await other_events.next("gone")).data == {"table": table, "why": "signed-out"}
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
    assert await reloaded.devices(table, [0, 1]) == await services.sessions.devices(table, [0, 1])
    assert {seat: len(found) for seat, found in (await reloaded.devices(table, [0, 1])).items()} == {0: 1, 1: 1}


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


async def test_devices_are_listed_once_if_several_requests_read_them_at_the_same_time(server):
    table, (noor, ines) = await friends(server)
    noor.allowed_seats[table], ines.allowed_seats[table] = {0}, {1}
    store = SessionStore(server.services.database, server.services.entropy)
    found = await asyncio.gather(*(store.devices(table, [0, 1]) for _ in range(3)))
    assert [{seat: len(devices) for seat, devices in each.items()} for each in found] == [{0: 1, 1: 1}] * 3


async def kinds_and_names(person, table, since):
    """Return the kinds, the seats and the names of the log entries after a version, as this person sees them."""
    entries = await person.story(table, since)
    return [(entry["kind"], entry.get("seat"), entry.get("name")) for entry in entries]


async def test_each_device_is_listed_with_its_time_for_the_people_of_the_seat(server):
    table, host, other, friend, _ = await table_with_forwarded_seat(server)
    seen_by_friend = (await friend.look(table, 1))["signed_in"]
    seen_by_other = (await other.look(table, 1))["signed_in"]
    assert [(device["number"], device["this"]) for device in seen_by_friend["1"]] == [(1, False), (2, True)]
    assert [(device["number"], device["this"]) for device in seen_by_other["1"]] == [(1, True), (2, False)]
    times = [device["since"] for device in seen_by_friend["1"]]
    assert times == sorted(set(times)) == [device["since"] for device in seen_by_other["1"]]
    assert list((await host.look(table, 0))["signed_in"]) == ["0"], "the host does not see the devices of others"


async def test_list_of_devices_contains_no_hash_of_a_cookie(server):
    table, _, _, friend, _ = await table_with_forwarded_seat(server)
    devices = (await server.services.sessions.devices(table, [1]))[1]
    response = (await friend.ask("GET", f"/tables/{table}", seat=1)).text
    assert len(devices) == 2
    assert not any(device.hash in response or device.hash[:8] in response for device in devices)


async def test_one_device_can_be_signed_out(server):
    table, _, other, friend, unused_link = await table_with_forwarded_seat(server)
    tablet = server.person()
    tablet.allowed_seats[table] = {1}
    await tablet.open_link((await friend.act(table, "phone", seat=1))["link"])
    first = (await friend.look(table, 1))["signed_in"]["1"][0]
    device = {"number": first["number"], "since": first["since"]}
    seen = await friend.act(table, "sign-out-others", seat=1, device=device)
    other.allowed_seats[table] = set()
    assert [item["this"] for item in seen["table_view"]["signed_in"]["1"]] == [True, False]
    assert (await other.refusal("GET", f"/tables/{table}", seat=1))[0] == 404
    assert (await tablet.look(table, 1))["devices"] == {"1": 2}
    assert (await server.person().refusal("POST", "/links/open", {"secret": secret_of(unused_link)}))[0] == 404


async def test_only_another_device_of_the_current_list_can_be_signed_out(server):
    table, _, other, friend, _ = await table_with_forwarded_seat(server)
    first, own = (await friend.look(table, 1))["signed_in"]["1"]
    for number, since in (
        (own["number"], own["since"]),
        (first["number"], own["since"]),
        (first["number"], None),
        (3, first["since"]),
    ):
        device = {"number": number, "since": since}
        error = await friend.api_error(table, "sign-out-others", seat=1, device=device)
        assert error == (409, "no-such-device"), device
    assert (await other.look(table, 1))["devices"] == {"1": 2}


async def test_everyone_is_told_that_a_seat_was_opened_on_another_device(server):
    table, (noor, ines) = await friends(server)
    noor.allowed_seats[table], ines.allowed_seats[table] = {0}, {1}
    before = await noor.look(table)
    phone = server.person("Somebody else")
    phone.allowed_seats[table] = {1}
    await phone.open_link((await ines.act(table, "phone", seat=1))["link"])
    assert await kinds_and_names(noor, table, before["version"]) == [("device", 1, "Ines")]
    await ines.act(table, "sign-out-others", seat=1)
    phone.allowed_seats[table] = set()
    entries = await noor.story(table, before["version"] + 1)
    assert [(entry["kind"], entry["seat"], entry["name"], entry["number"]) for entry in entries] == [
        ("signed-out", 1, "Ines", 1)
    ]
    after = await noor.look(table)
    assert after["game_version"] == before["game_version"], "devices are not a part of the game"
    for seat in (*before["seats"], *after["seats"]):
        seat.pop("away_since")  # the time of the last request
    assert after["seats"] == before["seats"]


async def test_device_that_joins_while_the_others_are_signed_out_is_in_the_log(server, monkeypatch):
    table, (noor, ines) = await friends(server)
    noor.allowed_seats[table], ines.allowed_seats[table] = {0}, {1}
    phone = server.person("Somebody else")
    link = (await ines.act(table, "phone", seat=1))["link"]
    before, sessions = (await noor.look(table))["version"], server.services.sessions
    read_devices = sessions.devices

    async def read_and_let_a_device_in(*arguments):
        found = await read_devices(*arguments)
        monkeypatch.undo()
        await phone.open_link(link)
        return found

    monkeypatch.setattr(sessions, "devices", read_and_let_a_device_in)
    await ines.act(table, "sign-out-others", seat=1)
    assert [entry["kind"] for entry in await noor.story(table, before)] == ["device", "signed-out"]
    assert (await phone.refusal("GET", f"/tables/{table}"))[0] == 404


async def test_devices_that_were_changed_in_the_database_by_hand_can_be_signed_out(server):
    table, (noor, ines) = await friends(server)
    noor.allowed_seats[table], ines.allowed_seats[table] = {0}, {1}
    await ines.look(table, 1)
    other = server.person("Somebody else")
    await other.put("/me", {"name": "Somebody else"})
    browser = (await server.services.sessions.find(other.client.cookies["durbar"])).hash
    row = {"browser": browser, "table_id": table, "role": "seat", "seat": 1, "granted": None}
    await server.services.database.write(lambda connection: connection.execute(holdings.insert().values(**row)))
    seen = await ines.act(table, "sign-out-others", seat=1)
    assert seen["table_view"]["devices"] == {"1": 1}


async def test_signing_out_nobody_is_not_logged(server):
    table, (noor, ines) = await friends(server)
    before = (await noor.look(table))["version"]
    await ines.act(table, "sign-out-others", seat=1)
    assert (await noor.look(table))["version"] == before


async def test_device_link_says_what_it_is(server):
    table, (noor, ines) = await friends(server)
    stranger = server.person()
    phone_link = (await ines.act(table, "phone", seat=1))["link"]
    watch_link = (await noor.act(table, "watch-link"))["link"]
    seat_link = (await noor.act(table, "reissue", at=1))["link"]
    assert (await stranger.refusal("POST", "/links/look", {"secret": secret_of(phone_link)}))[0] == 404
    phone_link = (await noor.act(table, "phone", seat=0))["link"]
    found = {
        name: (await stranger.post("/links/look", {"secret": secret_of(link)}))["device"]
        for name, link in (("phone", phone_link), ("watch", watch_link), ("seat", seat_link))
    }
    assert found == {"phone": True, "watch": False, "seat": False}


async def test_times_of_devices_are_different_even_if_the_clock_stands_still(server, monkeypatch):
    monkeypatch.setattr(server.services.entropy, "now", lambda: 1000.0)
    table, _, _, friend, _ = await table_with_forwarded_seat(server)
    assert [device["since"] for device in (await friend.look(table, 1))["signed_in"]["1"]] == [1000.0, 1000.001]


async def test_device_with_an_unknown_or_damaged_time_is_listed_first(server):
    table, _, _, friend, _ = await table_with_forwarded_seat(server)
    cookie = friend.client.cookies["durbar"]
    hash = (await server.services.sessions.find(cookie)).hash
    for time in ("NULL", "-5"):
        statement = sa.text(f"UPDATE holdings SET granted = {time} WHERE browser = :browser")
        await server.services.database.write(
            lambda connection, run=statement: connection.execute(run, {"browser": hash})
        )
        reloaded = SessionStore(server.services.database, server.services.entropy)
        devices = (await reloaded.devices(table, [1]))[1]
        assert [(device.hash == hash, device.since is None) for device in devices] == [(True, True), (False, False)]


# -- rematches --------------------------------------------------------------------------------------------------------
async def finished_game_with_added_device(server):
    """Set up the attack: somebody opened a device link of Ines once. Return the table, the players and this device."""
    table, (noor, ines) = await friends(server)
    added = server.person()
    await added.open_link((await ines.act(table, "phone", seat=1))["link"])
    noor.allowed_seats[table], ines.allowed_seats[table], added.allowed_seats[table] = {0}, {1}, {1}
    await play_on(table, {0: noor, 1: ines})
    return table, noor, ines, added


@pytest.mark.parametrize("asking", [0, 1])
async def test_rematch_does_not_carry_added_devices_along(server, asking):
    table, *people, added = await finished_game_with_added_device(server)
    made = (await people[asking].post(f"/tables/{table}/again"))["table"]
    for seat, person in enumerate(people):
        person.allowed_seats[made] = {seat}
    await people[asking].act(made, "start")
    assert (await people[1].look(made, 1))["devices"] == {"1": 1}
    for part in ("", "/story", "/record", "/picture", "/board"):
        for seat in (1, None):
            assert (await added.refusal("GET", f"/tables/{made}{part}", seat=seat))[0] == 404
    assert (await added.look(table))["again"] is None
    assert await added.api_error(table, "again") == (404, "not-found")
    assert made not in [item["table"] for item in await added.get("/tables")]
    assert "device" not in [entry["kind"] for entry in await people[0].story(made)]


async def test_rematch_requested_by_an_added_device_is_visible_to_everyone(server):
    table, noor, ines, added = await finished_game_with_added_device(server)
    made = (await added.post(f"/tables/{table}/again"))["table"]
    for person, seat in ((noor, 0), (ines, 1), (added, 1)):
        person.allowed_seats[made] = {seat}
    assert ("device", 1, "Ines") in await kinds_and_names(noor, made, 0)
    assert [device["this"] for device in (await ines.look(made, 1))["signed_in"]["1"]] == [True, False]
    await ines.act(made, "sign-out-others", seat=1)
    added.allowed_seats[made] = set()
    assert (await added.refusal("GET", f"/tables/{made}", seat=1))[0] == 404


async def test_device_that_signed_the_others_out_keeps_the_seat_in_a_rematch(server):
    table, noor, ines, added = await finished_game_with_added_device(server)
    await added.act(table, "sign-out-others", seat=1)
    ines.allowed_seats[table] = set()
    made = await noor.post(f"/tables/{table}/again")
    added.allowed_seats[made["table"]] = {1}
    assert made["links"] == []
    assert (await added.look(made["table"], 1))["you"]["seats"] == [1]


async def test_seat_gets_a_link_in_a_rematch_if_its_first_device_is_unknown(server):
    table, noor, ines, added = await finished_game_with_added_device(server)
    services = server.services
    await services.database.write(lambda connection: connection.execute(holdings.update().values(granted=None)))
    await services.sessions.reload(table)
    made = await noor.post(f"/tables/{table}/again")
    assert [link["seat"] for link in made["links"]] == [1]
    for person in (ines, added):
        assert (await person.refusal("GET", f"/tables/{made['table']}"))[0] == 404
