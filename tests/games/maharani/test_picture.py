"""A position of Maharani as a picture: legible, and right on any floor."""

import re
from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from durbar.games.drawing.signs import PLAYERS
from durbar.games.maharani.boardfile import read_components, standard_components
from durbar.games.maharani.components import EDGE, KINDS, QUARTERS, SIDES, space_name, turned
from durbar.games.maharani.drawing.floor import ARTISAN, corner_of
from durbar.games.maharani.drawing.stones import STONES, stones_of
from durbar.games.maharani.labels import SIDE
from durbar.games.maharani.view import artisan_on, quarters_of_slots, side_of
from games.maharani.boardfiles import GARDEN, OPEN_COURT
from games.maharani.pictured import GAMES, SIZES, positions
from games.pictures import SVG, boxes, check_texts_keep_clear, drawn, kept, texts, titles

STANDARD = standard_components()
SOME = pytest.mark.parametrize("which", GAMES)


def titled(tree, start):
    """The group whose title begins so."""
    found = [group for group in tree.iter(f"{SVG}g") if (group.findtext(f"{SVG}title") or "").startswith(start)]
    assert len(found) == 1, start
    return found[0]


def test_all_seats_have_one_picture_but_for_who_looks():
    for game in positions(4, seed=6):
        assert texts(drawn(game, 2)) != texts(drawn(game))
        assert Counter(texts(drawn(game, 2))) - Counter(texts(drawn(game))) == {"you": 1}


# -- what is in it ---------------------------------------------------------------------------------------------------
@SOME
def test_it_shows_every_tile_artisan_and_empty_space(which):
    for game in kept("maharani", which):
        setting, board, state, tree = game.setting, game.setting.board, game.position.read(), drawn(game)
        told = set(titles(tree))
        for space, mark in enumerate(board.marks):
            if mark is None:
                continue
            at, stands = space_name(space), artisan_on(setting, state, space)
            if not state.tile[space]:
                assert sum(title.startswith(f"{at}, empty: ") for title in told) == 1
                assert at in texts(tree)
                continue
            colour = board.colours[board.tiles[state.tile[space] - 1].colour]
            expected = f"{at}, {colour}, arrow {SIDE[SIDES[state.arrow[space]]]}"
            if stands:
                expected += f", artisan{' ' + 'ab'[stands[1]] if setting.players == 2 else ''} of seat {stands[0] + 1}"
            assert expected in told
            discs = [c for c in titled(tree, f"{at}, ").iter(f"{SVG}circle") if float(c.get("r")) == ARTISAN]
            assert len(discs) == bool(stands)
            if stands:
                seat, second = stands
                assert discs[0].get("stroke" if second else "fill") == PLAYERS[seat][0]


@SOME
def test_stones_lie_where_their_tiles_do_and_each_has_its_letter(which):
    for game in kept("maharani", which)[1::2]:
        board, state = game.setting.board, game.position.read()
        found = {}
        for group in drawn(game).iter(f"{SVG}g"):
            uses = [child for child in group if child.tag == f"{SVG}use" and child.get("href").startswith("#mh-stone-")]
            moved = re.fullmatch(r"translate\((\S+) (\S+)\) scale\(1\.000\)", group.get("transform", ""))
            if uses and moved:
                colour = int(uses[0].get("href").removeprefix("#mh-stone-"))
                found[float(moved[1]), float(moved[2])] = colour
                assert group.findtext(f"{SVG}text") == board.colours[colour][0].upper()
        tiles = {corner_of(at): board.tiles[type - 1].colour for at, type in enumerate(state.tile) if type}
        assert found == tiles


@SOME
def test_joints_run_round_areas_and_never_through_them(which):
    for game in kept("maharani", which)[1:]:
        board, state = game.setting.board, game.position.read()
        floor = {at: board.tiles[type - 1].colour for at, type in enumerate(state.tile) if type}
        (joints,) = [path for path in drawn(game).iter(f"{SVG}path") if path.get("stroke-width") == "4.5"]
        lines = {tuple(map(float, line)) for line in re.findall(r"M(\S+) (\S+)L([\d.]+) ([\d.]+)", joints.get("d"))}
        for one in floor:
            x, y = corner_of(one)
            if one % EDGE < EDGE - 1:
                assert ((x + 100, y, x + 100, y + 100) in lines) == (floor[one] != floor.get(one + 1))
            assert ((x, y, x + 100, y) in lines) == (floor[one] != floor.get(one + EDGE))


@SOME
def test_the_turntable_is_turned_to_the_mover(which):
    for game in kept("maharani", which)[:-1]:
        setting, board, state, tree = game.setting, game.setting.board, game.position.read(), drawn(game)
        side = side_of(setting, game.to_move)
        table = titled(tree, f"The turntable points {SIDE[SIDES[side]]}")
        for slot, quarter in enumerate(quarters_of_slots(setting, game.to_move)):
            group = titled(table, f"Slot {slot + 1}, in the quarter of the {board.animals[quarter]}")
            assert (": empty" in group.findtext(f"{SVG}title")) == (state.slot[slot] < 0)
            badge = group.findall(f"{SVG}circle")[-1]
            assert (float(badge.get("cx")) < 400) == ("w" in QUARTERS[quarter])
            assert (float(badge.get("cy")) < 400) == ("n" in QUARTERS[quarter])
            if state.slot[slot] >= 0:
                tile = board.tiles[state.slot[slot]]
                mark = turned(KINDS[tile.kind], (side - tile.arrow) % 4)
                halves = {use.get("href")[-1] for use in group.iter(f"{SVG}use") if "-column-" in use.get("href")}
                assert halves == ({s for at, s in enumerate(SIDES) if mark >> at & 1} if mark != 16 else set())


@SOME
def test_rows_tell_gold_artisans_and_markers(which):
    for game in kept("maharani", which):
        board, state, tree = game.setting.board, game.position.read(), drawn(game)
        told, words = Counter(titles(tree)), texts(tree)
        for seat in range(game.setting.players):
            assert f"Seat {seat + 1}" in words
            assert str(sum(state.points[seat])) in words
        for quarter, animal in enumerate(board.animals):
            up = sum(state.markers[seat] >> quarter & 1 for seat in range(game.setting.players))
            assert told[f"Marker of the {animal}: face up"] == up
            assert told[f"Marker of the {animal}: face down"] == game.setting.players - up
        for colour, called in enumerate(board.colours):
            left = sum(state.bag.count[at] for at, tile in enumerate(board.tiles) if tile.colour == colour)
            assert told[f"{left} {called} in the bag"] == 1


def test_the_end_names_the_winners_and_their_gold():
    *_, game = positions(3, seed=5)
    words = texts(drawn(game))
    assert "THE END" in words
    for seat in game.outcome.winners:
        assert any(f"Seat {seat + 1}" in word and f"with {game.outcome.scores[seat]} gold" in word for word in words)
    assert {"Tiles", "Artisans", "Quarters", "Second"} <= set(words)


def test_names_are_written_as_they_are_whatever_is_in_them():
    board = replace(STANDARD, animals=("<b>&", "cat", "dog", "elephant"), colours=("<i>", *STANDARD.colours[1:]))
    game = list(positions(4, board=board))[-2]
    told = titles(drawn(game))
    assert any("quarter of the <b>&" in title for title in told)
    assert any(", <i>, arrow" in title for title in told)
    assert "<" in texts(drawn(game))  # the letter of such a colour, and of such an animal


# -- colours ---------------------------------------------------------------------------------------------------------
def test_the_usual_colours_have_their_own_stones_and_no_two_look_alike():
    assert stones_of(STANDARD) == tuple(STONES[name] for name in STANDARD.colours)
    for one, other in combinations(STONES.values(), 2):
        assert one.straps != other.straps
        assert one.base != other.base


@pytest.mark.parametrize(
    ("board", "looks"),
    [
        (GARDEN, ["turquoise", "blue", "red", "green", "pink", "brown", "violet", "white"]),
        (OPEN_COURT, ["orange", "blue", "red", "green", "violet", "brown", "pink", "turquoise"]),
    ],
    ids=["garden", "open court"],
)
def test_other_colours_get_a_stone_each_near_their_name_if_there_is_one(board, looks):
    colours = read_components(board).colours
    stones = dict(zip(colours, stones_of(read_components(board)), strict=True))
    assert len(set(stones.values())) == len(colours)
    assert stones == {colour: STONES[look] for colour, look in zip(colours, looks, strict=True)}


# -- where it is -----------------------------------------------------------------------------------------------------
@SOME
def test_texts_keep_clear_of_each_other(which):
    for game in kept("maharani", which)[1::3]:
        check_texts_keep_clear(boxes(drawn(game, 0), SIZES), lambda element: float(element.get("font-size")) > 9.5)
