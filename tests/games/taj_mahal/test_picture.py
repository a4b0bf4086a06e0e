"""Tests that pictures of Taj Mahal are complete and legible, and show no hidden cards."""

import math
import re
from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from durbar.games.svg import PLAYERS
from durbar.games.taj_mahal.components.board_file import standard_components
from durbar.games.taj_mahal.presentation.geometry import around, geometry_of, overlap, plate, points_of
from durbar.games.taj_mahal.presentation.label_places import MIN_SIZE_WITHOUT_TOWNS, SIZES, TILE_SIZE, lettering_of
from durbar.games.taj_mahal.presentation.notation import card_text
from durbar.games.taj_mahal.rules.state import CITIES, SYMBOLS
from games.pictures import SVG, boxes, cached_positions, check_texts_do_not_overlap, picture_tree, texts, titles
from games.taj_mahal.picture_games import GAMES, OWNER_BOARD, positions

# the components of the standard board
STANDARD = standard_components()
COMPUTED = replace(STANDARD, width=STANDARD.width + 1)
"""The standard board with another width. Its outlines are computed, and not drawn by hand like those of the board."""
# decorators that run a test for each game of `GAMES`, or for each of three boards
every_pictured_game = pytest.mark.parametrize("variant", GAMES)
every_board = pytest.mark.parametrize("board", [STANDARD, COMPUTED, OWNER_BOARD], ids=["standard", "computed", "owner"])


# -- contents --------------------------------------------------------------------------------------------------------
@every_pictured_game
def test_picture_shows_every_city_tile_palace_and_score(variant):
    for game in cached_positions("taj-mahal", variant):
        board, state, tree = game.setting.board, game.position.read(), picture_tree(game, None)
        words, tooltips, seats = texts(tree), titles(tree), range(game.setting.players)
        assert {city.name for city in board.cities} <= set(words)
        assert {f"tile {visit + 1}" for visit in range(12)} <= {title.split(" (")[0] for title in tooltips}
        # the signs of players that are 34 units wide are palaces
        palaces = Counter(element.get("href") for element in tree.iter(f"{SVG}use") if element.get("width") == "34")
        for seat in seats:
            placed = state.palaces[seat].bit_count() + state.crowns[seat].bit_count()
            _, sign = PLAYERS[seat]
            assert palaces[f"#sign-{sign}"] == placed
            assert f"Seat {seat + 1}" in words
            assert str(sum(state.points[seat])) in words
            assert any(word.startswith(f"{state.size[seat]} card") for word in words)
        for city in range(CITIES):
            at_city = next(title for title in tooltips if title.split(",")[0] == board.cities[city].name)
            for seat in seats:
                assert (f", palace of Seat {seat + 1}" in at_city) == bool(state.palaces[seat] >> city & 1)
                assert (f", crown palace of Seat {seat + 1}" in at_city) == bool(state.crowns[seat] >> city & 1)


def test_crown_palace_is_marked_while_the_crown_is_on_it():
    game = next(game for game in positions(4, seed=2, every=1) if any(game.position.read().crowns))
    crowns = game.position.read().crowns  # for each seat, a mask of the city with its crown palace
    seat = next(seat for seat, mask in enumerate(crowns) if mask)
    city = game.setting.board.cities[crowns[seat].bit_length() - 1].name
    tree = picture_tree(game, None)
    small_crowns = [
        use for use in tree.iter(f"{SVG}use") if (use.get("href"), use.get("width")) == ("#sign-mogul", "16")
    ]
    assert len(small_crowns) == 1
    tooltip = next(title for title in titles(tree) if title.split(",")[0] == city)
    assert f", crown palace of Seat {seat + 1}" in tooltip


@every_pictured_game
def test_disc_marks_the_leader_and_rings_mark_tied_players(variant):
    for game in cached_positions("taj-mahal", variant):
        state, tree = game.position.read(), picture_tree(game, None)
        if game.to_move is None:
            continue
        discs = rings = 0
        for symbol in range(SYMBOLS):
            counts = [state.symbols[seat][symbol] for seat in range(game.setting.players) if state.visiting >> seat & 1]
            counts.append(state.unrest_symbols[symbol])
            leaders = counts.count(max(counts))
            if max(counts) and state.court >> symbol & 1:
                discs += leaders == 1
                rings += leaders if leaders > 1 else 0
        circles = [circle for circle in tree.iter(f"{SVG}circle") if circle.get("r") == "14"]
        shown_discs = [circle for circle in circles if circle.get("fill") == circle.get("stroke")]
        assert (len(shown_discs), len(circles) - len(shown_discs)) == (discs, rings)


def test_picture_of_the_end_names_the_winners_and_all_points():
    *_, game = positions(4, seed=5)
    words = texts(picture_tree(game, None))
    winners = " · ".join(f"Seat {seat + 1}" for seat in game.outcome.winners)
    assert f"End of the game · {winners}" in words
    assert {str(score) for score in game.outcome.scores} <= set(words)


def test_texts_are_in_the_chosen_language():
    game = next(positions(3))
    english, french = texts(picture_tree(game, 0)), texts(picture_tree(game, 0, "fr"))
    assert any(word.startswith("Visit 1 of 12") for word in english)
    assert any(word.startswith("Visite 1 sur 12") for word in french)
    language_independent = (
        {city.name for city in STANDARD.cities} | {"·"} | {text for text in english if text.isdigit()}
    )
    in_both = (set(english) & set(french)) - language_independent
    # cards, points, and abbreviations that are the same in both languages
    assert not [text for text in in_both if not re.fullmatch(r"[rb][VGMPKE]{1,2}|\*[EK2C]|\+2|Pri|Mog|Viz", text)]


def test_names_of_cities_and_provinces_are_escaped():
    name_with_markup = "<b>Tom & 'Jerry\"</b>"
    cities = (replace(STANDARD.cities[0], name=name_with_markup), *STANDARD.cities[1:])
    provinces = tuple(replace(province, name=f"{number}<B") for number, province in enumerate(STANDARD.provinces))
    game = next(positions(3, board=replace(STANDARD, cities=cities, provinces=provinces)))
    tree = picture_tree(game, None)
    assert name_with_markup in texts(tree)
    assert any(re.search(r"\d<B", text) for text in texts(tree))
    assert any(title.startswith(name_with_markup) for title in titles(tree))


# -- hidden information ----------------------------------------------------------------------------------------------
def shown_cards(game, viewer):
    """Return how often each card is in a picture, by the card's notation."""
    written = texts(picture_tree(game, viewer))
    return Counter(text for text in written if re.fullmatch(r"[rygbvw][VGMPKE]{1,2}|\*[EK2C]", text))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_only_visible_cards_are_in_the_picture(players):
    for game in positions(players, seed=players, every=37):
        if game.to_move is None:
            continue
        state, setting = game.position.read(), game.setting
        visible = [*state.display[: state.display_size], *state.unrest[: state.unrest_size]]
        for seat in range(players):
            visible += state.row[seat][: state.row_size[seat]]
        public = Counter(card_text(setting, card) for card in visible)
        assert shown_cards(game, None) == public
        hand = Counter({card_text(setting, card): n for card, n in enumerate(state.hands[0]) if n})
        only_for_seat_0 = shown_cards(game, 0) - public
        assert Counter({card: n for card, n in only_for_seat_0.items() if not card.startswith("*")}) == hand


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("is_over", [False, True])
def test_texts_beside_the_board_do_not_overlap(is_over, language):
    """The test draws the position of a game in which some player has the most cards, as this player sees it."""
    candidates = [game.copy() for game in positions(5, seed=3, every=5, eager=0.2) if (game.to_move is None) == is_over]
    game = max(candidates, key=lambda game: max(game.position.read().size))
    sizes = game.position.read().size
    assert max(sizes) > 8
    viewer = sizes.index(max(sizes))
    *_, beside_the_board = picture_tree(game, viewer, language)

    def is_no_card(text):
        return not re.fullmatch(r"[a-z*][A-Z\d]{1,2}", text.text or "·")

    check_texts_do_not_overlap(boxes(beside_the_board), is_no_card)


# -- the map ---------------------------------------------------------------------------------------------------------
def polygon_contains(outline, point):
    """Return whether a point lies in a polygon."""
    x, y = point
    is_inside = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            is_inside = not is_inside
    return is_inside


@pytest.mark.parametrize("size", [size for size in SIZES if size < 20])
@pytest.mark.parametrize("board", [STANDARD, OWNER_BOARD], ids=["standard", "owner"])
def test_names_do_not_overlap_each_other_nor_cities_tiles_or_the_cartouche(board, size):
    lettering, geometry = lettering_of(board, size), geometry_of(board)
    scale = size / SIZES[0]
    for one, other in combinations(lettering.names, 2):
        assert not overlap(one.box, other.box)
    for name in lettering.names:
        assert name.free
        for tile in lettering.tiles:
            assert not overlap(name.box, around(tile, TILE_SIZE[0] / 2 * scale, TILE_SIZE[1] / 2 * scale))
        for x, y in geometry.cities:
            assert overlap(name.box, around((x, y - 7), 17, 19)) < 5
        assert not overlap(name.box, plate(geometry.cartouche[:2], geometry.cartouche[2]))
        assert overlap(geometry.box, name.box) == pytest.approx(overlap(name.box, name.box))


@every_board
def test_free_names_on_small_maps_do_not_overlap_anything(board):
    """A name is free if it was placed without overlapping anything."""
    for size in SIZES:
        names = lettering_of(board, size).names
        for (city, name), (other_city, other_name) in combinations(zip(board.cities, names, strict=True), 2):
            if name.free and (other_name.free or size < MIN_SIZE_WITHOUT_TOWNS or other_city.fortress or city.fortress):
                assert overlap(name.box, other_name.box) < 5, (size, city.name, other_city.name)


@every_board
def test_every_name_is_near_its_city(board):
    cities = geometry_of(board).cities
    for (cx, cy), name in zip(cities, lettering_of(board, SIZES[0]).names, strict=True):
        nearest_x = min(max(cx, name.box.left), name.box.right)
        nearest_y = min(max(cy, name.box.top), name.box.bottom)
        assert math.dist((cx, cy), (nearest_x, nearest_y)) < 45


@every_board
def test_province_contains_its_cities_its_tile_and_its_roads(board):
    geometry, lettering = geometry_of(board), lettering_of(board, SIZES[0])
    land = points_of(geometry.land)
    outlines = [points_of(path) for path in geometry.provinces]
    for number, outline in enumerate(outlines):
        assert geometry.provinces[number].count("M") == 1
        assert polygon_contains(outline, lettering.tiles[number])
        for city in board.provinces[number].cities:
            assert polygon_contains(outline, geometry.cities[city])
    for one, other in board.roads:
        (ax, ay), (bx, by) = geometry.cities[one], geometry.cities[other]
        middle = ((ax + bx) / 2, (ay + by) / 2)
        if board != STANDARD:  # the coast of the standard board is drawn by hand, and one of its roads crosses a gulf
            assert polygon_contains(land, middle)
            if board.cities[one].province == board.cities[other].province:
                assert polygon_contains(outlines[board.cities[one].province], middle)


@every_board
def test_provinces_are_disjoint_and_cover_the_land(board):
    geometry, rng = geometry_of(board), Random(2)
    land, outlines = points_of(geometry.land), [points_of(path) for path in geometry.provinces]
    left, top, right, bottom = geometry.box
    on_land = uncovered = 0
    for _ in range(1500):
        point = (rng.uniform(left, right), rng.uniform(top, bottom))
        provinces_at_point = sum(polygon_contains(outline, point) for outline in outlines)
        assert provinces_at_point <= 1, point
        on_land += polygon_contains(land, point)
        uncovered += not provinces_at_point and polygon_contains(land, point)
    assert on_land > 500
    assert uncovered < on_land * 0.1  # the lines between provinces and a strip along the coast belong to no province


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(1000, 920), (100, 10_000), (10_000, 100)])
def test_any_board_can_be_drawn(width, height):
    """The cities have random positions, a third of them very close together, and very long names. The picture still
    shows everything.
    """
    rng = Random(width)
    close_together = [rng.uniform(0, 0.001) for _ in STANDARD.cities]
    cities = tuple(
        replace(
            city,
            x=rng.uniform(0, width) if number % 3 else close_together[number],
            y=rng.uniform(0, height) if number % 3 else 1,
            name=f"{number:x}" * 20,
        )
        for number, city in enumerate(STANDARD.cities)
    )
    board = replace(STANDARD, cities=cities, width=width, height=height, court=(width, 0.0))
    game = next(positions(2, board=board))
    tree = picture_tree(game, None)
    picture_width = float(tree.get("viewBox").split()[2])
    assert picture_width < 3000
    assert all(math.isfinite(side) for _, box in boxes(tree) for side in box)
    assert sum(title.endswith(", Taj Mahal tile (+4)") for title in titles(tree)) == 1
    islands = [points_of(outline) for outline in geometry_of(board).land.split("Z")[:-1]]
    for city in geometry_of(board).cities:
        assert any(polygon_contains(island, city) for island in islands)
