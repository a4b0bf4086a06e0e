"""The tests' own PostgreSQL: where there is none, that is said, and nothing is skipped."""

from pathlib import Path

import pytest

from server import postgres


def test_without_postgresql_a_test_that_needs_it_says_how_to_get_it(monkeypatch):
    monkeypatch.setattr(postgres.shutil, "which", lambda name: None)
    monkeypatch.setattr(Path, "glob", lambda *_: iter([]))
    with pytest.raises(RuntimeError, match="`tools/system_packages postgres` brings it"):
        postgres.Postgres()
