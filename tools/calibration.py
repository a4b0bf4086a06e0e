"""Check the win chances of an analysis: let bots play, ask for chances during the games, and count who won.

    python tools/calibration.py [GAME] [--players N] [--games N] [--iterations N] [--bots NAME] [--every N]

Players for whom a chance of 30 to 40 % was predicted should win 30 to 40 % of those games. For the 95 % interval, each
game is one sample, and not each decision, because the decisions of one game depend on each other.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

from durbar.analysis.judging import FULL_PLAYOUTS
from durbar.bots.bot import bot
from durbar.bots.thinking import Budget, estimate_prospect
from durbar.games.game import new
from durbar.games.moves import Move
from durbar.games.sight import Sight

BANDS = 10
"""The number of rows in the report: each covers an equal interval of predicted win chances."""
Forecasts = list[tuple[float, float]]
"""Pairs of a predicted win chance and the result: 1 for a win, a fraction for a shared win, 0 for a loss."""


def play_game(options: argparse.Namespace, seed: int) -> Forecasts:
    """Play a game; return the predicted chances of all seats, with results, at about every nth decision (`--every`)."""
    game = new(options.game, options.players, seed=seed)
    bots = [bot(options.bots, seed * 10 + seat) for seat in range(options.players)]
    rng = random.Random(seed)
    all_chances: list[tuple[float, ...]] = []
    while (mover := game.to_move) is not None:
        sight = game.seen_by(mover)
        move = bots[mover].choose(sight)
        if len(sight.legal_moves) > 1 and rng.random() < 1 / options.every:
            all_chances.append(chances_after(sight, move, options.iterations))
        game.push(move)
    assert game.outcome is not None
    winners = game.outcome.winners
    return [
        (chance, (seat in winners) / len(winners)) for chances in all_chances for seat, chance in enumerate(chances)
    ]


def chances_after(sight: Sight, move: Move, iterations: int) -> tuple[float, ...]:
    """Return the win chances of all seats after a move, as an analysis computes them."""
    return estimate_prospect(sight, move, Budget(iterations), 1, FULL_PLAYOUTS).wins


def main() -> None:
    """Play the games in several processes, and print the predicted and the actual wins."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="taj-mahal")
    for name, default in (("players", 3), ("games", 100), ("iterations", 300), ("every", 12)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--bots", default="player")
    options = parser.parse_args()
    # The forecasts by band (interval of predicted chances), and within a band by the seed of the game.
    by_band: dict[int, dict[int, Forecasts]] = defaultdict(lambda: defaultdict(list))
    squared_errors: list[float] = []
    with ProcessPoolExecutor() as pool:
        for seed, forecasts in enumerate(pool.map(play_game, [options] * options.games, range(1, options.games + 1))):
            for chance, result in forecasts:
                by_band[min(BANDS - 1, int(chance * BANDS))][seed].append((chance, result))
                squared_errors.append((chance - result) ** 2)
    heading = f"{options.game}, {options.players} players, {options.games} games between bots of level {options.bots}"
    print(f"{heading}, {options.iterations} iterations")
    print("predicted    games  mean predicted    won   95 % interval")
    for band, forecasts_by_seed in sorted(by_band.items()):
        games = list(forecasts_by_seed.values())
        count = sum(map(len, games))
        mean = sum(chance for game in games for chance, _ in game) / count
        won = sum(result for game in games for _, result in game) / count
        standard_error = sqrt(sum(sum(result - won for _, result in game) ** 2 for game in games)) / count
        low, high = max(0.0, won - 1.96 * standard_error), min(1.0, won + 1.96 * standard_error)
        interval = f"{band / BANDS:4.0%} to {(band + 1) / BANDS:4.0%}"
        print(f"{interval} {len(games):5}  {mean:14.1%} {won:6.1%}   {low:.0%} to {high:.0%}")
    even_chance = 1 / options.players
    error = sum(squared_errors) / len(squared_errors)
    error_of_even_chance = even_chance * (1 - even_chance)
    print(f"mean squared error {error:.3f}; if always {even_chance:.0%} were predicted: {error_of_even_chance:.3f}")


if __name__ == "__main__":
    main()
