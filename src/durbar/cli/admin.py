"""``durbar admin``: what the operator of a server needs: tables, reports, bans, announcements and the audit log.

Every command works on the server's database, whether the server is running or not.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from durbar.cli.arguments import Database, examples, printable

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

T = TypeVar("T")
MAX_SEATS = 8
"""The most seats of a table."""

app = typer.Typer(
    name="admin",
    help="""Manage a server: tables, reports, bans, announcements and the password.

    Every command works whether the server is running or not, and every change is listed by durbar admin audit. A player
    is named by a table and the number of a seat, from 1.""",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as in its address.")]
Target = Annotated[
    str | None, typer.Argument(metavar="[TABLE | ADDRESS]", help="A table (then name a seat), an address or a network.")
]
Player = Annotated[str | None, typer.Argument(metavar="[TABLE]", help="The id of a table.")]
SeatArgument = Annotated[int | None, typer.Argument(metavar="[SEAT]", help="The number of a seat, from 1.")]
ReportOption = Annotated[
    int | None, typer.Option("--report", metavar="N", help="The player whom report N is about, even after they left.")
]
Days = Annotated[float | None, typer.Option(metavar="N", help="For how many days; by default for ever.")]
Reason = Annotated[str, typer.Option(metavar="TEXT", help="The reason, for the audit log.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, in which seats are numbered from 0.")]


# -- lists ------------------------------------------------------------------------------------------------------------
@app.command(
    epilog=examples("durbar admin tables", "durbar admin tables Noor", "durbar admin tables --limit 500 --json")
)
def tables(
    search: Annotated[
        str, typer.Argument(metavar="[TEXT]", help="The beginning of an id, a game, or a part of a player's name.")
    ] = "",
    limit: Annotated[int, typer.Option(metavar="N", min=1, help="The most tables to list.")] = 50,
    json: AsJson = False,
    database: Database = None,
) -> None:
    """List the tables, newest first."""
    from durbar.server.storage.operator_store import search_tables

    found = _read(database, lambda connection: search_tables(connection, search, limit))
    if json:
        _print_json(found)
        return
    for table in found:
        names = ", ".join(seat["name"] or "(open)" for seat in table["seats"])
        state = "closed" if table["closed"] else table["stage"]
        _print(f"{table['table']}  {_time(table['created'])}  {table['game']:10}  {state:10}  {names}")
    if not found:
        _print("There is no such table." if search else "There are no tables.")


@app.command(epilog=examples("durbar admin show 5f1c09ad7be2"))
def show(table: TableId, json: AsJson = False, database: Database = None) -> None:
    """Show the public facts of a table, and the reports about its players.

    Hands and seeds are never shown, and chat messages only if a player has reported them.
    """
    from durbar.server.storage.operator_store import read_reports, read_table_facts

    async def read(connection: AsyncConnection) -> dict[str, Any]:
        from durbar.server.services.operator_actions import AdminError, is_table_id

        facts = await read_table_facts(connection, table) if is_table_id(table) else None
        if facts is None:
            raise AdminError("server.admin.no-table", table=repr(printable(table, 60)))
        return {**facts, "reports": [_report(row) for row in await read_reports(connection, table=table)]}

    facts = _read(database, read)
    if json:
        _print_json(facts)
        return
    state = "closed by the operator" if facts["closed"] else facts["stage"]
    _print(f"table    {facts['table']}")
    _print(f"game     {facts['game']}, edition {facts['edition']}, {facts['moves']} moves, {state}")
    _print(f"created  {_time(facts['created'])}")
    _print(f"changed  {_time(facts['changed'])}")
    for number, seat in enumerate(facts["seats"]):
        points = f", {facts['scores'][number]} points" if facts["scores"] else ""
        _print(f"seat {number + 1}   {seat['name'] or '(open)'} ({seat['who']}{points})")
    for report in facts["reports"]:
        _print_report(report)


@app.command(epilog=examples("durbar admin reports", "durbar admin reports --all --json"))
def reports(
    all_reports: Annotated[bool, typer.Option("--all", help="List the resolved reports, too.")] = False,
    json: AsJson = False,
    database: Database = None,
) -> None:
    """List the reports of players, oldest first, with the last chat messages of the reported player."""
    from durbar.server.storage.operator_store import read_reports

    rows = _read(database, lambda connection: read_reports(connection, with_resolved=all_reports))
    found = [_report(row) for row in rows]
    if json:
        _print_json(found)
        return
    for report in found:
        _print_report(report)
    if not found:
        _print("There are no reports." if all_reports else "There are no open reports.")


@app.command(epilog=examples("durbar admin bans"))
def bans(json: AsJson = False, database: Database = None) -> None:
    """List the bans and mutes, oldest first, with the numbers that unban and unmute accept."""
    from durbar.server.storage.operator_store import read_restrictions

    columns = ("number", "kind", "target", "made", "until", "operator", "reason")
    found = [{name: row[name] for name in columns} for row in _read(database, read_restrictions)]
    if json:
        _print_json(found)
        return
    for row in found:
        until = "for ever" if row["until"] is None else f"until {_time(row['until'])}"
        reason = f": {row['reason']}" if row["reason"] else ""
        _print(f"{row['number']:4}  {row['kind']:4}  {_time(row['made'])}  {until}  {row['target']}{reason}")
    if not found:
        _print("Nobody is banned or muted.")


@app.command(epilog=examples("durbar admin audit", "durbar admin audit --json"))
def audit(json: AsJson = False, database: Database = None) -> None:
    """List the actions of operators, oldest first, each with its time, operator, target and reason."""
    from durbar.server.storage.operator_store import read_audit

    found = _read(database, read_audit)
    if json:
        _print_json(found)
        return
    for row in found:
        reason = f": {row['reason']}" if row["reason"] else ""
        _print(f"{row['number']:4}  {_time(row['at'])}  {row['operator']}  {row['action']}  {row['target']}{reason}")
    if not found:
        _print("The audit log is empty.")


# -- tables and reports -----------------------------------------------------------------------------------------------
@app.command(epilog=examples("durbar admin close 5f1c09ad7be2 --reason 'abuse in the chat'"))
def close(table: TableId, reason: Reason = "", database: Database = None) -> None:
    """Close a table: no more moves, chat messages or players.

    Everyone at the table reads that the operator has closed it, and can still read the log. This cannot be undone.
    """
    _perform(database, "close", {"table": table}, reason)
    _print(f"Table {table} is closed.")


@app.command(epilog=examples("durbar admin delete 5f1c09ad7be2 --yes"))
def delete(
    table: TableId,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    reason: Reason = "",
    database: Database = None,
) -> None:
    """Delete a table and all of its data.

    Reports about its players stay until they are resolved. This cannot be undone.
    """
    if not yes:
        typer.confirm(f"Delete table {printable(table, 60)} for ever?", abort=True, err=True)
    _perform(database, "delete", {"table": table}, reason)
    _print(f"Table {table} is deleted.")


@app.command(epilog=examples("durbar admin resolve 3 --reason 'talked to both'"))
def resolve(
    number: Annotated[int, typer.Argument(metavar="N", min=1, max=2**31 - 1, help="The number of a report.")],
    reason: Reason = "",
    database: Database = None,
) -> None:
    """Mark a report as resolved."""
    _perform(database, "resolve", {"number": number}, reason)
    _print(f"Report {number} is resolved.")


# -- bans and mutes ---------------------------------------------------------------------------------------------------
@app.command(
    epilog=examples(
        "durbar admin ban 5f1c09ad7be2 2", "durbar admin ban 192.0.2.0/24 --days 7", "durbar admin ban --report 3"
    )
)
def ban(
    target: Target = None,
    seat: SeatArgument = None,
    report: ReportOption = None,
    days: Days = None,
    reason: Reason = "",
    database: Database = None,
) -> None:
    """Ban the browsers of a player, or an address or network: the server refuses all of their requests."""
    banned = _perform(database, "ban", {"whom": _whom(target, seat, report=report), "days": days}, reason)
    _print(f"Banned: {banned}.")


@app.command(epilog=examples("durbar admin unban 192.0.2.0/24", "durbar admin unban --number 4"))
def unban(
    target: Target = None,
    seat: SeatArgument = None,
    report: ReportOption = None,
    number: Annotated[
        int | None, typer.Option(metavar="N", help="The number of a ban, from durbar admin bans.")
    ] = None,
    reason: Reason = "",
    database: Database = None,
) -> None:
    """End a ban."""
    whom = _whom(target, seat, report=report, number=number)
    _print(f"No longer banned: {_perform(database, 'unban', {'whom': whom}, reason)}.")


@app.command(epilog=examples("durbar admin mute 5f1c09ad7be2 2 --days 1", "durbar admin mute --report 3"))
def mute(
    table: Player = None,
    seat: SeatArgument = None,
    report: ReportOption = None,
    days: Days = None,
    reason: Reason = "",
    database: Database = None,
) -> None:
    """Mute the browsers of a player: the server refuses their chat messages at every table."""
    muted = _perform(database, "mute", {"whom": _whom(table, seat, report=report), "days": days}, reason)
    _print(f"Muted: {muted}.")


@app.command(epilog=examples("durbar admin unmute 5f1c09ad7be2 2", "durbar admin unmute --number 5"))
def unmute(
    table: Player = None,
    seat: SeatArgument = None,
    report: ReportOption = None,
    number: Annotated[
        int | None, typer.Option(metavar="N", help="The number of a mute, from durbar admin bans.")
    ] = None,
    reason: Reason = "",
    database: Database = None,
) -> None:
    """Let a muted player chat again."""
    whom = _whom(table, seat, report=report, number=number)
    _print(f"No longer muted: {_perform(database, 'unmute', {'whom': whom}, reason)}.")


def _whom(target: str | None, seat: int | None, **numbers: int | None) -> dict[str, Any]:
    """Return the argument ``whom`` for `OperatorActions`: the seat, network, report or restriction that was named.
    Raise `AdminError` if nothing or too much was named.
    """
    from durbar.server.services.operator_actions import AdminError, check_network, is_network

    given = {name: number for name, number in numbers.items() if number is not None}
    if len(given) + (target is not None) != 1:
        raise AdminError("server.admin.whom")
    if target is None:
        return {name: min(max(number, 0), 2**31 - 1) for name, number in given.items()}
    if seat is None:
        if not is_network(target) and "/" not in target:
            raise AdminError("server.admin.whom")
        return {"network": check_network(target)}
    if not 1 <= seat <= MAX_SEATS:
        raise AdminError("server.admin.seat", most=MAX_SEATS)
    return {"table": target, "seat": seat - 1}


# -- the whole server -------------------------------------------------------------------------------------------------
@app.command(
    epilog=examples(
        "durbar admin announce 'The server restarts at ten.' --until 2027-01-31T22:00", "durbar admin announce --clear"
    )
)
def announce(
    text: Annotated[str | None, typer.Argument(metavar="[TEXT]", help="The text, at most 500 characters.")] = None,
    until: Annotated[
        str | None, typer.Option(metavar="TIME", help="Until when, for example 2027-01-31T18:30, in your time zone.")
    ] = None,
    clear: Annotated[bool, typer.Option("--clear", help="Remove the announcement.")] = False,
    reason: Reason = "",
    database: Database = None,
) -> None:
    """Show a banner on every page."""
    from durbar.server.services.operator_actions import AdminError

    if clear == (text is not None):
        raise AdminError("server.admin.empty-announcement")
    cleaned = None if text is None else " ".join(printable(text, len(text)).split())
    _perform(database, "announce", {"text": cleaned, "until": _parse_time(until)}, reason)
    _print("The announcement is removed." if cleaned is None else f"Announced: {cleaned}")


@app.command("rotate-password", epilog=examples("durbar admin rotate-password", "durbar admin rotate-password --clear"))
def rotate_password(
    password: Annotated[
        str | None,
        typer.Option(
            metavar="PASSWORD", envvar="DURBAR_NEW_PASSWORD", help="The new password; by default it is asked for."
        ),
    ] = None,
    clear: Annotated[
        bool, typer.Option("--clear", help="Return to the password with which the server is started.")
    ] = False,
    reason: Reason = "",
    database: Database = None,
) -> None:
    """Change the server's password: every browser has to enter the new one.

    The new password is stored as a hash. It replaces the password with which the server was started, until you clear it
    with --clear.
    """
    import asyncio

    from durbar.server.services.operator_actions import hash_password

    if clear:
        stored = None
    else:
        if password is None:
            password = typer.prompt("New password", hide_input=True, confirmation_prompt=True, err=True)
        stored = asyncio.run(hash_password(password))
    _perform(database, "rotate-password", {"password": stored}, reason)
    _print("The password is the one of the server's settings again." if clear else "The password is changed.")


# -- reading and performing -------------------------------------------------------------------------------------------
def _read(database: str | None, query: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """Return the result of a query, whether the server is running or not."""
    import asyncio

    from durbar.server.services.operator_queue import opened
    from durbar.server.storage.engine import default_database, reading, translated_errors

    async def run() -> T:
        async with opened(database or default_database()) as engine:
            with translated_errors(engine):
                async with reading(engine).connect() as connection:
                    return await query(connection)

    return asyncio.run(run())


def _perform(database: str | None, action: str, arguments: dict[str, Any], reason: str) -> str:
    """Perform an action, in the running server if there is one. Return the action's target as text."""
    import asyncio
    import logging

    from durbar.cli.i18n import language
    from durbar.server.services.operator_queue import perform
    from durbar.server.storage.engine import default_database

    logging.getLogger("durbar").setLevel(logging.CRITICAL)  # errors are printed in one line
    request = {
        "action": action,
        "arguments": arguments,
        "operator": _operator_name(),
        "reason": printable(reason, 500),
        "language": language(),
    }
    return asyncio.run(perform(database or default_database(), request))


def _operator_name() -> str:
    """Return the name of the operating system's user; with sudo, also that of the user who ran sudo."""
    import os
    import pwd

    try:
        name = pwd.getpwuid(os.getuid()).pw_name
    except KeyError:
        name = str(os.getuid())
    caller = os.environ.get("SUDO_USER")
    return printable(f"{caller} as {name}" if caller and caller != name else name, 100)


def _parse_time(text: str | None) -> float | None:
    """Return the seconds since 1970 of a time in ISO 8601, by default in the local time zone."""
    from durbar.server.services.operator_actions import AdminError

    if text is None:
        return None
    try:
        return datetime.fromisoformat(text).timestamp()
    except (ValueError, OverflowError, OSError):
        raise AdminError("server.admin.time", asked=repr(printable(text, 60))) from None


# -- printing ---------------------------------------------------------------------------------------------------------
def _report(row: dict[str, Any]) -> dict[str, Any]:
    """Return a report for the operator, without the hashes of browsers."""
    columns = ("number", "table_id", "seat", "name", "text", "made", "resolved")
    return {**{name: row[name] for name in columns}, "messages": row["evidence"].get("messages", [])}


def _print_report(report: dict[str, Any]) -> None:
    resolved = "" if report["resolved"] is None else f", resolved {_time(report['resolved'])}"
    place = f"seat {report['seat'] + 1} of table {report['table_id']}"
    _print(f"report {report['number']}: {report['name']}, {place}, {_time(report['made'])}{resolved}")
    _print(f"    {report['text']}")
    for message in report["messages"]:
        _print(f"    chat {_time(message['at'])}  {message['text']}")


def _time(at: float) -> str:
    """Return a time in the local time zone."""
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


def _print(line: str) -> None:
    """Print a line without control characters: names and messages are those of strangers."""
    typer.echo(printable(line, 2000).rstrip())


def _print_json(value: Any) -> None:
    import json

    typer.echo(json.dumps(value, indent=2))
