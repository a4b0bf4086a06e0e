"""The table of functions through which the kernel calls the toy's rules.

The kernel passes an untyped state; each function whose name ends in ``_any`` casts it to the toy's state.
"""

import cython

from toy.rules.state import State as StateType

if not cython.compiled:
    from durbar.games.kernel.events import note
    from durbar.games.kernel.position import Kernel
    from toy.evaluation.policy import weigh
    from toy.rules.deal import deal, draw_card
    from toy.rules.hidden import blank, imagine
    from toy.rules.state import *
    from toy.rules.turn import broken_invariant, end_turn, legal, play_card, score


def begin_any(s):
    deal(as_state(s))


def legal_any(s, out):
    return legal(as_state(s), out)


def play_any(s, id):
    t = as_state(s)
    seat = t.frame.mover
    if id < RANKS:
        play_card(t, seat, id)
    elif id == DRAW:
        draw_card(t, seat)
    else:
        note(t.frame.events, PASSED, seat, NOTHING, 0)
    end_turn(t)


def blank_any(s, seat):
    blank(as_state(s), seat)


def imagine_any(s, seat, rng):
    imagine(as_state(s), seat, rng)


def weigh_any(s, moves, n, values):
    weigh(as_state(s), moves, n, values)


def score_any(s, seat):
    return score(as_state(s), seat)


def chapter_any(s):
    t = as_state(s)
    return t.turn // t.frame.players


def estimate_any(s, seat):
    return 100 * score(as_state(s), seat)


def broken_invariant_any(s):
    return broken_invariant(as_state(s))


def make_kernel():
    """Return the kernel of the toy game, with the table of its functions."""
    kernel: Kernel = Kernel("toy", StateType)
    kernel.r.size = cython.sizeof(State) if cython.compiled else State._size_
    kernel.r.ids = IDS
    kernel.r.begin = begin_any
    kernel.r.legal = legal_any
    kernel.r.play = play_any
    kernel.r.blank = blank_any
    kernel.r.imagine = imagine_any
    kernel.r.weigh = weigh_any
    kernel.r.score = score_any
    kernel.r.chapter = chapter_any
    kernel.r.estimate = estimate_any
    kernel.r.horizon = 2
    kernel.r.broken_invariant = broken_invariant_any
    return kernel.ready()
