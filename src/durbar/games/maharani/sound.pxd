from durbar.games.maharani.state cimport *
from durbar.games.maharani.artisans cimport artisan_colours
from durbar.games.maharani.board cimport TABLE, board_of, side_of
from durbar.games.maharani.quarters cimport is_full
from durbar.games.maharani.score cimport total
from durbar.games.maharani.turntable cimport centres_full

cdef int sound_tiles(State *s) noexcept nogil
cdef int sound_floor(State *s) noexcept nogil
cdef int sound_artisans(State *s) noexcept nogil
cdef int sound_table(State *s) noexcept nogil
cdef int sound(State *s) noexcept nogil
