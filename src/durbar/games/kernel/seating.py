"""Choosing the starting seat."""

import cython

if not cython.compiled:
    from durbar.games.kernel.chance import below_labelled
    from durbar.games.kernel.events import note
    from durbar.games.kernel.state import *


def first_seat(f, setting, destination, place):
    """Return the starting seat: the value of the setting with the index `setting`, or a random seat if it is NOBODY.
    `destination` is the amount in the event of the draw, `place` the place in its label.
    """
    seat_setting = f.settings[setting]
    if seat_setting != NOBODY:
        return seat_setting
    seat = below_labelled(f.chance, f.players, 0, place)
    note(f.events, DRAWN, NOBODY, seat, destination)
    return seat
