"""Tests that previews of Taj Mahal contain all certain points, including those after a card is drawn."""

import pytest

import durbar
from games.taj_mahal.story import Story


def preview(table, move):
    """Return the preview of a move for the player to move."""
    return table.game.seen_by(table.mover).preview(move)


def scored(messages):
    """Return the seat, the source and the number of points in each message about points."""
    return [tuple(message.args.values()) for message in messages if message.id == "taj-mahal.scored"]


def test_tm_4_4_preview_counts_the_palaces_after_a_bonus_card():
    """A palace in Umarkot gives a card and connects a second province. A palace in any other city scores 1 point."""
    game = durbar.new("taj-mahal", 2, edition="2018", seed=10605, version=1)
    for move in ["out", "<yPE", "<yEE", "yGM", "out", "@Chittor", "@Jodhpur", "<wM", "gME+wM", "gEE"]:
        game.push(move)
    withdrawal = game.seen_by(game.to_move).preview("out")
    assert (withdrawal.low, withdrawal.high, withdrawal.best) == (1, 2, ("@Umarkot",))
    assert scored(withdrawal.best_story) == [(game.to_move, "palaces", 2)]


@pytest.mark.parametrize("edition", ["2000", "2006", "2018"])
def test_tm_4_4_preview_includes_decisions_after_a_bonus_card(edition):
    """In 2000 and 2006 the card is drawn at once, before the second palace is placed (TM-0.4)."""
    table = Story(3, edition).visit(6, "Multan").bonus(Multan="card", Bhakkar="gems").row(0, "rVG rEE")
    table.play("out")
    previewed = preview(table, "@Multan")
    # at least 1 for the palaces and 2 for the province tile; with gems from Bhakkar 1 + 1 more
    assert (previewed.low, previewed.high, previewed.best) == (3, 5, ("@Bhakkar",))
    assert previewed.drawn == (edition != "2018")
    assert sum(points for _, _, points in scored([*previewed.story, *previewed.best_story])) == 5
    table.play("@Multan", "@Bhakkar")
    assert table.scores == [5, 0, 0]


@pytest.mark.parametrize("edition", ["2000", "2006", "2018"])
def test_tm_6_1_preview_counts_the_final_hand_without_cards_still_to_be_drawn(edition):
    """Seat 0 withdraws from the last visit without having played, and draws a card: in 2018 after it has taken rVE from
    the display, in the other editions before (TM-0.6).
    """
    table = Story(3, edition).visit(12).withdrawn(1, 2).display("rVE").hand(0, "rPE").draws("rGE")
    table.play("out")
    previewed = preview(table, "<rVE")
    assert previewed.points == previewed.low == previewed.high == (2 if edition == "2018" else 3)
    assert scored(previewed.story) == [(0, "hand", previewed.points)]
    table.play("<rVE")
    assert table.scores[0] == 3


def test_tm_8_9_preview_reveals_nothing_of_the_hands_of_others():
    """The game ends with the move, but the preview leaves out the points for the hand of seat 1."""
    table = (
        Story(3).visit(12).withdrawn(1, 2).display("bVE").row(0, "rVE").tiles_won("vizier elephant").hand(1, "wE wK")
    )
    table.play("out")
    assert scored(preview(table, "<bVE").story) == [(0, "hand", 1)]


def test_tm_10_1_preview_counts_the_final_hands_of_others_if_hands_are_open():
    table = Story(3, open_hands=True).visit(12).withdrawn(1, 2).display("bVE")
    table.row(0, "rVE").tiles_won("vizier elephant").hand(1, "wE wK")
    table.play("out")
    assert scored(preview(table, "<bVE").story) == [(0, "hand", 1), (1, "hand", 2)]
