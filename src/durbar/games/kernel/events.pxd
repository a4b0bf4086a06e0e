from durbar.games.kernel.state cimport *

cdef void clear_events(EventLog *t) noexcept nogil
cdef void note(EventLog *t, int kind, int seat, int what, int amount) noexcept nogil
cdef void note_secret(EventLog *t, int kind, int seat, int what, int amount, int seen) noexcept nogil
cdef void hide_secrets(EventLog *t, int seat) noexcept nogil
