"""MH-1: the printed components, laid out where the rules can reach them."""

import cython

if not cython.compiled:
    from durbar.games.maharani.rules.state import *

    TABLE = [None] * BOARDS

    def board_of(s):
        """The floor and the tiles this game is played with."""
        return TABLE[s.frame.settings[BOARD]]

    def side_of(s, seat):
        """MH-2.1: the side of the board where a seat sits."""
        return board_of(s).side[s.frame.players][seat]

    def quarter_below(s, slot):
        """MH-2.2: the quarter in which a slot lies when the turntable has been turned to the mover."""
        return board_of(s).lies[side_of(s, s.frame.mover)][slot]


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
