from durbar.games.maharani.rules.state cimport *
from durbar.games.maharani.rules.artisans cimport artisan_colours
from durbar.games.maharani.rules.board cimport TABLE, board_of, side_of
from durbar.games.maharani.rules.quarters cimport is_full
from durbar.games.maharani.rules.score cimport total
from durbar.games.maharani.rules.turntable cimport centres_full

cdef int broken_in_tiles(State *s) noexcept nogil
cdef int broken_in_floor(State *s) noexcept nogil
cdef int broken_in_artisans(State *s) noexcept nogil
cdef int broken_in_table(State *s) noexcept nogil
cdef int broken_invariant(State *s) noexcept nogil
