"""Tests that pictures of Maharani are legible, and correct on any floor."""

import re
from collections import Counter
from dataclasses import replace

import pytest

from durbar.games.maharani.components.board_file import standard_components
from durbar.games.maharani.components.components import (
    KINDS,
    SIDES,
    quarters_of_slots,
    side_of,
    space_name,
    space_number,
    turned,
)
from durbar.games.maharani.presentation.geometry import FLOOR, SHAPES, corner_of
from durbar.games.maharani.presentation.labels import sides_of
from durbar.games.maharani.presentation.picture import ARTISAN_RADIUS
from durbar.games.maharani.presentation.tile_patterns import patterns_of
from durbar.games.maharani.presentation.view import artisan_on, spaces_of
from durbar.games.svg import PLAYERS
from games.maharani.picture_games import GAMES, positions
from games.pictures import SVG, boxes, cached_positions, check_texts_do_not_overlap, picture_tree, texts, titles

# the components of the standard board
STANDARD = standard_components()
every_pictured_game = pytest.mark.parametrize("variant", GAMES)
SIDE_NAMES = dict(zip(SIDES, ("north", "east", "south", "west"), strict=True))


def group_with_title(tree, start):
    """Return the only group of a picture whose title begins with a text."""
    groups = [group for group in tree.iter(f"{SVG}g") if (group.findtext(f"{SVG}title") or "").startswith(start)]
    assert len(groups) == 1, start
    return groups[0]


def half_columns(tree):
    """Return the sides of the half-columns that the picture shows."""
    paths = {path.get("d") for path in tree.iter(f"{SVG}path")}
    return {side for side, path in SHAPES["half_columns"].items() if path in paths}


def test_pictures_for_different_viewers_differ_only_in_a_ring_round_the_viewer():
    for game in positions(4, seed=6):
        for_player, for_spectator = (
            Counter(str(element.attrib) for element in picture_tree(game, viewer).iter()) for viewer in (2, None)
        )
        assert (for_player - for_spectator).total() == 1
        assert not for_spectator - for_player
        assert texts(picture_tree(game, 2)) == texts(picture_tree(game))


# -- the floor -------------------------------------------------------------------------------------------------------
@every_pictured_game
def test_picture_shows_every_tile_artisan_and_empty_space(variant):
    for game in cached_positions("maharani", variant):
        setting, board, state, tree = game.setting, game.setting.board, game.position.read(), picture_tree(game)
        tooltips, words = set(titles(tree)), texts(tree)
        for space, mark in enumerate(board.marks):
            if mark is None:
                continue
            name, artisan = space_name(space), artisan_on(setting, state, space)
            if not state.tile[space]:
                assert words.count(name) == 1
                continue
            colour = board.colours[board.tiles[state.tile[space] - 1].colour]
            expected = f"{name} {colour}, arrow {SIDE_NAMES[SIDES[state.arrow[space]]]}"
            if artisan:
                owner, artisan_colour = artisan
                of_colour = f" of colour {'ab'[artisan_colour]}" if setting.players == 2 else ""
                expected += f", artisan{of_colour} of Seat {owner + 1}"
            assert expected in tooltips
            group = group_with_title(tree, f"{name} ")
            assert group.findtext(f".//{SVG}text") == colour[0].upper()
            assert half_columns(group) == set(sides_of(mark))
            discs = [circle for circle in group.iter(f"{SVG}circle") if float(circle.get("r")) == ARTISAN_RADIUS]
            assert len(discs) == bool(artisan)
            if artisan:  # the disc of an artisan of the second colour has only a ring in the player's colour
                assert discs[0].get("stroke" if artisan_colour else "fill") == PLAYERS[owner][0]


@every_pictured_game
def test_tiles_of_a_colour_are_one_area_filled_with_its_pattern(variant):
    for game in cached_positions("maharani", variant)[1:]:
        board, state = game.setting.board, game.position.read()
        pattern_at = {}
        for path in picture_tree(game).iter(f"{SVG}path"):
            if path.get("paint-order") == "stroke":  # an area: its fill hides the lines between its tiles
                # the squares of the area's tiles; a tile is 100 units wide
                squares = re.findall(r"M(\S+) (\S+)L(\d+) \2L\3 (\d+)L\1 \4Z", path.get("d"))
                squares = [tuple(map(int, square)) for square in squares]
                assert all(right - left == bottom - top == 100 for left, top, right, bottom in squares)
                pattern = re.fullmatch(r"url\(#mh-(.*)\)", path.get("fill"))[1]
                pattern_at |= {(left, top): pattern for left, top, _, _ in squares}
        patterns = patterns_of(board)
        spaces = [space for space, tile in enumerate(state.tile) if tile]
        assert pattern_at == {corner_of(space): patterns[board.tiles[state.tile[space] - 1].colour] for space in spaces}


@every_pictured_game
def test_turntable_is_turned_to_the_mover(variant):
    for game in cached_positions("maharani", variant)[:-1]:
        setting, board, state, tree = game.setting, game.setting.board, game.position.read(), picture_tree(game)
        side = side_of(setting, game.to_move)
        pointer = f"translate(0 0) rotate({90 * side + 180})"
        (turned_group,) = [group for group in tree.iter(f"{SVG}g") if group.get("transform") == pointer]
        assert turned_group.find(f"{SVG}path").get("d") == SHAPES["turntable"]["pointer"]
        for slot, quarter in enumerate(quarters_of_slots(setting, game.to_move)):
            group = group_with_title(tree, f"Slot {slot + 1}, in the {board.animals[quarter]} quarter: ")
            assert ("empty" in group.findtext(f"{SVG}title")) == (state.slot[slot] < 0)
            badge = group.findall(f"{SVG}circle")[-1]
            x, y = SHAPES["turntable"]["slots"][("nw", "ne", "se", "sw")[quarter]]
            assert (float(badge.get("cx")) < 0) == (x < 0)
            assert (float(badge.get("cy")) < 0) == (y < 0)
            if state.slot[slot] >= 0:
                tile = board.tiles[state.slot[slot]]
                assert half_columns(group) == set(sides_of(turned(KINDS[tile.kind], (side - tile.arrow) % 4)))


# -- the players -----------------------------------------------------------------------------------------------------
@every_pictured_game
def test_rows_of_players_show_gold_artisans_and_markers(variant):
    for game in cached_positions("maharani", variant):
        board, state, tree = game.setting.board, game.position.read(), picture_tree(game)
        tooltips, words = Counter(titles(tree)), Counter(texts(tree))
        expected, supplies = Counter(), Counter()
        for seat in range(game.setting.players):
            assert f"Seat {seat + 1}" in words
            expected[f"{sum(state.points[seat])} gold"] += 1
            colours = range(2 if game.setting.players == 2 else 1)
            supplies.update(str(state.supply[seat][colour]) for colour in colours)
            for quarter in range(len(board.animals)):
                counts = [(state.artisans[seat][colour] & spaces_of(board, quarter)).bit_count() for colour in colours]
                if any(counts):
                    expected[f"{sum(board.payout[count] for count in counts)} gold"] += 1
                    assert "+".join(map(str, counts)) in words
        assert {title: n for title, n in tooltips.items() if title.endswith(" gold")} == expected
        assert supplies <= words
        face_up = sum(state.markers[seat].bit_count() for seat in range(game.setting.players))
        assert tooltips["marker: up"] == face_up
        assert tooltips["marker: down"] == 4 * game.setting.players - face_up
        bag = f"{state.bag.size} {'tile' if state.bag.size == 1 else 'tiles'} in the bag"
        assert words[bag] == 1


def test_heading_names_the_player_to_move_and_at_the_end_the_winner():
    *_, before, end = (game.copy() for game in positions(3, seed=5))
    (heading,) = {word for word in texts(picture_tree(before)) if word.startswith("Turn ")}
    assert f": Seat {before.to_move + 1} in the " in heading
    words = texts(picture_tree(end))
    assert any(word.startswith("End of the game, after turn ") for word in words)
    winners = end.outcome.winners
    names = " and ".join(f"Seat {seat + 1}" for seat in winners)
    assert f"{names}: {end.outcome.scores[winners[0]]} gold" in words


def test_texts_are_in_the_chosen_language():
    *_, game = positions(4, seed=11)
    words = re.findall(r">([^<>]+)</text>", game.seen_by(0).picture("fr"))
    assert {"Joueur 1", "cases libres", "payé"} <= set(words)
    assert any(word.startswith("Fin de la partie, après le tour ") for word in words)
    assert not {"Seat 1", "free spaces", "paid"} & set(words)


def test_names_of_a_custom_board_are_escaped():
    board = replace(STANDARD, animals=("<b>&", "cat", "dog", "elephant"), colours=("<i>", *STANDARD.colours[1:]))
    game = list(positions(4, board=board))[-2]
    tooltips = titles(picture_tree(game))
    assert "<b>&" in tooltips
    assert any(" <i>, arrow" in title for title in tooltips)
    assert "<" in texts(picture_tree(game)), "the first letter of the colour and of the animal is shown"


# -- layout ----------------------------------------------------------------------------------------------------------
@every_pictured_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_texts_do_not_overlap(variant, language):
    for game in cached_positions("maharani", variant)[1::3]:
        check_texts_do_not_overlap(
            boxes(picture_tree(game, 0, language)), lambda text: float(text.get("font-size")) > 9.5
        )


@every_pictured_game
def test_medallions_are_drawn_only_on_corners_without_a_space(variant):
    game = cached_positions("maharani", variant)[0]
    corners = [space_number(name) for name in ("a1", "h1", "a8", "h8")]
    without_space = [space for space in corners if game.setting.board.marks[space] is None]
    medallions = [circle for circle in picture_tree(game).iter(f"{SVG}circle") if circle.get("r") == "40"]
    middles = {(float(circle.get("cx")), float(circle.get("cy"))) for circle in medallions}
    assert middles == {(left + 50, top + 50) for left, top in map(corner_of, without_space)}
    assert all(0 < x < FLOOR and 0 < y < FLOOR for x, y in middles)
