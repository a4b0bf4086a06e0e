"""The table of boards, from which the rules read the printed components (TM-1)."""

import cython

if not cython.compiled:
    from durbar.games.taj_mahal.rules.state import *

    TABLE = [None] * BOARDS

    def board_of(s):
        """Return the board on which a game is played."""
        return TABLE[s.frame.settings[BOARD]]


def lay_out(number: cython.int, raw: bytes):
    """Store a board, given as the bytes of its struct, in the table."""
    if not 0 <= number < BOARDS:
        raise IndexError(f"no board {number}")
    if cython.compiled:
        if len(raw) != cython.sizeof(Board):
            raise ValueError("not a board")
        source: cython.p_char = raw
        copy_bytes(cython.address(TABLE[number]), source, cython.sizeof(Board))
    else:
        TABLE[number] = Board.unpack(raw)
