"""Chooses the language of a response."""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import Scope

from durbar.games.message import Message
from durbar.games.words import languages, say

LANGUAGES = tuple(languages())
"""The languages of the catalogs."""


def choose_language(requested: str | None) -> str:
    """Return the first supported language of an ``Accept-Language`` header or a language name, else English."""
    for part in (requested or "").split(",")[:20]:
        name = part.split(";")[0].strip().lower().split("-")[0]
        if name in LANGUAGES:
            return name
    return "en"


def request_language(scope: Scope) -> str:
    """Return the language of the response to a request: from ``lang`` in the query, or from ``Accept-Language``."""
    try:
        query = parse_qs(scope.get("query_string", b"").decode("latin-1"), max_num_fields=100)
    except ValueError:  # too many fields
        query = {}
    return choose_language(query.get("lang", [""])[-1] or Headers(scope=scope).get("accept-language"))


def default_name(language: str) -> str:
    """Return the name for a person who has not entered one."""
    return say(Message("server.nameless"), language)
