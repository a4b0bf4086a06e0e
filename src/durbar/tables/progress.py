"""A player's progress: best scores and winning streaks against each level of bots, the best turn, and what to try next.

A game counts for a level if all opponents are bots of that level.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from durbar.bots.levels import LEVELS
from durbar.tables.statistics import PlayedGame

WINS_TO_GO_UP = 2
"""After so many wins in a row against a level, the next level is suggested."""
LOSSES_TO_GO_DOWN = 3
"""After so many games in a row without a win against a level, the level below is suggested."""


@dataclass(frozen=True)
class GameOffer:
    """A game that can be played, with its possible numbers of players."""

    game: str
    players: Sequence[int]


def level_of(game: PlayedGame) -> str | None:
    """Return the level of the bots if all opponents are bots of the same level, else None."""
    levels = {opponent.name if opponent.who == "bot" else None for opponent in game.opponents}
    return levels.pop() if len(levels) == 1 else None


def progress(games: Iterable[PlayedGame], offers: Sequence[GameOffer]) -> dict[str, Any]:
    """Return a player's progress for JSON: the records of each game, the game that was played last first, and a
    suggestion of what to try next.
    """
    ordered = sorted(games, key=lambda game: game.ended)
    by_game: dict[str, list[PlayedGame]] = {}
    for game in reversed(ordered):
        by_game.setdefault(game.game, []).insert(0, game)
    return {
        "games": [{"game": name, "levels": _levels(played), "best": _best(played)} for name, played in by_game.items()],
        "next": _suggestion(by_game, offers),
    }


def _by_level(played: Iterable[PlayedGame]) -> dict[str, list[PlayedGame]]:
    """Return the games against bots of one level, by the level; the weakest level is first."""
    games: dict[str, list[PlayedGame]] = {level: [] for level in LEVELS}
    for game in played:
        level = level_of(game)
        if level in games:
            games[level].append(game)
    return {level: found for level, found in games.items() if found}


def _levels(played: Iterable[PlayedGame]) -> list[dict[str, Any]]:
    """Return the records against each level. ``streak`` is the number of wins since the last game that was not won."""
    records = []
    for level, games in _by_level(played).items():
        best = max(games, key=lambda game: game.points)
        streaks = _streaks(games)
        records.append(
            {
                "level": level,
                "played": len(games),
                "won": sum(game.place == 1 for game in games),
                "best": {"points": best.points, "players": best.players, "table": best.table},
                "streak": streaks[-1],
                "longest": max(streaks),
            }
        )
    return records


def _streaks(games: Iterable[PlayedGame]) -> list[int]:
    """Return the length of the winning streak after each game."""
    streaks: list[int] = []
    for game in games:
        streaks.append((streaks[-1] if streaks else 0) + 1 if game.place == 1 else 0)
    return streaks


def _best(played: Iterable[PlayedGame]) -> dict[str, Any] | None:
    """Return the chapter (a visit or a turn) in which the player has won the most points; None if it is unknown."""
    known = [game for game in played if game.best is not None]
    if not known:
        return None
    found = max(known, key=lambda game: game.best["points"] if game.best else 0)
    return {**(found.best or {}), "table": found.table}


def _suggestion(by_game: Mapping[str, Sequence[PlayedGame]], offers: Sequence[GameOffer]) -> dict[str, Any] | None:
    """Return what to try next: another level, another game, or another number of players; None before the first game.

    It depends on the game that was played last.
    """
    if not by_game:
        return None
    game, played = next(iter(by_game.items()))
    level = _next_level(played)
    if level is not None:
        return {"kind": "level", "game": game, "level": level, "players": played[-1].players}
    other = next((offer.game for offer in offers if offer.game not in by_game), None)
    if other is not None:
        return {"kind": "game", "game": other, "level": None, "players": None}
    counts = {found.players for found in played}
    offered = next((offer.players for offer in offers if offer.game == game), ())
    untried = [number for number in offered if number not in counts]
    if untried:
        nearest = min(untried, key=lambda number: (abs(number - played[-1].players), number))
        return {"kind": "players", "game": game, "level": level_of(played[-1]), "players": nearest}
    return None


def _next_level(played: Sequence[PlayedGame]) -> str | None:
    """Return the level to try after the last game: the next stronger level after `WINS_TO_GO_UP` wins in a row, the
    next weaker level after `LOSSES_TO_GO_DOWN` games in a row without a win, else None.
    """
    level = level_of(played[-1])
    if level not in LEVELS:
        return None
    games, number = _by_level(played)[level], LEVELS.index(level)
    if _streaks(games)[-1] >= WINS_TO_GO_UP and number + 1 < len(LEVELS):
        return LEVELS[number + 1]
    recent = games[-LOSSES_TO_GO_DOWN:]
    if len(recent) == LOSSES_TO_GO_DOWN and not any(game.place == 1 for game in recent) and number > 0:
        return LEVELS[number - 1]
    return None
