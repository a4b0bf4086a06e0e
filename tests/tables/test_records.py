"""Tests of reading files with records, and of writing such files line by line."""

import errno
import json
from pathlib import Path

import pytest

import toy.game  # noqa: F401  (registers the toy game)
from durbar.games.errors import RecordError
from durbar.games.game import new
from durbar.tables import records
from durbar.tables.records import RecordLines, records_in


@pytest.fixture
def record():
    """Return the record of a toy game after one move."""
    game = new("toy", 2, seed=1)
    game.push(next(iter(game.legal_moves)))
    return game.record()


def read_all(path):
    """Return the records and errors in a file, each with its place: ``:1`` is line 1, and ``""`` is the whole file."""
    return [(place.removeprefix(f"{path}"), record) for place, record in records_in(path)]


# -- reading ----------------------------------------------------------------------------------------------------------
def test_record_on_several_lines_is_read(tmp_path, record):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record, indent=1))
    assert read_all(path) == [("", record)]


@pytest.mark.parametrize("name", ["games.jsonl", "games.json", "games"])
def test_file_with_one_record_per_line_is_read(tmp_path, record, name):
    path = tmp_path / name
    path.write_text(f"{json.dumps(record)}\n\n{json.dumps(record)}")
    assert read_all(path) == [(":1", record), (":3", record)]


def test_bad_line_does_not_affect_others(tmp_path, record):
    path = tmp_path / "games.jsonl"
    path.write_bytes(b'{"durbar": \n' + json.dumps(record).encode() + b"\n\xff\xfe\n[]\n")
    first_line, second_line, *other_lines = read_all(path)
    place, error = first_line
    assert place == ":1"
    assert isinstance(error, RecordError)
    assert "not valid JSON" in str(error)
    assert second_line == (":2", record)
    assert [type(error) for _, error in other_lines] == [RecordError] * 2


def test_byte_order_mark_is_ignored(tmp_path, record):
    path = tmp_path / "game.json"
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps(record, indent=1).encode())
    assert read_all(path) == [("", record)]


@pytest.mark.parametrize("name", ["game.json", "games.jsonl"])
def test_too_large_file_is_not_read_to_its_end(tmp_path, monkeypatch, name):
    monkeypatch.setattr(records, "MAX_RECORD_BYTES", 100)
    path = tmp_path / name
    path.write_text("{" + " " * 500)
    ((_, error),) = read_all(path)
    assert str(error) == "too large for a record: more than 100 bytes"


def test_empty_file_has_no_record(tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_text("")
    assert read_all(path) == []


def test_missing_file_raises_an_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        read_all(tmp_path / "none.json")


# -- writing ----------------------------------------------------------------------------------------------------------
def test_lines_are_written_immediately(tmp_path):
    path = tmp_path / "games.jsonl"
    with RecordLines(path) as lines:
        lines.add(b"one\n")
        assert path.read_bytes() == b"one\n"
        lines.add(b"two\n")
        assert lines.count == 2
    assert path.read_bytes() == b"one\ntwo\n"


def test_file_is_overwritten_only_on_request(tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_text("precious\n")
    with pytest.raises(FileExistsError):
        RecordLines(path)
    assert path.read_text() == "precious\n"
    with RecordLines(path, overwrite=True) as lines:
        lines.add(b"new\n")
    assert path.read_text() == "new\n"


class FullDisk:
    """A file on a disk that is full after a few bytes."""

    def __init__(self, file, free_bytes):
        self.file, self.free_bytes = file, free_bytes

    def write(self, data):
        if not self.free_bytes:
            raise OSError(errno.ENOSPC, "No space left on device")
        written = self.file.write(data[: self.free_bytes])
        self.free_bytes -= written
        return written

    def __getattr__(self, name):
        return getattr(self.file, name)


def test_full_disk_leaves_only_complete_lines(tmp_path):
    path = tmp_path / "games.jsonl"
    with RecordLines(path) as lines:
        lines._file = FullDisk(lines._file, 9)
        lines.add(b"first\n")
        with pytest.raises(OSError, match="No space left"):
            lines.add(b"second\n")
        assert path.read_bytes() == b"first\n"
        lines._file.free_bytes = 100
        lines.add(b"third\n")
        assert lines.count == 2
    assert path.read_bytes() == b"first\nthird\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_full_device_is_reported():
    with RecordLines(Path("/dev/full"), overwrite=True) as lines, pytest.raises(OSError, match="No space left"):
        lines.add(b"one\n")
