"""TM-1: the components as they appear in views. test_standard_board.py tests the content of the board file."""

from collections import Counter

import networkx as nx
import pytest

import durbar
from durbar.games.taj_mahal.components.board_file import read_components, standard_components
from durbar.games.taj_mahal.components.components import EFFECTS
from games.taj_mahal.boardfiles import OWNER
from games.taj_mahal.story import Story

BOARDS = {"standard": standard_components(), "owner": read_components(OWNER)}
both_boards = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)


@both_boards
def test_tm_1_1_game_has_96_cards_and_4_special_cards(board):
    game = durbar.new("taj-mahal", 4, seed=3, board=board)
    hands = Counter()
    for seat in range(4):
        hands.update(game.seen_by(seat).view()["table"]["hand"])
    table = game.seen_by(0).view()["table"]
    cards = Counter(table["display"]) + Counter(table["unseen"]) + Counter(table["hand"])
    assert cards.total() == 96
    assert hands <= cards
    assert Counter(card[0] for card in cards.elements()) == {"r": 21, "y": 21, "g": 21, "b": 21, "w": 12}
    # in notation, a coloured card has two symbols after its colour and a white card has one
    assert {len(card) for card in cards if card[0] != "w"} == {3}
    assert {len(card) for card in cards if card[0] == "w"} == {2}
    assert table["specials"] == dict.fromkeys(EFFECTS)


@both_boards
def test_tm_1_2_view_has_twelve_province_tiles_with_their_commodities(board):
    tiles = durbar.new("taj-mahal", 3, seed=1, board=board).seen_by(None).view()["table"]["tiles"]
    assert [tile["number"] for tile in tiles] == list(range(1, 13))
    assert [len(set(tile["goods"])) for tile in tiles] == [1] + [2] * 11
    assert {commodity for tile in tiles for commodity in tile["goods"]} == {"rice", "tea", "spices", "gems"}
    assert all(tile["owner"] is None for tile in tiles)


@both_boards
def test_tm_1_3_view_has_sixteen_bonus_tiles(board):
    tiles = Counter(
        durbar.new("taj-mahal", 3, seed=1, board=board).seen_by(None).view()["table"]["bonus_tiles"].values()
    )
    assert tiles["taj_mahal"] == 1
    assert tiles.total() == 16
    assert set(tiles) <= {"taj_mahal", "points_2", "card", "rice", "tea", "spices", "gems"}


def test_tm_1_4_one_tile_of_each_advisor_and_one_crown_can_be_won():
    table = Story(3).visit(2, "Delhi").row(0, "rVK")
    assert table.court() == ["vizier", "general", "monk", "princess", "mogul", "elephant"]
    table.withdraw("@Delhi", "^Delhi").row(1, "yVE yKE").turn(1).withdraw()
    assert table.won == ["elephant"]  # seat 1 wins neither a second vizier nor a second crown
    assert table.seat(0)["advisors"] == ["vizier"]


def test_tm_1_4_number_of_palaces_is_not_limited():
    """Seat 0 has a palace in each of the 45 cities outside Delhi's province, and builds four more."""
    board = standard_components()
    elsewhere = " ".join(city.name for city in board.cities if board.provinces[city.province].name != "Delhi")
    table = Story(3).visit(11, "Delhi").palaces(0, elsewhere).row(0, "rVG rMP rPK")
    table.withdraw("@Sirhind", "@Sambhal", "@Delhi", "@Hisar", "^Delhi")
    assert len(table.seat(0)["palaces"]) == 49
    assert table.gain[-1] == ("palaces", 12)


@both_boards
def test_tm_1_5_board_has_12_provinces_49_cities_16_fortresses_and_roads(board):
    assert len(board.provinces) == 12
    assert len(board.cities) == 49
    for index, province in enumerate(board.provinces):
        assert len(province.cities) == (5 if index == board.agra_province else 4)
        assert {board.cities[city].province for city in province.cities} == {index}
    assert sum(city.fortress for city in board.cities) == 16
    assert board.cities[board.agra].fortress
    roads = nx.Graph(board.roads)
    assert len(roads) == 49
    assert nx.is_connected(roads)
    is_inside_a_province = {board.cities[one].province == board.cities[other].province for one, other in board.roads}
    assert is_inside_a_province == {True, False}, "some roads are inside a province and some between provinces"
