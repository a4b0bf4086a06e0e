from durbar.games.maharani.state cimport *
from durbar.games.kernel.tale cimport note
from durbar.games.maharani.areas cimport size_of
from durbar.games.maharani.artisans cimport possible, put_artisan
from durbar.games.maharani.board cimport TABLE, board_of, quarter_below, side_of
from durbar.games.maharani.score cimport gain
from durbar.games.maharani.turntable cimport clear_centre_tiles

cdef u64 open_spaces(State *s, int slot) noexcept nogil
cdef u64 choice_spaces(State *s, int colour) noexcept nogil
cdef int legal_placements(State *s, short *out, int n) noexcept nogil
cdef void place(State *s, int seat, int slot, int space, int arrow, int choice) noexcept nogil
