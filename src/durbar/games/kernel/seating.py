"""The starting seat."""

import cython

if not cython.compiled:
    from durbar.games.kernel.chance import below
    from durbar.games.kernel.state import *
    from durbar.games.kernel.tale import note


def first_seat(f, setting, where):
    """Return the starting seat: the one in `setting` if it is set, else a random one. `where` is the place noted for
    the draw.
    """
    named = f.settings[setting]
    if named != NOBODY:
        return named
    seat = below(f.chance, f.players)
    note(f.tale, DRAWN, NOBODY, seat, where)
    return seat
