from durbar.games.kernel.state cimport *

cdef void begin_tale(Tale *t) noexcept nogil
cdef void note(Tale *t, int kind, int seat, int what, int amount) noexcept nogil
cdef void note_secret(Tale *t, int kind, int seat, int what, int amount, int seen) noexcept nogil
cdef void hide_secrets(Tale *t, int seat) noexcept nogil
