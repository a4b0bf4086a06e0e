"""Board files of Taj Mahal for tests: the standard file, a file that differs in every part, and files with mistakes."""

from pathlib import Path

from kit.boards import REMOVED, BoardFiles

FILES = BoardFiles("taj_mahal")
STANDARD = FILES.standard
OWNER = Path(__file__).parent / "boards" / "owner.toml"
changed = FILES.changed
complaint = FILES.complaint

__all__ = ["FILES", "OWNER", "REMOVED", "STANDARD", "changed", "complaint"]
