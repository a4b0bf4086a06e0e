"""Challenges: one bot against a field of others. Every deal is played from every seat.

A deal is one sample, because its games are not independent: luck on one seat is bad luck on the others. Confidence
intervals are therefore computed over deals.
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


def challenge(setting: Setting, bots: Sequence[str], seed: int) -> Match:
    """Return a match of the first bot against the others: one for all other seats, or one for each."""
    if len(bots) not in {2, setting.players}:
        if setting.players == 2:
            raise SettingError("arena.challenge-of-two", given=len(bots))
        raise SettingError("arena.challenge", players=setting.players, given=len(bots))
    names = [bots[0], *[bots[1]] * (setting.players - 1)] if len(bots) == 2 else bots
    return Match.of(setting, names, seed, duplicate=True)


@dataclass(frozen=True)
class Camp:
    """The challenger, or all opponents of one name."""

    bot: str
    who: frozenset[int]
    """The indices of its bots in the match's list."""


def camps(match: Match) -> list[Camp]:
    """Return the challenger first, then the opponents by name, in the order of the match."""
    rest: dict[str, set[int]] = {}
    for who, name in enumerate(match.bots[1:], 1):
        rest.setdefault(name, set()).add(who)
    return [Camp(match.bots[0], frozenset({0})), *(Camp(name, frozenset(those)) for name, those in rest.items())]


def challenge_figures(match: Match, results: Mapping[int, Result]) -> dict[str, Any]:
    """Return the figures of a challenge, ready for JSON. Only deals that were played from every seat count."""
    players = match.players
    numbers = (range(deal * players, (deal + 1) * players) for deal in sorted({match.deal(one) for one in results}))
    deals = [[results[number] for number in those] for those in numbers if all(number in results for number in those)]
    return {
        "played": len(results),
        "deals": len(deals),
        "counted": len(deals) * players,
        "camps": [_figures(match, camp, deals) for camp in camps(match)] if deals else [],
    }


def _figures(match: Match, camp: Camp, deals: Sequence[Sequence[Result]]) -> dict[str, Any]:
    """Return a camp's figures. A game counts with the mean score of the camp's seats, and with the lead of its best
    seat over the best seat of the others.
    """
    wins = Fraction(0)
    win_share, score, lead = ShareOfClusters(), Mean(), Mean()
    moves, seconds = 0, 0.0
    for deal in deals:
        won, points, ahead = Fraction(0), Fraction(0), 0
        for result in deal:
            seats = [seat for seat, who in enumerate(match.seating(result.number)) if who in camp.who]
            mine = [result.scores[seat] for seat in seats]
            theirs = [points for seat, points in enumerate(result.scores) if seat not in seats]
            won += Fraction(sum(seat in seats for seat in result.winners), len(result.winners))
            points += Fraction(sum(mine), len(mine))
            ahead += max(mine) - max(theirs)
            moves += sum(result.moves[seat] for seat in seats)
            seconds += sum(result.seconds[seat] for seat in seats)
        wins += won
        win_share.add(float(won / len(deal)))
        score.add(float(points / len(deal)))
        lead.add(ahead / len(deal))
    return {
        "bot": camp.bot,
        "seats": len(camp.who),
        "games": sum(map(len, deals)),
        "wins": float(wins),
        "win_share": win_share.estimate().to_json(),
        "expected_share": len(camp.who) / match.players,
        "score": score.estimate().to_json(),
        "lead": lead.estimate().to_json(),
        "ms_a_move": 1000 * seconds / moves if moves else None,
    }


def challenge_table(figures: Mapping[str, Any]) -> str:
    """Return the figures of a challenge as lines of text."""
    if not figures["deals"]:
        return "No deal was played from every seat."
    names = [side["bot"] + (f" x{side['seats']}" if side["seats"] > 1 else "") for side in figures["camps"]]
    wide = max(map(len, ["bot", *names]))
    heads = f"{'games':>6}  {'wins':>7}  {'share':>6}  {'95 %':^15}  {'expected':>8}  {'points':>7}"
    lines = [f"{'bot':{wide}}  {heads}  {'lead':>7}{'':7}  {'ms a move':>9}"]
    for name, side in zip(names, figures["camps"], strict=True):
        won, pace = side["win_share"], side["ms_a_move"]
        lines.append(
            f"{name:{wide}}  {side['games']:6}  {side['wins']:7.1f}  {won['mean']:6.1%}  "
            f"{won['low']:5.1%} to {won['high']:6.1%}  {side['expected_share']:8.1%}  {side['score']['mean']:7.2f}  "
            f"{with_interval(side['lead'])}  " + (f"{pace:9.2f}" if pace is not None else f"{'-':>9}")
        )
    left_out = figures["played"] - figures["counted"]
    if left_out:
        lines += ["", f"left out: {left_out} of deals that were not yet played from every seat"]
    return "\n".join(lines)
