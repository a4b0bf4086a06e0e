"""What can be typed instead of a move. Each command tells something, or changes what is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, NamedTuple

from durbar.bots import hints
from durbar.cli.terminal.layout import offer_lines, section_lines, story_lines
from durbar.cli.terminal.reading import are_numbered, move_meant
from durbar.cli.terminal.telling import hint_lines, primer_lines, rule_lines, sentences, sheet_lines
from durbar.games.datafile import printable
from durbar.games.errors import MalformedMove
from durbar.games.game import IllegalMove, Move
from durbar.games.markup import escape, fold, strip, styled
from durbar.tables.saved import save_table
from durbar.tables.table import TakeBackRefused

if TYPE_CHECKING:
    from durbar.cli.terminal.session import Session


class Quit(Exception):
    """The people at the table want to stop."""


class Command(NamedTuple):
    """A word, what it does, and its explanation. It answers True when the turn is to be shown afresh."""

    run: Callable[[Session, int, str], bool]
    what: str


def help_(session: Session, seat: int, argument: str) -> bool:
    """``?``: the primer and the commands; ``? TM-4.7`` a rule; ``? MOVE`` why not, or what it would bring."""
    width = session.screen.width
    if not argument:
        session.screen.show([*primer_lines(session.pages, width), *command_lines(session, width)])
    elif argument in COMMANDS:
        session.screen.show([f"{argument} {COMMANDS[argument].what}."])
    elif section(session, seat, argument):
        pass
    else:
        rule = rule_lines(session.pages, argument, width)
        session.screen.show(rule if rule is not None else about_move(session, seat, argument))
    return False


def command_lines(session: Session, width: int) -> list[str]:
    """Every command, and the parts of the table that can be asked for."""
    parts = [section.name for section in session.pages.table(session.look(session.table.to_move))]
    parts = list(dict.fromkeys([*parts, *session.pages.extra]))
    words = [styled("strong", name) for name in COMMANDS if name != "?"]
    return [
        *fold(f"Words you can type: {', '.join(words)}. To see: {', '.join(parts)}.", width),
        *fold("A question mark and one of these words, a move or the number of a rule explains it.", width),
    ]


def about_move(session: Session, seat: int, typed: str) -> list[str]:
    """Why a move may not be made, or what it would bring."""
    sight = session.table.sight(seat)
    offer = session.pages.offer(session.look(seat), whole=True)
    meant = move_meant(sight, offer.choices, typed)
    if meant is not None:
        return [f"{styled('now', escape(meant.text))} is possible: {what_it_brings(session, seat, meant)}."]
    return [why_not(session, seat, typed)]


def what_it_brings(session: Session, seat: int, move: Move) -> str:
    """What a legal move would bring, in words."""
    offer = session.pages.offer(replace(session.look(seat), words=True), whole=True)
    told = [choice for choice in offer.choices if strip(choice.text) == move.text]
    return (
        "; ".join(part for choice in told for part in (choice.words, choice.brings) if part) or "it brings nothing yet"
    )


def why_not(session: Session, seat: int, typed: str) -> str:
    """Why what was typed is no move now."""
    sight = session.table.sight(seat)
    if typed.isdigit() and are_numbered(sight):
        return styled("warn", "Not possible:") + f" the list has no number {escape(typed)}."
    try:
        refused = sight.refusal(typed)
    except MalformedMove as error:
        return f"{escape(str(error))}. Type ? for help."
    if refused is None:
        return f"{escape(typed)} is possible."
    return f"{styled('warn', 'Not possible:')} {refusal(session, refused)}"


def refusal(session: Session, refused: IllegalMove) -> str:
    """The sentence and the rule against a move."""
    told = sentences(session.setting, session.table.names, [refused.message])
    rule = refused.message.rule
    return told if not rule or rule in told else f"{told} {escape(f'({rule}; type ? {rule} to read it)')}"


def more(session: Session, seat: int, argument: str) -> bool:
    """Every legal move."""
    session.offer = session.pages.offer(session.look(seat), whole=True)
    numbered = are_numbered(session.table.sight(seat))
    session.screen.show(offer_lines(session.offer, session.screen.width, numbered, session.screen.plain))
    return False


def table(session: Session, seat: int, argument: str) -> bool:
    """The whole table, whatever the size of the screen."""
    for section in session.pages.table(session.look(seat)):
        session.screen.show(section_lines(section))
    return False


def section(session: Session, seat: int, name: str) -> bool:
    """A part of the table; False if there is none of that name."""
    look = session.look(seat)
    found = [one for one in session.pages.table(look) if one.name == name]
    if name in session.pages.extra:
        found = [session.pages.more(look, name)]
    for one in found:
        session.screen.show(section_lines(one) or ["Nothing."])
    return bool(found)


def sheet(session: Session, seat: int, argument: str) -> bool:
    """The score sheet."""
    screen = session.screen
    sheet = session.table.sight(seat).sheet
    screen.show(sheet_lines(sheet, session.pages, session.table.names, screen.width, screen.plain))
    return False


def log(session: Session, seat: int, argument: str) -> bool:
    """What happened since this player's last decision; ``log all``: from the beginning."""
    everything = argument == "all"
    since = 0 if everything else session.table.last_decision(seat) or 0
    told = [sentences(session.setting, session.table.names, said) for said in session.table.told(seat, since)]
    if everything:
        told.insert(0, sentences(session.setting, session.table.names, session.table.opening[seat]))
    session.screen.show(story_lines(told, session.screen.width, session.screen.plain) or ["Nothing has happened yet."])
    return False


def hint(session: Session, seat: int, argument: str) -> bool:
    """The best few moves, how they are likely to turn out, and what speaks for them."""
    found = hints.hint(session.table.sight(seat), seed=session.table.bot_seed)
    session.screen.show(hint_lines(found, session.setting, session.table.names, session.screen.width))
    return False


def undo(session: Session, seat: int, argument: str) -> bool:
    """Back to this player's previous decision; where nothing is hidden, to the last one of anybody at this screen."""
    if session.pages.open:
        seat = next((made.seat for made in reversed(session.table.history) if made.seat in session.table.people), seat)
    try:
        found = session.table.take_back_of(seat)
        agreed = not found.needs_consent or session.all_agree()
        if not agreed:
            session.screen.show(["Nothing is taken back."])
            return False
        session.table.take_back(seat, agreed)
    except TakeBackRefused as error:
        session.screen.show([f"{styled('warn', 'Not possible:')} {escape(str(error))}."])
        return False
    session.save()
    why = "You are alone with bots, so any move may be taken back." if found.alone else "Nobody learnt anything by it."
    session.notice = f"Taken back: {escape(found.move.text)}. {'All agreed.' if found.needs_consent else why}"
    return True


def save(session: Session, seat: int, argument: str) -> bool:
    """A copy of the table in a file of one's own."""
    if not argument:
        session.screen.show([f"The table is saved after every move, in {escape(str(session.path))}."])
        return False
    try:
        path = Path(argument).expanduser()
        if path.exists() and path.resolve() not in session.saved:
            raise FileExistsError(0, "there is such a file already; choose another name")
        save_table(session.table, path)
        session.saved.add(path.resolve())
    except (OSError, ValueError, RuntimeError) as error:  # no such folder, no such user, no name at all
        why = getattr(error, "strerror", None) or str(error)
        session.screen.show([f"{styled('warn', 'Not saved:')} {escape(printable(argument, 60))}: {escape(why)}."])
        return False
    session.screen.show(["Saved. Go on with:"])
    print(f"  durbar play --resume {quote(str(path))}")  # never folded, so that it can be copied
    return False


def quit_(session: Session, seat: int, argument: str) -> bool:
    """Stop; the table is saved."""
    raise Quit


COMMANDS = {
    "?": Command(help_, "explains (with the number of a rule, or with a move: that)"),
    "more": Command(more, "lists every legal move"),
    "hint": Command(hint, "says which moves are best, how likely they win, and why"),
    "undo": Command(undo, "goes back to your previous decision"),
    "log": Command(log, "tells what happened since your last decision (log all: from the start)"),
    "sheet": Command(sheet, "shows the score sheet"),
    "table": Command(table, "shows the whole table"),
    "save": Command(save, "writes a copy (save FILE)"),
    "quit": Command(quit_, "saves and stops"),
}
ALIASES = {"help": "?", "h": "?", "exit": "quit", "q": "quit", "all": "more"}
