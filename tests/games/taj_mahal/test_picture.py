"""A position of Taj Mahal as a picture: legible, and without a card that the viewer may not see."""

import math
import re
from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from durbar.games.drawing.signs import PLAYERS
from durbar.games.taj_mahal.boardfile import standard_components
from durbar.games.taj_mahal.drawing.ground import ground_of
from durbar.games.taj_mahal.drawing.names import CITY, FORTRESS, TILE, around, inside, places_of
from durbar.games.taj_mahal.notation import card_text
from durbar.games.taj_mahal.state import CITIES, SYMBOLS
from games.pictures import SVG, boxes, check_texts_keep_clear, drawn, kept, texts, titles
from games.taj_mahal.pictured import GAMES, OWN, SIZES, positions

STANDARD = standard_components()
SOME = pytest.mark.parametrize("which", GAMES)
BOARDS = pytest.mark.parametrize("board", [STANDARD, OWN], ids=["standard", "owner"])


# -- what is in it ---------------------------------------------------------------------------------------------------
@SOME
def test_it_shows_every_city_province_and_palace(which):
    for game in kept("taj-mahal", which):
        board, state, tree = game.setting.board, game.position.read(), drawn(game, None)
        words, told = texts(tree), titles(tree)
        assert {city.name for city in board.cities} <= set(words)
        for visit, province in enumerate(state.order):
            province_name = board.provinces[province].name
            assert province_name in words
            assert any(title.startswith(f"Visit {visit + 1}: {province_name}, ") for title in told)
        marks = Counter(element.get("href") for element in tree.iter(f"{SVG}use") if element.get("width") == "31")
        for seat in range(game.setting.players):
            placed = state.palaces[seat].bit_count() + state.crowns[seat].bit_count()
            assert marks[f"#sign-{PLAYERS[seat][1]}"] == placed
        crowned = sum(state.crowns[seat].bit_count() for seat in range(game.setting.players))
        assert len([c for c in tree.iter(f"{SVG}circle") if c.get("r") == "8"]) == crowned
        for city in range(CITIES):
            at_city = next(title for title in told if title.split(",")[0] == board.cities[city].name)
            for seat in range(game.setting.players):
                assert (f", palace of seat {seat + 1}" in at_city) == bool(state.palaces[seat] >> city & 1)
                assert (f", crown palace of seat {seat + 1}" in at_city) == bool(state.crowns[seat] >> city & 1)
        for seat in range(game.setting.players):
            assert f"Seat {seat + 1}" in words
            assert str(sum(state.points[seat])) in words
            assert any(title.startswith(f"{state.size[seat]} card") for title in told)


def test_a_crown_palace_is_marked_while_the_crown_is_there():
    crowned = (game for game in positions(4, seed=2, every=1) if any(game.position.read().crowns))
    game = next(crowned)
    seat = next(seat for seat, cities in enumerate(game.position.read().crowns) if cities)
    city = game.setting.board.cities[game.position.read().crowns[seat].bit_length() - 1].name
    tree = drawn(game, None)
    assert len([circle for circle in tree.iter(f"{SVG}circle") if circle.get("r") == "8"]) == 1
    told = next(title for title in titles(tree) if title.split(",")[0] == city)
    assert f", crown palace of seat {seat + 1}" in told


@SOME
def test_a_disc_leads_alone_and_a_ring_is_tied(which):
    for game in kept("taj-mahal", which):
        state, tree = game.position.read(), drawn(game, None)
        if game.to_move is None:
            continue
        discs = rings = 0
        for symbol in range(SYMBOLS):
            shown = [state.symbols[s][symbol] for s in range(game.setting.players) if state.visiting >> s & 1]
            shown.append(state.unrest_symbols[symbol])
            most = max(shown)
            if most and state.court >> symbol & 1:
                discs += shown.count(most) == 1
                rings += shown.count(most) if shown.count(most) > 1 else 0
        radii = Counter(circle.get("r") for circle in tree.iter(f"{SVG}circle"))
        assert (radii["16"], radii["15"], texts(tree).count("tie")) == (discs, rings, rings)


def test_the_end_names_the_winners_and_their_points():
    *_, game = positions(4, seed=5)
    words = texts(drawn(game, None))
    assert "THE END" in words
    for seat in game.outcome.winners:
        assert any(f"Seat {seat + 1}" in word and f"with {game.outcome.scores[seat]}" in word for word in words)


def test_names_are_written_as_they_are_whatever_is_in_them():
    odd = "<b>Tom & 'Jerry\"</b>"
    cities = (replace(STANDARD.cities[0], name=odd), *STANDARD.cities[1:])
    provinces = (replace(STANDARD.provinces[0], name="A<B"), *STANDARD.provinces[1:])
    game = next(positions(3, board=replace(STANDARD, cities=cities, provinces=provinces)))
    tree = drawn(game, None)
    assert odd in texts(tree)
    assert "A<B" in texts(tree)
    assert any(title.startswith(odd) for title in titles(tree))


# -- and what is not -------------------------------------------------------------------------------------------------
def shown_cards(game, viewer):
    """The cards in a picture, by notation."""
    found = Counter()
    for title in titles(drawn(game, viewer)):
        card = re.fullmatch(r"([rygbvw][VGMPKE]{1,2}|\*[EK2C])(?:, (\d+) of them)?", title)
        if card:
            found[card[1]] += int(card[2] or 1)
    return found


@pytest.mark.parametrize("players", [2, 3, 5])
def test_only_cards_in_sight_are_in_it(players):
    for game in positions(players, seed=players, every=37):
        if game.to_move is None:
            continue
        state, setting = game.position.read(), game.setting
        seen = [*state.display[: state.display_size], *state.unrest[: state.unrest_size]]
        for seat in range(players):
            seen += state.row[seat][: state.row_size[seat]]
        public = Counter(card_text(setting, card) for card in seen)
        assert shown_cards(game, None) == public
        hand = Counter({card_text(setting, card): n for card, n in enumerate(state.hands[0]) if n})
        mine = shown_cards(game, 0) - public
        assert Counter({card: n for card, n in mine.items() if not card.startswith("*")}) == hand


@pytest.mark.parametrize("over", [False, True])
def test_texts_beside_the_board_keep_clear_of_each_other(over):
    """Hoarders: also where hands and rows are as full as they get."""
    fullest, most, cards = None, 0, 0
    for game in positions(5, seed=3, every=5, eager=0.2):
        sizes = game.position.read().size
        if (game.to_move is None) == over and max(sizes) > cards:
            fullest, most, cards = game.copy(), sizes.index(max(sizes)), max(sizes)
    assert cards > 8
    table = list(drawn(fullest, most))[-1]
    check_texts_keep_clear(boxes(table, SIZES), lambda element: element.text not in "RYGBVWS·")


# -- the map ---------------------------------------------------------------------------------------------------------
@BOARDS
def test_no_name_lies_on_another_nor_on_a_city_a_tile_or_the_court(board):
    places, ground = places_of(board), ground_of(board)
    for one, other in combinations(places.names, 2):
        assert not one.box.common(other.box), (one.text, other.text)
    for name in places.names:
        for tile in places.tiles:
            assert not name.box.common(around(tile, TILE[0] / 2, TILE[1] / 2)), name.text
        for spot, city in zip(ground.spots, board.cities, strict=True):
            reach = FORTRESS if city.fortress else CITY
            assert not name.box.common(around(spot, reach * 0.7, reach * 0.7)), (name.text, city.name)
        assert not name.box.common(places.court), name.text
        assert places.frame.common(name.box) == pytest.approx(
            (name.box.right - name.box.left) * (name.box.bottom - name.box.top)
        )


@BOARDS
def test_every_name_stands_at_its_own_city(board):
    spots = ground_of(board).spots
    for city, name in enumerate(places_of(board).names):
        x = min(max(spots[city][0], name.box.left), name.box.right)
        y = min(max(spots[city][1], name.box.top), name.box.bottom)
        assert math.dist(spots[city], (x, y)) < 40, name.text


@BOARDS
def test_a_province_holds_its_cities_its_tile_and_its_roads(board):
    ground, places = ground_of(board), places_of(board)
    for number, outlines in enumerate(ground.provinces):
        assert len(outlines) == 1
        assert inside(outlines[0], places.tiles[number])
        for city in board.provinces[number].cities:
            assert inside(outlines[0], ground.spots[city])
    for one, other in board.roads:
        (ax, ay), (bx, by) = ground.spots[one], ground.spots[other]
        middle = ((ax + bx) / 2, (ay + by) / 2)
        assert any(inside(outline, middle) for outline in ground.land)
        if board.cities[one].province == board.cities[other].province:
            assert inside(ground.provinces[board.cities[one].province][0], middle)


@BOARDS
def test_provinces_lie_side_by_side_and_cover_the_land(board):
    ground, whim = ground_of(board), Random(2)
    left, top, right, bottom = ground.box
    on_land = bare = 0
    for _ in range(1500):
        point = (whim.uniform(left, right), whim.uniform(top, bottom))
        there = sum(inside(outline, point) for outlines in ground.provinces for outline in outlines)
        assert there <= 1 or near_a_border(ground, point), point
        on_land += any(inside(outline, point) for outline in ground.land)
        bare += not there and any(inside(outline, point) for outline in ground.land)
    assert on_land > 500
    assert bare < on_land * 0.04  # corners that thinning a border cuts off


def near_a_border(ground, point):
    return any(
        abs((bx - ax) * (ay - point[1]) - (ax - point[0]) * (by - ay)) / (math.dist((ax, ay), (bx, by)) or 1) < 7
        for outlines in ground.provinces
        for outline in outlines
        for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True)
    )


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(1000, 920), (100, 10_000), (10_000, 100)])
def test_any_board_can_be_drawn(width, height):
    """Cities anywhere, in a heap too, with the longest of names: it need not be beautiful, but all is there."""
    whim = Random(width)
    heap = [whim.uniform(0, 0.001) for _ in STANDARD.cities]
    cities = tuple(
        replace(
            city,
            x=whim.uniform(0, width) if at % 3 else heap[at],
            y=whim.uniform(0, height) if at % 3 else 1,
            name=f"{at:x}" * 20,
        )
        for at, city in enumerate(STANDARD.cities)
    )
    board = replace(STANDARD, cities=cities, width=width, height=height, court=(width, 0.0))
    game = next(positions(2, board=board))
    tree = drawn(game, None)
    wide = float(tree.get("viewBox").split()[2])
    assert wide < 3000
    assert all(math.isfinite(side) for _, box in boxes(tree, SIZES) for side in box)
    assert sum(title.endswith("fortress, the Taj Mahal, +4 points") for title in titles(tree)) == 1
    for spot in ground_of(board).spots:
        assert any(inside(outline, spot) for outline in ground_of(board).land)
