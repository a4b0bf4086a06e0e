"""Prints recorded games as text: a position, or the events move by move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from durbar.cli.i18n import language, translate
from durbar.cli.terminal.rendering import result_lines, sheet_lines
from durbar.games.game import Game, Message, Setting, Sight
from durbar.games.markup import strip
from durbar.games.page import PageContext, Section
from durbar.games.words import speaker, speller

WIDTH = 100
"""The width of the text in columns."""


class MoveText(NamedTuple):
    """A move, and the messages about it for the viewer. Number 0 is the deal, which is not a move."""

    number: int
    seat: int | None
    move: str | None
    messages: tuple[Message, ...]


class RecordPrinter:
    """Describes a game to one viewer. ``seat`` is None for a spectator; ``everything`` shows every hand."""

    def __init__(self, setting: Setting, names: Sequence[str], seat: int | None, everything: bool) -> None:
        self.setting = setting
        self.names = tuple(names)
        self.seat = seat
        self.everything = everything
        self._pages = setting.rulebook.presentation.pages()
        self._say = speaker(language(), setting, self.names)
        self._spell = speller(language(), setting)

    def say(self, message: Message) -> str:
        """Return a message as a sentence."""
        return self._say(message)

    # -- a position ---------------------------------------------------------------------------------------------------
    def heading(self, game: Game, moves: int) -> str:
        """Return the game's title, the number of moves made, and the viewer."""
        details: dict[str, str | float] = {
            "game": self.setting.rulebook.title,
            "edition": self.setting.edition,
            "players": self.setting.players,
            "number": game.number,
            "moves": moves,
        }
        if self.everything:
            title = translate("all-hands-open", **details)
        elif self.seat is None:
            title = translate("seen-by-spectator", **details)
        else:
            title = translate("seen-by", name=self.names[self.seat], **details)
        return f"{title}\n{translate('seed-hash', hash=str(game.seed_hash))}"

    def position_lines(self, game: Game) -> Iterator[str]:
        """Yield the lines of a position: the table, the last move, who is to move or who won, and the score sheet."""
        for section in self._sections(game.seen_by(self.seat)):
            yield from self._section_lines(section)
        if self.everything:
            yield from self._hand_lines(game)
        yield from ["", *self._last_move_lines(game)]
        yield from ["", *self._standing_lines(game)]
        yield from ["", *self._sheet_lines(game)]

    def _sections(self, sight: Sight) -> list[Section]:
        """Return the sections of the table as a viewer sees it."""
        sections = self._pages.table(PageContext(sight, self.names, WIDTH, language=language()))
        return [section for section in sections if section.heading or section.lines]

    def _section_lines(self, section: Section) -> Iterator[str]:
        """Yield the lines of a section, after an empty line."""
        yield ""
        if section.heading:
            yield strip(section.heading)
        yield from (strip(line) for line in section.lines)

    def _hand_lines(self, game: Game) -> Iterator[str]:
        """Yield for every seat the sections that only its player sees. If there are none, yield the sections that
        differ from what a spectator sees.
        """
        common = {section.name: section for section in self._sections(game.seen_by(None))}
        for seat, name in enumerate(self.names):
            sections = self._sections(game.seen_by(seat))
            own = [section for section in sections if section.name not in common]
            differing = [section for section in sections if section != common.get(section.name)]
            for section in own or differing:
                first, *rest = self._section_lines(section)
                yield from [first, translate("what-sees", name=name), *rest]

    def _last_move_lines(self, game: Game) -> Iterator[str]:
        """Yield the lines about the last move."""
        last = list(self.moves(game))[-1]
        yield from self._move_lines(last)

    def _standing_lines(self, game: Game) -> Iterator[str]:
        """Yield the result of a finished game, or who is to move."""
        if game.outcome is not None:
            yield from map(strip, result_lines(game.outcome, self._pages, self.names))
        elif game.to_move is not None:
            yield translate("is-to-move", name=self.names[game.to_move])

    def _sheet_lines(self, game: Game) -> Iterator[str]:
        """Yield the lines of the score sheet."""
        yield translate("score-sheet")
        yield from map(strip, sheet_lines(game.sheet, self._pages, self.names, WIDTH, in_words=False))

    # -- the events, move by move -------------------------------------------------------------------------------------
    def moves(self, game: Game) -> Iterator[MoveText]:
        """Yield the deal and every move, each with its messages."""
        replayed = game.at(0)
        yield MoveText(0, None, None, self._messages(replayed))
        for number, move in enumerate(game.moves, 1):
            seat = replayed.to_move
            replayed.push(move)
            yield MoveText(number, seat, move.text, self._messages(replayed))

    def _messages(self, game: Game) -> tuple[Message, ...]:
        """Return the messages about the last move that the viewer may see."""
        return game.events if self.everything else game.seen_by(self.seat).story()

    def event_lines(self, game: Game) -> Iterator[str]:
        """Yield the events from the deal to this position, move by move."""
        for move in self.moves(game):
            yield from ["", *self._move_lines(move)]
        yield from ["", *self._standing_lines(game)]

    def _move_lines(self, move_text: MoveText) -> Iterator[str]:
        """Yield the lines about a move: its number, its player, its notation and its events."""
        if move_text.seat is None:
            yield translate("the-deal")
        else:
            assert move_text.move is not None
            move = self._spell(move_text.move)
            yield translate("move-by", number=move_text.number, name=self.names[move_text.seat], move=move)
        for sentence, repeats in groupby(map(self.say, move_text.messages)):
            count = len(list(repeats))
            yield f"  {translate('times', sentence=sentence, count=count) if count > 1 else sentence}"
