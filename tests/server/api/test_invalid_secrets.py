"""Tests that a person without access gets the same response as for something that does not exist.

The responses are equal to the last byte, and so are the database queries, so that the duration reveals nothing.
"""

import json
from contextlib import contextmanager
from typing import NamedTuple

import pytest
import sqlalchemy as sa

from server.leak_audit import Auditor, RecordingEntropy
from server.playing import friends, secret_of, serving

pytestmark = pytest.mark.anyio

NOT_FOUND = {"error": {"id": "not-found", "text": "This page does not exist, or you have no access to it."}}
TABLE_REQUESTS = [
    *(("GET", part, None) for part in ("", "/story", "/record", "/picture", "/board", "/why?move=draw")),
    *(("GET", part, None) for part in ("/at?moves=0", "/moves", "/spelling")),
    ("GET", "/preview?move=draw", None),
    *(
        ("GET", f"{part}{separator}seat=0", None)
        for part, separator in (("", "?"), ("/story", "?"), ("/why?move=draw", "&"))
    ),
    *(("POST", f"/{act}", {}) for act in ("start", "invite", "watch-link", "again")),
    *(("POST", f"/{act}", {"at": 1}) for act in ("free", "reissue")),
    *(("POST", f"/{act}", {"seat": 0}) for act in ("agree", "refuse", "return", "leave", "phone", "hint")),
    ("POST", "/sign-out-others", {"seat": 0}),
    ("POST", "/why", {"seat": 0, "parts": {"kind": "draw"}}),
    ("POST", "/move", {"seat": 0, "version": 2, "move": "draw"}),
    ("POST", "/take-back", {"seat": 0, "version": 2}),
    ("POST", "/chat", {"seat": 0, "text": "hello"}),
    ("POST", "/vote", {"seat": 0, "absent": 1}),
    ("POST", "/seat-bot", {"at": 1, "level": "novice"}),
    ("POST", "/branch", {"number": 0}),
    ("DELETE", "", None),
]
"""Every request about a table that its players can make: method, path and body."""


class ObservedResponse(NamedTuple):
    """Everything about a response that must not depend on what exists."""

    status: int
    headers: list[tuple[bytes, bytes]]
    content: bytes
    queries: tuple[str, ...]


@contextmanager
def queries(server):
    """Yield a list that collects the database queries made inside the context."""
    statements = []

    def record(connection, cursor, statement, *arguments):
        if "admin_requests" not in statement:  # the server reads the operator's requests twice a second
            statements.append(statement)

    engine = server.services.database.engine.sync_engine
    sa.event.listen(engine, "before_cursor_execute", record)
    try:
        yield statements
    finally:
        sa.event.remove(engine, "before_cursor_execute", record)


async def response_and_queries(server, person, method, path, body=None, **query):
    """Return the status, headers and content of a response, and the database queries that were made for it."""
    with queries(server) as statements:
        answer = await person.ask(method, path, body, **query)
    return ObservedResponse(answer.status_code, answer.headers.raw, answer.content, tuple(statements))


def is_not_found(answer):
    """Return whether a response is the error for something that does not exist."""
    return answer.status == 404 and json.loads(answer.content) == NOT_FOUND


@pytest.fixture
async def server(ready_url):
    """A server with an adjustable clock, whose responses are all searched for leaks."""
    async with serving(ready_url, RecordingEntropy("wrong secrets")) as started:
        started.person = Auditor(started).person
        await started.services.timeouts.close()  # it queries the database periodically
        yield started


async def test_every_invalid_secret_gets_the_same_response(server):
    noor, stranger = server.person("Noor"), server.person("Stranger")
    await stranger.put("/me", {"name": "Stranger"})
    made = await noor.open_table("me", "open")
    other = await noor.open_table("me", "open")
    table = made["table"]

    async def new_device_secret():
        return secret_of((await noor.act(table, "phone", seat=0))["link"])

    used, expired = await new_device_secret(), await new_device_secret()
    await server.person("Noor again").open_link(used)
    server.services.entropy.clock_offset += server.services.settings.phone_seconds + 1
    reissued = secret_of(made["links"][0]["link"])
    await noor.act(table, "reissue", at=1)
    replaced = secret_of(made["watch"])
    await noor.act(table, "watch-link")
    renewed = secret_of(made["invite"])
    await noor.act(table, "invite")
    removed = secret_of(other["links"][0]["link"])
    await noor.delete(f"/tables/{other['table']}")
    valid = secret_of((await noor.act(table, "watch-link"))["link"])
    wrong = {
        "wrong": "A" * 32,
        "used": used,
        "expired": expired,
        "reissued": reissued,
        "replaced": replaced,
        "renewed": renewed,
        "removed link to a table": secret_of(other["invite"]),
        "removed": removed,
        "nearly right": valid[:-1] + ("A" if valid[-1] != "A" else "B"),
        "cut short": valid[:-1],
        "with more": valid + "A",
        "with spaces": f" {valid} ",
        "in the other case": valid.swapcase(),
        "empty": "",
        "null character": "\0",
        "strange": "ḏurbar 🕌 ' OR 1=1 --",
        "long": "A" * 201,
        "very long": "A" * 60_000,
        "a cookie": noor.client.cookies["durbar"],
        "a table": table,
    }
    for act in ("look", "open"):
        answers = {
            name: await response_and_queries(server, stranger, "POST", f"/links/{act}", {"secret": secret})
            for name, secret in wrong.items()
        }
        expected = answers["wrong"]
        assert is_not_found(expected)
        assert {name for name, answer in answers.items() if answer != expected} == set()
    assert (await stranger.post("/links/look", {"secret": valid}))["table"] == table


async def test_table_of_others_is_not_found(server):
    noor, ines = server.person("Noor"), server.person("Ines")
    hidden = (await noor.open_table("me", "open"))["table"]
    unloaded = (await noor.open_table("me", "open"))["table"]
    removed = (await noor.open_table("me", "open"))["table"]
    await noor.delete(f"/tables/{removed}")
    del server.services.table_cache._live[unloaded]
    await ines.open_table("me", "open")
    others = [hidden, unloaded, removed, "0" * 12, "%C2%A0"]
    all_requests = [("POST", "/watch", None), *TABLE_REQUESTS]
    for person, requests in ((ines, all_requests), (server.person("Nobody"), all_requests[::6])):
        for method, part, body in requests:
            path, _, query = part.partition("?")
            query = dict(pair.split("=") for pair in query.split("&")) if query else {}
            answers = [
                await response_and_queries(server, person, method, f"/tables/{other}{path}", body, **query)
                for other in others
            ]
            assert is_not_found(answers[0]), (method, part)
            assert {str(answer) for answer in answers} == {str(answers[0])}, (method, part)
    assert unloaded not in server.services.table_cache._live, "a hidden table is not even loaded"


async def test_seat_of_others_is_not_found(server):
    table, (noor, ines) = await friends(server)
    watcher = server.person("Watcher")
    await watcher.open_link((await noor.act(table, "watch-link"))["link"])
    for person, seats in ((noor, (1, 7)), (ines, (0,)), (watcher, (0, 1))):
        for method, part, body in TABLE_REQUESTS:
            path = part.partition("?")[0]
            if method == "DELETE" or path == "/board" or (body is not None and "seat" not in body):
                continue
            query = {"/why": {"move": "draw"}, "/preview": {"move": "draw"}, "/at": {"moves": 0}}.get(path, {})
            for seat in seats:
                with_seat = {"body": {**body, "seat": seat}} if body is not None else {"seat": seat}
                answer = await response_and_queries(
                    server, person, method, f"/tables/{table}{path}", **with_seat, **query
                )
                assert is_not_found(answer), (person.name, method, part, seat, answer)
                assert answer.queries == ()


@pytest.mark.slow
async def test_tables_with_odd_names_are_not_found(any_server):
    stranger = any_server.person("Stranger")
    for name in ("%00", "%ff", "ḏurbar", "a" * 500, "' OR '1'='1"):
        for method, part in (("POST", "/watch"), ("GET", "/story"), ("DELETE", "")):
            assert await stranger.refusal(method, f"/tables/{name}{part}") == (404, NOT_FOUND["error"])
