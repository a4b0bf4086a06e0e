"""One source, two speeds: which one is running, and saying so once when it is the slow one."""

import warnings
from functools import cache

from durbar.games.kernel import chance


class SlowWarning(UserWarning):
    """The rules run uncompiled: right, but tens of times slower."""


def compiled() -> bool:
    """Return whether the rules run as C."""
    return not str(chance.__file__).endswith(".py")


@cache
def say_if_slow() -> None:
    """Warn, once in a process, that the rules run uncompiled."""
    if not compiled():
        warnings.warn(
            "Durbar's rules are not compiled here: everything works, but slowly. "
            "With a C compiler installed, reinstall Durbar to get the fast rules.",
            SlowWarning,
            stacklevel=2,
        )
