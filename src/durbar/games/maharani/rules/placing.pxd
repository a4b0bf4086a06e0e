from durbar.games.maharani.rules.state cimport *
from durbar.games.kernel.events cimport note
from durbar.games.maharani.rules.areas cimport size_of
from durbar.games.maharani.rules.artisans cimport possible_artisans, put_artisan
from durbar.games.maharani.rules.board cimport TABLE, board_of, quarter_below, side_of
from durbar.games.maharani.rules.score cimport gain
from durbar.games.maharani.rules.turntable cimport clear_centre_tiles

cdef u64 open_spaces(State *s, int slot) noexcept nogil
cdef u64 choice_spaces(State *s, int colour) noexcept nogil
cdef int legal_placements(State *s, short *out, int n) noexcept nogil
cdef void place(State *s, int seat, int slot, int space, int arrow, int choice) noexcept nogil
