"""``durbar sim``: many games between bots, and what they tell."""

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
    from durbar.tables.records import RecordLines

EXAMPLES = examples(
    "durbar sim taj-mahal",
    "durbar sim taj-mahal --bots greedy,random,random,random --games 1000",
    "durbar sim taj-mahal --players 3 --edition 2006 --seed 1 --records games.jsonl",
    "durbar sim taj-mahal --option start_player=0 --board my-copy.toml --json",
)


def sim(
    game: GameName,
    players: Players = None,
    edition: Edition = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 100,
    seed: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="The same seed gives the same games; by default a new one.")
    ] = None,
    jobs: Jobs = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            autocompletion=complete_bots,
            help="One bot for all seats, or one for each: expert, greedy, novice, player, random, search.",
        ),
    ] = "greedy",
    rotate: Annotated[
        bool, typer.Option("--rotate/--stay", help="Whether everybody moves on by one seat after each game.")
    ] = True,
    board: BoardFile = None,
    option: Options = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write every game's record into this file, one a line.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file of records.")] = False,
    json: AsJson = False,
) -> None:
    """Let bots play many games and tell what came of it.

    The figures are mean scores with their 95 % intervals, wins (a shared win counts as a fraction), points by source,
    and whether it helps to sit here or there or to begin. Ctrl-C ends a match early and tells what is done.
    """
    import json as json_text
    import secrets

    from durbar.arena.figures import Figures, figures_table
    from durbar.arena.matches import Match
    from durbar.arena.workers import play_match, processors
    from durbar.games.kernel.both import say_if_slow

    say_if_slow()
    setting = chosen_setting(game, players, edition, board, option or [])
    names = [name.strip() for name in bots.split(",")]
    match = Match.of(setting, names, secrets.randbits(64) if seed is None else seed, rotate)
    figures = Figures(setting.rulebook.sources, setting.players)
    stopped = False
    with ExitStack() as stack:
        lines = stack.enter_context(_record_lines(records, force)) if records else None
        played = stack.enter_context(closing(play_match(match, games, jobs or processors(), records is not None)))
        try:
            step = stack.enter_context(_progress(games))
            for result, line in played:
                if lines is not None and line is not None:
                    _add(lines, line)
                figures.add(result)
                step()
        except KeyboardInterrupt:
            stopped = True
    told = {
        "game": match.game,
        "edition": match.edition,
        "players": match.players,
        "options": dict(match.options),
        "board": setting.board.digest,
        "seed": match.seed,
        "rotated": match.rotates,
        "asked": games,
        **figures.to_json(),
    }
    if json:
        typer.echo(json_text.dumps(told, indent=1))
    else:
        title = f"{setting.rulebook.title} ({match.edition}), {match.players} players"
        many = f"{figures.games} game{'' if figures.games == 1 else 's'}"
        typer.echo(f"{title}, {many}, seed {match.seed}\n\n{figures_table(told)}")
    if stopped:
        typer.echo(f"durbar: stopped after {figures.games} of {games} games", err=True)
        raise KeyboardInterrupt


def _record_lines(path: Path, force: bool) -> RecordLines:
    from durbar.tables.records import RecordLines

    try:
        return RecordLines(path, overwrite=force)
    except FileExistsError:
        raise OSError(f"{path} is there already; choose another name, or overwrite it with --force") from None
    except OSError as error:
        raise unreachable(path, error) from None


def _add(lines: RecordLines, line: bytes) -> None:
    try:
        lines.add(line)
    except OSError as error:
        raise OSError(f"{lines.path}: {error.strerror or error}; {lines.count} whole records are in it") from None


@contextmanager
def _progress(games: int) -> Iterator[Callable[[], None]]:
    """A bar on the terminal, to be called after each game; nothing where standard error is no terminal."""
    import sys

    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games, done in"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda: bar.advance(task)
