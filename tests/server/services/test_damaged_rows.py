"""Tests of damaged rows: the server starts and everything else works, whichever column is damaged in a table's rows."""

import contextlib
import shutil
import sqlite3
import time

import pytest

from durbar.server.services.operator_actions import OperatorActions
from durbar.server.storage import schema
from durbar.server.storage.operator_store import Operator
from server.playing import play_on, serving

pytestmark = pytest.mark.anyio
WRONG_VALUES = ["'?!'", "'{'", "'[]'", "'{}'", "'null'", str(2**61), "-7", "1e308", "x'ff00'", "CAST(x'ff' AS TEXT)"]
"""SQL literals of values that a column may have after a fault of the disk or of a person with a database tool."""
COLUMNS = [f"{table.name}.{column.name}" for table in schema.metadata.sorted_tables for column in table.columns]
ROWS_OF_TABLE = {
    "tables": "id = ?",
    **dict.fromkeys(("restrictions", "audit", "server_state", "admin_requests"), "? IS NOT NULL"),
    "browsers": "hash = (SELECT browser FROM holdings WHERE table_id = ? AND role = 'host')",
}
"""For some database tables, an SQL condition that selects the rows of a game table. In all other database tables, these
are the rows with the `table_id` of the game table.
"""


@pytest.fixture(scope="session")
def damaged_database(tmp_path_factory, empty_database):
    """Return a function that copies a database and damages a column of a game table's rows. See `fill_database`."""
    folder = tmp_path_factory.mktemp("damaged")
    made = {}

    async def copy(column, value):
        if not made:
            shutil.copy(empty_database, folder / "full.sqlite")
            made.update(await fill_database(f"sqlite:///{folder / 'full.sqlite'}"))
        path = shutil.copy(folder / "full.sqlite", folder / "tables.sqlite")
        table, _, name = column.partition(".")
        rows = ROWS_OF_TABLE.get(table, "table_id = ?")
        with contextlib.closing(sqlite3.connect(path)) as file, file:
            # With OR IGNORE only the first row gets the value if the column is unique; an error would damage no row.
            statement = f"UPDATE OR IGNORE {table} SET {name} = {value} WHERE {rows}"
            assert file.execute(statement, (made["broken"],)).rowcount > 0
        return f"sqlite:///{path}", made

    return copy


@contextlib.asynccontextmanager
async def open_actions(services):
    """Yield a function that performs an action of the operator."""
    actions = OperatorActions(services.table_cache, services.sessions, services.hub, services.moderation)
    yield lambda name, **arguments: actions.perform(name, arguments, Operator("root", "a test"))


async def fill_database(url):
    """Fill a database: Noor has a finished table, which will be damaged, and a running one with Ines."""
    async with serving(url) as server:
        noor, ines = server.person("Noor"), server.person("Ines")
        broken = await noor.open_table("me", "me", "open", open_to_watch=True, key="key")
        await noor.post(f"/tables/{broken['table']}/seat-bot", {"at": 2, "level": "novice"})
        await noor.act(broken["table"], "start")
        await play_on(broken["table"], {0: noor, 1: noor})
        await noor.post(f"/tables/{broken['table']}/analysis")
        good = await noor.open_table("me", "open", open_to_watch=True, absence={"after": 3600})
        await ines.open_link(good["links"][0]["link"])
        await noor.act(good["table"], "start")
        await noor.post(f"/tables/{broken['table']}/report", {"seat": 0, "text": "Was rude"})
        async with open_actions(server.services) as admin:
            await admin("ban", whom={"network": "192.0.2.0/24"}, days=1)
            await admin("announce", text="Hello", until=time.time() + 1000)
        row = {"token": "request", "asked": time.time(), "request": {}, "result": {"state": "done"}}
        insert = schema.admin_requests.insert().values(**row)
        await server.services.database.write(lambda connection: connection.execute(insert))
        return {
            "broken": broken["table"],
            "good": good["table"],
            "watch": broken["watch"].rpartition("/")[2],
            "noor": noor.client.cookies,
            "ines": ines.client.cookies,
        }


async def play_elsewhere(person, seat, table):
    """Send the requests of a person who plays at ``table``, which is not the damaged one."""
    assert table in {row["table"] for row in await person.get("/tables")}
    assert table in {row["table"] for row in await person.get("/tables/watch")}
    await person.get("/statistics")
    await person.look(table, seat)
    async with person.listening() as events:
        made = await person.act(table, "chat", seat=seat, text="hello")
        await events.until(table, made["version"])
    assert (await person.open_table("me", "novice"))["new"]


async def use_damaged_table(person, table, watch):
    """Send every kind of request about the damaged table. Each may be refused, but none may cause a server error."""
    requests = [
        ("GET", f"/tables/{table}", None),
        ("GET", f"/tables/{table}/story", None),
        ("GET", f"/tables/{table}/record", None),
        ("GET", f"/tables/{table}/analysis", None),
        ("GET", f"/tables/{table}/picture", None),
        ("POST", f"/tables/{table}/chat", {"seat": 0, "text": "hello"}),
        ("POST", f"/tables/{table}/again", {}),
        ("POST", f"/tables/{table}/watch", None),
        ("POST", "/links/look", {"secret": watch}),
        ("POST", "/links/open", {"secret": watch}),
        ("PUT", "/me", {"name": "Noor"}),
        ("DELETE", f"/tables/{table}", None),
        ("GET", "/tables", None),
    ]
    for method, path, body in requests:
        answer = await person.ask(method, path, body)
        assert answer.status_code < 500, (method, path, answer.text)


@pytest.mark.slow
@pytest.mark.parametrize("column", COLUMNS)
async def test_damaged_column_spoils_nothing_else(damaged_database, caplog, column):
    for value in WRONG_VALUES:
        url, made = await damaged_database(column, value)
        async with serving(url) as server:
            noor, ines, visitor = server.person("Noor"), server.person("Ines"), server.person("Visitor")
            noor.client.cookies, ines.client.cookies = made["noor"], made["ines"]
            await play_elsewhere(ines, 1, made["good"])
            if not column.startswith("browsers."):
                await play_elsewhere(noor, 0, made["good"])
            await server.services.timeouts.check()
            for person in (noor, visitor):
                await use_damaged_table(person, made["broken"], made["watch"])
            await play_elsewhere(ines, 1, made["good"])
            assert (await ines.client.get("/healthz")).json()["well"]
            assert (await ines.client.get("/metrics")).status_code == 200
    unexpected = {record.message for record in caplog.records} - {"a table is set aside: its log cannot be read"}
    assert not unexpected
