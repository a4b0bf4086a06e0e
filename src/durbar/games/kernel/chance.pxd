from durbar.games.kernel.state cimport *

cdef void quarter(u32 *x, int a, int b, int c, int d) noexcept nogil
cdef void keystream(u32 *key, u64 counter, u64 nonce, u32 *out) noexcept nogil
cdef u32 next_word(Chance *c) noexcept nogil
cdef int next_scripted(Chance *c) noexcept nogil
cdef int uniform(Chance *c, int n) noexcept nogil
cdef int below(Chance *c, int n) noexcept nogil
cdef int scripted_below(Chance *c, int n) noexcept nogil
cdef int scripted_draw(Chance *c, Pool *pool) noexcept nogil
cdef int draw(Chance *c, Pool *pool) noexcept nogil
cdef u64 next_label(Chance *c, int chapter, int place) noexcept nogil
cdef int below_labelled(Chance *c, int n, int chapter, int place) noexcept nogil
cdef int draw_labelled(Chance *c, Pool *pool, int chapter, int place) noexcept nogil
cdef void set_copies(Pool *pool) noexcept nogil
cdef void add(Pool *pool, int item, int count) noexcept nogil
cdef void remove(Pool *pool, int item) noexcept nogil
cdef void pour(Pool *source, Pool *target) noexcept nogil
cdef void clear_block(Chance *c) noexcept nogil
cdef void forget(Chance *c) noexcept nogil
cdef void draw_by_count(Chance *c) noexcept nogil
cdef void rekey(Chance *c, u32 *key) noexcept nogil
cdef void rekey_from_rng(Chance *c, Rng *rng) noexcept nogil
cdef u64 next_bits(Rng *rng) noexcept nogil
cdef int pick(Rng *rng, int n) noexcept nogil
cdef int pick_from(Rng *rng, Pool *pool) noexcept nogil
