"""TM-8: rulings on questions that the rulebooks do not answer."""

import json

import pytest

from games.taj_mahal.story import Story

all_editions = pytest.mark.parametrize("edition", ["2000", "2006", "2018"])


@all_editions
def test_tm_8_1_no_card_is_drawn_from_an_empty_deck_and_discard_pile(edition):
    table = Story(3, edition).visit(2, "Delhi").bonus(Delhi="card").row(1, "yVE").deck().hoard(2).withdraw()
    assert table.events("drew", "shuffled") == []  # seat 0 has played nothing
    assert len(table.hand_cards(0)) == 2
    table.withdraw("@Delhi")
    assert table.events("claimed", "drew") == ["claimed seat=1 bonus=card city=Delhi"]
    assert len(table.hand_cards(1)) == 2
    assert "Delhi" not in table.table()["bonus_tiles"]


def test_tm_8_1_display_has_fewer_cards_if_the_deck_runs_out():
    """One card is in the deck, one is in seat 2's row, and all others are in hands. The next display has two cards."""
    table = (
        Story(3).withdrawn(0, 1).turn(2).row(2, "rVE").tiles_won("vizier elephant").hand(1, "gVE").deck("bVE").hoard(2)
    )
    table.withdraw()
    assert table.events("displayed", "shuffled") == ["displayed card=bVE", "shuffled cards=1", "displayed card=rVE"]
    assert table.table()["display"] == ["bVE", "rVE"]
    # seat 1 starts, plays, withdraws and takes both cards; the card that they discard does not refill the display
    table.play("gVE").turn(1).tiles_won("vizier elephant").play("out", "<bVE", "<rVE")
    assert table.mover == 2
    assert table.table()["display"] == []
    assert table.table()["discard"] == {"gVE": 1}
    table.withdraw()  # the display is empty, but seat 2 has played nothing and draws the discarded card
    assert table.events("took") == []
    assert table.events("drew") == ["drew seat=2 card=gVE"]
    table.withdraw()
    assert table.events("took", "drew") == []
    assert table.table()["visit"] == 3


def test_tm_8_1_player_takes_one_card_when_one_is_left():
    table = Story(3).row(0, "rVE").tiles_won("vizier elephant").display("yVE").play("out")
    assert table.legal == {"<yVE"}
    table.play("<yVE")
    assert table.mover == 1


def test_tm_8_1_unrest_draw_is_tried_again_at_the_end_of_the_next_turn():
    table = Story(2).visit(2, "Delhi").hand(0, "rVE").row(0, "rGE").deck().hoard(1)
    table.play("rVE")
    assert table.events("unrest") == []
    assert table.table()["unrest"] == {"on": True, "cards": [], "symbols": dict.fromkeys("VGMPKE", 0)}
    table.turn(0).withdraw("@Delhi", "@Hisar")
    assert table.events("shuffled") == ["shuffled cards=2"]
    assert len(table.table()["unrest"]["cards"]) == 1


@all_editions
def test_tm_8_2_player_without_cards_withdraws_and_draws_if_they_played_nothing(edition):
    table = Story(3, edition).draws("wK")
    assert table.legal == {"out"}
    table.withdraw()
    assert "wK" in table.hand_cards(0)
    table = Story(3, edition).row(0, "rVE").tiles_won("vizier elephant")
    assert table.legal == {"out"}
    table.withdraw()
    assert table.events("drew") == []


def test_tm_8_2_player_with_only_special_cards_has_to_withdraw():
    table = Story(3).special("points", 0).special("elephant", 0)
    assert table.legal == {"out"}


@all_editions
def test_tm_8_3_cards_from_the_deck_are_secret_and_cards_from_the_display_known(edition):
    table = Story(3, edition).visit(2, "Delhi").bonus(Delhi="card").row(0, "rVE").display("yVE yGE yME yPE yKE")
    table.draws("wK wM").play("out", "@Delhi")
    messages_by_viewer = {
        viewer: [str(event) for event in table.game.seen_by(viewer).story()] for viewer in (0, 1, 2, None)
    }
    assert "taj-mahal.drew seat=0 card=wK" in messages_by_viewer[0]
    for viewer in (1, 2, None):
        assert "taj-mahal.drew seat=0 card=None" in messages_by_viewer[viewer]
        assert "wK" not in " ".join(messages_by_viewer[viewer])
    table.play("<yVE")
    assert all(str(table.game.seen_by(viewer).story()[0]) == "taj-mahal.took seat=0 card=yVE" for viewer in (1, None))
    table.play("<yKE")
    assert table.seat(0)["known"] == {"yVE": 1, "yKE": 1}
    assert table.seat(0)["cards"] == 3
    table.withdraw()  # seat 1 has played nothing and draws a card from the deck, which is secret too
    assert table.seat(1)["cards"] == 3
    assert sum(table.seat(1)["known"].values()) == 2
    assert "wM" in table.hand_cards(1)
    assert "wM" not in table.seat(1)["known"]


def test_tm_8_3_publicly_known_card_stays_known_until_it_is_played():
    table = Story(3).hand(0, "rVE rVE rGE")
    assert table.seat(0)["known"] == {"rVE": 2, "rGE": 1}
    table.play("rVE")
    assert table.seat(0)["known"] == {"rVE": 1, "rGE": 1}


@all_editions
def test_tm_8_4_crown_palace_may_be_built_in_a_city_with_a_palace_of_the_same_player(edition):
    table = Story(3, edition).visit(2, "Delhi").row(0, "rVK").play("out", "@Delhi")
    assert "^Delhi" in table.legal
    table.play("^Delhi")
    assert (table.seat(0)["palaces"], table.seat(0)["crown_palaces"]) == (["Delhi"], ["Delhi"])
    assert ("palaces", 1) in table.gain


@all_editions
def test_tm_8_5_advisor_palaces_are_built_before_the_crown_palace_in_all_editions(edition):
    table = Story(3, edition).visit(2, "Delhi").row(0, "rVG rKE").play("out")
    assert table.refused("^Delhi") == ("place-palace-first", "TM-4.2")
    table.play("@Delhi")
    assert table.refused("^Delhi") == ("place-palace-first", "TM-4.2")
    table.play("@Hisar")
    assert table.legal == {"^Delhi", "^Hisar", "^Sirhind", "^Sambhal"}


def test_tm_8_6_everybody_sees_who_holds_which_special_card():
    table = Story(3).special("points", 1).special("mogul", 2)
    for viewer in (0, 1, 2, None):
        table_view = table.table(viewer)
        assert table_view["specials"] == {"elephant": None, "mogul": 2, "points": 1, "colour-change": None}
        assert [seat["specials"] for seat in table_view["seats"]] == [[], ["points"], ["mogul"]]


def test_tm_8_7_province_tile_that_was_not_won_leaves_the_game_in_2018_too():
    table = Story(3, "2018").visit(2, "Multan").withdraw().withdraw().withdraw()
    assert table.events("tile-left") == ["tile-left tile=2"]
    assert not {"Multan", "Bhakkar"} & set(table.table()["bonus_tiles"])


@all_editions
def test_tm_8_8_card_that_fits_only_through_the_colour_change_may_be_played(edition):
    table = Story(3, edition).row(0, "rVE").hand(0, "yGE wE").special("colour-change", 0)
    assert table.legal == {"out", "yGE+*C"}
    table.play("yGE+*C")
    assert table.seat(0)["row"] == ["rVE", "yGE", "*C"]


def test_tm_8_9_hands_are_hidden_from_others_before_the_end():
    """Seat 1 has drawn the only white monk. The views of the others do not show it until the game is over."""
    table = Story(3).visit(12).draws("wE wM wE")
    table.withdraw().withdraw()
    assert "wM" in table.hand_cards(1)
    for viewer in (0, 2, None):
        table_view = table.table(viewer)
        assert [seat["hand"] for seat in table_view["seats"]] == [None] * 3
        assert table_view["unseen"]["wM"] == 1  # they know only that it is in the deck or in a hand
        del table_view["unseen"]
        assert "wM" not in json.dumps(table_view)
    table.withdraw()
    assert table.mover is None
    assert [seat["hand"].get("wM") for seat in table.table(None)["seats"]] == [None, 1, None]


def test_tm_8_3_state_can_store_the_greatest_possible_number_of_unseen_cards():
    """A player has at most 29 unseen cards: 6 from the deal, 15 for bonus tiles in four visits, and 8 from the other
    visits, if they play nothing there.
    """
    table = Story(3)
    state = table.state
    types = [type for type, n in enumerate(state.deck.count) for _ in range(n)][:28]  # seat 0 draws the 29th card below
    for index, type in enumerate(types):
        state.hands[0][type] += 1
        state.draw_type[0][index] = type
        state.deck.count[type] -= 1
        state.deck.group[type // 8] -= 1
    state.deck.size -= 28
    state.size[0] = state.knowledge.held[0][0] = 28
    state.holds[0] = sum(1 << type for type in set(types))
    table.game.position.write(state.pack())
    assert table.game.position.broken_invariant() == 0
    table.withdraw()
    assert table.state.knowledge.held[0][0] == 29
    assert table.game.seen_by(1).imagine(1).position.broken_invariant() == 0
