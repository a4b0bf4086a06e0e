"""What can go wrong, precisely. Every error is a ``ValueError`` that says what was wrong and what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from durbar.games.message import Message

if TYPE_CHECKING:
    from durbar.games.rulebook import Setting


class DurbarError(ValueError):
    """Anything a caller can get wrong: told by an English text, or by a message that languages have words for."""

    def __str__(self) -> str:
        return self.told()

    def told(self, language: str = "en") -> str:
        """What is wrong, in a language; in English where it is told by a text."""
        if not self.args or not isinstance(self.args[0], Message):
            return super().__str__()
        from durbar.games.words import say  # takes its time, and most refusals are never read

        return say(self.args[0], language)


class UnknownGame(DurbarError):
    """No game of that name."""


class SettingError(DurbarError):
    """A game that cannot be set up so: players, edition, options or seed."""


class NoRoom(SettingError):
    """A board for which there is no room now: games on too many different ones are being played in this process."""


class BoardError(DurbarError):
    """A board file that is not right: where in the file, and what is wrong."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem


class RecordError(DurbarError):
    """A record that cannot be read or replayed."""


class MoveError(DurbarError):
    """A move that cannot be made."""


class MalformedMove(MoveError):
    """A text that is no move of this game. ``shown`` is the text and ``expected`` says what would be a move; without
    that the first says all there is to say.
    """

    def __init__(self, shown: str, expected: Message | str | None = None) -> None:
        super().__init__(shown, expected)
        self.shown = shown
        self.expected = expected

    def told(self, language: str = "en") -> str:
        """What is wrong, in a language."""
        if self.expected is None:
            return self.shown
        from durbar.games.words import say

        expected = say(self.expected, language) if isinstance(self.expected, Message) else self.expected
        return say(Message("why.no-move", {"shown": self.shown, "expected": expected}), language)


class IllegalMove(MoveError):
    """A move of this game that the rules do not allow now. ``message`` says why, with the rule's number.

    As text it is a sentence, or the message as it stands where its game has no words for it.
    """

    def __init__(self, move: str, message: Message, setting: Setting | None = None) -> None:
        super().__init__(move, message)
        self.move = move
        self.message = message
        self.setting = setting

    def told(self, language: str = "en") -> str:
        """Why not, with the number of the rule, in a language."""
        from durbar.games.words import NoWords, say

        try:
            why = say(self.message, language, setting=self.setting, strict=True)
        except NoWords:
            return f"{self.move}: {self.message}"
        return f"{self.move}: {why} ({self.message.rule})" if self.message.rule else f"{self.move}: {why}"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.move, self.message)


class GameOver(IllegalMove):
    """A move after the end."""
