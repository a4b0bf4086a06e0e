from toy.rules.state cimport *
from durbar.games.kernel.chance cimport add, below_labelled, draw_labelled
from durbar.games.kernel.events cimport note, note_secret

cdef u8 COPIES[BOARDS][RANKS]
cdef void draw_card(State *s, int seat) noexcept nogil
cdef void deal(State *s) noexcept nogil
