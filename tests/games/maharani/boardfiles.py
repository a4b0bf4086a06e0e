"""Board files of Maharani for tests: the standard file, custom files, and functions that make files with mistakes."""

from pathlib import Path

from kit.boards import REMOVED, BoardFiles

FILES = BoardFiles("maharani")
# the text of the standard file
STANDARD = FILES.standard
# the folder and the paths of custom files
FOLDER = Path(__file__).parent / "boards"
GARDEN = FOLDER / "garden.toml"
OPEN_COURT = FOLDER / "open_court.toml"
TIGHT = FOLDER / "tight.toml"
changed = FILES.changed
reading_error = FILES.reading_error

__all__ = ["FILES", "FOLDER", "GARDEN", "OPEN_COURT", "REMOVED", "STANDARD", "TIGHT", "changed", "reading_error"]
