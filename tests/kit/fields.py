"""The numbers in a state, by name: for tests that set each number, and for reports of a number that differs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from durbar.games.kernel.standin import Struct


class Number(NamedTuple):
    """One number of a state: its name (``hands[2][0]``), the struct or list that contains it, its index there, its C
    type.
    """

    name: str
    owner: Any
    place: Any
    kind: str

    def get(self) -> int:
        """Return the value."""
        value: int = _part(self.owner, self.place)
        return value

    def put(self, value: object) -> None:
        """Set the value."""
        if isinstance(self.owner, list):
            self.owner[self.place] = value
        else:
            setattr(self.owner, self.place, value)


def _part(owner: Any, place: Any) -> Any:
    """Return an element of a list or a field of a struct."""
    return owner[place] if isinstance(owner, list) else getattr(owner, place)


def numbers(struct: Struct, path: str = "") -> Iterator[Number]:
    """Yield every number of a struct and of the structs in it, in the order of their bytes."""
    for field in type(struct)._fields_:
        places: list[tuple[Any, Any, str]] = [(struct, field.name, path + field.name)]
        for length in field.shape:
            places = [
                (_part(owner, place), index, f"{name}[{index}]")
                for owner, place, name in places
                for index in range(length)
            ]
        for owner, place, name in places:
            if isinstance(field.kind, str):
                yield Number(name, owner, place, field.kind)
            else:
                yield from numbers(_part(owner, place), f"{name}.")


def first_difference(state_type: type[Struct], one: bytes, other: bytes) -> tuple[str, int, int]:
    """Return the first number that differs between two states: its name and both values."""
    pairs = zip(numbers(state_type.unpack(one)), numbers(state_type.unpack(other)), strict=True)
    return next((a.name, a.get(), b.get()) for a, b in pairs if a.get() != b.get())
