"""The type of a check, and the list of all checks."""

from __future__ import annotations

from collections.abc import Callable

from kit.case import Case

Check = Callable[[Case, int], None]
"""A function of a case and a seed that raises AssertionError if the game is wrong."""
CHECKS: dict[str, Check] = {}
"""Every check by its name."""


def check(function: Check) -> Check:
    """Register a check."""
    CHECKS[function.__name__] = function
    return function
