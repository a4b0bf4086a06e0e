from durbar.games.maharani.rules.state cimport *
from durbar.games.kernel.events cimport note
from durbar.games.maharani.rules.board cimport TABLE, board_of
from durbar.games.maharani.rules.final cimport finish, nothing_fits
from durbar.games.maharani.rules.placing cimport legal_placements, place
from durbar.games.maharani.rules.quarters cimport score_full_quarters
from durbar.games.maharani.rules.score cimport gain
from durbar.games.maharani.rules.turntable cimport fill_slots

cdef int legal(State *s, short *out) noexcept nogil
cdef void decide(State *s, int id) noexcept nogil
cdef void renew(State *s, int seat) noexcept nogil
cdef void end_turn(State *s, int seat) noexcept nogil
