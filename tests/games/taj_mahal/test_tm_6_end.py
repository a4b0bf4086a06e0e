"""TM-6: the end of the game."""

import pytest

from durbar.games.errors import GameOver
from games.taj_mahal.story import Story


def table_in_last_visit(edition="2018"):
    """Return a table in visit 12 where only seat 0 has not withdrawn. The display has one card, bVE."""
    return Story(3, edition).visit(12).withdrawn(1, 2).display("bVE")


@pytest.mark.parametrize("edition", ["2000", "2006", "2018"])
def test_tm_6_1_special_cards_white_cards_and_the_most_frequent_colour_score(edition):
    """Seat 1 has two white, two special, four red and three green cards: 2 + 2 + 4 points. Seat 2 has a green card."""
    table = Story(3, edition).visit(12).withdrawn(1, 2).display("yVE").row(0, "rVE").tiles_won("vizier elephant")
    table.hand(1, "rVE rGE rME rPE gVE gGE gME wE wK").hand(2, "gVE").special("mogul", 1).special("points", 1)
    table.withdraw()
    assert table.events("scored") == [
        "scored seat=0 source=hand points=1",  # the card just taken
        "scored seat=1 source=hand points=8",
        "scored seat=2 source=hand points=1",
    ]
    assert table.scores == [1, 8, 1]
    assert table.mover is None


def test_tm_6_1_cards_taken_in_the_last_withdrawal_count():
    """Seat 0 withdraws without having played. With bVE from the display and bGE from the deck it has 3 blue cards."""
    table = table_in_last_visit().hand(0, "bPE").draws("bGE").withdraw()
    assert table.gain == [("hand", 3)]


def test_tm_6_1_only_one_of_two_equally_frequent_colours_scores():
    table = (
        table_in_last_visit()
        .hand(0, "rVE rGE")
        .row(0, "rKE")
        .tiles_won("mogul elephant")
        .hand(1, "rVE rGE yVE yGE gVE gGE")
        .withdraw()
    )
    assert table.scores == [2, 2, 0]


def test_tm_6_1_white_cards_do_not_count_as_a_colour():
    table = table_in_last_visit().row(0, "rKE").tiles_won("mogul elephant").hand(1, "wE wE wE wE rVE").withdraw()
    assert table.scores == [1, 5, 0]


def test_tm_6_1_hands_are_scored_after_the_exchange_of_pairs():
    """Seat 0 wins a second princess in the last visit and takes the special card from seat 1. The card scores."""
    table = table_in_last_visit().advisors(0, "princess").row(0, "rPE").special("points", 1).withdraw("@Mathura")
    assert table.events("exchanged") == ["exchanged seat=0 card=points from=1"]
    events = table.events()
    assert events.index("exchanged seat=0 card=points from=1") < events.index("scored seat=0 source=hand points=2")
    points_of_seat_1 = table.game.sheet.totals[-1][1]
    assert points_of_seat_1 == (0,) * 6, "nothing from any source, also not for the special card"


def test_tm_6_1_played_cards_no_longer_count_but_played_special_cards_do():
    table = table_in_last_visit().row(0, "rVE rGE wE rME *E").tiles_won("vizier general monk elephant").withdraw()
    assert table.gain == [("hand", 2)]  # bVE, taken from the display, and the special card


def test_tm_6_1_nothing_more_happens_after_visit_12():
    table = table_in_last_visit().withdraw()
    assert table.table()["phase"] == "over"
    assert table.events("visit", "displayed") == []
    assert table.legal == set()
    with pytest.raises(GameOver) as caught:
        table.game.push("out")
    assert caught.value.message.id == "why.over"


def test_tm_6_2_player_with_the_most_points_wins():
    table = table_in_last_visit().score(20, 31, 30).withdraw()
    assert table.game.outcome.scores == (20 + 1, 31, 30)
    assert table.game.outcome.ranks == (3, 1, 2)
    assert table.game.outcome.winners == (1,)


def test_tm_6_2_points_for_the_final_hand_can_decide_the_game():
    table = table_in_last_visit().score(20, 20, 19).hand(2, "wE wE wE").withdraw()
    assert table.game.outcome.winners == (2,)
    assert table.game.outcome.scores == (21, 20, 22)


def test_tm_6_2_game_has_no_outcome_before_the_end():
    table = Story(3).visit(12)
    assert table.game.outcome is None
    table.withdraw().withdraw()
    assert table.game.outcome is None
    table.withdraw()
    assert table.game.outcome is not None
