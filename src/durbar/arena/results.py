"""Files of results with one line for each finished game, so that a match can be stopped and resumed."""

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
    """Raised when a file contains anything but results of this match, or cannot be used for results."""


def fingerprint(match: Match) -> str:
    """Return a hash that identifies a match; every line of its results contains it.

    The version of Durbar is part of the hash, since bots differ between versions.
    """
    identity = {
        "durbar": __version__,
        "game": match.game,
        "rules": match.setting.version,
        "players": match.players,
        "edition": match.edition,
        "options": dict(match.options),
        "board": match.setting.board.digest,
        "bots": match.bots,
        "seed": match.seed,
        "rotates": match.rotates,
        "duplicate": match.duplicate,
    }
    return sha256(json.dumps(identity, sort_keys=True).encode()).hexdigest()[:16]


def result_line(match: Match, result: Result) -> bytes:
    """Return a result as one line of JSON. Lists by seat begin with seat 0."""
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
    """Return the result in a line; raise `ResultsError` if the line is not a result of this match."""
    document = _parse_object(line)
    if document is None or not isinstance(document.get("match"), str):
        raise ResultsError("arena.no-result")
    if document["match"] != fingerprint(match):
        raise ResultsError("arena.other-match", difference=_difference(match, document))
    try:
        return _checked_result(match, document)
    except (KeyError, TypeError, ValueError, OverflowError):
        raise ResultsError("arena.spoilt") from None


def _parse_object(line: bytes) -> dict[str, Any] | None:
    """Return the JSON object in a line; None if the line is anything else."""
    try:
        document = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return document if isinstance(document, dict) else None


def _difference(match: Match, document: dict[str, Any]) -> Message:
    """Return a message that names the first difference between this match and the match that a line belongs to."""
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
    """Return a value as printable text; the items of a list are joined with commas."""
    return printable(",".join(map(str, value)) if isinstance(value, list) else str(value), 100)


def _bots_in_order(document: dict[str, Any]) -> list[Any] | None:
    """Return the bots of a line in their seat order in game 0; None if the line does not contain the bots and the
    rotation.
    """
    bots, rotation = document.get("bots"), document.get("rotation")
    if not isinstance(bots, list) or not isinstance(rotation, int):
        return None
    return [*bots[rotation:], *bots[:rotation]]


def _checked_result(match: Match, document: dict[str, Any]) -> Result:
    """Return the result in a line of this match. An invalid line raises ``KeyError``, ``TypeError``, ``ValueError`` or
    ``OverflowError``.
    """
    players = match.players
    number = _checked_integer(document["number"])
    ranks = _checked_integers(document["ranks"], players)
    result = Result(
        number=number,
        bots=tuple(match.bots[index] for index in match.seating(number)),
        first=_checked_integer(document["first"]),
        scores=_checked_integers(document["scores"], players, lowest=None),
        winners=tuple(seat for seat, rank in enumerate(ranks) if rank == 1),
        points=tuple(
            _checked_integers(row, len(match.setting.rulebook.rules.sources), lowest=None) for row in document["points"]
        ),
        decisions=_checked_integer(document["decisions"]),
        ranks=ranks,
        moves=_checked_integers(document["moves"], players),
        seconds=tuple(float(seconds) for seconds in document["seconds"]),
    )
    consistent = (
        number >= 0
        and bool(result.winners)
        and sum(result.moves) == result.decisions
        and len(result.seconds) == players
        and all(math.isfinite(seconds) and seconds >= 0 for seconds in result.seconds)
        and _parse_object(result_line(match, result)) == document
    )
    if not consistent:
        raise ValueError
    return result


def _checked_integer(value: Any, lowest: int | None = 0) -> int:
    """Return an integer that is at least `lowest`; raise ``ValueError`` for any other value."""
    if type(value) is not int or (lowest is not None and value < lowest):
        raise ValueError
    return value


def _checked_integers(values: Sequence[Any], count: int, lowest: int | None = 0) -> tuple[int, ...]:
    """Return `count` integers that are at least `lowest`; raise ``ValueError`` for any other list."""
    if len(values) != count:
        raise ValueError
    return tuple(_checked_integer(value, lowest) for value in values)


class ResultsFile(AbstractContextManager["ResultsFile"]):
    """A file of the results of one match. Several runs can append to it, one after the other. A lock prevents two runs
    from writing at the same time.
    """

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
        self._incomplete_line = self._lines.pop()
        self._complete_size = sum(len(line) + 1 for line in self._lines)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, line: bytes) -> None:
        """Append one line; if that fails, for example because the disk is full, remove the part that was written."""
        written = 0
        try:
            while written < len(line):
                written += os.pwrite(self._file.fileno(), line[written:], self._complete_size + written)
        except BaseException:
            self._file.truncate(self._complete_size)
            raise
        self._complete_size += written

    @property
    def seed(self) -> int | None:
        """The seed in the first line of the file; None if the file is empty or the line has no valid seed."""
        document = _parse_object(self._lines[0]) if self._lines else None
        seed = document.get("seed") if document else None
        return seed if type(seed) is int and seed >= 0 else None

    def resume(self, match: Match) -> dict[int, Result]:
        """Return the results in the file by game number, and prepare the file for more results.

        An incomplete last line, left by a run that was killed, is cut off. Raise `ResultsError` and leave the file
        unchanged if it contains anything but results of this match.
        """
        results: dict[int, Result] = {}
        for number, line in enumerate(self._lines, 1):
            place = f"{self.path}:{number}"
            try:
                result = read_result(match, line)
            except ResultsError as error:
                raise ResultsError("arena.wrong-line", place=place, why=error) from None
            if result.number in results:
                raise ResultsError("arena.game-twice", place=place, number=str(result.number))
            results[result.number] = result
        prefix = f'{{"match":"{fingerprint(match)}"'.encode()
        if not (self._incomplete_line.startswith(prefix) or prefix.startswith(self._incomplete_line)):
            place = f"{self.path}:{len(self._lines) + 1}"
            raise ResultsError("arena.wrong-line", place=place, why=Message("arena.no-result-of-match"))
        self._file.truncate(self._complete_size)
        self._lines, self._incomplete_line = [], b""
        return results
