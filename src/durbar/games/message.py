"""Messages to people. A message is an id with arguments; the catalogs have its sentence in each language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NotRequired, Union

from typing_extensions import TypedDict

Argument = Union[str, int, None, list[str], list[int], "Message"]
"""The types of arguments. An argument that is a message is rendered first, in the same language."""

ArgumentJson = Union[str, int, None, list[str], list[int], "MessageJson"]


class MessageJson(TypedDict):
    """A message as JSON; ``text`` is its sentence, if it has been rendered."""

    id: str
    args: dict[str, ArgumentJson]
    rule: NotRequired[str]
    text: NotRequired[str]


@dataclass(frozen=True)
class Message:
    """A sentence for people. ``id`` names its entry in the catalogs, ``args`` are inserted into the entry's text, and
    ``rule`` is the number of the rule that the sentence follows from.
    """

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)
    rule: str | None = None

    def __str__(self) -> str:
        text = self.id + "".join(f" {name}={value}" for name, value in self.args.items())
        return f"{text} ({self.rule})" if self.rule else text

    def to_json(self) -> MessageJson:
        """Return the message as JSON."""
        args: dict[str, ArgumentJson] = {
            name: value.to_json() if isinstance(value, Message) else value for name, value in self.args.items()
        }
        message: MessageJson = {"id": self.id, "args": args}
        if self.rule:
            message["rule"] = self.rule
        return message
