"""TM-11: the worked examples of the rulebooks."""

import pytest

from games.taj_mahal.examples_board import examples_board
from games.taj_mahal.story import Story

all_editions = pytest.mark.parametrize("edition", ["2000", "2006", "2018"])


def letter_of_fourth_colour(edition):
    """Return the letter of the fourth colour of cards: b for blue in 2018, v for violet in the other editions."""
    return "b" if edition == "2018" else "v"


@all_editions
def test_tm_11_1_two_tea_bonus_tiles_and_province_tile_9_score_as_in_the_example(edition):
    table = Story(3, edition).visit(9, "Multan").bonus(Multan="tea", Bhakkar="tea").goods(0, "tea tea spices spices")
    table.row(0, "rVG rEE").withdraw("@Multan", "@Bhakkar")
    assert [points for source, points in table.gain if source == "goods"] == [3, 4]
    assert dict(table.gain)["tiles"] == 5 + 3  # the tile is the fifth tea and the third spices
    assert sum(points for source, points in table.gain if source != "palaces") == 15
    assert table.seat(0)["goods"] == {"rice": 0, "tea": 5, "spices": 3, "gems": 0}


@all_editions
def test_tm_11_2_goods_of_several_visits_score_as_in_the_example(edition):
    """The player gets rice and tea in the third visit, rice in the fifth, and gems and province tile 6 in the sixth."""
    table = Story(3, edition).visit(3, "Multan").bonus(Multan="rice", Bhakkar="tea").row(0, "rVG")
    table.withdraw("@Multan", "@Bhakkar")
    assert [points for source, points in table.gain if source == "goods"] == [1, 1]
    table.withdraw().withdraw()
    table.visit(5, "Delhi").bonus(Delhi="rice").turn(0).row(0, "rVG rGM").tiles_won("general monk").withdraw("@Delhi")
    assert dict(table.gain)["goods"] == 2
    table.withdraw().withdraw()
    table.visit(6, "Kabul").bonus(Kabul="gems").turn(0).row(0, "rME rEE").withdraw("@Kabul")
    assert dict(table.gain) == {"goods": 1, "tiles": 5, "palaces": 1}


@pytest.mark.parametrize(
    ("hand", "special", "points"),
    [
        ("wE wE rVE rGE rME yVE gGE", "elephant", 6),
        ("wK rVE rGE yVE yGE bEE", "mogul", 4),
        ("gVE gGE gME gPE gKE yVE yGE bEE", "points", 6),
    ],
)
@all_editions
def test_tm_11_3_final_hands_score_as_in_the_example(edition, hand, special, points):
    fourth = letter_of_fourth_colour(edition)
    table = Story(3, edition).visit(12).withdrawn(0, 1).turn(2).row(2, "rKE").tiles_won("mogul elephant")
    table.display("rEE").hand(0, hand.replace("b", fourth)).special(special, 0).withdraw()
    assert table.events("scored")[0] == f"scored seat=0 source=hand points={points}"


# the seats of the players in the example of connections
RED, BLUE, BROWN, GREY = range(4)


def table_of_the_connections():
    """Return the table of the example before anybody withdraws. Province A is visited; all palaces are elsewhere."""
    table = Story(4, "2006", board=examples_board()).visit(11, "A")
    table.palaces(RED, "B1 B2 C1 C2 E1 D3 F1 H3").palaces(BLUE, "D1 I1 C4 E3 G3")
    return table.palaces(BROWN, "B3 H1 I3 G1 E2 F3").palaces(GREY, "D4 C3 B4")


def test_tm_11_4_connections_from_province_a_score_as_in_the_example():
    """Red builds in A2 and A4, blue in A1 and A3, brown builds the crown palace in A3, and grey builds nothing."""
    table = table_of_the_connections().row(RED, "rVG").row(BLUE, "yMK wP").row(BROWN, "gKE gKE").hand(GREY, "wE")
    table.withdraw("@A2", "@A4")
    assert dict(table.gain)["palaces"] == 4  # province A, provinces B and C through A4, and E through A2
    table.withdraw("@A1", "@A3")
    assert dict(table.gain)["palaces"] == 3  # province A, D through A1, and I through A3
    table.withdraw("^A3")
    assert dict(table.gain)["palaces"] == 5  # province A, and B, H, I and G through A3
    table.withdraw()
    assert table.gain == []
    assert table.seat(BLUE)["palaces"][:2] == ["A1", "A3"]


def test_tm_11_4_grey_would_have_scored_four_with_a_palace_in_a1():
    table = table_of_the_connections().turn(GREY).row(GREY, "gVE").tiles_won("elephant").withdraw("@A1")
    assert table.gain[-1] == ("palaces", 4)  # the provinces A, D, C and B


def test_tm_11_4_second_palace_in_one_province_never_scores_again():
    without_second_palace = (
        table_of_the_connections().palaces(RED, "B1 B2 C1 E1 D3 F1 H3").row(RED, "rVG").withdraw("@A2", "@A4")
    )
    assert dict(without_second_palace.gain)["palaces"] == 4  # as many as with the second palace, in C2
    with_one_palace = table_of_the_connections().row(RED, "rVE").tiles_won("elephant").withdraw("@A4")
    assert dict(with_one_palace.gain)["palaces"] == 3


# the seats of the players in the next examples
LENA, GREG, NICOLE = range(3)


@all_editions
def test_tm_11_5_majorities_of_three_players_win_tiles_as_in_the_example(edition):
    fourth = letter_of_fourth_colour(edition)
    table = Story(3, edition).visit(2, "Delhi").hand(LENA, f"{fourth}GK {fourth}PE").hand(GREG, "gGP gGE gPE")
    table.hand(NICOLE, "rVE rGE wE").play(f"{fourth}GK", "gGP", "rVE", f"{fourth}PE", "gGE", "rGE+wE")
    assert table.mover == LENA
    table.withdraw("^Sirhind")
    assert table.won == ["mogul"]
    table.play("gPE")
    assert table.mover == NICOLE
    table.withdraw("@Sambhal")
    assert table.won == ["vizier", "elephant"]
    table.withdraw("@Sirhind", "@Hisar")
    assert table.won == ["general", "princess"]
    assert table.table()["visit"] == 3
    assert table.seat(LENA)["advisors"] == []
    assert table.seat(GREG)["advisors"] == ["general", "princess"]
    assert table.seat(NICOLE)["advisors"] == ["vizier"]


def test_tm_11_5_monk_stays_in_the_court_because_no_player_has_played_one():
    table = Story(3).visit(2, "Delhi").row(LENA, "bGK bPE").row(GREG, "gGP gGE gPE").row(NICOLE, "rVE rGE wE")
    table.withdraw("^Delhi").turn(NICOLE).withdraw("@Hisar")
    table.play("out")
    assert table.court() == ["monk"]


@all_editions
def test_tm_11_6_connections_of_three_players_score_as_in_the_example(edition):
    """In the province of Delhi, Lena builds the crown palace in Sirhind, Nicole builds in Sambhal, and Greg builds in
    Sirhind and in the fortress Delhi.
    """
    table = Story(3, edition).visit(8, "Delhi").bonus(Delhi="spices").palaces(LENA, "Kabul Jammu Chittor")
    table.palaces(NICOLE, "Kannauj Khairabad Surat").palaces(GREG, "Jalandhar Ajmer Raisen Thatta")
    table.row(LENA, "rKE").row(GREG, "gGP").row(NICOLE, "yVE yEE").withdraw("^Sirhind")
    assert dict(table.gain) == {"palaces": 1}  # only the province of Delhi
    table.turn(NICOLE).withdraw("@Sambhal")
    assert dict(table.gain)["palaces"] == 3  # Kannauj and Khairabad are in two other provinces; Surat is not connected
    table.withdraw("@Sirhind", "@Delhi")
    assert table.events("claimed") == [f"claimed seat={GREG} bonus=spices city=Delhi"]
    assert dict(table.gain)["palaces"] == 3  # with the provinces of Jalandhar and Ajmer


@all_editions
def test_tm_11_7_player_who_withdraws_later_wins_more_in_the_example(edition):
    anna, bob, chris, doris = range(4)
    fourth = letter_of_fourth_colour(edition)
    table = Story(4, edition).visit(2, "Delhi").row(anna, "rVE rEE").row(bob, "yVE yGE")
    table.row(chris, f"{fourth}GP {fourth}GE").hand(chris, f"{fourth}PE").row(doris, "gMP gKE").withdraw()
    assert table.won == ["elephant"]
    assert table.mover == bob
    table.withdraw("@Hisar")
    assert table.won == ["vizier"]
    table.play(f"{fourth}PE")
    assert table.mover == doris
    table.withdraw("@Sambhal", "^Hisar")
    assert table.won == ["monk", "mogul"]
    assert table.mover == chris
    table.withdraw("@Sirhind", "@Delhi")
    assert table.won == ["general", "princess"]
    assert table.table()["visit"] == 3
