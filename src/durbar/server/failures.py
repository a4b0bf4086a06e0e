"""What a request gets when it cannot be done: a status, an id that programs know and a sentence for people."""

from __future__ import annotations

from typing import Any

from durbar.bots.bot import NotToMove
from durbar.games.errors import BoardError, DurbarError, IllegalMove, MalformedMove, NoRoom, RecordError
from durbar.games.words import say
from durbar.server.analyses import TooMany
from durbar.server.storage.engine import StorageError
from durbar.tables.acts import MovedOn, NotNow
from durbar.tables.seats import SeatError
from durbar.tables.table import TakeBackRefused

LONGEST = 500
"""Letters of a sentence: it may repeat what was sent, and that may be long."""


class Refused(Exception):
    """A request that is answered with an error."""

    def __init__(self, status: int, id: str, text: str, **more: Any) -> None:
        super().__init__(text)
        self.status = status
        self.body = {"error": {"id": id, "text": text if len(text) <= LONGEST else text[:LONGEST] + "…", **more}}


def unreadable(why: str) -> Refused:
    """The answer to a body that is not JSON."""
    return Refused(400, "unreadable", f"The body cannot be read as JSON: {why}.")


def nothing_here() -> Refused:
    """The one answer to wrong secrets, to tables that are not there and to those that are not for this browser."""
    return Refused(404, "not-found", "There is nothing here, or it is not for you.")


_STATUS: list[tuple[type[DurbarError], int, str]] = [
    (MovedOn, 409, "moved-on"),
    (TakeBackRefused, 409, "take-back-refused"),
    (NotToMove, 409, "not-now"),
    (NotNow, 409, "not-now"),
    (TooMany, 409, "too-many-analyses"),
    (SeatError, 409, "seat"),
    (MalformedMove, 422, "malformed-move"),
    (IllegalMove, 422, "illegal-move"),
    (RecordError, 422, "record"),
    (StorageError, 503, "storage"),
    (NoRoom, 503, "no-room"),
    (DurbarError, 422, "cannot-be"),
]


def refused(error: DurbarError, language: str) -> Refused:
    """An error of the rooms below as an answer."""
    status, id = next((status, id) for kind, status, id in _STATUS if isinstance(error, kind))
    if isinstance(error, StorageError):
        return Refused(status, id, "The table could not be written down. Nothing is lost; try again in a moment.")
    more: dict[str, Any] = {}
    text = str(error)
    if isinstance(error, BoardError):
        text = f"The board is not right: {text}"
    if isinstance(error, MovedOn):
        more["version"] = error.version
    if isinstance(error, IllegalMove):
        text = say(error.message, language, setting=error.setting)
        more["message"] = {**error.message.to_json(), "text": text}
    return Refused(status, id, text[:1].upper() + text[1:], **more)
