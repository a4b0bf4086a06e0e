"""Sample rows for database tests, and functions that read all stored rows."""

import sqlalchemy as sa

from durbar.server.storage import schema
from durbar.server.storage.engine import open_engine
from durbar.server.storage.migrate import migrate

MOMENT = 1_790_000_000.25
"""The time in all rows, in seconds since 1970."""


def table_row(name, version=0, serial=0, **columns):
    """Return a row of `tables`; ``columns`` replace or add values."""
    row = {
        "id": name,
        "kind": "game",
        "game": "toy",
        "stage": "running",
        "version": version,
        "serial": serial,
        "turn": "person",
        "due": None,
        "open_to_watch": True,
        "created": MOMENT,
        "changed": MOMENT,
        "summary": {"title": "Freitag, ज़ोहरा & co", "names": ["Noor", None]},
    }
    return {**row, **columns}


def entry_row(name, version, serial, **columns):
    """Return a row of `entries`, with text that is hard to store; ``columns`` replace or add values."""
    body = {"move": "rVE+wE", "text": "NUL \0, snow \N{SNOWMAN}, half a pair \ud83d", "number": 2**53, "part": 0.1}
    row = {"table_id": name, "version": version, "serial": serial, "at": MOMENT, "kind": "move", "body": body}
    return {**row, "key": None, **columns}


async def put_table(connection, name, entries=3, first_serial=1):
    """Store a game table, with rows in every database table that refers to game tables."""
    last = first_serial + entries - 1
    await connection.execute(schema.tables.insert(), [table_row(name, entries, last)])
    rows = [entry_row(name, number, first_serial + number - 1) for number in range(1, entries + 1)]
    rows[0]["key"] = "first"
    await connection.execute(schema.entries.insert(), rows)
    browser = f"browser of {name}"
    profile = {"name": "Noor", "stone": "ruby", "figure": "tiger"}
    await connection.execute(
        schema.browsers.insert(),
        [{"hash": browser, "created": MOMENT, "seen": MOMENT, "admitted": False, "profile": profile}],
    )
    holding = {"browser": browser, "table_id": name}
    await connection.execute(
        schema.holdings.insert(),
        [{**holding, "role": "host", "seat": schema.NO_SEAT}, {**holding, "role": "seat", "seat": 2}],
    )
    link = {"hash": f"link to {name}", "table_id": name, "role": "seat", "seat": 1}
    await connection.execute(schema.links.insert(), [{**link, "made": MOMENT, "expires": None, "once": True}])
    await connection.execute(schema.openings.insert(), [{"key": f"{browser} key", "table_id": name}])
    analysis = {"table_id": name, "asked": MOMENT, "result": {"decisions": [{"win": [0.25, 0.75]}]}}
    await connection.execute(schema.analyses.insert(), [analysis])
    await put_operator_rows(connection, name, first_serial)


async def put_operator_rows(connection, name, number):
    """Store a row in each database table of the operator."""
    evidence = {"messages": [{"at": MOMENT, "text": "NUL \0"}], "browsers": ["hash"]}
    report = {"number": number, "table_id": name, "seat": 2, "name": "Noor", "reporter": "hash", "text": "rude"}
    await connection.execute(schema.reports.insert(), [{**report, "evidence": evidence, "made": MOMENT}])
    who = {"number": number, "operator": "root", "reason": "rude"}
    banned = {**who, "kind": "ban", "browser": "hash", "target": "Noor", "made": MOMENT}
    await connection.execute(schema.restrictions.insert(), [banned])
    await connection.execute(schema.audit.insert(), [{**who, "at": MOMENT, "action": "ban", "target": "Noor"}])
    request = {"token": name, "asked": MOMENT, "request": {"action": "close"}, "result": {"state": "done"}}
    await connection.execute(schema.admin_requests.insert(), [request])
    await connection.execute(schema.server_state.delete())
    state = {"key": "announcement", "value": {"text": "Welcome", "until": None}}
    await connection.execute(schema.server_state.insert(), [state])


async def all_rows(connection):
    """Return all rows that a connection can read, by database table."""
    rows_by_table = {}
    for table in schema.metadata.sorted_tables:
        rows = (await connection.execute(sa.select(table))).all()
        rows_by_table[table.name] = sorted(map(tuple, rows), key=repr)
    return rows_by_table


async def stored(engine):
    """Return all rows of a database, by database table."""
    async with engine.connect() as connection:
        return await all_rows(connection)


def counts(rows):
    """Return the number of rows of each database table."""
    return {name: len(rows_of_table) for name, rows_of_table in rows.items()}


async def fill(url, *names):
    """Fill a new database with game tables of these names, each with 20 log entries; return its rows."""
    engine = open_engine(url)
    await migrate(engine)
    async with engine.begin() as connection:
        for number, name in enumerate(names):
            await put_table(connection, name, entries=20, first_serial=1 + 20 * number)
    rows = await stored(engine)
    await engine.dispose()
    return rows


async def rows_of(url):
    """Return all rows of the database at a URL, by database table."""
    engine = open_engine(url)
    try:
        return await stored(engine)
    finally:
        await engine.dispose()
