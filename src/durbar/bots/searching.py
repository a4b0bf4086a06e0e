"""A bot that searches."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import replace

from durbar.bots.bot import Bot, chosen, options
from durbar.bots.thinking import Budget, SearchParams, consider
from durbar.games.moves import Move
from durbar.games.sight import Sight


class Searching:
    """Thinks within its budget and makes the move it came back to most."""

    name = "search"

    def __init__(
        self,
        seed: int = 0,
        budget: Budget = Budget(1000),  # noqa: B008  # frozen
        params: SearchParams = SearchParams(),  # noqa: B008
        stop: Callable[[], bool] = lambda: False,
    ) -> None:
        self.seed = seed
        self.budget = budget
        self.params = params
        self.stop = stop

    def choose(self, sight: Sight) -> Move:
        """Return the move that stood up best; a forced one takes no thinking."""
        ids = options(sight)
        if len(ids) == 1:
            return chosen(sight, ids[0])
        return consider(sight, self.budget, self.seed, self.params, self.stop)[0].move


def capped(bot: Bot, seconds: float, stop: Callable[[], bool]) -> Bot:
    """The same bot where people wait: it thinks no longer than that, and not when told to stop. One that does not
    search needs no such thing.
    """
    if not isinstance(bot, Searching):
        return bot
    patient = copy(bot)
    patient.budget = replace(bot.budget, seconds=seconds)
    patient.stop = stop
    return patient
