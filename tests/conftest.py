"""Pytest hooks: mark the tests that run only with compiled rules, and silence the warning about uncompiled rules."""

import signal
import warnings
from functools import cache
from pathlib import Path

import pytest

from durbar.games.kernel.both import SlowWarning, warn_if_slow

HERE = Path(__file__).parent
SAME_AT_BOTH_SPEEDS = tuple(HERE / folder for folder in ("arena", "cli", "docs", "project", "server", "web"))
"""Folders whose tests use the rules only through their public interface. Their tests run only with compiled rules."""

with warnings.catch_warnings():
    warnings.simplefilter("ignore", SlowWarning)
    warn_if_slow()

# A background job of a shell ignores Ctrl-C. Without this, the processes that tests start would ignore it too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@cache
def same_at_both_speeds(path):
    """Return whether a file's tests give the same results compiled and uncompiled."""
    return any(folder in path.parents for folder in SAME_AT_BOTH_SPEEDS)


def pytest_collection_modifyitems(items):
    for item in items:
        if same_at_both_speeds(item.path):
            item.add_marker(pytest.mark.compiled_only)
