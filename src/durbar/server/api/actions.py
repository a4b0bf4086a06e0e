"""Routes of actions at a table. Every response contains the table as the actor now sees it, and the log entries since
the version in the request.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter
from pydantic import Field
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.games.errors import DurbarError
from durbar.server.api.dependencies import FAILURES, Key, Language, TableAccess, TableAccessDep, check_log_size
from durbar.server.api.models import (
    ClientVersion,
    DeviceNumber,
    Digits64,
    Level,
    LinkAddress,
    RequestBody,
    ResponseModel,
    SeatNumber,
    StoryResponse,
    TableResponse,
    Version,
    returns,
)
from durbar.server.api.table_view import come_back, read_story, read_table, seats_with_bots
from durbar.server.errors import ApiError, not_found
from durbar.server.presenters import render_story
from durbar.server.services.links import link_address, make_link, revoke_links
from durbar.server.services.moderation import MAX_REPORT_LENGTH
from durbar.server.services.sessions import Device
from durbar.server.services.table_cache import key_of
from durbar.server.storage.journal import ExtraWrite, NoSuchTable
from durbar.tables import actions
from durbar.tables.log import Entry
from durbar.tables.table import Table


class ActionRequest(RequestBody):
    """An action at a table."""

    version: ClientVersion = 0
    view_seat: Annotated[
        SeatNumber | None,
        Field(
            description="The seat from which the response shows the table; null for the view of spectators. The "
            "default is the seat that acts."
        ),
    ] = None


class SeatActionRequest(ActionRequest):
    """An action of a seat."""

    seat: SeatNumber


class CommitRequest(SeatActionRequest):
    """A commitment to random bits, with which a person contributes to the seed."""

    hash: Annotated[Digits64, Field(description="The SHA-256 of 32 random bytes, in hexadecimal digits.")]


class RevealRequest(SeatActionRequest):
    """The random bits to which a person is committed."""

    bits: Digits64


class MoveRequest(SeatActionRequest):
    """A move, with the version of the table on which it is based."""

    version: ClientVersion
    move: Annotated[str, Field(min_length=1, max_length=60)]


class TakeBackRequest(SeatActionRequest):
    """A request to take a move back, with the version of the table on which it is based."""

    version: ClientVersion


class ChatRequest(SeatActionRequest):
    """A chat message."""

    text: Annotated[str, Field(max_length=2000)]


class SignedInDevice(RequestBody):
    """A device as it is listed in ``signed_in``."""

    number: DeviceNumber
    since: Annotated[float, Field(ge=0, strict=False)] | None


class SignOutRequest(SeatActionRequest):
    """A request to sign other devices out of a seat."""

    device: Annotated[
        SignedInDevice | None, Field(description="The only device to sign out; null for all devices except this one.")
    ] = None


class ReportRequest(RequestBody):
    """A report about the player of a seat."""

    seat: Annotated[SeatNumber, Field(description="The reported seat.")]
    text: Annotated[str, Field(max_length=MAX_REPORT_LENGTH)]


class VoteRequest(SeatActionRequest):
    """A vote to let a bot play for a player who is away."""

    absent: SeatNumber


class NudgeRequest(SeatActionRequest):
    """A request to remind the player to move."""

    at: Annotated[SeatNumber, Field(description="The seat of the player to move.")]


class HostActionRequest(ActionRequest):
    """An action of the host."""


class WatchLinkRequest(HostActionRequest):
    """A request for a link to watch the table."""

    keep: Annotated[bool, Field(description="Whether existing links stay valid, up to a limit.")] = False


class HostSeatRequest(HostActionRequest):
    """An action of the host on a seat."""

    at: SeatNumber


class SeatBotRequest(HostSeatRequest):
    """A request to seat a bot."""

    level: Level


class BranchRequest(ActionRequest):
    """A request to show another position of an analysis: the one after ``number`` moves of the current variation or,
    with ``main``, of the record with which the analysis was opened.
    """

    number: Annotated[int, Field(ge=0, le=100_000)]
    main: bool = False


class ActionResponse(StoryResponse):
    """The result of an action: the version that it made, the table as the actor now sees it, and the log entries since
    the version in the request.
    """

    made: Version
    table_view: Annotated[
        TableResponse | None,
        Field(description="As in `GET /api/tables/{table}`. Null if the actor may no longer see the table."),
    ]


class ReportedResponse(ResponseModel):
    """The response to a report that was stored."""

    reported: Literal[True]


class LinkActionResponse(ActionResponse):
    """The result of an action that made a link. The link is null if the request repeats an idempotency key."""

    link: LinkAddress | None


class DeviceLinkResponse(ActionResponse):
    """A link to open one's own seat on another device, valid once and for a number of seconds."""

    link: LinkAddress
    seconds: float


router = APIRouter(prefix="/api/tables/{table}", tags=["acts"], responses=FAILURES)


ACTION_RESPONSES = returns(ActionResponse)


REPEATABLE = {"committed", "paused"}
"""Kinds of log entries that a player can add again and again, without an entry of another kind in between."""
MAX_WATCH_LINKS = 50
"""How many links to watch a table may be valid at the same time."""


async def _run_action(
    access: TableAccess,
    body: ActionRequest,
    action: actions.TableAction,
    language: str,
    key: str | None = None,
    extra: ExtraWrite | None = None,
    returns_first: bool = True,
) -> dict[str, Any]:
    """Apply an action. Return the table as the actor now sees it, and the log entries since the version in the request.

    ``extra`` is written in the same transaction. If bots play for people of this browser, the people play again: their
    browser has just acted. With ``returns_first`` they return before the action, else only if it is refused.
    """
    actor = body.seat if isinstance(body, SeatActionRequest) else None
    if actor is not None:
        access.require_seat(actor)
    viewer = access.require_viewer(body.view_seat if "view_seat" in body.model_fields_set else actor)
    _check_log_size(access, body)
    if returns_first:
        await come_back(access, seats_with_bots(access))

    def check_and_apply(table: Table) -> list[Entry]:
        if actor is not None:
            access.require_seat(actor)  # the seat may have been freed while this request waited for the lock
        entries = action(table)
        if any(entry.kind in REPEATABLE for entry in entries):
            check_log_size(table, access.services.settings.longest_log)
        return entries

    try:
        version = await access.services.table_cache.apply(
            access.live.id, check_and_apply, key_of(access.session.hash, key), extra
        )
    except NoSuchTable:
        raise not_found() from None
    except DurbarError:
        await come_back(access, seats_with_bots(access))
        raise
    live = await access.services.table_cache.get(access.live.id)
    if live is None:
        raise not_found()
    return {
        **await _render_after(replace(access, live=live), viewer, body.version or version, language),
        "made": version,
    }


async def _render_after(access: TableAccess, seat: int | None, since: int, language: str) -> dict[str, Any]:
    """Return the table and its log entries since a version, as a seat sees them. A browser that has lost the seat gets
    the entries as spectators see them, and no table.
    """
    try:
        table = await read_table(access, seat)
        return {**await read_story(access, seat, since, language), "table_view": table}
    except ApiError:
        story = render_story(access.live, None, since, access.services.settings.page_size, language)
        return {**story, "table_view": None}


def _check_log_size(access: TableAccess, body: ActionRequest) -> None:
    """Raise 409 if a table's log is full. Moves have a higher limit than chat and other actions that a player can
    repeat, so that nobody can block a game in this way.
    """
    max_entries = access.services.settings.longest_log
    if not isinstance(body, ChatRequest | NudgeRequest | TakeBackRequest | BranchRequest):
        max_entries *= 2
    check_log_size(access.live.table, max_entries)


@router.post("/start", operation_id="start", responses=ACTION_RESPONSES)
async def start(access: TableAccessDep, body: HostActionRequest, language: Language, key: Key = None) -> dict[str, Any]:
    """Start the game. If seats are committed to contributions, the server waits some seconds until they have revealed
    them.
    """
    access.require_host()
    return await _run_action(access, body, actions.start, language, key)


@router.post("/commit", operation_id="commit", responses=ACTION_RESPONSES)
async def commit(access: TableAccessDep, body: CommitRequest, language: Language, key: Key = None) -> dict[str, Any]:
    """Commit to random bits before the game starts. They become a part of the seed, so that the server cannot choose
    the deal.
    """
    return await _run_action(access, body, lambda table: actions.commit(table, body.seat, body.hash), language, key)


@router.post("/reveal", operation_id="reveal", responses=ACTION_RESPONSES)
async def reveal(access: TableAccessDep, body: RevealRequest, language: Language, key: Key = None) -> dict[str, Any]:
    """Reveal the bits to which the seat is committed. The game starts when all seats have done so."""
    return await _run_action(
        access, body, lambda table: actions.reveal(table, body.seat, bytes.fromhex(body.bits)), language, key
    )


@router.post("/move", operation_id="move", responses=ACTION_RESPONSES)
async def move(access: TableAccessDep, body: MoveRequest, language: Language, key: Key = None) -> dict[str, Any]:
    """Make a move. It is refused (409, ``moved-on``) if the game has changed since the version in the request. If a bot
    plays for this seat and has not moved yet, the player returns and moves in one step.
    """
    return await _run_action(
        access,
        body,
        lambda table: actions.move(table, body.seat, body.move, body.version),
        language,
        key,
        returns_first=False,
    )


@router.post("/take-back", operation_id="take-back", responses=ACTION_RESPONSES)
async def take_back(
    access: TableAccessDep, body: TakeBackRequest, language: Language, key: Key = None
) -> dict[str, Any]:
    """Take one's last decision back, or ask the other players for their agreement if it is needed."""
    return await _run_action(
        access, body, lambda table: actions.take_back(table, body.seat, body.version), language, key
    )


@router.post("/agree", operation_id="agree", responses=ACTION_RESPONSES)
async def agree(access: TableAccessDep, body: SeatActionRequest, language: Language, key: Key = None) -> dict[str, Any]:
    """Agree that another player takes a move back. This is refused (409, ``moved-on``) if that player asked after the
    version in the request.
    """
    return await _run_action(
        access, body, lambda table: actions.agree(table, body.seat, body.version or None), language, key
    )


def _add_seat_action(name: str, action: actions.SeatAction) -> None:
    """Add the route of an action whose only argument is its seat."""

    async def route(
        access: TableAccessDep, body: SeatActionRequest, language: Language, key: Key = None
    ) -> dict[str, Any]:
        return await _run_action(
            access, body, lambda table: action(table, body.seat), language, key, returns_first=name != "return"
        )

    router.post(f"/{name}", operation_id=name, responses=ACTION_RESPONSES, description=action.__doc__)(route)


for _name, _action in actions.SEAT_ACTIONS.items():
    _add_seat_action(_name, _action)


@router.post("/chat", operation_id="chat", responses=ACTION_RESPONSES)
async def chat(access: TableAccessDep, body: ChatRequest, language: Language, key: Key = None) -> dict[str, Any]:
    """Send a chat message to everyone at the table. It is refused (403, ``muted``) if the operator has muted this
    browser.
    """
    if access.services.moderation.is_muted(access.session.hash):
        raise ApiError(403, "muted", "server.muted")
    browser = access.session.hash
    return await _run_action(
        access, body, lambda table: actions.say(table, body.seat, body.text, browser), language, key
    )


@router.post("/nudge", operation_id="nudge", responses=ACTION_RESPONSES)
async def nudge(access: TableAccessDep, body: NudgeRequest, language: Language, key: Key = None) -> dict[str, Any]:
    """Remind the player to move that the others wait. Everyone at the table sees the reminder. The request is refused
    if the player has only just got the turn or was nudged a short time ago (409), and if the operator has muted this
    browser (403, ``muted``).
    """
    services = access.services
    if services.moderation.is_muted(access.session.hash):
        raise ApiError(403, "muted", "server.muted")

    def action(table: Table) -> list[Entry]:
        return actions.nudge(table, body.seat, body.at, services.entropy.now())

    return await _run_action(access, body, action, language, key)


@router.post("/report", operation_id="report", responses=returns(ReportedResponse))
async def report(access: TableAccessDep, body: ReportRequest) -> dict[str, Any]:
    """Report a player to the operator of the server, who gets the last chat messages of that seat as well."""
    await access.services.moderation.report(access.live.id, access.live.table, body.seat, access.session, body.text)
    return {"reported": True}


@router.post("/vote", operation_id="vote", responses=ACTION_RESPONSES)
async def vote(access: TableAccessDep, body: VoteRequest, language: Language, key: Key = None) -> dict[str, Any]:
    """Vote to let a bot play for a player who is away. The vote is refused (409) if there was a move since the version
    in the request (``moved-on``), if the player is online (``player-here``), or if the player has not been away for
    long enough (``too-early``).
    """

    def action(table: Table) -> list[Entry]:
        entries = actions.vote(table, body.seat, body.absent, body.version or None)
        access.services.presence.require_away(access.live.id, table, body.absent)
        return entries

    return await _run_action(access, body, action, language, key)


@router.post("/branch", operation_id="branch", responses=ACTION_RESPONSES)
async def branch(access: TableAccessDep, body: BranchRequest, language: Language, key: Key = None) -> dict[str, Any]:
    """Go to another position of an analysis, or of the record with which it was opened."""
    access.require_host()
    return await _run_action(access, body, lambda table: actions.branch(table, body.number, body.main), language, key)


@router.post("/leave", operation_id="leave", responses=ACTION_RESPONSES)
async def leave(access: TableAccessDep, body: SeatActionRequest, language: Language, key: Key = None) -> dict[str, Any]:
    """Give up a seat. During a game a bot plays on until another person takes the seat."""

    async def write(connection: AsyncConnection, table: str) -> None:
        await access.services.sessions.revoke(connection, table, body.seat)
        await revoke_links(connection, table, "seat", body.seat, once_only=True)

    extra = ExtraWrite(write, _removal_notifier(access, body.seat, "left"))
    return await _run_action(
        access, body, _leaving(access, body.seat, "left"), language, key, extra, returns_first=False
    )


def _leaving(access: TableAccess, seat: int, why: str) -> actions.TableAction:
    """Return the action of leaving a seat. Votes about players who are no longer away do not count any more."""
    presence = access.services.presence
    return lambda table: actions.leave(table, seat, why, presence.present_again(access.live.id, table))


def _removal_notifier(access: TableAccess, seat: int, why: str) -> Callable[[str], None]:
    """Return a callback that notifies the browsers that have lost a seat, and tells them why."""
    services = access.services
    return lambda table: services.hub.notify_removed(table, services.sessions.remove_revoked(table, seat), why)


# -- the host ---------------------------------------------------------------------------------------------------------
@router.post("/seat-bot", operation_id="seat-bot", responses=ACTION_RESPONSES)
async def seat_bot(access: TableAccessDep, body: SeatBotRequest, language: Language, key: Key = None) -> dict[str, Any]:
    """Seat a bot in an open seat."""
    access.require_host()
    return await _run_action(access, body, lambda table: actions.seat_bot(table, body.at, body.level), language, key)


@router.post("/free", operation_id="free", responses=returns(LinkActionResponse))
async def free(access: TableAccessDep, body: HostSeatRequest, language: Language, key: Key = None) -> dict[str, Any]:
    """Free a seat. Its player loses it, and its links become invalid. The response has a new link. If the request
    repeats an idempotency key, there is no link, because the server does not store it. If a person loses the seat, the
    link to the table becomes invalid, too.
    """
    access.require_host()
    return await _with_new_link(access, body, "freed", _leaving(access, body.at, "freed"), language, key)


@router.post("/reissue", operation_id="reissue", responses=returns(LinkActionResponse))
async def reissue(access: TableAccessDep, body: HostSeatRequest, language: Language) -> dict[str, Any]:
    """Make a new link for a seat that has no bot. The old links become invalid, and the browsers that used them lose
    the seat. If the seat is a person's, the link to the table becomes invalid, too.
    """
    access.require_host()
    return await _with_new_link(access, body, "reissued", lambda table: actions.reissue(table, body.at), language)


async def _with_new_link(
    access: TableAccess,
    body: HostSeatRequest,
    why: str,
    action: actions.TableAction,
    language: str,
    key: str | None = None,
) -> dict[str, Any]:
    """Apply an action that makes a new link for a seat, and add the link to the response. ``why`` tells the browsers of
    the seat why they have lost it. A person who has lost it could return by the link to the table, so that link becomes
    invalid.
    """
    secret = access.services.entropy.secret()
    notify_removed = _removal_notifier(access, body.at, why)
    new_links = []
    removes_person = False

    def noting_action(table: Table) -> list[Entry]:
        nonlocal removes_person
        entries = action(table)
        removes_person = table.seats[body.at].who == "person"
        return entries

    async def write(connection: AsyncConnection, table: str) -> None:
        await access.services.sessions.revoke(connection, table, body.at)
        await revoke_links(connection, table, "seat", body.at)
        if removes_person:
            await revoke_links(connection, table, "table")
        await make_link(connection, access.services.entropy, table, "seat", body.at, secret=secret)

    def after_commit(table: str) -> None:
        notify_removed(table)
        new_links.append(link_address("seat", secret))

    result = await _run_action(access, body, noting_action, language, key, ExtraWrite(write, after_commit))
    return {**result, "link": new_links[0] if new_links else None}


@router.post("/invite", operation_id="invite", responses=returns(LinkActionResponse))
async def invite(access: TableAccessDep, body: HostActionRequest, language: Language) -> dict[str, Any]:
    """Make a new link to the table: whoever opens it chooses a free seat. The old link becomes invalid; people who have
    used it stay.
    """
    access.require_host()
    secret = access.services.entropy.secret()

    def action(table: Table) -> list[Entry]:
        if table.open_book:
            raise actions.ActionRefused("tables.over")
        return []

    async def write(connection: AsyncConnection, table: str) -> None:
        await revoke_links(connection, table, "table")
        await make_link(connection, access.services.entropy, table, "table", secret=secret)

    result = await _run_action(access, body, action, language, extra=ExtraWrite(write))
    return {**result, "link": link_address("table", secret)}


@router.post("/watch-link", operation_id="watch-link", responses=returns(LinkActionResponse))
async def watch_link(access: TableAccessDep, body: WatchLinkRequest, language: Language) -> dict[str, Any]:
    """Make a new link to watch the table. The old links become invalid unless ``keep`` is set; spectators stay. During
    a game only the host may make links. After the game everyone with a seat may make another link, but only the host
    may invalidate the old ones.
    """
    if not (body.keep and access.permissions.seats and access.live.table.stage == "finished"):
        access.require_host()
    secret = access.services.entropy.secret()

    async def write(connection: AsyncConnection, table: str) -> None:
        await revoke_links(connection, table, "watch", keep=MAX_WATCH_LINKS - 1 if body.keep else 0)
        await make_link(connection, access.services.entropy, table, "watch", secret=secret)

    result = await _run_action(access, body, lambda _: [], language, extra=ExtraWrite(write))
    return {**result, "link": link_address("watch", secret)}


@router.post("/phone", operation_id="phone", responses=returns(DeviceLinkResponse))
async def phone(access: TableAccessDep, body: SeatActionRequest, language: Language) -> dict[str, Any]:
    """Make a link to open one's own seat on another device, valid once and for a few minutes."""
    secret = access.services.entropy.secret()
    seconds = access.services.settings.phone_seconds

    async def write(connection: AsyncConnection, table: str) -> None:
        await make_link(connection, access.services.entropy, table, "seat", body.seat, secret=secret, seconds=seconds)

    result = await _run_action(access, body, lambda _: [], language, extra=ExtraWrite(write))
    return {**result, "link": link_address("seat", secret), "seconds": seconds}


@router.post("/sign-out-others", operation_id="sign-out-others", responses=ACTION_RESPONSES)
async def sign_out_others(access: TableAccessDep, body: SignOutRequest, language: Language) -> dict[str, Any]:
    """Remove a seat from all other browsers, or from one of them, and invalidate the links to open it on another
    device. The log says so to everyone at the table.
    """
    with suppress(_DevicesChanged):
        return await _sign_out_others(access, body, language)
    access.services.sessions.forget_devices(access.live.id)
    return await _sign_out_others(access, body, language)


class _DevicesChanged(actions.ActionRefused):
    """Raised if a device came or was signed out after the devices of a seat were read."""


async def _sign_out_others(access: TableAccess, body: SignOutRequest, language: str) -> dict[str, Any]:
    """Sign other devices out of a seat. Raise `_DevicesChanged` if a device came in the meantime."""
    services, own_hash = access.services, access.session.hash
    if body.seat not in access.permissions.seats:
        raise not_found()
    devices = (await services.sessions.devices(access.live.id, [body.seat]))[body.seat]
    only = None if body.device is None else _find_device(devices, body.device, own_hash)
    number = len(devices) - 1 if only is None else 1
    chosen = {"except_browser": own_hash, "only_browser": only}

    async def write(connection: AsyncConnection, table: str) -> None:
        if {*await services.sessions.holders(connection, table, body.seat)} != {device.hash for device in devices}:
            raise _DevicesChanged("server.no-such-device")  # otherwise the log entry would be wrong or missing
        await services.sessions.revoke(connection, table, body.seat, **chosen)
        await revoke_links(connection, table, "seat", body.seat, once_only=True)

    def after_commit(table: str) -> None:
        services.hub.notify_removed(table, services.sessions.remove_revoked(table, body.seat, **chosen), "signed-out")
        services.hub.notify_devices(table, body.seat)

    def action(table: Table) -> list[Entry]:
        return actions.sign_out_devices(table, body.seat, number) if number > 0 else []

    return await _run_action(access, body, action, language, extra=ExtraWrite(write, after_commit))


def _find_device(devices: list[Device], wanted: SignedInDevice, own_hash: str) -> str:
    """Return the hash of a device in this list. Raise 409 if the list has changed since the page was shown, or if the
    device is the one that sent the request.
    """
    device = devices[wanted.number - 1] if wanted.number <= len(devices) else None
    if device is None or device.since != wanted.since or device.hash == own_hash:
        raise ApiError(409, "no-such-device", "server.no-such-device")
    return device.hash


@router.delete("", status_code=204, operation_id="delete-table", responses={204: {"description": "Deleted."}})
async def delete(access: TableAccessDep) -> None:
    """Delete a table and all of its data permanently. The event ``gone`` tells the browsers at the table why."""
    access.require_host()
    services = access.services
    try:
        await services.table_cache.delete(
            access.live.id,
            lambda table: services.hub.notify_removed(table, services.sessions.remove_revoked(table), why="deleted"),
        )
    except NoSuchTable:
        raise not_found() from None
