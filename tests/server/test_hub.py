"""Streams: one pending version a table, in the order of serials, nothing lost between one stream and the next."""

import asyncio
import json

import pytest

from durbar.server.services import hub as module
from durbar.server.services.hub import Hub
from durbar.server.services.sessions import Permissions, Session
from server.playing import PATIENCE, eventually, friends, serving

pytestmark = pytest.mark.anyio


async def unchanged():
    """Nothing has changed since."""
    return []


def sitting(hash, **tables):
    """A browser that holds seats: ``sitting("noor", a=0)``."""
    return Session(hash, held={table: Permissions(seats={seat}) for table, seat in tables.items()})


class Listener:
    """Reads a stream of the hub, one text after the other."""

    def __init__(self, hub, browser, changed=unchanged):
        self.texts = hub.listen(browser, changed)

    async def next(self):
        """The next event: its kind, its id and what it tells; or the bare text of what is no event."""
        text = await asyncio.wait_for(anext(self.texts), PATIENCE)
        if "event: " not in text:
            return text
        fields = dict(line.split(": ", 1) for line in text.strip().splitlines())
        return fields["event"], int(fields.get("id", 0)), json.loads(fields["data"])

    async def begin(self):
        """Read what comes first, until it waits for news."""
        assert await self.next() == "retry: 1000\n\n"
        return self

    async def all(self):
        """Everything that waits, up to a mark."""
        events = []
        while (event := await self.next()) != ": still here\n\n":
            events.append(event)
        return events

    async def end(self):
        await self.texts.aclose()


def table_event(table, version, serial):
    return "table", serial, {"table": table, "version": version}


@pytest.fixture
def hub():
    made = Hub(None, heartbeat=0.02)
    yield made
    made.close()


async def test_a_reader_that_stops_reading_costs_one_version_a_table(hub):
    browser = sitting("noor", a=0, b=1)
    listener = await Listener(hub, browser).begin()
    await listener.all()
    for number in range(1, 1001):
        hub.publish("a" if number % 2 else "b", number, number)
    assert sum(len(stream.news) for stream in hub._streams["noor"]) == 2
    assert await listener.all() == [table_event("a", 999, 999), table_event("b", 1000, 1000)]
    await listener.end()


async def test_what_waits_is_told_in_the_order_of_its_serials(hub):
    listener = await Listener(hub, sitting("noor", a=0, b=1, c=0)).begin()
    await listener.all()
    for serial, table in enumerate("abcab", 1):
        hub.publish(table, serial, serial)
    assert [event[1] for event in await listener.all()] == [3, 4, 5]
    await listener.end()


async def test_only_those_who_hold_something_hear_of_a_table(hub):
    noor, ines = sitting("noor", a=0), sitting("ines", b=0)
    listeners = [await Listener(hub, browser).begin() for browser in (noor, ines)]
    for listener in listeners:
        await listener.all()
    hub.publish("a", 2, 7)
    assert await listeners[0].all() == [table_event("a", 2, 7)]
    assert await listeners[1].all() == []
    ines.held["a"] = Permissions(watch=True)
    hub.publish("a", 3, 8)
    assert await listeners[1].all() == [table_event("a", 3, 8)], "what is held later counts at once"
    for listener in listeners:
        await listener.end()


async def test_what_changed_before_is_told_first_and_never_over_what_is_newer(hub):
    """While the database is asked what has changed, tables go on."""
    browser = sitting("noor", a=0, b=0, c=0)

    async def changed():
        hub.publish("a", 11, 100)
        return [("c", 3, 60), ("a", 10, 99), ("b", 5, 50)]

    listener = await Listener(hub, browser, changed).begin()
    events = [event for event in await listener.all() if event[0] == "table"]
    assert events == [table_event("b", 5, 50), table_event("c", 3, 60), table_event("a", 11, 100)]
    await listener.end()


async def test_a_browser_that_resumes_anywhere_misses_nothing(hub):
    """Wherever a stream breaks off, what was not told has a larger serial than what was."""
    browser = sitting("noor", **{f"t{n}": 0 for n in range(6)})
    last = {f"t{n}": n + 1 for n in range(6)}

    async def changed():
        for serial, table in enumerate(("t3", "t0", "t3"), 10):
            hub.publish(table, serial, serial)
            last[table] = serial
        return [(table, n + 1, n + 1) for n, table in enumerate(list(last))]

    listener = await Listener(hub, browser, changed).begin()
    told = [event for event in await listener.all() if event[0] == "table"]
    assert [event[1] for event in told] == sorted(last.values())
    await listener.end()


async def test_the_end_is_told(hub):
    listener = await Listener(hub, sitting("noor", a=0)).begin()
    await listener.all()
    hub.close()
    assert (await listener.next())[0] == "bye"
    with pytest.raises(StopAsyncIteration):
        await listener.next()
    assert len(hub) == 0


async def test_who_is_there(hub, monkeypatch):
    monkeypatch.setattr(module, "LINGER", 0.05)
    noor, ines = sitting("noor", a=0), sitting("ines", a=1)
    listener = await Listener(hub, noor).begin()
    assert ("here", 0, {"table": "a", "seats": [0]}) in await listener.all()
    other = await Listener(hub, ines).begin()
    assert hub.here("a") == [0, 1]
    assert await listener.all() == [("here", 0, {"table": "a", "seats": [0, 1]})]
    second = await Listener(hub, ines).begin()
    await second.end()
    assert hub.here("a") == [0, 1], "another window is still open"
    assert await listener.all() == []
    await other.end()
    assert hub.here("a") == [0]
    while (event := await listener.next()) == ": still here\n\n":
        pass
    assert event == ("here", 0, {"table": "a", "seats": [0]})
    await listener.end()


async def test_a_page_that_is_loaded_again_has_not_gone(hub, monkeypatch):
    monkeypatch.setattr(module, "LINGER", 0.1)
    noor, ines = sitting("noor", a=0), sitting("ines", a=1)
    listener = await Listener(hub, noor).begin()
    other = await Listener(hub, ines).begin()
    await listener.all()
    await other.end()
    again = await Listener(hub, ines).begin()
    await asyncio.sleep(0.15)
    assert {tuple(event[2]["seats"]) for event in await listener.all()} <= {(0, 1)}
    for one in (listener, again):
        await one.end()


async def test_what_is_lost_is_told(hub):
    browser = sitting("noor", a=0)
    listener = await Listener(hub, browser).begin()
    await listener.all()
    hub.gone("a", ["noor", "somebody who does not listen"])
    assert await listener.all() == [("gone", 0, {"table": "a"})]
    await listener.end()


# -- over HTTP --------------------------------------------------------------------------------------------------------
async def test_a_stream_goes_on_where_the_last_one_ended(server):
    table, (noor, ines) = await friends(server)
    async with ines.listening() as events:
        heard = await events.until(table, 3)
    said = await noor.act(table, "chat", seat=0, text="are you there?")
    for more in ({"heard": heard.id}, {"since": heard.id}):
        async with ines.listening(**more) as events:
            event = await events.next("table")
            assert event.data == {"table": table, "version": said["version"]}
            assert event.id > heard.id
    async with ines.listening(event.id) as events:
        assert (await events.next()).kind == "here", "nothing new"


async def test_a_last_event_that_is_none_is_no_reason_to_break(server):
    noor = server.person("Noor")
    await noor.open_table("me", "open")
    for last in ("", "abc", "-5", "\uff19", "9" * 39, str(2**64)):
        async with noor.listening(last) as events:
            assert await events.next() is not None


async def test_nobody_without_a_table_has_a_stream(server):
    assert (await server.person().refusal("GET", "/stream"))[0] == 404


async def test_a_stream_shows_signs_of_life(ready_url):
    async with serving(ready_url, heartbeat=0.02) as server:
        noor = server.person("Noor")
        await noor.open_table("me", "open")
        async with noor.listening() as events:
            await events.next("here")
            with pytest.raises(TimeoutError):
                await events.next("bye", patience=0.3)
        assert events.beats > 2


async def test_people_see_who_is_there(server, monkeypatch):
    monkeypatch.setattr(module, "LINGER", 0.05)
    table, (noor, ines) = await friends(server)
    async with noor.listening() as events:
        async with ines.listening():
            while (await events.next("here")).data["seats"] != [0, 1]:
                pass
            assert [seat["here"] for seat in (await noor.look(table))["seats"]] == [True, True]

        async def gone():
            return not (await noor.look(table))["seats"][1]["here"]

        await eventually(gone)
        while (await events.next("here")).data["seats"] != [0]:
            pass


async def test_a_new_table_is_told_to_the_other_windows_of_its_host(server):
    noor = server.person("Noor")
    await noor.open_table("me", "open")
    async with noor.listening() as events:
        await events.next("here")
        made = await noor.open_table("me", "open")
        assert await events.until(made["table"], 1)
