"""Tests that compare areas of tiles and groups of artisans with a naive computation, and tests of invariants."""

from collections import Counter
from copy import deepcopy
from pathlib import Path
from random import Random

import networkx as nx
import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

import durbar
from durbar.games.kernel.both import compiled
from durbar.games.maharani.components.board_file import standard_components
from durbar.games.maharani.components.components import KINDS, space_name, space_number, turned
from durbar.games.maharani.rules.state import NOTHING
from games.maharani.referee import QUARTERS, SIDES, Referee, floor_of, neighbours, quarter_of
from games.maharani.referee_formats import draws, events_of, lay_out, mask_of, referee_of, spaces_in, table_of

pytestmark = pytest.mark.slow

# a graph of the standard floor
GROUND = neighbours(floor_of(standard_components().to_dict()["board"]["rows"]))
SPACES = sorted(GROUND)
# the standard board (None) and all custom boards
BOARDS = [None, *sorted((Path(__file__).parent / "boards").glob("*.toml"))]
boards = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.stem if board else "standard")
# pairs of shares of the floor (from 0 to 1), for two disjoint sets of random spaces
SHARES = [(0.3, 0.3), (0.65, 0.2), (0.2, 0.65), (0.8, 0.1), (0.1, 0.8), (0.45, 0.45)]
numbers = st.integers(0, 2**32 - 1)


def random_spaces(seed, shares):
    """Return two disjoint sets of spaces with about these shares of the floor."""
    random_numbers = {space: Random(f"{seed} {space}").random() for space in SPACES}
    first, second = shares
    return (
        {space for space in SPACES if random_numbers[space] < first},
        {space for space in SPACES if first <= random_numbers[space] < first + second},
    )


def size_of_component(spaces, space):
    """Return the size of the connected component of `spaces` and `space` that contains `space`."""
    return len(nx.node_connected_component(GROUND.subgraph({*spaces, space}), space))


# -- areas and groups -------------------------------------------------------------------------------------------------
@settings(max_examples=200 if compiled() else 60, deadline=None)
@given(st.sampled_from(SPACES), st.builds(random_spaces, numbers, st.sampled_from(SHARES)), st.integers(0, 999))
@example("h5", (set(SPACES), set()), 0)
@example("a4", (set(), set(SPACES)), 0)
@example("b7", ({"a2", "h2", *(s for s in SPACES if s[1] in "18")}, {s for s in SPACES if s[1] in "34567"}), 3)
def test_mh_3_4_and_mh_4_4_areas_and_groups_equal_a_naive_computation(target, patterns, pick):
    """A player places a tile on ``target`` with its arrow pointing to their own side.

    ``patterns`` are two sets of spaces. On the spaces of the first set there are tiles of the placed tile's colour. On
    those of the second set there are tiles of another colour, each with one of the player's artisans; these artisans
    do not move. There can be more tiles and artisans than in a real game. ``pick`` selects the placed tile.
    """
    same_colour, artisans = (pattern - {target} for pattern in patterns)
    game = durbar.new("maharani", 4, seed=1)
    referee = referee_of(game)
    fitting = [
        (tile, arrow)
        for tile in range(len(referee.tiles))
        for arrow in sorted(referee.arrows_by_tile_and_space[tile, target])
    ]
    tile, arrow = fitting[pick % len(fitting)]
    colour = referee.tiles[tile]["colour"]
    other = next(number for number, tile_type in enumerate(referee.tiles) if tile_type["colour"] != colour)
    opposite_arrow = SIDES[(SIDES.index(arrow) + 2) % 4]
    referee.floor = dict.fromkeys(same_colour, (tile, opposite_arrow)) | dict.fromkeys(artisans, (other, arrow))
    referee.mover = referee.sides.index(arrow)
    referee.artisans[referee.mover, "a"] = artisans
    referee.slots = [tile, None, None, None]
    lay_out(game, referee)
    game.push(f"1:{target}>{arrow}")
    gold_events = [event for event in events_of(game.position) if event[0] == "gold"]
    gold_by_source = {source: gold for _, _, source, gold in gold_events}
    assert gold_by_source == {
        "tiles": size_of_component(same_colour, target),
        "artisans": size_of_component(artisans, target),
    }


def randomise(rng: Random, referee: Referee) -> None:
    """Change the referee's new game to a random valid position with tiles and artisans on the floor."""
    referee.bag += Counter(tile for tile in referee.slots if tile is not None)
    # the probability that a tile is placed beside a tile of its colour if possible, and the number of tiles to place
    clumping, max_tiles = rng.random(), rng.randrange(len(referee.marks))
    tiles = list(referee.bag.elements())
    for tile in rng.sample(tiles, len(tiles)):
        fitting = sorted(space for space in referee.empty_spaces() if referee.arrows_by_tile_and_space[tile, space])
        if fitting and len(referee.floor) < max_tiles:
            colour = referee.tiles[tile]["colour"]
            same_colour = {
                space for space, (other, _) in referee.floor.items() if referee.tiles[other]["colour"] == colour
            }
            beside_same_colour = [space for space in fitting if not same_colour.isdisjoint(referee.ground[space])]
            space = rng.choice(beside_same_colour if beside_same_colour and rng.random() < clumping else fitting)
            referee.floor[space] = (tile, rng.choice(sorted(referee.arrows_by_tile_and_space[tile, space])))
            referee.bag -= Counter([tile])
    referee.scored = set(QUARTERS) - {quarter_of(space) for space in referee.empty_spaces()}
    referee.mover, referee.turns = rng.randrange(referee.players), len(referee.floor)
    referee.face_up_markers = [{quarter for quarter in QUARTERS if rng.random() < 0.5} for _ in range(referee.players)]
    referee.gold = [{**gold, "tiles": rng.randrange(2, 60)} for gold in referee.gold]
    place_artisans(rng, referee)
    referee.slots = [None] * 4
    for slot in range(4):
        while referee.slots[slot] is None and referee.bag:
            tile = referee.slots[slot] = rng.choice(sorted(referee.bag.elements()))
            referee.bag -= Counter([tile])
            if referee.tiles[tile]["kind"] == "centre" and referee.centres_are_full():
                referee.remove_tile(slot)
    if referee.floor and rng.random() < 0.5:  # the mover has placed one tile, so that a slot is empty
        referee.placed = 1
        slot = rng.randrange(4)
        if referee.slots[slot] is not None:
            referee.bag += Counter([referee.slots[slot]])
        referee.slots[slot] = None


def place_artisans(rng: Random, referee: Referee) -> None:
    """Put artisans on random tiles where MH-4 allows them."""
    share = rng.random()
    for space, (tile, arrow) in referee.floor.items():
        if arrow in referee.sides and quarter_of(space) not in referee.scored and rng.random() < share:
            seat, colour = referee.sides.index(arrow), rng.choice(referee.colours)
            mover, referee.mover = referee.mover, seat  # the referee's methods consider the mover's artisans
            if referee.supply[seat, colour] and not referee.artisans_on_same_colour(colour, space, tile):
                referee.artisans[seat, colour].add(space)
                referee.supply[seat, colour] -= 1
            referee.mover = mover


def check_position(board, seed, players):
    """Check that the kernel and the referee agree on the legal moves in a random position and on the effects of four
    of these moves.
    """
    rng, game = Random(seed), durbar.new("maharani", players, seed=seed, board=board)
    referee = referee_of(game)
    randomise(rng, referee)
    assume(
        any(
            referee.arrows_by_tile_and_space[tile, space]
            for tile in referee.slots
            if tile is not None
            for space in referee.empty_spaces()
        )
    )
    lay_out(game, referee)
    assert game.position.broken_invariant() == 0
    moves = sorted(move.text for move in game.legal_moves)
    assert set(moves) == referee.moves()
    for move in rng.sample(moves, min(4, len(moves))):
        copied, copied_referee = game.copy(), deepcopy(referee)
        copied.push(move)
        copied_referee.play(move, draws(events_of(copied.position)))
        assert events_of(copied.position) == copied_referee.events
        assert table_of(copied.position.read()) == copied_referee.table()


@boards
@settings(max_examples=20 if compiled() else 5, deadline=None)
@given(seed=numbers, players=st.integers(2, 4))
def test_kernel_and_referee_agree_on_random_positions(board, seed, players):
    check_position(board, seed, players)


@pytest.mark.slow
@pytest.mark.compiled_only
@boards
@settings(max_examples=80, deadline=None)
@given(seed=numbers, players=st.integers(2, 4))
def test_kernel_and_referee_agree_on_many_random_positions(board, seed, players):
    check_position(board, seed, players)


# -- invariants -------------------------------------------------------------------------------------------------------
def random_positions(players, board, games):
    """Play a number of random games, and yield each game with its state after the set-up and after each move."""
    for seed in range(games):
        game = durbar.new("maharani", players, seed=seed, board=board)
        yield game, game.position.read()
        for id in game.position.copy().push_random(seed, lazy=seed % 3):
            game.push(game.decode(id))
            yield game, game.position.read()


player_counts = pytest.mark.parametrize("players", [2, 3, 4])
# number of random games of each test
GAMES = 2 if compiled() else 1


@boards
@player_counts
def test_mh_1_2_every_tile_is_in_exactly_one_place(players, board):
    for game, state in random_positions(players, board, GAMES):
        tiles = game.setting.board.tiles
        on_table = Counter(tile - 1 for tile in state.tile if tile) + Counter(
            tile for tile in state.slot if tile != NOTHING
        )
        for number, tile in enumerate(tiles):
            assert on_table[number] + state.bag.count[number] + state.removed[number] == tile.count
            assert not state.removed[number] or tile.kind == "centre"
        assert state.bag.size == sum(state.bag.count)
        floor = {space_name(space): tile - 1 for space, tile in enumerate(state.tile) if tile}
        assert state.tiles == mask_of(floor, space_number)
        for colour in range(len(state.colour)):
            spaces = [space for space, tile in floor.items() if tiles[tile].colour == colour]
            assert state.colour[colour] == mask_of(spaces, space_number)


@boards
@player_counts
def test_mh_1_3_and_mh_4_1_every_artisan_is_in_the_supply_or_on_a_tile_that_points_to_its_player(players, board):
    most_artisans = 0
    for game, state in random_positions(players, board, 4 * GAMES):
        components = game.setting.board
        total, sides = dict(components.artisans)[players], dict(components.sides)[players]
        taken: set[str] = set()
        for seat in range(players):
            for colour in range(2 if players == 2 else 1):
                spaces = spaces_in(state.artisans[seat][colour])
                assert len(spaces) + state.supply[seat][colour] == total
                assert taken.isdisjoint(spaces)
                taken |= spaces
                tiles = [(quarter_of(space), state.tile[space_number(space)]) for space in spaces]
                assert all(tile for _, tile in tiles)
                assert all(state.arrow[space_number(space)] == sides[seat] for space in spaces)
                colours = [(quarter, components.tiles[tile - 1].colour) for quarter, tile in tiles]
                assert len(colours) == len(set(colours))  # MH-4.5
        assert {quarter_of(space) for space in taken}.isdisjoint(
            quarter for bit, quarter in enumerate(QUARTERS) if state.scored >> bit & 1
        )
        most_artisans = max(most_artisans, len(taken))
    assert most_artisans > 0


@boards
@player_counts
def test_mh_3_2_columns_of_a_tile_are_those_of_its_space(players, board):
    """After a tile is turned so that its arrow points to the chosen side, its columns are those of its space."""
    tiles = 0
    for game, state in random_positions(players, board, GAMES):
        components = game.setting.board
        for space, number in enumerate(state.tile):
            if number:
                tile = components.tiles[number - 1]
                assert turned(KINDS[tile.kind], (state.arrow[space] - tile.arrow) % 4) == components.marks[space]
                tiles += 1
    assert tiles > 0


@boards
@player_counts
def test_mh_5_1_gold_is_the_sum_of_its_sources_and_not_negative_at_the_end_of_a_turn(players, board):
    for game, state in random_positions(players, board, GAMES):
        for seat in range(players):
            tiles, artisans, quarters, second_tile = state.points[seat]
            assert game.position.score(seat) == tiles + artisans + quarters + second_tile
            assert min(tiles, artisans, quarters) >= 0 >= second_tile
            assert state.placed or game.position.score(seat) >= 0


@boards
@player_counts
def test_mh_5_4_and_mh_6_1_turn_begins_with_a_full_turntable_after_full_quarters_were_scored(players, board):
    for game, state in random_positions(players, board, GAMES):
        marks = game.setting.board.marks
        empty = {space_name(space) for space, mark in enumerate(marks) if mark is not None and not state.tile[space]}
        open_quarters = {quarter_of(space) for space in empty}
        if game.to_move is not None and not state.placed:
            assert NOTHING not in state.slot or state.bag.size == 0
            assert {quarter for bit, quarter in enumerate(QUARTERS) if not state.scored >> bit & 1} == open_quarters
        elif game.to_move is None:
            assert state.scored == 0b1111  # all four quarters
            assert not any(state.artisans[seat][colour] for seat in range(4) for colour in range(2))
