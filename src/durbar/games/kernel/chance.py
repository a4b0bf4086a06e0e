"""All random draws of a game, from a 256-bit seed.

The generator is ChaCha8 (D. J. Bernstein's ChaCha with eight rounds) used as a keyed counter. Items are drawn from
unordered pools, so no state contains the order of a deck. There are two ways to draw:

- In play-outs, in positions with sampled hidden cards and in games of rules version 1, draw number *k* is word *k* of
  the key stream.
- In games of rules version 2, a draw depends on the seed and on its *label*: the chapter (visit or turn), the place to
  which the item goes (a hand, the display), and the number of earlier draws to that place in the chapter. So two
  games with the same seed draw mostly the same items, even if players decide differently.

A *script* is a list of outcomes that are used instead of the generator's, for tests and for listing possible outcomes.

Players and bots make random choices with an `Rng`, a small separate generator that never affects the game's draws.
"""

import cython

if not cython.compiled:
    from durbar.games.kernel.state import *


def quarter(x, a, b, c, d):
    """Do one quarter round of ChaCha."""
    x[a] = (x[a] + x[b]) & M32
    t = x[d] ^ x[a]
    x[d] = ((t << 16) | (t >> 16)) & M32
    x[c] = (x[c] + x[d]) & M32
    t = x[b] ^ x[c]
    x[b] = ((t << 12) | (t >> 20)) & M32
    x[a] = (x[a] + x[b]) & M32
    t = x[d] ^ x[a]
    x[d] = ((t << 8) | (t >> 24)) & M32
    x[c] = (x[c] + x[d]) & M32
    t = x[b] ^ x[c]
    x[b] = ((t << 7) | (t >> 25)) & M32


def keystream(key, counter, nonce, out):
    """Write block `counter` of the ChaCha8 key stream to `out`: sixteen words. Each `nonce` gives another stream."""
    x: cython.uint[16]
    start: cython.uint[16]
    if not cython.compiled:
        x, start = [0] * 16, [0] * 16
    start[0] = 0x61707865  # the first four words are the constant of ChaCha: "expand 32-byte k"
    start[1] = 0x3320646E
    start[2] = 0x79622D32
    start[3] = 0x6B206574
    for i in range(8):
        start[4 + i] = key[i]
    start[12] = counter & M32
    start[13] = counter >> 32
    start[14] = nonce & M32
    start[15] = nonce >> 32
    for i in range(16):
        x[i] = start[i]
    for _ in range(4):  # four double rounds: first the columns, then the diagonals
        quarter(x, 0, 4, 8, 12)
        quarter(x, 1, 5, 9, 13)
        quarter(x, 2, 6, 10, 14)
        quarter(x, 3, 7, 11, 15)
        quarter(x, 0, 5, 10, 15)
        quarter(x, 1, 6, 11, 12)
        quarter(x, 2, 7, 8, 13)
        quarter(x, 3, 4, 9, 14)
    for i in range(16):
        out[i] = (x[i] + start[i]) & M32


def next_word(c):
    """Return the next word of the key stream. Only this function counts draws."""
    block = c.drawn >> 4
    if c.cached != block + 1:
        keystream(c.key, block, 0, c.block)
        c.cached = block + 1
    index = c.drawn & 15
    c.drawn += 1
    return c.block[index]


def next_scripted(c):
    """Return the next outcome of the script; NOTHING if the script has ended or leaves the outcome to the generator."""
    if c.script_at >= c.script_size:
        return NOTHING
    c.script_at += 1
    if c.script[c.script_at - 1] == OPEN:
        return NOTHING
    return c.script[c.script_at - 1]


def uniform(c, n):
    """Return a random number below n; all numbers are equally likely.

    By Lemire's method the number is the upper half of the product of a word and n. If the lower half is too small, the
    word would favour some numbers and is rejected (once in 2**32 / n draws). Its replacement comes from another stream,
    so that draw number k stays word k.
    """
    wide: cython.ulonglong = next_word(c)
    wide = wide * n
    if (wide & M32) < cython.cast(cython.ulonglong, n):
        limit: cython.ulonglong = (M32 + 1 - n) % n
        other_words: cython.uint[16]
        if not cython.compiled:
            other_words = [0] * 16
        nonce = 0
        while (wide & M32) < limit:
            nonce += 1
            keystream(c.key, c.drawn, nonce, other_words)
            wide = other_words[0]
            wide = wide * n
    return wide >> 32


def scripted_below(c, n):
    """Return the next number of the script; it must be below n. After the end of the script, return NOTHING; but if the
    possible outcomes are asked for, store them and return 0.
    """
    outcome = next_scripted(c)
    if outcome != NOTHING:
        c.drawn += 1
        if outcome >= n:
            c.refused = 1
            return 0
        return outcome
    if c.asking:
        c.drawn += 1
        if c.asking == 1:
            c.asking = 2
            for item in range(min(n, ITEMS)):
                add(c.possible, item, 1)
        return 0
    return NOTHING


def below(c, n):
    """Return a number below n, from the script or from the generator."""
    if c.script_size or c.asking:
        outcome = scripted_below(c, n)
        if outcome != NOTHING:
            return outcome
    return uniform(c, n)


def scripted_draw(c, pool):
    """Take an item out of a pool and return its kind: the item that the script names or, if the possible outcomes are
    asked for, the first item. Return NOTHING if the generator has to draw instead.
    """
    outcome = next_scripted(c)
    if outcome == NOTHING and c.asking == 0:
        return NOTHING
    c.drawn += 1
    if outcome == NOTHING and c.asking == 1:
        c.asking = 2
        for kind in range(ITEMS):
            add(c.possible, kind, pool.count[kind])
    if outcome != NOTHING:
        if outcome < ITEMS and pool.count[outcome]:
            remove(pool, outcome)
            return outcome
        c.refused = 1
    item = 0
    while pool.count[item] == 0:
        item += 1
    remove(pool, item)
    return item


def draw(c, pool):
    """Take a random item out of a pool and return its kind; return NOTHING if the pool is empty."""
    if pool.size == 0:
        return NOTHING
    if c.script_size or c.asking:
        item = scripted_draw(c, pool)
        if item != NOTHING:
            return item
    index = uniform(c, pool.size)  # find the item with this index: first its group, then its kind
    group = 0
    while index >= pool.group[group]:
        index -= pool.group[group]
        group += 1
    item = group * 8
    while index >= pool.count[item]:
        index -= pool.count[item]
        item += 1
    pool.count[item] -= 1
    pool.group[group] -= 1
    pool.size -= 1
    return item


def next_label(c, chapter, place):
    """Return the label of the next draw to a place. No two draws of a game have the same label."""
    if c.chapter != chapter:
        c.chapter = chapter
        for i in range(PLACES):
            c.draws_to[i] = 0
    label: cython.ulonglong = chapter
    label = (label << 16) | (place << 8) | c.draws_to[place]
    c.draws_to[place] += 1
    return label


def below_labelled(c, n, chapter, place):
    """Return a number below n for a place, as `below` does. If draws are labelled, the generator uses the label."""
    if c.labelled == 0:
        return below(c, n)
    label: cython.ulonglong = next_label(c, chapter, place)
    if c.script_size or c.asking:
        outcome = scripted_below(c, n)
        if outcome != NOTHING:
            return outcome
    c.drawn += 1
    words: cython.uint[16]
    if not cython.compiled:
        words = [0] * 16
    limit: cython.ulonglong = (M32 + 1 - n) % n
    nonce: cython.ulonglong = LABELLED
    wide: cython.ulonglong = 0
    keystream(c.key, label, nonce, words)
    wide = words[0]
    wide = wide * n
    while (wide & M32) < limit:  # Lemire's method, as in `uniform`
        nonce += 1
        keystream(c.key, label, nonce, words)
        wide = words[0]
        wide = wide * n
    return wide >> 32


def draw_labelled(c, pool, chapter, place):
    """Take a random item out of a pool for a place, as `draw` does. In a game with labelled draws the generator uses
    the label.

    Think of the pool as a grid with a column for each kind and a cell for each of its `copies`. The words of the
    label's stream choose cells until one contains an item. So all items are equally likely, and two pools that differ
    in few items mostly give the same item for the same label.
    """
    if c.labelled == 0:
        return draw(c, pool)
    if pool.size == 0:
        return NOTHING
    if pool.copies == 0:
        set_copies(pool)
    label: cython.ulonglong = next_label(c, chapter, place)
    if c.script_size or c.asking:
        item = scripted_draw(c, pool)
        if item != NOTHING:
            return item
    c.drawn += 1
    words: cython.uint[16]
    if not cython.compiled:
        words = [0] * 16
    nonce: cython.ulonglong = LABELLED
    while pool.size:
        keystream(c.key, label, nonce, words)
        nonce += 1
        for i in range(16):
            item = words[i] & (ITEMS - 1)  # the lowest six bits choose the kind, the bits above them the copy
            if ((words[i] >> 6) & (pool.copies - 1)) < pool.count[item]:
                remove(pool, item)
                return item
    return NOTHING


def set_copies(pool):
    """Set the `copies` of a full pool: the smallest power of two that is not below the count of any kind."""
    pool.copies = 1
    for item in range(ITEMS):
        while pool.copies < pool.count[item]:
            pool.copies *= 2


def add(pool, item, count):
    """Put `count` items of one kind into a pool."""
    pool.count[item] += count
    pool.group[item >> 3] += count
    pool.size += count


def remove(pool, item):
    """Take one item of this kind out of a pool."""
    pool.count[item] -= 1
    pool.group[item >> 3] -= 1
    pool.size -= 1


def pour(source, target):
    """Move all items from one pool to another."""
    for item in range(ITEMS):
        target.count[item] += source.count[item]
        source.count[item] = 0
    for group in range(GROUPS):
        target.group[group] += source.group[group]
        source.group[group] = 0
    target.size += source.size
    source.size = 0


def clear_block(c):
    """Clear the cached block of the key stream, from which draws can be computed."""
    for i in range(16):
        c.block[i] = 0
    c.cached = 0


def forget(c):
    """Clear everything secret: the seed, the cached block and the script. The number of draws is public."""
    for i in range(8):
        c.key[i] = 0
    clear_block(c)
    draw_by_count(c)
    for i in range(SCRIPTED):
        c.script[i] = 0
    c.script_size = 0
    c.script_at = 0
    c.asking = 0
    c.refused = 0
    for item in range(ITEMS):
        c.possible.count[item] = 0
    for group in range(GROUPS):
        c.possible.group[group] = 0
    c.possible.size = 0


def rekey(c, key):
    """Use another seed from now on, and draw without labels."""
    for i in range(8):
        c.key[i] = key[i]
    clear_block(c)
    draw_by_count(c)


def draw_by_count(c):
    """Use no labels from now on: draw number k is word k of the key stream."""
    c.labelled = 0
    c.chapter = 0
    for place in range(PLACES):
        c.draws_to[place] = 0


def rekey_from_rng(c, rng):
    """Use a new seed from `rng` from now on, so that a sampled position does not reveal the game's future draws."""
    for i in range(4):
        bits = next_bits(rng)
        c.key[2 * i] = bits & M32
        c.key[2 * i + 1] = bits >> 32
    clear_block(c)
    draw_by_count(c)


def next_bits(rng):
    """Return the next 64 bits of the generator (SplitMix64)."""
    rng.at = (rng.at + SPLITMIX_STEP) & M64
    z: cython.ulonglong = rng.at
    z = ((z ^ (z >> 30)) * SPLITMIX_FIRST) & M64
    z = ((z ^ (z >> 27)) * SPLITMIX_SECOND) & M64
    return z ^ (z >> 31)


def pick(rng, n):
    """Return a random number below n."""
    wide: cython.ulonglong = next_bits(rng) >> 32
    return (wide * n) >> 32


def pick_from(rng, pool):
    """Take a random item out of a pool with `rng` and return its kind; return NOTHING if the pool is empty."""
    if pool.size == 0:
        return NOTHING
    index = pick(rng, pool.size)
    item = 0
    while index >= pool.count[item]:
        index -= pool.count[item]
        item += 1
    remove(pool, item)
    return item
