"""What every game must hold to, written once. A game brings its `Case`s; see ``test_kit.py`` and ``faults``."""
