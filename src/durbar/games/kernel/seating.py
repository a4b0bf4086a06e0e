"""Who begins."""

import cython

if not cython.compiled:
    from durbar.games.kernel.chance import below
    from durbar.games.kernel.state import *
    from durbar.games.kernel.tale import note


def first_seat(f, setting, where):
    """Return the starting seat: by chance, unless the table named one in that setting. `where` is how the draw is
    told.
    """
    named = f.settings[setting]
    if named != NOBODY:
        return named
    seat = below(f.chance, f.players)
    note(f.tale, DRAWN, NOBODY, seat, where)
    return seat
