"""Tests of reports, bans, mutes, closed tables, announcements and the changed password, over HTTP."""

import asyncio
import time

import pytest
import sqlalchemy as sa

from durbar.server.services.moderation import MAX_REPORT_LENGTH
from durbar.server.services.operator_actions import AdminError, OperatorActions, check_network, hash_password
from durbar.server.services.operator_queue import OperatorQueue
from durbar.server.settings import Rate
from durbar.server.storage import operator_store, schema
from durbar.server.storage.operator_store import Operator
from durbar.tables.actions import ActionRefused
from server.playing import UNLIMITED, serving

pytestmark = pytest.mark.anyio


def admin(server, name, **arguments):
    """Perform an action of the operator on a server in this process."""
    services = server.services
    actions = OperatorActions(services.table_cache, services.sessions, services.hub, services.moderation)
    return actions.perform(name, arguments, Operator("root", "a reason"))


async def rows_of(server, table):
    """Return the rows of a database table."""
    async with server.services.database.read() as connection:
        return [row._asdict() for row in (await connection.execute(sa.select(table))).all()]


async def table_of_two(server, **people):
    """Return a running table, and the people in its two seats."""
    noor, ines = server.person("Noor"), server.person("Ines", **people)
    made = await noor.open_table("me", "open")
    await ines.open_link(made["links"][0]["link"])
    await noor.act(made["table"], "start")
    return made["table"], noor, ines


# -- reports ----------------------------------------------------------------------------------------------------------
async def test_report_is_stored_with_the_last_ten_messages_of_the_seat(any_server):
    table, noor, ines = await table_of_two(any_server)
    for number in range(12):
        await ines.act(table, "chat", seat=1, text=f"message {number}")
        await noor.act(table, "chat", seat=0, text="mine")
    assert await noor.post(f"/tables/{table}/report", {"seat": 1, "text": " Was\nrude\0 "}) == {"reported": True}
    (report,) = await rows_of(any_server, schema.reports)
    assert (report["table_id"], report["seat"], report["name"], report["text"]) == (table, 1, "Ines", "Was rude")
    assert [message["text"] for message in report["evidence"]["messages"]] == [f"message {n}" for n in range(2, 12)]


async def test_report_does_not_change_the_table_and_nobody_at_the_table_sees_it(server):
    table, noor, ines = await table_of_two(server)
    version = (await ines.look(table))["version"]
    await noor.post(f"/tables/{table}/report", {"seat": 1, "text": "a-report-canary"})
    assert (await ines.look(table))["version"] == version
    assert "a-report-canary" not in str([await ines.story(table), await ines.look(table, 1), await ines.get("/me")])


async def test_strangers_cannot_report(server):
    table, _, _ = await table_of_two(server)
    stranger = server.person("Stranger")
    await stranger.put("/me", {"name": "Stranger"})
    assert (await stranger.refusal("POST", f"/tables/{table}/report", {"seat": 1, "text": "x"}))[0] == 404


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"seat": 1, "text": " \n "}, 409),
        ({"seat": 7, "text": "x"}, 409),
        ({"seat": 8, "text": "x"}, 422),
        ({"seat": 1, "text": "x" * (MAX_REPORT_LENGTH + 1)}, 422),
        ({"seat": 1}, 422),
    ],
)
async def test_invalid_report_is_refused_and_not_stored(server, body, status):
    table, noor, _ = await table_of_two(server)
    assert (await noor.refusal("POST", f"/tables/{table}/report", body))[0] == status
    assert await rows_of(server, schema.reports) == []


async def test_bots_cannot_be_reported(server):
    noor = server.person("Noor")
    table = (await noor.open_table("me", "novice"))["table"]
    status, error = await noor.refusal("POST", f"/tables/{table}/report", {"seat": 1, "text": "x"})
    assert (status, error["id"]) == (409, "report")


async def test_reports_are_limited_per_browser(ready_url):
    from dataclasses import replace

    async with serving(ready_url, limits=replace(UNLIMITED, reports=Rate(1 / 3600, 2))) as server:
        table, noor, ines = await table_of_two(server)
        body = {"seat": 1, "text": "x"}
        for _ in range(2):
            await noor.post(f"/tables/{table}/report", body)
        assert (await noor.refusal("POST", f"/tables/{table}/report", body))[0] == 429
        await ines.post(f"/tables/{table}/report", body)


async def test_resolved_reports_are_deleted_after_the_retention_time(server):
    table, noor, _ = await table_of_two(server)
    for _ in range(2):
        await noor.post(f"/tables/{table}/report", {"seat": 1, "text": "x"})
    await admin(server, "resolve", number=1)
    await server.services.moderation.delete_resolved_reports(time.time() + 1000)
    assert [report["number"] for report in await rows_of(server, schema.reports)] == [2]


# -- bans and mutes ---------------------------------------------------------------------------------------------------
async def test_banned_browser_gets_403_for_every_request_until_it_is_unbanned(any_server):
    table, noor, ines = await table_of_two(any_server)
    await admin(any_server, "ban", whom={"table": table, "seat": 1})
    for method, path in (("GET", "/me"), ("GET", f"/tables/{table}"), ("POST", "/tables"), ("GET", "/nothing")):
        status, error = await ines.refusal(method, path)
        assert (status, error["id"]) == (403, "banned")
        assert error["text"] == "The operator of this server has banned you."
    page = await ines.client.get("/")
    assert (page.status_code, page.text) == (403, "The operator of this server has banned you.")
    assert page.headers["content-type"].startswith("text/plain")
    await noor.look(table)
    await admin(any_server, "unban", whom={"table": table, "seat": 1})
    await ines.look(table)


@pytest.mark.parametrize("network", ["203.0.113.9", "203.0.113.0/24"])
async def test_banned_network_is_refused_with_any_cookie(server, network):
    inside, outside = server.person("In", "203.0.113.9"), server.person("Out", "198.51.100.1")
    await inside.get("/me")
    await admin(server, "ban", whom={"network": network})
    assert (await inside.refusal("GET", "/me"))[1]["id"] == "banned"
    await outside.get("/me")
    await admin(server, "unban", whom={"network": network})
    await inside.get("/me")


async def test_network_of_ipv6_is_banned(server):
    inside, outside = server.person("In", "2001:db8::7"), server.person("Out", "2001:db9::7")
    await admin(server, "ban", whom={"network": "2001:db8::/32"})
    assert (await inside.refusal("GET", "/me"))[0] == 403
    await outside.get("/me")


async def test_ban_of_some_days_ends(server, monkeypatch):
    ines = server.person("Ines", "203.0.113.9")
    await admin(server, "ban", whom={"network": "203.0.113.9"}, days=2)
    now = time.time()
    monkeypatch.setattr(server.services.entropy, "now", lambda: now + 1.9 * 86_400)
    await ines.refusal("GET", "/me")
    monkeypatch.setattr(server.services.entropy, "now", lambda: now + 2.1 * 86_400)
    await ines.get("/me")


async def test_ban_ends_the_open_streams_of_the_banned_only(server):
    table, noor, ines = await table_of_two(server)
    async with noor.listening(), ines.listening():
        await admin(server, "ban", whom={"table": table, "seat": 1})
        while len(server.services.hub) > 1:
            await asyncio.sleep(0.01)
        assert server.services.hub.connected_seats(table) == [0]


async def test_reported_player_can_be_banned_after_leaving(server):
    table, noor, ines = await table_of_two(server)
    await noor.post(f"/tables/{table}/report", {"seat": 1, "text": "Was rude"})
    await ines.act(table, "leave", seat=1)
    with pytest.raises(AdminError):
        await admin(server, "ban", whom={"table": table, "seat": 1})
    await admin(server, "ban", whom={"report": 1})
    assert (await ines.refusal("GET", "/me"))[0] == 403


async def lose_seat(how, table, host, player):
    """Let a player leave, or let the host take the seat away. Return a new link to the seat."""
    if how == "leave":
        await player.act(table, "leave", seat=1)
    return (await host.act(table, "free" if how == "free" else "reissue", at=1))["link"]


@pytest.mark.parametrize("how", ["leave", "free", "reissue"])
async def test_player_who_left_before_the_report_can_be_banned(server, how):
    table, noor, ines = await table_of_two(server)
    await ines.act(table, "chat", seat=1, text="an insult")
    await lose_seat(how, table, noor, ines)
    await noor.post(f"/tables/{table}/report", {"seat": 1, "text": "Was rude"})
    (report,) = await rows_of(server, schema.reports)
    assert (report["name"], report["evidence"]["messages"][0]["text"]) == ("Ines", "an insult")
    await admin(server, "ban", whom={"report": 1})
    assert (await ines.refusal("GET", "/me"))[0] == 403


@pytest.mark.parametrize("how", ["leave", "free", "reissue"])
async def test_report_about_a_player_has_no_messages_of_an_earlier_player_in_the_seat(server, how):
    table, noor, ines = await table_of_two(server)
    await ines.act(table, "chat", seat=1, text="an insult")
    tara = server.person("Tara")
    await tara.open_link(await lose_seat(how, table, noor, ines), "Ines" if how == "reissue" else "Tara")
    await tara.act(table, "chat", seat=1, text="a greeting")
    await noor.post(f"/tables/{table}/report", {"seat": 1, "text": "Was rude"})
    (report,) = await rows_of(server, schema.reports)
    assert [message["text"] for message in report["evidence"]["messages"]] == ["a greeting"]
    await admin(server, "ban", whom={"report": 1})
    assert (await tara.refusal("GET", "/me"))[0] == 403
    await ines.get("/me")


async def test_reported_message_names_the_device_that_has_been_signed_out(server):
    table, noor, ines = await table_of_two(server)
    phone = server.person("Ines")
    await phone.open_link((await ines.act(table, "phone", seat=1))["link"])
    await phone.act(table, "chat", seat=1, text="an insult")
    await ines.act(table, "sign-out-others", seat=1)
    await noor.post(f"/tables/{table}/report", {"seat": 1, "text": "Was rude"})
    await admin(server, "mute", whom={"report": 1})
    assert len(await rows_of(server, schema.restrictions)) == 2


async def test_story_and_record_do_not_contain_the_author_of_a_message(server):
    table, noor, ines = await table_of_two(server)
    await ines.act(table, "chat", seat=1, text="hello")
    browser = server.services.table_cache._live[table].table.log[-1].body["browser"]
    for person in (noor, ines):
        assert browser not in str([await person.story(table), await person.look(table), await person.get("/tables")])


async def test_muted_browser_can_play_but_not_chat_at_any_table(any_server):
    table, _, ines = await table_of_two(any_server)
    await admin(any_server, "mute", whom={"table": table, "seat": 1})
    other = (await ines.open_table("me", "open"))["table"]
    for place, seat in ((table, 1), (other, 0)):
        status, error = await ines.refusal("POST", f"/tables/{place}/chat", {"seat": seat, "text": "hello"})
        assert (status, error["id"]) == (403, "muted")
        assert error["text"] == "The operator of this server has muted you: you cannot send messages."
    status, error = await ines.refusal("POST", f"/tables/{table}/nudge", {"seat": 1, "at": 0})
    assert (status, error["id"]) == (403, "muted")
    await ines.act(table, "pause", seat=1)
    await admin(any_server, "unmute", whom={"table": table, "seat": 1})
    await ines.act(table, "chat", seat=1, text="hello")


async def test_bans_and_mutes_survive_a_restart(ready_url):
    async with serving(ready_url) as server:
        table, noor, ines = await table_of_two(server)
        await admin(server, "ban", whom={"table": table, "seat": 1})
        await admin(server, "mute", whom={"table": table, "seat": 0})
    async with serving(ready_url) as server:
        again, banned = server.person(), server.person()
        again.client.cookies, banned.client.cookies = noor.client.cookies, ines.client.cookies
        assert (await banned.refusal("GET", "/me"))[0] == 403
        assert (await again.refusal("POST", f"/tables/{table}/chat", {"seat": 0, "text": "x"}))[1]["id"] == "muted"


@pytest.mark.parametrize(
    "text", ["0.0.0.0/0", "10.0.0.0/7", "::/0", "2001::/15", "300.1.1.1", "nonsense", "::ffff:0:0/96"]
)
def test_invalid_or_too_wide_network_is_refused(text):
    with pytest.raises(AdminError):
        check_network(text)


def test_network_is_written_in_its_usual_form():
    assert check_network("192.0.2.77/24") == "192.0.2.0/24"
    assert check_network("::ffff:192.0.2.1") == "192.0.2.1/32"


# -- tables -----------------------------------------------------------------------------------------------------------
async def test_closed_table_accepts_nothing_and_everyone_can_still_read_it(any_server):
    table, noor, ines = await table_of_two(any_server)
    await admin(any_server, "close", table=table)
    state = await noor.look(table, 0)
    assert state["closed"]
    assert (await noor.story(table))[-1]["kind"] == "closed"
    move = state["view"]["legal_moves"] or (await ines.look(table, 1))["view"]["legal_moves"]
    mover, seat = (noor, 0) if state["view"]["to_move"] == 0 else (ines, 1)
    requests = [
        ("move", {"seat": seat, "move": move[0]["text"], "version": state["version"]}),
        ("chat", {"seat": seat, "text": "hello"}),
        ("pause", {"seat": seat}),
        ("phone", {"seat": seat}),
    ]
    for name, body in requests:
        status, error = await mover.refusal("POST", f"/tables/{table}/{name}", body)
        assert (status, error["text"]) == (409, "The operator closed this table")
    assert (await noor.get("/tables"))[0]["closed"]
    with pytest.raises(ActionRefused):
        await admin(any_server, "close", table=table)


async def test_nobody_can_sit_down_at_a_closed_table(server):
    noor, ines = server.person("Noor"), server.person("Ines")
    made = await noor.open_table("me", "open")
    await admin(server, "close", table=made["table"])
    with pytest.raises(AssertionError, match="closed this table"):
        await ines.open_link(made["links"][0]["link"])


async def test_bots_do_not_move_at_a_closed_table_also_after_a_restart(ready_url):
    async with serving(ready_url, bot_pause=1000.0) as server:
        noor = server.person("Noor")
        table = (await noor.open_table("me", "novice", start=True))["table"]
        live = await server.services.table_cache.get(table)
        while not live.table.bot_to_move:
            text = live.table.sight(0).legal_moves
            await noor.move(table, 0, next(iter(text)).text)
        await admin(server, "close", table=table)
        assert (live.table.turn, live.table.alarm) == (None, None)
    async with serving(ready_url) as server:
        live = await server.services.table_cache.get(table)
        version = live.table.version
        server.services.bot_runner.note_request(live)
        await asyncio.sleep(0.05)
        assert (live.table.closed, live.table.version) == (True, version)


async def test_deleted_table_is_gone_for_everyone_but_its_reports_stay(server):
    table, noor, ines = await table_of_two(server)
    await noor.post(f"/tables/{table}/report", {"seat": 1, "text": "x"})
    await admin(server, "delete", table=table)
    assert (await ines.refusal("GET", f"/tables/{table}"))[0] == 404
    assert await noor.get("/tables") == []
    assert len(await rows_of(server, schema.reports)) == 1


async def test_damaged_table_can_be_deleted(server):
    table, noor, _ = await table_of_two(server)
    damage = schema.entries.update().where(schema.entries.c.table_id == table).values(kind="nonsense")
    await server.services.database.write(lambda connection: connection.execute(damage))
    server.services.table_cache._live.clear()
    assert (await noor.refusal("GET", f"/tables/{table}"))[0] == 409
    await admin(server, "delete", table=table)
    assert (await noor.refusal("GET", f"/tables/{table}"))[0] == 404


# -- the whole server -------------------------------------------------------------------------------------------------
async def test_announcement_is_in_me_until_its_time_is_over(server, monkeypatch):
    noor = server.person("Noor")
    assert (await noor.get("/me"))["announcement"] is None
    now = time.time()
    await admin(server, "announce", text="Hello", until=now + 100)
    assert (await noor.get("/me"))["announcement"] == {"text": "Hello", "until": now + 100}
    monkeypatch.setattr(server.services.entropy, "now", lambda: now + 101)
    assert (await noor.get("/me"))["announcement"] is None


async def test_open_pages_are_told_of_an_announcement(server):
    _table, noor, _ = await table_of_two(server)
    async with noor.client.stream("GET", "/api/stream") as stream:
        lines = stream.aiter_lines()
        await anext(lines)
        await admin(server, "announce", text="Hello")
        async with asyncio.timeout(60):
            async for line in lines:
                if line == "event: announcement":
                    break


async def test_changed_password_must_be_entered_by_everyone(ready_url):
    async with serving(ready_url, password="old") as server:
        noor = server.person("Noor")
        await noor.post("/enter", {"password": "old"})
        await noor.get("/tables")
        await admin(server, "rotate-password", password=await hash_password("new"))
        assert (await noor.refusal("GET", "/tables"))[0] == 401
        assert (await noor.get("/me"))["password_needed"]
        assert (await noor.refusal("POST", "/enter", {"password": "old"}))[0] == 403
        await noor.post("/enter", {"password": "new"})
        await noor.get("/tables")
    async with serving(ready_url, password="old") as server:
        ines = server.person("Ines")
        assert (await ines.refusal("POST", "/enter", {"password": "old"}))[0] == 403
        await admin(server, "rotate-password", password=None)
        await ines.post("/enter", {"password": "old"})
        await ines.get("/tables")


async def test_old_password_entered_during_the_change_admits_nobody(ready_url, monkeypatch):
    async with serving(ready_url, password="old") as server:
        noor, moderation = server.person("Noor"), server.services.moderation
        check = moderation.is_password

        async def check_then_change(given, settings):
            is_right = await check(given, settings)
            await admin(server, "rotate-password", password=await hash_password("new"))
            return is_right

        monkeypatch.setattr(moderation, "is_password", check_then_change)
        assert (await noor.refusal("POST", "/enter", {"password": "old"}))[0] == 403
        assert (await noor.refusal("GET", "/tables"))[0] == 401


async def test_password_is_stored_only_as_a_salted_hash(server):
    await admin(server, "rotate-password", password=await hash_password("mangosteen"))
    stored = str([await rows_of(server, table) for table in schema.metadata.sorted_tables])
    assert "mangosteen" not in stored
    assert (await hash_password("mangosteen")) != (await hash_password("mangosteen"))


async def test_damaged_password_admits_nobody(server):
    await admin(server, "rotate-password", password=await hash_password("mangosteen"))
    damage = sa.text("UPDATE server_state SET value = '[]'")
    await server.services.database.write(lambda connection: connection.execute(damage))
    await server.services.moderation.reload()
    assert (await server.person().refusal("POST", "/enter", {"password": "mangosteen"}))[0] == 403


# -- the queue of requests --------------------------------------------------------------------------------------------
async def test_old_and_damaged_requests_are_deleted_and_not_performed(server):
    table, _, _ = await table_of_two(server)
    request = {"action": "close", "arguments": {"table": table}, "operator": "root", "reason": ""}
    rows = [
        {"token": "old", "asked": time.time() - 1000, "request": request},
        {"token": "damaged", "asked": time.time(), "request": ["close"]},
    ]
    insert = schema.admin_requests.insert()
    await server.services.database.write(lambda connection: connection.execute(insert, rows))
    services = server.services
    actions = OperatorActions(services.table_cache, services.sessions, services.hub, services.moderation)
    await OperatorQueue(services.database, actions).check()
    assert await rows_of(server, schema.admin_requests) == []
    assert not (await services.table_cache.get(table)).table.closed


async def test_failed_action_leaves_no_entry_in_the_audit_log(server):
    for name, arguments in (
        ("close", {"table": "nothing"}),
        ("resolve", {"number": 5}),
        ("unban", {"whom": {"network": "192.0.2.1"}}),
        ("announce", {"text": "", "until": None}),
        ("no such action", {}),
    ):
        with pytest.raises(AdminError):
            await admin(server, name, **arguments)
    async with server.services.database.read() as connection:
        assert await operator_store.read_audit(connection) == []
