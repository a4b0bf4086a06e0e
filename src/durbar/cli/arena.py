"""``durbar arena``: plays one bot against others and estimates which is stronger."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from durbar.cli import many_games
from durbar.cli.arguments import (
    AsJson,
    BoardFile,
    Edition,
    GameName,
    Jobs,
    Options,
    Players,
    complete_bots,
    examples,
    make_setting,
)

if TYPE_CHECKING:
    from durbar.arena.figures import Result
    from durbar.arena.matches import Match
    from durbar.arena.results import ResultsFile

EXAMPLES = examples(
    "durbar arena taj-mahal --bots expert,greedy --results expert.jsonl",
    "durbar arena maharani --bots player,novice --players 3 --games 300 --seed 1",
    "durbar arena taj-mahal --players 3 --bots expert,player,greedy --json",
)
Bots = Annotated[
    str,
    typer.Option(
        metavar="A,B,…",
        autocompletion=complete_bots,
        help="The challenger, then one bot for all other seats or one for each: "
        "expert, greedy, novice, player, random, search.",
    ),
]
Games = Annotated[
    int,
    typer.Option(metavar="N", min=1, help="How many games, rounded up so that each deal is played from every seat."),
]
Seed = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        min=0,
        help="The same seed gives the same games; by default the seed in the results file, or a new one.",
    ),
]
Results = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE", help="Append results to this file, one per line; games with a result in it are not repeated."
    ),
]


def arena(
    game: GameName,
    bots: Bots,
    players: Players = None,
    edition: Edition = None,
    games: Games = 100,
    seed: Seed = None,
    jobs: Jobs = None,
    board: BoardFile = None,
    option: Options = None,
    results: Results = None,
    json: AsJson = False,
) -> None:
    """Play one bot against others and report how strong it is.

    Each deal is played from every seat, so that neither seats nor cards favour a bot. A deal counts as one sample in
    the intervals. Ctrl-C stops early and reports the games played so far; with --results, the same command resumes.
    """
    import math
    from dataclasses import replace

    from durbar.arena.challenges import challenge_figures, challenge_table, new_challenge
    from durbar.arena.results import ResultsFile
    from durbar.games.kernel.both import warn_if_slow
    from durbar.games.page import counted

    warn_if_slow()
    setting = make_setting(game, players, edition, board, option or [])
    match = new_challenge(setting, many_games.parse_bots(bots), seed or 0)
    deals = math.ceil(games / match.players)  # a deal is played once from every seat
    total = deals * match.players
    with many_games.open_lines(results, ResultsFile) if results else nullcontext() as lines:
        if seed is None:
            match = replace(match, seed=_seed_of(lines))
        done = {number: result for number, result in _previous_results(match, lines).items() if number < total}
        is_complete = _play_missing(match, total, jobs, lines, done)
    result = {
        **many_games.match_to_json(match),
        "bots": list(match.bots),
        "asked": total,
        **challenge_figures(match, done),
    }
    many_games.print_figures(
        match, result, f"{counted(result['deals'], 'deal')} from every seat", challenge_table, json
    )
    if not is_complete:
        how_to_resume = (
            "run the same command again to continue" if results else "with --results FILE it can be continued later"
        )
        many_games.exit_interrupted(len(done), total, how_to_resume)


def _seed_of(lines: ResultsFile | None) -> int:
    """Return the seed in the results file, or a new random seed if there is no file or no result in it."""
    import secrets

    seed = lines.seed if lines is not None else None
    return secrets.randbits(64) if seed is None else seed


def _previous_results(match: Match, lines: ResultsFile | None) -> dict[int, Result]:
    """Return the results in the file by game number."""
    return lines.resume(match) if lines is not None else {}


def _play_missing(
    match: Match, total: int, jobs: int | None, lines: ResultsFile | None, done: dict[int, Result]
) -> bool:
    """Play the games that have no result yet, and add their results to the file and to ``done`` (by game number).

    Return False if Ctrl-C stopped the games early.
    """
    from durbar.arena.results import result_line
    from durbar.games.message import Message

    def store(result: Result, _record: bytes | None) -> None:
        if lines is not None:
            many_games.add_line(lines, result_line(match, result), Message("cli.file.whole-results"))
        done[result.number] = result

    missing = [number for number in range(total) if number not in done]
    return many_games.play_games(match, missing, jobs, store, done=len(done), in_order=False)
