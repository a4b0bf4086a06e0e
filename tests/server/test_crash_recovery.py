"""Tests that a server which is killed at any moment loses no acknowledged action and repeats none."""

import asyncio
import random
import sqlite3
from contextlib import closing

import pytest

from cli.running import COMMAND
from durbar.server.storage.engine import open_engine, reading
from durbar.server.storage.journal import read_log
from server.load_players import LoadPlayer
from server.playing import TIMEOUT
from server.process import Process, ServerStarter

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

# Settings of a toy game that lasts long enough for many kills.
LONG_GAME = {"options": {"rounds": 60}}
# The tables of each player: their seats and settings.
TABLES = [
    (("me", "me"), LONG_GAME),
    (("me", "novice", "novice"), LONG_GAME),
    (("novice", "me"), {"game": "maharani"}),
]


async def check_logs(url, players):
    """Check that the stored logs contain what every player was told."""
    engine = open_engine(url)
    try:
        async with reading(engine).connect() as connection:
            for player in players:
                for table in player.tables:
                    entries, _ = await read_log(connection, table.id)
                    player.check_log(table, entries)
    finally:
        await engine.dispose()


def new_players(count=3):
    """Return up to three players who send many requests."""
    return [LoadPlayer(name, random.Random(name)) for name in ("Noor", "Ines", "Akbar")[:count]]


async def arrive(players, server):
    """Connect every player, repeat their unanswered requests, and check that nothing is lost."""
    for player in players:
        await player.connect(server)
        await player.retry()
    await asyncio.gather(*(player.check() for player in players))


async def kill_repeatedly(starter, players, times):
    """Repeatedly play, and kill the server at a random moment."""
    rng = random.Random(7)
    for number in range(times):
        server = starter.start()
        try:
            await arrive(players, server)
            if number % 25 == 0:  # new tables, because games end after a while
                for player in players:
                    await player.open_tables(*TABLES)
            playing = [asyncio.create_task(player.play()) for player in players]
            await wait_for_acknowledgements(players, rng.randint(1, 25))
            await asyncio.sleep(rng.uniform(0, 0.02))
            starter.kill()
            await asyncio.gather(*playing)
        finally:
            await server.leave()
    server = starter.start()
    await arrive(players, server)
    await server.leave()


async def wait_for_acknowledgements(players, count):
    """Wait until ``count`` further actions of these players together are acknowledged."""
    total = sum(player.count() for player in players) + count
    async with asyncio.timeout(TIMEOUT):
        while sum(player.count() for player in players) < total:
            await asyncio.sleep(0.001)


@pytest.mark.parametrize("times", [4, pytest.param(50, marks=pytest.mark.long)])
async def test_nothing_is_lost_when_the_server_is_killed_repeatedly(sqlite_url, tmp_path, times):
    players = new_players()
    with ServerStarter(sqlite_url, tmp_path, bot_pause=0.02) as starter:
        await kill_repeatedly(starter, players, times)
        assert starter.errors() == ""
    await check_logs(sqlite_url, players)
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


async def test_nothing_is_lost_when_the_server_on_postgresql_is_killed(postgres_url, tmp_path):
    players = new_players()
    with ServerStarter(postgres_url, tmp_path, bot_pause=0.02) as starter:
        await kill_repeatedly(starter, players, 4)
        assert starter.errors() == ""
    await check_logs(postgres_url, players)


async def test_nothing_is_lost_when_the_serve_command_is_killed(sqlite_url):
    command = [*COMMAND, "serve", "--port", "0", "--no-browser", "--database", sqlite_url]
    players = new_players(1)
    for _ in range(2):
        async with Process(sqlite_url, command) as server:
            await arrive(players, server)
            await players[0].open_tables((("me", "me"), LONG_GAME))
            playing = asyncio.create_task(players[0].play())
            await wait_for_acknowledgements(players, 5)
            server.kill()
            await playing
    await check_logs(sqlite_url, players)


# -- PostgreSQL failures ----------------------------------------------------------------------------------------------
OTHER_CONNECTIONS = "datname = current_database() and pid <> pg_backend_pid()"
TERMINATE = f"select pg_terminate_backend(pid) from pg_stat_activity where {OTHER_CONNECTIONS}"
"""The SQL statement that terminates all other connections to the database."""


async def play_during(url, tmp_path, fail):
    """Play while the database fails, and check that nothing is lost although the server is not restarted."""
    players = new_players()
    with ServerStarter(url, tmp_path, bot_pause=0.02, log_level="error") as starter:
        server = starter.start()
        await arrive(players, server)
        for player in players:
            await player.open_tables(*TABLES)
        playing = [asyncio.create_task(player.play()) for player in players]
        await fail(players)
        await wait_for_acknowledgements(players, 30)  # play continues
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for player in players:
            await player.retry()
            await player.check()
        await server.leave()
        starter.kill()
    await check_logs(url, players)


async def test_nothing_is_lost_when_postgresql_connections_are_terminated(postgres, postgres_url, tmp_path):
    async def fail(players):
        for _ in range(8):
            await wait_for_acknowledgements(players, random.randint(1, 10))
            await asyncio.to_thread(postgres.query, postgres_url, TERMINATE)

    await play_during(postgres_url, tmp_path, fail)


async def test_nothing_is_lost_when_postgresql_crashes(postgres, postgres_url, tmp_path):
    async def fail(players):
        await wait_for_acknowledgements(players, 10)
        await asyncio.to_thread(postgres.crash)

    await play_during(postgres_url, tmp_path, fail)
