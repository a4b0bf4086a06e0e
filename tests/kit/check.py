"""What a check is, and the list of them all."""

from __future__ import annotations

from collections.abc import Callable

from kit.case import Case

Check = Callable[[Case, int], None]
"""Takes a case and a seed and raises AssertionError where the game breaks its promise."""
CHECKS: dict[str, Check] = {}


def check(function: Check) -> Check:
    """Put a check on the list."""
    CHECKS[function.__name__] = function
    return function
