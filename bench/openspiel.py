"""OpenSpiel's own card games as company: hearts and oh_hell, by its C++ roll-outs and driven from Python.

They are other games with other rules: the figures say what the field is used to, not who is better.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

GAMES = ("hearts", "oh_hell")


def drive(game: Any, games: int) -> tuple[float, int]:
    """Play random games decision by decision from Python; the seconds the decisions took, and how many there were."""
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


def dealt(game: Any, seed: int) -> Any:
    """A game up to its first decision."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])
    return state


def meters(seconds: float) -> dict[str, dict[str, Callable[[], float]]]:
    """Meters of both games, each filling about so much time."""
    import pyspiel

    made = {}
    for name in GAMES:
        game = pyspiel.load_game(name)
        _, decisions = drive(game, 20)
        a_game = decisions / 20

        def roll_outs(game: Any = game, a_game: float = a_game) -> float:
            """Decisions a second of whole random games in C++: a tree search of two steps with 500 roll-outs each."""
            games, spent = 0, 0.0
            while spent < seconds:
                evaluator = pyspiel.RandomRolloutEvaluator(500, games)
                bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 100, False, games, False)
                state = dealt(game, games)
                start = perf_counter()
                bot.step(state)
                spent += perf_counter() - start
                games += 1000
            return games * a_game / spent

        def driven(game: Any = game) -> float:
            """Nanoseconds a decision driven from Python."""
            spent, decisions = drive(game, 40)
            return spent / decisions * 1e9

        made[f"OpenSpiel {name}"] = {"decisions_per_s": roll_outs, "driven_ns": driven}
    return made
