"""The language of a response."""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import Scope

from durbar.games.message import Message
from durbar.games.words import languages, say

LANGUAGES = tuple(languages())


def choose_language(wanted: str | None) -> str:
    """Return the first supported language of an ``Accept-Language`` header or a language name; English if none is."""
    for part in (wanted or "").split(",")[:20]:
        name = part.split(";")[0].strip().lower().split("-")[0]
        if name in LANGUAGES:
            return name
    return "en"


def request_language(scope: Scope) -> str:
    """Return the language of the response to a request: from ``lang`` in the query, or from ``Accept-Language``."""
    try:
        named = parse_qs(scope.get("query_string", b"").decode("latin-1"), max_num_fields=100).get("lang", [""])[-1]
    except ValueError:  # too many fields
        named = ""
    return choose_language(named or Headers(scope=scope).get("accept-language"))


def default_name(language: str) -> str:
    """Return the name of a person without a name."""
    return say(Message("server.nameless"), language)
