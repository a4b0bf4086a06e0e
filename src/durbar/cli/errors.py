"""Errors about the files that commands read and write."""

from __future__ import annotations

from pathlib import Path

from durbar.cli.arguments import printable
from durbar.games.errors import DurbarError
from durbar.games.message import Message


class FileError(DurbarError):
    """Raised if a file cannot be read or written."""


def unreachable(path: Path, error: OSError) -> FileError:
    """Return the error to raise if a file cannot be read or written."""
    return FileError("cli.file.failed", path=printable(str(path)), why=why_unreachable(error))


def why_unreachable(error: OSError) -> Message:
    """Return the operating system's error message, with advice for common errors."""
    why = error.strerror or str(error)
    match error:
        case FileNotFoundError():
            return Message("cli.file.check-path", {"why": why})
        case IsADirectoryError():
            return Message("cli.file.folder", {"why": why})
        case PermissionError():
            return Message("cli.file.not-allowed", {"why": why})
    return Message("cli.file.why", {"why": why})
