from durbar.games.taj_mahal.rules.state cimport *
from durbar.games.kernel.events cimport note
from durbar.games.taj_mahal.rules.board cimport TABLE, board_of
from durbar.games.taj_mahal.rules.goods cimport claim_bonus

cdef u64 open_cities(State *s) noexcept nogil
cdef u64 crown_cities(State *s) noexcept nogil
cdef void build_palace(State *s, int seat, int city) noexcept nogil
cdef void build_crown_palace(State *s, int seat, int city) noexcept nogil
