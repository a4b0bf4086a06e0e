"""The actions of people and bots at a table.

An action does not change the table: it returns log entries, or raises an error that explains why it is not allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from durbar.games.datafile import listed
from durbar.games.errors import DurbarError
from durbar.games.game import Move, Setting
from durbar.games.record import replay
from durbar.tables.deal import hash_of
from durbar.tables.log import Entry
from durbar.tables.seats import Seat, SeatError, bot_seat
from durbar.tables.table import Table, TakeBack, TakeBackRefused, TakeBackRequested

MAX_CHAT_LENGTH = 500
"""The most characters that a chat message may have."""


class ActionRefused(DurbarError):
    """Raised if an action is not possible in the current state of the table."""


class StaleVersion(DurbarError):
    """Raised if a request is based on an outdated version of the game."""

    def __init__(self, version: int) -> None:
        super().__init__("tables.moved-on")
        self.version = version


TableAction = Callable[[Table], list[Entry]]
"""An action whose other arguments are bound already. It is called with the table and returns log entries."""

SeatAction = Callable[[Table, int], list[Entry]]
"""An action of the person in a seat. It is called with the table and the seat, and has no further arguments."""
SEAT_ACTIONS: dict[str, SeatAction] = {}
"""The seat actions by the names that they have in the HTTP API."""


def seat_action(name: str) -> Callable[[SeatAction], SeatAction]:
    """Register a seat action. The server adds a route for it, with the action's docstring as its description."""

    def register(action: SeatAction) -> SeatAction:
        SEAT_ACTIONS[name] = action
        return action

    return register


def stamped(table: Table | None, entries: Sequence[Entry], at: float, key: str | None = None) -> list[Entry]:
    """Return the entries with their versions and the time ``at``. The last entry gets the caller's idempotency key, so
    that a repeated request finds the version that the first one made.
    """
    first, last = 1 if table is None else table.version + 1, len(entries) - 1
    return [replace(entry, version=first + n, at=at, key=key if n == last else None) for n, entry in enumerate(entries)]


def carry_out(table: Table, entries: Sequence[Entry], at: float = 0.0) -> None:
    """Apply entries to a table that is not stored as a log, such as one in a terminal."""
    for entry in stamped(table, entries, at):
        table.apply(entry)


# -- seats ------------------------------------------------------------------------------------------------------------
def sit(table: Table, seat: int, person: Seat) -> list[Entry]:
    """Sit down in an open seat, or change one's name in one's own seat."""
    if table.open_book:
        raise ActionRefused("tables.over")
    _require_not_dealing(table)
    if _require_seat(table, seat).who == "bot":
        raise SeatError("tables.seat-of-a-bot")
    if person.name in {other.name for number, other in enumerate(table.seats) if number != seat}:
        raise SeatError("tables.name-taken", name=person.name)
    body = {"seat": seat, "name": person.name, "stone": person.stone, "figure": person.figure}
    return [Entry("sat", body)]


def leave(table: Table, seat: int, why: str = "left", returned_seats: Collection[int] = ()) -> list[Entry]:
    """Leave a seat, or free it as the host. During a game a bot plays until another person sits down. The log entry
    contains the reason ``why`` and, if a bot loses the seat, its level.

    When a voter leaves, the remaining votes may suffice to let a bot play for an absent player. To prevent this for
    players who have come back since the vote (``returned_seats``), the votes about them are cancelled first.
    """
    occupant = _require_seat(table, seat)
    if occupant.who == "open":
        raise SeatError("tables.seat-empty")
    if table.open_book:
        raise ActionRefused("tables.over")
    _require_not_dealing(table)
    returned = [
        Entry("returned", {"seat": absent}) for absent in table.votes if absent in returned_seats and absent != seat
    ]
    level = {} if occupant.level is None else {"level": occupant.level}
    freed = Entry("freed", {"seat": seat, "why": why, "name": occupant.name, **level})
    return _with_consequences(table, *returned, freed)


def seat_bot(table: Table, seat: int, level: str) -> list[Entry]:
    """Seat a bot in an open seat, or in the seat of another bot."""
    if _require_seat(table, seat).who == "person":
        raise SeatError("tables.seat-of-a-person")
    if table.open_book:
        raise ActionRefused("tables.over")
    _require_not_dealing(table)
    bot = bot_seat(level, dict(enumerate(table.seats)))
    return [Entry("bot", {"seat": seat, "level": level, "name": bot.name})]


def reissue(table: Table, seat: int) -> list[Entry]:
    """Make a new link for a seat. The seat keeps its name until the new link is used."""
    occupant = _require_seat(table, seat)
    if occupant.who == "bot":
        raise SeatError("tables.seat-of-a-bot")
    if table.open_book:
        raise ActionRefused("tables.over")
    _require_not_dealing(table)
    return [Entry("reissued", {"seat": seat, "name": occupant.name})]


def open_on_device(table: Table, seat: int) -> list[Entry]:
    """Note in the log that a seat was opened on another device."""
    return [Entry("device", {"seat": seat, "name": _require_seat(table, seat).name})]


def sign_out_devices(table: Table, seat: int, number: int) -> list[Entry]:
    """Note in the log that ``number`` other devices were signed out of a seat."""
    return [Entry("signed-out", {"seat": seat, "name": _require_seat(table, seat).name, "number": number})]


def start(table: Table) -> list[Entry]:
    """Start the game: deal the cards or tiles. Raise `ActionRefused` if a seat is still open. If seats are committed to
    contributions, the deal waits until they have revealed them.
    """
    _require_gathering(table)
    open_seats = [str(number) for number, seat in enumerate(table.seats, 1) if seat.who == "open"]
    if open_seats:
        raise ActionRefused("tables.seats-empty", seats=listed(open_seats, "and"), count=len(open_seats))
    return [_entry_of_deal(table, "dealing" if table.contributions else "started")]


def commit(table: Table, seat: int, hash: str) -> list[Entry]:
    """Commit the person in a seat to a contribution to the seed: 32 random bytes with this SHA-256 hash."""
    _require_gathering(table)
    if _require_seat(table, seat).who != "person":
        raise SeatError("tables.seat-empty")
    return [Entry("committed", {"seat": seat, "hash": hash})]


def reveal(table: Table, seat: int, bits: bytes) -> list[Entry]:
    """Reveal the contribution to which a seat is committed. The game starts when the last contribution is revealed."""
    contribution = table.contributions.get(seat)
    if contribution is not None and contribution.bits == bits:
        return []
    if table.dealing_since is None or contribution is None:
        raise ActionRefused("tables.nothing-to-reveal")
    if hash_of(bits) != contribution.hash:
        raise ActionRefused("tables.other-bits")
    entry = Entry("revealed", {"seat": seat, "bits": bits.hex()})
    others_are_missing = any(other.bits is None for other in table.contributions.values() if other.seat != seat)
    return [entry] if others_are_missing else [entry, _entry_of_deal(table, "started")]


def _entry_of_deal(table: Table, kind: str) -> Entry:
    """Return an entry of this kind (``started`` or ``dealing``) with the hash of the server's secret."""
    return Entry(kind, {"hash": hash_of(bytes.fromhex(table.terms["record"]["seed"]))})


# -- playing ----------------------------------------------------------------------------------------------------------
def move(table: Table, seat: int, move: Move | str, version: int) -> list[Entry]:
    """Make a person's move. ``version`` is the version of the table that the person saw. If a bot plays for the person,
    the person returns to the seat and moves.

    Raise `StaleVersion` if the game has changed since that version, and the errors of `Sight.require_legal`.
    """
    _require_started(table)
    _require_current(table, version)
    if table.analysis:
        return [_move_entry(table, table.to_move, move, None)]
    occupant = _require_seat(table, seat)
    if occupant.plays is not None and occupant.who != "person":
        raise ActionRefused("tables.bot-plays-for-seat")
    moved = _move_entry(table, seat, move, None)
    return [moved] if occupant.stand_in is None else [*come_back(table, seat), moved]


def _require_current(table: Table, version: int) -> None:
    """Raise `StaleVersion` if the game has changed since ``version``."""
    if version > table.version:
        raise ActionRefused("tables.no-version", version=str(version))
    if version < table.game_version:
        raise StaleVersion(table.version)


def bot_move(table: Table, move: Move | str) -> list[Entry]:
    """Make the move of the bot whose turn it is."""
    _require_started(table)
    if not table.bot_to_move or table.to_move is None:
        raise ActionRefused("tables.no-bot-to-move")
    return [_move_entry(table, table.to_move, move, table.seats[table.to_move].plays)]


def choose_bot_move(table: Table) -> list[Entry]:
    """Let the bot whose turn it is choose its move and make it."""
    return bot_move(table, table.bot.choose(table.sight(table.to_move)))


def _move_entry(table: Table, seat: int | None, move: Move | str, by: str | None) -> Entry:
    """Return the entry of a legal move. ``by`` is the level of the bot that made it, None for a person."""
    legal = table.sight(seat).require_legal(move)
    return Entry("moved", {"seat": seat, "move": legal.text, "by": by}, move=legal)


def could_take_back(table: Table, seat: int) -> TakeBack:
    """Return how a person's last decision could be taken back now.

    If consent is needed, absent people have to agree too. Otherwise the others could avoid asking a player by voting
    to let a bot play for that player. For the same reason, nothing is taken back that would need the consent of a
    person who has left or lost their seat: otherwise a host could first free the other seats. After the end of the game
    nothing can be taken back, because all hidden information has been shown.
    """
    _require_running(table)
    if table.analysis:
        raise ActionRefused("tables.take-back-in-analysis")
    _require_present(table, seat)
    possible = table.take_back_of(seat)
    if possible.reveals and possible.seen_by_former_player:
        raise TakeBackRefused("tables.take-back-former-player")
    return possible


def take_back(table: Table, seat: int, version: int) -> list[Entry]:
    """Take back the person's last decision, or ask the others for consent if needed. Raise `StaleVersion` if the game
    has changed since ``version``.
    """
    _require_running(table)
    _require_current(table, version)
    possible = could_take_back(table, seat)
    if possible.needs_consent:
        if table.asking is not None:
            raise TakeBackRefused("tables.take-back-asked-already")
        return [Entry("asked", {"seat": seat, "number": possible.number})]
    why = "alone" if possible.reveals else "free"
    return [Entry("back", {"seat": seat, "number": possible.number, "why": why})]


def agree(table: Table, seat: int, version: int | None = None) -> list[Entry]:
    """Agree to a request to take a move back. When all players have agreed, the move is taken back.

    Raise `StaleVersion` if that request is newer than ``version``.
    """
    asking = _require_take_back_request(table, seat)
    if version is not None and version < asking.version:
        raise StaleVersion(table.version)
    if seat == asking.seat:
        raise ActionRefused("tables.others-agree")
    if seat in table.agreed:
        raise ActionRefused("tables.agreed-already")
    return _with_consequences(table, Entry("agreed", {"seat": seat}))


@seat_action("refuse")
def refuse(table: Table, seat: int) -> list[Entry]:
    """Refuse a request to take a move back, or withdraw one's own request."""
    _require_take_back_request(table, seat)
    return [Entry("refused", {"seat": seat})]


def _require_take_back_request(table: Table, seat: int) -> TakeBackRequested:
    """Return the open request to take a move back; raise an error if there is none, or if the seat cannot answer it."""
    if table.asking is None:
        raise ActionRefused("tables.nobody-asks")
    _require_present(table, seat)
    return table.asking


def say(table: Table, seat: int, text: str, browser: str | None = None) -> list[Entry]:
    """Send a chat message to the table. ``browser`` is the hash of the browser that sends it. The log entry contains it
    for reports to the operator, but not among its public fields.
    """
    if _require_seat(table, seat).who != "person":
        raise SeatError("tables.only-people-talk")
    message = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not message:
        raise ActionRefused("tables.nothing-to-say")
    if len(message) > MAX_CHAT_LENGTH:
        raise ActionRefused("tables.too-much-to-say", most=MAX_CHAT_LENGTH)
    author = {} if browser is None else {"browser": browser}
    return [Entry("said", {"seat": seat, "text": message, **author})]


def nudge(table: Table, seat: int, other: int, now: float) -> list[Entry]:
    """Remind the player to move that the table waits for them. This is possible only after a while and not too often,
    so it depends on the time ``now``.
    """
    _require_running(table)
    _require_present(table, seat)
    if table.nudge_from is None or other != table.to_move or other == seat:
        raise ActionRefused("tables.nobody-to-nudge")
    if now < table.nudge_from:
        raise ActionRefused("tables.nudged-lately")
    return [Entry("nudged", {"by": seat, "seat": other})]


@seat_action("pause")
def pause(table: Table, seat: int) -> list[Entry]:
    """Pause the table: bots and time limits stop. If the table is paused already, nothing changes."""
    _require_running(table)
    _require_present(table, seat)
    return [] if table.paused_by is not None else [Entry("paused", {"seat": seat})]


@seat_action("resume")
def resume(table: Table, seat: int) -> list[Entry]:
    """Resume a paused table. Every player may do this; a move resumes the table as well."""
    _require_running(table)
    _require_present(table, seat)
    return [] if table.paused_by is None else [Entry("resumed", {"seat": seat})]


# -- the operator of a server ------------------------------------------------------------------------------------------
def close(table: Table) -> list[Entry]:
    """Close the table: no more moves, chat messages or players. Only the operator of a server does this."""
    require_open(table)
    return [Entry("closed", {})]


def require_open(table: Table) -> None:
    """Raise `ActionRefused` if the operator has closed the table."""
    if table.closed:
        raise ActionRefused("tables.closed")


# -- people who are away ----------------------------------------------------------------------------------------------
def vote(table: Table, seat: int, absent: int, version: int | None = None) -> list[Entry]:
    """Vote to let a bot play for an absent player. The bot plays as soon as more than half of the others have voted.

    Raise `StaleVersion` if the game has changed since ``version``, because the absent player may have moved.
    """
    _require_running(table)
    if version is not None:
        _require_current(table, version)
    _require_present(table, seat)
    if absent == seat or absent not in table.voters or table.analysis:
        raise ActionRefused("tables.no-bot-can-play")
    if seat in table.votes.get(absent, set()):
        raise ActionRefused("tables.voted-already")
    return _with_consequences(table, Entry("voted", {"by": seat, "absent": absent}))


def time_out(table: Table, now: float) -> list[Entry]:
    """Let a bot play for the person to move, whose time has run out; or deal without the contributions that have not
    been revealed in time.
    """
    if table.dealing_since is not None and table.alarm is not None and now >= table.alarm:
        return [_entry_of_deal(table, "started")]
    _require_running(table)
    if table.due is None or now < table.due or table.to_move is None:
        raise ActionRefused("tables.nobody-late")
    return _with_consequences(table, _stand_in_entry(table, table.to_move, "time"))


@seat_action("return")
def come_back(table: Table, seat: int) -> list[Entry]:
    """Play for oneself again instead of the bot. Votes to let a bot play for this seat become void."""
    _require_running(table)
    occupant = _require_seat(table, seat)
    if occupant.who != "person" or (occupant.stand_in is None and seat not in table.votes):
        raise ActionRefused("tables.no-bot-plays")
    return [Entry("returned", {"seat": seat})]


def _stand_in_entry(table: Table, seat: int, why: str) -> Entry:
    """Return the entry that lets a bot play for a person. It contains the reason ``why``."""
    return Entry("stood-in", {"seat": seat, "level": table.terms["absence"]["level"], "why": why})


def _with_consequences(table: Table, *first: Entry) -> list[Entry]:
    """Return some entries and the entries that follow from them, for example because now all players have agreed to
    take a move back, or enough players have voted for a bot.
    """
    entries, copy = list(first), table.copy()
    carry_out(copy, entries[:-1], copy.waiting_since)
    while True:
        carry_out(copy, entries[-1:], copy.waiting_since)
        following = _consequence(copy)
        if following is None:
            return entries
        entries.append(following)
        if following.kind == "back":  # this entry clears all votes and requests, so nothing follows from it
            return entries


def _consequence(table: Table) -> Entry | None:
    """Return the entry that now follows from the players' consent or votes; None if there is none."""
    voters, asking = set(table.voters), table.asking
    if asking is not None and set(table.people) <= table.agreed | {asking.seat}:
        why = "consent" if table.agreed else "alone"
        return Entry("back", {"seat": asking.seat, "number": asking.number, "why": why})
    for absent, votes in table.votes.items():
        others = voters - {absent}
        if 2 * len(votes & others) > len(others):
            return _stand_in_entry(table, absent, "vote")
    return None


# -- analysing --------------------------------------------------------------------------------------------------------
def branch(table: Table, number: int, main: bool = False) -> list[Entry]:
    """Go to move ``number`` of an analysis, and continue from there. The number counts the moves of the current
    variation or, with ``main``, the moves of the record on which the analysis was opened.
    """
    if not table.analysis:
        raise ActionRefused("tables.not-an-analysis")
    last = len(table.terms["record"]["moves"]) if main else len(table.history)
    if not 0 <= number <= last:
        raise ActionRefused("tables.moves-of-line", most=last)
    return [Entry("branched", {"number": number, "main": main})]


# -- preconditions ----------------------------------------------------------------------------------------------------
def _require_seat(table: Table, seat: int) -> Seat:
    """Return the occupant of a seat; raise `SeatError` if the table has no such seat."""
    if not 0 <= seat < len(table.seats):
        raise SeatError("tables.no-seat", number=str(seat))
    return table.seats[seat]


def _require_present(table: Table, seat: int) -> None:
    """Raise an error if no person sits in a seat, or if a bot plays for that person."""
    occupant = _require_seat(table, seat)
    if occupant.who != "person":
        raise SeatError("tables.seat-empty")
    if occupant.stand_in is not None:
        raise ActionRefused("tables.bot-plays-for-you")


def _require_gathering(table: Table) -> None:
    """Raise `ActionRefused` if the game has started or is being dealt."""
    if table.has_started:
        raise ActionRefused("tables.begun")
    _require_not_dealing(table)


def _require_not_dealing(table: Table) -> None:
    """Raise `ActionRefused` while the deal waits for contributions to the seed."""
    if table.dealing_since is not None:
        raise ActionRefused("tables.dealing")


def _require_started(table: Table) -> None:
    """Raise `ActionRefused` if the game has not been dealt yet."""
    if not table.has_started:
        raise ActionRefused("tables.not-begun")


def _require_running(table: Table) -> None:
    """Raise `ActionRefused` if the game has not been dealt yet or is over."""
    _require_started(table)
    if table.stage == "finished":
        raise ActionRefused("tables.over")


def setting_of(table: Table) -> Setting:
    """Return the setting of the table's game, which is known even before the deal."""
    game = table.game if table.has_started else replay(table.terms["record"])
    return game.setting
