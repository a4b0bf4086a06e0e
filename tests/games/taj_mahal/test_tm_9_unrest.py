"""TM-9: unrest in games of two players."""

import pytest

import durbar
from games.taj_mahal.story import Story


def test_tm_9_1_display_has_three_cards_and_unrest_has_none_at_first():
    table = durbar.new("taj-mahal", 2, seed=9).seen_by(None).view()["table"]
    assert len(table["display"]) == 3
    assert table["unrest"] == {"on": True, "cards": [], "symbols": dict.fromkeys("VGMPKE", 0)}


def test_tm_9_1_card_is_drawn_at_the_end_of_every_turn():
    table = Story(2).hand(0, "rVE").hand(1, "rGE rME").draws("yVE gKE wM")
    table.play("rVE")
    assert table.events() == ["played seat=0 card=rVE", "unrest card=yVE"]
    table.play("rGE")
    assert table.table()["unrest"] == {
        "on": True,
        "cards": ["yVE", "gKE"],
        "symbols": {"V": 1, "G": 0, "M": 0, "P": 0, "K": 1, "E": 2},
    }
    assert [str(event) for event in table.game.seen_by(None).story()][-1] == "taj-mahal.unrest card=gKE"


def test_tm_9_1_after_a_withdrawal_a_card_is_drawn_when_the_player_has_taken_cards():
    table = Story(2).display("yVE yGE yME").draws("wK gVE")
    table.withdraw("<yVE", "<yGE")
    assert table.events() == [
        "withdrew seat=0 cards=0",
        "took seat=0 card=yVE",
        "took seat=0 card=yGE",
        "drew seat=0 card=wK",
        "unrest card=gVE",
    ]
    assert table.mover == 1


def test_tm_9_1_no_card_is_drawn_after_the_second_players_withdrawal():
    table = Story(2).withdrawn(0).turn(1).row(1, "rVE").tiles_won("vizier elephant").withdraw()
    assert table.events("unrest") == []
    assert table.table()["visit"] == 2


def test_tm_9_1_unrest_continues_while_one_player_is_left():
    table = Story(2).withdrawn(0).turn(1).hand(1, "rVE rGE").draws("yVE gVE").play("rVE")
    assert table.mover == 1
    table.play("rGE")
    assert table.table()["unrest"]["cards"] == ["yVE", "gVE"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_tm_9_1_games_of_more_players_have_no_unrest(players):
    table = Story(players).hand(0, "rVE").play("rVE")
    assert table.events() == ["played seat=0 card=rVE"]
    assert table.table()["unrest"] is None


def test_tm_9_2_second_card_of_a_colour_is_discarded_and_a_protest_happens():
    table = Story(2).hand(0, "rVE").unrest("yVE gGE").draws("yME").play("rVE")
    assert table.events()[1:3] == ["unrest card=yME", "protested cards=2"]
    assert table.table()["discard"] == {"yVE": 1, "yME": 1, "gGE": 1}
    assert table.table()["unrest"]["cards"] == []


def test_tm_9_2_white_cards_join_unrest_and_never_cause_a_protest():
    table = Story(2).hand(0, "rVE").hand(1, "rGE").unrest("yVE wE").draws("wE wK")
    table.play("rVE")
    assert table.events("unrest", "protested") == ["unrest card=wE"]
    table.play("rGE")
    assert table.table()["unrest"]["cards"] == ["yVE", "wE", "wE", "wK"]
    assert table.table()["unrest"]["on"]


def test_tm_9_3_unrest_counts_as_a_rival():
    """Seat 0 has one vizier, general, crown and elephant. Unrest ties with one vizier and leads with two elephants."""
    table = Story(2).visit(2, "Delhi").row(0, "rVG rKE").unrest("yVE wE").play("out")
    assert table.won == ["general", "mogul"]
    table = Story(2).visit(2, "Delhi").row(0, "rVG rVK rGE").unrest("yVE").play("out")
    assert table.won == ["vizier", "general", "mogul"]


def test_tm_9_3_unrest_is_a_rival_until_a_protest():
    table = Story(2).visit(2, "Delhi").hand(0, "rVE").hand(1, "gGE").unrest("yVE").draws("yPE").play("rVE")
    # nothing is set aside, because unrest and seat 0 tie with one vizier and one elephant each
    assert table.events("protested", "set-aside") == ["protested cards=1"]
    table.turn(0).withdraw("@Delhi")
    assert table.won == ["vizier", "elephant"]
    assert table.events("unrest") == []


def test_tm_9_4_protest_sets_aside_the_tiles_for_which_unrest_leads():
    """Unrest has two viziers, a monk and two elephants. Seat 0 has a vizier and three elephants, seat 1 a general and a
    monk. Only the vizier is set aside.
    """
    table = Story(2).row(0, "rVE").hand(0, "rEE").row(1, "yGM").unrest("gVE bVE wM").draws("gGE").play("rEE")
    assert table.events("protested", "set-aside") == ["protested cards=3", "set-aside symbol=vizier"]
    assert table.court("aside") == ["vizier"]
    assert table.court() == ["general", "monk", "princess", "mogul", "elephant"]


def test_tm_9_4_protest_sets_aside_crown_and_province_tile_too():
    table = Story(2).hand(0, "rVG").unrest("yKE wE").draws("yVE").play("rVG")
    assert table.events("set-aside") == ["set-aside symbol=mogul", "set-aside symbol=elephant"]
    assert table.court() == ["vizier", "general", "monk", "princess"]


def test_tm_9_4_card_that_caused_the_protest_does_not_count():
    """Unrest and seat 0 have one vizier each. The second yellow card shows a vizier too, but is only discarded."""
    table = Story(2).hand(0, "rVG").unrest("yVE").draws("yVG").play("rVG")
    assert table.events("set-aside") == ["set-aside symbol=elephant"]


def test_tm_9_4_tie_with_either_player_sets_nothing_aside():
    table = Story(2).hand(0, "rMP").row(1, "gVE").unrest("yVE").draws("yVG").play("rMP")
    assert table.events("protested", "set-aside") == ["protested cards=1"]


def test_tm_9_4_only_players_still_in_the_visit_count():
    """Seat 0 and unrest have two viziers each. Seat 0 withdraws, and a protest at the end of the turn sets the vizier
    aside.
    """
    table = Story(2).row(0, "rVE rVG").unrest("yVE wV").tiles_won("general elephant").draws("yME").withdraw()
    assert table.won == []
    assert table.events("protested", "set-aside") == ["protested cards=2", "set-aside symbol=vizier"]


def test_tm_9_4_tile_already_won_is_not_set_aside():
    table = Story(2).visit(2, "Delhi").row(0, "rVE rVK").unrest("yVE").draws("yME").withdraw("@Hisar", "^Hisar")
    assert table.won == ["vizier", "mogul"]
    assert table.events("set-aside") == ["set-aside symbol=elephant"]
    assert table.seat(0)["advisors"] == ["vizier"]


def test_tm_9_4_tile_set_aside_cannot_be_won_and_unrest_ends_for_this_visit():
    table = Story(2).visit(2, "Delhi").hand(0, "rVG rVK").hand(1, "gKE").unrest("yKE").draws("yVE").play("rVG")
    assert table.court("aside") == ["mogul", "elephant"]
    assert table.table()["unrest"] == {"on": False, "cards": [], "symbols": dict.fromkeys("VGMPKE", 0)}
    table.play("gKE")
    assert table.events() == ["played seat=1 card=gKE"]
    table.play("rVK")
    table.withdraw()  # seat 1 has the most elephants, but the province tile was set aside
    assert table.won == []
    assert table.events("unrest") == []
    table.withdraw("@Delhi", "@Hisar")
    assert table.won == ["vizier", "general"]  # the crown was set aside


def test_tm_9_4_unrest_begins_again_in_the_next_visit():
    table = (
        Story(2)
        .hand(0, "rVE")
        .unrest("yKE")
        .draws("yVE")
        .play("rVE")
        .tiles_won("vizier elephant")
        .withdraw()
        .withdraw()
    )
    assert table.table()["unrest"]["on"]
    table.hand(1, "rVE").draws("yME").play("rVE")
    assert table.events("unrest") == ["unrest card=yME"]


def test_tm_9_5_unrest_is_discarded_when_both_withdraw_before_a_protest():
    table = Story(2).withdrawn(0).turn(1).row(1, "rVE").unrest("yKE gVE wE").tiles_won("vizier elephant")
    table.withdraw()
    assert table.events("protested", "set-aside") == []
    assert table.table()["visit"] == 2
    assert table.table()["unrest"]["cards"] == []
    assert table.table()["discard"] == {"rVE": 1, "yKE": 1, "gVE": 1, "wE": 1}


def test_tm_9_6_province_tile_that_was_set_aside_leaves_the_game_and_other_tiles_return():
    table = Story(2).visit(2, "Delhi").hand(0, "rGM").unrest("yKE gVE").draws("yVE").play("rGM")
    assert table.court("aside") == ["vizier", "mogul", "elephant"]
    table.withdraw()
    table.withdraw("@Delhi", "@Hisar")
    assert table.events("tile-left") == ["tile-left tile=2"]
    assert table.table()["tiles"][1]["owner"] is None
    assert table.court() == ["vizier", "general", "monk", "princess", "mogul", "elephant"]
    table.turn(0).row(0, "rEE").withdraw()
    assert [tile["number"] for tile in table.table()["tiles"] if tile["owner"] == 0] == [3]
