"""The type of a check, and the list of all checks."""

from __future__ import annotations

from collections.abc import Callable

from kit.case import Case

Check = Callable[[Case, int], None]
"""A function that is called with a case and a seed, and raises AssertionError if the game has a fault."""
CHECKS: dict[str, Check] = {}
"""Every check by its name."""


def check(function: Check) -> Check:
    """Add a check to the list of all checks (a decorator)."""
    CHECKS[function.__name__] = function
    return function
