"""A gathering: a table from the moment it is opened until the game is over, as the sum of its log.

It is made from nothing but entries: reading them again gives the same table. What people *do* is in ``actions.py``,
which looks at a gathering, changes nothing, and says which entries would follow; whoever keeps the gathering writes
these down first and applies them then. So nobody ever sees what was not written down.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from durbar.games.errors import DurbarError
from durbar.games.message import Message
from durbar.games.record import replay
from durbar.games.sight import Sight
from durbar.tables.log import CHANGES_THE_GAME, Entry
from durbar.tables.played_game import PlayedGame, Player
from durbar.tables.seats import Seat

EMPTY = "(open)"
"""How an open seat is called in a record."""
COMES = frozenset({"sat", "returned"})
"""Somebody is there who was not: their time begins now, however long the one before was waited for."""


class Asking(NamedTuple):
    """Somebody asks to take a move back: who, how many moves would be left, and the version that says so."""

    seat: int
    number: int
    version: int


class Table:
    """People around a table: who sits where, what was said and done, and, once it is dealt, the game."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.log: list[Entry] = []
        self.seats: list[Seat] = []
        self.play: PlayedGame | None = None
        self.analysis = False
        self.terms: Mapping[str, Any] = {}
        """What the table was opened with, the seed included: not to be shown."""
        self.game_version = 0
        """The version of the last entry that changed the game."""
        self.waiting_since = 0.0
        """Since when whoever has the move could have made it."""
        self.asking: Asking | None = None
        self.agreed: set[int] = set()
        self.votes: dict[int, set[int]] = {}
        """For each absent seat, who wants a bot to play for it."""
        self._told: dict[int, dict[int | None, tuple[Message, ...]]] = {}
        self._recorded: PlayedGame | None = None
        for entry in entries:
            self.apply(entry)
        if not self.log:
            raise DurbarError("tables.log-unopened")

    def copy(self) -> Table:
        """A twin, to see what an entry would bring about."""
        twin = object.__new__(Table)
        vars(twin).update(vars(self))
        twin.log, twin.seats = list(self.log), list(self.seats)
        twin.play = None if self.play is None else self.play.copy()
        twin.agreed, twin._told = set(self.agreed), dict(self._told)
        twin.votes = {absent: set(votes) for absent, votes in self.votes.items()}
        return twin

    # -- how it stands ------------------------------------------------------------------------------------------------
    @property
    def version(self) -> int:
        """How many entries there are."""
        return len(self.log)

    @property
    def stage(self) -> str:
        """``table`` before the deal, ``running``, ``finished``."""
        if self.play is None:
            return "gathering"
        return "running" if self.play.to_move is not None or self.analysis else "finished"

    @property
    def open_book(self) -> bool:
        """Whether everything may be seen by everybody at the table: the game is over, or it is studied."""
        return self.analysis or self.stage == "finished"

    @property
    def counted(self) -> bool:
        """Whether the game counts in its players' statistics: it was dealt for this table and begun at it.

        Whoever opens a table for another purpose says ``counted: False`` in its terms.
        """
        return not self.analysis and not self.terms["record"]["moves"] and bool(self.terms.get("counted", True))

    @property
    def people(self) -> list[int]:
        """The seats of people, those who are away among them."""
        return [at for at, seat in enumerate(self.seats) if seat.who == "person"]

    @property
    def deciding(self) -> list[int]:
        """The seats of people who are there to decide things."""
        return [at for at in self.people if self.seats[at].stand_in is None]

    @property
    def bot_to_move(self) -> bool:
        """Whether a bot has the move, on its own account or for somebody."""
        return not self.analysis and self.play is not None and self.play.bot_to_move

    @property
    def turn(self) -> str | None:
        """Who is waited for: ``bot``, ``person`` or nobody."""
        if self.stage != "running" or self.analysis:
            return None
        return "bot" if self.bot_to_move else "person"

    @property
    def due(self) -> float | None:
        """When a bot is to play for the person who is waited for; None if never."""
        after = self.terms["absence"]["after"]
        if self.turn != "person" or after is None:
            return None
        return float(self.waiting_since + after)

    @property
    def names(self) -> list[str]:
        """The seats' names."""
        return [seat.name or EMPTY for seat in self.seats]

    # -- what may be seen ---------------------------------------------------------------------------------------------
    def sight(self, seat: int | None) -> Sight:
        """What a seat may know of the game; None for a spectator."""
        if self.play is None:
            raise DurbarError("tables.not-dealt")
        return self.play.sight(seat)

    def story(self, seat: int | None, since: int = 0) -> list[tuple[Entry, tuple[Message, ...]]]:
        """The entries after a version, each with what a viewer was told of it."""
        return [(entry, self._told.get(entry.version, {}).get(seat, ())) for entry in self.log[since:]]

    @property
    def played(self) -> PlayedGame:
        """The game to look back at: this one or, where one is studied, the record that the table was opened on."""
        if self.play is None:
            raise DurbarError("tables.not-dealt")
        if not self.analysis:
            return self.play
        if self._recorded is None:
            self._recorded = self._deal()
        return self._recorded

    @property
    def shuffle(self) -> dict[str, str] | None:
        """The hash of the seed from the deal on; the seed itself once the game is over."""
        if self.play is None:
            return None
        game = self.play.game
        assert game.seed is not None
        shown = {"hash": str(game.seed_hash)}
        return {**shown, "seed": game.seed.hex()} if self.open_book else shown

    def record(self, seat: int | None) -> dict[str, Any]:
        """The record: whole once the game is over; before that without the seed, and with what a viewer was told."""
        if self.play is None:
            raise DurbarError("tables.not-dealt")
        record = self.play.record()
        if self.open_book:
            return record
        told = [self.play.opening[seat], *self.play.told(seat)]
        return {
            **record,
            "seed": None,
            "seed_hash": self.play.game.seed_hash,
            "seen_by": seat,
            "told": [[message.to_json() for message in messages] for messages in told],
        }

    # -- what happens -------------------------------------------------------------------------------------------------
    def apply(self, entry: Entry) -> None:
        """Let an entry happen. It must be the next one."""
        if entry.version != self.version + 1:
            raise DurbarError("tables.log-order", found=str(entry.version), before=str(self.version))
        getattr(self, f"_{entry.kind.replace('-', '_')}")(entry)
        self.log.append(entry)
        if entry.kind in CHANGES_THE_GAME:
            self.game_version = entry.version
            self.waiting_since = entry.at
            self.asking, self.agreed = None, set()
            self.votes = {}
        elif entry.kind in COMES and self.play is not None and self.play.to_move == entry.body["seat"]:
            self.waiting_since = entry.at

    def _opened(self, entry: Entry) -> None:
        self.terms = entry.body
        self.analysis = entry.body["kind"] == "analysis"
        self.seats = [Seat(**seat) for seat in entry.body["seats"]]
        if self.analysis or entry.body["record"]["result"] is not None:
            self._started(entry)

    def _deal(self) -> PlayedGame:
        record = {**self.terms["record"], "seats": self.names}
        players = [Player(name, seat.plays) for name, seat in zip(self.names, self.seats, strict=True)]
        marks = record.get("taken_back", ())
        return PlayedGame(replay(record), players, self.terms["bot_seed"], marks)

    def _started(self, entry: Entry) -> None:
        self.play = self._deal()
        self._told[entry.version] = self.play.opening

    def _sat(self, entry: Entry) -> None:
        body = entry.body
        self._take(body["seat"], Seat(body["name"], None, None, body["stone"], body["figure"]))

    def _freed(self, entry: Entry) -> None:
        level = self.terms["absence"]["level"] if self.play is not None else None
        self._take(entry.body["seat"], Seat(stand_in=level))

    def _bot(self, entry: Entry) -> None:
        self._take(entry.body["seat"], Seat(entry.body["name"], entry.body["level"]))

    def _reissued(self, entry: Entry) -> None:
        """A new link changes nothing at the table."""

    def _take(self, at: int, seat: Seat) -> None:
        """Let somebody take a seat, also in the middle of a game. What the one before wanted went with them."""
        self.seats[at] = seat
        self.votes = {absent: votes - {at} for absent, votes in self.votes.items() if absent != at and votes != {at}}
        self.agreed -= {at}
        if self.asking is not None and self.asking.seat == at:
            self.asking, self.agreed = None, set()
        if self.play is not None:
            self.play.seat(at, Player(seat.name or EMPTY, seat.plays))

    def _moved(self, entry: Entry) -> None:
        assert self.play is not None
        self._told[entry.version] = self.play.push(entry.body["move"]).told

    def _asked(self, entry: Entry) -> None:
        self.asking, self.agreed = Asking(entry.body["seat"], entry.body["number"], entry.version), set()

    def _agreed(self, entry: Entry) -> None:
        self.agreed.add(entry.body["seat"])

    def _refused(self, entry: Entry) -> None:
        self.asking, self.agreed = None, set()

    def _back(self, entry: Entry) -> None:
        assert self.play is not None
        self.play.take_back(entry.body["seat"], agreed=True)

    def _said(self, entry: Entry) -> None:
        """Chat changes nothing."""

    def _voted(self, entry: Entry) -> None:
        self.votes.setdefault(entry.body["absent"], set()).add(entry.body["by"])

    def _stood_in(self, entry: Entry) -> None:
        at = entry.body["seat"]
        self._take(at, self.seats[at].away(entry.body["level"]))

    def _returned(self, entry: Entry) -> None:
        at = entry.body["seat"]
        self._take(at, self.seats[at].away(None))

    def _branched(self, entry: Entry) -> None:
        if entry.body["main"]:
            self.play = self._deal()
        assert self.play is not None
        self.play.go_to(entry.body["number"])
