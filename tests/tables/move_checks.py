"""Counts how often a game's notation is parsed and a move is checked for legality."""

from contextlib import contextmanager

from toy.game import TOY


class Counts:
    """How often notation was parsed, and how often the legality of a move was checked."""

    parsed = 0
    checked = 0


class CountedPosition:
    """A position that counts legality checks, of itself and its copies."""

    def __init__(self, position, counts):
        self._position = position
        self._counts = counts

    def __getattr__(self, name):
        return getattr(self._position, name)

    def allows(self, id):
        self._counts.checked += 1
        return self._position.allows(id)

    def copy(self):
        return CountedPosition(self._position.copy(), self._counts)

    def seen_by(self, viewer):
        return CountedPosition(self._position.seen_by(viewer), self._counts)


@contextmanager
def counted(table, monkeypatch):
    """Count the parses and legality checks at a table of the toy game; yield the `Counts`."""
    counts = Counts()
    parse, explain = TOY.notation.parse, TOY.presentation.explain

    def counted_parse(*args):
        counts.parsed += 1
        return parse(*args)

    def counted_explain(*args):
        counts.checked += 1
        return explain(*args)

    with monkeypatch.context() as patch:
        patch.setattr(type(TOY.notation), "parse", staticmethod(counted_parse))
        patch.setattr(type(TOY.presentation), "explain", staticmethod(counted_explain))
        patch.setattr(table.game, "position", CountedPosition(table.game.position, counts))
        yield counts
