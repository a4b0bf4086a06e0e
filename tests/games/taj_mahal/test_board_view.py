"""Tests of the data with which a client draws Taj Mahal: the board, and previews of moves."""

import json
import random
from pathlib import Path

import pytest

import durbar
from durbar.games.taj_mahal.components.board_file import standard_components
from durbar.games.taj_mahal.presentation.chains import chain_of, chains_of

# the tested code is never compiled, and with uncompiled rules the many positions would take long
pytestmark = pytest.mark.compiled_only
OWNER = Path(__file__).parent / "boards" / "owner.toml"


def positions(players, seed, **settings):
    """Play a random game in which players often withdraw, and yield it before each move."""
    game, rng = durbar.new("taj-mahal", players, seed=seed, **settings), random.Random(seed)
    while game.to_move is not None:
        yield game
        moves = list(game.legal_moves)
        out = [move for move in moves if move.text == "out"]
        game.push(out[0] if out and rng.random() < 0.3 else rng.choice(moves))


@pytest.mark.parametrize("board", [None, OWNER])
def test_board_data_has_every_city_road_and_province(board):
    game = durbar.new("taj-mahal", 3, seed=1, board=board)
    board_view, components = game.seen_by(None).board(), game.setting.board
    assert [city["name"] for city in board_view["cities"]] == [city.name for city in components.cities]
    assert sum(city["fortress"] for city in board_view["cities"]) == 16
    assert {frozenset(road) for road in board_view["roads"]} == {
        frozenset((components.cities[a].name, components.cities[b].name)) for a, b in components.roads
    }
    assert [province["name"] for province in board_view["provinces"]] == [
        province.name for province in components.provinces
    ]
    left, top, right, bottom = board_view["box"]
    for x, y in [
        *((city["x"], city["y"]) for city in board_view["cities"]),
        *(province["tile"] for province in board_view["provinces"]),
    ]:
        assert left < x < right
        assert top < y < bottom
    for province in board_view["provinces"]:
        assert province["outline"].startswith("M")
        assert province["outline"].endswith("Z")
    assert json.dumps(game.seen_by(0).board()) == json.dumps(board_view)


@pytest.mark.parametrize("board", [None, OWNER])
def test_board_data_has_a_position_for_every_name_and_tile_in_every_text_size(board):
    game = durbar.new("taj-mahal", 3, seed=1, board=board)
    board_view = game.seen_by(None).board()
    left, top, right, bottom = board_view["box"]
    sizes = [lettering["size"] for lettering in board_view["letterings"]]
    assert sizes == sorted(sizes)
    for lettering in board_view["letterings"]:
        assert lettering["size"] < lettering["lit"]
        assert (len(lettering["names"]), len(lettering["tiles"])) == (49, 12)  # the numbers of cities and provinces
        assert all(left < x < right and top < y < bottom for x, y in lettering["tiles"])
        for x, y, anchor, start, end, _ in lettering["names"]:
            expected_x = {"start": start, "middle": (start + end) / 2, "end": end}[anchor]
            assert abs(expected_x - x) <= lettering["size"] / 4 + 1
            assert left <= start < end <= right
            assert top <= y - 0.8 * lettering["size"] < y + lettering["size"] / 4 <= bottom
        assert all(free for *_, free in lettering["names"]) or lettering["size"] > 20
    tile_widths = [lettering["tile"][0] for lettering in board_view["letterings"]]
    assert tile_widths == [68] * 4 + [30] * 3, "with large texts the tiles are smaller"


@pytest.mark.parametrize("board", [None, OWNER])
def test_frame_of_a_province_contains_its_cities_and_their_names(board):
    board_view = durbar.new("taj-mahal", 3, seed=1, board=board).seen_by(None).board()
    cities, names = board_view["cities"], board_view["letterings"][0]["names"]
    for province in board_view["provinces"]:
        left, top, right, bottom = province["view"]
        for city, (_, y, _, start, end, _) in zip(cities, names, strict=True):
            if city["province"] == province["name"]:
                assert left < start < end < right
                assert top < min(y - 15, city["y"])
                assert max(y, city["y"]) < bottom


def test_board_data_has_a_pattern_for_every_province_and_kind_of_card():
    board_view = durbar.new("taj-mahal", 3, seed=1).seen_by(None).board()
    assert len(board_view["weaves"]) == 12
    assert set(board_view["cloth"]) == {"red", "yellow", "green", "blue", "white", "special"}
    for cloth in (*board_view["weaves"], *board_view["cloth"].values()):
        assert cloth["width"] > 0
        assert cloth["height"] > 0
        assert all(float(line_width) > 0 and path.startswith("M") for line_width, path in cloth["lines"].items())


def test_board_data_has_the_names_of_the_edition():
    old = durbar.new("taj-mahal", 3, edition="2000", seed=1).seen_by(None).board()
    new = durbar.new("taj-mahal", 3, edition="2018", seed=1).seen_by(None).board()
    # violet cards have the pattern of blue cards
    assert old["colours"] == {"r": "red", "y": "yellow", "g": "green", "v": "blue"}
    assert (old["names"]["colours"][3], new["names"]["colours"][3]) == ("violet", "blue")
    assert (old["names"]["gems"], new["names"]["gems"]) == ("jewels", "gems")
    assert new["specials"] == {
        "vizier": "mogul",
        "general": "elephant",
        "monk": "colour-change",
        "princess": "points",
    }


@pytest.mark.parametrize("players", [2, 5])
def test_tm_4_7_preview_counts_the_provinces_that_score(players):
    compared = 0
    for game in positions(players, 11):
        sight = game.seen_by(game.to_move)
        for move in sight.legal_moves:
            preview = sight.preview(move)
            messages = [*preview.story, *preview.best_story]
            points_for_palaces = [
                message.args["points"]
                for message in messages
                if message.id == "taj-mahal.scored" and message.args["source"] == "palaces"
            ]
            if points_for_palaces:
                assert len(preview.sketch["provinces"]) == points_for_palaces[0]
                cities = [
                    message.args["city"]
                    for message in messages
                    if message.id in ("taj-mahal.built", "taj-mahal.crowned")
                ]
                assert [palace["city"] for palace in preview.sketch["palaces"]] == cities
                compared += 1
    assert compared > 40


def test_points_in_the_messages_of_a_preview_add_up_to_its_highest_points():
    compared = 0
    for game in positions(4, 5):
        sight = game.seen_by(game.to_move)
        if "out" in sight.legal_moves:
            preview = sight.preview("out")
            messages = [*preview.story, *preview.best_story]
            points = sum(message.args["points"] for message in messages if message.id == "taj-mahal.scored")
            assert points == preview.high
            compared += bool(preview.best)
    assert compared > 20


def test_preview_of_a_play_shows_the_symbols_of_the_row_after_the_play():
    for game in positions(3, 2):
        sight = game.seen_by(game.to_move)
        plays = [move for move in sight.legal_moves if move.text[0] in "rygb"]
        for move in plays:
            after = game.copy()
            after.push(move)
            table = after.seen_by(None).view()["table"]
            sketch = sight.preview(move).sketch
            assert sketch["symbols"] == table["seats"][sight.seat]["symbols"]
            for letter, standing in sketch["stands"].items():
                leaders = table["leads"][letter]["seats"]
                expected = "behind" if sight.seat not in leaders else "lead" if len(leaders) == 1 else "tie"
                assert standing == expected


def test_chain_of_roads_stops_at_a_city_without_a_palace_of_the_player():
    board = standard_components()
    number_of = {city.name: index for index, city in enumerate(board.cities)}
    palaces = {number_of[name] for name in ("Jodhpur", "Patan", "Bikaner", "Uch", "Lahore")}
    cities_of_ajmer = next(province for province in board.provinces if province.name == "Ajmer").cities
    chain = chain_of(board, palaces, cities_of_ajmer)
    roads = {frozenset((board.cities[a].name, board.cities[b].name)) for a, b in chain}
    assert roads == {frozenset(road) for road in (("Jodhpur", "Patan"), ("Jodhpur", "Bikaner"), ("Bikaner", "Uch"))}


def test_chains_have_all_palaces_that_roads_connect():
    board = standard_components()
    number_of = {city.name: index for index, city in enumerate(board.cities)}
    names = ("Jodhpur", "Patan", "Bikaner", "Uch", "Lahore", "Benares", "Jaunpur")
    chains = chains_of(board, [number_of[name] for name in names])
    assert [{city for road in chain["roads"] for city in road} for chain in chains] == [
        {"Uch", "Bikaner", "Jodhpur", "Patan"},
        {"Benares", "Jaunpur"},
    ]
    province_of = {city.name: board.provinces[city.province].name for city in board.cities}
    assert {*chains[0]["provinces"]} == {province_of[name] for name in ("Uch", "Bikaner", "Patan")}
    assert {*chains[1]["provinces"]} == {province_of["Benares"]}


def test_view_has_the_chains_that_a_preview_announced():
    joined = 0
    for game in positions(3, 8):
        sight = game.seen_by(game.to_move)
        view = sight.view()
        for move in view["legal_moves"]:
            sketch = move["preview"]["sketch"]
            # A preview may also announce the palaces that follow, which this move does not build.
            if move["parts"]["kind"] not in {"build", "crown"} or len(sketch["palaces"]) > 1:
                continue
            after = game.copy()
            after.push(move["text"])
            announced = {tuple(road) for road in sketch["chain"]}
            chains = after.seen_by(None).view()["table"]["seats"][sight.seat]["chains"]
            assert announced <= {tuple(road) for chain in chains for road in chain["roads"]}
            assert all(len(chain["roads"]) > 0 for chain in chains)
            joined += len(announced) > 1
    assert joined > 5


def test_view_shows_the_winner_or_the_leaders_of_each_tile_of_the_visit():
    wins = 0
    for game in positions(3, 8):
        table = game.seen_by(None).view()["table"]
        for symbol, where in table["court"].items():
            assert (where == "won") == (table["won_by"][symbol] is not None)
        winner_of_elephant = table["won_by"]["elephant"]
        owner_of_province_tile = table["tiles"][table["visit"] - 1]["owner"]
        if winner_of_elephant is not None and owner_of_province_tile is not None:
            assert owner_of_province_tile == winner_of_elephant
        sight = game.seen_by(game.to_move)
        if "out" in sight.legal_moves:
            leads_alone = [letter for letter, lead in table["leads"].items() if lead["seats"] == [sight.seat]]
            won = [message for message in sight.preview("out").story if message.id == "taj-mahal.won"]
            assert len(won) == len(leads_alone)
            wins += bool(won)
    assert wins > 10
