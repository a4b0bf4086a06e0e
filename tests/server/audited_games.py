"""Whole games over HTTP with players, spectators and strangers who send every kind of request while they play."""

import asyncio
import hashlib
import tomllib
from dataclasses import dataclass
from functools import cache

from games.each import folder_of_tests
from server.alternative_worlds import compare
from server.playing import TIMEOUT, secret_of

REFUSED = {403, 404, 409, 422}
"""The statuses of requests that the sender may not send, or may not send at that time."""


@dataclass(frozen=True)
class GamePlan:
    """The settings of a game to be played."""

    game: str
    players: int
    edition: str | None = None
    board: str | None = None
    options: tuple = ()

    def body(self):
        """Return the body of the request that opens the table."""
        board = {} if self.board is None else {"board": _board(self.game, self.board)}
        edition = {} if self.edition is None else {"edition": self.edition}
        return {"game": self.game, "options": dict(self.options), **board, **edition}


# The games of an audit: every edition and number of players, custom boards and options.
PLANS = [
    *(GamePlan("taj-mahal", players, "2018") for players in (2, 3, 4, 5)),
    *(GamePlan("taj-mahal", players, edition) for edition in ("2000", "2006") for players in (3, 4, 5)),
    *(GamePlan("taj-mahal", players, "2018", "owner") for players in (2, 4)),
    GamePlan("taj-mahal", 3, "2006", None, (("undo", "never"),)),
    *(GamePlan("maharani", players) for players in (2, 3, 4, 2, 3, 4, 2, 3, 4)),
    *(GamePlan("maharani", players, None, "garden") for players in (2, 3)),
    *(GamePlan("maharani", players, None, "tight") for players in (2, 4)),
    GamePlan("maharani", 2, None, "open_court"),
    GamePlan("maharani", 3, None, None, (("start_player", 2),)),
]


@cache
def _board(game, name):
    """Return the data of a custom board file."""
    return tomllib.loads((folder_of_tests(game) / "boards" / f"{name}.toml").read_text())


class AuditedGame:
    """A game that is played from the opening of its table to its record. ``stranger`` is a player at another table."""

    def __init__(self, auditor, plan, rng, stranger, curiosity=0.15):
        self.auditor = auditor
        self.services = auditor.server.services
        self.plan = plan
        self.rng = rng
        self.stranger = stranger
        self.curiosity = curiosity
        """Before a move, further requests are sent one after another; this is the probability of sending one more."""
        self.seated = {}
        """The people by their seats, without bots."""
        self.watching = []
        self.changed = asyncio.Event()
        self.compared = 0
        """The number of comparisons with an alternative world so far."""

    async def play(self, max_moves=None):
        """Play the game and return its record, or play only ``max_moves`` moves and return None."""
        async with asyncio.timeout(TIMEOUT * 10):
            await self._open()
            listeners = self.services.table_cache.changed
            listeners.append(listener := lambda *_: self.changed.set())
            streams = [asyncio.create_task(self._listen(person)) for person in self.rng.sample(self._everybody(), 2)]
            try:
                await self._play_on(max_moves)
                return await self._check_the_end() if max_moves is None else None
            finally:
                listeners.remove(listener)
                for stream in streams:
                    stream.cancel()
                await asyncio.gather(*streams, return_exceptions=True)

    # -- set-up -------------------------------------------------------------------------------------------------------
    async def _open(self):
        """Open the table, let people and spectators join by links, and start the game."""
        rng, players = self.rng, self.plan.players
        people = rng.randint(1, min(3, players))
        host_plays = rng.random() < 0.75
        kinds = ["me"] * host_plays + ["open"] * (people - host_plays) + ["novice"] * (players - people)
        rng.shuffle(kinds)
        self.host = self.auditor.person("Noor")
        is_public = rng.random() < 0.5
        opened = await self.host.open_table(*kinds, open_to_watch=is_public, **self.plan.body())
        self.table, links = opened["table"], {link["seat"]: link["link"] for link in opened["links"]}
        for seat, kind in enumerate(kinds):
            if kind == "me":
                self._sit(self.host, seat)
        guest_with_two_seats = self.auditor.person("Two")
        for number, (seat, link) in enumerate(links.items()):
            guest = guest_with_two_seats if number < 2 and len(links) > 2 else self.auditor.person(f"Guest {seat}")
            await guest.post("/links/look", {"secret": secret_of(link)})
            await guest.open_link(link, f"{guest.name} {seat}")
            self._sit(guest, seat)
        self.watching = [self.auditor.person("Watcher"), *([] if host_plays else [self.host])]
        await self._watch(opened["watch"], is_public)
        self.live = await self.services.table_cache.get(self.table)
        if not self.live.table.has_started:
            await self.host.act(self.table, "start")
        self.hash = (await self.host.look(self.table))["shuffle"]["hash"]

    def _sit(self, person, seat):
        """Remember that a person has a seat, and allow the person to see it."""
        self.seated[seat] = person
        person.allowed_seats.setdefault(self.table, set()).add(seat)

    async def _watch(self, link, is_public):
        """Let the first spectator watch the table, by a link unless the table is public."""
        if is_public:
            await self.watching[0].post(f"/tables/{self.table}/watch")
        else:
            await self.watching[0].open_link(link)

    def _everybody(self):
        """Return all people at the table, players and spectators."""
        return [*dict.fromkeys([*self.seated.values(), *self.watching])]

    async def _listen(self, person):
        """Read the events of a person's stream until it ends."""
        async with person.listening() as events:
            while await events.next(timeout=None):
                pass

    # -- the game -------------------------------------------------------------------------------------------------
    async def _play_on(self, max_moves):
        """Play until the game is over, or until people have made ``max_moves`` moves."""
        compared_move = self.rng.randint(1, 20 if max_moves is None else max_moves)
        moves_made = 0
        while (table := self.live.table).stage != "finished" and moves_made != max_moves:
            self.changed.clear()
            if table.bot_to_move:
                await self.changed.wait()
                continue
            moves_made += 1
            if moves_made == compared_move:
                await self._compare()
            while self.rng.random() < self.curiosity:
                await self._send_a_request()
            await self._move()

    async def _move(self):
        """Make a move for the player to move, unless it is a bot."""
        table = self.live.table
        seat = table.to_move
        if seat is None or table.bot_to_move:
            return
        moves = [move.text for move in table.sight(seat).legal_moves]
        move = "out" if "out" in moves and self.rng.random() < 0.65 else self.rng.choice(moves)
        await self.seated[seat].act(self.table, "move", seat=seat, move=move, version=table.version)

    async def _compare(self):
        """Check that a viewer's requests get the same responses in this world and in an alternative one."""
        with_one_seat = [
            (seat, person) for seat, person in self.seated.items() if len(person.allowed_seats[self.table]) == 1
        ]
        seat, person = self.rng.choice([*with_one_seat, *((None, watcher) for watcher in self.watching)])
        number = self.rng.getrandbits(32)
        differing, _ = await compare(person, self.live, seat, number, only_some=True, others_active=True)
        assert not differing, f"seat {seat} can distinguish the worlds by these requests: {differing}"
        self.compared += 1

    async def _send_a_request(self):
        """Send a random request of a random person. It may be refused."""
        rng = self.rng
        person = rng.choice([*self._everybody(), self.stranger])
        seat = rng.choice([*range(self.plan.players), None])
        if rng.random() < 0.7 and person.allowed_seats.get(self.table):
            seat = rng.choice(sorted(person.allowed_seats[self.table]))
        method, path, body, query = self._random_request(seat)
        response = await person.ask(method, path, body, **query)
        assert response.is_success or response.status_code in REFUSED, (method, path, response.text)
        may_see_seat = seat is None or seat in person.allowed_seats.get(self.table, ())
        if method == "GET" and self.table in path and query and response.is_success:
            assert may_see_seat, f"{path} seat {seat} is not for {person.name}"
            assert person is not self.stranger, f"{path} is not for {person.name}"

    def _random_request(self, seat):
        """Return a random request that names a seat: its method, path, body and query."""
        rng, at, version = self.rng, f"/tables/{self.table}", self.live.table.version
        sight = self.live.table.sight(self.live.table.to_move)
        moves_made = len(sight.history)
        book = sight.setting.rulebook
        move = book.notation.text(sight.setting, rng.randrange(book.rules.kernel.ids))  # mostly illegal
        if rng.random() < 0.5 and sight.legal_moves:
            move = rng.choice(list(sight.legal_moves)).text
        body = {"seat": 0 if seat is None else seat}
        return rng.choice(
            [
                ("GET", at, None, {"seat": seat}),
                ("GET", at, None, {"seat": seat, "since": rng.randrange(version)}),
                ("GET", f"{at}/story", None, {"seat": seat, "since": rng.randrange(version), "lang": "fr"}),
                ("GET", f"{at}/why", None, {"seat": seat, "move": move}),
                ("GET", f"{at}/preview", None, {"seat": seat, "move": move}),
                ("GET", f"{at}/spelling", None, {"seat": seat, "lang": "fr"}),
                ("GET", f"{at}/record", None, {"seat": seat}),
                ("GET", f"{at}/picture", None, {"seat": seat}),
                ("GET", f"{at}/picture", None, {"seat": seat, "moves": rng.randint(0, moves_made)}),
                ("GET", f"{at}/at", None, {"seat": seat, "moves": rng.randint(0, moves_made), "many": 9}),
                ("GET", f"{at}/moves", None, {"seat": seat, "since": rng.randint(0, moves_made), "lang": "fr"}),
                ("GET", f"{at}/board", None, {}),
                ("GET", "/tables", None, {}),
                ("GET", "/tables/watch", None, {}),
                ("POST", f"{at}/hint", body, {}),
                ("POST", f"{at}/chat", {**body, "text": "Whose turn?"}, {}),
                ("POST", f"{at}/take-back", {**body, "version": version}, {}),
                ("POST", f"{at}/agree", body, {}),
                ("POST", f"{at}/refuse", body, {}),
                ("POST", f"{at}/phone", body, {}),
                ("POST", f"{at}/move", {**body, "move": move, "version": version - 1}, {}),
                ("POST", f"{at}/branch", {"number": 0}, {}),
                ("POST", f"{at}/watch-link", {}, {}),
                ("POST", f"{at}/again", None, {}),
                ("POST", f"{at}/analysis", None, {}),
                ("GET", f"{at}/analysis", None, {}),
                ("POST", f"{at}/branch-off", {"number": 0, "seat": 0}, {}),
            ]
        )

    # -- end ----------------------------------------------------------------------------------------------------------
    async def _check_the_end(self):
        """Check that everybody sees the finished game and its seed, which matches the hash; return the record."""
        for person in self._everybody():
            shown = await person.look(self.table, self.rng.randrange(self.plan.players))
            assert shown["stage"] == "finished"
            assert hashlib.sha256(bytes.fromhex(shown["shuffle"]["seed"])).hexdigest() == self.hash
        return await person.get(f"/tables/{self.table}/record")
