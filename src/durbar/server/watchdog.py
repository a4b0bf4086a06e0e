"""Reports a stalled event loop: a thread notices that the loop does not run, and logs what the loop is doing."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from durbar.server.middleware.metrics import Metrics

log = logging.getLogger("durbar.watchdog")

STALL_SECONDS = 2.0
"""An event loop that does not run for this many seconds counts as stalled. It handles no request in that time."""
CHECK_INTERVAL = 1.0
"""Seconds between two checks."""


@contextmanager
def watch_event_loop(metrics: Metrics, stall_seconds: float = STALL_SECONDS) -> Iterator[None]:
    """Watch the running event loop from a thread. Each stall is logged once, with the stack of the loop's thread."""
    loop, loop_thread, closing = asyncio.get_running_loop(), threading.get_ident(), threading.Event()

    def watch() -> None:
        while not closing.wait(CHECK_INTERVAL):
            start, has_run = time.monotonic(), threading.Event()
            loop.call_soon_threadsafe(has_run.set)
            if has_run.wait(stall_seconds) or closing.is_set():
                continue
            metrics.stalls.inc()
            fields = {"seconds": stall_seconds, "stack": stack_of(loop_thread)}
            log.error("the event loop is stalled", extra={"fields": fields})
            while not (has_run.wait(CHECK_INTERVAL) or closing.is_set()):
                pass
            seconds = time.monotonic() - start
            metrics.stalled_seconds.inc(seconds)
            log.warning("the event loop runs again", extra={"fields": {"seconds": round(seconds, 1)}})

    thread = threading.Thread(target=watch, name="watchdog", daemon=True)
    thread.start()
    try:
        yield
    finally:
        closing.set()
        thread.join()


def stack_of(thread: int) -> list[str]:
    """Return the stack of a thread as text, the innermost call last, without the values of variables."""
    frame = sys._current_frames().get(thread)
    frames = traceback.StackSummary.extract(traceback.walk_stack(frame), lookup_lines=False) if frame else []
    return [f"{frame.filename}:{frame.lineno} in {frame.name}" for frame in reversed(frames)]
