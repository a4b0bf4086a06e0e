"""The Python version of ``state.pxd``."""

from pathlib import Path

from durbar.games.kernel import state as shared
from durbar.games.kernel.standin import read_header
from durbar.games.kernel.state import *

HEADER = read_header(Path(__file__).with_suffix(".pxd"), shared.HEADER)
globals().update(HEADER.names())


def as_state(s):
    """Return the state itself. The compiled version casts an untyped pointer."""
    return s


__all__ = ["as_state", *shared.__all__, *HEADER.names()]
