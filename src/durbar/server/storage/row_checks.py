"""Checks stored values when they are read.

SQLite stores any value in any column, and a disk may return other bytes than were written. A damaged row of one table
must not make the server or other tables fail. Code that reads rows of several tables therefore skips invalid rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, TypeVar

import sqlalchemy as sa

R = TypeVar("R", bound=Sequence[Any])
MAX_TIME = 1e11
"""The latest valid time, in seconds since 1970. It is in the year 5138."""
MAX_INTEGER = 2**53
"""The largest valid integer. Browsers cannot represent all integers above it."""


@cache
def _check_of(column: sa.Column[Any]) -> Callable[[Any], bool]:
    """Return a function that returns whether a value of a column is valid. The value must not be None."""
    if (allowed := column.info.get("values")) is not None:
        return lambda value: type(value) in {int, str} and value in allowed
    if isinstance(column.type, sa.JSON):
        return lambda value: type(value) is dict
    kind: type = column.type.python_type
    if kind is float:  # all columns of floats are times; the comparison is false for NaN
        return lambda value: type(value) in {int, float} and 0 <= value <= MAX_TIME
    if kind is int:
        return lambda value: type(value) is int and 0 <= value <= MAX_INTEGER
    return lambda value: type(value) is kind


def is_valid(column: sa.Column[Any], value: Any) -> bool:
    """Return whether a stored value is one that the server may have written to a column."""
    return bool(column.nullable) if value is None else _check_of(column)(value)


def is_valid_row(row: Sequence[Any], columns: Iterable[sa.Column[Any]]) -> bool:
    """Return whether the values of a row, which were selected from ``columns``, are valid."""
    return all(is_valid(column, value) for column, value in zip(columns, row, strict=True))


def valid_rows(rows: Iterable[R], *columns: sa.Column[Any]) -> Iterator[R]:
    """Yield the valid ones of the rows that were selected from ``columns``."""
    return (row for row in rows if is_valid_row(row, columns))
