"""Board files of Taj Mahal for tests: the standard file, a custom file, and functions that make files with mistakes."""

from pathlib import Path

from kit.boards import REMOVED, BoardFiles

FILES = BoardFiles("taj_mahal")
# the text of the standard file
STANDARD = FILES.standard
# the path of a custom file that differs from the standard file in every part
OWNER = Path(__file__).parent / "boards" / "owner.toml"
changed = FILES.changed
reading_error = FILES.reading_error

__all__ = ["FILES", "OWNER", "REMOVED", "STANDARD", "changed", "reading_error"]
