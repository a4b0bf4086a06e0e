"""Tests of the event stream: for each table only the latest version waits to be sent, events are in the order of their
serials, and a resumed stream misses nothing.
"""

import asyncio
import json

import pytest

from durbar.server.services import hub as module
from durbar.server.services.hub import Hub
from durbar.server.services.sessions import Permissions, Session
from server.playing import TIMEOUT, eventually, friends, serving

pytestmark = pytest.mark.anyio


async def no_changes():
    """Return no changes."""
    return []


def session_with(hash, **tables):
    """Return a session that holds seats: ``session_with("noor", a=0)``."""
    return Session(hash, permissions={table: Permissions(seats={seat}) for table, seat in tables.items()})


class Listener:
    """Reads a stream of the hub."""

    def __init__(self, hub, browser, missed_changes=no_changes):
        self.texts = hub.listen(browser, missed_changes)

    async def next(self):
        """Return the next event as kind, id and data, or the bare text of a comment."""
        text = await asyncio.wait_for(anext(self.texts), TIMEOUT)
        if "event: " not in text:
            return text
        fields = dict(line.split(": ", 1) for line in text.strip().splitlines())
        return fields["event"], int(fields.get("id", 0)), json.loads(fields["data"])

    async def begin(self):
        """Read the first line of the stream."""
        assert await self.next() == "retry: 1000\n\n"
        return self

    async def all(self):
        """Return all pending events, up to the next heartbeat."""
        events = []
        while (event := await self.next()) != ": still here\n\n":
            events.append(event)
        return events

    async def end(self):
        await self.texts.aclose()


def table_event(table, version, serial):
    """Return the event of a table's change, as `Listener.next` returns it."""
    return "table", serial, {"table": table, "version": version}


@pytest.fixture
def hub():
    """A hub with a short heartbeat."""
    made = Hub(None, heartbeat=0.02)
    yield made
    made.close()


async def test_slow_reader_has_only_one_pending_version_per_table(hub):
    browser = session_with("noor", a=0, b=1)
    listener = await Listener(hub, browser).begin()
    await listener.all()
    for number in range(1, 1001):
        hub.publish("a" if number % 2 else "b", number, number)
    assert sum(len(stream.waiting) for stream in hub._streams["noor"]) == 2
    assert await listener.all() == [table_event("a", 999, 999), table_event("b", 1000, 1000)]
    await listener.end()


async def test_pending_events_are_sent_in_order_of_serial(hub):
    listener = await Listener(hub, session_with("noor", a=0, b=1, c=0)).begin()
    await listener.all()
    for serial, table in enumerate("abcab", 1):
        hub.publish(table, serial, serial)
    assert [serial for _, serial, _ in await listener.all()] == [3, 4, 5], "the last changes of c, a and b"
    await listener.end()


async def test_only_sessions_with_permissions_for_a_table_are_notified(hub):
    noor, ines = session_with("noor", a=0), session_with("ines", b=0)
    listeners = [await Listener(hub, browser).begin() for browser in (noor, ines)]
    for listener in listeners:
        await listener.all()
    hub.publish("a", 2, 7)
    assert await listeners[0].all() == [table_event("a", 2, 7)]
    assert await listeners[1].all() == []
    ines.permissions["a"] = Permissions(watch=True)
    hub.publish("a", 3, 8)
    assert await listeners[1].all() == [table_event("a", 3, 8)], "a new permission counts at once"
    for listener in listeners:
        await listener.end()


async def test_missed_changes_are_sent_first_and_never_replace_newer_ones(hub):
    """In this test a table changes while the missed changes are read from the database."""
    browser = session_with("noor", a=0, b=0, c=0)

    async def missed_changes():
        hub.publish("a", 11, 100)
        return [("c", 3, 60), ("a", 10, 99), ("b", 5, 50)]

    listener = await Listener(hub, browser, missed_changes).begin()
    events = [(kind, serial, data) for kind, serial, data in await listener.all() if kind == "table"]
    assert events == [table_event("b", 5, 50), table_event("c", 3, 60), table_event("a", 11, 100)]
    await listener.end()


async def test_resumed_stream_misses_nothing(hub):
    """Events are sent in order of serial, so that the last delivered serial is enough to resume."""
    browser = session_with("noor", **{f"t{n}": 0 for n in range(6)})
    last_serials = {f"t{n}": n + 1 for n in range(6)}

    async def missed_changes():
        missed = [(table, serial, serial) for table, serial in last_serials.items()]
        for serial, table in enumerate(("t3", "t0", "t3"), 10):  # new changes while the missed ones are read
            hub.publish(table, serial, serial)
            last_serials[table] = serial
        return missed

    listener = await Listener(hub, browser, missed_changes).begin()
    sent_serials = [serial for kind, serial, _ in await listener.all() if kind == "table"]
    assert sent_serials == sorted(last_serials.values())
    await listener.end()


async def test_closing_the_hub_ends_streams_with_bye(hub):
    listener = await Listener(hub, session_with("noor", a=0)).begin()
    await listener.all()
    hub.close()
    kind, _, _ = await listener.next()
    assert kind == "bye"
    with pytest.raises(StopAsyncIteration):
        await listener.next()
    assert len(hub) == 0


async def test_presence_follows_open_streams(hub, monkeypatch):
    monkeypatch.setattr(module, "GONE_DELAY", 0.05)
    noor, ines = session_with("noor", a=0), session_with("ines", a=1)
    listener = await Listener(hub, noor).begin()
    assert ("here", 0, {"table": "a", "seats": [0]}) in await listener.all()
    first_window = await Listener(hub, ines).begin()
    assert hub.connected_seats("a") == [0, 1]
    assert await listener.all() == [("here", 0, {"table": "a", "seats": [0, 1]})]
    second_window = await Listener(hub, ines).begin()
    await second_window.end()
    assert hub.connected_seats("a") == [0, 1], "the first window of Ines is still open"
    assert await listener.all() == []
    await first_window.end()
    assert hub.connected_seats("a") == [0]
    while (event := await listener.next()) == ": still here\n\n":
        pass
    assert event == ("here", 0, {"table": "a", "seats": [0]})
    await listener.end()


async def test_player_who_reloads_the_page_does_not_count_as_gone(hub):
    noor, ines = session_with("noor", a=0), session_with("ines", a=1)
    listener = await Listener(hub, noor).begin()
    before_reload = await Listener(hub, ines).begin()
    await listener.all()
    await before_reload.end()
    (timer,) = hub._timers
    after_reload = await Listener(hub, ines).begin()
    timer._run()  # as the event loop does after GONE_DELAY seconds
    assert {tuple(data["seats"]) for _, _, data in await listener.all()} <= {(0, 1)}
    for stream in (listener, after_reload):
        await stream.end()


async def test_lost_permission_is_announced(hub):
    browser = session_with("noor", a=0)
    listener = await Listener(hub, browser).begin()
    await listener.all()
    hub.notify_removed("a", ["noor", "a session without a stream"])
    assert await listener.all() == [("gone", 0, {"table": "a"})]
    await listener.end()


# -- over HTTP --------------------------------------------------------------------------------------------------------
async def test_stream_resumes_after_the_last_event_id(server):
    table, (noor, ines) = await friends(server)
    async with ines.listening() as events:
        last = await events.until(table, 3)
    answer = await noor.act(table, "chat", seat=0, text="are you there?")
    for position in ({"last_event_id": last.id}, {"since": last.id}):
        async with ines.listening(**position) as events:
            event = await events.next("table")
            assert event.data == {"table": table, "version": answer["version"]}
            assert event.id > last.id
    async with ines.listening(event.id) as events:
        assert (await events.next()).kind == "here", "no change was missed"


async def test_invalid_last_event_id_is_accepted(server):
    noor = server.person("Noor")
    await noor.open_table("me", "open")
    for last in ("", "abc", "-5", "\uff19", "9" * 39, str(2**64)):
        async with noor.listening(last) as events:
            assert await events.next() is not None


async def test_stream_for_a_browser_without_a_table_is_refused(server):
    assert (await server.person().refusal("GET", "/stream"))[0] == 404


async def test_stream_sends_heartbeats(ready_url):
    async with serving(ready_url, heartbeat=0.02) as server:
        noor = server.person("Noor")
        await noor.open_table("me", "open")
        async with noor.listening() as events:
            await events.next("here")
            waiting = asyncio.create_task(events.next("bye"))

            async def several_heartbeats():
                return events.heartbeats > 2

            await eventually(several_heartbeats)
            waiting.cancel()


async def test_players_see_who_is_connected(server, monkeypatch):
    monkeypatch.setattr(module, "GONE_DELAY", 0.05)
    table, (noor, ines) = await friends(server)
    async with noor.listening() as events:
        async with ines.listening():
            while (await events.next("here")).data["seats"] != [0, 1]:
                pass
            assert [seat["here"] for seat in (await noor.look(table))["seats"]] == [True, True]

        async def is_gone():
            return not (await noor.look(table))["seats"][1]["here"]

        await eventually(is_gone)
        while (await events.next("here")).data["seats"] != [0]:
            pass


async def test_new_table_is_announced_to_other_windows_of_its_host(server):
    noor = server.person("Noor")
    await noor.open_table("me", "open")
    async with noor.listening() as events:
        await events.next("here")
        made = await noor.open_table("me", "open")
        assert await events.until(made["table"], 1)
