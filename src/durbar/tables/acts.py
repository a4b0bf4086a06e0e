"""What people and bots can do at a gathering. Nothing here changes anything: each act says which entries would follow,
or raises what stands in its way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from durbar.games.errors import DurbarError
from durbar.games.game import Setting
from durbar.games.record import replay
from durbar.tables.gathering import Asking, Gathering
from durbar.tables.log import Entry
from durbar.tables.seats import Seat, SeatError, bot_seat
from durbar.tables.table import Table, TakeBack, TakeBackRefused

LONGEST_WORDS = 500


class NotNow(DurbarError):
    """Something that cannot be done as things stand."""


class MovedOn(DurbarError):
    """A move that answers a version after which the game has changed."""

    def __init__(self, version: int) -> None:
        super().__init__("the game has moved on since then")
        self.version = version


def stamped(gathering: Gathering | None, entries: Sequence[Entry], at: float, key: str | None = None) -> list[Entry]:
    """Entries with their numbers and the time; the first has the key of the one who did it."""
    first = 1 if gathering is None else gathering.version + 1
    return [replace(entry, version=first + n, at=at, key=key if n == 0 else None) for n, entry in enumerate(entries)]


# -- gathering ---------------------------------------------------------------------------------------------------------
def sit(gathering: Gathering, at: int, who: Seat) -> list[Entry]:
    """Sit down in a seat that is open. Whoever sits down again in their own seat only changes their name."""
    if gathering.open_book:
        raise NotNow("this game is over")
    if _seat(gathering, at).who == "bot":
        raise SeatError("a bot sits there")
    if who.name in {seat.name for other, seat in enumerate(gathering.seats) if other != at}:
        raise SeatError(f"somebody called {who.name} sits at this table already")
    body = {"seat": at, "name": who.name, "stone": who.stone, "figure": who.figure}
    return [Entry("sat", body)]


def leave(gathering: Gathering, at: int, why: str = "left") -> list[Entry]:
    """Give a seat up (or, for the host, free it). In the middle of a game a bot plays on until somebody sits down."""
    seat = _seat(gathering, at)
    if seat.who == "open":
        raise SeatError("nobody sits there")
    if gathering.open_book:
        raise NotNow("this game is over")
    return _with_what_follows(gathering, [Entry("freed", {"seat": at, "why": why, "name": seat.name})])


def seat_bot(gathering: Gathering, at: int, level: str) -> list[Entry]:
    """Let a bot sit where nobody sits."""
    if _seat(gathering, at).who == "person":
        raise SeatError("a person sits there: free the seat first")
    if gathering.open_book:
        raise NotNow("this game is over")
    made = bot_seat(level, dict(enumerate(gathering.seats)))
    return [Entry("bot", {"seat": at, "level": level, "name": made.name})]


def reissue(gathering: Gathering, at: int) -> list[Entry]:
    """Let a seat have a new link. Who sits there stays named until somebody sits down by it."""
    if _seat(gathering, at).who == "bot":
        raise SeatError("a bot sits there")
    if gathering.open_book:
        raise NotNow("this game is over")
    return []


def start(gathering: Gathering) -> list[Entry]:
    """Deal, once every seat is taken."""
    if gathering.table is not None:
        raise NotNow("the game has begun already")
    free = [at + 1 for at, seat in enumerate(gathering.seats) if seat.who == "open"]
    if free:
        raise NotNow(f"nobody sits in seat {', '.join(map(str, free))} yet")
    dealt = replay(gathering.terms["record"])
    return [Entry("started", {"hash": dealt.seed_hash})]


# -- playing ----------------------------------------------------------------------------------------------------------
def move(gathering: Gathering, at: int, text: str, version: int) -> list[Entry]:
    """A person's move, made in answer to a version. `MovedOn` if the game has changed since; else as `Sight.explain`
    says.
    """
    table = _begun(gathering)
    _up_to_date(gathering, version)
    if not gathering.analysis and _seat(gathering, at).plays is not None:
        raise NotNow("a bot plays for this seat: come back first")
    return [_legal(gathering, table.to_move if gathering.analysis else at, text, None)]


def _up_to_date(gathering: Gathering, version: int) -> None:
    if version > gathering.version:
        raise NotNow(f"there is no version {version} yet")
    if version < gathering.game_version:
        raise MovedOn(gathering.version)


def bot_move(gathering: Gathering, text: str) -> list[Entry]:
    """The move of the bot that has it."""
    table = _begun(gathering)
    if not gathering.bot_to_move or table.to_move is None:
        raise NotNow("no bot has the move")
    return [_legal(gathering, table.to_move, text, gathering.seats[table.to_move].plays)]


def _legal(gathering: Gathering, at: int | None, text: str, by: str | None) -> Entry:
    sight = gathering.sight(at)
    refused = sight.refusal(text)
    if refused is not None:
        raise refused
    return Entry("moved", {"seat": at, "move": sight.parse(text).text, "by": by})


def could_take_back(gathering: Gathering, at: int) -> tuple[TakeBack, bool]:
    """How a person's last decision could be taken back now, and whether others have to agree: all of them, those who
    are away as well, or they could be voted away to be rid of their say. After the end it cannot: everything has been
    shown.
    """
    table = _running(gathering)
    if gathering.analysis:
        raise NotNow("in an analysis one goes to any move instead")
    _present(gathering, at)
    found = table.take_back_of(at)
    return found, found.crosses and gathering.people != [at]


def take_back(gathering: Gathering, at: int, version: int) -> list[Entry]:
    """Take one's last decision back, or ask the others where that needs their consent. `MovedOn` as for a move."""
    _running(gathering)
    _up_to_date(gathering, version)
    found, consent = could_take_back(gathering, at)
    if consent:
        if gathering.asking is not None:
            raise TakeBackRefused("somebody has asked already: answer that first")
        return [Entry("asked", {"seat": at, "number": found.number})]
    why = "alone" if found.crosses else "free"
    return [Entry("back", {"seat": at, "number": found.number, "why": why})]


def agree(gathering: Gathering, at: int, version: int | None = None) -> list[Entry]:
    """Agree that somebody takes a move back; when all have, it is taken back. Whoever answers a version agrees to what
    was asked by then, and to nothing that was asked later.
    """
    asking = _asked(gathering, at)
    if version is not None and version < asking.version:
        raise MovedOn(gathering.version)
    if at == asking.seat:
        raise NotNow("the others have to agree")
    if at in gathering.agreed:
        raise NotNow("you have agreed already")
    return _with_what_follows(gathering, [Entry("agreed", {"seat": at})])


def refuse(gathering: Gathering, at: int) -> list[Entry]:
    """Refuse that somebody takes a move back; or, as the one who asked, ask no longer."""
    _asked(gathering, at)
    return [Entry("refused", {"seat": at})]


def _asked(gathering: Gathering, at: int) -> Asking:
    if gathering.asking is None:
        raise NotNow("nobody asks to take anything back")
    _present(gathering, at)
    return gathering.asking


def say(gathering: Gathering, at: int, text: str) -> list[Entry]:
    """Say something to everybody at the table."""
    if _seat(gathering, at).who != "person":
        raise SeatError("only people talk")
    shown = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not shown:
        raise NotNow("there is nothing to say in that")
    if len(shown) > LONGEST_WORDS:
        raise NotNow(f"at most {LONGEST_WORDS} letters are said at once")
    return [Entry("said", {"seat": at, "text": shown})]


# -- people who are away ----------------------------------------------------------------------------------------------
def vote(gathering: Gathering, at: int, absent: int, version: int | None = None) -> list[Entry]:
    """Want a bot to play for somebody who is away. It does when more than half of the others want it. Whoever answers a
    version does not want it any more if the game has changed since: the one who was away has moved, perhaps.
    """
    _running(gathering)
    if version is not None:
        _up_to_date(gathering, version)
    _present(gathering, at)
    if absent == at or absent not in gathering.deciding or gathering.analysis:
        raise NotNow("no bot can play for that seat")
    if at in gathering.votes.get(absent, set()):
        raise NotNow("your vote is counted already")
    return _with_what_follows(gathering, [Entry("voted", {"by": at, "absent": absent})])


def time_is_up(gathering: Gathering, now: float) -> list[Entry]:
    """Let a bot play for the person who has been waited for too long."""
    table = _running(gathering)
    if gathering.due is None or now < gathering.due or table.to_move is None:
        raise NotNow("nobody has been waited for too long")
    return _with_what_follows(gathering, [_stand_in(gathering, table.to_move, "time")])


def come_back(gathering: Gathering, at: int) -> list[Entry]:
    """Play for oneself again."""
    _running(gathering)
    seat = _seat(gathering, at)
    if seat.who != "person" or seat.stand_in is None:
        raise NotNow("no bot plays for you")
    return [Entry("returned", {"seat": at})]


def _stand_in(gathering: Gathering, at: int, why: str) -> Entry:
    return Entry("stood-in", {"seat": at, "level": gathering.terms["absence"]["level"], "why": why})


def _with_what_follows(gathering: Gathering, entries: list[Entry]) -> list[Entry]:
    """Entries, and those that follow of themselves: who decides has changed, and perhaps all have agreed now."""
    twin = gathering.copy()
    while True:
        for entry in stamped(twin, entries[twin.version - gathering.version :], twin.waiting_since):
            twin.apply(entry)
        next_one = _follows(twin)
        if next_one is None:
            return entries
        entries = [*entries, next_one]


def _follows(gathering: Gathering) -> Entry | None:
    deciding, asking = set(gathering.deciding), gathering.asking
    if asking is not None and set(gathering.people) <= gathering.agreed | {asking.seat}:
        why = "consent" if gathering.agreed else "alone"
        return Entry("back", {"seat": asking.seat, "number": asking.number, "why": why})
    for absent, votes in gathering.votes.items():
        others = deciding - {absent}
        if 2 * len(votes & others) > len(others):
            return _stand_in(gathering, absent, "vote")
    return None


# -- studying ---------------------------------------------------------------------------------------------------------
def branch(gathering: Gathering, number: int, main: bool = False) -> list[Entry]:
    """Go to a move of the line that is looked at, or of the recorded game, and go on from there."""
    if not gathering.analysis or gathering.table is None:
        raise NotNow("only an analysis goes back and forth")
    most = len(gathering.terms["record"]["moves"]) if main else len(gathering.table.history)
    if not 0 <= number <= most:
        raise NotNow(f"that line has the moves 0 to {most}")
    return [Entry("branched", {"number": number, "main": main})]


# -- who may ----------------------------------------------------------------------------------------------------------
def _seat(gathering: Gathering, at: int) -> Seat:
    if not 0 <= at < len(gathering.seats):
        raise SeatError(f"there is no seat {at}")
    return gathering.seats[at]


def _present(gathering: Gathering, at: int) -> None:
    seat = _seat(gathering, at)
    if seat.who != "person":
        raise SeatError("nobody sits there")
    if seat.stand_in is not None:
        raise NotNow("a bot plays for you: come back first")


def _begun(gathering: Gathering) -> Table:
    if gathering.table is None:
        raise NotNow("the game has not begun")
    return gathering.table


def _running(gathering: Gathering) -> Table:
    table = _begun(gathering)
    if gathering.stage == "finished":
        raise NotNow("this game is over")
    return table


def setting_of(gathering: Gathering) -> Setting:
    """What is fixed before the game begins, dealt or not."""
    game = gathering.table.game if gathering.table is not None else replay(gathering.terms["record"])
    return game.setting


Act = Callable[[Gathering], list[Entry]]
"""An act with everything but the gathering settled."""
