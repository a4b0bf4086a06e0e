"""The exceptions of Durbar. Each is a ``ValueError`` with a message, which has an id and arguments.

The sentences are in the catalogs (see `durbar.games.words`), so an error can be shown in any language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from durbar.games.message import Argument, Message

if TYPE_CHECKING:
    from durbar.games.rulebook import Setting


class DurbarError(ValueError):
    """The base class of errors that a caller can cause. ``message`` describes the error and, if a rule forbids
    something, has the number of the rule.

    ``setting`` is the setting of the game in question, if any. The sentence then uses the terms of its edition.
    """

    setting: Setting | None = None

    def __init__(self, message: Message | str, /, *, rule: str | None = None, **args: Argument | DurbarError) -> None:
        """Take a message, or the id and the arguments of a message. If an argument is an error, it is the cause of this
        error.
        """
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
        """The message of this error, including the number of the rule."""
        why, rule = self.message, self.message.rule
        return Message("why.by-rule", {"why": Message(why.id, why.args), "rule": rule}) if rule else why

    def __str__(self) -> str:
        return self.translate()

    def translate(self, language: str = "en") -> str:
        """Return the error as a sentence in a language, given by its code."""
        from durbar.games.words import say  # slow to import, and most errors are never shown

        return say(self.full_message, language, setting=self.setting)


class UnknownGame(DurbarError):
    """Raised when there is no game with the given name."""


class SettingError(DurbarError):
    """Raised when a game cannot be set up: wrong players, edition, options or seed."""


class NoRoom(SettingError):
    """Raised when too many different boards are in use in this process."""


class BoardError(DurbarError):
    """Raised when a board file is invalid. ``place`` is the place in the file, and ``problem`` says what is wrong."""

    def __init__(
        self, place: Message | str, problem: Message | str, /, *, rule: str | None = None, **args: Argument
    ) -> None:
        """Take the place, and the problem as a message or as the id and the arguments of a message."""
        self.place = place
        self.problem = problem if isinstance(problem, Message) else Message(problem, args, rule)
        super().__init__("board.wrong", rule=self.problem.rule, place=place, problem=self.problem)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.place, self.problem)


class RecordError(DurbarError):
    """Raised when a record cannot be read or replayed."""


class MoveError(DurbarError):
    """Raised when a move cannot be made."""


class MalformedMove(MoveError):
    """Raised when a text is not a move of this game. ``quoted`` is the text, shortened, and ``expected``
    describes what a move looks like.
    """

    def __init__(self, quoted: str, expected: Message) -> None:
        super().__init__("why.no-move", shown=quoted, expected=expected)
        self.quoted = quoted
        self.expected = expected

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.quoted, self.expected)


class IllegalMove(MoveError):
    """Raised when the rules do not allow a move now. ``message`` says why, with the rule's number."""

    def __init__(self, move: str, message: Message, setting: Setting | None = None) -> None:
        super().__init__(message)
        self.move = move
        self.setting = setting

    @property
    def full_message(self) -> Message:
        """A message with the move, the reason why it is not allowed, and the number of the rule."""
        return Message("why.illegal", {"move": self.move, "why": super().full_message})

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.move, self.message, self.setting)


class GameOver(IllegalMove):
    """Raised when a move is made after the end of the game."""
