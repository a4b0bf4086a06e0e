from durbar.games.maharani.rules.state cimport *
from durbar.games.maharani.rules.areas cimport size_of
from durbar.games.maharani.rules.artisans cimport possible_artisans, artisan_space
from durbar.games.maharani.rules.board cimport TABLE, board_of, quarter_below, side_of

cdef int MARKER, LAST_MARKER, PAYOUT, SUPPLY, LOW_SUPPLY, MARKER_DOWN, GIFT

cdef int artisan_worth(State *s, int seat, int space, int colour, int choice) noexcept nogil
cdef void weigh(State *s, short *moves, int n, int *values) noexcept nogil
