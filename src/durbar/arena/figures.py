"""Statistics of many games by bot, by seat and by order of play, as JSON and as a table of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import accumulate
from typing import Any

from durbar.tables.estimates import Mean, share


@dataclass(frozen=True)
class Result:
    """The data of one finished game that the statistics need. Lists by seat begin with seat 0."""

    number: int
    """The number of the game in its match, from 0."""
    bots: tuple[str, ...]
    """The bot on each seat."""
    first: int
    """The seat that made the first decision."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats with rank 1."""
    points: tuple[tuple[int, ...], ...]
    """``points[seat][source]``: the points of a seat from a source."""
    decisions: int
    """The number of decisions of all seats together."""
    ranks: tuple[int, ...] = ()
    moves: tuple[int, ...] = ()
    """How many decisions each seat made."""
    seconds: tuple[float, ...] = field(default=(), compare=False)
    """The total time each seat took for its moves, in seconds. Equal games can take different times."""


class Side:
    """One side of a comparison (a bot, a seat, or a place in the order of play), with its scores and its wins.

    A bot may have several seats in a game. The scores of these seats are not independent, so their mean is one sample.
    """

    def __init__(self) -> None:
        self.games = 0
        self._seat_share = Fraction(0)
        self._score = Mean()
        self._ahead = Mean()
        self._wins = Fraction(0)

    def add(self, result: Result, seats: Sequence[int]) -> None:
        """Add a game in which this side played on these seats."""
        score = sum(result.scores[seat] for seat in seats) / len(seats)
        self.games += 1
        self._seat_share += Fraction(len(seats), len(result.scores))
        self._score.add(score)
        self._ahead.add(score - sum(result.scores) / len(result.scores))
        self._wins += Fraction(sum(seat in seats for seat in result.winners), len(result.winners))

    def to_json(self) -> dict[str, Any]:
        """Return the side's figures. `ahead` is its score minus the mean score of all seats in the same game;
        `fair_share` is its share of wins if all seats won equally often.
        """
        return {
            "games": self.games,
            "score": self._score.estimate().to_json(),
            "ahead": self._ahead.estimate().to_json(),
            "wins": float(self._wins),
            "win_share": share(float(self._wins), self.games).to_json(),
            "fair_share": float(self._seat_share / self.games),
        }


class Figures:
    """Collects statistics of results. It does not store the results."""

    def __init__(self, sources: Sequence[str], players: int) -> None:
        self._sources = tuple(sources)
        self._bots: dict[str, Side] = {}
        self._points: dict[str, list[Mean]] = {}
        self._seats = [Side() for _ in range(players)]
        self._order = [Side() for _ in range(players)]
        self._games_by_length: Counter[int] = Counter()
        self._mean_length = Mean()
        self.games = 0

    def add(self, result: Result) -> None:
        """Add one game."""
        self.games += 1
        self._games_by_length[result.decisions] += 1
        self._mean_length.add(result.decisions)
        players = len(self._seats)
        for seat in range(players):
            self._seats[seat].add(result, [seat])
            self._order[(seat - result.first) % players].add(result, [seat])
        for bot in dict.fromkeys(result.bots):
            seats = [seat for seat, name in enumerate(result.bots) if name == bot]
            self._bots.setdefault(bot, Side()).add(result, seats)
            means = self._points.setdefault(bot, [Mean() for _ in self._sources])
            for source, mean in enumerate(means):
                mean.add(sum(result.points[seat][source] for seat in seats) / len(seats))

    def to_json(self) -> dict[str, Any]:
        """Return all figures, ready for JSON; seats and places in the order of play are counted from 0."""
        if not self.games:
            return {"played": 0}
        return {
            "played": self.games,
            "bots": [
                {
                    "bot": bot,
                    **self._bots[bot].to_json(),
                    "points": {
                        name: mean.estimate().to_json()
                        for name, mean in zip(self._sources, self._points[bot], strict=True)
                    },
                }
                for bot in sorted(self._bots)
            ],
            "seats": [{"seat": seat, **side.to_json()} for seat, side in enumerate(self._seats)],
            "order": [{"place": place, **side.to_json()} for place, side in enumerate(self._order)],
            "decisions": self._lengths_to_json(),
        }

    def _lengths_to_json(self) -> dict[str, Any]:
        """Return statistics of the lengths of the games, in decisions."""
        lengths = sorted(self._games_by_length)
        games_up_to = accumulate(self._games_by_length[length] for length in lengths)
        median = next(length for length, games in zip(lengths, games_up_to, strict=True) if 2 * games >= self.games)
        return {
            **self._mean_length.estimate().to_json(),
            "shortest": lengths[0],
            "median": median,
            "longest": lengths[-1],
        }


def figures_table(figures: Mapping[str, Any]) -> str:
    """Return the figures as lines of text; seats and places in the order of play are counted from 1."""
    if not figures["played"]:
        return "No game was finished."
    lines = _side_lines("bot", [(side["bot"], side) for side in figures["bots"]])
    lines += ["", *_point_lines(figures["bots"])]
    lines += ["", *_side_lines("seat", [(str(side["seat"] + 1), side) for side in figures["seats"]])]
    lines += ["", *_side_lines("order of play", [(_ordinal(side["place"] + 1), side) for side in figures["order"]])]
    lengths = figures["decisions"]
    lines += [
        "",
        f"decisions a game: {with_interval(lengths).strip()}; "
        f"shortest {lengths['shortest']}, median {lengths['median']}, longest {lengths['longest']}",
    ]
    return "\n".join(lines)


def _ordinal(number: int) -> str:
    """Return a number from 1 to 10 as an English ordinal, such as ``1st``."""
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number, 'th') }"


def with_interval(estimate: Mapping[str, Any]) -> str:
    """Return an estimate as text for a table: the mean and the half-width of its confidence interval."""
    mean = f"{estimate['mean']:7.2f}"
    return mean + (f" ±{estimate['high'] - estimate['mean']:5.2f}" if estimate["high"] is not None else " " * 7)


def _side_lines(title: str, sides: Sequence[tuple[str, Mapping[str, Any]]]) -> list[str]:
    """Return the lines of a table with one row per `Side` (a bot, a seat or a place in the order of play): its score,
    the difference to the mean score of all seats, its wins, its share of wins with a 95 % interval, and its fair share.
    """
    width = max(len(title), *(len(name) for name, _ in sides))
    headings = f"{'score':>7}{'':7}  {'ahead by':>8}{'':6}  {'wins':>7}  {'share':>6}  {'95 %':^15}  {'fair':>6}"
    lines = [f"{title:{width}}  {headings}"]
    for name, side in sides:
        win_share = side["win_share"]
        lines.append(
            f"{name:{width}}  {with_interval(side['score'])}  {with_interval(side['ahead'])}  {side['wins']:7.1f}  "
            f"{win_share['mean']:6.1%}  {win_share['low']:5.1%} to {win_share['high']:6.1%}  {side['fair_share']:6.1%}"
        )
    return lines


def _point_lines(bots: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the lines of a table of each bot's mean points by source."""
    sources = list(bots[0]["points"])
    name_width = max(len("points from"), *(len(side["bot"]) for side in bots))
    widths = [max(7, len(source)) for source in sources]
    lines = [
        f"{'points from':{name_width}}"
        + "".join(f"   {source:>{width}}" for source, width in zip(sources, widths, strict=True))
    ]
    for side in bots:
        means = [side["points"][source]["mean"] for source in sources]
        lines.append(
            f"{side['bot']:{name_width}}"
            + "".join(f"   {mean:{width}.2f}" for mean, width in zip(means, widths, strict=True))
        )
    return lines
