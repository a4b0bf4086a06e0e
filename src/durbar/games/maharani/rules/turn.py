"""The flow of the game: a turn is laying one tile or two, or renewing the action markers (MH-2.3, MH-5)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.events import note
    from durbar.games.maharani.rules.board import board_of
    from durbar.games.maharani.rules.final import finish, nothing_fits
    from durbar.games.maharani.rules.placing import legal_placements, place
    from durbar.games.maharani.rules.quarters import score_full_quarters
    from durbar.games.maharani.rules.score import gain
    from durbar.games.maharani.rules.state import *
    from durbar.games.maharani.rules.turntable import fill_slots


def legal(s, out):
    """Write the mover's legal action ids to `out` and return their number. After the first tile the mover can always
    end the turn (MH-8.5).
    """
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
        note(s.frame.events, ENDED, seat, NOTHING, 0)
        end_turn(s, seat)
    else:
        rest = id - PLACE
        choice = rest % CHOICES
        rest = rest // CHOICES
        place(s, seat, rest // (SPACES * SIDES), rest // SIDES % SPACES, rest % SIDES, choice)
        s.placed += 1
        if s.placed == 2:  # MH-8.5
            end_turn(s, seat)


def renew(s, seat):
    """Turn all action markers of a seat face up (MH-5.2)."""
    s.markers[seat] = ALL_MARKERS
    note(s.frame.events, RENEWED, seat, NOTHING, 0)


def end_turn(s, seat):
    """End a turn (MH-5.3): pay for a second tile, score full quarters, and fill the slots. The game ends if all
    quarters are scored or no tile fits.
    """
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
