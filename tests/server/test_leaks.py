"""Somebody at the table wants to see the others' cards. Everything the server tells anybody is looked through, and the
search is tried on leaks that are built in for the purpose.
"""

import asyncio
import random

import pytest

from durbar.bots import hints
from durbar.bots.thinking import Budget
from durbar.games.record import replay
from durbar.server.api import moves as move_routes
from server.elsewhere import compare
from server.leaks import Auditor, Leak, Witness
from server.plants import TRACES, VALUES, WAYS, show
from server.playing import serving
from server.soaking import PLANS, Plan, Soak

pytestmark = pytest.mark.anyio

SLOW = pytest.mark.slow
ROUNDS = 20
AT_ONCE = 10
PARTS = [pytest.param(part, marks=[pytest.mark.long] * (part >= 2)) for part in range(ROUNDS)]
"""Two hundred games in all, twenty of them whenever everything is tested."""


@pytest.fixture(scope="module")
def anyio_backend():
    """One event loop for the whole file: its tests share a server."""
    return "asyncio"


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch):
    """Hints that take as long on every machine: what they tell is looked at, not how good it is."""
    monkeypatch.setattr(move_routes, "hint", lambda sight: hints.hint(sight, Budget(10)))


async def soak(auditor, plans, chance, most=None):
    """Play games side by side; their soaks and records."""
    stranger = auditor.person("Stranger")
    await stranger.open_table("me", "novice", game="maharani")
    soaks = [Soak(auditor, plan, random.Random(chance.random()), stranger) for plan in plans]
    return soaks, await asyncio.gather(*(one.play(most) for one in soaks))


@pytest.mark.slow
@pytest.mark.parametrize("part", PARTS)
async def test_no_answer_in_200_games_tells_a_secret(ready_url, part):
    chance = random.Random(f"soak {part}")
    plans = [PLANS[(part * AT_ONCE + n) % len(PLANS)] for n in range(AT_ONCE)]
    async with serving(ready_url, Witness(f"soak {part}")) as server:
        auditor = Auditor(server)
        soaks, records = await soak(auditor, plans, chance)
    assert sum(one.compared for one in soaks) >= AT_ONCE / 2
    assert all(replay(record).outcome for record in records)
    asked = {kind.rpartition("/")[2] for kind in auditor.heard}
    assert {"story", "why", "preview", "record", "picture", "hint", "stream", "tables", "move", "take-back"} <= asked


async def test_no_answer_at_the_beginning_of_a_few_games_tells_a_secret(ready_url):
    async with serving(ready_url, Witness("leaks")) as server:
        auditor = Auditor(server)
        soaks, _ = await soak(auditor, [Plan("taj-mahal", 3, "2018"), Plan("maharani", 2)], random.Random(5), most=6)
    assert [one.compared for one in soaks] == [1, 1]
    assert auditor.heard["answers"] > 60


# -- does the search find anything? -----------------------------------------------------------------------------------
@pytest.fixture(scope="module")
async def dealt(tmp_path_factory):
    """A table of three people, with somebody who does not have the move."""
    database = f"sqlite:///{tmp_path_factory.mktemp('leaks') / 'tables.sqlite'}"
    async with serving(database, Witness("leaks")) as server:
        auditor = Auditor(server)
        people = [auditor.person(name) for name in ("Noor", "Ines", "Akbar")]
        made = await people[0].open_table("me", "open", "open", game="taj-mahal")
        for seat, person in enumerate(people):
            if seat:
                await person.open_link(made["links"][seat - 1]["link"])
            person.may[made["table"]] = {seat}
        await people[0].act(made["table"], "start")
        live = await server.services.table_cache.get(made["table"])
        mover = live.table.to_move
        yield Dealt(auditor, live, mover, (mover + 1) % 3, people[(mover + 1) % 3])


class Dealt:
    """A table at which ``spy`` has the seat ``seat`` and ``other`` is to move."""

    def __init__(self, auditor, live, other, seat, spy):
        self.auditor, self.live, self.other, self.seat, self.spy = auditor, live, other, seat, spy

    async def ask(self, method, path, query, body):
        """Ask as the spy."""
        if method == "stream":
            async with self.spy.listening() as events:
                return await events.next()
        return await self.spy.ask(method, f"/tables/{self.live.id}{path}", body, **{"seat": self.seat, **query})


@pytest.mark.parametrize("what", VALUES)
async def test_the_search_finds_what_a_table_should_not_show(dealt, monkeypatch, what):
    await dealt.spy.look(dealt.live.id, dealt.seat)
    show(monkeypatch, VALUES[what], dealt.other, dealt.auditor.entropy)
    with pytest.raises(Leak):
        await dealt.spy.look(dealt.live.id, dealt.seat)


@pytest.mark.parametrize("plant", WAYS)
async def test_the_search_finds_a_leak_wherever_it_is(dealt, monkeypatch, plant):
    question = plant(monkeypatch, dealt.live.table, dealt.other)
    with pytest.raises(Leak):
        await dealt.ask(*question)
    monkeypatch.undo()
    await dealt.ask(*question)


@pytest.mark.parametrize(
    "trace", [trace if at == 0 else pytest.param(trace, marks=SLOW) for at, trace in enumerate(TRACES)]
)
async def test_another_world_gives_away_what_no_search_finds(dealt, monkeypatch, trace):
    show(monkeypatch, TRACES[trace], dealt.other, dealt.auditor.entropy)
    for number in range(5):  # a few worlds are alike in it by chance
        differ, _ = await compare(dealt.spy, dealt.live, dealt.seat, number, few=True)
        if differ:
            return
    raise AssertionError("nothing gave it away")
