"""A game at the terminal, from the first prompt to the result."""

from __future__ import annotations

from pathlib import Path

from durbar.cli.i18n import language, translate
from durbar.cli.terminal import commands
from durbar.cli.terminal.commands import Quit
from durbar.cli.terminal.layout import fit_turn, offer_lines, section_lines, story_lines
from durbar.cli.terminal.parsing import are_numbered, parse_move
from durbar.cli.terminal.rendering import result_lines, seat_name, sentences, sheet_lines
from durbar.cli.terminal.screen import Screen
from durbar.cli.terminal.vocabulary import means, parse_command, shown_word
from durbar.games.markup import escape, styled
from durbar.games.page import Offer, PageContext
from durbar.tables import actions
from durbar.tables.log import Entry
from durbar.tables.saving import save_table
from durbar.tables.table import Table


class Session:
    """A game of the people at one screen. The table is saved to ``path`` after every move, or never if it is None."""

    def __init__(self, table: Table, screen: Screen, path: Path | None) -> None:
        self.table = table
        self.screen = screen
        self.path = path
        self.setting = table.game.setting
        self.pages = self.setting.rulebook.presentation.pages()
        self.offer = Offer("", [])
        """The last list of moves; typed numbers refer to it."""
        self.notice = ""
        """A message to print with the next turn."""
        self.saved_paths: set[Path] = set() if path is None else {path.resolve()}
        """The files that this session has written; only these may be overwritten."""
        self._last_viewer: int | None = None
        """The seat whose hand was last on the screen."""
        self._last_stage: dict[int, int] = {}
        """For each seat, the stage of the game when its turn was last shown."""

    # -- playing ------------------------------------------------------------------------------------------------------
    def play(self) -> None:
        """Play until the game is over. Raise `Quit` if a player quits, and `EOFError` at the end of the input."""
        self.save()
        while self.table.to_move is not None:
            if self.table.bot_to_move:
                self._carry_out(actions.choose_bot_move(self.table))
            else:
                self._turn(self.table.to_move)
        self._end()

    def _turn(self, seat: int) -> None:
        """Let a person make one decision."""
        hands_are_hidden = len(self.table.people) > 1 and not self.pages.has_open_information
        if hands_are_hidden and self._last_viewer != seat and not self._hand_over(seat):
            return
        self._last_viewer = seat
        self._show(seat)
        while True:
            typed = self.screen.ask(self._prompt(seat))
            if not typed:
                self._show(seat)
            elif self._execute(seat, typed):
                return
            else:
                self.screen.show([self.offer.task])

    def _prompt(self, seat: int) -> str:
        """Return the prompt for a player's move."""
        if len(self.table.people) == 1:
            return translate("your-move")
        return translate("your-move-named", name=self.table.names[seat])

    def _execute(self, seat: int, typed: str) -> bool:
        """Make a typed move or run a command. Return True if the turn is over or has to be shown again."""
        if typed.startswith("?"):
            return commands.COMMAND_FUNCTIONS["help"](self, seat, typed[1:].strip())
        move = parse_move(self.table.sight(seat), self.offer.choices, typed)
        if move is not None:
            self._carry_out(actions.move(self.table, seat, move, self.table.version))
            return True
        word, _, argument = typed.partition(" ")
        command = parse_command(word)
        if command is not None:
            return commands.COMMAND_FUNCTIONS[command](self, seat, argument.strip())
        if not commands.show_section(self, seat, typed):
            self.screen.show([commands.why_illegal(self, seat, typed)])
        return False

    def take_back(self, seat: int) -> None:
        """Take back the last decision of a seat, with everyone's consent if it is needed."""
        self._carry_out(actions.take_back(self.table, seat, self.table.version))
        if self.table.asking is not None:
            for other in self.table.people:
                if other != seat:
                    self._carry_out(actions.agree(self.table, other))

    def _carry_out(self, entries: list[Entry]) -> None:
        """Apply log entries to the table, and save the table."""
        actions.carry_out(self.table, entries)
        self.save()

    def save(self) -> None:
        """Save the table. If that fails, show one warning and continue without saving."""
        if self.path is None:
            return
        try:
            save_table(self.table, self.path)
        except OSError as error:
            self.notice = (
                f"{styled('warn', translate('cannot-be-saved'))} {escape(f'{self.path}: {error.strerror or error}')}."
            )
            self.path = None

    # -- several people at one screen ---------------------------------------------------------------------------------
    def _hand_over(self, seat: int) -> bool:
        """Hide everything until the next player presses Enter. Return False if the last player took back a move."""
        self.screen.clear(with_scrollback=True)
        last_mover = self.table.history[-1].seat if self.table.history else None
        may_undo = last_mover is not None and last_mover in self.table.people and last_mover == self._last_viewer
        self._last_viewer = None
        self.screen.show([translate("screen-for", name=seat_name(self.table.names, seat))])
        if may_undo:
            assert last_mover is not None
            self.screen.show(
                [translate("can-still-undo", name=seat_name(self.table.names, last_mover), word=shown_word("undo"))]
            )
        while True:
            typed = self.screen.ask(translate("press-enter", name=self.table.names[seat]))
            if means(typed, "quit"):
                raise Quit
            if not typed:
                return True
            if means(typed, "undo") and may_undo and last_mover is not None:
                if commands.undo(self, last_mover, ""):
                    return False
            else:
                self.screen.show([translate("enter-or-quit", word=shown_word("quit"))])

    def all_agree(self) -> bool:
        """Ask whether everyone agrees to taking a move back."""
        self.screen.show([translate("ask-everybody")])
        return means(self.screen.ask(translate("everybody-agrees")), "yes")

    # -- showing the table --------------------------------------------------------------------------------------------
    def page_context(self, seat: int | None) -> PageContext:
        """Return what is needed to show the table to a viewer on this screen."""
        return PageContext(self.table.sight(seat), self.table.names, self.screen.width, self.screen.plain, language())

    def _show(self, seat: int) -> None:
        """Show the table, the events and the moves to choose from."""
        context = self.page_context(seat)
        self.offer = self.pages.offer(context)
        sections = self.pages.table(context)
        moves = offer_lines(self.offer, context.width, are_numbered(context.sight), context.words)
        story = story_lines(self._story(seat, seat), context.width, context.words)
        moves = [*story_lines([self.notice], context.width, context.words), *moves]
        self.notice = ""
        stage = self.pages.stage(context)
        is_new_stage = self._last_stage.get(seat) != stage
        self._last_stage[seat] = stage
        if self.screen.plain:
            table = [
                line for section in sections if is_new_stage or not section.rank for line in section_lines(section)
            ]
            self.screen.show(["", *story, *table, *moves])
        elif self.screen.can_clear:
            self.screen.clear()
            self.screen.show(fit_turn(sections, story, moves, self.screen.height))
        else:
            table = [line for section in sections for line in section_lines(section)]
            self.screen.show(["", *story, *table, *moves])

    def _story(self, seat: int, you: int | None) -> list[str]:
        """Return the events since the last decision of ``seat``, one paragraph for each mover. ``you`` is the reader's
        seat.
        """
        since = self.table.last_decision(seat) or 0
        paragraphs: list[str] = []
        mover: int | None = None
        context = self.page_context(seat)
        for move in self.table.history[since:]:
            story = move.stories[seat]
            notable = self.pages.notable_messages(story, context.words)
            paragraph = (
                f"{self.pages.summarise(context, story)} {sentences(self.setting, context.names, notable, you)}".strip()
            )
            if paragraphs and move.seat == mover:
                paragraphs[-1] += f" {paragraph}"
            else:
                paragraphs.append(paragraph)
            mover = move.seat
        return paragraphs

    def _end(self) -> None:
        """Show the final table and the result."""
        seat = self.table.people[0] if len(self.table.people) == 1 else None
        context = self.page_context(seat)
        outcome = self.table.game.outcome
        assert outcome is not None
        self.screen.clear()
        story = self._story(self.table.people[0], seat) if self.table.people else []
        self.screen.show(story_lines([*story, self.notice], context.width, context.words))
        for section in self.pages.table(context):
            self.screen.show(section_lines(section))
        sheet = self.table.sight(None).sheet
        self.screen.show(["", *sheet_lines(sheet, self.pages, self.table.names, context.width, context.words)])
        self.screen.show(["", *result_lines(outcome, self.pages, self.table.names)])
        if self.path is not None:
            self.screen.show([translate("record-of-game")])
            print(f"  {self.path}")  # never wrapped, so that it can be copied
