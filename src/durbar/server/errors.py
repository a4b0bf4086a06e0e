"""Error responses: a status, an id for programs, and a message for people.

`error_body` translates the message into the language of the request. The server's own messages are in ``catalogs``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from durbar.bots.bot import NotToMove
from durbar.games.errors import BoardError, DurbarError, IllegalMove, MalformedMove, NoRoom, RecordError
from durbar.games.message import Argument, Message
from durbar.games.words import say
from durbar.server.services.analysis_jobs import TooManyAnalyses
from durbar.server.services.moderation import PasswordChanged, ReportRefused
from durbar.server.services.sessions import TooManyGuesses, TooManySessions
from durbar.server.services.table_cache import TableDamaged
from durbar.server.services.upload_checks import Busy
from durbar.server.storage.engine import StorageError
from durbar.tables.actions import ActionRefused, StaleVersion
from durbar.tables.seats import SeatError
from durbar.tables.table import TakeBackRefused

MAX_TEXT_LENGTH = 500
"""The most characters of an error text. The limit is needed because the text may quote the request."""


class ApiError(DurbarError):
    """An error response. ``id`` is for programs; ``more`` has additional fields for the response."""

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
    """Return the body of an error response in a language.

    The body is ASCII, because it may quote text from the request that cannot be encoded as UTF-8.
    """
    text = say(refusal.message, language, setting=refusal.setting)
    body: dict[str, Any] = {"id": refusal.id, "text": text[:1].upper() + text[1:], **refusal.more}
    if refusal.id == "illegal-move":
        body["message"] = {**refusal.message.to_json(), "text": text}
    if len(body["text"]) > MAX_TEXT_LENGTH:
        body["text"] = body["text"][:MAX_TEXT_LENGTH] + "…"
    return json.dumps({"error": body}).encode()


def not_found() -> ApiError:
    """Return the same 404 for wrong secrets, missing tables and tables of other browsers."""
    return ApiError(404, "not-found", "server.not-found")


_STATUS: list[tuple[type[DurbarError], int, str]] = [
    (StaleVersion, 409, "moved-on"),
    (TakeBackRefused, 409, "take-back-refused"),
    (NotToMove, 409, "not-now"),
    (ActionRefused, 409, "not-now"),
    (TooManyAnalyses, 409, "too-many-analyses"),
    (TableDamaged, 409, "table-damaged"),
    (SeatError, 409, "seat"),
    (ReportRefused, 409, "report"),
    (PasswordChanged, 403, "wrong-password"),
    (TooManySessions, 429, "too-fast"),
    (TooManyGuesses, 429, "too-many-guesses"),
    (MalformedMove, 422, "malformed-move"),
    (IllegalMove, 422, "illegal-move"),
    (RecordError, 422, "record"),
    (StorageError, 503, "storage"),
    (NoRoom, 503, "no-room"),
    (Busy, 503, "busy"),
    (DurbarError, 422, "cannot-be"),
]
"""For each class of exceptions, the status and the id of the response. The first class that matches is used."""


def api_error(error: DurbarError) -> ApiError:
    """Convert an exception of the games, tables or services to an `ApiError`."""
    if isinstance(error, ApiError):
        return error
    status, id = next((status, id) for exception, status, id in _STATUS if isinstance(error, exception))
    # The response to an illegal move has the number of the rule in a separate field, see `error_body`.
    message = error.message if isinstance(error, IllegalMove) else error.full_message
    if isinstance(error, StorageError):
        message = Message("server.not-stored")  # the details are only for the log
    if isinstance(error, BoardError):
        message = Message("server.board-wrong", {"problem": message})
    more: dict[str, Any] = {}
    if isinstance(error, StaleVersion):
        more["version"] = error.version
    if isinstance(error, TooManySessions | TooManyGuesses):
        more["seconds"] = error.seconds
    refusal = ApiError(status, id, message, more=more)
    refusal.setting = error.setting
    return refusal
