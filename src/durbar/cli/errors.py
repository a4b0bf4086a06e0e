"""Errors about the files that commands read and write."""

from __future__ import annotations

from pathlib import Path

from durbar.cli.arguments import printable
from durbar.games.errors import DurbarError
from durbar.games.message import Message


class FileError(DurbarError):
    """Raised if a file cannot be read or written."""


def file_error(path: Path, error: OSError) -> FileError:
    """Return a `FileError` for an operating system's error about the file ``path``."""
    return FileError("cli.file.failed", path=printable(str(path)), why=explain_os_error(error))


def explain_os_error(error: OSError) -> Message:
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
