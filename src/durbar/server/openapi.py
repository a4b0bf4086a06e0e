"""Makes the OpenAPI document: FastAPI's own, with summaries, examples and shared error responses."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from durbar.games.game import game_names, rulebook
from durbar.games.view_types import GenericView
from durbar.server.api.dependencies import FAILURES
from durbar.server.api.models import ErrorResponse

ABOUT = """\
Tables for board games, over HTTP. There are no accounts.

**Sessions.** The cookie `durbar` (over https `__Host-durbar`) identifies a browser. The server sets it when the
browser first changes something. A browser has permissions at tables: to be the host, to play from seats, or to watch.
The browser that creates a table is its host; links give seats, or permission to watch, to others. The response to a
request for anything that a browser may not see is 404.

**Versions.** A table is a log, and its version is the number of log entries. A move contains the version on which it is
based. The move is refused (409, `moved-on`) if the game has changed since then. Chat messages do not change the game.

**Idempotency.** A request with an `Idempotency-Key` takes effect once, even if it is sent several times. A successful
response means that the change is stored.

**Events.** One stream per browser announces new versions of its tables. The events do not contain the new log entries:
request these from `/api/tables/{table}/story`.

**Errors** have one format: `{"error": {"id": "…", "text": "a sentence", …}}`. Requests that change something have a
JSON body. The server accepts them from its own pages and from programs, not from pages of other sites.
"""
TAGS = [
    {"name": "about", "description": "Games, and the profile of this browser."},
    {"name": "tables", "description": "Create, list and read tables."},
    {
        "name": "acts",
        "description": "Actions at a table. Each response has the log entries since the version in the request.",
    },
    {"name": "learning", "description": "A guided first game, and a coach."},
    {"name": "links", "description": "Links to seats: read a link first, then open it."},
    {"name": "stream", "description": "Server-sent events."},
    {"name": "operating", "description": "For the operator of the server."},
]
JSON = "application/json"
"""The media type of JSON bodies."""
SECRET = "Jb0q2vZt0mCkP4tJ6yqk1w9nS3xXb7aE"
"""An invented secret of a link, for examples."""


def examples() -> dict[str, Any]:
    """Return an example for each request body."""
    seat = {"seat": 0, "version": 7}
    host = {"version": 7}
    me = {"name": "Noor", "stone": "turquoise", "figure": "dome"}
    seats = [{"who": "me", "name": "Noor"}, {"who": "open"}, {"who": "bot", "level": "player"}]
    return {
        "CreateTableRequest": {"game": game_names()[0], "seats": seats, "absence": {"after": 86400, "level": "player"}},
        "ImportRequest": {
            "record": {"durbar": 1, "game": game_names()[0], "…": "as `record` gives it"},
            "as": "analysis",
        },
        "ProfileRequest": me,
        "PasswordRequest": {"password": "mangosteen"},
        "MoveRequest": {**seat, "move": "one of the legal moves"},
        "WhyRequest": {"seat": 0, "parts": {"kind": "build", "city": "Delhi"}},
        "TakeBackRequest": seat,
        "SeatActionRequest": seat,
        "ChatRequest": {**seat, "text": "Well played!"},
        "SignOutRequest": {**seat, "device": {"number": 2, "since": 1790000000.0}},
        "NudgeRequest": {**seat, "at": 1},
        "ReportRequest": {"seat": 1, "text": "Insults in the chat."},
        "VoteRequest": {**seat, "absent": 1},
        "HostActionRequest": host,
        "WatchLinkRequest": {**host, "keep": True},
        "HostSeatRequest": {**host, "at": 1},
        "SeatBotRequest": {**host, "at": 1, "level": "expert"},
        "BranchRequest": {**host, "number": 12, "main": True},
        "PlayOnRequest": {"number": 12, "seat": 0, "bots": "player"},
        "BoardRequest": {"text": 'name = "Our own"\n…'},
        "HintRequest": {"seat": 0},
        "CoachRequest": {"seat": 0, "move": "the intended move"},
        "LinkRequest": {"secret": SECRET},
        "OpenLinkRequest": {"secret": SECRET, **me},
        "RematchRequest": {"commitment": "5e" * 32},
        "CommitRequest": {"seat": 0, "version": 3, "hash": "5e" * 32},
        "RevealRequest": {"seat": 0, "version": 4, "bits": "c1" * 32},
        "QrRequest": {"secret": f"https://durbar.example.net/#/sit/{SECRET}"},
        "ErrorResponse": {"error": {"id": "moved-on", "text": "The game has moved on since then", "version": 9}},
    }


def describe(app: FastAPI) -> None:
    """Replace an app's `openapi` method by one that also adds summaries, examples and shared error responses."""
    generate = app.openapi

    def generate_described() -> dict[str, Any]:
        document = generate()
        if "ErrorResponse" not in document["components"]["schemas"]:
            _tidy(document)
        return document

    app.openapi = generate_described  # type: ignore[method-assign]


def _tidy(document: dict[str, Any]) -> None:
    """Add missing schemas, examples and shared error responses to an OpenAPI document, in place."""
    components = document["components"]
    error_schema = ErrorResponse.model_json_schema(ref_template="#/components/schemas/{model}")
    components["schemas"] |= {**error_schema.pop("$defs", {}), "ErrorResponse": error_schema}
    # The view of a game that has its own type must not match the generic type too.
    games_with_own_view = [name for name in game_names() if rulebook(name).presentation.view_type is not GenericView]
    components["schemas"]["GenericView"]["properties"]["game"]["not"] = {"enum": games_with_own_view}
    for events in (rulebook(name).presentation.events_type for name in game_names()):
        if events is not None:  # FastAPI does not add these types, because no response model refers to them
            event_schema = TypeAdapter(events).json_schema(ref_template="#/components/schemas/{model}")
            components["schemas"] |= {**event_schema.pop("$defs", {}), events.__name__: event_schema}
    for name, example in examples().items():
        components["schemas"][name]["examples"] = [example]
    components["responses"] = {f"failure-{status}": response for status, response in FAILURES.items()}
    for methods in document["paths"].values():
        for operation in methods.values():
            _tidy_operation(operation)


def _tidy_operation(operation: dict[str, Any]) -> None:
    # The summary is the first sentence of the docstring; FastAPI would use the name of the function.
    text = " ".join(operation.get("description", "").split()).replace("``", "`")
    first_sentence, _, _ = text.partition(". ")
    operation["summary"], operation["description"] = first_sentence.rstrip("."), text
    for status, response in operation["responses"].items():
        if int(status) in FAILURES and response == FAILURES[int(status)]:
            operation["responses"][status] = {"$ref": f"#/components/responses/failure-{status}"}
        elif JSON in response.get("content", {}):
            response["content"][JSON]["schema"] = _without_extra_fields(response["content"][JSON]["schema"])


def _without_extra_fields(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a schema without the fields that FastAPI adds to a reference, or to a list of references."""
    if "$ref" in schema:
        return {"$ref": schema["$ref"]}
    if "items" in schema:
        return {"type": "array", "items": _without_extra_fields(schema["items"])}
    return schema
