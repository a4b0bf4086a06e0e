from durbar.games.maharani.rules.state cimport *

cdef Board TABLE[BOARDS]

cdef inline Board *board_of(State *s) noexcept nogil:
    return &TABLE[s.frame.settings[BOARD]]

cdef inline int side_of(State *s, int seat) noexcept nogil:
    return TABLE[s.frame.settings[BOARD]].side[s.frame.players][seat]

cdef inline int quarter_below(State *s, int slot) noexcept nogil:
    return TABLE[s.frame.settings[BOARD]].slot_quarter[side_of(s, s.frame.mover)][slot]
