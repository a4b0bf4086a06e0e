"""Checks that every game must pass. ``test_kit.py`` runs them on the `Case` objects that each game provides, and
``test_faults.py`` tests the checks themselves.
"""
