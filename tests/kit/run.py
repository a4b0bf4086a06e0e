"""Run some checks of the kit from the command line, on the sources that this Python imports:

python -m kit.run toy.cases CHECK[,CHECK] [SEED ...]
"""

from __future__ import annotations

import importlib
import sys
import warnings
from itertools import product

from durbar.games.errors import DurbarError
from durbar.games.kernel.both import SlowWarning
from kit.checks import CHECKS

FAILED = 3
"""The exit status if a check fails."""


def main(module: str, names: str, *seeds: str) -> int:
    """Return 0 if the checks pass for every case and seed, and FAILED if one fails. Other exit statuses are errors."""
    warnings.simplefilter("ignore", SlowWarning)
    for name, case, seed in product(names.split(","), importlib.import_module(module).CASES, seeds or ("1",)):
        try:
            CHECKS[name](case, int(seed))
        except (AssertionError, DurbarError) as error:
            print(f"{name}, {case}: {error}")
            return FAILED
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
