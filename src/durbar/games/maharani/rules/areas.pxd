from durbar.games.maharani.rules.state cimport *

cdef u64 connected(u64 within, u64 start) noexcept nogil
cdef int size_of(u64 within, int space) noexcept nogil
