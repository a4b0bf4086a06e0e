"""Checks that every game must pass. A game provides its `Case` objects; see ``test_kit.py`` and ``test_faults.py``."""
