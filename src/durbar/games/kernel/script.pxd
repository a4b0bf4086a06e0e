from durbar.games.kernel.state cimport *
from durbar.games.kernel.chance cimport rekey

cdef object give_key(Chance *c, bytes key)
cdef object give_script(Chance *c, bytes outcomes, bint asking)
cdef object what_was_asked(Chance *c)
