"""Functions to find out whether the rules run compiled, and to warn once if they do not."""

import warnings
from functools import cache

from durbar.games.kernel import chance


class SlowWarning(UserWarning):
    """The rules run uncompiled: correctly, but many times slower."""


def compiled() -> bool:
    """Return whether the rules are compiled."""
    return not str(chance.__file__).endswith(".py")


@cache
def warn_if_slow() -> None:
    """Warn that the rules run uncompiled, once per process."""
    if not compiled():
        warnings.warn(
            "Durbar's rules are not compiled here: everything works, but slowly. "
            "With a C compiler installed, reinstall Durbar to get the fast rules.",
            SlowWarning,
            stacklevel=2,
        )
