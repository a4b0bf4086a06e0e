"""Tests that compare whole games with the referee, a second implementation of the rules page."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import durbar
from durbar.games.kernel.both import compiled
from games.maharani.referee import PLACEMENT, quarter_of
from games.maharani.witness import draws, events_of, referee_of, table_of

FOLDER = Path(__file__).parent / "boards"
BOARDS = sorted(FOLDER.glob("*.toml"))


# -- ways to play: each returns the moves it prefers -------------------------------------------------------------------
def by_chance(referee, moves):
    """Return all moves: no preference."""
    return moves


def lazily(referee, moves):
    """Prefer one tile a turn, and renewing whenever possible: the longest games."""
    return [move for move in moves if move in ("end", "renew")] or moves


def greedily(referee, moves):
    """Prefer the most gold for the tile, among a few moves."""

    def area(move):
        if move in ("end", "renew"):
            return 0
        slot, space, arrow, _ = PLACEMENT.fullmatch(move).groups()
        colour = referee.tiles[referee.slots[int(slot) - 1]]["colour"]
        alike = {at for at, (tile, _) in referee.floor.items() if referee.tiles[tile]["colour"] == colour}
        return referee.connected(alike | {space}, space) + (arrow == referee.sides[referee.mover])

    looked_at = moves[:: max(1, len(moves) // 8)]
    most = max(map(area, looked_at))
    return [move for move in looked_at if area(move) == most]


def with_artisans(referee, moves):
    """Prefer two tiles a turn with arrows to the own side: supplies run out, and artisans move."""
    home = f">{referee.sides[referee.mover]}"
    return [move for move in moves if home in move] or placements(moves) or moves


def far_away(referee, moves):
    """Prefer two tiles a turn, each into another quarter while markers last: then only renewing is left."""
    away = []
    for move in placements(moves):
        slot, space, _, _ = PLACEMENT.fullmatch(move).groups()
        if quarter_of(space) != referee.lies[referee.sides[referee.mover]][int(slot) - 1]:
            away.append(move)
    return away or placements(moves) or moves


def centres_first(referee, moves):
    """Prefer two tiles a turn, centre columns first: the remaining ones then leave the game."""
    return [move for move in placements(moves) if referee.marks[move[2:4]] == {"O"}] or placements(moves) or moves


def placements(moves):
    return [move for move in moves if move not in ("end", "renew")]


MANNERS = [by_chance, lazily, greedily, with_artisans, far_away, centres_first]


# -- the comparison ---------------------------------------------------------------------------------------------------
def watch(game, seed, likes):
    """Play a game and compare it with the referee; return the kinds of its events.

    Sometimes a player makes a random move, so that games of one kind differ.
    """
    rng, referee, seen = Random(seed), referee_of(game), Counter()
    starts = [events for events in events_of(game.position) if events[0] == "starts"]
    assert [events for events in events_of(game.position) if events not in starts] == referee.events
    assert starts == [("starts", referee.mover if referee.mover is not None else game.position.read().start)]
    while True:
        assert table_of(game.position.read()) == referee.table()
        moves = sorted(move.text for move in game.legal_moves)
        assert set(moves) == referee.moves()
        assert len(moves) == len(set(moves)) == len(game.legal_moves)
        if game.to_move is None:
            break
        assert moves, "nobody is ever stuck (MH-8.1)"
        move = rng.choice(likes(referee, moves) if rng.random() < 0.9 else moves)
        game.push(move)
        events = events_of(game.position)
        full = len(referee.scored)
        referee.play(move, draws(events))
        assert events == referee.events
        seen.update(word for word, *_ in events)
        seen["a choice of artisans"] += "/" in move
        seen["only renew"] += moves == ["renew"]
        seen["only end"] += moves == ["end"]
        seen["the bag is empty"] += not referee.bag
        seen["two quarters at once"] += len(referee.scored) == full + 2
    assert referee.mover is None
    assert game.outcome.ranks == referee.ranks()
    assert game.outcome.scores == tuple(sum(gold.values()) for gold in referee.gold)
    seen["games"] += 1
    seen["decisions"] += game.number
    return seen


def many(players, likes, games, first=0, board=None):
    """Return what happened in a number of games."""
    seen = Counter()
    for seed in range(first, first + games):
        seen += watch(durbar.new("maharani", players, seed=seed, board=board), seed, likes)
    return seen


@pytest.mark.parametrize("likes", MANNERS, ids=lambda likes: likes.__name__)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_referee_agrees_with_every_move(players, likes):
    games = 2 if compiled() else 1
    seen = many(players, likes, games)
    assert seen["games"] == games
    assert seen["full"] == 4 * games
    assert seen["placed"] == 56 * games
    assert not seen["nothing fits"]


def test_referee_has_seen_every_kind_of_event():
    seen = many(2, with_artisans, 3) + many(3, far_away, 3) + many(4, with_artisans, 3) + many(4, centres_first, 3)
    usual = ["gold", "drawn", "placed", "marker", "new", "moved", "ended", "renewed", "removed", "full", "quarter"]
    rare = ["a choice of artisans", "only renew", "only end", "the bag is empty", "no artisan", "two quarters at once"]
    assert [what for what in usual + rare if not seen[what]] == []


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.stem)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_referee_agrees_on_a_custom_board(players, board):
    for likes in [by_chance, lazily, with_artisans] if compiled() else [by_chance]:
        assert many(players, likes, 1, board=board)["games"] == 1


def test_mh_5_4_and_mh_6_2_referee_agrees_when_centres_leave_and_nothing_fits():
    tight = FOLDER / "tight.toml"
    seen = many(2, with_artisans, 8, board=tight) + many(4, centres_first, 8, board=tight)
    assert seen["nothing fits"] > 0
    assert seen["removed"] > seen["games"]
    assert seen["no artisan"] > 0


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize("likes", MANNERS, ids=lambda likes: likes.__name__)
@pytest.mark.parametrize("board", [None, *BOARDS], ids=lambda board: board.stem if board else "standard")
@pytest.mark.parametrize("games", [4, pytest.param(12, marks=pytest.mark.long)])
def test_referee_agrees_with_many_games(board, likes, games):
    for players in (2, 3, 4):
        assert many(players, likes, games, first=1000, board=board)["games"] == games
