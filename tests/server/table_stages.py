"""Tables in every stage, and a browser for every kind of viewer, for tests of permissions."""

import json
from dataclasses import dataclass
from functools import cache
from hashlib import sha256

from durbar.games.game import new, rulebook
from durbar.tables import actions
from server.generated_requests import Values
from server.playing import eventually, secret_of

STAGES = (
    "gathering", "dealing", "to move", "not to move", "paused", "bot stands in", "closed", "over", "analysis", "guide"
)  # fmt: skip
"""The stages of a table, as seen from the seat that the requests name."""
BITS = "c1" * 32
"""The random bits that the player contributes to a deal."""


@dataclass
class Viewer:
    """A browser, and its roles at a table: ``seat`` (it has the seat that the requests name), ``other seat``, ``host``
    and ``watch``.
    """

    person: object
    roles: frozenset = frozenset()
    has_session: bool = True


@cache
def _board_text():
    """Return a valid board file."""
    return json.dumps(rulebook("maharani").rules.standard_board().to_dict())


class StagedTable:
    """A table in one stage with three seats: the host's, the seat of the requests, and another player's."""

    def __init__(self, server, stage, host_plays=True):
        self.server, self.stage, self.host_plays = server, stage, host_plays
        self.seat = 1
        self.viewers = {}

    @property
    def table(self):
        """The table with all hidden information."""
        return self.live.table

    async def open(self):
        """Open the table, bring it to its stage, and fill ``viewers``. Return this object."""
        host = self.host = self.server.person("Host")
        await self._add_outsiders()
        if self.stage in {"analysis", "guide"}:
            await self._open_alone(host)
        else:
            await self._open_with_people(host)
            await self._reach_stage()
        return self

    async def _add_outsiders(self):
        """Add the viewers who have no role at the table."""
        stranger, elsewhere, forger = (self.server.person(name) for name in ("Stranger", "Elsewhere", "Forger"))
        await stranger.put("/me", {"name": "Stranger"})
        await elsewhere.open_table("me", "open")
        forger.client.cookies.set("durbar", "A" * 43, domain="durbar.test")
        self.viewers |= {
            "no cookie": Viewer(self.server.person(), has_session=False),
            "unknown cookie": Viewer(forger, has_session=False),
            "stranger": Viewer(stranger),
            "player of another table": Viewer(elsewhere),
        }

    async def _open_alone(self, host):
        """Open a table that belongs to one person."""
        if self.stage == "guide":
            opened = await host.post("/games/maharani/guide")
            self.seat = 0
        else:
            record = new("toy", 3, seed=1).record(["Noor", "Ines", "Tara"])
            opened = await host.post("/import", {"record": record})
        await self._remember_table(opened)
        if self.stage == "analysis":
            self.seat = self.table.to_move
        self.viewers["owner"] = Viewer(host, frozenset({"seat", "host"}))

    async def _open_with_people(self, host):
        """Open a table and let three people sit down. Also create a player and a device that have lost their seat."""
        first_seat = "me" if self.host_plays else "open"
        opened = await host.open_table(first_seat, "open", "open", edition="short", absence={"after": 5e6})
        links = {link["seat"]: link["link"] for link in opened["links"]}
        await self._remember_table(opened)
        names = ("Player", "Other", "Freed", "Device", "Phone")
        player, other, freed, device, phone = (self.server.person(name) for name in names)
        if not self.host_plays:
            self.first = self.server.person("First")
            await self.first.open_link(links[0])
        await player.open_link(links[1])
        await freed.open_link(links[2])
        await other.open_link((await host.act(self.live.id, "free", at=2))["link"])
        self.invite = secret_of((await host.act(self.live.id, "invite"))["link"])
        await device.open_link((await player.act(self.live.id, "phone", seat=1))["link"])
        await player.act(self.live.id, "sign-out-others", seat=1)
        await phone.open_link((await player.act(self.live.id, "phone", seat=1))["link"])
        self.people = {0: host if self.host_plays else self.first, 1: player, 2: other}
        self.viewers |= {
            "signed-out device": Viewer(device),
            "player whose seat was freed": Viewer(freed),
            "player": Viewer(player, frozenset({"seat"})),
            "player on another device": Viewer(phone, frozenset({"seat"})),
            "another player": Viewer(other, frozenset({"other seat"})),
            "host": Viewer(host, frozenset({"host", *(["other seat"] if self.host_plays else [])})),
        }

    async def _remember_table(self, opened):
        """Remember a table that was opened, and let a spectator in."""
        self.live = await self.server.services.table_cache.get(opened["table"])
        watcher = self.server.person("Watcher")
        await watcher.open_link(opened["watch"])
        self.watch = secret_of(opened["watch"])
        self.invite = None
        self.viewers["spectator"] = Viewer(watcher, frozenset({"watch"}))

    async def _reach_stage(self):
        """Start the game and play until the stage is reached."""
        if self.stage == "gathering":
            return
        if self.stage == "dealing":
            hash = sha256(bytes.fromhex(BITS)).hexdigest()
            await self.people[1].act(self.live.id, "commit", seat=1, hash=hash)
        await self.host.act(self.live.id, "start")
        if self.stage == "over":
            await self._play_until(lambda: self.table.to_move is None)
        elif self.stage in {"to move", "paused", "bot stands in", "closed"}:
            await self._play_until(lambda: self.table.to_move == 1)
        elif self.stage == "not to move":
            await self._play_until(lambda: self.table.to_move == 2 and self.table.last_decision(1) is not None)
        if self.stage == "paused":
            await self.people[2].act(self.live.id, "pause", seat=2)
        if self.stage == "closed":
            await self.server.services.table_cache.apply(self.live.id, actions.close)
        if self.stage == "bot stands in":
            await self.server.services.table_cache.apply(self.live.id, lambda table: actions.time_out(table, 1e12))
            await eventually(self._person_to_move)

    async def _person_to_move(self):
        return not self.table.bot_to_move

    async def _play_until(self, reached):
        """Make the first legal move for everyone until a condition is met."""
        while not reached():
            seat = self.table.to_move
            await self.people[seat].move(self.live.id, seat, next(iter(self.table.sight(seat).legal_moves)).text)

    def values(self):
        """Return valid values for requests about this table and this seat."""
        table = self.table
        moves = [] if table.to_move is None or not table.has_started else table.sight(table.to_move).legal_moves
        move = next((legal_move.text for legal_move in moves), "draw")
        record = new("toy", 2, seed=1).record(["Noor", "Ines"])
        return Values(
            {
                "table": self.live.id, "game": "maharani", "seat": self.seat, "version": table.version, "move": move,
                "text": "Good game", "absent": 0, "at": 2, "level": "novice", "number": 0, "moves": 0, "since": 0,
                "parts": {"kind": "draw"}, "hash": sha256(bytes.fromhex(BITS)).hexdigest(), "bits": BITS,
                "secret": self.watch, "name": "Zoe", "password": "", "record": record,
                "seats": [{"who": "me"}, {"who": "open"}],
            },
            {"open-table": {"game": "toy", "open": None}, "read-board": {"text": _board_text()}},
        )  # fmt: skip
