"""What a request gets when it cannot be done: a status, an id that programs know, and a message for people.

The message is put in words once, in the language of the request, when the response is made (`error_body`). The
sentences of the server itself are in ``catalogs/en.ftl`` and its siblings.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from durbar.bots.bot import NotToMove
from durbar.games.errors import BoardError, DurbarError, IllegalMove, MalformedMove, NoRoom, RecordError
from durbar.games.message import Argument, Message
from durbar.games.words import say
from durbar.server.services.analysis_jobs import TooMany
from durbar.server.services.table_cache import TableDamaged
from durbar.server.services.upload_checks import Busy
from durbar.server.storage.engine import StorageError
from durbar.tables.actions import MovedOn, NotNow
from durbar.tables.seats import SeatError
from durbar.tables.table import TakeBackRefused

LONGEST = 500
"""Letters of a sentence in a response: it may repeat what was sent, and that may be long."""


class ApiError(DurbarError):
    """A request that is answered with an error.

    ``id`` is what programs know it by, ``more`` what else the response tells them.
    """

    def __init__(
        self,
        status: int,
        id: str,
        message: Message | str,
        /,
        *,
        more: Mapping[str, Any] | None = None,
        **args: Argument,
    ) -> None:
        super().__init__(message, rule=None, **args)
        self.status = status
        self.id = id
        self.more = more or {}


def error_body(refusal: ApiError, language: str) -> bytes:
    """Return the body of a response that refuses a request, in a language.

    It is ASCII: what it repeats of the request may be no text that could be sent otherwise.
    """
    text = say(refusal.message, language, setting=refusal.setting)
    told: dict[str, Any] = {"id": refusal.id, "text": text[:1].upper() + text[1:], **refusal.more}
    if refusal.id == "illegal-move":
        told["message"] = {**refusal.message.to_json(), "text": text}
    if len(told["text"]) > LONGEST:
        told["text"] = told["text"][:LONGEST] + "…"
    return json.dumps({"error": told}).encode()


def not_found() -> ApiError:
    """Return the one answer to wrong secrets, to tables that are not there and to those of other browsers."""
    return ApiError(404, "not-found", "server.not-found")


_STATUS: list[tuple[type[DurbarError], int, str]] = [
    (MovedOn, 409, "moved-on"),
    (TakeBackRefused, 409, "take-back-refused"),
    (NotToMove, 409, "not-now"),
    (NotNow, 409, "not-now"),
    (TooMany, 409, "too-many-analyses"),
    (TableDamaged, 409, "table-damaged"),
    (SeatError, 409, "seat"),
    (MalformedMove, 422, "malformed-move"),
    (IllegalMove, 422, "illegal-move"),
    (RecordError, 422, "record"),
    (StorageError, 503, "storage"),
    (NoRoom, 503, "no-room"),
    (Busy, 503, "busy"),
    (DurbarError, 422, "cannot-be"),
]


def api_error(error: DurbarError) -> ApiError:
    """Return an error of the folders below as a refusal."""
    if isinstance(error, ApiError):
        return error
    status, id = next((status, id) for kind, status, id in _STATUS if isinstance(error, kind))
    message = error.message if isinstance(error, IllegalMove) else error.full_message
    if isinstance(error, StorageError):
        message = Message("server.not-stored")  # where and how the database failed is for the log
    if isinstance(error, BoardError):
        message = Message("server.board-wrong", {"problem": message})
    refusal = ApiError(status, id, message, more={"version": error.version} if isinstance(error, MovedOn) else None)
    refusal.setting = error.setting
    return refusal
