"""Which language somebody is answered in, and what is refused said in it.

Refusals are raised in English, in many places, and programs go by their ids. Other languages have a catalog of them,
``words/fr.ftl``: the English sentence names its entry, and where a sentence has something of the moment in it, the id
of the refusal does.
"""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import Scope

from durbar.games.words import languages, phrase

SPOKEN = tuple(languages())
HERE = "durbar.server"
"""Where the catalogs lie."""
WORDS = 8
"""So many words of a sentence name its entry."""


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
    return phrase(HERE, "nameless", language) or "Guest"


def entry_of(sentence: str) -> str:
    """The name of a sentence in the catalogs."""
    return "says--" + "-".join(re.findall(r"[a-z0-9]+", sentence[:200].lower())[:WORDS])


def refusal_in(language: str, error: dict[str, Any]) -> dict[str, Any]:
    """What is told of a refusal, with its sentence in a language. A move's reason is in that language already."""
    if language == "en" or "message" in error:
        return error
    filled = {name: value for name, value in error.items() if isinstance(value, str | int)}
    said = phrase(HERE, entry_of(error["text"]), language)
    said = said or phrase(HERE, f"refused--{error['id']}", language, **filled)
    return {**error, "text": said or error["text"]}
