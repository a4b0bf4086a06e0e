"""``durbar play``: plays a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Annotated

import typer

from durbar.cli.arguments import BoardFile, Edition, Options, Players, complete_bots, examples, make_setting
from durbar.cli.i18n import echo, language, translate

if TYPE_CHECKING:
    from durbar.cli.terminal.session import Session
    from durbar.games.game import Setting
    from durbar.tables.seats import Seat
    from durbar.tables.table import Table

EXAMPLES = examples(
    "durbar play",
    "durbar play taj-mahal --players 2 --bots random",
    "durbar play --players 5 --bots expert,player,player,novice --seat 3",
    "durbar play --people 2 --name Noor --name Ines",
    "durbar play --edition 2006 --board my-copy.toml --option open_hands=true",
    "durbar play --resume",
    "durbar play --resume evening.json --plain",
)
BOT_NAMES = ("Akbar", "Birbal", "Jodha", "Tansen", "Rahim")
"""The names of the bots, in the order of the seats."""
INTERRUPTED = 130
"""The exit status after Ctrl-C, by the shells' convention."""
MAX_NAME_LENGTH = 20
"""The most characters that a name may have."""


Bots = Annotated[
    str | None,
    typer.Option(
        metavar="A,B,…",
        autocompletion=complete_bots,
        help="One bot for all other seats, or one for each: novice, player (the default), expert …",
    ),
]
People = Annotated[
    int | None,
    typer.Option(
        metavar="N", min=1, help="How many people share this screen; hands are hidden between turns. 1 by default."
    ),
]
Names = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME", help="Your name, by default your login; repeat it for more people."),
]
SeatNumber = Annotated[
    int | None,
    typer.Option(metavar="S", min=1, help="Your seat, counted from 1; other people take the seats after it."),
]
Seed = Annotated[
    int | None, typer.Option(metavar="N", min=0, help="The same seed deals the same game; by default a new one.")
]


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="Which game, taj-mahal by default; with --resume a file instead."),
    ] = None,
    players: Players = None,
    edition: Edition = None,
    bots: Bots = None,
    people: People = None,
    name: Names = None,
    seat: SeatNumber = None,
    seed: Seed = None,
    board: BoardFile = None,
    option: Options = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue a saved game: the given FILE, or the latest.")
    ] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Plain lines, every fact in words: for screen readers.")
    ] = False,
) -> None:
    """Play in the terminal, alone against bots or with others at one screen.

    Type a move by its number or in notation, or a command such as hint, undo, map or quit. A question mark explains the
    game, and with the number of a rule it prints that rule. The game is saved after every move; --resume continues it.
    """
    from durbar.cli.terminal.commands import Quit
    from durbar.cli.terminal.screen import Screen
    from durbar.cli.terminal.session import Session
    from durbar.games.errors import DurbarError

    path: Path | None
    if resume:
        new_game_options = (players, edition, bots, people, name, seat, seed, board, option)
        if any(value is not None for value in new_game_options):
            raise DurbarError("cli.resume-alone")
        table, path = _resume(game)
    else:
        setting = make_setting(game or "taj-mahal", players, edition, board, option or [])
        table = _new_table(
            setting, _make_seats(setting, people or 1, name or [], (seat or 1) - 1, bots or "player"), seed
        )
        path = _new_path(setting)
    session = Session(table, Screen(plain), path)
    session.notice = _make_greeting(table)
    try:
        session.play()
    except (Quit, EOFError) as stop:
        _leave(session, on_new_line=isinstance(stop, EOFError))
    except KeyboardInterrupt:
        _leave(session, on_new_line=True)
        raise typer.Exit(INTERRUPTED) from None


def _make_greeting(table: Table) -> str:
    """Return the greeting above the first turn."""
    from durbar.games.markup import escape
    from durbar.games.words import listed

    setting = table.game.setting
    details = {"game": setting.rulebook.title, "edition": setting.edition}
    bots = [f"{seat.name} ({seat.level})" for seat in table.seats if seat.level]
    if not bots:
        return translate("welcome-back", **details) if table.history else translate("welcome", **details)
    details["bots"] = listed(map(escape, bots), language())
    return translate("welcome-back-with", **details) if table.history else translate("welcome-with", **details)


def _leave(session: Session, on_new_line: bool) -> None:
    """Save the table and print how to continue. If ``on_new_line`` is true, print an empty line first, because the
    cursor is still behind the prompt.
    """
    session.save()
    lines = [""] if on_new_line else []
    if session.path is None:
        session.screen.show([*lines, translate("not-saved-at-all")])
        raise typer.Exit(1)
    session.screen.show([*lines, translate("saved-go-on")])
    print(f"  durbar play --resume {quote(str(session.path))}")  # never wrapped, so that it can be copied


def _resume(file: str | None) -> tuple[Table, Path]:
    """Return the table in a file, or the table that was played last if ``file`` is None, and its path."""
    from durbar.tables.saving import latest_table, load_table

    path = Path(file) if file else latest_table()
    return load_table(path), path


def _new_path(setting: Setting) -> Path | None:
    """Return the path for a new table; print a warning and return None if it cannot be saved."""
    from durbar.tables.saving import new_path

    try:
        return new_path(setting.rulebook.name)
    except OSError as error:
        echo(f"durbar: {translate('will-not-be-saved', why=str(error))}", err=True)
        return None


def _new_table(setting: Setting, seats: list[Seat], seed: int | None) -> Table:
    """Return a new table with a newly dealt game."""
    import secrets

    from durbar.games.game import Game, seed_bytes
    from durbar.games.kernel.both import warn_if_slow
    from durbar.tables.table import Table

    warn_if_slow()
    bot_seed = secrets.randbits(48) if seed is None else seed
    return Table.local(Game.begin(setting, seed_bytes(seed)), seats, bot_seed=bot_seed)


def _make_seats(setting: Setting, people: int, names: list[str], seat: int, bots: str) -> list[Seat]:
    """Return the seats. The people take the seats from ``seat`` (counted from 0) on, and bots take the others."""
    from durbar.bots.bot import bot
    from durbar.games.errors import SettingError
    from durbar.tables.seats import Seat

    total = setting.players
    if people > total:
        raise SettingError("cli.too-many-people", people=people, seats=total)
    if seat >= total:
        raise SettingError("cli.no-such-seat", seats=total, asked=seat + 1)
    bot_names = [name.strip() for name in bots.split(",")]
    for name in bot_names:
        bot(name)  # raises if there is no such bot
    bot_seats = total - people
    if bot_seats and len(bot_names) not in (1, bot_seats):
        raise SettingError("cli.bots-for-seats", seats=bot_seats, bots=len(bot_names))
    all_names = _choose_names(people, names, total)
    seats: list[Seat | None] = [None] * total
    for index in range(people):
        seats[(seat + index) % total] = Seat(all_names[index])
    free = [index for index in range(total) if seats[index] is None]
    for number, index in enumerate(free):
        seats[index] = Seat(all_names[people + number], bot_names[number % len(bot_names)])
    return [seat for seat in seats if seat is not None]


def _login_name() -> str:
    """Return the login name as a player's name, or a default name if it is not suitable."""
    import getpass

    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        name = ""
    name = name[:1].upper() + name[1:]
    return name if name.isalnum() and len(name) <= MAX_NAME_LENGTH and name not in BOT_NAMES else translate("guest")


def _choose_names(people: int, names: list[str], total: int) -> list[str]:
    """Return names for the people and then for the bots, all different."""
    from durbar.games.errors import SettingError

    given = [" ".join(name.split()) for name in names]
    if len(given) > people:
        raise SettingError("cli.names-for-people", names=len(given), people=people)
    if not all(given) or any(len(name) > MAX_NAME_LENGTH or not name.isprintable() for name in given):
        raise SettingError("cli.name-of-letters", most=MAX_NAME_LENGTH)
    given += (
        [_login_name()]
        if people == 1 and not given
        else [translate("player-number", number=n + 1) for n in range(len(given), people)]
    )
    given += [name for name in BOT_NAMES if name not in given][: total - people]
    if len({name.casefold() for name in given}) < len(given):
        raise SettingError("cli.same-name")
    return given
