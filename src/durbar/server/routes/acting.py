"""What people do at a table. Every answer tells what happened since the version that the page knew."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.server.failures import nothing_here
from durbar.server.keeping import Also, key_of
from durbar.server.links import address, make_link, void_links
from durbar.server.routes.asking import FAILURES, AtTable, Here, Key, Language
from durbar.server.routes.wishes import (
    BranchAct,
    ChatAct,
    HostAct,
    HostBotAct,
    HostSeatAct,
    MoveAct,
    SeatAct,
    TakeBackAct,
    VoteAct,
)
from durbar.server.showing import story_shown
from durbar.tables import acts

router = APIRouter(prefix="/api/tables/{table}", tags=["acts"], responses=FAILURES)


async def _done(
    here: AtTable,
    act: acts.Act,
    key: str | None,
    language: str,
    seat: int | None = None,
    since: int = 0,
    also: Also | None = None,
) -> dict[str, Any]:
    """Do something, and tell what has happened since."""
    try:
        version = await here.house.keeper.act(here.kept.id, act, key_of(here.browser.hash, key), also)
    except LookupError:
        raise nothing_here() from None
    kept = await here.house.keeper.get(here.kept.id)
    if kept is None:
        raise nothing_here()
    told = story_shown(kept, seat, since or version, here.house.settings.page, language)
    return {**told, "made": version}


@router.post("/start")
async def start(here: Here, wish: HostAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Deal."""
    here.hosts()
    return await _done(here, acts.start, key, language, since=wish.version)


@router.post("/move")
async def move(here: Here, wish: MoveAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Make a move in answer to a version. If the game has changed since, it is refused (409, ``moved-on``)."""
    seat = here.acts(wish.seat)
    return await _done(here, lambda at: acts.move(at, seat, wish.move, wish.version), key, language, seat, wish.version)


@router.post("/take-back")
async def take_back(here: Here, wish: TakeBackAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Take the last decision back, or ask the others where they have to agree."""
    seat = here.acts(wish.seat)
    return await _done(here, lambda at: acts.take_back(at, seat, wish.version), key, language, seat, wish.version)


@router.post("/agree")
async def agree(here: Here, wish: SeatAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Agree that somebody takes a move back."""
    seat = here.acts(wish.seat)
    return await _done(here, lambda at: acts.agree(at, seat), key, language, seat, wish.version)


@router.post("/refuse")
async def refuse(here: Here, wish: SeatAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Refuse that, or ask for it no longer."""
    seat = here.acts(wish.seat)
    return await _done(here, lambda at: acts.refuse(at, seat), key, language, seat, wish.version)


@router.post("/chat")
async def chat(here: Here, wish: ChatAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Say something to everybody at the table."""
    seat = here.acts(wish.seat)
    return await _done(here, lambda at: acts.say(at, seat, wish.text), key, language, seat, wish.version)


@router.post("/vote")
async def vote(here: Here, wish: VoteAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Want a bot to play for somebody who is away."""
    seat = here.acts(wish.seat)
    return await _done(here, lambda at: acts.vote(at, seat, wish.absent), key, language, seat, wish.version)


@router.post("/return")
async def come_back(here: Here, wish: SeatAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Play for oneself again."""
    seat = here.acts(wish.seat)
    return await _done(here, lambda at: acts.come_back(at, seat), key, language, seat, wish.version)


@router.post("/branch")
async def branch(here: Here, wish: BranchAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Go to another move of an analysis, or of the recorded game it began with."""
    here.hosts()
    return await _done(here, lambda at: acts.branch(at, wish.number, wish.main), key, language, None, wish.version)


@router.post("/leave")
async def leave(here: Here, wish: SeatAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Give a seat up. In the middle of a game a bot plays on until somebody else sits down."""
    seat = here.acts(wish.seat)

    async def also(connection: AsyncConnection, table: str) -> None:
        await here.house.browsers.void(connection, table, seat)

    told = await _done(here, lambda at: acts.leave(at, seat), key, language, None, wish.version, also)
    here.house.hub.gone(here.kept.id, here.house.browsers.forget(here.kept.id, seat))
    return told


# -- the host ---------------------------------------------------------------------------------------------------------
@router.post("/seat-bot")
async def seat_bot(here: Here, wish: HostBotAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Let a bot sit where nobody sits."""
    here.hosts()
    return await _done(here, lambda at: acts.seat_bot(at, wish.at, wish.level), key, language, None, wish.version)


@router.post("/free")
async def free(here: Here, wish: HostSeatAct, language: Language, key: Key = None) -> dict[str, Any]:
    """Free a seat; its links and whoever held it by them have it no longer. The answer has a new link."""
    here.hosts()
    secret, also = _new_link(here, wish.at)
    told = await _done(here, lambda at: acts.leave(at, wish.at, "freed"), key, language, None, wish.version, also)
    here.house.hub.gone(here.kept.id, here.house.browsers.forget(here.kept.id, wish.at))
    return {**told, "link": address("seat", secret)}


@router.post("/reissue")
async def reissue(here: Here, wish: HostSeatAct, language: Language) -> dict[str, Any]:
    """A new link for a seat that has no bot; the old ones, and whoever held the seat by them, have it no longer."""
    here.hosts()
    secret, also = _new_link(here, wish.at)
    told = await _done(here, lambda at: acts.reissue(at, wish.at), None, language, None, wish.version, also)
    here.house.hub.gone(here.kept.id, here.house.browsers.forget(here.kept.id, wish.at))
    return {**told, "link": address("seat", secret)}


def _new_link(here: AtTable, seat: int) -> tuple[str, Also]:
    secret = here.house.fresh.secret()

    async def also(connection: AsyncConnection, table: str) -> None:
        await here.house.browsers.void(connection, table, seat)
        await void_links(connection, table, "seat", seat)
        await make_link(connection, here.house.fresh, table, "seat", seat, secret=secret)

    return secret, also


@router.post("/watch-link")
async def watch_link(here: Here, wish: HostAct, language: Language) -> dict[str, Any]:
    """A new link for those who watch; the old one is worthless then. Who watches already goes on watching."""
    here.hosts()
    secret = here.house.fresh.secret()

    async def also(connection: AsyncConnection, table: str) -> None:
        await void_links(connection, table, "watch")
        await make_link(connection, here.house.fresh, table, "watch", secret=secret)

    told = await _done(here, lambda at: [], None, language, None, wish.version, also)
    return {**told, "link": address("watch", secret)}


@router.post("/phone")
async def phone(here: Here, wish: SeatAct, language: Language) -> dict[str, Any]:
    """A link, and its QR code, to take one's own seat along: good for one use within a few minutes."""
    seat = here.acts(wish.seat)
    secret = here.house.fresh.secret()
    seconds = here.house.settings.phone_seconds

    async def also(connection: AsyncConnection, table: str) -> None:
        await make_link(connection, here.house.fresh, table, "seat", seat, secret=secret, seconds=seconds)

    told = await _done(here, lambda at: [], None, language, seat, wish.version, also)
    return {**told, "link": address("seat", secret), "seconds": seconds}


@router.delete("", status_code=204)
async def delete(here: Here) -> None:
    """Remove a table for good, with everything that belongs to it."""
    here.hosts()
    try:
        await here.house.keeper.delete(here.kept.id)
    except LookupError:
        raise nothing_here() from None
    here.house.hub.gone(here.kept.id, here.house.browsers.forget(here.kept.id))
