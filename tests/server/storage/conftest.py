"""Databases that are open."""

from contextlib import AsyncExitStack

import pytest

from durbar.server.storage.engine import open_engine
from durbar.server.storage.ledger import Ledger
from durbar.server.storage.migrate import migrate


@pytest.fixture
async def opened():
    """Opens databases, and closes them in the end."""
    async with AsyncExitStack() as stack:

        def open_one(url, **more):
            engine = open_engine(url, **more)
            stack.push_async_callback(engine.dispose)
            return engine

        yield open_one


@pytest.fixture
async def engine(url, opened):
    """A database of today's form, of either kind."""
    found = opened(url)
    await migrate(found)
    return found


@pytest.fixture
async def ledger(engine):
    """A ledger that is writing."""
    found = Ledger(engine)
    await found.start()
    yield found
    await found.close()
