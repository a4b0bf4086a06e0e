"""Random changes to the board file of Taj Mahal, for tests of damaged files."""

from durbar.games.taj_mahal.components.components import SYMBOLS
from durbar.games.taj_mahal.components.layout import pack_board
from games.taj_mahal.boardfiles import FILES
from kit.board_fuzz import BoardFuzz

FUZZ = BoardFuzz(FILES, (*SYMBOLS, "Agra", "Delhi", "rice"), pack_board)
