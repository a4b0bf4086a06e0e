"""The description of the API, for tests that ask for everything in it."""

from functools import cache

from durbar.server.app import create_app
from durbar.server.settings import Settings

WORDS = {
    "seat": 0,
    "version": 0,
    "text": "hello",
    "absent": 1,
    "at": 1,
    "level": "novice",
    "number": 0,
    "move": "draw",
    "parts": {"kind": "draw"},
}
"""Something for whatever a request can have in it."""


@cache
def description():
    """The description of the API. It takes its time, and is the same for every server."""
    return create_app(Settings("sqlite:///nowhere.sqlite")).openapi()


def acts_at(table):
    """Every request that changes something at a table: the method, the path and a body."""
    described = description()
    for path, methods in described["paths"].items():
        for method, about in methods.items():
            if path.startswith("/api/tables/{table}") and method != "get":
                content = about.get("requestBody", {}).get("content", {})
                name = content.get("application/json", {}).get("schema", {}).get("$ref", "").rpartition("/")[2]
                fields = described["components"]["schemas"][name]["properties"] if name else {}
                body = {field: WORDS[field] for field in fields if field in WORDS} if name else None
                yield method.upper(), path.removeprefix("/api").replace("{table}", table), body
