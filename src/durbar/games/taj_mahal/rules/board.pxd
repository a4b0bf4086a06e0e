from durbar.games.taj_mahal.rules.state cimport *

cdef Board TABLE[BOARDS]

cdef inline Board *board_of(State *s) noexcept nogil:
    return &TABLE[s.frame.settings[BOARD]]
