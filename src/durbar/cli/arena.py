"""``durbar arena``: one bot against a field of others, and how sure it is which is stronger."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from durbar.cli.asking import (
    chosen_setting,
    complete_bots,
    examples,
    unreachable,
)
from durbar.cli.choices import AsJson, BoardFile, Edition, GameName, Jobs, Options, Players

if TYPE_CHECKING:
    from durbar.arena.results import ResultLines

EXAMPLES = examples(
    "durbar arena taj-mahal --bots expert,greedy --results expert.jsonl",
    "durbar arena maharani --bots player,novice --players 3 --games 300 --seed 1",
    "durbar arena taj-mahal --players 3 --bots expert,player,greedy --json",
)
BAR = 30
"""How wide the bar is."""


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            autocompletion=complete_bots,
            help="The challenger, and the bot on all other seats or one for each: "
            "expert, greedy, novice, player, random, search.",
        ),
    ],
    players: Players = None,
    edition: Edition = None,
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many games, rounded up to whole deals from every seat.")
    ] = 100,
    seed: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=0, help="The same seed gives the same games; by default that of the results, or a new one."
        ),
    ] = None,
    jobs: Jobs = None,
    board: BoardFile = None,
    option: Options = None,
    results: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep every result in this file, one a line, and go on with what it holds."),
    ] = None,
    json: AsJson = False,
) -> None:
    """Let a bot challenge others, and tell how it fared.

    Each deal is played from every seat, so that neither seats nor cards decide. The intervals go by deals. Ctrl-C ends
    a match early and tells what is done; with a file of results the same command goes on from there.
    """
    import json as json_text
    import secrets
    from dataclasses import replace

    from durbar.arena.challenges import challenge, challenge_figures, challenge_table
    from durbar.arena.results import result_line
    from durbar.arena.workers import play_match, processors
    from durbar.games.kernel.both import say_if_slow

    say_if_slow()
    setting = chosen_setting(game, players, edition, board, option or [])
    match = challenge(setting, [name.strip() for name in bots.split(",")], seed or 0)
    asked = -(-games // match.players) * match.players
    stopped = False
    with ExitStack() as stack:
        lines = _result_lines(results) if results else None
        if lines is not None:
            stack.enter_context(lines)
        if seed is None:
            kept = lines.seed if lines is not None else None
            match = replace(match, seed=secrets.randbits(64) if kept is None else kept)
        there = lines.take_up(match) if lines is not None else {}
        done = {number: result for number, result in there.items() if number < asked}
        missing = [number for number in range(asked) if number not in done]
        played = stack.enter_context(closing(play_match(match, missing, jobs or processors(), in_order=False)))
        try:
            show = stack.enter_context(_progress(len(done), asked))
            for result, _ in played:
                if lines is not None:
                    _add(lines, result_line(match, result))
                done[result.number] = result
                show(len(done))
        except KeyboardInterrupt:
            stopped = True
    told = {
        "game": match.game,
        "edition": match.edition,
        "players": match.players,
        "options": dict(match.options),
        "board": setting.board.digest,
        "bots": list(match.bots),
        "seed": match.seed,
        "asked": asked,
        **challenge_figures(match, done),
    }
    if json:
        typer.echo(json_text.dumps(told, indent=1))
    else:
        title = f"{setting.rulebook.title} ({match.edition}), {match.players} players"
        many = f"{told['deals']} deal{'' if told['deals'] == 1 else 's'} from every seat"
        typer.echo(f"{title}, {many}, seed {match.seed}\n\n{challenge_table(told)}")
    if stopped:
        how = (
            "the same command again goes on from there"
            if lines is not None
            else "with --results FILE it could have gone on later"
        )
        typer.echo(f"durbar: stopped after {len(done)} of {asked} games; {how}", err=True)
        raise KeyboardInterrupt


def _result_lines(path: Path) -> ResultLines:
    from durbar.arena.results import ResultLines

    try:
        return ResultLines(path)
    except OSError as error:
        raise unreachable(path, error) from None


def _add(lines: ResultLines, line: bytes) -> None:
    try:
        lines.add(line)
    except OSError as error:
        raise OSError(f"{lines.path}: {error.strerror or error}; what is in it is whole, go on later") from None


@contextmanager
def _progress(done: int, games: int) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal, to be told how many games are done; nothing where standard error is no terminal."""
    import sys
    from time import monotonic

    if not sys.stderr.isatty():
        yield lambda now: None
        return
    start = monotonic()

    def show(now: int) -> None:
        full = BAR * now // games
        left = f", {_clock((monotonic() - start) / (now - done) * (games - now))} to go" if now > done else ""
        line = f"[{'#' * full}{'.' * (BAR - full)}] {now} of {games} games{left}"
        sys.stderr.write(f"\r{line:<79}")
        sys.stderr.flush()

    show(done)
    try:
        yield show
    finally:
        sys.stderr.write(f"\r{'':79}\r")
        sys.stderr.flush()


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"
