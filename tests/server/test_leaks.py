"""Tests that no response reveals hidden information, and that the search for leaks finds leaks planted on purpose."""

import asyncio
import random

import pytest

from durbar.bots import hints
from durbar.bots.thinking import Budget
from durbar.games.record import replay
from durbar.server.api import moves as move_routes
from server.alternative_worlds import compare
from server.audited_games import PLANS, AuditedGame, GamePlan
from server.leak_audit import Auditor, Leak, RecordingEntropy
from server.planted_leaks import DERIVED, LEAKS, SECRETS, add_to_table_view
from server.playing import serving

pytestmark = pytest.mark.anyio

SLOW = pytest.mark.slow
PART_COUNT = 20
GAMES_PER_PART = 10
PARTS = [pytest.param(part, marks=[pytest.mark.long] * (part > 0)) for part in range(PART_COUNT)]
"""The numbers of the twenty parts, with two hundred games together. An ordinary run plays only the first part."""


@pytest.fixture(scope="module")
def anyio_backend():
    """One event loop for the whole file: its tests share a server."""
    return "asyncio"


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch):
    """Limit hints to a few iterations: their content is searched for leaks, and need not be good."""
    monkeypatch.setattr(move_routes, "hint", lambda sight: hints.hint(sight, Budget(10)))


async def play_games(auditor, plans, rng, max_moves=None):
    """Play games concurrently; return the games and their records."""
    stranger = auditor.person("Stranger")
    await stranger.open_table("me", "novice", game="maharani")
    games = [AuditedGame(auditor, plan, random.Random(rng.random()), stranger) for plan in plans]
    return games, await asyncio.gather(*(game.play(max_moves) for game in games))


@pytest.mark.slow
@pytest.mark.parametrize("part", PARTS)
async def test_no_response_in_200_games_leaks_a_secret(ready_url, part):
    rng = random.Random(f"soak {part}")
    # Every third plan, so that each part has different games.
    plans = [PLANS[(part + 1 + 3 * n) % len(PLANS)] for n in range(GAMES_PER_PART)]
    async with serving(ready_url, RecordingEntropy(f"soak {part}")) as server:
        auditor = Auditor(server)
        games, records = await play_games(auditor, plans, rng)
    assert sum(game.compared for game in games) >= GAMES_PER_PART / 2
    assert all(replay(record).outcome for record in records)
    requested_parts = {kind.rpartition("/")[2] for kind in auditor.checked}
    assert {
        "story",
        "why",
        "preview",
        "record",
        "picture",
        "hint",
        "stream",
        "tables",
        "move",
        "take-back",
    } <= requested_parts


async def test_no_response_in_a_few_openings_leaks_a_secret(ready_url):
    async with serving(ready_url, RecordingEntropy("leaks")) as server:
        auditor = Auditor(server)
        games, _ = await play_games(
            auditor, [GamePlan("taj-mahal", 3, "2018"), GamePlan("maharani", 2)], random.Random(5), max_moves=6
        )
    assert [game.compared for game in games] == [1, 1]
    assert auditor.checked["answers"] > 60


# -- planted leaks ----------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
async def dealt(tmp_path_factory):
    """A table of three people. The player after the one to move is the spy."""
    database = f"sqlite:///{tmp_path_factory.mktemp('leaks') / 'tables.sqlite'}"
    async with serving(database, RecordingEntropy("leaks")) as server:
        auditor = Auditor(server)
        people = [auditor.person(name) for name in ("Noor", "Ines", "Akbar")]
        made = await people[0].open_table("me", "open", "open", game="taj-mahal")
        for seat, person in enumerate(people):
            if seat:
                await person.open_link(made["links"][seat - 1]["link"])
            person.allowed_seats[made["table"]] = {seat}
        await people[0].act(made["table"], "start")
        live = await server.services.table_cache.get(made["table"])
        mover = live.table.to_move
        yield Dealt(auditor, live, mover, (mover + 1) % 3, people[(mover + 1) % 3])


class Dealt:
    """A table at which ``spy`` has the seat ``seat`` and ``other`` is to move."""

    def __init__(self, auditor, live, other, seat, spy):
        self.auditor, self.live, self.other, self.seat, self.spy = auditor, live, other, seat, spy

    async def ask(self, method, path, query, body):
        """Send a request as the spy."""
        if method == "stream":
            async with self.spy.listening() as events:
                return await events.next()
        return await self.spy.ask(method, f"/tables/{self.live.id}{path}", body, **{"seat": self.seat, **query})


@pytest.mark.parametrize("secret", SECRETS)
async def test_leak_search_finds_secrets_in_a_table_view(dealt, monkeypatch, secret):
    await dealt.spy.look(dealt.live.id, dealt.seat)
    add_to_table_view(monkeypatch, SECRETS[secret], dealt.other, dealt.auditor.entropy)
    with pytest.raises(Leak):
        await dealt.spy.look(dealt.live.id, dealt.seat)


@pytest.mark.parametrize("plant", LEAKS)
async def test_leak_search_finds_secrets_in_every_kind_of_response(dealt, monkeypatch, plant):
    request = plant(monkeypatch, dealt.live.table, dealt.other)
    with pytest.raises(Leak):
        await dealt.ask(*request)
    monkeypatch.undo()
    await dealt.ask(*request)


@pytest.mark.parametrize(
    "derived", [derived if index == 0 else pytest.param(derived, marks=SLOW) for index, derived in enumerate(DERIVED)]
)
async def test_comparison_with_an_alternative_world_finds_derived_secrets(dealt, monkeypatch, derived):
    add_to_table_view(monkeypatch, DERIVED[derived], dealt.other, dealt.auditor.entropy)
    for number in range(5):  # a derived value may be equal in a few worlds by chance
        differ, _ = await compare(dealt.spy, dealt.live, dealt.seat, number, only_some=True)
        if differ:
            return
    raise AssertionError("no response differs")
