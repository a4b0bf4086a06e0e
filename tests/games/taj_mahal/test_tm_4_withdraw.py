"""TM-4: withdrawing, first part: tiles that are won, palaces and bonus tiles."""

import pytest

from games.taj_mahal.story import Story


def test_tm_4_1_player_with_more_symbols_than_each_rival_wins_the_tile():
    """Seat 0 has two viziers and each rival has one, so seat 0 wins, although the rivals have two together."""
    table = Story(3).visit(2, "Delhi").row(0, "rVG rVK").row(1, "yVE").row(2, "gVE").play("out")
    assert table.won == ["vizier", "general", "mogul"]
    assert table.events() == [
        "withdrew seat=0 cards=2",
        "won seat=0 symbol=vizier",
        "won seat=0 symbol=general",
        "won seat=0 symbol=mogul",
    ]


def test_tm_4_1_tie_wins_nothing_and_the_tile_may_be_won_later():
    table = Story(3).visit(2, "Delhi").row(0, "rVE").row(1, "yVE").withdraw()
    assert table.won == []
    assert table.court() == ["vizier", "general", "monk", "princess", "mogul", "elephant"]
    table.withdraw("@Hisar")  # seat 0 has withdrawn and no longer counts
    assert table.won == ["vizier", "elephant"]


def test_tm_4_1_player_with_fewer_symbols_than_a_rival_wins_nothing():
    table = Story(3).row(0, "rVE").row(1, "yVE yVE").row(2, "gGE").withdraw()
    assert table.won == []


def test_tm_4_1_at_least_one_symbol_is_needed():
    table = Story(3).row(0, "rEE").withdraw()
    assert table.won == ["elephant"]
    assert table.court() == ["vizier", "general", "monk", "princess", "mogul"]


def test_tm_4_1_tile_is_won_once_in_a_visit():
    table = (
        Story(3).visit(2, "Delhi").row(0, "rVE").withdraw("@Delhi").row(1, "yVE yVE yMK").withdraw("@Hisar", "^Hisar")
    )
    assert table.won == ["monk", "mogul"]
    assert table.seat(0)["advisors"] == ["vizier"]
    assert table.seat(1)["advisors"] == ["monk"]


def test_tm_4_1_one_player_can_win_all_six_tiles():
    table = (
        Story(3).visit(2, "Delhi").row(0, "rVG rMP rKE").withdraw("@Delhi", "@Hisar", "@Sirhind", "@Sambhal", "^Delhi")
    )
    assert table.won == ["vizier", "general", "monk", "princess", "mogul", "elephant"]
    assert table.court() == []


def test_tm_4_1a_player_must_build_all_palaces_and_take_cards():
    table = Story(3).visit(2, "Delhi").display("yVE yGE yME yPE yKE").row(0, "rVK").hand(0, "rGE").play("out")
    assert table.legal == {"@Sirhind", "@Sambhal", "@Delhi", "@Hisar"}
    for move in ("out", "rGE", "^Delhi", "<yVE"):
        assert table.refused(move) == ("place-palace-first", "TM-4.2")
    table.play("@Delhi")
    assert table.legal == {"^Sirhind", "^Sambhal", "^Delhi", "^Hisar"}
    for move in ("out", "rGE", "@Hisar", "<yVE"):
        assert table.refused(move) == ("place-crown-first", "TM-4.5")
    table.play("^Delhi")
    assert table.legal == {"<yVE", "<yGE", "<yME", "<yPE", "<yKE"}
    for move in ("out", "rGE", "@Hisar", "^Hisar"):
        assert table.refused(move) == ("take-card-first", "TM-4.9")
    table.play("<yVE")
    assert table.mover == 0  # a second card has to be taken
    assert table.refused("out") == ("take-card-first", "TM-4.9")


def test_tm_4_2_each_advisor_tile_gives_a_palace_on_an_open_city_of_the_province():
    table = Story(3).visit(2, "Delhi").palaces(1, "Hisar").palaces(0, "Agra").row(0, "rVG").play("out")
    assert table.seat(0)["advisors"] == ["vizier", "general"]
    assert table.legal == {"@Sirhind", "@Sambhal", "@Delhi"}
    assert table.refused("@Hisar") == ("city-taken", "TM-4.2")
    assert table.refused("@Mathura") == ("other-province", "TM-4.2")
    table.play("@Sirhind")
    assert table.refused("@Sirhind") == ("city-taken", "TM-4.2")  # the player's own palace fills a city as well
    assert table.legal == {"@Sambhal", "@Delhi"}
    table.play("@Sambhal")
    assert table.seat(0)["palaces"] == ["Sirhind", "Sambhal", "Agra"]


def test_tm_4_2_city_with_only_a_crown_palace_is_open():
    table = Story(3).visit(2, "Delhi").crown_palace(1, "Sirhind").palaces(2, "Hisar").row(0, "rVG").play("out")
    assert table.legal == {"@Sirhind", "@Sambhal", "@Delhi"}
    table.play("@Sirhind")
    assert table.legal == {"@Sambhal", "@Delhi"}  # a city can have only one ordinary palace


def test_tm_4_2_crown_palace_and_ordinary_palace_together_fill_a_city():
    table = Story(3).visit(2, "Delhi").crown_palace(1, "Sirhind").palaces(1, "Sirhind").row(0, "rVG").play("out")
    assert table.refused("@Sirhind") == ("city-taken", "TM-4.2")


@pytest.mark.parametrize("edition", ["2000", "2006", "2018"])
def test_tm_4_3_palace_on_fortress_takes_the_bonus_tile(edition):
    table = Story(3, edition).visit(2, "Delhi").bonus(Delhi="tea").row(0, "rVK").withdraw("@Delhi", "^Hisar")
    assert table.events("built", "claimed") == ["built seat=0 city=Delhi", "claimed seat=0 bonus=tea city=Delhi"]
    assert "Delhi" not in table.table()["bonus_tiles"]
    assert table.seat(0)["bonus"] == {"tea": 1}
    assert table.gain == [("goods", 1), ("palaces", 1)]


def test_tm_4_3_palace_outside_a_fortress_takes_no_bonus_tile():
    table = Story(3).visit(2, "Delhi").bonus(Delhi="tea").row(0, "rVK").withdraw("@Hisar", "^Hisar")
    assert table.events("claimed") == []
    assert table.table()["bonus_tiles"]["Delhi"] == "tea"


def test_tm_4_3_bonus_tile_is_taken_once():
    table = Story(3).visit(2, "Delhi").bonus(Delhi=None).row(0, "rVK").withdraw("@Delhi", "^Hisar")
    assert table.events("claimed") == []
    assert table.scores == [1, 0, 0]


@pytest.mark.parametrize(("tile", "points"), [("points_2", [("bonus", 2)]), ("card", []), ("rice", [("goods", 1)])])
def test_tm_4_4_bonus_tile_scores_its_points(tile, points):
    table = Story(3).visit(2, "Delhi").bonus(Delhi=tile).row(0, "rVK").draws("wK")
    table.play("out", "@Delhi")
    assert table.gain == points
    assert table.hand_cards(0) == (["wK"] if tile == "card" else [])


def test_tm_4_4_taj_mahal_tile_scores_four_points():
    table = Story(3).visit(12).row(0, "rVK").play("out", "@Agra")
    assert table.gain == [("bonus", 4)]


def test_tm_4_4_commodity_scores_one_point_for_each_equal_commodity_of_the_player():
    """The player already has tea on a bonus tile and on the province tiles 2 and 5, so the new tea scores 1 + 3."""
    table = Story(3).visit(7, "Delhi").bonus(Delhi="tea").goods(0, "tea rice rice").row(0, "rVK")
    table.province_tile(0, 2).province_tile(0, 5).province_tile(1, 4)
    table.play("out", "@Delhi")
    assert table.gain == [("goods", 4)]
    assert table.seat(0)["goods"] == {"rice": 2, "tea": 4, "spices": 1, "gems": 1}


@pytest.mark.parametrize("edition", ["2000", "2006", "2018"])
def test_tm_4_4_second_equal_commodity_also_scores_for_the_first(edition):
    table = Story(3, edition).visit(2, "Multan").bonus(Multan="gems", Bhakkar="gems").row(0, "rVG")
    table.withdraw("@Bhakkar", "@Multan")
    assert table.gain == [("goods", 1), ("goods", 2), ("palaces", 1)]


@pytest.mark.parametrize("edition", ["2000", "2006", "2018"])
def test_tm_4_4_province_tile_of_the_same_withdrawal_does_not_count(edition):
    """Province tile 2 has gems and tea. The bonus tile with gems scores 1, and then the province tile scores 2 + 1."""
    table = Story(3, edition).visit(2, "Delhi").bonus(Delhi="gems").row(0, "rVE").withdraw("@Delhi")
    assert sorted(table.gain) == [("goods", 1), ("palaces", 1), ("tiles", 3)]
    assert table.gain[0] == ("goods", 1)


@pytest.mark.parametrize("first", ["Multan", "Bhakkar"])
def test_tm_4_4_bonus_tiles_score_in_the_order_in_which_the_palaces_are_built(first):
    tiles = {"Multan": ("goods", 2), "Bhakkar": ("bonus", 2)}
    second = ({"Multan", "Bhakkar"} - {first}).pop()
    table = Story(3).visit(2, "Multan").bonus(Multan="rice", Bhakkar="points_2").goods(0, "rice").row(0, "rVG")
    table.withdraw(f"@{first}", f"@{second}")
    assert table.gain[:2] == [tiles[first], tiles[second]]


def test_tm_4_5_crown_palace_is_built_after_the_advisor_palaces_in_any_city():
    table = Story(3).visit(2, "Delhi").palaces(1, "Hisar").palaces(2, "Delhi").row(0, "rVK").play("out", "@Sirhind")
    assert table.legal == {"^Sirhind", "^Sambhal", "^Delhi", "^Hisar"}
    assert table.refused("^Mathura") == ("other-province", "TM-4.5")
    table.play("^Hisar")
    assert table.events("crowned") == ["crowned seat=0 city=Hisar"]
    assert table.seat(0)["crown_palaces"] == ["Hisar"]
    assert table.seat(1)["palaces"] == ["Hisar"]


def test_tm_4_5_crown_palace_never_takes_a_bonus_tile():
    """The tile stays until seat 1 builds an ordinary palace in the city of the crown palace and takes it."""
    table = Story(3).visit(2, "Delhi").bonus(Delhi="tea").row(0, "rKE").row(1, "yVE").withdraw("^Delhi")
    assert table.events("claimed") == []
    assert table.table()["bonus_tiles"]["Delhi"] == "tea"
    table.withdraw("@Delhi")
    assert table.events("claimed") == ["claimed seat=1 bonus=tea city=Delhi"]
    assert (table.seat(0)["crown_palaces"], table.seat(1)["palaces"]) == (["Delhi"], ["Delhi"])
