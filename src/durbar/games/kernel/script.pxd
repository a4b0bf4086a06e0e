from durbar.games.kernel.state cimport *
from durbar.games.kernel.chance cimport rekey

cdef object load_key(Chance *c, bytes key)
cdef object load_script(Chance *c, bytes outcomes, bint asking)
cdef object list_possible_outcomes(Chance *c)
