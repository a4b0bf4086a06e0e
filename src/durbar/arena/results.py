"""Files of results with one finished game a line, so that a match can be resumed after it was stopped."""

from __future__ import annotations

import fcntl
import json
import math
import os
import stat
from collections.abc import Sequence
from contextlib import AbstractContextManager
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any

from durbar import __version__
from durbar.arena.figures import Result
from durbar.arena.matches import Match
from durbar.games.datafile import printable
from durbar.games.errors import DurbarError
from durbar.games.message import Message


class ResultsError(DurbarError):
    """Raised when a file does not hold the results of this match."""


def fingerprint(match: Match) -> str:
    """Return what identifies a match; every line of its results contains it.

    The version of Durbar is part of it, since bots change with it.
    """
    known = {
        "durbar": __version__,
        "game": match.game,
        "rules": match.setting.rulebook.rules.version,
        "players": match.players,
        "edition": match.edition,
        "options": dict(match.options),
        "board": match.setting.board.digest,
        "bots": match.bots,
        "seed": match.seed,
        "rotates": match.rotates,
        "duplicate": match.duplicate,
    }
    return sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()[:16]


def result_line(match: Match, result: Result) -> bytes:
    """Return a result as one line. Lists by seat begin with seat 0."""
    document = {
        "match": fingerprint(match),
        "game": match.game,
        "edition": match.edition,
        "seed": match.seed,
        "deal": match.deal(result.number),
        "rotation": result.number % match.players,
        "number": result.number,
        "bots": result.bots,
        "first": result.first,
        "scores": result.scores,
        "ranks": result.ranks,
        "winners": result.winners,
        "points": result.points,
        "decisions": result.decisions,
        "moves": result.moves,
        "seconds": result.seconds,
    }
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def read_result(match: Match, line: bytes) -> Result:
    """Return the result in a line; raise `ResultsError` if it is not a result of this match."""
    document = _document(line)
    if document is None or not isinstance(document.get("match"), str):
        raise ResultsError("arena.no-result")
    if document["match"] != fingerprint(match):
        raise ResultsError("arena.other-match", difference=_difference(match, document))
    try:
        return _check(match, document)
    except (KeyError, TypeError, ValueError, OverflowError):
        raise ResultsError("arena.spoilt") from None


def _document(line: bytes) -> dict[str, Any] | None:
    try:
        document = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return document if isinstance(document, dict) else None


def _difference(match: Match, document: dict[str, Any]) -> Message:
    """Return how the match of another line differs, as far as the line shows."""
    bots = document.get("bots")
    for name, theirs, ours in (
        ("game", document.get("game"), match.game),
        ("edition", document.get("edition"), match.edition),
        ("players", len(bots) if isinstance(bots, list) else None, match.players),
        ("bots", _bots_in_order(document), list(match.bots)),
        ("seed", document.get("seed"), match.seed),
    ):
        if theirs != ours:
            return Message("arena.difference", {"part": name, "theirs": _quote(theirs), "ours": _quote(ours)})
    return Message("arena.no-visible-difference")


def _quote(value: object) -> str:
    return printable(",".join(map(str, value)) if isinstance(value, list) else str(value), 100)


def _bots_in_order(document: dict[str, Any]) -> list[Any] | None:
    """Return the bots of a line in the order of the match's first game."""
    bots, on = document.get("bots"), document.get("rotation")
    return [*bots[on:], *bots[:on]] if isinstance(bots, list) and isinstance(on, int) else None


def _check(match: Match, document: dict[str, Any]) -> Result:
    """Return the result of a line of the right match; raise a ``ValueError`` or the like if the line is invalid."""
    players = match.players
    number = _whole(document["number"])
    ranks = _wholes(document["ranks"], players)
    result = Result(
        number=number,
        bots=tuple(match.bots[who] for who in match.seating(number)),
        first=_whole(document["first"]),
        scores=_wholes(document["scores"], players, lowest=None),
        winners=tuple(seat for seat, rank in enumerate(ranks) if rank == 1),
        points=tuple(
            _wholes(row, len(match.setting.rulebook.rules.sources), lowest=None) for row in document["points"]
        ),
        decisions=_whole(document["decisions"]),
        ranks=ranks,
        moves=_wholes(document["moves"], players),
        seconds=tuple(float(seconds) for seconds in document["seconds"]),
    )
    consistent = (
        number >= 0
        and bool(result.winners)
        and sum(result.moves) == result.decisions
        and len(result.seconds) == players
        and all(math.isfinite(seconds) and seconds >= 0 for seconds in result.seconds)
        and _document(result_line(match, result)) == document
    )
    if not consistent:
        raise ValueError
    return result


def _whole(value: Any, lowest: int | None = 0) -> int:
    if type(value) is not int or (lowest is not None and value < lowest):
        raise ValueError
    return value


def _wholes(values: Sequence[Any], many: int, lowest: int | None = 0) -> tuple[int, ...]:
    if len(values) != many:
        raise ValueError
    return tuple(_whole(value, lowest) for value in values)


class ResultLines(AbstractContextManager["ResultLines"]):
    """A file to which the results of one match are appended, over several runs but by one run at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b", buffering=0)
        try:
            if not stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
                raise ResultsError("arena.no-file", path=str(path))
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise ResultsError("arena.file-in-use", path=str(path)) from None
            self._lines = self._file.read().split(b"\n")
        except BaseException:
            self._file.close()
            raise
        self._torn = self._lines.pop()
        self._whole = sum(len(line) + 1 for line in self._lines)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, line: bytes) -> None:
        """Append one line; if that fails, for example because the disk is full, remove the part that was written."""
        written = 0
        try:
            while written < len(line):
                written += os.pwrite(self._file.fileno(), line[written:], self._whole + written)
        except BaseException:
            self._file.truncate(self._whole)
            raise
        self._whole += written

    @property
    def seed(self) -> int | None:
        """The seed of the match in the file; None if the file is empty."""
        document = _document(self._lines[0]) if self._lines else None
        seed = document.get("seed") if document else None
        return seed if type(seed) is int and seed >= 0 else None

    def resume(self, match: Match) -> dict[int, Result]:
        """Return the results in the file by their numbers, and open the file for more.

        An incomplete last line, left by a run that was killed, is cut off. Raise `ResultsError` and leave the file
        unchanged if it contains anything but results of this match.
        """
        found: dict[int, Result] = {}
        for number, line in enumerate(self._lines, 1):
            place = f"{self.path}:{number}"
            try:
                result = read_result(match, line)
            except ResultsError as error:
                raise ResultsError("arena.wrong-line", place=place, why=error) from None
            if result.number in found:
                raise ResultsError("arena.game-twice", place=place, number=str(result.number))
            found[result.number] = result
        ours = f'{{"match":"{fingerprint(match)}"'.encode()
        if not (self._torn.startswith(ours) or ours.startswith(self._torn)):
            place = f"{self.path}:{len(self._lines) + 1}"
            raise ResultsError("arena.wrong-line", place=place, why=Message("arena.no-result-of-match"))
        self._file.truncate(self._whole)
        self._lines, self._torn = [], b""
        return found
