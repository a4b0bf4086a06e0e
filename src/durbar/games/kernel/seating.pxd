from durbar.games.kernel.state cimport *
from durbar.games.kernel.chance cimport below_labelled
from durbar.games.kernel.events cimport note

cdef int first_seat(Frame *f, int setting, int destination, int place) noexcept nogil
