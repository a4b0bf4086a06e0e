"""Tests know which speed they run at; nothing need be said about it."""

import warnings

from durbar.games.kernel.both import SlowWarning, say_if_slow

with warnings.catch_warnings():
    warnings.simplefilter("ignore", SlowWarning)
    say_if_slow()
