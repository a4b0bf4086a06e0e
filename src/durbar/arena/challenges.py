"""Challenges: one bot plays against others, and every deal is played once from every seat.

The games of a deal are not independent: good luck for one seat is bad luck for the others. So a deal, not a game, is
one sample in the confidence intervals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from durbar.arena.figures import Result, with_interval
from durbar.arena.matches import Match
from durbar.games.errors import SettingError
from durbar.games.game import Setting
from durbar.tables.estimates import Mean, ShareOfClusters


def new_challenge(setting: Setting, bots: Sequence[str], seed: int) -> Match:
    """Return a match of the first bot, the challenger, against the others. `bots` has the challenger and one bot for
    all other seats, or the challenger and one bot for each other seat.
    """
    if len(bots) not in {2, setting.players}:
        if setting.players == 2:
            raise SettingError("arena.challenge-of-two", given=len(bots))
        raise SettingError("arena.challenge", players=setting.players, given=len(bots))
    names = [bots[0], *[bots[1]] * (setting.players - 1)] if len(bots) == 2 else bots
    return Match.of(setting, names, seed, duplicate=True)


@dataclass(frozen=True)
class Camp:
    """The challenger, or all opponents that are the same bot."""

    bot: str
    indices: frozenset[int]
    """The indices of the camp's bots in `Match.bots`."""


def camps_of(match: Match) -> list[Camp]:
    """Return the challenger's camp, then a camp for each opposing bot, in the order of the match."""
    opponents: dict[str, set[int]] = {}
    for index, name in enumerate(match.bots[1:], 1):
        opponents.setdefault(name, set()).add(index)
    return [
        Camp(match.bots[0], frozenset({0})),
        *(Camp(name, frozenset(indices)) for name, indices in opponents.items()),
    ]


def challenge_figures(match: Match, results: Mapping[int, Result]) -> dict[str, Any]:
    """Return the figures of a challenge, ready for JSON. A deal counts only if it was played from every seat."""
    players = match.players
    begun_deals = sorted({match.deal(number) for number in results})
    games_of_deals = (range(deal * players, (deal + 1) * players) for deal in begun_deals)
    deals = [
        [results[number] for number in numbers]
        for numbers in games_of_deals
        if all(number in results for number in numbers)
    ]
    return {
        "played": len(results),
        "deals": len(deals),
        "counted": len(deals) * players,
        "camps": [_figures(match, camp, deals) for camp in camps_of(match)] if deals else [],
    }


def _figures(match: Match, camp: Camp, deals: Sequence[Sequence[Result]]) -> dict[str, Any]:
    """Return a camp's figures. The camp's score in a game is the mean score of its seats. Its lead is the score of its
    best seat minus the score of the best other seat.
    """
    wins = Fraction(0)
    win_shares, scores, leads = ShareOfClusters(), Mean(), Mean()
    moves, seconds = 0, 0.0
    for deal in deals:
        deal_wins, deal_points, deal_lead = Fraction(0), Fraction(0), 0
        for result in deal:
            seats = [seat for seat, index in enumerate(match.seating(result.number)) if index in camp.indices]
            own_scores = [result.scores[seat] for seat in seats]
            other_scores = [score for seat, score in enumerate(result.scores) if seat not in seats]
            deal_wins += Fraction(sum(seat in seats for seat in result.winners), len(result.winners))
            deal_points += Fraction(sum(own_scores), len(own_scores))
            deal_lead += max(own_scores) - max(other_scores)
            moves += sum(result.moves[seat] for seat in seats)
            seconds += sum(result.seconds[seat] for seat in seats)
        wins += deal_wins
        win_shares.add(float(deal_wins / len(deal)))
        scores.add(float(deal_points / len(deal)))
        leads.add(deal_lead / len(deal))
    return {
        "bot": camp.bot,
        "seats": len(camp.indices),
        "games": sum(map(len, deals)),
        "wins": float(wins),
        "win_share": win_shares.estimate().to_json(),
        "expected_share": len(camp.indices) / match.players,
        "score": scores.estimate().to_json(),
        "lead": leads.estimate().to_json(),
        "ms_a_move": 1000 * seconds / moves if moves else None,
    }


def challenge_table(figures: Mapping[str, Any]) -> str:
    """Return the figures of a challenge as lines of text."""
    if not figures["deals"]:
        return "No deal was played from every seat."
    names = [camp["bot"] + (f" x{camp['seats']}" if camp["seats"] > 1 else "") for camp in figures["camps"]]
    width = max(map(len, ["bot", *names]))
    headings = f"{'games':>6}  {'wins':>7}  {'share':>6}  {'95 %':^15}  {'expected':>8}  {'points':>7}"
    lines = [f"{'bot':{width}}  {headings}  {'lead':>7}{'':7}  {'ms a move':>9}"]
    for name, camp in zip(names, figures["camps"], strict=True):
        share, ms_a_move = camp["win_share"], camp["ms_a_move"]
        lines.append(
            f"{name:{width}}  {camp['games']:6}  {camp['wins']:7.1f}  {share['mean']:6.1%}  "
            f"{share['low']:5.1%} to {share['high']:6.1%}  {camp['expected_share']:8.1%}  "
            f"{camp['score']['mean']:7.2f}  "
            f"{with_interval(camp['lead'])}  " + (f"{ms_a_move:9.2f}" if ms_a_move is not None else f"{'-':>9}")
        )
    left_out = figures["played"] - figures["counted"]
    if left_out:
        games = "1 game" if left_out == 1 else f"{left_out} games"
        lines += ["", f"left out: {games} of deals that were not yet played from every seat"]
    return "\n".join(lines)
