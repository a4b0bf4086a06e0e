"""TM-2: setup and the start of a visit."""

from collections import Counter
from random import Random

import pytest

import durbar
from games.taj_mahal.story import Story


def new_table(seed, players=3, viewer=None, **settings):
    """Return the view of the table in a new game, as a viewer sees it."""
    return durbar.new("taj-mahal", players, seed=seed, **settings).seen_by(viewer).view()["table"]


def test_tm_2_1_tile_12_is_in_the_province_of_agra_and_the_others_are_random():
    orders = [new_table(seed)["order"] for seed in range(40)]
    assert all(order[-1] == "Agra" and len(set(order)) == 12 for order in orders)
    for place in range(11):
        assert len({order[place] for order in orders}) > 5


def test_tm_2_1_order_of_provinces_is_public_and_never_changes():
    game = durbar.new("taj-mahal", 3, seed=5)
    orders = [game.seen_by(viewer).view()["table"]["order"] for viewer in (None, 0, 1, 2)]
    assert orders == [orders[0]] * 4
    visited = []
    while game.to_move is not None:
        table = game.setting.rulebook.presentation.view(game.setting, game.position.read(), None)
        if table["visit"] > len(visited):
            visited.append(table["province"])
        game.push(next(iter(game.legal_moves)))
    assert visited == orders[0]


def test_tm_2_2_taj_mahal_is_in_agra_and_each_other_fortress_has_a_bonus_tile():
    layouts = [new_table(seed)["bonus_tiles"] for seed in range(30)]
    board = durbar.new("taj-mahal", 3).setting.board
    fortresses = {city.name for city in board.cities if city.fortress}
    for layout in layouts:
        assert set(layout) == fortresses
        assert [city for city, tile in layout.items() if tile == "taj_mahal"] == ["Agra"]
        assert Counter(layout.values()) == Counter(layouts[0].values())
    for city in fortresses - {"Agra"}:
        assert len({layout[city] for layout in layouts}) > 3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tm_2_3_each_player_has_six_cards_that_others_cannot_see(players):
    game = durbar.new("taj-mahal", players, seed=11)
    for viewer in (None, *range(players)):
        table = game.seen_by(viewer).view()["table"]
        assert [seat["cards"] for seat in table["seats"]] == [6] * players
        assert [seat["hand"] for seat in table["seats"]] == [None] * players
        if viewer is None:
            assert table["hand"] is None
        else:
            assert sum(table["hand"].values()) == 6
        assert table["deck"] == 96 - 6 * players - len(table["display"])
        assert table["discard"] == {}
        draws = [str(event) for event in game.seen_by(viewer).story() if event.id == "taj-mahal.drew"]
        assert len(draws) == 6 * players
        for event in draws:
            assert event.endswith("card=None") == (f"seat={viewer} " not in event)


def test_tm_2_3_everything_on_the_table_is_public():
    table = Story(2).hand(0, "rVE").hand(1, "wE yEE").row(0, "rGE wK").goods(1, "tea").advisors(1, "monk")
    table.unrest("gVE wM").deck("bVE bVE")
    public = table.table(None)
    assert [seat["cards"] for seat in public["seats"]] == [1, 2]
    assert public["seats"][0]["row"] == ["rGE", "wK"]
    assert public["seats"][1]["goods"]["tea"] == 1
    assert public["seats"][1]["advisors"] == ["monk"]
    assert public["unrest"]["cards"] == ["gVE", "wM"]
    assert public["deck"] == 2
    assert len(public["display"]) == 3
    # all cards that are not in hands, the row, unrest, the deck or the display
    assert sum(public["discard"].values()) == 96 - (1 + 2) - 2 - 2 - 2 - 3
    assert all(table.table(viewer)["discard"] == public["discard"] for viewer in (0, 1))


def test_tm_2_3_number_of_cards_in_hand_is_not_limited():
    table = Story(3).hand(0, "rVE rGE rME rPE rKE rEE yVE yGE yME yPE yKE yEE wE wE wE").deck("bVE")
    table.withdraw()
    assert len(table.hand_cards(0)) == 15 + 2 + 1  # two from the display, and one from the deck


def test_tm_2_4_each_visit_starts_one_seat_further_clockwise():
    game = durbar.new("taj-mahal", 4, seed=2)
    starts, visit = [game.to_move], 0
    while game.to_move is not None:
        game.push(next(iter(game.legal_moves)))
        if game.position.chapter > visit and game.to_move is not None:
            visit = game.position.chapter
            starts.append(game.to_move)
            assert f"taj-mahal.visit seat={game.to_move} visit={visit + 1}" in " ".join(map(str, game.events))
    assert starts == [(starts[0] + visit) % 4 for visit in range(12)]


def test_tm_2_5_next_visit_begins_with_a_complete_court():
    """Seat 0 wins four tiles. In the next visit the court has all of them again, with the next province tile."""
    table = Story(3).visit(2, "Delhi").row(0, "bVE bMK").withdraw("@Sirhind", "@Hisar", "^Delhi")
    assert table.court() == ["general", "princess"]
    assert table.court("won") == ["vizier", "monk", "mogul", "elephant"]
    table.withdraw().withdraw()
    assert table.table()["visit"] == 3
    assert table.court() == ["vizier", "general", "monk", "princess", "mogul", "elephant"]
    table.row(1, "yEE").withdraw()
    assert [tile["owner"] for tile in table.table()["tiles"][:4]] == [None, 0, 1, None]


@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 5), (4, 7), (5, 9)])
def test_tm_2_6_display_has_one_card_less_than_twice_the_number_of_players(players, cards):
    game, rng = durbar.new("taj-mahal", players, seed=4), Random(players)
    visit = -1
    while game.to_move is not None:
        if game.position.chapter > visit:
            visit = game.position.chapter
            display, display_for_seat_0 = (
                game.setting.rulebook.presentation.view(game.setting, game.seen_by(viewer).position.read(), viewer)[
                    "display"
                ]
                for viewer in (None, 0)
            )
            assert len(display) == cards
            assert display == display_for_seat_0
            messages = [str(event) for event in game.seen_by(None).story() if event.id == "taj-mahal.displayed"]
            assert messages == [f"taj-mahal.displayed card={card}" for card in display]
        game.push(game.decode(rng.choice(game.legal_moves.ids)))
    assert visit == 11, "the index of the last of twelve visits"


def test_tm_2_7_discard_pile_is_shuffled_when_a_card_is_needed_and_not_before():
    """The last card of the deck is drawn. The discard pile is shuffled only when the next card is needed."""
    table = Story(3).display("yVE yGE yME yPE yKE").hand(2, "gVE").deck("wK").withdraw()
    assert table.events("drew", "shuffled") == ["drew seat=0 card=wK"]
    assert table.table()["deck"] == 0
    discard = table.table()["discard"]
    table.withdraw()
    assert table.events("shuffled") == [f"shuffled cards={sum(discard.values())}"]
    assert table.table()["discard"] == {}
    assert table.table()["deck"] == sum(discard.values()) - 1


def test_tm_2_7_cards_in_rows_display_hands_and_unrest_are_not_shuffled():
    table = Story(2).row(0, "rVE wE").row(1, "yGM").hand(0, "rGE").hand(1, "gVE gGE").unrest("bVE").deck()
    discard = table.table()["discard"]
    table.play("rGE")  # at the end of this turn a card is drawn for unrest, but the deck is empty
    assert table.events("shuffled") == [f"shuffled cards={sum(discard.values())}"]
    drawn = table.events("unrest")[0].split("card=")[1]
    assert Counter(discard) == Counter(table.table(0)["unseen"]) + Counter([drawn])


def test_tm_2_7_deck_may_be_shuffled_while_the_display_is_dealt():
    table = Story(3).visit(2, "Delhi").withdrawn(0, 1).turn(2).row(2, "gVE").deck("bVE bVE").draws("bVE bVE")
    cards = sum(table.table()["discard"].values()) + 1  # the card in seat 2's row is discarded before the shuffle
    table.withdraw("@Hisar")
    kinds = [event.split()[0] for event in table.events("displayed", "shuffled")]
    assert kinds == ["displayed", "displayed", "shuffled", "displayed", "displayed", "displayed"]
    assert table.events("shuffled") == [f"shuffled cards={cards}"]


def test_tm_2_7_row_of_a_withdrawing_player_is_not_yet_discarded_when_they_draw_a_bonus_card():
    """The deck and the discard pile are empty. Seat 0 gets no card for the bonus tile, because their row is discarded
    only later.
    """
    table = Story(3).visit(2, "Delhi").bonus(Delhi="card").row(0, "rVE").deck().hoard(2).withdraw("@Delhi")
    assert table.events("claimed", "drew", "shuffled") == ["claimed seat=0 bonus=card city=Delhi"]
    assert table.table()["discard"] == {"rVE": 1}
    table.withdraw()  # seat 1 has not played, and draws from the new deck of one card
    assert table.events("shuffled", "drew") == ["shuffled cards=1", "drew seat=1 card=rVE"]


def test_tm_2_7_row_of_a_withdrawing_player_is_discarded_before_a_card_is_drawn_for_unrest():
    table = Story(2).visit(2, "Delhi").row(0, "rVE").deck().hoard(1).withdraw("@Hisar")
    assert table.events("took", "shuffled", "unrest")[2:] == ["shuffled cards=1", "unrest card=rVE"]
