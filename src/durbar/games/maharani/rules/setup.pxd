from durbar.games.maharani.rules.state cimport *
from durbar.games.kernel.chance cimport add
from durbar.games.kernel.seating cimport first_seat
from durbar.games.maharani.rules.artisans cimport artisan_colours
from durbar.games.maharani.rules.board cimport TABLE, board_of
from durbar.games.maharani.rules.turntable cimport fill_slots

cdef void fill_bag(State *s) noexcept nogil
cdef void hand_out(State *s) noexcept nogil
cdef void set_up(State *s) noexcept nogil
