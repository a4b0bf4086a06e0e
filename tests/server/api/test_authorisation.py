"""Tests of every operation of the OpenAPI document for every kind of viewer and in every stage of a table.

The database refuses every write while the requests are sent, so that no request changes anything: the response to a
change that is permitted is 503, ``storage``.
"""

from contextlib import contextmanager
from dataclasses import replace

import pytest

from durbar.bots import hints
from durbar.bots.thinking import Budget
from durbar.server.api import guides, moves
from durbar.server.api.dependencies import TableAccess
from durbar.server.storage.engine import StorageError
from server.authorisation_rules import (
    DONE,
    NEED_A_COOKIE,
    NOT_NOW,
    RULES,
    STORED,
    WITH_TABLE_LINK,
    WITHOUT_PASSWORD,
    expected,
)
from server.generated_requests import all_operations, send
from server.playing import serving
from server.table_stages import STAGES, StagedTable

pytestmark = pytest.mark.anyio
PASSWORD = "mangosteen-and-lime"


@pytest.fixture(autouse=True)
def quick_advice(monkeypatch):
    """Limit hints and the coach to a few iterations: only their status matters here."""
    monkeypatch.setattr(moves, "hint", lambda sight: hints.hint(sight, Budget(10)))
    monkeypatch.setattr(guides, "better_move", lambda sight, move: None)


@contextmanager
def no_writes(server):
    """Let the database refuse every write inside the context."""

    async def refuse(_work):
        raise StorageError("server.not-stored")

    database = server.services.database
    database.write = refuse
    try:
        yield
    finally:
        del database.write


def requests():
    """Return, for every generated request, its name in the rules, its operation and the values that replace the
    generated ones.
    """
    found = []
    for operation in all_operations().values():
        if operation.names_a_seat:
            found.append((f"{operation.id}:seat", operation, {}))
        if not operation.names_a_seat or "seat" in operation.query:
            found.append((operation.id, operation, {"seat": None} if operation.names_a_seat else {}))
    return found


def link_requests(secret):
    """Return the requests with the link to a table, in the form of `requests`."""
    return [(name, all_operations()[name.split(":")[0]], {"secret": secret}) for name in WITH_TABLE_LINK]


def result_of(response):
    """Return the result of a response as the authorisation rules name it: `DONE` and the like, or a status code."""
    if response.is_success:
        return DONE
    if response.status_code == 503 and response.json().get("error", {}).get("id") == "storage":
        return STORED
    return NOT_NOW if response.status_code in {409, 422} else response.status_code


async def differences(staged, viewers):
    """Send every request for some viewers; return those whose result is not the expected one."""
    found, values = [], staged.values()
    version = staged.table.version
    with_link = [] if staged.invite is None else link_requests(staged.invite)
    for name, operation, changes in [*requests(), *with_link]:
        request = values.request(operation, **changes)
        for viewer in viewers:
            result = result_of(await send(staged.viewers[viewer].person, *request))
            wanted = expected(name, staged.viewers[viewer], staged.stage)
            if result != wanted:
                found.append(f"{name} by {viewer}: {result}, expected {wanted}")
    assert staged.table.version == version, "a request has changed the table"
    return found


def test_every_operation_has_a_rule():
    names = {name for name, _, _ in requests()}
    assert names - {*RULES, *NEED_A_COOKIE} == set(), "declare who may use these in authorisation_rules.py"
    assert {*RULES, *NEED_A_COOKIE} - names == set(), "these rules are about no operation"


@pytest.mark.parametrize("stage", STAGES)
async def test_every_viewer_gets_what_the_rules_say(ready_url, stage):
    async with serving(ready_url) as server:
        await server.services.timeouts.close()
        staged = await StagedTable(server, stage).open()
        tables_and_viewers = [(staged, list(staged.viewers))]
        if "host" in staged.viewers:
            tables_and_viewers.append((await StagedTable(server, stage, host_plays=False).open(), ["host"]))
        with no_writes(server):
            for table, viewers in tables_and_viewers:
                assert await differences(table, viewers) == []


@pytest.mark.parametrize("check", ["require_seat", "require_viewer", "require_host"])
async def test_missing_permission_check_is_found(server, monkeypatch, check):
    staged = await StagedTable(server, "to move").open()
    monkeypatch.setattr(TableAccess, check, lambda self, seat=None: seat)
    with no_writes(server):
        assert await differences(staged, ["spectator"])


async def test_password_is_required_from_every_viewer_for_every_operation(ready_url):
    async with serving(ready_url, password=PASSWORD) as server:
        await server.services.timeouts.close()
        settings = server.services.settings
        # No password is required until the people have their permissions.
        server.services.settings = replace(settings, password=None)
        staged = await StagedTable(server, "to move").open()
        server.services.settings = settings
        values = staged.values()
        with no_writes(server):
            for name, operation, changes in requests():
                request = values.request(operation, **changes)
                for viewer, facts in staged.viewers.items():
                    status = (await send(facts.person, *request)).status_code
                    assert (status == 401) == (operation.id not in WITHOUT_PASSWORD), (name, viewer, status)
        with_cookie = [viewer for viewer, facts in staged.viewers.items() if facts.has_session]
        for viewer in with_cookie:
            await staged.viewers[viewer].person.post("/enter", {"password": PASSWORD})
        with no_writes(server):
            found = await differences(staged, with_cookie)
            assert [line for line in found if not line.startswith("enter ")] == []
