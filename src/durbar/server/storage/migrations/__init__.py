"""How a database comes from any earlier form to today's, one step a file in ``versions``.

A new step is written by hand: the next number, ``down_revision`` the one before it. The last of them must lead to what
``schema.py`` says. There is no way down: a backup is taken before an upgrade.
"""
