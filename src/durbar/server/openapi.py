"""The description of the API: what FastAPI finds out by itself, made worth reading."""

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

**Who asks.** A browser is known by the cookie `durbar`, which the server gives it when it first does something. What it
holds is what it may do: host of a table, seats, leave to watch. Opening a table makes it the host; links give the rest
to others. Whatever a browser may not see is answered as if it were not there (404).

**Versions.** A table is a log, and its version is how many entries the log has. A move names the version that it
answers, and is refused (409, `moved-on`) if the game has changed since; talking does not count as a change.

**Keys.** What is sent with an `Idempotency-Key` happens once, however often it is sent. An answer says that it is
written down.

**News.** One stream a browser tells which of its tables has a new version, and nothing of what is in it: ask for the
story then.

**Refusals** have one form: `{"error": {"id": "…", "text": "a sentence", …}}`. Requests that change something have a
JSON body, and are taken from this server's own pages and from programs, not from the pages of other sites.
"""
TAGS = [
    {"name": "about", "description": "Which games there are, and who asks."},
    {"name": "tables", "description": "Opening tables, finding them, and looking at them."},
    {"name": "acts", "description": "What people do at a table. Each answer tells what has happened since."},
    {"name": "learning", "description": "A first game in which one is led, and a coach."},
    {"name": "links", "description": "Links to seats: looked at first, opened when confirmed."},
    {"name": "stream", "description": "What is new, told as it happens."},
    {"name": "operating", "description": "For whoever runs the server."},
]
JSON = "application/json"
SECRET = "Jb0q2vZt0mCkP4tJ6yqk1w9nS3xXb7aE"


def examples() -> dict[str, Any]:
    """For each kind of body one as it could be sent."""
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
        "TakeBackRequest": seat,
        "SeatActionRequest": seat,
        "ChatRequest": {**seat, "text": "Well played!"},
        "VoteRequest": {**seat, "absent": 1},
        "HostActionRequest": host,
        "WatchLinkRequest": {**host, "keep": True},
        "HostSeatRequest": {**host, "at": 1},
        "SeatBotRequest": {**host, "at": 1, "level": "expert"},
        "BranchRequest": {**host, "number": 12, "main": True},
        "PlayOnRequest": {"number": 12, "seat": 0, "bots": "player"},
        "BoardRequest": {"text": 'name = "Our own"\n…'},
        "HintRequest": {"seat": 0},
        "WhyRequest": {"seat": 0, "parts": {"kind": "build", "city": "Delhi"}},
        "CoachRequest": {"seat": 0, "move": "the one in mind"},
        "LinkRequest": {"secret": SECRET},
        "OpenLinkRequest": {"secret": SECRET, **me},
        "QrRequest": {"secret": f"https://durbar.example.net/#/sit/{SECRET}"},
        "ErrorResponse": {"error": {"id": "moved-on", "text": "The game has moved on since then", "version": 9}},
    }


def describe(app: FastAPI) -> None:
    """Let an app tell of itself in this way."""
    found_out = app.openapi

    def described() -> dict[str, Any]:
        made = found_out()
        if "ErrorResponse" not in made["components"]["schemas"]:
            _tidy(made)
        return made

    app.openapi = described  # type: ignore[method-assign]


def _tidy(made: dict[str, Any]) -> None:
    """Bring a description into its form, in place."""
    parts = made["components"]
    failure = ErrorResponse.model_json_schema(ref_template="#/components/schemas/{model}")
    parts["schemas"] |= {**failure.pop("$defs", {}), "ErrorResponse": failure}
    games = [name for name in game_names() if rulebook(name).presentation.view_type is not GenericView]
    parts["schemas"]["GenericView"]["properties"]["game"]["not"] = {"enum": games}
    for events in (rulebook(name).presentation.events_type for name in game_names()):
        if events is not None:  # no response refers to them: a story has messages of many kinds
            made_of = TypeAdapter(events).json_schema(ref_template="#/components/schemas/{model}")
            parts["schemas"] |= {**made_of.pop("$defs", {}), events.__name__: made_of}
    for name, example in examples().items():
        parts["schemas"][name]["examples"] = [example]
    parts["responses"] = {f"failure-{status}": told for status, told in FAILURES.items()}
    for methods in made["paths"].values():
        for operation in methods.values():
            _tidy_operation(operation)


def _tidy_operation(operation: dict[str, Any]) -> None:
    # The first sentence of a docstring is its summary; FastAPI would take the name of the function.
    whole = " ".join(operation.get("description", "").split()).replace("``", "`")
    first, stop, _ = whole.partition(". ")
    operation["summary"], operation["description"] = (first + stop).strip().rstrip("."), whole
    for status, told in operation["responses"].items():
        if int(status) in FAILURES and told == FAILURES[int(status)]:
            operation["responses"][status] = {"$ref": f"#/components/responses/failure-{status}"}
        elif JSON in told.get("content", {}):
            told["content"][JSON]["schema"] = _only_named(told["content"][JSON]["schema"])


def _only_named(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema without what FastAPI knew of it before it was named."""
    if "$ref" in schema:
        return {"$ref": schema["$ref"]}
    if "items" in schema:
        return {"type": "array", "items": _only_named(schema["items"])}
    return schema
