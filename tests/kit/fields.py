"""Lists all numbers in a state with their names, for tests that set each number and for reports of differences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from durbar.games.kernel.standin import Struct


class Number(NamedTuple):
    """One number in a state.

    ``name`` is for example ``hands[2][0]``. ``owner`` is the struct or list that contains the number, ``key`` is its
    field name or index in the owner, and ``kind`` is the code of its C type.
    """

    name: str
    owner: Any
    key: Any
    kind: str

    def get(self) -> int:
        """Return the value."""
        value: int = _part(self.owner, self.key)
        return value

    def put(self, value: object) -> None:
        """Set the value."""
        if isinstance(self.owner, list):
            self.owner[self.key] = value
        else:
            setattr(self.owner, self.key, value)


def _part(owner: Any, key: Any) -> Any:
    """Return an element of a list or a field of a struct."""
    return owner[key] if isinstance(owner, list) else getattr(owner, key)


def numbers(struct: Struct, path: str = "") -> Iterator[Number]:
    """Yield every number of a struct and of the structs in it, in the order of their bytes."""
    for field in type(struct)._fields_:
        parts: list[tuple[Any, Any, str]] = [(struct, field.name, path + field.name)]
        for length in field.shape:
            parts = [
                (_part(owner, key), index, f"{name}[{index}]") for owner, key, name in parts for index in range(length)
            ]
        for owner, key, name in parts:
            if isinstance(field.kind, str):
                yield Number(name, owner, key, field.kind)
            else:
                yield from numbers(_part(owner, key), f"{name}.")


def first_difference(state_type: type[Struct], one: bytes, other: bytes) -> tuple[str, int, int]:
    """Return the first number that differs between the bytes of two states: its name and both values."""
    pairs = zip(numbers(state_type.unpack(one)), numbers(state_type.unpack(other)), strict=True)
    return next((first.name, first.get(), second.get()) for first, second in pairs if first.get() != second.get())
