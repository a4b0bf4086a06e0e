"""TM-1: the printed components, laid out where the rules can reach them."""

import cython

if not cython.compiled:
    from durbar.games.taj_mahal.rules.state import *

    TABLE = [None] * BOARDS

    def board_of(s):
        """The board this game is played on."""
        return TABLE[s.frame.settings[BOARD]]


def lay_out(number: cython.int, raw: bytes):
    """Lay a board out, given as the bytes of its struct."""
    if not 0 <= number < BOARDS:
        raise IndexError(f"no board {number}")
    if cython.compiled:
        if len(raw) != cython.sizeof(Board):
            raise ValueError("not a board")
        source: cython.p_char = raw
        copy_bytes(cython.address(TABLE[number]), source, cython.sizeof(Board))
    else:
        TABLE[number] = Board.unpack(raw)
