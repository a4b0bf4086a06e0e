"""TM-10: house options."""

from random import Random

import pytest

import durbar
from durbar.games.errors import SettingError
from durbar.games.taj_mahal.components.board_file import read_components, standard_components
from durbar.games.taj_mahal.components.components import BONUSES
from durbar.tables.table import TakeBackRefused
from games.taj_mahal.boardfiles import OWNER
from games.taj_mahal.story import Story
from tables.driver import local_table, push, take_back

# the three seats, and None for a spectator
VIEWERS = (0, 1, 2, None)


def new(**options):
    """Return a new game of three players with these options."""
    return durbar.new("taj-mahal", 3, seed=6, options=options)


def test_tm_10_1_with_open_hands_every_viewer_sees_all_hands():
    game = new(open_hands=True)
    hands = [game.seen_by(seat).view()["table"]["hand"] for seat in range(3)]
    for viewer in VIEWERS:
        assert [seat["hand"] for seat in game.seen_by(viewer).view()["table"]["seats"]] == hands
    table = Story(3, open_hands=True).draws("wK").withdraw()
    assert "drew seat=0 card=wK" in table.events()
    assert all("taj-mahal.drew seat=0 card=wK" in map(str, table.game.seen_by(viewer).story()) for viewer in VIEWERS)


def test_tm_10_1_hands_are_hidden_by_default():
    for game in (new(), new(open_hands=False)):
        for viewer in VIEWERS:
            assert [seat["hand"] for seat in game.seen_by(viewer).view()["table"]["seats"]] == [None] * 3


def test_tm_10_1_option_for_open_hands_changes_nothing_else():
    closed_game, open_game = new(), new(open_hands=True)
    ids = closed_game.position.copy().push_random(3)
    for id in ids:
        closed_game.push(closed_game.decode(id))
        open_game.push(open_game.decode(id))
    assert closed_game.outcome == open_game.outcome


@pytest.mark.parametrize("edition", ["2000", "2006", "2018"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_tm_10_2_seat_named_by_the_option_starts(edition, seat):
    for seed in range(5):
        game = durbar.new("taj-mahal", 3, edition=edition, seed=seed, options={"start_player": seat})
        assert game.to_move == seat
        assert game.seen_by(None).view()["table"]["start"] == seat
        assert not any(event.id == "taj-mahal.starts" for event in game.events)


def test_tm_10_2_unknown_seat_is_refused():
    with pytest.raises(SettingError, match="start_player must be a seat from 0 to 2, not 3"):
        new(start_player=3)


@pytest.mark.parametrize("board", [standard_components(), read_components(OWNER)], ids=["standard", "owner"])
def test_tm_10_3_province_tiles_are_placed_as_the_option_says(board):
    others = [province.name for province in board.provinces]
    province_of_agra = others.pop(board.agra_province)
    Random(1).shuffle(others)
    order = [*others, province_of_agra]
    for seed in range(4):
        game = durbar.new("taj-mahal", 3, seed=seed, board=board, options={"province_order": order})
        assert game.seen_by(None).view()["table"]["order"] == order


def test_tm_10_3_games_with_the_same_order_of_provinces_have_different_cards():
    order = new().seen_by(None).view()["table"]["order"]
    games = [durbar.new("taj-mahal", 3, seed=seed, options={"province_order": order}) for seed in range(8)]
    assert len({str(game.seen_by(None).view()["table"]["display"]) for game in games}) == 8
    assert len({str(game.seen_by(None).view()["table"]["bonus_tiles"]) for game in games}) == 8


def test_tm_10_3_order_must_name_all_provinces_and_end_with_that_of_agra():
    order = new().seen_by(None).view()["table"]["order"]
    with pytest.raises(SettingError, match=r"end with the province of Agra, Agra \(TM-2.1\), not"):
        new(province_order=["Agra", *order[:-1]])
    with pytest.raises(SettingError, match="each of the 12 provinces once; check Delhi"):
        new(province_order=[name for name in order if name != "Delhi"])
    with pytest.raises(SettingError, match="check Dehli, Delhi"):
        new(province_order=[name.replace("Delhi", "Dehli") for name in order])
    with pytest.raises(SettingError, match=f"check {order[0]}"):
        new(province_order=[order[0], *order])


def random_layout(board):
    """Return a random layout: a bonus tile for each fortress except Agra."""
    tiles = [name for name, n in zip(BONUSES, board.bonus_tiles, strict=True) for _ in range(n)]
    Random(2).shuffle(tiles)
    fortresses = [city.name for number, city in enumerate(board.cities) if city.fortress and number != board.agra]
    return dict(zip(fortresses, tiles, strict=True))


@pytest.mark.parametrize("board", [standard_components(), read_components(OWNER)], ids=["standard", "owner"])
def test_tm_10_4_bonus_tiles_are_placed_as_the_option_says(board):
    layout = random_layout(board)
    agra = board.cities[board.agra].name
    orders = set()
    for seed in range(4):
        game = durbar.new("taj-mahal", 3, seed=seed, board=board, options={"bonus_layout": layout})
        table = game.seen_by(None).view()["table"]
        assert table["bonus_tiles"] == {**layout, agra: "taj_mahal"}
        orders.add(str(table["order"]))
    assert len(orders) == 4  # the order of provinces is still random


def test_tm_10_4_layout_must_use_all_tiles_and_leave_the_taj_mahal_in_agra():
    layout = random_layout(standard_components())
    with pytest.raises(SettingError, match="name each of the 15 fortresses except Agra; check Agra"):
        new(bonus_layout={**layout, "Agra": "tea"})
    with pytest.raises(SettingError, match="name each of the 15 fortresses except Agra; check Kabul"):
        new(bonus_layout={city: tile for city, tile in layout.items() if city != "Kabul"})
    with pytest.raises(SettingError, match="use all bonus tiles: rice 2, tea 2, spices 2, gems 2, points_2 4"):
        new(bonus_layout=dict.fromkeys(layout, "tea"))
    with pytest.raises(SettingError, match="must use all bonus tiles"):
        new(bonus_layout={**layout, "Kabul": "taj_mahal"})


def test_tm_10_3_and_tm_10_4_province_order_and_bonus_layout_can_be_combined_with_a_starting_seat():
    layout, order = random_layout(standard_components()), new().seen_by(None).view()["table"]["order"]
    game = new(bonus_layout=layout, province_order=order, start_player=2)
    table = game.seen_by(None).view()["table"]
    assert (table["order"], table["bonus_tiles"]["Kabul"], game.to_move) == (order, layout["Kabul"], 2)


def test_tm_10_5_every_viewer_sees_whether_a_card_was_drawn():
    """A move may be taken back freely if nothing was drawn and the same seat is to move.

    Every viewer can see whether a card was drawn. Taking back a move without a draw restores the earlier position.
    """
    rng, game = Random(4), durbar.new("taj-mahal", 3, seed=4)
    free_moves = 0
    for _ in range(60):
        before, mover = game.copy(), game.to_move
        game.push(game.decode(rng.choice(game.legal_moves.ids)))
        drawn = any(event.id in ("taj-mahal.drew", "taj-mahal.displayed", "taj-mahal.unrest") for event in game.events)
        for viewer in VIEWERS:
            visible_draws = game.seen_by(viewer).position.drawn - before.seen_by(viewer).position.drawn
            assert (visible_draws > 0) == drawn
        if not drawn and game.to_move == mover:
            free_moves += 1
            assert game.at(len(before.moves)).position.raw() == before.position.raw()
    assert free_moves > 10


def test_tm_10_5_option_can_forbid_taking_moves_back():
    for undo, allowed in (("free", True), ("never", False)):
        options = {"start_player": 0, "undo": undo}
        table = local_table(None, None, None, game="taj-mahal", seed=4, options=options)
        push(table, "out")
        if allowed:
            take_back(table, 0)
            assert table.game.number == 0
        else:
            with pytest.raises(TakeBackRefused, match="moves cannot be undone"):
                take_back(table, 0)
    with pytest.raises(SettingError, match="undo must be 'free'"):
        durbar.new("taj-mahal", 3, options={"undo": "sometimes"})


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", ["2000", "2006", "2018"])
def test_tm_10_6_option_adds_unrest_with_more_players(edition, players):
    table = Story(players, edition, unrest=True).hand(0, "rVE").draws("yVE").play("rVE")
    assert table.events() == ["played seat=0 card=rVE", "unrest card=yVE"]
    assert table.table()["unrest"]["cards"] == ["yVE"]
    assert len(table.table()["display"]) == 2 * players - 1


def test_tm_10_6_unrest_counts_as_a_rival():
    """Seat 0 has one vizier, general, crown and elephant. Unrest ties with one vizier and leads with two elephants."""
    table = Story(3, unrest=True).visit(2, "Delhi").row(0, "rVG rKE").unrest("yVE wE").play("out")
    assert table.won == ["general", "mogul"]


def test_tm_10_6_protest_sets_aside_a_tile_only_if_unrest_has_more_than_each_player():
    table = Story(3, unrest=True).hand(0, "rGE").row(1, "gVE").row(2, "gMP").unrest("yVE bME").draws("yPE").play("rGE")
    assert table.events()[1:] == ["unrest card=yPE", "protested cards=2", "set-aside symbol=elephant"]
    assert table.table()["court"]["elephant"] == "aside"
    assert not table.table()["unrest"]["on"]


def test_tm_10_6_nothing_is_drawn_for_unrest_once_all_have_withdrawn():
    table = Story(3, unrest=True).withdrawn(0, 1).turn(2).row(2, "rVE").tiles_won("vizier elephant").withdraw()
    assert table.events("unrest") == []
    assert (table.table()["visit"], table.table()["unrest"]["cards"]) == (2, [])


def test_tm_10_6_games_of_more_players_have_no_unrest_by_default():
    game = new(unrest=False)
    assert game.position.raw() == new().position.raw()
    assert game.seen_by(None).view()["table"]["unrest"] is None


def test_tm_10_6_unrest_with_two_players_does_not_depend_on_the_option():
    game, game_with_option = (durbar.new("taj-mahal", 2, seed=6, options=options) for options in ({}, {"unrest": True}))
    for id in game.position.copy().push_random(3):
        game.push(game.decode(id))
        game_with_option.push(game_with_option.decode(id))
    assert game.outcome == game_with_option.outcome
