"""The table of Maharani's functions for the kernel. The kernel does not know the type of a state, so each `any_`
function takes an untyped state and calls the function of the rules with a typed one.
"""

import cython

from durbar.games.maharani.rules.state import State as StateType

if not cython.compiled:
    from durbar.games.kernel.position import Kernel
    from durbar.games.maharani.evaluation.estimate import estimate
    from durbar.games.maharani.evaluation.policy import weigh
    from durbar.games.maharani.rules.hidden import blank, imagine
    from durbar.games.maharani.rules.invariants import broken_invariant
    from durbar.games.maharani.rules.score import total
    from durbar.games.maharani.rules.setup import set_up
    from durbar.games.maharani.rules.state import *
    from durbar.games.maharani.rules.turn import decide, legal


def any_begin(s):
    """Set up the game."""
    set_up(as_state(s))


def any_legal(s, out):
    """List the mover's legal action ids and return how many there are."""
    return legal(as_state(s), out)


def any_play(s, id):
    """Make a move."""
    decide(as_state(s), id)


def any_blank(s, seat):
    """Clear everything that a seat may not know."""
    blank(as_state(s), seat)


def any_imagine(s, seat, rng):
    """Sample everything that a seat may not know."""
    imagine(as_state(s), seat, rng)


def any_weigh(s, moves, n, values):
    """Write the value of each move for the mover to `values`."""
    weigh(as_state(s), moves, n, values)


def any_score(s, seat):
    """Return a seat's gold."""
    return total(as_state(s), seat)


def any_chapter(s):
    """Return the number of turns so far."""
    return as_state(s).turn


def any_estimate(s, seat):
    """Return an estimate of a seat's final gold."""
    return estimate(as_state(s), seat)


def any_broken_invariant(s):
    """Return 0 if all invariants hold, else the number of a broken invariant."""
    return broken_invariant(as_state(s))


def make_kernel():
    """Return the kernel of Maharani."""
    kernel: Kernel = Kernel("maharani", StateType)
    kernel.r.size = cython.sizeof(State) if cython.compiled else State._size_
    kernel.r.ids = IDS
    kernel.r.begin = any_begin
    kernel.r.legal = any_legal
    kernel.r.play = any_play
    kernel.r.blank = any_blank
    kernel.r.imagine = any_imagine
    kernel.r.weigh = any_weigh
    kernel.r.score = any_score
    kernel.r.chapter = any_chapter
    kernel.r.estimate = any_estimate
    kernel.r.horizon = HORIZON
    kernel.r.broken_invariant = any_broken_invariant
    return kernel.ready()
