"""Tests that a move through the server is parsed once and checked once."""

import pytest

from durbar.games.errors import IllegalMove
from durbar.tables import actions
from durbar.tables.table import Table
from server.table_caches import check_memory_equals_log, new_table, say, stored_log
from tables.move_checks import counted

pytestmark = pytest.mark.anyio


async def test_move_is_parsed_once_and_checked_once(table_cache, monkeypatch):
    id = await new_table(table_cache, begin=True)
    table = (await table_cache.get(id)).table
    with counted(table, monkeypatch) as counts:
        await table_cache.apply(id, lambda table: actions.move(table, table.to_move, "draw", table.version))
    assert (counts.parsed, counts.checked) == (1, 1)
    assert (await stored_log(table_cache, id))[-1].body["move"] == "draw"


async def test_move_of_a_bot_is_checked_once_without_parsing(table_cache, monkeypatch):
    id = await new_table(table_cache, "novice", "novice", begin=True)
    table = (await table_cache.get(id)).table
    move = next(iter(table.game.legal_moves))
    with counted(table, monkeypatch) as counts:
        await table_cache.apply(id, lambda table: actions.bot_move(table, move))
    assert (counts.parsed, counts.checked) == (0, 1)


async def test_illegal_move_is_parsed_once_and_changes_nothing(table_cache, monkeypatch):
    id = await new_table(table_cache, begin=True)
    table = (await table_cache.get(id)).table
    with counted(table, monkeypatch) as counts, pytest.raises(IllegalMove):
        await table_cache.apply(id, lambda table: actions.move(table, table.to_move, "pass", table.version))
    assert counts.parsed == 1
    assert (await table_cache.get(id)).table is table
    assert [entry.kind for entry in await stored_log(table_cache, id)] == ["opened", "started"]


async def test_stored_move_is_parsed_once_and_checked_once(table_cache, monkeypatch):
    id = await new_table(table_cache, begin=True)
    await table_cache.apply(id, lambda table: actions.move(table, table.to_move, "draw", table.version))
    stored = await stored_log(table_cache, id)
    table = Table(stored[:-1])
    with counted(table, monkeypatch) as counts:
        table.apply(stored[-1])
    assert (counts.parsed, counts.checked) == (1, 1)


async def test_stored_illegal_move_is_detected(table_cache):
    id = await new_table(table_cache, begin=True)
    await table_cache.apply(id, lambda table: actions.move(table, table.to_move, "draw", table.version))
    stored = await stored_log(table_cache, id)
    stored[-1].body["move"] = "pass"
    with pytest.raises(IllegalMove):
        Table(stored)


def draw(table):
    """Return the log entries of an action: the player to move draws a card."""
    return actions.move(table, table.to_move, "draw", table.version)


@pytest.mark.parametrize("act", [draw, say("hello")])
async def test_failed_commit_leaves_the_table_unchanged(table_cache, monkeypatch, act):
    id = await new_table(table_cache, begin=True)
    live = await table_cache.get(id)
    table, visible_tables = live.table, []

    async def fail(work):
        visible_tables.append(live.table)
        raise ConnectionError

    with monkeypatch.context() as patch:
        patch.setattr(table_cache.database, "write", fail)
        with pytest.raises(ConnectionError):
            await table_cache.apply(id, act)
    assert visible_tables == [table], "uncommitted changes are not visible"
    assert live.table is table
    await check_memory_equals_log(table_cache, id)
    await table_cache.apply(id, draw)
    await check_memory_equals_log(table_cache, id)
