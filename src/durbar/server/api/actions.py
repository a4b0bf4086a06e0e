"""What people do at a table. Every answer tells what happened since the version that the page knew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi import APIRouter
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.server.api.dependencies import FAILURES, AtTable, Here, Key, Language
from durbar.server.api.models import told
from durbar.server.api.requests import (
    BranchAct,
    ChatAct,
    HostAct,
    HostBotAct,
    HostSeatAct,
    MoveAct,
    SeatAct,
    TakeBackAct,
    VoteAct,
    WatchLinkAct,
)
from durbar.server.api.table_models import Done, DoneWithLink, Phone
from durbar.server.errors import Refused, nothing_here
from durbar.server.presenters import story_shown
from durbar.server.services.links import address, make_link, void_links
from durbar.server.services.table_cache import key_of
from durbar.server.storage.journal import Also, NoSuchTable
from durbar.tables import acts
from durbar.tables.gathering import Gathering
from durbar.tables.log import Entry

router = APIRouter(prefix="/api/tables/{table}", tags=["acts"], responses=FAILURES)
DONE = told(Done)
MOST_SHARED = 50
"""Links to watch a table that are good at the same time."""


async def _done(
    here: AtTable,
    wish: SeatAct | HostAct | BranchAct,
    act: acts.Act,
    language: str,
    key: str | None = None,
    also: Also | None = None,
) -> dict[str, Any]:
    """Do something, and tell what has happened since, as whoever did it may know it."""
    by = wish.seat if isinstance(wish, SeatAct) else None
    if by is not None:
        here.acts(by)

    _room_in_log(here, wish)

    def still_allowed(gathering: Gathering) -> list[Entry]:
        if by is not None:
            here.acts(by)  # while we waited for others the seat may have been freed
        return act(gathering)

    try:
        made = await here.house.keeper.act(here.kept.id, still_allowed, key_of(here.browser.hash, key), also)
    except NoSuchTable:
        raise nothing_here() from None
    kept = await here.house.keeper.get(here.kept.id)
    if kept is None:
        raise nothing_here()
    seat = by if by in here.held.seats or kept.gathering.open_book else None
    told = story_shown(kept, seat, wish.version or made, here.house.settings.page, language)
    return {**told, "made": made}


def _room_in_log(here: AtTable, wish: SeatAct | HostAct | BranchAct) -> None:
    """Refuse to let a log grow without end. Whoever talks it full does not keep others from playing."""
    longest = here.house.settings.longest_log
    most = longest if isinstance(wish, ChatAct | TakeBackAct | BranchAct) else 2 * longest
    if here.kept.gathering.version >= most:
        raise Refused(409, "log-full", "server.log-full")


@router.post("/start", operation_id="start", responses=DONE)
async def start(here: Here, wish: HostAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Deal."""
    here.hosts()
    return await _done(here, wish, acts.start, language, key)


@router.post("/move", operation_id="move", responses=DONE)
async def move(here: Here, wish: MoveAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Make a move in answer to a version. If the game has changed since, it is refused (409, ``moved-on``)."""
    return await _done(here, wish, lambda at: acts.move(at, wish.seat, wish.move, wish.version), language, key)


@router.post("/take-back", operation_id="take-back", responses=DONE)
async def take_back(here: Here, wish: TakeBackAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Take the last decision back, or ask the others where they have to agree."""
    return await _done(here, wish, lambda at: acts.take_back(at, wish.seat, wish.version), language, key)


@router.post("/agree", operation_id="agree", responses=DONE)
async def agree(here: Here, wish: SeatAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Agree that somebody takes a move back, if that was asked by the version that is answered."""
    return await _done(here, wish, lambda at: acts.agree(at, wish.seat, wish.version or None), language, key)


@router.post("/refuse", operation_id="refuse", responses=DONE)
async def refuse(here: Here, wish: SeatAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Refuse that, or ask for it no longer."""
    return await _done(here, wish, lambda at: acts.refuse(at, wish.seat), language, key)


@router.post("/chat", operation_id="chat", responses=DONE)
async def chat(here: Here, wish: ChatAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Say something to everybody at the table."""
    return await _done(here, wish, lambda at: acts.say(at, wish.seat, wish.text), language, key)


@router.post("/vote", operation_id="vote", responses=DONE)
async def vote(here: Here, wish: VoteAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Want a bot to play for somebody who is away, if nobody has moved since the version that is answered. It is
    refused (409) while they are there (``player-here``) or have not been away for long enough (``too-early``).
    """

    def act(gathering: Gathering) -> list[Entry]:
        entries = acts.vote(gathering, wish.seat, wish.absent, wish.version or None)
        here.house.presence.require_away(here.kept.id, gathering, wish.absent)
        return entries

    return await _done(here, wish, act, language, key)


@router.post("/return", operation_id="return", responses=DONE)
async def come_back(here: Here, wish: SeatAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Play for oneself again."""
    return await _done(here, wish, lambda at: acts.come_back(at, wish.seat), language, key)


@router.post("/branch", operation_id="branch", responses=DONE)
async def branch(here: Here, wish: BranchAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Go to another move of an analysis, or of the recorded game it began with."""
    here.hosts()
    return await _done(here, wish, lambda at: acts.branch(at, wish.number, wish.main), language, key)


@router.post("/leave", operation_id="leave", responses=DONE)
async def leave(here: Here, wish: SeatAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Give a seat up. In the middle of a game a bot plays on until somebody else sits down."""

    async def write(connection: AsyncConnection, table: str) -> None:
        await here.house.browsers.void(connection, table, wish.seat)
        await void_links(connection, table, "seat", wish.seat, once_only=True)

    also = Also(write, _forgetting(here, wish.seat))
    return await _done(here, wish, lambda at: acts.leave(at, wish.seat), language, key, also)


def _forgetting(here: AtTable, seat: int) -> Callable[[str], None]:
    """Lets whoever held a seat know that it is theirs no longer."""
    house = here.house
    return lambda table: house.hub.gone(table, house.browsers.forget(table, seat))


# -- the host ---------------------------------------------------------------------------------------------------------
@router.post("/seat-bot", operation_id="seat-bot", responses=DONE)
async def seat_bot(here: Here, wish: HostBotAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Let a bot sit where nobody sits."""
    here.hosts()
    return await _done(here, wish, lambda at: acts.seat_bot(at, wish.at, wish.level), language, key)


@router.post("/free", operation_id="free", responses=told(DoneWithLink))
async def free(here: Here, wish: HostSeatAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Free a seat; its links and whoever held it by them have it no longer. The answer has a new link, unless it is the
    answer to a repeated key: only the first one knew the link.
    """
    here.hosts()
    return await _with_new_link(here, wish, lambda at: acts.leave(at, wish.at, "freed"), language, key)


@router.post("/reissue", operation_id="reissue", responses=told(DoneWithLink))
async def reissue(here: Here, wish: HostSeatAct, language: Language) -> dict[str, Any]:
    """A new link for a seat that has no bot; the old ones, and whoever held the seat by them, have it no longer."""
    here.hosts()
    return await _with_new_link(here, wish, lambda at: acts.reissue(at, wish.at), language)


async def _with_new_link(
    here: AtTable, wish: HostSeatAct, act: acts.Act, language: str, key: str | None = None
) -> dict[str, Any]:
    secret = here.house.fresh.secret()
    forgetting = _forgetting(here, wish.at)
    made = []

    async def write(connection: AsyncConnection, table: str) -> None:
        await here.house.browsers.void(connection, table, wish.at)
        await void_links(connection, table, "seat", wish.at)
        await make_link(connection, here.house.fresh, table, "seat", wish.at, secret=secret)

    def then(table: str) -> None:
        forgetting(table)
        made.append(address("seat", secret))

    told = await _done(here, wish, act, language, key, Also(write, then))
    return {**told, "link": made[0] if made else None}


@router.post("/watch-link", operation_id="watch-link", responses=told(DoneWithLink))
async def watch_link(here: Here, wish: WatchLinkAct, language: Language) -> dict[str, Any]:
    """A new link for those who watch; the old ones are worthless then, unless they are to be kept. Who watches already
    goes on watching. While the game goes on that is for the host; once it is over whoever has a seat can make one more,
    and nobody but the host makes the others worthless.
    """
    if not (wish.keep and here.held.seats and here.kept.gathering.stage == "finished"):
        here.hosts()
    secret = here.house.fresh.secret()

    async def write(connection: AsyncConnection, table: str) -> None:
        await void_links(connection, table, "watch", but=MOST_SHARED - 1 if wish.keep else 0)
        await make_link(connection, here.house.fresh, table, "watch", secret=secret)

    told = await _done(here, wish, lambda at: [], language, also=Also(write))
    return {**told, "link": address("watch", secret)}


@router.post("/phone", operation_id="phone", responses=told(Phone))
async def phone(here: Here, wish: SeatAct, language: Language) -> dict[str, Any]:
    """A link to take one's own seat along, on a phone say: good for one use within a few minutes."""
    secret = here.house.fresh.secret()
    seconds = here.house.settings.phone_seconds

    async def write(connection: AsyncConnection, table: str) -> None:
        await make_link(connection, here.house.fresh, table, "seat", wish.seat, secret=secret, seconds=seconds)

    told = await _done(here, wish, lambda at: [], language, also=Also(write))
    return {**told, "link": address("seat", secret), "seconds": seconds}


@router.post("/sign-out-others", operation_id="sign-out-others", responses=DONE)
async def sign_out_others(here: Here, wish: SeatAct, language: Language) -> dict[str, Any]:
    """Keep a seat for this browser alone: the others that hold it lose it, and links made for a phone open nothing."""
    house, mine = here.house, here.browser.hash
    if wish.seat not in here.held.seats:
        raise nothing_here()

    async def write(connection: AsyncConnection, table: str) -> None:
        await house.browsers.void(connection, table, wish.seat, but=mine)
        await void_links(connection, table, "seat", wish.seat, once_only=True)

    def then(table: str) -> None:
        house.hub.gone(table, house.browsers.forget(table, wish.seat, but=mine))
        house.hub.devices(table, wish.seat)

    return await _done(here, wish, lambda at: [], language, also=Also(write, then))


@router.delete("", status_code=204, operation_id="delete-table", responses={204: {"description": "It is gone."}})
async def delete(here: Here) -> None:
    """Remove a table for good, with everything that belongs to it."""
    here.hosts()
    house = here.house
    try:
        await house.keeper.delete(here.kept.id, lambda table: house.hub.gone(table, house.browsers.forget(table)))
    except NoSuchTable:
        raise nothing_here() from None
