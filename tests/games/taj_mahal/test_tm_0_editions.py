"""TM-0: the differences between the editions."""

import pytest

import durbar
from durbar.games.errors import MalformedMove, SettingError
from durbar.games.taj_mahal.components.editions import EDITIONS
from games.taj_mahal.story import Story

EDITION_NAMES = ("2000", "2006", "2018")


@pytest.mark.parametrize(("edition", "min_players"), [("2000", 3), ("2006", 3), ("2018", 2)])
def test_tm_0_1_each_edition_has_its_numbers_of_players(edition, min_players):
    for players in range(min_players, 6):
        table = durbar.new("taj-mahal", players, edition=edition, seed=1).seen_by(None).view()["table"]
        assert len(table["seats"]) == players
        assert (table["unrest"] is not None) == (players == 2)
    for players in (*range(min_players), 6, 100):
        with pytest.raises(SettingError, match=rf"\({edition}\) is for {min_players} to 5 players, not {players}"):
            durbar.new("taj-mahal", players, edition=edition)


def test_tm_0_1_default_edition_is_2018():
    assert durbar.new("taj-mahal", 2).setting.edition == "2018"


@pytest.mark.parametrize(
    ("edition", "name", "letter", "other"),
    [("2000", "violet", "v", "b"), ("2006", "violet", "v", "b"), ("2018", "blue", "b", "v")],
)
def test_tm_0_2_only_the_name_of_the_fourth_colour_differs(edition, name, letter, other):
    """``letter`` is the letter of the fourth colour in this edition, and ``other`` its letter in other editions."""
    assert EDITIONS[edition].colours == ("red", "yellow", "green", name)
    table = Story(3, edition).hand(0, f"{letter}VE rVE yVE gVE")
    assert table.legal == {"out", f"{letter}VE", "rVE", "yVE", "gVE"}
    with pytest.raises(MalformedMove, match=f"colours r, y, g and {letter}"):
        table.game.push(f"{other}VE")
    assert table.cards(f"{letter}VE") == Story(3, "2018").cards("bVE")  # the same card under another name


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_tm_0_3_after_a_colour_change_in_the_first_turn_the_colour_is_fixed_except_in_2006(edition):
    """Seat 0 begins with a red card and the colour change, and still has red, green and yellow cards in hand."""
    table = Story(3, edition).special("colour-change", 0).hand(0, "rVE rGE gVE yVE gME")
    table.play("rVE+*C").turn(0)
    if edition != "2006":
        assert table.legal == {"out", "rGE"}
        assert table.refused("gVE") == ("other-colour", "TM-3.3")
        return
    assert table.seat(0)["colour"] is None
    assert table.legal == {"out", "rGE", "gVE", "yVE", "gME"}
    table.play("gVE").turn(0)  # in 2006 the second coloured card of the visit fixes the colour
    assert table.legal == {"out", "gME"}
    assert table.refused("rGE") == ("other-colour", "TM-3.3")


def test_tm_0_3_in_2006_the_second_coloured_card_may_have_the_colour_of_the_first():
    table = Story(3, "2006").special("colour-change", 0).hand(0, "rVE rGE gVE rME")
    table.play("rVE+*C").turn(0)
    table.play("rGE").turn(0)
    assert table.legal == {"out", "rME"}


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_tm_0_3_colour_change_after_the_first_turn_is_the_same_in_all_editions(edition):
    table = Story(3, edition).special("colour-change", 0).hand(0, "gVE rVE gME").row(0, "rGE")
    table.play("gVE+*C").turn(0)
    assert table.legal == {"out", "rVE"}


def table_with_two_fortresses(edition):
    """Return a table where seat 0 can win vizier, general and crown in Multan, which has the fortresses Multan and
    Bhakkar.
    """
    table = Story(3, edition).visit(2, "Multan").bonus(Multan="tea", Bhakkar="points_2")
    return table.row(0, "rVG rVK")


@pytest.mark.parametrize("edition", ["2000", "2006"])
def test_tm_0_4_bonus_tiles_score_at_once(edition):
    table = table_with_two_fortresses(edition).play("out", "@Multan")
    assert table.gain == [("goods", 1)]
    table.play("@Bhakkar")
    assert table.events() == [
        "built seat=0 city=Bhakkar",
        "claimed seat=0 bonus=points_2 city=Bhakkar",
        "scored seat=0 source=bonus points=2",
    ]


def test_tm_0_4_in_2018_bonus_tiles_score_after_all_advisor_palaces_and_before_the_crown_palace():
    table = table_with_two_fortresses("2018").play("out", "@Multan")
    assert table.events("claimed") == ["claimed seat=0 bonus=tea city=Multan"]
    assert table.gain == []
    table.play("@Bhakkar")
    assert table.events() == [
        "built seat=0 city=Bhakkar",
        "claimed seat=0 bonus=points_2 city=Bhakkar",
        "scored seat=0 source=goods points=1",
        "scored seat=0 source=bonus points=2",
    ]
    assert table.legal == {"^Dipalpur", "^Multan", "^Bhakkar", "^Uch"}


@pytest.mark.parametrize(("edition", "drawn_before_next_palace"), [("2000", 1), ("2006", 1), ("2018", 0)])
def test_tm_0_4_card_of_a_bonus_tile_is_drawn_before_or_after_the_next_palace(edition, drawn_before_next_palace):
    """In 2018 the card is drawn after the next palace is placed, and in the older editions before."""
    table = Story(3, edition).visit(2, "Multan").bonus(Multan="card", Bhakkar="card").row(0, "rVG")
    table.play("out", "@Multan")
    assert len(table.hand_cards(0)) == drawn_before_next_palace
    table.play("@Bhakkar")
    assert len(table.hand_cards(0)) == 2


@pytest.mark.parametrize(("edition", "player_keeps_them"), [("2000", False), ("2006", False), ("2018", True)])
def test_tm_0_5_claimed_tiles_without_a_commodity_are_kept_or_leave_the_game(edition, player_keeps_them):
    table = Story(3, edition).visit(2, "Multan").bonus(Multan="points_2", Bhakkar="card").row(0, "rVG")
    table.withdraw("@Multan", "@Bhakkar")
    assert table.seat(0)["bonus"] == ({"points_2": 1, "card": 1} if player_keeps_them else {})
    assert not {"Multan", "Bhakkar"} & set(table.table()["bonus_tiles"])
    # seat 1 claims the Taj Mahal tile, which scores 4 points, and a tea
    table.visit(12).bonus(Gwalior="tea").row(1, "gMP").withdraw("@Agra", "@Gwalior")
    assert table.gain[:2] == [("bonus", 4), ("goods", 1)]
    assert table.seat(1)["bonus"] == ({"taj_mahal": 1, "tea": 1} if player_keeps_them else {"tea": 1})


@pytest.mark.parametrize(("edition", "first"), [("2000", "deck"), ("2006", "deck"), ("2018", "display")])
def test_tm_0_6_player_who_has_not_played_draws_before_or_after_taking_from_the_display(edition, first):
    table = Story(3, edition).display("yVE yGE yME yPE yKE").draws("wK")
    table.play("out")
    assert table.hand_cards(0) == (["wK"] if first == "deck" else [])  # in 2000 and 2006 this card is drawn first
    table.play("<yVE", "<yKE")
    took = ["took seat=0 card=yVE", "took seat=0 card=yKE"]
    assert table.events("took", "drew") == (took if first == "deck" else [*took, "drew seat=0 card=wK"])
    assert table.hand_cards(0) == ["yVE", "yKE", "wK"]
    assert table.mover == 1


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_tm_0_7_withdrawal_is_scored_in_the_order_of_the_edition(edition):
    table = Story(3, edition).visit(2, "Multan").bonus(Multan="points_2").row(0, "rVE").withdraw("@Multan")
    tiles, palaces = ("tiles", 2), ("palaces", 1)
    assert table.gain == [("bonus", 2), *((palaces, tiles) if edition == "2018" else (tiles, palaces))]
    assert table.scores == [2 + 2 + 1, 0, 0]


def table_before_the_end(edition, *points):
    """Return a table in visit 12 where only seat 2 has not withdrawn, and the players have these points.

    When seat 2 withdraws, it takes the last card of the display, yVE, which scores a point.
    """
    table = (
        Story(3, edition).visit(12).withdrawn(0, 1).turn(2).row(2, "gVE").tiles_won("vizier elephant").display("yVE")
    )
    return table.score(*points)


@pytest.mark.parametrize("edition", ["2000", "2006"])
def test_tm_0_8_tied_players_share_the_victory(edition):
    """The final hands score 1, 3 and 1 points: the players have 1, 3 and 1 cards of their most frequent colour."""
    table = table_before_the_end(edition, 9, 7, 9).hand(0, "rVE gVE yGE").hand(1, "rGE rVE gGE gPE rME").withdraw()
    assert table.scores == [10, 10, 10]
    assert table.game.outcome.ranks == (1, 1, 1)
    assert table.game.outcome.winners == (0, 1, 2)


def test_tm_0_8_in_2018_more_cards_in_hand_break_a_tie():
    """All players have 10 points, and 3, 5 and 1 cards in hand."""
    table = table_before_the_end("2018", 9, 7, 9).hand(0, "rVE gVE yGE").hand(1, "rGE rVE gGE gPE rME").withdraw()
    assert table.scores == [10, 10, 10]
    assert table.game.outcome.ranks == (2, 1, 3)
    assert table.game.outcome.winners == (1,)


def test_tm_0_8_in_2018_white_and_special_cards_count_in_the_tie_break_and_players_with_equal_hands_share_a_rank():
    """Seat 0 gets 3 points for a red, a white and a special card, seat 1 gets 1 point for three different colours."""
    table = (
        table_before_the_end("2018", 7, 9, 0).hand(0, "rVE wE").special("points", 0).hand(1, "rGE gVE yGE").withdraw()
    )
    assert table.scores == [10, 10, 1]
    assert table.game.outcome.ranks == (1, 1, 3)
    assert table.game.outcome.winners == (0, 1)


def test_tm_0_8_in_2018_cards_in_hand_also_break_ties_for_lower_ranks():
    table = table_before_the_end("2018", 3, 3, 50).hand(0, "rVE").hand(1, "rGE gVE").withdraw()
    assert table.scores == [4, 4, 51]
    assert table.game.outcome.ranks == (3, 2, 1)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_tm_0_9_starting_seat_is_drawn_by_lot(edition):
    games = [durbar.new("taj-mahal", 3, edition=edition, seed=seed) for seed in range(30)]
    assert {game.to_move for game in games} == {0, 1, 2}
    assert all(f"taj-mahal.starts seat={game.to_move}" in map(str, game.events) for game in games)


@pytest.mark.parametrize(
    ("edition", "special", "advisor", "gems"),
    [
        ("2000", "special-card", "influence-tile", "jewels"),
        ("2006", "special-card", "influence-tile", "jewels"),
        ("2018", "prestige-card", "advisor-token", "gems"),
    ],
)
def test_tm_0_10_each_edition_has_its_own_terms(edition, special, advisor, gems):
    assert EDITIONS[edition].names == {"special": special, "advisor-tile": advisor, "gems": gems}
