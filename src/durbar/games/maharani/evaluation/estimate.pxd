from durbar.games.maharani.rules.state cimport *
from durbar.games.maharani.rules.artisans cimport artisan_colours
from durbar.games.maharani.rules.board cimport TABLE, board_of
from durbar.games.maharani.rules.score cimport total

cdef int PAY, STANDING, NEXT_ARTISAN, SUPPLY, MAX_SUPPLY, MARKER_UP, WAIT

cdef int artisans_worth(State *s, int seat, int artisan) noexcept nogil
cdef int estimate(State *s, int seat) noexcept nogil
