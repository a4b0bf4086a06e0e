"""What can go wrong, precisely. Every error is a ``ValueError`` with a message: an id and arguments.

The sentences are in the catalogs (see `durbar.games.words`), so an error can be shown in any language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from durbar.games.message import Argument, Message

if TYPE_CHECKING:
    from durbar.games.rulebook import Setting


class DurbarError(ValueError):
    """Anything a caller can get wrong. ``message`` says what is wrong, and names the rule behind it if there is one.

    ``setting`` is the game that the message speaks of, if it is about one: things are called as its edition does.
    """

    setting: Setting | None = None

    def __init__(self, message: Message | str, /, *, rule: str | None = None, **args: Argument | DurbarError) -> None:
        """Take a message, or the id and the arguments of one. An error as an argument is the reason for this one."""
        if not isinstance(message, Message):
            parts: dict[str, Argument] = {}
            for name, value in args.items():
                if isinstance(value, DurbarError):
                    parts[name] = value.full_message
                    self.setting = value.setting
                else:
                    parts[name] = value
            message = Message(message, parts, rule)
        self.message = message
        super().__init__(message)

    @property
    def full_message(self) -> Message:
        """Everything the error says in one message, the number of the rule included."""
        why, rule = self.message, self.message.rule
        return Message("why.by-rule", {"why": Message(why.id, why.args), "rule": rule}) if rule else why

    def __str__(self) -> str:
        return self.told()

    def told(self, language: str = "en") -> str:
        """Return what is wrong as a sentence in a language."""
        from durbar.games.words import say  # takes its time to import, and most errors are never read

        return say(self.full_message, language, setting=self.setting)


class UnknownGame(DurbarError):
    """No game of that name."""


class SettingError(DurbarError):
    """A game that cannot be set up so: players, edition, options or seed."""


class NoRoom(SettingError):
    """A board for which there is no room now: games on too many different ones are being played in this process."""


class BoardError(DurbarError):
    """A board file that is not right: where in the file, and what is wrong."""

    def __init__(
        self, place: Message | str, problem: Message | str, /, *, rule: str | None = None, **args: Argument
    ) -> None:
        """Take the place, and the problem as a message or as the id and the arguments of one."""
        self.place = place
        self.problem = problem if isinstance(problem, Message) else Message(problem, args, rule)
        super().__init__("board.wrong", rule=self.problem.rule, place=place, problem=self.problem)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.place, self.problem)


class RecordError(DurbarError):
    """A record that cannot be read or replayed."""


class MoveError(DurbarError):
    """A move that cannot be made."""


class MalformedMove(MoveError):
    """A text that is not a move of this game. ``shown`` is the text, and ``expected`` says what would be a move."""

    def __init__(self, shown: str, expected: Message) -> None:
        super().__init__("why.no-move", shown=shown, expected=expected)
        self.shown = shown
        self.expected = expected

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.shown, self.expected)


class IllegalMove(MoveError):
    """A move of this game that the rules do not allow now. ``message`` says why, with the rule's number."""

    def __init__(self, move: str, message: Message, setting: Setting | None = None) -> None:
        super().__init__(message)
        self.move = move
        self.setting = setting

    @property
    def full_message(self) -> Message:
        """The move, why it is not allowed, and the number of the rule."""
        return Message("why.illegal", {"move": self.move, "why": super().full_message})

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.move, self.message, self.setting)


class GameOver(IllegalMove):
    """A move after the end."""
