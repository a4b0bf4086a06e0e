"""What is told to people: a message id with arguments. Each language is a catalog; no sentence crosses the contract."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NotRequired, Union

from typing_extensions import TypedDict

Argument = Union[str, int, None, list[str], list[int], "Message"]
"""What can fill a sentence. A message as an argument is put in words first, in the same language."""

ArgumentJson = Union[str, int, None, list[str], list[int], "MessageJson"]


class MessageJson(TypedDict):
    """A message as JSON has it; ``text`` is its sentence, where somebody has put it in words."""

    id: str
    args: dict[str, ArgumentJson]
    rule: NotRequired[str]
    text: NotRequired[str]


@dataclass(frozen=True)
class Message:
    """Something to tell: ``id`` names a sentence of the catalogs, ``args`` fill it, ``rule`` is the rule behind it."""

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)
    rule: str | None = None

    def __str__(self) -> str:
        told = self.id + "".join(f" {name}={value}" for name, value in self.args.items())
        return f"{told} ({self.rule})" if self.rule else told

    def to_json(self) -> MessageJson:
        """Return the message as JSON has it."""
        args: dict[str, ArgumentJson] = {
            name: value.to_json() if isinstance(value, Message) else value for name, value in self.args.items()
        }
        made: MessageJson = {"id": self.id, "args": args}
        if self.rule:
            made["rule"] = self.rule
        return made
