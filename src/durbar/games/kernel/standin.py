"""Reads a ``state.pxd`` header and creates its constants and structs in Python, with lists for arrays.

A ``state.pxd`` is the only definition of the fields of a game's state. The compiled rules use it as a C struct; the
uncompiled rules use the Python structs made here. In both cases views and tests read a state through the Python
structs, whose packed bytes have the layout of C.

Packing is strict: a value that C would silently wrap (a counter below zero, a byte over 255) is an error here.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

# The code of each C type in the module `array`.
_C_TYPES = {
    "unsigned char": "B",
    "signed char": "b",
    "unsigned short": "H",
    "short": "h",
    "unsigned int": "I",
    "int": "i",
    "unsigned long long": "Q",
    "long long": "q",
}


class Field(NamedTuple):
    """A field of a struct: its type (a code of the module `array`, or a struct), the lengths of its dimensions, and its
    offset in bytes.
    """

    name: str
    kind: str | type[Struct]
    shape: tuple[int, ...]
    offset: int


class Struct:
    """A C struct in Python: numbers, lists for arrays, and a nested struct where the header says ``Name name[1]``.

    The ``[1]`` lets the same expression ``s.chance`` be a pointer in C and the object itself here.

    Unpacking is lazy: a field is read from the bytes when it is first used, because a table shows only a few fields.
    """

    __slots__ = ("_raw_",)
    _raw_: memoryview
    _fields_: ClassVar[tuple[Field, ...]] = ()
    _fields_by_name_: ClassVar[dict[str, tuple[Field, int]]] = {}
    """Each field by name, with the offset in bytes at which it ends."""
    _size_: ClassVar[int] = 0
    _align_: ClassVar[int] = 1

    def __init__(self) -> None:
        for field in self._fields_:
            setattr(self, field.name, _blank(field.kind, field.shape))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Struct) and self.pack() == other.pack()

    __hash__ = None  # type: ignore[assignment]  # a struct can change, so it has no hash

    def pack(self) -> bytes:
        """Return the struct as C lays it out in memory."""
        return b"".join(_pack(self, field) for field in self._fields_)

    @classmethod
    def unpack(cls, raw: bytes | memoryview) -> Any:
        """Return the struct in these bytes."""
        if len(raw) != cls._size_:
            raise ValueError(f"{cls.__name__} is {cls._size_} bytes, not {len(raw)}")
        return cls._reading_from(memoryview(bytes(raw)))

    @classmethod
    def _reading_from(cls, raw: memoryview) -> Any:
        """Return a struct that reads its fields from these bytes, which must not change."""
        struct = cls.__new__(cls)
        struct._raw_ = raw
        return struct

    def __getattr__(self, name: str) -> Any:
        """Read a field from the bytes when it is first used."""
        if name not in self._fields_by_name_:
            raise AttributeError(f"{type(self).__name__} has no field {name!r}")
        field, end = self._fields_by_name_[name]
        value = _unpack(field.kind, field.shape, self._raw_[field.offset : end])
        setattr(self, name, value)
        return value

    def fill(self, raw: memoryview) -> None:
        """Set every field from these bytes."""
        other = type(self).unpack(raw)
        for field in self._fields_:
            setattr(self, field.name, getattr(other, field.name))

    def copy_from(self, other: Struct) -> None:
        """Copy every field of another struct of this type, deeply."""
        for field in self._fields_:
            value = getattr(other, field.name)
            if isinstance(value, list):
                value = _copied(value)
            elif isinstance(value, Struct):
                copy = type(value)()
                copy.copy_from(value)
                value = copy
            setattr(self, field.name, value)


def _copied(values: list[Any]) -> list[Any]:
    """Return a deep copy of an array."""
    first = values[0]
    if isinstance(first, list):
        return [_copied(row) for row in values]
    if isinstance(first, Struct):
        copies = [type(first)() for _ in values]
        for copy, value in zip(copies, values, strict=True):
            copy.copy_from(value)
        return copies
    return values[:]


def _blank(kind: str | type[Struct], shape: tuple[int, ...]) -> Any:
    """Return the value of a field of a new struct: zeros."""
    if not shape:
        return 0 if isinstance(kind, str) else kind()
    if len(shape) == 1 and isinstance(kind, str):
        return [0] * shape[0]
    return [_blank(kind, shape[1:]) for _ in range(shape[0])]


def _size(kind: str | type[Struct], shape: tuple[int, ...]) -> int:
    """Return the size of a field in bytes."""
    size = array(kind).itemsize if isinstance(kind, str) else kind._size_
    for length in shape:
        size *= length
    return size


def _flat(values: list[Any], depth: int) -> Iterator[Any]:
    """Yield the items of a nested list with `depth` dimensions."""
    if depth == 1:
        yield from values
    else:
        for row in values:
            yield from _flat(row, depth - 1)


def _pack(owner: Struct, field: Field) -> bytes:
    """Return the bytes of a field."""
    value = getattr(owner, field.name)
    if field.kind == "B" and len(field.shape) in (1, 2):
        try:  # the fast path for most fields; it fails if a value is out of range
            return bytes(value) if len(field.shape) == 1 else b"".join(map(bytes, value))
        except ValueError:
            pass
    values = list(_flat(value, len(field.shape))) if field.shape else [value]
    if not isinstance(field.kind, str):
        return b"".join(struct.pack() for struct in values)
    try:
        return array(field.kind, values).tobytes()
    except OverflowError as error:
        raise OverflowError(f"{type(owner).__name__}.{field.name} does not fit in C: {error}") from None


def _unpack(kind: str | type[Struct], shape: tuple[int, ...], raw: memoryview) -> Any:
    """Return the value of a field, given its bytes."""
    if len(shape) > 1 or (shape and not isinstance(kind, str)):
        step = _size(kind, shape[1:])
        return [_unpack(kind, shape[1:], raw[i * step : (i + 1) * step]) for i in range(shape[0])]
    if not isinstance(kind, str):
        return kind._reading_from(raw)
    values = raw.cast(kind).tolist()  # type: ignore[call-overload]  # any array code
    return values if shape else values[0]


class Header(NamedTuple):
    """The content of a ``state.pxd``: its constants, its names for C types (with codes of `array`), and its structs."""

    constants: dict[str, int]
    types: dict[str, str]
    structs: dict[str, type[Struct]]

    def names(self) -> dict[str, Any]:
        """Return all constants and structs by name, for a module's namespace."""
        return {**self.constants, **self.structs}


def read_header(path: Path, imported_header: Header | None = None) -> Header:
    """Read a ``state.pxd``. ``imported_header`` is the header that it imports with `cimport`, if any."""
    header = Header(
        dict(imported_header.constants) if imported_header else {},
        dict(imported_header.types) if imported_header else {},
        dict(imported_header.structs) if imported_header else {},
    )
    without_strings = re.sub(r'""".*?"""', "", path.read_text(encoding="utf-8"), flags=re.S)
    text = re.sub(r"#[^\n]*", "", without_strings)  # without comments
    for name, value in re.findall(r'^ +u64 (\w+) "(0x[0-9A-F]+)ULL" *$', text, re.M):
        header.constants[name] = int(value, 16)
    for opening, body in _blocks(text):
        if opening.startswith("cdef enum"):
            for item in re.split(r"[,\n]", body):
                if item.strip():
                    name, value = item.split("=")
                    header.constants[name.strip()] = _number(value, header.constants)
        elif match := re.fullmatch(r"ctypedef struct (\w+):", opening):
            header.structs[match[1]] = _struct(match[1], body, header)
        elif match := re.fullmatch(r"ctypedef ([\w ]+) (\w+)", opening):
            header.types[match[2]] = _C_TYPES[match[1]]
    return header


def _blocks(text: str) -> Iterator[tuple[str, str]]:
    """Yield each unindented line up to its colon, and its body: the rest of the line and the indented lines below."""
    for opening, body in re.findall(r"^(\S[^\n]*)\n((?:[ \t]+[^\n]*\n|\n)*)", text + "\n", re.M):
        head, colon, rest = opening.strip().partition(":")
        yield head + colon if colon else head, rest + "\n" + body


def _number(text: str, constants: dict[str, int]) -> int:
    """Return the value of an expression of numbers and constants."""
    if not re.fullmatch(r"[\w\s+*()-]+", text):
        raise ValueError(f"not a constant: {text!r}")
    return int(eval(text.strip(), {"__builtins__": {}}, dict(constants)))


def _struct(name: str, body: str, header: Header) -> type[Struct]:
    """Return the struct that a header declares; raise ``ValueError`` if C would pad it."""
    fields: list[Field] = []
    offset, align = 0, 1
    for line in filter(None, (line.strip() for line in body.splitlines())):
        match = re.match(r"((?:unsigned |signed |long )*\w+)\s+(.*)", line)
        if not match:
            raise ValueError(f"{name}: cannot read the field {line!r}")
        kind: str | type[Struct] | None = (
            header.structs.get(match[1]) or header.types.get(match[1]) or _C_TYPES.get(match[1])
        )
        if kind is None:
            raise ValueError(f"{name}: unknown type {match[1]!r}")
        for declared in match[2].split(","):
            field_name, *dims = re.findall(r"[^\[\]]+", declared.strip())
            shape = tuple(_number(dim, header.constants) for dim in dims)
            if not isinstance(kind, str) and shape == (1,):
                shape = ()
            field_align = array(kind).itemsize if isinstance(kind, str) else kind._align_
            if offset % field_align:
                raise ValueError(f"{name}.{field_name} would be padded in C: put a spare field before it")
            fields.append(Field(field_name, kind, shape, offset))
            offset += _size(kind, shape)
            align = max(align, field_align)
    if offset % align:
        raise ValueError(f"{name} would be padded in C at its end: add {align - offset % align} spare bytes")
    namespace = {
        "__slots__": tuple(f.name for f in fields),
        "_fields_": tuple(fields),
        "_fields_by_name_": {f.name: (f, f.offset + _size(f.kind, f.shape)) for f in fields},
        "_size_": offset,
        "_align_": align,
    }
    return type(name, (Struct,), namespace)
