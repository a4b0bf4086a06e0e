from durbar.games.maharani.state cimport *
from durbar.games.kernel.tale cimport note
from durbar.games.maharani.board cimport TABLE, board_of
from durbar.games.maharani.final cimport finish, nothing_fits
from durbar.games.maharani.placing cimport legal_placements, place
from durbar.games.maharani.quarters cimport score_full_quarters
from durbar.games.maharani.score cimport gain
from durbar.games.maharani.turntable cimport fill_slots

cdef int legal(State *s, short *out) noexcept nogil
cdef void decide(State *s, int id) noexcept nogil
cdef void renew(State *s, int seat) noexcept nogil
cdef void end_turn(State *s, int seat) noexcept nogil
