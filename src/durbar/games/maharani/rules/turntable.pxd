from durbar.games.maharani.rules.state cimport *
from durbar.games.kernel.chance cimport draw_labelled
from durbar.games.kernel.events cimport note
from durbar.games.maharani.rules.board cimport TABLE, board_of

cdef int centres_full(State *s) noexcept nogil
cdef void remove_tile(State *s, int slot) noexcept nogil
cdef void clear_centre_tiles(State *s) noexcept nogil
cdef void fill_slot(State *s, int slot) noexcept nogil
cdef void fill_slots(State *s) noexcept nogil
