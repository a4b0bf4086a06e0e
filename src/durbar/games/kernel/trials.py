"""Functions that let Python code make random draws, for tests and measurements."""

import cython

from durbar.games.kernel.script import key_words

if not cython.compiled:
    from durbar.games.kernel.chance import add, below, below_labelled, draw, draw_labelled, keystream
    from durbar.games.kernel.state import *


def key_stream(key: bytes, counter: cython.ulonglong, nonce: cython.ulonglong = 0):
    """Return block `counter` of the ChaCha8 key stream as 64 bytes."""
    words: cython.uint[8]
    out: cython.uint[16]
    if not cython.compiled:
        words, out = [0] * 8, [0] * 16
    key_parts = key_words(key)
    for i in range(8):
        words[i] = key_parts[i]
    keystream(words, counter, nonce, out)
    return b"".join([int(out[i]).to_bytes(4, "little") for i in range(16)])


def sample(key: bytes, counts, repetitions: cython.longlong):
    """Draw `repetitions` times from a pool that is refilled each time; return how often each kind was drawn, and the
    number of draws.
    """
    c: Chance[1]
    full: Pool[1]
    pool: Pool[1]
    frequencies: cython.longlong[ITEMS]
    if not cython.compiled:
        c, full, pool, frequencies = Chance(), Pool(), Pool(), [0] * ITEMS
    clear_bytes(c, cython.sizeof(Chance) if cython.compiled else 0)
    clear_bytes(full, cython.sizeof(Pool) if cython.compiled else 0)
    if len(counts) > ITEMS or not 0 < sum(counts) < 256:
        raise ValueError(f"a pool has 1 to 255 items of at most {ITEMS} kinds")
    key_parts = key_words(key)
    for i in range(8):
        c.key[i] = key_parts[i]
    for item in range(len(counts)):
        add(full, item, counts[item])
    for item in range(ITEMS):
        frequencies[item] = 0
    with cython.nogil:
        for _ in range(repetitions):
            copy_bytes(pool, full, cython.sizeof(Pool) if cython.compiled else 0)
            frequencies[draw(c, pool)] += 1
    return [frequencies[item] for item in range(len(counts))], c.drawn


def sample_labelled(key: bytes, counts, chapters: cython.int, draws: cython.int):
    """In each of `chapters` chapters, refill a pool and draw `draws` items from it for one place. Return a list of the
    drawn kinds for each chapter.
    """
    c: Chance[1]
    full: Pool[1]
    pool: Pool[1]
    if not cython.compiled:
        c, full, pool = Chance(), Pool(), Pool()
    clear_bytes(c, cython.sizeof(Chance) if cython.compiled else 0)
    clear_bytes(full, cython.sizeof(Pool) if cython.compiled else 0)
    key_parts = key_words(key)
    for i in range(8):
        c.key[i] = key_parts[i]
    c.labelled = 1
    for item in range(len(counts)):
        add(full, item, counts[item])
    drawn = []
    for chapter in range(chapters):
        copy_bytes(pool, full, cython.sizeof(Pool) if cython.compiled else 0)
        drawn.append([draw_labelled(c, pool, chapter, 0) for _ in range(draws)])
    return drawn


def sample_labelled_numbers(key: bytes, n: cython.int, chapters: cython.int):
    """Return a number below n for one place in each of `chapters` chapters."""
    c: Chance[1]
    if not cython.compiled:
        c = Chance()
    clear_bytes(c, cython.sizeof(Chance) if cython.compiled else 0)
    key_parts = key_words(key)
    for i in range(8):
        c.key[i] = key_parts[i]
    c.labelled = 1
    return [below_labelled(c, n, chapter, 0) for chapter in range(chapters)]


def sum_of_draws(key: bytes, n: cython.int, repetitions: cython.longlong):
    """Draw `repetitions` numbers below n and return their sum, to measure the cost of a draw."""
    c: Chance[1]
    if not cython.compiled:
        c = Chance()
    clear_bytes(c, cython.sizeof(Chance) if cython.compiled else 0)
    key_parts = key_words(key)
    for i in range(8):
        c.key[i] = key_parts[i]
    total: cython.longlong = 0
    with cython.nogil:
        for _ in range(repetitions):
            total += below(c, n)
    return total
