"""Random changes to the board file of Maharani, for tests of damaged files."""

from durbar.games.maharani.components.components import KINDS, QUARTERS, SIDES
from durbar.games.maharani.components.layout import pack_board
from games.maharani.boardfiles import FILES
from kit.board_fuzz import BoardFuzz

FUZZ = BoardFuzz(FILES, (*KINDS, *QUARTERS, *SIDES, "blue", "rulebook", "# E EW EW EW EW W #"), pack_board)
