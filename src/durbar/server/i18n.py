"""Chooses the language of a response."""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import Scope

from durbar.games.message import Message
from durbar.games.words import languages, say

LANGUAGES = tuple(languages())
"""The languages of the catalogs."""

MAX_LANGUAGES = 20
"""How many languages of an ``Accept-Language`` header are read. A client could send thousands."""


def choose_language(requested: str | None) -> str:
    """Return the first supported language in ``requested``, which is an ``Accept-Language`` header or the name of a
    language. Return English if none is supported.
    """
    for part in (requested or "").split(",")[:MAX_LANGUAGES]:
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
    """Return the name that is shown for a person who has not entered a name."""
    return say(Message("server.nameless"), language)
