"""The commands that can be typed instead of a move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

from durbar.bots import hints
from durbar.cli.i18n import language, translate
from durbar.cli.terminal.layout import offer_lines, section_lines, story_lines
from durbar.cli.terminal.parsing import are_numbered, find_refusal, localised, parse_move
from durbar.cli.terminal.rendering import hint_lines, primer_lines, rule_lines, sentences, sheet_lines
from durbar.cli.terminal.vocabulary import COMMANDS, is_one_of, means, parse_command, shown_word
from durbar.games.datafile import printable
from durbar.games.errors import MalformedMove
from durbar.games.game import IllegalMove, Move
from durbar.games.markup import escape, fold, strip, styled
from durbar.games.words import join_with_semicolons
from durbar.tables import actions
from durbar.tables.saving import save_table
from durbar.tables.table import TakeBackRefused

if TYPE_CHECKING:
    from durbar.cli.terminal.session import Session


class Quit(Exception):
    """Raised if the people at the table want to stop."""


def help_(session: Session, seat: int, argument: str) -> bool:
    """Print the primer and the commands. With an argument, explain that command, rule or move, or show that part of the
    table.
    """
    width = session.screen.width
    if not argument:
        session.screen.show([*primer_lines(session.pages, width), *command_lines(session, width)])
    elif (command := parse_command(argument)) is not None:
        session.screen.show([describe_command(command)])
    elif show_section(session, seat, argument):
        pass
    else:
        rule = rule_lines(session.pages, argument, width)
        session.screen.show(rule if rule is not None else explain_move(session, seat, argument))
    return False


def command_lines(session: Session, width: int) -> list[str]:
    """Return lines that list the commands and the parts of the table."""
    parts = [section.name for section in session.pages.table(session.page_context(session.table.to_move))]
    parts = [session.pages.section_name(name, language()) for name in dict.fromkeys([*parts, *session.pages.extra])]
    words = [styled("strong", shown_word(name)) for name in COMMANDS if name != "help"]
    return [
        *fold(translate("words-to-type", words=", ".join(words), parts=", ".join(parts)), width),
        *fold(translate("question-mark"), width),
    ]


def describe_command(command: str) -> str:
    """Return a sentence that says what a command does."""
    if command == "log":
        return translate("about-log", word=shown_word("log"), all=shown_word("log-all"))
    return translate(f"about-{command}", word=shown_word(command))


def explain_move(session: Session, seat: int, typed: str) -> list[str]:
    """Return the consequences of a typed move, or why it is illegal."""
    sight = session.table.sight(seat)
    offer = session.pages.offer(session.page_context(seat), whole=True)
    move = parse_move(sight, offer.choices, typed)
    if move is not None:
        text = styled("now", escape(localised(sight, move.text)))
        return [translate("possible-brings", move=text, brings=describe_consequences(session, seat, move))]
    return [why_illegal(session, seat, typed)]


def describe_consequences(session: Session, seat: int, move: Move) -> str:
    """Return the consequences of a legal move as text."""
    offer = session.pages.offer(replace(session.page_context(seat), words=True), whole=True)
    text = localised(session.table.sight(seat), move.text)
    choices = [choice for choice in offer.choices if strip(choice.text) == text]
    parts = (part for choice in choices for part in (choice.words, choice.gain) if part)
    return join_with_semicolons(parts, language()) or translate("brings-nothing")


def why_illegal(session: Session, seat: int, typed: str) -> str:
    """Return why the typed text is not a legal move."""
    sight = session.table.sight(seat)
    if typed.isdigit() and are_numbered(sight):
        return f"{refusal_prefix()} {translate('no-number', number=escape(typed))}"
    try:
        refusal = find_refusal(sight, typed)
    except MalformedMove as error:
        return translate("type-for-help", sentence=escape(error.translate(language())))
    if refusal is None:
        return translate("possible", move=escape(typed))
    return f"{refusal_prefix()} {describe_refusal(session, seat, refusal)}"


def refusal_prefix() -> str:
    """Return the highlighted words with which a refusal begins."""
    return styled("warn", translate("not-possible"))


def describe_refusal(session: Session, seat: int, refusal: IllegalMove) -> str:
    """Return why a move is illegal, with the number of the rule that forbids it."""
    text = sentences(session.setting, session.table.names, [refusal.message], seat)
    rule = refusal.message.rule
    return text if not rule or rule in text else f"{text} {escape(translate('read-rule', rule=rule))}"


def more(session: Session, seat: int, argument: str) -> bool:
    """Print every legal move."""
    session.offer = session.pages.offer(session.page_context(seat), whole=True)
    numbered = are_numbered(session.table.sight(seat))
    session.screen.show(offer_lines(session.offer, session.screen.width, numbered, session.screen.plain))
    return False


def table(session: Session, seat: int, argument: str) -> bool:
    """Print the whole table, whatever the size of the screen."""
    for section in session.pages.table(session.page_context(seat)):
        session.screen.show(section_lines(section))
    return False


def show_section(session: Session, seat: int, name: str) -> bool:
    """Print a part of the table; return False if no part has that name."""
    context = session.page_context(seat)
    extra = [part for part in session.pages.extra if _is_called(session, part, name)]
    sections = [session.pages.extra_section(context, part) for part in extra]
    sections = sections or [part for part in session.pages.table(context) if _is_called(session, part.name, name)]
    for part in sections:
        session.screen.show(section_lines(part) or [translate("nothing")])
    return bool(sections)


def _is_called(session: Session, section: str, typed: str) -> bool:
    """Return whether ``typed`` names a section, in the chosen language or in English."""
    return is_one_of(
        typed, (section, session.pages.section_name(section), session.pages.section_name(section, language()))
    )


def sheet(session: Session, seat: int, argument: str) -> bool:
    """Print the score sheet."""
    screen = session.screen
    sheet = session.table.sight(seat).sheet
    screen.show(sheet_lines(sheet, session.pages, session.table.names, screen.width, screen.plain))
    return False


def log(session: Session, seat: int, argument: str) -> bool:
    """Print the events since this player's last decision, or with ``all`` from the beginning."""
    everything = means(argument, "log-all")
    since = 0 if everything else session.table.last_decision(seat) or 0
    stories = session.table.move_stories(seat, since)
    if everything:
        stories.insert(0, session.table.opening[seat])
    paragraphs = [sentences(session.setting, session.table.names, story, seat) for story in stories]
    session.screen.show(
        story_lines(paragraphs, session.screen.width, session.screen.plain) or [translate("nothing-happened")]
    )
    return False


def hint(session: Session, seat: int, argument: str) -> bool:
    """Print the best few moves with their chances to win and reasons."""
    moves = hints.hint(session.table.sight(seat), seed=session.table.bot_seed)
    session.screen.show(hint_lines(moves, session.setting, session.table.names, session.screen.width))
    return False


def undo(session: Session, seat: int, argument: str) -> bool:
    """Take back this player's last decision; in a game without hidden cards, the last decision of any person."""
    if session.pages.has_open_information:
        seat = next((move.seat for move in reversed(session.table.history) if move.seat in session.table.people), seat)
    try:
        take_back = actions.could_take_back(session.table, seat)
        if take_back.needs_consent and not session.all_agree():
            session.screen.show([translate("nothing-taken-back")])
            return False
        session.take_back(seat)
    except TakeBackRefused:
        never = session.setting.options.get("undo") == "never"
        name = escape(session.table.names[seat])
        why = translate("never-taken-back") if never else translate("no-move-to-take-back", name=name)
        session.screen.show([f"{refusal_prefix()} {why}"])
        return False
    move = escape(localised(session.table.sight(seat), take_back.move.text))
    without_consent = "taken-back-alone" if take_back.alone else "taken-back-freely"
    session.notice = translate("taken-back-agreed" if take_back.needs_consent else without_consent, move=move)
    return True


def save(session: Session, seat: int, argument: str) -> bool:
    """Write a copy of the table to a file."""
    if not argument:
        session.screen.show([translate("saved-always", path=escape(str(session.path)))])
        return False
    why = ""
    try:
        path = Path(argument).expanduser()
        if path.exists() and path.resolve() not in session.saved_paths:
            why = translate("file-there")
        else:
            save_table(session.table, path)
            session.saved_paths.add(path.resolve())
    except (OSError, ValueError, RuntimeError) as error:  # for example no such folder, or an unknown ~user
        why = getattr(error, "strerror", None) or str(error)
    if why:
        session.screen.show(
            [f"{styled('warn', translate('not-saved'))} {escape(printable(argument, 60))}: {escape(why)}."]
        )
        return False
    session.screen.show([translate("saved")])
    print(f"  durbar play --resume {quote(str(path))}")  # never wrapped, so that it can be copied
    return False


def quit_(session: Session, seat: int, argument: str) -> bool:
    """Stop playing. The caller saves the table."""
    raise Quit


COMMAND_FUNCTIONS: dict[str, Callable[[Session, int, str], bool]] = {
    "help": help_,
    "more": more,
    "hint": hint,
    "undo": undo,
    "log": log,
    "sheet": sheet,
    "table": table,
    "save": save,
    "quit": quit_,
}
"""The function of each command. It gets the session, the seat of the player and the rest of the typed line, and returns
True if the turn has to be shown again.
"""
