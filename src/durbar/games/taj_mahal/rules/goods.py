"""Claiming and scoring bonus tiles and province tiles (TM-4.3, TM-4.4, TM-4.6)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.events import note
    from durbar.games.taj_mahal.rules.board import board_of
    from durbar.games.taj_mahal.rules.deck import draw_to_hand
    from durbar.games.taj_mahal.rules.score import gain
    from durbar.games.taj_mahal.rules.state import *


def claim_bonus(s, seat, city):
    """Claim the bonus tile of a city, if it has one (TM-4.3)."""
    if s.bonus[city] == 0:
        return
    kind = s.bonus[city] - 1
    s.bonus[city] = 0
    note(s.frame.events, CLAIMED, seat, kind, city)
    s.claimed[s.claimed_size] = kind + 1
    s.claimed_size += 1
    if not s.frame.settings[BONUS_LATER]:
        score_claimed(s, seat)


def score_claimed(s, seat):
    """Score the claimed bonus tiles in the order in which their palaces were placed (TM-4.4)."""
    for i in range(s.claimed_size):
        kind = s.claimed[i] - 1
        s.claimed[i] = 0
        score_bonus(s, seat, kind)
    s.claimed_size = 0


def score_bonus(s, seat, kind):
    """Score a bonus tile (TM-4.4). +4 and +2 score points, and +1 card draws a card. A commodity scores 1 for itself
    and 1 for each commodity of its kind that the seat holds.
    """
    if kind < GOODS:
        gain(s, seat, FROM_GOODS, 1 + s.goods[seat][kind])
        s.goods[seat][kind] += 1
    elif kind == ONE_CARD:
        draw_to_hand(s, seat)
    else:
        gain(s, seat, FROM_BONUS, 4 if kind == TAJ_MAHAL else 2)
    if kind < GOODS or s.frame.settings[KEEPS_TILES]:
        s.bonus_held[seat][kind] += 1


def score_province_tile(s, seat):
    """Score the province tile: each commodity on it scores like a commodity bonus tile (TM-4.6)."""
    goods = board_of(s).goods[s.visit]
    points = 0
    for kind in range(GOODS):
        if (goods >> kind) & 1:
            points += 1 + s.goods[seat][kind]
            s.goods[seat][kind] += 1
    s.tile_owner[s.visit] = seat
    gain(s, seat, FROM_TILES, points)
