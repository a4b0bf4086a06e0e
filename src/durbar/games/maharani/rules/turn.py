"""The flow of the game: a turn is one tile, two tiles, or reactivating (MH-2.3, MH-5)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.tale import note
    from durbar.games.maharani.rules.board import board_of
    from durbar.games.maharani.rules.final import finish, nothing_fits
    from durbar.games.maharani.rules.placing import legal_placements, place
    from durbar.games.maharani.rules.quarters import score_full_quarters
    from durbar.games.maharani.rules.score import gain
    from durbar.games.maharani.rules.state import *
    from durbar.games.maharani.rules.turntable import fill_slots


def legal(s, out):
    """The mover's legal action ids. MH-8.5: after a first tile the mover is always asked."""
    n = 0
    if s.placed:
        out[n] = END
        n += 1
    elif s.markers[s.frame.mover] != ALL_MARKERS:  # MH-8.1
        out[n] = RENEW
        n += 1
    return legal_placements(s, out, n)


def decide(s, id):
    """Carry out one decision of the mover."""
    seat = s.frame.mover
    if id == RENEW:
        renew(s, seat)
        end_turn(s, seat)
    elif id == END:
        note(s.frame.tale, ENDED, seat, NOTHING, 0)
        end_turn(s, seat)
    else:
        at = id - PLACE
        choice = at % CHOICES
        at = at // CHOICES
        place(s, seat, at // (SPACES * SIDES), at // SIDES % SPACES, at % SIDES, choice)
        s.placed += 1
        if s.placed == 2:  # MH-8.5
            end_turn(s, seat)


def renew(s, seat):
    """MH-5.2: all action markers turn face up."""
    s.markers[seat] = ALL_MARKERS
    note(s.frame.tale, RENEWED, seat, NOTHING, 0)


def end_turn(s, seat):
    """MH-5.3, in this order: pay, score; unless the last quarter is scored: fill, then look whether anything fits."""
    if s.placed == 2:
        gain(s, seat, FROM_SECOND, -board_of(s).second_tile)
    score_full_quarters(s)
    s.placed = 0
    s.turn += 1
    s.frame.mover = (seat + 1) % s.frame.players
    if s.scored == ALL_QUARTERS:
        finish(s)
        return
    fill_slots(s)
    if nothing_fits(s):
        finish(s)
