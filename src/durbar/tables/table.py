"""A table: seats, the game played at them, and a log of everything that happened.

A table is determined by its log: applying the entries again gives the same table. The functions in ``actions.py``
return new entries and change nothing; the caller stores these entries and then applies them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from typing_extensions import TypedDict

from durbar.bots.bot import Bot
from durbar.bots.bot import bot as bot_called
from durbar.games.errors import DurbarError
from durbar.games.game import Game
from durbar.games.kernel.state import DRAWN
from durbar.games.message import Message
from durbar.games.moves import Move
from durbar.games.record import replay
from durbar.games.sight import Sight
from durbar.tables.deal import SECONDS_TO_REVEAL, Contribution, make_receipt, make_seed
from durbar.tables.log import KINDS, Entry, applies
from durbar.tables.seats import Seat

OPEN_SEAT = "(open)"
"""The name of an open seat in a record."""
ARRIVALS = frozenset({"sat", "returned"})
"""Kinds of entries by which a person takes a seat or comes back to it, so that their time to move begins again."""

SNAPSHOT_INTERVAL = 32
"""The number of moves between two snapshots of the game. Going back replays fewer moves than this. The snapshots of a
long game take a tenth of the memory that the messages about its moves take.
"""

Story = tuple[Message, ...]
"""The messages about a move or another event, as one viewer may read them."""
Stories = dict[int | None, Story]
"""The messages about an event for each seat and, with the key None, for spectators."""


Uncounted = Literal["analysis", "imported", "branch", "guide", "took-back", "other"]
"""Why a game does not count in its players' statistics. ``took-back``: a player took a move back after something hidden
was revealed.
"""

ENTRY_BYTES = 1400
"""The memory that the largest entry of a log takes: a chat message."""
NUDGE_AFTER = 30.0
"""Seconds for which a player to move is left in peace before the others may nudge them."""
NUDGE_INTERVAL = 120.0
"""Seconds between two nudges of the same player, whoever sends them."""
MOVE_BYTES = 2500
"""The memory that a move takes with its messages for all viewers and its share of a snapshot."""


class TakeBackRefused(DurbarError):
    """Raised if a move may not be taken back, or only with the consent of the other players."""


@dataclass(frozen=True)
class MadeMove:
    """A move that was made, the seat that made it, whether it drew cards or tiles, and the messages about it."""

    seat: int
    move: Move
    drew: bool
    stories: Stories
    snapshot: Game | None = field(default=None, repr=False, compare=False)
    """The game after this move, for every `SNAPSHOT_INTERVAL`-th move. It must not be changed."""


@dataclass(frozen=True)
class TakeBack:
    """How a seat's last decision could be taken back.

    ``move`` is that decision, and the first ``number`` moves of the game would remain. ``reveals`` is true if something
    was drawn or another seat has moved since, so that a player would know more than before. ``alone`` is true if no
    other person is at the table. ``seen_by_former_player`` is true if a person who has lost their seat since then saw
    some of these moves.
    """

    number: int
    move: Move
    reveals: bool
    alone: bool
    seen_by_former_player: bool = False

    @property
    def needs_consent(self) -> bool:
        """Whether the other people have to agree."""
        return self.reveals and not self.alone


class TableState(TypedDict):
    """The public facts about a table, as the server sends them."""

    version: int
    game_version: int
    kind: Literal["game", "analysis"]
    stage: Literal["gathering", "running", "finished"]
    recorded: int
    dealing: bool
    open_to_watch: bool
    hints: bool
    paused_by: int | None
    uncounted: Uncounted | None
    closed: bool


class TakeBackRequested(NamedTuple):
    """A request to take a move back: who asks, how many moves would remain, and the version of the request."""

    seat: int
    number: int
    version: int


class Table:
    """Seats, a log and, once it is dealt, a game."""

    def __init__(self, entries: Iterable[Entry], game: Game | None = None) -> None:
        """Apply entries to an empty table.

        The first entry contains a record. A caller that already has the game of this record may pass it as ``game``;
        otherwise the record is replayed and checked when the game is dealt.
        """
        self.log: list[Entry] = []
        self.seats: list[Seat] = []
        self.analysis = False
        self.terms: Mapping[str, Any] = {}
        """The body of the first entry. It contains the seed, so it must never be sent to a client."""
        self.history: list[MadeMove] = []
        self.opening: Stories = {}
        """The messages about the deal for each viewer."""
        self.taken_back: list[dict[str, Any]] = []
        """The moves taken back after something was drawn or another seat had moved. The record lists them."""
        self.game_version = 0
        """The version of the last entry that changed the game."""
        self.waiting_since = 0.0
        """The time since which the player to move has been able to move."""
        self.paused_by: int | None = None
        """The seat that paused the table: bots wait and no clock runs until a player resumes or moves."""
        self.closed = False
        """Whether the operator of the server has closed the table: nothing more can happen at it."""
        self.asking: TakeBackRequested | None = None
        """The open request to take a move back, if any."""
        self.agreed: set[int] = set()
        """The seats that agreed to this request."""
        self.seen_by_former_players = 0
        """The number of moves that were made before a person last left a seat or lost it to a new link."""
        self.votes: dict[int, set[int]] = {}
        """For each absent seat, the seats that voted to let a bot play for it."""
        self.nudged: dict[int, float] = {}
        """For each seat whose player was nudged, the time of the last nudge."""
        self.contributions: dict[int, Contribution] = {}
        """The contribution of each seat to the seed of the game."""
        self.dealing_since: float | None = None
        """The time since which the server has waited for the bits of these contributions; None if it does not wait."""
        self._game: Game | None = None
        self._game_is_current = True
        """Whether `_game` has all moves of the history. If not, the property `game` rebuilds it."""
        self._shares_game = False
        """Whether a copy of this table has the same game, history and stories, so that they must not be changed."""
        self._stories: dict[int, Stories] = {}
        """For each version of the table, the messages about the log entry with that version."""
        self._game_of_record = game
        """The game of the record in the first entry, if the caller passed it. It is None after the deal."""
        self._recorded: Table | None = None
        """For an analysis, the table as it was opened on its record, once `played` has created it."""
        self._record_history: list[MadeMove] = []
        """The moves of the record that an analysis was opened on."""
        for entry in entries:
            self.apply(entry)
        if not self.log:
            raise DurbarError("tables.log-unopened")
        self._make_game_current()

    @classmethod
    def local(
        cls, game: Game, seats: Sequence[Seat], *, bot_seed: int = 0, taken_back: Sequence[dict[str, Any]] = ()
    ) -> Table:
        """Return a table for people at one screen, dealt and with the moves of ``game`` already made.

        ``bot_seed`` is the seed of the bots' choices, which is independent of the game's seed. Here a seat's ``level``
        may be the name of any bot, not only one of the levels.
        """
        if game.seed is None:
            raise DurbarError("tables.imagined")
        if len(seats) != game.setting.players:
            raise DurbarError("tables.number-of-players", seats=game.setting.players, players=len(seats))
        for seat in seats:
            if seat.level is not None:
                bot_called(seat.level)
        terms = {
            "kind": "game",
            "record": {**game.record(), "taken_back": list(taken_back)},
            "seats": [dict(vars(seat)) for seat in seats],
            "bot_seed": bot_seed,
            "absence": {"after": None, "level": "player"},
            "hints": True,
            "open_to_watch": False,
        }
        table = cls([Entry("opened", terms, 1)], game)
        if not table.has_started:
            table.apply(Entry("started", {"hash": game.seed_hash}, 2))
        return table

    def copy(self) -> Table:
        """Return a copy that can change while this table stays as it is.

        The copy shares the game, its history and its stories until one of the two tables makes a move.
        """
        copy = object.__new__(Table)
        self._shares_game = True
        vars(copy).update(vars(self))
        copy.log, copy.seats, copy.agreed = list(self.log), list(self.seats), set(self.agreed)
        copy.votes = {absent: set(votes) for absent, votes in self.votes.items()}
        copy.contributions, copy.nudged = dict(self.contributions), dict(self.nudged)
        return copy

    def after(self, entries: Sequence[Entry]) -> Table:
        """Return the table after some more entries. This table does not change."""
        if not entries:
            return self
        copy = self.copy()
        for entry in entries:
            copy.apply(entry)
        copy._make_game_current()
        return copy

    # -- the state ----------------------------------------------------------------------------------------------------
    @property
    def version(self) -> int:
        """The number of entries."""
        return len(self.log)

    @property
    def has_started(self) -> bool:
        """Whether the game has been dealt."""
        return self._game is not None

    @property
    def game(self) -> Game:
        """The game with all hidden information. Raise `DurbarError` before the deal."""
        self._make_game_current()
        if self._game is None:
            raise DurbarError("tables.not-dealt")
        return self._game

    @property
    def to_move(self) -> int | None:
        """The seat to move; None before the deal and when the game is over."""
        return self.game.to_move if self.has_started else None

    @property
    def stage(self) -> Literal["gathering", "running", "finished"]:
        """``gathering`` before the deal, then ``running``, then ``finished``."""
        if not self.has_started:
            return "gathering"
        return "running" if self.to_move is not None or self.analysis else "finished"

    @property
    def open_book(self) -> bool:
        """Whether nothing is hidden any more: the game is over, or it is an analysis."""
        return self.analysis or self.stage == "finished"

    @property
    def uncounted(self) -> Uncounted | None:
        """Why the game does not count in its players' statistics; None if it counts. A game counts if it was dealt and
        started at this table, and if nobody took a move back after something hidden was revealed.

        A table that is opened for another purpose has ``counted: False`` in its first log entry.
        """
        if self.analysis:
            return "analysis"
        if not self.terms.get("counted", True):
            return "branch" if self.terms.get("branch") else "guide" if self.terms.get("guide") else "other"
        if self.terms["record"]["moves"]:
            return "imported"
        return "took-back" if self.taken_back else None

    @property
    def counted(self) -> bool:
        """Whether the game counts in its players' statistics."""
        return self.uncounted is None

    @property
    def free_seats(self) -> list[int]:
        """The seats in which a person can sit down now."""
        if self.open_book or self.closed:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.who == "open"]

    @property
    def people(self) -> list[int]:
        """The seats of people, including those who are away."""
        return [number for number, seat in enumerate(self.seats) if seat.who == "person"]

    @property
    def voters(self) -> list[int]:
        """The seats of people who are not away."""
        return [number for number in self.people if self.seats[number].stand_in is None]

    @property
    def last_action_of_people(self) -> float:
        """The time of the last entry that a person made: not a bot, and not the server when a time limit was over."""
        for entry in reversed(self.log):
            is_of_bot = entry.kind == "moved" and entry.body["by"] is not None
            if not is_of_bot and entry.kind != "stood-in":
                return entry.at
        return 0.0

    @property
    def bot_seed(self) -> int:
        """The seed of the bots' choices."""
        return int(self.terms["bot_seed"])

    @property
    def bot_to_move(self) -> bool:
        """Whether a bot has the move, in its own seat or for an absent person."""
        if self.analysis or self.to_move is None or self.paused_by is not None or self.closed:
            return False
        return self.seats[self.to_move].plays is not None

    @property
    def bot(self) -> Bot:
        """The bot that has the move."""
        seat = self.to_move
        level = None if seat is None else self.seats[seat].plays
        if seat is None or level is None:
            raise DurbarError("tables.no-bot-to-move")
        return bot_called(level, self.bot_seed + seat)

    @property
    def turn(self) -> str | None:
        """Who has the move: ``bot`` or ``person``; None while the table is paused, closed or not running."""
        if self.stage != "running" or self.analysis or self.paused_by is not None or self.closed:
            return None
        return "bot" if self.bot_to_move else "person"

    @property
    def due(self) -> float | None:
        """The time, in seconds since the epoch, at which a bot plays for the person who has the move; None if never."""
        after = self.terms["absence"]["after"]
        if self.turn != "person" or after is None:
            return None
        return float(self.waiting_since + after)

    @property
    def nudge_from(self) -> float | None:
        """The time from which the others may nudge the player to move; None if the table waits for no person."""
        if self.turn != "person" or self.to_move is None:
            return None
        last = self.nudged.get(self.to_move)
        return max(self.waiting_since + NUDGE_AFTER, 0.0 if last is None else last + NUDGE_INTERVAL)

    @property
    def alarm(self) -> float | None:
        """The time at which the server has to act: to let a bot play, or to deal without the missing contributions.
        None if it does not have to act.
        """
        if self.closed:
            return None
        return self.due if self.dealing_since is None else self.dealing_since + SECONDS_TO_REVEAL

    @property
    def names(self) -> list[str]:
        """The seats' names."""
        return [seat.name or OPEN_SEAT for seat in self.seats]

    @property
    def state(self) -> TableState:
        """The public facts about the table, without its seats and the game."""
        return {
            "version": self.version,
            "game_version": self.game_version,
            "kind": "analysis" if self.analysis else "game",
            "stage": self.stage,
            "recorded": len(self.terms["record"]["moves"]),
            "dealing": self.dealing_since is not None,
            "open_to_watch": self.terms["open_to_watch"],
            "hints": self.terms["hints"],
            "paused_by": self.paused_by,
            "uncounted": self.uncounted,
            "closed": self.closed,
        }

    @property
    def memory(self) -> int:
        """A rough estimate of the memory that this table takes, in bytes. It is rather too high than too low."""
        record = self.terms["record"]
        recorded = len(record["moves"]) * (1 if self._recorded is None else 2)  # a replay has a copy of these moves
        taken_back = sum(len(item["moves"]) + 1 for item in self.taken_back)
        moves = recorded + len(self._stories) + taken_back / 10  # a move taken back has no messages and takes little
        return round(ENTRY_BYTES * len(self.log) + MOVE_BYTES * moves)

    # -- what viewers may know ----------------------------------------------------------------------------------------
    def sight(self, seat: int | None) -> Sight:
        """Return what a seat, or a spectator (None), may know of the game."""
        return self.game.seen_by(seat)

    def story(self, seat: int | None, since: int = 0) -> list[tuple[Entry, Story]]:
        """Return the log entries after version ``since``, each with the messages about it for a viewer."""
        return [(entry, self._stories.get(entry.version, {}).get(seat, ())) for entry in self.log[since:]]

    def move_stories(self, seat: int | None, since: int = 0) -> list[Story]:
        """Return the messages about each move for a viewer, without those about the first ``since`` moves."""
        return [made.stories[seat] for made in self.history[since:]]

    def last_decision(self, seat: int) -> int | None:
        """Return the number of moves before a seat's last decision; None if it has made none."""
        return next((n for n in range(len(self.history) - 1, -1, -1) if self.history[n].seat == seat), None)

    @property
    def played(self) -> Table:
        """The table that a replay shows: this table or, for an analysis, a table with only the moves of its record."""
        if not self.analysis:
            return self
        if self._recorded is None:
            self._recorded = Table(self.log[:1])
        return self._recorded

    @property
    def shuffle(self) -> dict[str, Any]:
        """What may be known about the deal: the hash of the server's secret and the contributions to the seed; once the
        game is over, also the secret and the seed.
        """
        receipt = self._receipt
        if self.open_book:
            assert self.game.seed is not None
            return {**receipt, "seed": self.game.seed.hex()}
        return {"hash": receipt["hash"], "contributions": receipt["contributions"]}

    @property
    def _receipt(self) -> dict[str, Any]:
        """The receipt of the deal: that of the record, or one made from the secret and the contributions so far."""
        record = self.terms["record"]
        return record.get("receipt") or make_receipt(bytes.fromhex(record["seed"]), self.contributions.values())

    def record(self, seat: int | None = None) -> dict[str, Any]:
        """Return the record for a viewer. Until the game is over, it contains no seed. Instead it contains the messages
        that were sent to the viewer.
        """
        record = self.full_record()
        if self.open_book:
            return record
        record.pop("receipt", None)  # it contains the secret
        stories = [self.opening[seat], *self.move_stories(seat)]
        return {
            **record,
            "seed": None,
            "seed_hash": self.game.seed_hash,
            "seen_by": seat,
            "told": [[message.to_json() for message in story] for story in stories],
        }

    def full_record(self) -> dict[str, Any]:
        """Return the record with the seed, for saving, whether or not the game is over."""
        record = self.game.record(self.names)
        if self.taken_back:
            record["taken_back"] = [dict(taken_back) for taken_back in self.taken_back]
        if self._receipt["contributions"]:
            record["receipt"] = self._receipt
        return record

    # -- taking back --------------------------------------------------------------------------------------------------
    def take_back_of(self, seat: int) -> TakeBack:
        """Return how the last decision of a seat could be taken back; raise `TakeBackRefused` if it cannot."""
        if self.game.setting.options.get("undo") == "never":
            raise TakeBackRefused("tables.take-back-never")
        number = self.last_decision(seat)
        if number is None:
            raise TakeBackRefused("tables.nothing-to-take-back", name=self.names[seat])
        since = self.history[number:]
        reveals = any(made.drew or made.seat != seat for made in since)
        seen_by_former_player = number < self.seen_by_former_players
        return TakeBack(number, since[0].move, reveals, self.people == [seat], seen_by_former_player)

    # -- applying entries ---------------------------------------------------------------------------------------------
    def apply(self, entry: Entry) -> None:
        """Apply the next entry."""
        if entry.version != self.version + 1:
            raise DurbarError("tables.log-order", found=str(entry.version), before=str(self.version))
        kind = KINDS[entry.kind]
        kind.apply(self, entry)
        self.log.append(entry)
        if kind.changes_game:
            self.game_version = entry.version
            self.waiting_since = entry.at
            self.asking, self.agreed = None, set()
            self.votes = {}
            self.paused_by = None
        elif entry.kind in ARRIVALS and self.to_move == entry.body["seat"]:
            self.waiting_since = entry.at

    @applies("opened", changes_game=True)
    def _apply_opened(self, entry: Entry) -> None:
        self.terms = entry.body
        self.analysis = entry.body["kind"] == "analysis"
        self.seats = [Seat(**seat) for seat in entry.body["seats"]]
        if self.analysis or entry.body["record"]["result"] is not None:
            self._apply_started(entry)

    @applies("started", "hash", changes_game=True)
    def _apply_started(self, entry: Entry) -> None:
        record = self.terms["record"]
        game = self._game_of_record or replay({**record, "seats": self.names})
        if self.contributions:
            game = Game.begin(game.setting, make_seed(bytes.fromhex(record["seed"]), self.contributions.values()))
        self._game_of_record = None
        self.dealing_since = None
        self._game, self._shares_game, self._game_is_current = game.at(0), False, True
        self.opening = self._stories_now()
        self._stories = {**self._stories, entry.version: self.opening}
        self.history = []
        self.taken_back = list(record.get("taken_back", ()))
        for move in game.moves:
            self._push(move)
        self._record_history = list(self.history)

    @applies("sat", "seat", "name", "stone", "figure")
    def _apply_sat(self, entry: Entry) -> None:
        body = entry.body
        if self.seats[body["seat"]].name != body["name"]:
            self.contributions.pop(body["seat"], None)  # another person, who does not have these bits
        self._replace_seat(body["seat"], Seat(body["name"], None, None, body["stone"], body["figure"]))

    @applies("freed", "seat", "why", "name", "level")
    def _apply_freed(self, entry: Entry) -> None:
        """Remove a person from a seat. During a game a bot plays for the seat."""
        if not self.has_started:
            self.contributions.pop(entry.body["seat"], None)
        level = self.terms["absence"]["level"] if self.has_started else None
        self._note_former_player(entry.body["seat"])
        self._replace_seat(entry.body["seat"], Seat(stand_in=level))

    @applies("bot", "seat", "level", "name")
    def _apply_bot(self, entry: Entry) -> None:
        self._replace_seat(entry.body["seat"], Seat(entry.body["name"], entry.body["level"]))

    @applies("reissued", "seat", "name")
    def _apply_reissued(self, entry: Entry) -> None:
        """Note that another person may have the seat from now on."""
        self._note_former_player(entry.body["seat"])

    @applies("device", "seat", "name")
    def _apply_device(self, entry: Entry) -> None:
        """A seat was opened on another device. This changes nothing at the table."""

    @applies("signed-out", "seat", "name", "number")
    def _apply_signed_out(self, entry: Entry) -> None:
        """Other devices were signed out of a seat. This changes nothing at the table."""

    @applies("committed", "seat", "hash")
    def _apply_committed(self, entry: Entry) -> None:
        seat = entry.body["seat"]
        self.contributions[seat] = Contribution(seat, entry.body["hash"])

    @applies("dealing", "hash")
    def _apply_dealing(self, entry: Entry) -> None:
        """Begin the deal, which waits for the contributions of committed people."""
        self.dealing_since = entry.at

    @applies("revealed", "seat", "bits")
    def _apply_revealed(self, entry: Entry) -> None:
        seat = entry.body["seat"]
        self.contributions[seat] = replace(self.contributions[seat], bits=bytes.fromhex(entry.body["bits"]))

    def _note_former_player(self, number: int) -> None:
        """Note that the person in seat ``number`` loses it. An open request to take a move back becomes void, because
        this person can no longer agree to it.
        """
        if self.seats[number].who == "person" and self.has_started:
            self.seen_by_former_players = len(self.history)
            self.asking, self.agreed = None, set()

    def _replace_seat(self, number: int, seat: Seat) -> None:
        """Replace the occupant of seat ``number``. The votes and the consent of the previous occupant are void."""
        self.seats[number] = seat
        self.votes = {
            absent: votes - {number} for absent, votes in self.votes.items() if absent != number and votes != {number}
        }
        self.agreed -= {number}
        if self.asking is not None and self.asking.seat == number:
            self.asking, self.agreed = None, set()

    @applies("moved", "seat", "move", "by", changes_game=True)
    def _apply_moved(self, entry: Entry) -> None:
        # An entry that was just made carries its move, which `actions` has parsed and checked against this table. An
        # entry that was read from storage has only the text of the move.
        move = entry.move or self.game.require_legal(entry.body["move"])
        self._stories[entry.version] = self._push(move).stories

    @applies("asked", "seat", "number")
    def _apply_asked(self, entry: Entry) -> None:
        """Note that a person asks to take a move back."""
        self.asking, self.agreed = TakeBackRequested(entry.body["seat"], entry.body["number"], entry.version), set()

    @applies("agreed", "seat")
    def _apply_agreed(self, entry: Entry) -> None:
        self.agreed.add(entry.body["seat"])

    @applies("refused", "seat")
    def _apply_refused(self, entry: Entry) -> None:
        self.asking, self.agreed = None, set()

    @applies("back", "seat", "number", "why", changes_game=True)
    def _apply_back(self, entry: Entry) -> None:
        """Take a person's last decision back."""
        seat = entry.body["seat"]
        take_back = self.take_back_of(seat)
        if take_back.reveals:
            moves = [made.move.text for made in self.history[take_back.number :]]
            self.taken_back = [*self.taken_back, {"after": take_back.number, "seat": seat, "moves": moves}]
        self._go_to(self.history, take_back.number)

    @applies("paused", "seat")
    def _apply_paused(self, entry: Entry) -> None:
        self.paused_by = entry.body["seat"]

    @applies("resumed", "seat")
    def _apply_resumed(self, entry: Entry) -> None:
        self.paused_by, self.waiting_since = None, entry.at

    @applies("closed")
    def _apply_closed(self, entry: Entry) -> None:
        """Close the table for everyone."""
        self.closed = True

    @applies("said", "seat", "text")
    def _apply_said(self, entry: Entry) -> None:
        """Chat changes nothing."""

    @applies("nudged", "by", "seat")
    def _apply_nudged(self, entry: Entry) -> None:
        """Note that a player reminded the player to move."""
        self.nudged[entry.body["seat"]] = entry.at

    @applies("voted", "by", "absent")
    def _apply_voted(self, entry: Entry) -> None:
        self.votes.setdefault(entry.body["absent"], set()).add(entry.body["by"])

    @applies("stood-in", "seat", "level", "why")
    def _apply_stood_in(self, entry: Entry) -> None:
        """Let a bot play for an absent person."""
        number = entry.body["seat"]
        self._replace_seat(number, self.seats[number].away(entry.body["level"]))

    @applies("returned", "seat")
    def _apply_returned(self, entry: Entry) -> None:
        """Let a person who was absent play again."""
        number = entry.body["seat"]
        self._replace_seat(number, self.seats[number].away(None))

    @applies("branched", "number", "main", changes_game=True)
    def _apply_branched(self, entry: Entry) -> None:
        """Go to another move of an analysis."""
        self._go_to(self._record_history if entry.body["main"] else self.history, entry.body["number"])

    # -- the game -----------------------------------------------------------------------------------------------------
    def _push(self, move: Move) -> MadeMove:
        """Make a legal move."""
        if self._shares_game:
            self._game, self.history, self._stories = self.game.copy(), list(self.history), dict(self._stories)
            self._shares_game = False
        game, seat = self.game, self.to_move
        assert seat is not None
        game.push_legal(move)
        drew = any(kind == DRAWN for kind, *_ in game.position.events())
        snapshot = game.copy() if game.number % SNAPSHOT_INTERVAL == 0 else None
        self.history.append(MadeMove(seat, move, drew, self._stories_now(), snapshot))
        return self.history[-1]

    def _go_to(self, history: Sequence[MadeMove], number: int) -> None:
        """Go to the position after the first ``number`` moves of a history.

        The game is rebuilt only when it is needed, because a log may contain thousands of entries that go to another
        move.
        """
        if not 0 <= number <= len(history):
            raise DurbarError("record.no-such-move", moves=len(history), number=str(number))
        self.history, self._game_is_current = list(history[:number]), False
        self.seen_by_former_players = min(self.seen_by_former_players, number)

    def _make_game_current(self) -> None:
        """Rebuild the game from the last snapshot and the moves after it, unless it has all moves of the history."""
        if self._game_is_current or self._game is None:
            return
        number = len(self.history)
        while number > 0 and self.history[number - 1].snapshot is None:
            number -= 1
        snapshot = self.history[number - 1].snapshot if number else None
        game = self._game.at(0) if snapshot is None else snapshot.copy()
        for made in self.history[number:]:
            game.push_legal(made.move)
        self._game, self._game_is_current = game, True

    def _stories_now(self) -> Stories:
        """Return the messages about the last move, or about the deal, for each viewer."""
        public = self.game.seen_by(None).story()
        stories: Stories = {None: public}
        for seat in range(len(self.seats)):
            own = self.game.seen_by(seat).story()
            stories[seat] = public if own == public else own  # saves memory: most stories are the same for everyone
        return stories
