"""A simple reference implementation of ChaCha, with which tests compare the kernel's generator.

The block function is that of RFC 8439, but counter and nonce have 64 bits each, as in the original cipher.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from struct import pack, unpack

# the first four words of the cipher's state
CONSTANT = b"expand 32-byte k"
# the words that each quarter round mixes: columns in even rounds, diagonals in odd rounds
COLUMNS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
DIAGONALS = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
WORD = 2**32  # the number of values of a word


def rotate(word: int, bits: int) -> int:
    """Rotate a 32-bit word left."""
    return (word << bits | word >> 32 - bits) % WORD


def block(key: bytes, counter: int, nonce: int, rounds: int) -> bytes:
    """Return one block of the key stream."""
    start = unpack("<16I", CONSTANT + key + pack("<QQ", counter, nonce))
    x = list(start)
    for round_number in range(rounds):
        for a, b, c, d in DIAGONALS if round_number % 2 else COLUMNS:
            # a += b, d ^= a, d <<<= 16, and so on
            for left, right, turned, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[left] = (x[left] + x[right]) % WORD
                x[turned] = rotate(x[turned] ^ x[left], bits)
    return pack("<16I", *((word + first) % WORD for word, first in zip(x, start, strict=True)))


def word(key: bytes, number: int, nonce: int = 0) -> int:
    """Return word `number` of the ChaCha8 key stream with this nonce."""
    result: int = unpack("<16I", block(key, number // 16, nonce, 8))[number % 16]
    return result


def number_below(key: bytes, draw: int, n: int) -> tuple[int, int]:
    """Return a random number below n, the result of draw number `draw`, and how many words were rejected.

    The number is the word of this draw times n, divided by 2**32. If the remainder is below 2**32 % n, the word is
    rejected and replaced. The j-th replacement is the first word of block `draw + 1` in the key stream with nonce j.
    """
    product, rejected = word(key, draw) * n, 0
    while product % WORD < WORD % n:
        rejected += 1
        product = word(key, (draw + 1) * 16, rejected) * n
    return product // WORD, rejected


def labelled_words(key: bytes, chapter: int, place: int, number: int) -> Iterator[int]:
    """Yield the words of the key stream for a labelled draw.

    The label consists of the chapter (a visit, round or turn), the place (such as a hand) to which an item is drawn,
    and the `number` of earlier draws to this place in this chapter.

    The words come from blocks whose counter is the label of the draw and whose nonces are 2**63, 2**63 + 1 and so on.
    """
    label = chapter * 2**16 + place * 2**8 + number
    for nonce in count(2**63):
        yield from unpack("<16I", block(key, label, nonce, 8))


def labelled_item(words: Iterator[int], counts: list[int], copies: int) -> int:
    """Return the kind of the item that a labelled draw takes from a pool.

    The lowest six bits of a word select one of 64 kinds, and the next bits select one of `copies` copies of it. The
    first word that selects a copy in the pool determines the kind.
    """
    for word in words:
        kind, copy = word % 64, word // 64 % copies
        if kind < len(counts) and copy < counts[kind]:
            return kind
    raise AssertionError("the words never end")
