"""No acknowledged move is ever lost, none is made twice, and every table goes on: killed at any moment."""

import asyncio
import random
import sqlite3
from contextlib import closing

import pytest

from cli.running import COMMAND
from durbar.server.storage.engine import open_engine, reading
from durbar.server.storage.journal import read_log
from server.load import Guest
from server.playing import PATIENCE
from server.process import Process, Starter

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

LONG = {"options": {"rounds": 60}}
TABLES = [
    (("me", "me"), LONG),
    (("me", "novice", "novice"), LONG),
    (("novice", "me"), {"game": "maharani"}),
]


async def logs_of(url, guests):
    """Check every guest's tables in the database itself."""
    engine = open_engine(url)
    try:
        async with reading(engine).connect() as connection:
            for guest in guests:
                for table in guest.tables:
                    entries, _ = await read_log(connection, table.id)
                    guest.check_log(table, entries)
    finally:
        await engine.dispose()


def new_guests(many=3):
    return [Guest(name, random.Random(name)) for name in ("Noor", "Ines", "Akbar")[:many]]


async def arrive(guests, server):
    """Everybody opens their browser; what was not answered is asked for again, and all is there."""
    for guest in guests:
        await guest.arrive(server)
        await guest.ask_again()
    await asyncio.gather(*(guest.check() for guest in guests))


async def killed_again_and_again(starter, guests, times):
    """Play, and kill the server at some moment; so many times."""
    chance = random.Random(7)
    for number in range(times):
        server = starter.start()
        try:
            await arrive(guests, server)
            if number % 25 == 0:
                for guest in guests:
                    await guest.open_tables(*TABLES)
            playing = [asyncio.create_task(guest.play()) for guest in guests]
            await acknowledged(guests, chance.randint(1, 25))
            await asyncio.sleep(chance.uniform(0, 0.02))
            starter.kill()
            await asyncio.gather(*playing)
        finally:
            await server.leave()
    server = starter.start()
    await arrive(guests, server)
    await server.leave()


async def acknowledged(guests, more):
    """Wait until so much more was acknowledged."""
    enough = sum(guest.count() for guest in guests) + more
    async with asyncio.timeout(PATIENCE):
        while sum(guest.count() for guest in guests) < enough:
            await asyncio.sleep(0.001)


@pytest.mark.parametrize("times", [6, pytest.param(50, marks=pytest.mark.long)])
async def test_a_server_that_is_killed_again_and_again(sqlite_url, tmp_path, times):
    guests = new_guests()
    with Starter(sqlite_url, tmp_path, beat=0.02) as starter:
        await killed_again_and_again(starter, guests, times)
        assert starter.said() == ""
    await logs_of(sqlite_url, guests)
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


async def test_a_server_on_postgresql_that_is_killed(postgres_url, tmp_path):
    guests = new_guests()
    with Starter(postgres_url, tmp_path, beat=0.02) as starter:
        await killed_again_and_again(starter, guests, 8)
        assert starter.said() == ""
    await logs_of(postgres_url, guests)


async def test_the_command_itself_killed(sqlite_url):
    """`durbar serve`, as people start it."""
    command = [*COMMAND, "serve", "--port", "0", "--no-browser", "--database", sqlite_url]
    guests = new_guests(1)
    for _ in range(2):
        async with Process(sqlite_url, command) as server:
            await arrive(guests, server)
            await guests[0].open_tables((("me", "me"), LONG))
            playing = asyncio.create_task(guests[0].play())
            await acknowledged(guests, 5)
            server.kill()
            await playing
    await logs_of(sqlite_url, guests)


# -- PostgreSQL breaks ------------------------------------------------------------------------------------------------
OTHERS = "datname = current_database() and pid <> pg_backend_pid()"
TERMINATE = f"select pg_terminate_backend(pid) from pg_stat_activity where {OTHERS}"


async def playing_while(url, tmp_path, trouble):
    """Guests play while something happens to the database; afterwards all is there, without a new start."""
    guests = new_guests()
    with Starter(url, tmp_path, beat=0.02, log_level="error") as starter:
        server = starter.start()
        await arrive(guests, server)
        for guest in guests:
            await guest.open_tables(*TABLES)
        playing = [asyncio.create_task(guest.play()) for guest in guests]
        await trouble()
        await acknowledged(guests, 30)  # it goes on
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for guest in guests:
            await guest.ask_again()
            await guest.check()
        await server.leave()
        starter.kill()
    await logs_of(url, guests)


async def test_connections_to_postgresql_that_are_ended_in_the_middle(postgres, postgres_url, tmp_path):
    async def trouble():
        for _ in range(12):
            await asyncio.sleep(random.uniform(0.05, 0.3))
            await asyncio.to_thread(postgres.ask, postgres_url, TERMINATE)

    await playing_while(postgres_url, tmp_path, trouble)


async def test_a_postgresql_that_crashes_in_the_middle(postgres, postgres_url, tmp_path):
    async def trouble():
        await asyncio.sleep(0.5)
        await asyncio.to_thread(postgres.crash)
        await asyncio.sleep(1)

    await playing_while(postgres_url, tmp_path, trouble)
