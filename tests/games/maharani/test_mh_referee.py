"""Tests that compare whole games of the kernel with the referee, a second implementation of the rules page."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import durbar
from durbar.games.kernel.both import compiled
from games.maharani.referee import PLACEMENT, quarter_of
from games.maharani.referee_formats import draws, events_of, referee_of, table_of

FOLDER = Path(__file__).parent / "boards"
# all custom boards
BOARDS = sorted(FOLDER.glob("*.toml"))


# -- strategies of players: each returns the moves that it prefers ---------------------------------------------------
def without_preference(referee, moves):
    """Return all moves; this strategy has no preference."""
    return moves


def one_tile_per_turn(referee, moves):
    """Prefer to place only one tile per turn and to renew markers, which makes the longest games."""
    return [move for move in moves if move in ("end", "renew")] or moves


def most_gold(referee, moves):
    """Prefer the moves that earn the most gold, among about eight candidates."""

    def gold(move):
        if move in ("end", "renew"):
            return 0
        slot, space, arrow, _ = PLACEMENT.fullmatch(move).groups()
        colour = referee.tiles[referee.slots[int(slot) - 1]]["colour"]
        same_colour = {other for other, (tile, _) in referee.floor.items() if referee.tiles[tile]["colour"] == colour}
        gold_for_artisan = arrow == referee.sides[referee.mover]  # at least 1
        return referee.size_of_component(same_colour | {space}, space) + gold_for_artisan

    candidates = moves[:: max(1, len(moves) // 8)]
    most = max(map(gold, candidates))
    return [move for move in candidates if gold(move) == most]


def with_artisans(referee, moves):
    """Prefer two tiles per turn with arrows to the player's own side, so that supplies run out and artisans move."""
    own_arrow = f">{referee.sides[referee.mover]}"
    return [move for move in moves if own_arrow in move] or placements(moves) or moves


def into_other_quarters(referee, moves):
    """Prefer two tiles per turn, each placed outside its quarter, so that markers are used up and must be renewed."""
    away = []
    for move in placements(moves):
        slot, space, _, _ = PLACEMENT.fullmatch(move).groups()
        if quarter_of(space) != referee.slot_quarters[referee.sides[referee.mover]][int(slot) - 1]:
            away.append(move)
    return away or placements(moves) or moves


def centres_first(referee, moves):
    """Prefer two tiles per turn and centre tiles, so that the remaining centre tiles leave the game."""
    return [move for move in placements(moves) if referee.marks[move[2:4]] == {"O"}] or placements(moves) or moves


def placements(moves):
    """Return the moves that place a tile."""
    return [move for move in moves if move not in ("end", "renew")]


STRATEGIES = [without_preference, one_tile_per_turn, most_gold, with_artisans, into_other_quarters, centres_first]


# -- the comparison ---------------------------------------------------------------------------------------------------
def compare_game(game, seed, strategy):
    """Play a game and compare it with the referee; return how often each kind of event happened.

    Sometimes a player makes a random move instead of one that the strategy prefers, so that games vary.
    """
    rng, referee, counts = Random(seed), referee_of(game), Counter()
    starts = [event for event in events_of(game.position) if event[0] == "starts"]
    assert [event for event in events_of(game.position) if event not in starts] == referee.events
    assert starts == [("starts", referee.mover if referee.mover is not None else game.position.read().start)]
    while True:
        assert table_of(game.position.read()) == referee.table()
        moves = sorted(move.text for move in game.legal_moves)
        assert set(moves) == referee.moves()
        assert len(moves) == len(set(moves)) == len(game.legal_moves)
        if game.to_move is None:
            break
        assert moves, "nobody is ever stuck (MH-8.1)"
        move = rng.choice(strategy(referee, moves) if rng.random() < 0.9 else moves)
        game.push(move)
        events = events_of(game.position)
        scored_before = len(referee.scored)
        referee.play(move, draws(events))
        assert events == referee.events
        counts.update(word for word, *_ in events)
        counts["a choice of artisans"] += "/" in move
        counts["only renew"] += moves == ["renew"]
        counts["only end"] += moves == ["end"]
        counts["the bag is empty"] += not referee.bag
        counts["two quarters at once"] += len(referee.scored) == scored_before + 2
    assert referee.mover is None
    assert game.outcome.ranks == referee.ranks()
    assert game.outcome.scores == tuple(sum(gold.values()) for gold in referee.gold)
    counts["games"] += 1
    counts["decisions"] += game.number
    return counts


def compare_games(players, strategy, games, first_seed=0, board=None):
    """Play a number of games and compare them with the referee; return how often each kind of event happened.

    ``first_seed`` is the seed of the first game.
    """
    counts = Counter()
    for seed in range(first_seed, first_seed + games):
        counts += compare_game(durbar.new("maharani", players, seed=seed, board=board), seed, strategy)
    return counts


@pytest.mark.parametrize("strategy", STRATEGIES, ids=lambda strategy: strategy.__name__)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_kernel_and_referee_agree_on_every_move(players, strategy):
    games = 2 if compiled() else 1
    counts = compare_games(players, strategy, games)
    assert counts["games"] == games
    assert counts["full"] == 4 * games
    assert counts["placed"] == 56 * games  # the standard floor has 56 spaces
    assert not counts["nothing fits"]


def test_compared_games_contain_every_kind_of_event():
    counts = (
        compare_games(2, with_artisans, 3)
        + compare_games(3, into_other_quarters, 3)
        + compare_games(4, with_artisans, 3)
        + compare_games(4, centres_first, 3)
    )
    usual = ["gold", "drawn", "placed", "marker", "new", "moved", "ended", "renewed", "removed", "full", "quarter"]
    rare = ["a choice of artisans", "only renew", "only end", "the bag is empty", "no artisan", "two quarters at once"]
    assert [event for event in usual + rare if not counts[event]] == []


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.stem)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_kernel_and_referee_agree_on_a_custom_board(players, board):
    for strategy in [without_preference, one_tile_per_turn, with_artisans] if compiled() else [without_preference]:
        assert compare_games(players, strategy, 1, board=board)["games"] == 1


def test_mh_5_4_and_mh_6_2_kernel_and_referee_agree_when_centre_tiles_leave_the_game_and_no_tile_fits():
    tight = FOLDER / "tight.toml"
    counts = compare_games(2, with_artisans, 8, board=tight) + compare_games(4, centres_first, 8, board=tight)
    assert counts["nothing fits"] > 0
    assert counts["removed"] > counts["games"]
    assert counts["no artisan"] > 0


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize("strategy", STRATEGIES, ids=lambda strategy: strategy.__name__)
@pytest.mark.parametrize("board", [None, *BOARDS], ids=lambda board: board.stem if board else "standard")
@pytest.mark.parametrize("games", [4, pytest.param(12, marks=pytest.mark.long)])
def test_kernel_and_referee_agree_on_many_games(board, strategy, games):
    for players in (2, 3, 4):
        assert compare_games(players, strategy, games, first_seed=1000, board=board)["games"] == games
