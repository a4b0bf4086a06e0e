"""A bot that chooses its moves by tree search."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import replace

from durbar.bots.bot import Bot, move_from_id, require_legal_ids
from durbar.bots.thinking import Budget, SearchParams, consider
from durbar.games.moves import Move
from durbar.games.sight import Sight


class Searching:
    """Searches within its budget and makes the most visited move."""

    name = "search"

    def __init__(
        self,
        seed: int = 0,
        budget: Budget = Budget(1000),  # noqa: B008  # immutable
        params: SearchParams = SearchParams(),  # noqa: B008
        stop: Callable[[], bool] = lambda: False,
    ) -> None:
        self.seed = seed
        self.budget = budget
        self.params = params
        self.stop = stop

    def choose(self, sight: Sight) -> Move:
        """Return the most visited move. If there is only one legal move, it is returned without a search."""
        ids = require_legal_ids(sight)
        if len(ids) == 1:
            return move_from_id(sight, ids[0])
        return consider(sight, self.budget, self.seed, self.params, self.stop)[0].move


def with_time_limit(bot: Bot, seconds: float, stop: Callable[[], bool]) -> Bot:
    """Return a copy of a bot whose searches stop after some seconds or when `stop` returns true. A bot that does not
    search is returned unchanged.
    """
    if not isinstance(bot, Searching):
        return bot
    limited = copy(bot)
    limited.budget = replace(bot.budget, seconds=seconds)
    limited.stop = stop
    return limited
