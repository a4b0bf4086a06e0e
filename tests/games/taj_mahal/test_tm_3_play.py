"""TM-3: playing cards."""

import pytest

from durbar.games.errors import MalformedMove
from games.taj_mahal.story import Story


def test_tm_3_1_play_is_a_coloured_card_alone_or_with_one_companion():
    table = Story(3).hand(0, "rVE yMK wE wK").special("points", 0)
    assert table.legal == {
        "out",
        *("rVE", "rVE+wE", "rVE+wK", "rVE+*2"),
        *("yMK", "yMK+wE", "yMK+wK", "yMK+*2"),
    }  # fmt: skip
    table.play("rVE+wE")
    assert table.events() == ["played seat=0 card=rVE", "played seat=0 card=wE"]
    assert table.seat(0)["row"] == ["rVE", "wE"]
    assert table.hand_cards(0) == ["yMK", "wK"]
    assert table.mover == 1


@pytest.mark.parametrize("move", ["wE", "*2", "wE+wK", "rVE+wE+wK", "rVE+wE+*2", "rVE+yMK", "rVE rVE", "+wE", "rVE+"])
def test_tm_3_1_companion_alone_or_two_companions_are_refused(move):
    table = Story(3).hand(0, "rVE yMK wE wK").special("points", 0)
    with pytest.raises(MalformedMove, match="is not a move: expected cards such as rVE or rVE"):
        table.game.push(move)


def test_tm_3_1_only_cards_in_hand_can_be_played():
    table = Story(3).hand(0, "rVE wE").hand(1, "yVE wK").special("points", 1)
    assert table.refused("yVE") == ("not-in-hand", "TM-3.1")
    assert table.refused("rVE+wK") == ("not-in-hand", "TM-3.1")
    assert table.refused("rVE+*2") == ("special-not-yours", "TM-3.1")
    assert table.refused("rVE+*E") == ("special-not-yours", "TM-3.1")  # nobody has this card


def test_tm_3_1_player_must_play_or_withdraw():
    table = Story(3).visit(2, "Delhi").hand(0, "rVE").display("yVE yGE yME yPE yKE")
    assert table.refused("@Delhi") == ("withdraw-to-build", "TM-4.2")
    assert table.refused("^Delhi") == ("withdraw-to-crown", "TM-4.5")
    assert table.refused("<yVE") == ("withdraw-to-take", "TM-4.9")


@pytest.mark.parametrize(("move", "colour"), [("rVE", 0), ("yVE", 1), ("gVE", 2), ("bVE", 3)])
def test_tm_3_2_first_coloured_card_may_have_any_colour_and_fixes_the_players_colour(move, colour):
    table = Story(3).hand(0, "rVE yVE gVE bVE wE")
    assert table.seat(0)["colour"] is None
    table.play(f"{move}+wE")
    assert table.seat(0)["colour"] == colour


def test_tm_3_2_players_have_no_colour_at_the_start_of_the_next_visit():
    table = Story(3).hand(0, "rVE yVE gVE").withdrawn(1, 2).play("rVE").tiles_won("vizier elephant")
    table.withdraw().turn(0)
    assert table.seat(0)["colour"] is None
    assert {"yVE", "gVE"} <= table.legal


def test_tm_3_3_every_later_card_must_have_the_colour_of_the_first():
    table = Story(3).hand(0, "rGE rME yVE gVE bVE wE").row(0, "rVE")
    assert table.legal == {"out", "rGE", "rGE+wE", "rME", "rME+wE"}
    assert table.refused("yVE") == ("other-colour", "TM-3.3")
    assert table.refused("bVE+wE") == ("other-colour", "TM-3.3")
    table.play("rGE").turn(0)
    assert table.legal == {"out", "rME", "rME+wE"}


def test_tm_3_4_different_players_may_use_the_same_colour():
    table = Story(3).hand(0, "rVE").hand(1, "rGE").hand(2, "rVE").play("rVE", "rGE", "rVE")
    assert [table.seat(seat)["colour"] for seat in range(3)] == [0, 0, 0]


def test_tm_3_5_played_cards_stay_in_the_row_and_their_symbols_add_up():
    table = Story(3).hand(0, "rVE rEE rVG wE").withdrawn(1, 2).play("rVE+wE", "rEE", "rVG")
    assert table.seat(0)["row"] == ["rVE", "wE", "rEE", "rVG"]
    assert table.seat(0)["symbols"] == {"V": 2, "G": 1, "M": 0, "P": 0, "K": 0, "E": 4}
    assert table.table()["seats"][0]["row"] == table.table(2)["seats"][0]["row"]  # face up
    assert table.hand_cards(0) == []
    assert table.refused("rVE") == ("not-in-hand", "TM-3.1")  # a played card cannot be played again


def test_tm_3_6_special_cards_elephant_and_mogul_add_a_symbol():
    table = Story(3).hand(0, "rVE rGE").special("elephant", 0).special("mogul", 0).withdrawn(1, 2)
    table.play("rVE+*E")
    assert table.events() == ["played seat=0 card=rVE", "played-special seat=0 card=elephant"]
    assert table.seat(0)["symbols"] == {"V": 1, "G": 0, "M": 0, "P": 0, "K": 0, "E": 2}
    table.play("rGE+*K")
    assert table.seat(0)["symbols"] == {"V": 1, "G": 1, "M": 0, "P": 0, "K": 1, "E": 3}
    assert table.seat(0)["row"] == ["rVE", "*E", "rGE", "*K"]


def test_tm_3_6_points_card_scores_two_points_at_once_and_has_no_symbol():
    table = Story(3).hand(0, "rVE").special("points", 0).play("rVE+*2")
    assert table.gain == [("special", 2)]
    assert table.scores == [2, 0, 0]
    assert table.seat(0)["symbols"] == {"V": 1, "G": 0, "M": 0, "P": 0, "K": 0, "E": 1}
    assert table.mover == 1


def test_tm_3_6_points_card_in_hand_scores_nothing():
    table = Story(3).special("points", 0).withdraw()
    assert table.scores == [0, 0, 0]


def test_tm_3_6_colour_change_allows_any_colour_for_one_turn():
    table = Story(3).row(0, "rVE").hand(0, "yGE yME rME wE").special("colour-change", 0)
    assert table.legal == {"out", "rME", "rME+wE", "rME+*C", "yGE+*C", "yME+*C"}
    assert table.refused("yGE+wE") == ("other-colour", "TM-3.3")
    table.play("yGE+*C").turn(0)
    assert table.seat(0)["symbols"] == {"V": 1, "G": 1, "M": 0, "P": 0, "K": 0, "E": 2}
    assert table.seat(0)["colour"] == 0  # still red
    assert table.legal == {"out", "rME", "rME+wE"}
    assert table.refused("yME") == ("other-colour", "TM-3.3")


@pytest.mark.parametrize("edition", ["2000", "2006", "2018"])
def test_tm_3_6_colour_change_may_be_played_without_an_effect(edition):
    """The colour change has no effect on a card that has the player's colour or is the first card of the visit."""
    with_own_colour = Story(3, edition).row(0, "rVE").hand(0, "rME rGE yVE").special("colour-change", 0)
    with_own_colour.play("rME+*C").turn(0)
    assert with_own_colour.legal == {"out", "rGE"}
    with_first_card = Story(3, edition).hand(0, "rME").special("colour-change", 0).play("rME+*C")
    assert with_first_card.seat(0)["row"] == ["rME", "*C"]


def test_tm_3_7_several_special_cards_can_be_played_in_a_visit_one_in_each_turn():
    table = Story(3).hand(0, "rVE rGE rME rPE").withdrawn(1, 2)
    for effect in ("elephant", "mogul", "points", "colour-change"):
        table.special(effect, 0)
    table.play("rVE+*2")
    assert table.refused("rGE+*2") == ("special-used", "TM-3.7")
    assert table.legal == {
        "out",
        *(f"r{symbol}E{special}" for symbol in "GMP" for special in ("", "+*E", "+*K", "+*C")),
    }
    table.play("rGE+*K", "rME+*E")
    assert table.legal == {"out", "rPE", "rPE+*C"}
    assert table.scores == [2, 0, 0]


def test_tm_3_7_special_card_works_again_in_the_next_visit():
    table = Story(3).hand(0, "rVE yVE").special("points", 0).withdrawn(1, 2).tiles_won("vizier elephant")
    table.play("rVE+*2").withdraw().turn(0)
    table.play("yVE+*2")
    assert table.scores == [4, 0, 0]


@pytest.mark.parametrize(
    ("hand", "effects"),
    [
        ("", ()),
        ("wE wE wK", ()),
        ("wE", ("elephant", "mogul", "points", "colour-change")),
        ("yVE gVE bVE wE", ()),
        ("yVE gVE bVE wE", ("elephant", "mogul", "points")),
    ],
)
def test_tm_3_8_player_without_a_playable_coloured_card_has_to_withdraw(hand, effects):
    table = Story(3).row(0, "rVE").hand(0, hand)
    for effect in effects:
        table.special(effect, 0)
    assert table.legal == {"out"}


def test_tm_3_8_colour_change_in_the_row_has_no_further_effect():
    table = Story(3).row(0, "rVE yGE *C").hand(0, "yVE gVE")
    assert table.legal == {"out"}
    assert table.refused("yVE+*C") == ("special-used", "TM-3.7")
