"""Somebody at the table wants to see the others' cards. Everything the server tells anybody is looked through."""

import asyncio
import random

import pytest

from durbar.bots import hints
from durbar.bots.thinking import Budget
from durbar.games.record import replay
from durbar.server.routes import tables as table_routes
from server.leaks import Auditor, Witness
from server.playing import serving
from server.soaking import PLANS, Soak

pytestmark = pytest.mark.anyio

ROUNDS = 20
AT_ONCE = 10


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch):
    """Hints that take as long on every machine: what they tell is looked at, not how good it is."""
    monkeypatch.setattr(table_routes, "hint", lambda sight: hints.hint(sight, Budget(30)))


async def soak(auditor, plans, chance, **more):
    """Play games side by side; their soaks and records."""
    stranger = auditor.person("Stranger")
    await stranger.open_table("me", "novice", game="maharani")
    soaks = [Soak(auditor, plan, random.Random(chance.random()), stranger, **more) for plan in plans]
    return soaks, await asyncio.gather(*(one.play() for one in soaks))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(ROUNDS))
async def test_no_answer_in_200_games_tells_a_secret(sqlite_url, part):
    chance = random.Random(f"soak {part}")
    plans = [PLANS[(part * AT_ONCE + n) % len(PLANS)] for n in range(AT_ONCE)]
    async with serving(sqlite_url, Witness()) as server:
        auditor = Auditor(server)
        soaks, records = await soak(auditor, plans, chance)
    assert sum(one.compared for one in soaks) >= AT_ONCE / 2
    assert all(replay(record).outcome for record in records)
    print(auditor.heard)
