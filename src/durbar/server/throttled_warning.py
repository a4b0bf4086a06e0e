"""A warning about a problem that clients can cause as often as they like, so that they cannot fill the log."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

WARNING_SECONDS = 60.0
"""The shortest time between two log lines about the same problem."""


class ThrottledWarning:
    """A warning that is logged at most once in `WARNING_SECONDS`. Each log line says how often the problem has occurred
    since the previous line.
    """

    def __init__(self, log: logging.Logger, message: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._log = log
        self._message = message
        self._clock = clock
        self._count = 0
        self._silent_until = float("-inf")

    def count(self) -> None:
        """Count an occurrence of the problem, and log it unless a line was written recently."""
        self._count += 1
        now = self._clock()
        if now >= self._silent_until:
            self._log.warning(self._message, extra={"fields": {"count": self._count}})
            self._count = 0
            self._silent_until = now + WARNING_SECONDS
