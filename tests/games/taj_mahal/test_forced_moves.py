"""Tests of forced moves: a single legal move is reported only if it does not depend on a secret hand."""

import pytest

from games.taj_mahal.story import Story


def forced_moves(table):
    """Return the forced move as each player and a spectator see it, without duplicates."""
    return {table.game.seen_by(viewer).forced_move for viewer in (None, *range(table.game.setting.players))}


def forced_text(table):
    """Return the text of the forced move, which is the same for all viewers; None if there is none."""
    (move,) = forced_moves(table)
    return move and move.text


@pytest.mark.parametrize("hand", ["yVE", "yVE wE", "rVE", ""])
def test_tm_3_8_withdrawal_without_a_card_of_the_colour_is_not_reported_because_hands_are_secret(hand):
    table = Story(3).row(0, "rVG").hand(0, hand)
    assert table.legal == ({"out", "rVE"} if hand == "rVE" else {"out"})
    assert forced_text(table) == (None if hand else "out")  # everybody knows that a hand is empty


def test_tm_10_1_withdrawal_without_a_card_of_the_colour_is_reported_with_open_hands():
    assert forced_text(Story(3, open_hands=True).row(0, "rVG").hand(0, "yVE")) == "out"
    assert forced_text(Story(3, open_hands=True).row(0, "rVG").hand(0, "yVE rVE")) is None


def test_tm_4_9_only_card_of_the_display_is_reported():
    table = Story(3).row(0, "rVE").tiles_won("vizier elephant").display("yVE").play("out")
    assert forced_text(table) == "<yVE"
    table = Story(3).row(0, "rVE").tiles_won("vizier elephant").display("yVE gVE").play("out")
    assert forced_text(table) is None


def test_tm_4_2_only_open_city_is_reported():
    table = Story(4).visit(2, "Delhi").row(0, "rVG").tiles_won("vizier")
    (province,) = (province for province in table.board.provinces if province.name == "Delhi")
    *occupied, last = [table.board.cities[city].name for city in province.cities]
    for seat, city in enumerate(occupied, 1):
        table.palaces(seat, city)
    table.play("out")
    assert table.legal == {f"@{last}"}
    assert forced_text(table) == f"@{last}"
