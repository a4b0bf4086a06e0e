"""Tests of damaged logs: the table is set aside, and everything else works."""

import contextlib
import sqlite3

import pytest

from durbar.server.services.timeouts import Timeouts
from server.playing import eventually, serving
from server.table_caches import Clock, new_table, open_table_cache, say

pytestmark = pytest.mark.anyio
BOT_DELAY = 3600.0
"""Seconds that bots wait before they move, longer than any test."""
# SQL statements that damage the log of a table.
DAMAGE = {
    "no JSON": "UPDATE entries SET body = '{\"se' WHERE table_id = ? AND version = 2",
    "no text": "UPDATE entries SET body = CAST(x'ff7b7d' AS TEXT) WHERE table_id = ? AND version = 2",
    "another body": "UPDATE entries SET body = '[]' WHERE table_id = ? AND version = 3",
    "another kind": "UPDATE entries SET kind = 'flew' WHERE table_id = ? AND version = 2",
    "an impossible move": """UPDATE entries SET body = '{"seat": 0, "move": "x"}' WHERE table_id = ? AND version = 3""",
    "a row is missing": "DELETE FROM entries WHERE table_id = ? AND version = 2",
}


def damage(url, id, statement):
    """Change a stored log, as a faulty disk would."""
    with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file, file:
        assert file.execute(statement, (id,)).rowcount == 1


async def table_with_bot_to_move(person):
    """Return a table at which a person has moved and a bot has the move, and its watch link."""
    while True:  # until there is a game in which the person moves first
        made = await person.open_table("me", "novice", options={"rounds": 3})
        table = made["table"]
        while (await person.look(table))["view"]["to_move"] == 0:
            await person.move(table, 0)
        if (await person.look(table))["version"] >= 3:  # opened, started and at least one move
            return table, made["watch"]
        await person.delete(f"/tables/{table}")


@pytest.mark.parametrize("statement", DAMAGE.values(), ids=DAMAGE.keys())
async def test_server_starts_with_a_damaged_table_and_sets_it_aside(ready_url, caplog, statement):
    async with serving(ready_url, bot_pause=BOT_DELAY) as server:
        noor = server.person("Noor")
        broken, watch = await table_with_bot_to_move(noor)
        good, _ = await table_with_bot_to_move(noor)
        cookies = noor.client.cookies
    damage(ready_url, broken, statement)
    async with serving(ready_url) as server:
        noor, ines = server.person("Noor"), server.person("Ines")
        noor.client.cookies = cookies

        async def is_persons_turn():
            return (await noor.look(good, 0))["view"]["to_move"] == 0

        await eventually(is_persons_turn)  # the bot at the other table has moved
        for lang, sentence in (("en", "This table cannot be opened"), ("fr", "Cette table ne peut pas être ouverte")):
            status, error = await noor.refusal("GET", f"/tables/{broken}", lang=lang)
            assert (status, error["id"]) == (409, "table-damaged")
            assert error["text"].startswith(sentence)
        body = {"seat": 0, "text": "hello"}
        assert (await noor.refusal("POST", f"/tables/{broken}/chat", body))[1]["id"] == "table-damaged"
        secret = {"secret": watch.rpartition("/")[2]}
        assert (await ines.refusal("POST", "/links/look", secret))[1]["id"] == "table-damaged"
        assert {row["table"] for row in await noor.get("/tables")} == {broken, good}
        assert (await noor.client.get("/healthz")).json()["well"]
        assert "durbar_tables_damaged 1.0" in (await noor.client.get("/metrics")).text
    records = [record for record in caplog.records if "is set aside" in record.message]
    assert [record.fields for record in records] == [{"table": broken}]


async def test_table_damaged_later_is_set_aside_and_logged_once(ready_url, caplog):
    clock = Clock()
    async with open_table_cache(ready_url, clock) as table_cache:
        time_limit = {"after": 10.0, "level": "novice"}
        broken, good = [await new_table(table_cache, None, None, begin=True, absence=time_limit) for _ in range(2)]
        table_cache._live.clear()
        damage(ready_url, broken, "UPDATE entries SET body = '{' WHERE table_id = ? AND version = 2")
        clock.time += 60
        for _ in range(3):
            await Timeouts(table_cache).check()
        assert (await table_cache.get(good)).table.turn == "bot"
        assert table_cache.damaged == {broken}
    assert [record.message for record in caplog.records] == ["a table is set aside: its log cannot be read"]


async def test_table_damaged_before_a_reload_is_set_aside(table_cache, ready_url, caplog):
    id = await new_table(table_cache)
    live = await table_cache.get(id)
    live.stale = True
    damage(ready_url, id, "UPDATE entries SET body = '{' WHERE table_id = ? AND version = 1")
    with pytest.raises(ValueError, match="cannot be opened"):
        await table_cache.apply(id, say("hello"))
    assert len(table_cache) == 0
    assert table_cache.damaged == {id}
    assert caplog.text.count("is set aside") == 1
