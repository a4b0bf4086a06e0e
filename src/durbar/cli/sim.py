"""``durbar sim``: plays many games between bots and prints statistics."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
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

EXAMPLES = examples(
    "durbar sim taj-mahal",
    "durbar sim taj-mahal --bots greedy,random,random,random --games 1000",
    "durbar sim taj-mahal --players 3 --edition 2006 --seed 1 --records games.jsonl",
    "durbar sim taj-mahal --option start_player=0 --board my-copy.toml --json",
)
Bots = Annotated[
    str,
    typer.Option(
        metavar="A,B,…",
        autocompletion=complete_bots,
        help="One bot for all seats, or one for each: expert, greedy, novice, player, random, search.",
    ),
]
Seed = Annotated[
    int | None, typer.Option(metavar="N", min=0, help="The same seed gives the same games; by default a new one.")
]
Rotate = Annotated[bool, typer.Option("--rotate/--stay", help="Whether the bots change seats after each game.")]
Records = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Write every game's record to this file, one per line.")
]


def sim(
    game: GameName,
    players: Players = None,
    edition: Edition = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 100,
    seed: Seed = None,
    jobs: Jobs = None,
    bots: Bots = "greedy",
    rotate: Rotate = True,
    board: BoardFile = None,
    option: Options = None,
    records: Records = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file of records.")] = False,
    json: AsJson = False,
) -> None:
    """Let bots play many games and print statistics.

    The statistics are mean scores with 95 % intervals, wins (a shared win counts as a fraction), points by source, and
    the effect of the seat and of moving first. Ctrl-C stops early and reports the games played so far.
    """
    import secrets

    from durbar.arena.figures import Figures, figures_table
    from durbar.arena.matches import Match
    from durbar.games.kernel.both import warn_if_slow
    from durbar.games.message import Message
    from durbar.games.page import counted
    from durbar.tables.records import RecordLines

    warn_if_slow()
    setting = make_setting(game, players, edition, board, option or [])
    match = Match.of(setting, many_games.parse_bots(bots), secrets.randbits(64) if seed is None else seed, rotate)
    figures = Figures(setting.rulebook.rules.sources, setting.players)
    open_records = partial(RecordLines, overwrite=force)
    with many_games.open_lines(records, open_records) if records else nullcontext() as lines:

        def store(result: Result, record: bytes | None) -> None:
            if lines is not None and record is not None:
                contents = Message("cli.file.whole-records", {"count": lines.count})
                many_games.add_line(lines, record, contents)
            figures.add(result)

        is_complete = many_games.play_games(match, range(games), jobs, store, records=lines is not None)
    result = {**many_games.match_to_json(match), "rotated": match.rotates, "asked": games, **figures.to_json()}
    many_games.print_figures(match, result, counted(figures.games, "game"), figures_table, json)
    if not is_complete:
        many_games.exit_interrupted(figures.games, games)
