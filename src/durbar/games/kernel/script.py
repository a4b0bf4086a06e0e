"""Controlling chance from Python: setting the seed, scripting outcomes, and listing the possible outcomes of a draw."""

import cython

if not cython.compiled:
    from durbar.games.kernel.chance import rekey
    from durbar.games.kernel.state import *


def key_words(key: bytes):
    """Return a 256-bit key as the eight words of ChaCha."""
    if len(key) != 32:
        raise ValueError("a seed is 32 bytes")
    return [int.from_bytes(key[4 * i : 4 * i + 4], "little") for i in range(8)]


def load_key(c, key):
    """Use this 256-bit seed from now on."""
    words: cython.uint[8]
    if not cython.compiled:
        words = [0] * 8
    key_parts = key_words(key)
    for i in range(8):
        words[i] = key_parts[i]
    rekey(c, words)


def load_script(c, outcomes, asking):
    """Set the outcomes of the next draws. With `asking`, the first draw after them stores its possible outcomes."""
    if len(outcomes) > SCRIPTED:
        raise ValueError(f"at most {SCRIPTED} outcomes can be scripted")
    for i in range(SCRIPTED):
        c.script[i] = outcomes[i] if i < len(outcomes) else 0
    c.script_size = len(outcomes)
    c.script_at = 0
    c.refused = 0
    c.asking = 1 if asking else 0
    clear_bytes(c.possible, cython.sizeof(Pool) if cython.compiled else 0)


def list_possible_outcomes(c):
    """Return the possible outcomes of the first unscripted draw with their counts. Return {} if there was no such draw,
    and None if a scripted outcome was impossible.
    """
    if c.refused:
        return None
    return {item: c.possible.count[item] for item in range(ITEMS) if c.possible.count[item]}
