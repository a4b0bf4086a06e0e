"""Setting the game up (TM-2.1 to TM-2.4)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.chance import add, draw_labelled
    from durbar.games.kernel.events import note
    from durbar.games.kernel.seating import first_seat
    from durbar.games.taj_mahal.rules.board import board_of
    from durbar.games.taj_mahal.rules.deck import draw_to_hand
    from durbar.games.taj_mahal.rules.state import *
    from durbar.games.taj_mahal.rules.visit import begin_visit


def deal_province_tiles(s):
    """Put tile 12 in Agra's province and deal tiles 1 to 11 to the other provinces. The tiles give the order of the
    visits (TM-2.1).
    """
    b = board_of(s)
    last_province = b.home[b.agra]
    pool: Pool[1]
    if not cython.compiled:
        pool = Pool()
    clear_bytes(pool, cython.sizeof(Pool) if cython.compiled else 0)
    for province in range(PROVINCES):
        if province != last_province:
            add(pool, province, 1)
    for visit in range(VISITS - 1):
        s.order[visit] = draw_labelled(s.frame.chance, pool, 0, FOR_PROVINCES)
        note(s.frame.events, DRAWN, NOBODY, s.order[visit], TO_PROVINCES)
    s.order[VISITS - 1] = last_province


def deal_bonus_tiles(s):
    """Put the Taj Mahal tile on Agra and deal the other bonus tiles to the other fortresses (TM-2.2)."""
    b = board_of(s)
    pool: Pool[1]
    if not cython.compiled:
        pool = Pool()
    clear_bytes(pool, cython.sizeof(Pool) if cython.compiled else 0)
    for kind in range(TAJ_MAHAL):
        add(pool, kind, b.bonus[kind])
    for city in range(CITIES):
        if city == b.agra:
            s.bonus[city] = 1 + TAJ_MAHAL
        elif b.fortress[city]:
            kind = draw_labelled(s.frame.chance, pool, 0, FOR_FORTRESSES)
            s.bonus[city] = 1 + kind
            note(s.frame.events, DRAWN, NOBODY, kind, TO_FORTRESS)


def deal_hands(s):
    """Deal six cards to each player (TM-2.3)."""
    b = board_of(s)
    for type in range(TYPES):
        add(s.deck, type, b.cards[type])
        s.knowledge.unseen[0][type] = b.cards[type]
    for seat in range(s.frame.players):
        for _ in range(HAND):
            draw_to_hand(s, seat)


def set_up(s):
    """Set up a new game, up to the first decision."""
    for effect in range(EFFECTS):
        s.special[effect] = NOBODY
    for visit in range(VISITS):
        s.tile_owner[visit] = NOBODY
    deal_province_tiles(s)
    deal_bonus_tiles(s)
    s.start = first_seat(s.frame, START, TO_START, FOR_START)  # TM-2.4
    deal_hands(s)
    begin_visit(s)
