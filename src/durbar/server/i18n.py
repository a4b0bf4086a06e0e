"""Which language a request is answered in."""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import Scope

from durbar.games.message import Message
from durbar.games.words import languages, say

SPOKEN = tuple(languages())


def language_of(wanted: str | None) -> str:
    """The first language of an ``Accept-Language`` (or a plain name) that is spoken here; English if none is."""
    for part in (wanted or "").split(",")[:20]:
        name = part.split(";")[0].strip().lower().split("-")[0]
        if name in SPOKEN:
            return name
    return "en"


def language_asked(scope: Scope) -> str:
    """The language that a request asks to be answered in."""
    try:
        named = parse_qs(scope.get("query_string", b"").decode("latin-1"), max_num_fields=100).get("lang", [""])[-1]
    except ValueError:  # more fields than anybody needs
        named = ""
    return language_of(named or Headers(scope=scope).get("accept-language"))


def nameless(language: str) -> str:
    """What somebody is called who has no name."""
    return say(Message("server.nameless"), language)
