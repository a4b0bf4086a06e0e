"""Tests of non-interference over HTTP: when all that is hidden from a viewer changes, no response changes."""

import random

import httpx
import pytest

from durbar.bots import hints
from durbar.bots.thinking import Budget
from durbar.server.api import guides
from durbar.server.api import moves as move_routes
from durbar.tables import actions
from durbar.tables.seats import person as person_seat
from server.alternative_worlds import compare
from server.audited_games import PLANS, GamePlan
from server.compared_operations import NOT_COMPARED, compare_operations
from server.generated_requests import all_operations
from server.leak_audit import Auditor, RecordingEntropy
from server.playing import eventually, secret_of, serving
from server.streaming_transport import StreamingTransport

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch):
    """Limit hints to a few iterations: their content is compared, and need not be good."""
    monkeypatch.setattr(move_routes, "hint", lambda sight: hints.hint(sight, Budget(10)))


class TableInMemory:
    """A table whose game is played only in memory, because that is fast.

    Three people have a browser: one player, a spectator, and the host, who has no seat.
    """

    def __init__(self, server, rng):
        self.server = server
        self.auditor = Auditor(server)
        self.rng = rng

    async def gather(self, plan):
        """Open the table, seat all players and start the game."""
        self.host, self.player, self.watcher = (self.auditor.person(name) for name in ("Noor", "Ines", "Tara"))
        made = await self.host.open_table(*["open"] * plan.players, **plan.body())
        self.seat = self.rng.randrange(plan.players)
        await self.player.open_link(made["links"][self.seat]["link"])
        await self.watcher.open_link(made["watch"])
        self.watch = secret_of(made["watch"])
        self.other_links = [secret_of(made["invite"]), secret_of(made["links"][self.seat]["link"])]
        self.player.allowed_seats[made["table"]] = {self.seat}
        self.live = await self.server.services.table_cache.get(made["table"])
        for seat in range(plan.players):
            if seat != self.seat:
                self.do(actions.sit, seat, person_seat(f"Guest {seat}"))
        self.do(actions.start)
        return self

    def do(self, act, *arguments):
        """Apply an action to the table without storing it."""
        table = self.live.table.copy()
        for entry in actions.stamped(table, act(table, *arguments), 1e9):
            table.apply(entry)
        self.live.table = table

    def move(self, times):
        """Make random moves."""
        for _ in range(times):
            table = self.live.table
            seat = table.to_move
            moves = list(table.sight(seat).legal_moves)
            self.do(actions.move, seat, self.rng.choice(moves).text, table.version)
            if self.live.table.open_book:
                raise AssertionError("the game is over too soon")

    def take_back(self):
        """Take back as many moves as one take-back can, with the consent of all players."""
        table = self.live.table
        last_moves = {made.seat: number for number, made in enumerate(table.history)}
        seat = min(last_moves, key=last_moves.get)  # the player whose last move is the longest ago
        self.do(actions.take_back, seat, table.version)
        for other in table.people:
            if other != seat and self.live.table.asking is not None:
                self.do(actions.agree, other)

    async def compare_operations(self, **more):
        """Compare the responses of every operation for each viewer; return the ids of the operations."""
        for person, seat in ((self.player, self.seat), (self.watcher, None), (self.host, None)):
            number = self.rng.getrandbits(32)
            differing, compared = await compare_operations(
                self.server,
                person,
                self.live,
                seat,
                number,
                secret=self.watch,
                more_secrets=self.other_links,
                **more,
            )
            assert differing == [], f"seat {seat} can distinguish the worlds"
        return compared

    async def compare(self, only_some=False):
        """Compare the real world with an alternative one for each viewer. Return whether the worlds always differed in
        more than the seed.
        """
        are_different = []
        for person, seat in ((self.player, self.seat), (self.watcher, None), (self.host, None)):
            leaks, is_different = await compare(person, self.live, seat, self.rng.getrandbits(32), only_some)
            assert not leaks, f"seat {seat} can distinguish the worlds by these requests: {leaks}"
            are_different.append(is_different)
        return all(are_different)


async def test_viewers_cannot_distinguish_an_alternative_world(ready_url):
    async with serving(ready_url, RecordingEntropy("elsewhere")) as server:
        table = await TableInMemory(server, random.Random(2)).gather(GamePlan("taj-mahal", 3, "2018"))
        table.move(30)
        assert await table.compare(only_some=True)


@pytest.mark.slow
@pytest.mark.parametrize("number", [pytest.param(n, marks=[pytest.mark.long] * (n % 6 > 0)) for n in range(len(PLANS))])
async def test_viewers_cannot_distinguish_an_alternative_world_at_any_table(ready_url, number):
    plan, rng = PLANS[number], random.Random(number)
    max_moves = 25 if plan.game == "taj-mahal" else 4  # some boards are full after a few moves
    async with serving(ready_url, RecordingEntropy(f"elsewhere {number}")) as server:
        table = await TableInMemory(server, rng).gather(plan)
        different = [await table.compare(only_some=True)]
        for only_some in (False, True):
            table.move(rng.randint(1, max_moves))
            different.append(await table.compare(only_some))
        if ("undo", "never") not in plan.options:
            moves_before = len(table.live.table.history)
            table.take_back()
            assert len(table.live.table.history) < moves_before
        different.append(await table.compare(only_some=True))
        table.move(rng.randint(1, max_moves))
        different.append(await table.compare(only_some=True))
    if plan.game == "taj-mahal":
        assert sum(different) >= 3, "the worlds usually differ in the players' hands"
    else:
        assert not any(different), "Maharani hides nothing but the seed"


# -- every operation --------------------------------------------------------------------------------------------------
SOME_PLANS = {1, 9, 15, 24}
"""The plans that an ordinary run compares: both games, two to four players, three editions and a custom board."""


@pytest.mark.parametrize(
    "number", [pytest.param(n, marks=[] if n in SOME_PLANS else pytest.mark.long) for n in range(len(PLANS))]
)
async def test_no_operation_distinguishes_an_alternative_world(ready_url, number):
    plan, rng = PLANS[number], random.Random(f"operations {number}")
    async with serving(ready_url, RecordingEntropy(f"operations {number}")) as server:
        await server.services.timeouts.close()
        table = await TableInMemory(server, rng).gather(plan)
        table.move(rng.randint(1, 25 if plan.game == "taj-mahal" else 4))
        compared = await table.compare_operations()
    assert compared | NOT_COMPARED.keys() == all_operations().keys()


async def test_coach_and_hints_do_not_distinguish_an_alternative_world(ready_url, monkeypatch):
    monkeypatch.setattr(guides, "better_move", lambda sight, move: hints.hint(sight, Budget(10))[0])
    async with serving(ready_url, RecordingEntropy("coach")) as server:
        await server.services.timeouts.close()
        noor = Auditor(server).person("Noor")
        made = await noor.open_table("me", "novice", "novice", game="taj-mahal")
        live = await server.services.table_cache.get(made["table"])
        noor.allowed_seats[live.id] = {0}
        await eventually(lambda: _is_to_move(live, 0))
        move = next(iter(live.table.sight(0).legal_moves)).text
        assert (await noor.act(live.id, "coach", seat=0, move=move))["better"] is not None
        for number in range(3):
            differing, _ = await compare_operations(server, noor, live, 0, number)
            assert differing == []


async def _is_to_move(live, seat):
    return live.table.to_move == seat


class LeakyTransport(StreamingTransport):
    """Adds a leak to every response: a value that depends on the seed of the game."""

    live = None
    """The table with the game."""
    part = "content"
    """The part of the response that contains the leak: `content`, `length` or `header`."""

    async def handle_async_request(self, request):
        response = await super().handle_async_request(request)
        content, headers = await response.aread(), dict(response.headers)
        leak = self.live.table.game.seed[0]  # the first byte
        if self.part == "content":
            content += b"%03d" % leak
        elif self.part == "length":
            content += b" " * leak
        else:
            headers["ETag"] = f'"{leak}"'
        headers.pop("content-length", None)
        headers.pop("content-encoding", None)
        return httpx.Response(response.status_code, headers=headers, content=content, request=request)


@pytest.mark.parametrize("part", ["content", "length", "header"])
async def test_leak_in_any_operation_is_found(ready_url, monkeypatch, part):
    async with serving(ready_url, RecordingEntropy("leaky")) as server:
        await server.services.timeouts.close()
        table = await TableInMemory(server, random.Random(3)).gather(GamePlan("taj-mahal", 2, "2018"))
        monkeypatch.setattr(LeakyTransport, "live", table.live)
        monkeypatch.setattr(LeakyTransport, "part", part)
        differing, compared = await compare_operations(server, table.watcher, table.live, None, 7, LeakyTransport)
    assert {id for id, _ in differing} == compared
