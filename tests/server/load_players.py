"""Players who put load on a server and remember every action that it acknowledged.

Each action has its own idempotency key, and an action without a response is repeated with the same key.
"""

import asyncio
import itertools
import json
from collections import Counter

import httpx

from durbar.server.services.sessions import hash_secret
from durbar.server.services.table_cache import key_of
from durbar.tables.table import Table
from server.playing import TIMEOUT, legal

OUTCOME_UNKNOWN = 503
"""The status of a response which says that the server does not know whether the action was stored."""
# Numbers that make chat messages and idempotency keys unique.
_numbers = itertools.count(1)


class LoadedTable:
    """A table with the actions that were acknowledged or refused there, or that got no response."""

    def __init__(self, id, own_seats):
        self.id = id
        self.own_seats = own_seats
        """The seats of the player."""
        self.acknowledged = {}
        """For each version, the action that made it: its name, its body and its key."""
        self.unanswered = []
        self.refused = []

    def record_response(self, action, answer):
        """Record the outcome of an action, if the response shows it."""
        if answer.status_code == OUTCOME_UNKNOWN:
            return
        self.unanswered.remove(action)
        if answer.status_code == 200:
            version = answer.json()["made"]
            assert self.acknowledged.get(version, action) == action, "two requests made one version"
            self.acknowledged[version] = action
        else:
            assert answer.status_code == 409, answer.text
            self.refused.append(action)


class LoadPlayer:
    """A player at several tables who acts as fast as possible until the server stops."""

    def __init__(self, name, rng):
        self.name = name
        self.rng = rng
        self.person = None
        self.tables = []

    async def connect(self, server):
        """Connect to a server, with the same session as before if there was one."""
        self.person = server.person(self.name) if self.person is None else server.again(self.person)

    async def open_tables(self, *tables):
        """Open tables. Each is given by the kinds of its seats and its settings."""
        for seat_kinds, settings in tables:
            opened = await self.person.open_table(*seat_kinds, **settings)
            own_seats = [seat for seat, kind in enumerate(seat_kinds) if kind == "me"]
            self.tables.append(LoadedTable(opened["table"], own_seats))

    async def play(self):
        """Act until the server stops; return the number of acknowledgements."""
        before = self.count()
        try:
            while True:
                await self._act_once(self.rng.choice(self.tables))
        except httpx.TransportError:
            return self.count() - before

    def count(self):
        """Return the number of acknowledged actions."""
        return sum(len(table.acknowledged) for table in self.tables)

    async def _act_once(self, table):
        """Send a chat message or a move, and record the outcome."""
        act, body = "chat", {"seat": table.own_seats[0], "text": f"{self.name} says {next(_numbers)}"}
        if self.rng.random() < 0.7:
            move = await self._move(table)
            if move is None:
                await asyncio.sleep(0.005)
                return
            act, body = "move", move
        action = act, body, f"key {next(_numbers)}"
        table.unanswered.append(action)
        table.record_response(action, await self._send(table, action))

    async def _move(self, table):
        """Return the body of a request for a random move, or None if it is not this player's turn."""
        answer = await self.person.ask("GET", f"/tables/{table.id}", seat=table.own_seats[0])
        if answer.status_code == OUTCOME_UNKNOWN:
            return None
        state = answer.json()
        seat = state["view"]["to_move"]
        if seat not in table.own_seats:
            return None
        if seat != table.own_seats[0]:
            answer = await self.person.ask("GET", f"/tables/{table.id}", seat=seat)
            state = answer.json()
        moves = legal(state) if answer.is_success else []
        return {"seat": seat, "version": state["version"], "move": self.rng.choice(moves)} if moves else None

    async def _send(self, table, action):
        """Send an action (its name, its body and its idempotency key), and return the response."""
        act, body, key = action
        return await self.person.ask("POST", f"/tables/{table.id}/{act}", body, key)

    # -- checks -------------------------------------------------------------------------------------------------------
    async def retry(self):
        """Repeat every unanswered action, and check that it is answered now."""
        for table in self.tables:
            for action in list(table.unanswered):
                table.record_response(action, await self._send(table, action))
                assert action not in table.unanswered

    async def check(self):
        """Check that every acknowledged action is in the log, and that bots move when it is their turn."""
        for table in self.tables:
            # from the first acknowledged version on, but at most the last 100 versions
            since = max(0, min(table.acknowledged, default=1) - 1, max(table.acknowledged, default=1) - 100)
            story = {entry["version"]: entry for entry in await self.person.story(table.id, since)}
            for version, (act, body, _) in table.acknowledged.items():
                if version > since:
                    check_entry(story[version]["kind"], story[version], act, body)
            async with asyncio.timeout(TIMEOUT):
                while not await self._is_own_turn(table):
                    await asyncio.sleep(0.01)

    async def _is_own_turn(self, table):
        """Return whether this player has the move, or the game is over."""
        to_move = (await self.person.look(table.id))["view"]["to_move"]
        return to_move is None or to_move in table.own_seats

    def check_log(self, table, entries):
        """Check that a stored log contains every acknowledged action once, and no refused one."""
        browser = hash_secret(self.person.client.cookies["durbar"])
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        keys = Counter(entry.key for entry in entries if entry.key is not None)
        assert set(keys.values()) <= {1}
        by_version = {entry.version: entry for entry in entries}
        for version, (act, body, key) in table.acknowledged.items():
            check_entry(by_version[version].kind, by_version[version].body, act, body)
            assert by_version[version].key == key_of(browser, key)
        assert not {key_of(browser, key) for _, _, key in table.refused} & set(keys)
        assert len(keys) == len(table.acknowledged), "an action was done that was not requested"
        Table(entries)  # every move is legal, and everything replays


def check_entry(kind, entry, act, body):
    """Check that an entry of a log is the acknowledged action."""
    expected_kind, fields = {"chat": ("said", ("seat", "text")), "move": ("moved", ("seat", "move"))}[act]
    assert kind == expected_kind
    assert all(entry[field] == body[field] for field in fields), json.dumps([dict(entry), body])
