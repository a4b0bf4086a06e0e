"""Measure two card games of OpenSpiel for comparison: roll-outs in C++, and decisions that are called from Python.

Their rules differ from those of our games, so the figures show what speed is usual, not which program is better.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

GAMES = ("hearts", "oh_hell")
"""The names of the games in OpenSpiel."""
SIMULATIONS = 2
"""The number of simulations in a search."""
ROLL_OUTS = 500
"""The number of roll-outs, which are random games, in a simulation."""


def drive(game: Any, games: int) -> tuple[float, int]:
    """Play random games from Python. Return the seconds spent on listing and applying actions, and the number of
    decisions.
    """
    rng = random.Random(1)
    spent, decisions = 0.0, 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            start = perf_counter()
            legal = state.legal_actions()
            spent += perf_counter() - start
            action = rng.choice(legal)
            start = perf_counter()
            state.apply_action(action)
            spent += perf_counter() - start
            decisions += 1
    return spent, decisions


def deal_game(game: Any, seed: int) -> Any:
    """Return the state of a new game at its first decision."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])
    return state


def meters(seconds: float) -> dict[str, dict[str, Callable[[], float]]]:
    """Return functions that measure both games, by the name of the game and the name of the figure.

    The function for roll-outs measures for about the given number of seconds.
    """
    import pyspiel

    measurements = {}
    for name in GAMES:
        game = pyspiel.load_game(name)
        trial_games = 20
        _, decisions = drive(game, trial_games)
        decisions_per_game = decisions / trial_games

        def roll_outs(game: Any = game, decisions_per_game: float = decisions_per_game) -> float:
            """Return the decisions per second in random games in C++, which are the roll-outs of tree searches."""
            games, spent = 0, 0.0
            while spent < seconds:
                evaluator = pyspiel.RandomRolloutEvaluator(ROLL_OUTS, games)
                # game, evaluator, exploration, simulations, megabytes of memory, solve, seed, verbose
                bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 100, False, games, False)
                state = deal_game(game, games)
                start = perf_counter()
                bot.step(state)
                spent += perf_counter() - start
                games += SIMULATIONS * ROLL_OUTS
            return games * decisions_per_game / spent

        def driven(game: Any = game) -> float:
            """Return the time of a decision that is called from Python, in nanoseconds."""
            spent, decisions = drive(game, 40)
            return spent / decisions * 1e9

        measurements[f"OpenSpiel {name}"] = {"decisions_per_s": roll_outs, "driven_ns": driven}
    return measurements
