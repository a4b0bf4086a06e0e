"""Tests of ``durbar backup`` and ``durbar restore``."""

import asyncio

import pytest

from durbar.server.storage.engine import default_database
from server.storage.rows import fill, rows_of


@pytest.fixture
def tables(tmp_path, monkeypatch):
    """The rows of the server's default database, which has one game table."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("DURBAR_DATABASE", raising=False)

    return asyncio.run(fill(default_database(), "a"))


def test_backup_can_be_restored_into_another_database(durbar, tables, tmp_path):
    file, other = tmp_path / "friday.sqlite", f"sqlite:///{tmp_path}/other.sqlite"
    assert durbar("backup", file) == (0, f"{file} holds 1 table.\n", "")
    assert durbar("restore", file, "--database", other) == (0, f"1 table restored from {file}.\n", "")
    assert asyncio.run(rows_of(other)) == tables


@pytest.mark.slow
def test_existing_files_and_tables_are_overwritten_only_with_the_option(durbar, tables, tmp_path):
    file = tmp_path / "friday.sqlite"
    file.write_text("precious")
    status, out, err = durbar("backup", file)
    assert (status, out) == (2, "")
    assert err == f"durbar: {file}: this file exists already; name another, or use --overwrite\n"
    assert file.read_text() == "precious"
    assert durbar("backup", file, "--overwrite")[0] == 0
    status, out, err = durbar("restore", file)
    assert (status, out) == (2, "")
    assert "use --overwrite to replace them" in err
    assert durbar("restore", file, "--overwrite")[0] == 0
    assert asyncio.run(rows_of(default_database())) == tables


@pytest.mark.slow
def test_database_can_be_set_in_the_environment(durbar, tables, tmp_path, monkeypatch):
    monkeypatch.setenv("DURBAR_DATABASE", f"sqlite:///{tmp_path}/none.sqlite")
    status, _, err = durbar("backup", tmp_path / "friday.sqlite")
    assert (status, err) == (2, f"durbar: {tmp_path}/none.sqlite: this database does not exist\n")


@pytest.mark.slow
@pytest.mark.parametrize("command", ["backup", "restore"])
def test_password_is_not_printed(durbar, tables, tmp_path, command):
    file = tmp_path / "friday.sqlite"
    if command == "restore":
        durbar("backup", file)
    status, out, err = durbar(command, file, "--database", "postgresql://noor:secret@127.0.0.1:1/durbar")
    assert (status, out) == (2, "")
    assert "noor:***@127.0.0.1" in err
    assert "secret" not in err


def test_invalid_backup_is_reported_in_one_line(durbar, tables, tmp_path):
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary")
    assert durbar("restore", file, "--overwrite") == (2, "", f"durbar: {file}: this is not a Durbar backup\n")
    assert asyncio.run(rows_of(default_database())) == tables
