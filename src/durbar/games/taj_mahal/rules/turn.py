"""The flow of the game: the order of the decisions and their consequences (TM-3, TM-4)."""

import cython

if not cython.compiled:
    from durbar.games.taj_mahal.rules.final import finish
    from durbar.games.taj_mahal.rules.goods import score_claimed
    from durbar.games.taj_mahal.rules.palaces import build_crown_palace, build_palace, crown_cities, open_cities
    from durbar.games.taj_mahal.rules.play import legal_plays, play_cards
    from durbar.games.taj_mahal.rules.state import *
    from durbar.games.taj_mahal.rules.unrest import draw_for_unrest
    from durbar.games.taj_mahal.rules.visit import begin_visit, end_visit
    from durbar.games.taj_mahal.rules.withdraw import (
        begin_taking,
        finish_taking,
        leave_court,
        score_withdrawal,
        take_card,
        withdraw,
    )


def legal(s, out):
    """Write the mover's legal action ids to `out` and return their number. In a turn withdrawing is the first, because
    it is always possible (TM-3.8, TM-8.2).
    """
    n = 0
    if s.phase == PLAY:
        out[n] = OUT
        return legal_plays(s, out, n + 1)
    if s.phase == TAKE:
        types: cython.ulonglong = 0
        for slot in range(s.display_size):
            types |= bit(s.display[slot])
        while types:
            out[n] = DISPLAY_CARD + ctz(types)
            n += 1
            types &= types - 1
        return n
    cities = open_cities(s) if s.phase == PALACE else crown_cities(s)
    base = BUILD if s.phase == PALACE else CROWN_CITY
    while cities:
        out[n] = base + ctz(cities)
        n += 1
        cities &= cities - 1
    return n


def decide(s, id):
    """Carry out one decision of the mover."""
    seat = s.frame.mover
    if s.phase == PLAY and id == OUT:
        withdraw(s, seat)
        go_on_withdrawing(s, seat)
    elif s.phase == PLAY:
        play_cards(s, seat, (id - CARDS) // COMPANIONS, (id - CARDS) % COMPANIONS)
        end_turn(s)
    elif s.phase == PALACE:
        build_palace(s, seat, id - BUILD)
        go_on_withdrawing(s, seat)
    elif s.phase == CROWN:
        build_crown_palace(s, seat, id - CROWN_CITY)
        go_on_withdrawing(s, seat)
    else:
        take_card(s, seat, id - DISPLAY_CARD)
        go_on_taking(s, seat)


def go_on_withdrawing(s, seat):
    """Continue a withdrawal until its next decision (TM-4.2 to TM-4.8): advisor palaces, bonus tiles, the crown palace
    (TM-8.5), scoring, leaving the court, taking cards.
    """
    if s.palaces_due:
        s.phase = PALACE
        return
    score_claimed(s, seat)
    if s.crown_due:
        s.phase = CROWN
        return
    score_withdrawal(s, seat)
    leave_court(s, seat)
    begin_taking(s, seat)
    go_on_taking(s, seat)


def go_on_taking(s, seat):
    """Let the mover take another card from the display; end the turn if all cards are taken (TM-4.9)."""
    if s.takes_due:
        s.phase = TAKE
        return
    finish_taking(s, seat)
    end_turn(s)


def end_turn(s):
    """End a turn: unrest gets a card (TM-9.1), then the next seat still in the visit moves. If there is none, the next
    visit begins or the game ends.
    """
    if s.visiting:
        draw_for_unrest(s)
        s.phase = PLAY
        s.frame.mover = (s.frame.mover + 1) % s.frame.players
        while not (s.visiting >> s.frame.mover) & 1:
            s.frame.mover = (s.frame.mover + 1) % s.frame.players
        return
    end_visit(s)
    if s.visit == VISITS:
        finish(s)
    else:
        begin_visit(s)
