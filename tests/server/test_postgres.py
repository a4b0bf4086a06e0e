"""Tests of the PostgreSQL server that other tests start."""

from pathlib import Path

import pytest

from server import postgres


def test_missing_postgresql_is_an_error_with_instructions(monkeypatch):
    monkeypatch.setattr(postgres.shutil, "which", lambda name: None)
    monkeypatch.setattr(Path, "glob", lambda *_: iter([]))
    with pytest.raises(RuntimeError, match="`tools/system_packages postgres` says how to install it"):
        postgres.Postgres()
