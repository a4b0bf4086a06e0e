"""The table of boards, from which the rules read the printed components (MH-1)."""

import cython

if not cython.compiled:
    from durbar.games.maharani.rules.state import *

    TABLE = [None] * BOARDS

    def board_of(s):
        """Return the floor and the tiles with which a game is played."""
        return TABLE[s.frame.settings[BOARD]]

    def side_of(s, seat):
        """Return the side at which a player sits (MH-2.1)."""
        return board_of(s).side[s.frame.players][seat]

    def quarter_below(s, slot):
        """Return the quarter of a slot when the turntable points to the mover (MH-2.2)."""
        return board_of(s).slot_quarter[side_of(s, s.frame.mover)][slot]


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
