"""Reading the palace floor of a board file: the table `[board]` becomes the marks of the spaces (MH-1.1, MH-1.4)."""

from dataclasses import dataclass

from durbar.games.datafile import Entry, name_key, printable, read_provenance
from durbar.games.maharani.components.components import (
    CENTRE,
    EDGE,
    QUARTERS,
    SIDES,
    TURNTABLE,
    quarter_of,
    space_name,
)
from durbar.games.message import Message

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""The steps from a space to its neighbour on each of the `SIDES`, in files and ranks."""

Marks = tuple[int | None, ...]
"""The mark of each space from a1 to h8; None where there is no space."""


@dataclass(frozen=True)
class Floor:
    """The floor of a board file: the marks of its spaces, the animals of its quarters, and its provenance."""

    marks: Marks
    animals: tuple[str, str, str, str]
    provenance: str


def read_floor(entry: Entry) -> Floor:
    """Return the floor in the table `[board]`."""
    keys = entry.table(("provenance", "rows", "quarters"))
    provenance = read_provenance(keys["provenance"])
    marks = _read_rows(keys["rows"])
    return Floor(marks, _read_animals(keys["quarters"]), provenance)


def _read_rows(entry: Entry) -> Marks:
    """Return the marks of all spaces from a1 to h8. The file lists rank 8 first."""
    marks: list[int | None] = [None] * (EDGE * EDGE)
    places: dict[int, Entry] = {}
    rows = entry.items_of(EDGE, Message("maharani.board.rows", {"count": EDGE}))
    for row, rank in zip(rows, reversed(range(EDGE)), strict=True):
        written_marks = row.text().split()
        if len(written_marks) != EDGE:
            raise row.wrong("maharani.board.rank", rank=rank + 1, expected=EDGE, found=len(written_marks))
        for space, letters in enumerate(written_marks, rank * EDGE):
            places[space] = row.called(space_name(space))
            marks[space] = _read_mark(places[space], space, letters)
    for space, place in places.items():
        _check_half_columns(place, space, marks)
    for quarter, name in enumerate(QUARTERS):
        if all(mark is None for space, mark in enumerate(marks) if quarter_of(space) == quarter):
            raise entry.wrong("maharani.board.empty-quarter", name=name)
    return tuple(marks)


def _read_mark(place: Entry, space: int, letters: str) -> int | None:
    """Return the mark with these letters; None if there is no space here."""
    if (letters == "T") != (space in TURNTABLE):
        spaces = [space_name(covered) for covered in TURNTABLE]
        raise place.wrong("maharani.board.turntable", rule="MH-1.4", found=printable(letters), spaces=spaces)
    if letters in ("T", "#"):
        return None
    if letters == "O":
        return CENTRE
    if letters == ".":
        return 0
    in_order = "".join(side for side in SIDES if side in letters.upper())
    if letters != in_order:
        if sorted(letters.upper()) == sorted(in_order):
            raise place.wrong("maharani.board.no-mark-but", found=printable(letters), near=in_order)
        raise place.wrong("maharani.board.no-mark", found=printable(letters))
    return sum(1 << index for index, side in enumerate(SIDES) if side in letters)


def _check_half_columns(place: Entry, space: int, marks: list[int | None]) -> None:
    """Raise `BoardError` if a half-column of a space has no other half on the neighbouring space."""
    mark = marks[space]
    if mark is None or mark == CENTRE:
        return
    for index, side in enumerate(SIDES):
        if mark >> index & 1:
            problem = Message("maharani.board.no-other-half", {"space": space_name(space), "at": side})
            opposite = (index + 2) % len(SIDES)
            file_step, rank_step = STEPS[index]
            file, rank = space % EDGE + file_step, space // EDGE + rank_step
            if not (0 <= file < EDGE and 0 <= rank < EDGE):
                raise place.wrong("maharani.board.half-at-edge", lacking=problem)
            neighbour = rank * EDGE + file
            name = space_name(neighbour)
            if neighbour in TURNTABLE:
                raise place.wrong("maharani.board.half-at-turntable", lacking=problem, space=name)
            neighbour_mark = marks[neighbour]
            if neighbour_mark is None:
                raise place.wrong("maharani.board.half-at-no-space", lacking=problem, space=name)
            if neighbour_mark == CENTRE or not neighbour_mark >> opposite & 1:
                raise place.wrong("maharani.board.half-alone", lacking=problem, space=name, at=SIDES[opposite])


def _read_animals(entry: Entry) -> tuple[str, str, str, str]:
    """Return the animals of the quarters; raise `BoardError` if two are equal."""
    keys = entry.table(QUARTERS)
    animals: dict[str, str] = {}
    for quarter in QUARTERS:
        name = keys[quarter].proper_name()
        if name_key(name) in animals:
            raise keys[quarter].wrong("maharani.board.same-animal", name=name)
        animals[name_key(name)] = name
    nw, ne, se, sw = animals.values()
    return nw, ne, se, sw
