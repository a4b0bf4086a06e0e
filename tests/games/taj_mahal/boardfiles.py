"""Board files of Taj Mahal for tests: the standard one, one that differs everywhere, and ones with mistakes."""

from pathlib import Path

from kit.boards import GONE, BoardFiles

FILES = BoardFiles("taj_mahal")
STANDARD = FILES.standard
OWNER = Path(__file__).parent / "boards" / "owner.toml"
changed = FILES.changed
complaint = FILES.complaint

__all__ = ["FILES", "GONE", "OWNER", "STANDARD", "changed", "complaint"]
