from durbar.games.maharani.rules.state cimport *
from durbar.games.kernel.events cimport note
from durbar.games.maharani.rules.areas cimport size_of
from durbar.games.maharani.rules.board cimport TABLE, board_of
from durbar.games.maharani.rules.score cimport gain

cdef int artisan_colours(State *s) noexcept nogil
cdef u64 artisan_space(State *s, int seat, int artisan, int colour, int quarter) noexcept nogil
cdef int possible_artisans(State *s, int seat, int colour, int quarter) noexcept nogil
cdef void put_artisan(State *s, int seat, int space, int colour, int choice) noexcept nogil
