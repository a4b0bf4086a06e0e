"""Tests that the standard board file agrees with the rulebooks."""

import tomllib
from collections import Counter

import networkx as nx
import pytest

from durbar.games.taj_mahal.components.board_file import read_components, standard_components
from durbar.games.taj_mahal.components.components import ADVISORS, BONUSES, COLOURS, COMMODITIES, EFFECTS, RING
from games.taj_mahal.boardfiles import OWNER, STANDARD

V, G, M, P, K, E = range(6)  # the numbers of the symbols vizier, general, monk, princess, crown and elephant


def test_tm_1_1_deck_has_84_coloured_and_12_white_cards():
    board = standard_components()
    assert sum(card.count for card in board.card_types) == 96
    for colour in range(len(COLOURS)):
        assert sum(card.count for card in board.coloured_types if card.colour == colour) == 21
    assert all(len(card.symbols) == 2 for card in board.coloured_types)
    assert [card.symbols for card in board.white_types] == [(V,), (G,), (M,), (P,), (K,), (E,)]
    assert [card.count for card in board.white_types] == [1, 1, 1, 1, 1, 7]
    assert all(card.colour is None for card in board.white_types)


def test_tm_1_1_every_colour_has_the_same_sixteen_cards_with_an_elephant():
    for colour in range(len(COLOURS)):
        cards = {card.symbols: card.count for card in standard_components().coloured_types if card.colour == colour}
        with_elephant = {symbols: count for symbols, count in cards.items() if E in symbols}
        assert with_elephant == {(V, E): 3, (G, E): 3, (M, E): 3, (P, E): 3, (K, E): 2, (E, E): 2}


def test_tm_1_1_deck_has_two_cards_of_each_pair_of_symbols_without_elephants():
    pairs = [card for card in standard_components().coloured_types if E not in card.symbols]
    assert Counter(card.symbols for card in pairs for _ in range(card.count)) == {
        (one, other): 2 for one in range(E) for other in range(one + 1, E)
    }
    for colour in range(len(COLOURS)):
        symbols = Counter(symbol for card in pairs if card.colour == colour for symbol in card.symbols)
        assert symbols == {V: 2, G: 2, M: 2, P: 2, K: 2}


def test_card_types_are_sorted_and_all_different():
    for board in (standard_components(), read_components(OWNER)):
        keys = [(card.colour, card.symbols) for card in board.coloured_types]
        assert keys == sorted(set(keys))
        assert all(card.symbols == tuple(sorted(card.symbols)) and card.count > 0 for card in board.coloured_types)


def test_tm_1_2_first_province_tile_shows_one_commodity_and_the_others_two():
    tiles = standard_components().province_tiles
    assert [len(set(tile)) for tile in tiles] == [1] + [2] * 11
    commodities = [{COMMODITIES[kind] for kind in tile} for tile in tiles]
    assert commodities[5] == {"rice", "gems"}  # the tiles of the rulebooks' worked examples
    assert commodities[8] == {"spices", "tea"}


def test_tm_1_3_fifteen_bonus_tiles_are_dealt():
    board = standard_components()
    assert dict(zip(BONUSES, board.bonus_tiles, strict=True)) == {
        "rice": 2, "tea": 2, "spices": 2, "gems": 2, "points_2": 4, "card": 3,
    }  # fmt: skip
    assert sum(board.bonus_tiles) == 15


def test_tm_1_5_board_has_12_provinces_49_cities_and_16_fortresses():
    board = standard_components()
    assert len(board.provinces) == 12
    assert len(board.cities) == 49
    assert sum(city.fortress for city in board.cities) == 16
    assert board.cities[board.agra].fortress
    assert board.cities[board.agra].name == "Agra"
    assert board.provinces[board.agra_province].name == "Agra"
    for index, province in enumerate(board.provinces):
        assert len(province.cities) == (5 if index == board.agra_province else 4)
        assert all(board.cities[city].province == index for city in province.cities)


def test_cities_are_numbered_in_the_order_of_the_file():
    board = standard_components()
    names_in_file = [
        city["name"] for province in tomllib.loads(STANDARD)["board"]["provinces"] for city in province["cities"]
    ]
    assert [city.name for city in board.cities] == names_in_file
    assert [city for province in board.provinces for city in province.cities] == list(range(49))


@pytest.mark.parametrize("board", [standard_components(), read_components(OWNER)], ids=["standard", "owner"])
def test_tm_1_5_roads_join_all_cities_and_form_a_ring_in_each_province(board):
    assert list(board.roads) == sorted(set(board.roads))
    assert all(one < other for one, other in board.roads)
    for province in board.provinces:
        for index in range(RING):
            one, other = sorted((province.cities[index], province.cities[(index + 1) % RING]))
            assert (one, other) in board.roads
    roads = nx.Graph(board.roads)
    assert nx.is_connected(roads)
    assert len(roads) == 49
    assert all(nx.is_connected(roads.subgraph(province.cities)) for province in board.provinces)


def test_tm_1_5_agra_has_a_road_to_each_other_city_of_its_province():
    board = standard_components()
    neighbours = {city for road in board.roads if board.agra in road for city in road} - {board.agra}
    assert neighbours == set(board.provinces[board.agra_province].cities[:RING])


def test_tm_7_1_each_advisor_earns_its_own_special_card():
    earned = {ADVISORS[advisor]: EFFECTS[effect] for advisor, effect in enumerate(standard_components().specials)}
    assert earned == {"general": "elephant", "princess": "points", "vizier": "mogul", "monk": "colour-change"}


def test_standard_board_names_the_provenance_of_each_part():
    provenance = standard_components().provenance
    assert (provenance.cards, provenance.province_tiles) == ("attested", "attested")
    assert (provenance.coloured, provenance.special, provenance.bonus_tiles, provenance.board) == ("reconstructed",) * 4
    assert standard_components().name == "Standard"


def test_cities_and_the_court_have_different_positions_on_the_board():
    board = standard_components()
    points = [(city.x, city.y) for city in board.cities] + [board.court]
    assert all(0 <= x <= board.width and 0 <= y <= board.height for x, y in points)
    assert len(set(points)) == 49 + 1, "49 cities and the court"
