"""The list of the events of a move, in order, and who may know them."""

import cython

if not cython.compiled:
    from durbar.games.kernel.state import *


def clear_events(t):
    """Clear the events of the last move. Unused entries are zero, so that equal positions have equal bytes."""
    for i in range(t.count):
        t.kind[i] = 0
        t.seat[i] = 0
        t.seen[i] = 0
        t.what[i] = 0
        t.amount[i] = 0
    t.count = 0
    t.lost = 0


def note(t, kind, seat, what, amount):
    """Note an event that everybody sees."""
    if t.recording:
        note_secret(t, kind, seat, what, amount, EVERYBODY)


def note_secret(t, kind, seat, what, amount, seen):
    """Note an event whose subject `what` may be known only to the seats in the mask `seen`."""
    if not t.recording:
        return
    if t.count == EVENTS:
        t.lost += 1
        return
    t.kind[t.count] = kind
    t.seat[t.count] = seat
    t.what[t.count] = what
    t.amount[t.count] = amount
    t.seen[t.count] = seen
    t.count += 1


def hide_secrets(t, seat):
    """Clear `what` in the events that this seat (NOBODY: a spectator) may not know. Their `seen` becomes 0."""
    for i in range(t.count):
        if t.seen[i] != EVERYBODY and (seat < 0 or not (t.seen[i] >> seat) & 1):
            t.what[i] = NOTHING
            t.seen[i] = 0
