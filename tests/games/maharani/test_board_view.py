"""Tests of the data with which a client draws Maharani: the floor, and previews of placements."""

import json
import random
from pathlib import Path

import pytest

import durbar

# the tested code is never compiled, and with uncompiled rules the many positions would take long
pytestmark = pytest.mark.compiled_only
GARDEN = Path(__file__).parent / "boards" / "garden.toml"


def positions(players, seed, **settings):
    """Play a random game and yield it after every third move."""
    game, rng = durbar.new("maharani", players, seed=seed, **settings), random.Random(seed)
    while game.to_move is not None:
        if game.number % 3 == 0:
            yield game
        game.push(rng.choice(list(game.legal_moves)))


def arguments_of(preview, id):
    """Return the arguments of a preview's messages with an id."""
    return [message.args for message in preview.story if message.id == f"maharani.{id}"]


@pytest.mark.parametrize("board", [None, GARDEN])
def test_board_data_has_the_position_and_the_mark_of_every_space(board):
    """The mark of a space says which columns are printed on it."""
    game = durbar.new("maharani", 3, seed=1, board=board)
    board_view, components = game.seen_by(None).board(), game.setting.board
    rows = components.to_dict()["board"]["rows"]
    for space in board_view["spaces"]:
        assert rows[space["row"]].split()[space["column"]] == space["mark"]
        assert space["name"] == f"{'abcdefgh'[space['column']]}{8 - space['row']}"
        assert (space["x"], space["y"]) == (100 * space["column"], 100 * space["row"])
        assert space["quarter"] == ("n" if space["row"] < 4 else "s") + ("w" if space["column"] < 4 else "e")
    assert len(board_view["spaces"]) == sum(mark not in "#T" for row in rows for mark in row.split())
    assert [colour["name"] for colour in board_view["colours"]] == list(components.colours)
    assert len({colour["stone"] for colour in board_view["colours"]}) == len(components.colours), "no two look alike"
    assert [quarter["animal"] for quarter in board_view["quarters"]] == list(components.animals)
    assert json.loads(json.dumps(board_view)) == board_view
    assert game.seen_by(1).board() == board_view


def test_board_data_has_the_columns_of_each_kind_of_tile_in_all_directions():
    """`turned_kinds` lists the columns of a tile after 0 to 3 quarter turns clockwise."""
    board = durbar.new("maharani", 2, seed=1).seen_by(None).board()
    kinds, turned = board["kinds"], board["turned_kinds"]
    assert (kinds["centre"], kinds["half"], kinds["halves"]) == ("O", "N", "NS")
    assert {kind: marks[0] for kind, marks in turned.items()} == kinds
    assert turned["half"] == ["N", "E", "S", "W"]
    assert turned["halves"] == ["NS", "EW", "NS", "EW"]


@pytest.mark.parametrize(("players", "board"), [(2, None), (4, None), (2, GARDEN), (3, GARDEN)])
def test_mh_3_4_and_mh_4_4_preview_counts_the_area_and_the_group_that_score(players, board):
    with_artisan = moved = 0
    for game in positions(players, 4, board=board):
        sight = game.seen_by(game.to_move)
        for move in sight.legal_moves:
            preview = sight.preview(move)
            gold = {
                args["source"]: args["gold"] for args in arguments_of(preview, "scored") if args["seat"] == sight.seat
            }
            if move.text in ("end", "renew"):
                assert preview.sketch == {}
                continue
            target = move.text[2:4]  # in a move such as 2:c4>E
            assert len(preview.sketch["area"]) == gold["tiles"]
            assert preview.sketch["area"][0] == target
            assert len(preview.sketch.get("group", ())) == gold.get("artisans", 0)
            old_spaces = [args["left"] for args in arguments_of(preview, "artisan-moved")]
            assert preview.sketch.get("from") == (old_spaces[0] if old_spaces else None)
            with_artisan += "group" in preview.sketch
            moved += bool(old_spaces)
    assert with_artisan > 50
    assert moved > 0


@pytest.mark.parametrize("players", [2, 3])
def test_mh_6_1_preview_shows_how_much_the_quarter_would_pay(players):
    compared = 0
    for game in positions(players, 9):
        sight = game.seen_by(game.to_move)
        for move in sight.legal_moves:
            sketch = sight.preview(move).sketch
            if "pays" not in sketch:
                continue
            after = game.copy()
            after.push(move)
            quarter_before, quarter_after = (
                next(
                    quarter
                    for quarter in position.seen_by(None).view()["table"]["quarters"]
                    if quarter["quarter"] == sketch["quarter"]
                )
                for position in (game, after)
            )
            is_scored_by_move = quarter_after["scored"] and not quarter_before["scored"]
            if not is_scored_by_move:  # artisans of a scored quarter are back in the supply
                assert sketch["artisans"] == quarter_after["artisans"][sight.seat]
                assert sketch["pays"] == quarter_after["pays"][sight.seat]
                compared += 1
    assert compared > 100


def test_previews_in_a_view_equal_the_previews_of_single_moves():
    game = next(iter(positions(2, 3)))
    sight = game.seen_by(game.to_move)
    previews = {move["text"]: move["preview"] for move in sight.view()["legal_moves"]}
    assert previews == {move.text: sight.preview(move).to_json() for move in sight.legal_moves}
