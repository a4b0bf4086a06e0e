from durbar.games.maharani.rules.state cimport *
from durbar.games.maharani.rules.artisans cimport artisan_colours
from durbar.games.maharani.rules.board cimport TABLE, board_of, side_of
from durbar.games.maharani.rules.quarters cimport is_full
from durbar.games.maharani.rules.score cimport total
from durbar.games.maharani.rules.turntable cimport centres_full

cdef int sound_tiles(State *s) noexcept nogil
cdef int sound_floor(State *s) noexcept nogil
cdef int sound_artisans(State *s) noexcept nogil
cdef int sound_table(State *s) noexcept nogil
cdef int sound(State *s) noexcept nogil
