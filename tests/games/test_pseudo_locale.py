"""Tests of errors in board files and records in the pseudo-locale: unmarked words come from the file."""

import json

import pytest

from durbar.games import words
from durbar.games.datafile import printable
from durbar.games.errors import BoardError, RecordError
from durbar.games.game import new, rulebook
from durbar.games.record import replay
from games.each import NAMES, tests_module
from games.test_bad_records import EDITS
from kit.marked import LANGUAGE, mark_catalogs, plain_words

VALUES = {"None", "True", "NoneType", "nan", "inf", "true", "false"}
"""Values as Python and files write them."""


@pytest.fixture(scope="module")
def marked(tmp_path_factory):
    """Add the pseudo-locale to the catalogs."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        mark_catalogs(tmp_path_factory.mktemp("marked"), monkeypatch)
        yield
    words._bundle.cache_clear()


def unmarked(error, *known):
    """Return the words of an error that are neither marked nor known."""
    text = error.translate(LANGUAGE)
    assert any(letter > "\U0001d400" for letter in text)
    return sorted(set(plain_words(text)) - VALUES - {word for value in known for word in plain_words(str(value))})


MISTAKES = [(name, *mistake) for name in NAMES for mistake in tests_module(name, "test_boardfile_mistakes").MISTAKES]


@pytest.mark.parametrize(("name", "path", "value", "place", "expected"), MISTAKES)
def test_errors_in_board_files_are_translated(marked, name, path, value, place, expected):
    files = tests_module(name, "boardfiles")
    with pytest.raises(BoardError) as caught:
        rulebook(name).rules.board_from_dict(files.changed((path, value)))
    assert unmarked(caught.value, files.STANDARD, path, repr(value), printable(str(value)), OTHER_WORDS[name]) == []


OTHER_WORDS = {
    "taj-mahal": "coloured symbols count rulebook attested printed reconstructed invented TM",
    "maharani": "per_colour list count corner three four plain rulebook attested printed reconstructed invented MH T",
}
"""Words of the error messages that are values or keys of a board file, and the letters of rule numbers."""


@pytest.mark.parametrize("name", NAMES)
def test_errors_in_records_are_translated(marked, name):
    record = new(name, 3, seed=1).record(["Anna", "Bob", "Chris"])
    book = rulebook(name)
    known = [
        json.dumps(record),
        book.title,
        book.rules.editions,
        book.rules.options,
        NAMES,
        "toy scores name TM MH VGMPKE a h",
    ]
    for edit, _ in [*EDITS, *tests_module(name, "mistakes").RECORDS]:
        damaged = {**record, "result": {"scores": [1]}, **edit}
        if edit != {"result": None}:
            with pytest.raises(RecordError) as caught:
                replay(damaged)
            assert unmarked(caught.value, *known, edit) == []
