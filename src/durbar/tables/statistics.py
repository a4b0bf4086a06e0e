"""Statistics of a player: wins, places, points, opponents, sources of points.

Confidence intervals are given from `MIN_GAMES` games on.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from durbar.tables.estimates import Estimate, Mean, ShareOfClusters, share

PointsRange = Callable[[str, str | None], tuple[float | None, float | None]]
"""A function of a game's name and one of its sources of points (None for all sources together). It returns the least
and the most points that the source can give. None means that there is no limit.
"""
PointsRangeOfGame = Callable[[str | None], tuple[float | None, float | None]]
"""A function like `PointsRange` for one game, called only with the source."""

MIN_GAMES = 5
"""The fewest games for which intervals are given."""
MAX_LATEST = 200
"""How many of the latest games are listed."""
MAX_OPPONENTS = 50
"""How many opponents are listed: those against whom the player has played most often."""


@dataclass(frozen=True)
class Opponent:
    """An opponent in a game, and the opponent's place. ``who`` is ``person`` or ``bot``; ``name`` is the name of the
    person or the level of the bot.
    """

    who: str
    name: str
    place: int


@dataclass(frozen=True)
class PlayedGame:
    """A finished game from the point of view of one player."""

    table: str
    game: str
    edition: str
    players: int
    ended: float
    place: int
    points: int
    sources: Mapping[str, int] = field(default_factory=dict)
    """The points by source; empty if they were not recorded."""
    opponents: Sequence[Opponent] = ()
    best: Mapping[str, int] | None = None
    """The number and the points of the chapter with the most points; None if it was not recorded."""


def played_game(table: str, facts: Mapping[str, Any], seat: int, ended: float) -> PlayedGame | None:
    """Return a finished game from the point of view of a seat; ``facts`` are the public facts of its table.

    Return None if the game does not count for this player, or if a bot was playing for them at the end.
    """
    outcome, seats = facts["outcome"], facts["seats"]
    if outcome is None or not facts.get("counted", True):
        return None
    if seats[seat]["who"] != "person" or seats[seat]["away"]:
        return None
    ranks = outcome["ranks"]
    opponents = [
        Opponent(other["who"], other["level"] or other["name"], ranks[number])
        for number, other in enumerate(seats)
        if number != seat and other["who"] != "open" and not other["away"]
    ]
    sources, best = facts.get("sources"), facts.get("best")
    return PlayedGame(
        table,
        facts["game"],
        facts["edition"],
        facts["players"],
        facts.get("ended") or ended,
        ranks[seat],
        outcome["scores"][seat],
        sources[seat] if sources else {},
        opponents,
        best[seat] if best else None,
    )


def statistics(
    games: Iterable[PlayedGame], points_range: PointsRange = lambda _game, _source: (None, None)
) -> list[dict[str, Any]]:
    """Return the statistics of finished games for JSON, one entry per game, the most played first.

    Intervals are limited to the points that are possible according to ``points_range``.
    """
    by_game = _group_by_key(sorted(games, key=lambda game: game.ended), lambda game: game.game)
    ordered = sorted(by_game.items(), key=lambda item: (-len(item[1]), item[0]))
    return [{"game": game, **_game_statistics(played, partial(points_range, game))} for game, played in ordered]


def _game_statistics(played: Sequence[PlayedGame], points_range: PointsRangeOfGame) -> dict[str, Any]:
    """Return the statistics of one game, such as Taj Mahal, ready for JSON."""
    editions = _group_by_key(played, lambda game: game.edition)
    players = _group_by_key(played, lambda game: game.players)
    return {
        "all": _figures(played, points_range),
        "editions": [{"edition": name, **_figures(games, points_range)} for name, games in sorted(editions.items())],
        "players": [{"players": number, **_figures(games, points_range)} for number, games in sorted(players.items())],
        "opponents": _opponents(played),
        "sources": _sources(played, points_range),
        "latest": [
            {
                "table": game.table,
                "ended": game.ended,
                "edition": game.edition,
                "players": game.players,
                "place": game.place,
                "points": game.points,
            }
            for game in played[-MAX_LATEST:]
        ],
    }


def _figures(played: Sequence[PlayedGame], points_range: PointsRangeOfGame) -> dict[str, Any]:
    """Return the results of these games. ``even`` is the share of wins to expect if all players are equally strong."""
    won = sum(game.place == 1 for game in played)
    places = [0] * max(game.players for game in played)
    for game in played:
        places[game.place - 1] += 1
    return {
        "played": len(played),
        "won": won,
        "winning": _to_json(share(won, len(played)), len(played)),
        "even": sum(1 / game.players for game in played) / len(played),
        "places": places,
        "place": _mean((game.place for game in played), least=1, most=len(places)),
        "points": _mean((game.points for game in played), *points_range(None)),
    }


def _opponents(played: Sequence[PlayedGame]) -> list[dict[str, Any]]:
    """Return the opponents, and how often the player finished ahead of each of them; a shared place counts as half.
    Bots of the same level in a game count as one sample.
    """
    ahead: dict[tuple[str, str], list[float]] = {}
    for game in played:
        in_game: dict[tuple[str, str], list[float]] = {}
        for opponent in game.opponents:
            is_ahead, is_level = game.place < opponent.place, game.place == opponent.place
            result = 1.0 if is_ahead else 0.5 if is_level else 0.0
            in_game.setdefault((opponent.who, opponent.name), []).append(result)
        for key, shares in in_game.items():
            ahead.setdefault(key, []).append(sum(shares) / len(shares))
    ordered = sorted(ahead.items(), key=lambda item: (-len(item[1]), item[0]))
    return [
        {"who": who, "name": name, "played": len(shares), "ahead": _to_json(_share_of_clusters(shares), len(shares))}
        for (who, name), shares in ordered[:MAX_OPPONENTS]
    ]


def _share_of_clusters(shares: Sequence[float]) -> Estimate:
    """Return a proportion with its interval, given the proportion of each cluster of games."""
    clusters = ShareOfClusters()
    for cluster_share in shares:
        clusters.add(cluster_share)
    return clusters.estimate()


def _sources(played: Sequence[PlayedGame], points_range: PointsRangeOfGame) -> list[dict[str, Any]]:
    """Return the mean points by source, in the order of the score sheet."""
    known = [game.sources for game in played if game.sources]
    names = list(dict.fromkeys(name for sources in known for name in sources))
    return [
        {"source": name, "points": _mean((sources.get(name, 0) for sources in known), *points_range(name))}
        for name in names
    ]


def _mean(values: Iterable[float], least: float | None = None, most: float | None = None) -> dict[str, Any]:
    """Return a mean, with its interval limited to ``least`` and ``most``."""
    mean = Mean()
    for value in values:
        mean.add(value)
    estimate = _to_json(mean.estimate(), mean.count)
    if estimate["low"] is not None:
        estimate["low"] = max(estimate["low"], -math.inf if least is None else least)
        estimate["high"] = min(estimate["high"], math.inf if most is None else most)
    return estimate


def _to_json(estimate: Estimate, count: int) -> dict[str, Any]:
    """Return an estimate from ``count`` games for JSON, without its interval if there are too few games."""
    return estimate.to_json() if count >= MIN_GAMES else Estimate(estimate.mean, None, None).to_json()


def _group_by_key(played: Iterable[PlayedGame], key: Callable[[PlayedGame], Any]) -> dict[Any, list[PlayedGame]]:
    """Return the games with the same key as a list, by their key."""
    groups: dict[Any, list[PlayedGame]] = {}
    for game in played:
        groups.setdefault(key(game), []).append(game)
    return groups
