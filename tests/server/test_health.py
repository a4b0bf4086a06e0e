"""Tests of liveness, readiness and the watchdog of the event loop."""

import asyncio
import logging
import threading

import pytest

from durbar.server.middleware.metrics import Metrics
from durbar.server.services.readiness import CHECK_INTERVAL, Readiness
from durbar.server.storage.engine import StorageError
from durbar.server.watchdog import watch_event_loop
from server.playing import eventually
from server.process import Process

pytestmark = pytest.mark.anyio


class CountingDatabase:
    """A database that counts its writes. They fail while ``error`` is set, and wait while ``free`` is not set."""

    def __init__(self):
        self.writes = 0
        self.error = None
        self.free = asyncio.Event()
        self.free.set()

    async def write(self, work):
        self.writes += 1
        await self.free.wait()
        if self.error is not None:
            raise self.error


# -- liveness and readiness -------------------------------------------------------------------------------------------
async def test_server_is_alive_and_ready(any_server):
    client = any_server.person().client
    for path in ("/livez", "/readyz", "/healthz"):
        answer = await client.get(path)
        assert (answer.status_code, answer.json()["well"]) == (200, True)


async def test_server_without_a_database_is_alive_but_not_ready(server):
    client = server.person().client
    await server.services.database.close()
    assert (await client.get("/livez")).status_code == 200
    answer = await client.get("/readyz")
    assert (answer.status_code, answer.json()["well"]) == (503, False)


@pytest.mark.slow
@pytest.mark.compiled_only
async def test_server_with_a_full_disk_is_not_ready_until_there_is_space(sqlite_url, shim, tmp_path):
    full = tmp_path / "full"
    async with Process(sqlite_url, env={"LD_PRELOAD": str(shim), "DISK_FULL": str(full)}) as server:
        client = server.person().client

        async def is_ready():
            return (await client.get("/readyz")).status_code == 200

        async def is_not_ready():
            return (await client.get("/readyz")).status_code == 503

        await eventually(is_ready)
        full.touch()
        await eventually(is_not_ready)
        assert (await client.get("/livez")).status_code == 200
        assert (await client.get("/healthz")).status_code == 200, "this check only reads from the database"
        full.unlink()
        await eventually(is_ready)


async def test_many_requests_cause_only_one_write_per_check_interval():
    now, database = 0.0, CountingDatabase()
    readiness = Readiness(database, lambda: now)
    assert await asyncio.gather(*[readiness.is_ready() for _ in range(1000)]) == [True] * 1000
    database.error = StorageError("server.storage.url")
    assert await readiness.is_ready(), "the last result is used again"
    assert database.writes == 1
    now += CHECK_INTERVAL
    assert await asyncio.gather(*[readiness.is_ready() for _ in range(1000)]) == [False] * 1000
    assert database.writes == 2


async def test_cancelled_request_does_not_cancel_the_check_of_others():
    database = CountingDatabase()
    database.free.clear()
    readiness = Readiness(database, lambda: 0.0)
    first, second = asyncio.create_task(readiness.is_ready()), asyncio.create_task(readiness.is_ready())
    await asyncio.sleep(0)
    first.cancel()
    database.free.set()
    assert await second
    assert database.writes == 1


async def test_write_that_takes_too_long_counts_as_failed():
    database = CountingDatabase()
    database.free.clear()
    readiness = Readiness(database, seconds=0.01)
    assert not await readiness.is_ready()
    await readiness.close()


# -- the watchdog -----------------------------------------------------------------------------------------------------
class ReleasingHandler(logging.Handler):
    """Collects log records, and sets ``reported`` at the first one."""

    def __init__(self):
        super().__init__()
        self.records = []
        self.reported = threading.Event()

    def emit(self, record):
        self.records.append(record)
        self.reported.set()


async def test_stalled_event_loop_is_logged_once_with_its_stack():
    handler, metrics = ReleasingHandler(), Metrics()
    logger = logging.getLogger("durbar.watchdog")
    logger.addHandler(handler)

    def stall_the_loop():
        assert handler.reported.wait(60)

    try:
        with watch_event_loop(metrics, stall_seconds=0.05):
            stall_the_loop()
            await eventually(lambda: asyncio.sleep(0, len(handler.records) == 2))
    finally:
        logger.removeHandler(handler)
    stalled, recovered = handler.records
    assert stalled.getMessage() == "the event loop is stalled"
    assert recovered.getMessage() == "the event loop runs again"
    assert any(line.endswith(" in stall_the_loop") for line in stalled.fields["stack"])
    assert "durbar_loop_stalls_total 1.0" in metrics.render().decode()
