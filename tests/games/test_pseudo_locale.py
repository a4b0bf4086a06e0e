"""Tests that error messages about board files and records are translated completely.

In the pseudo-locale all letters of translated texts are marked. Words without marks must be quoted from the file.
"""

import json

import pytest

from durbar.games import words
from durbar.games.datafile import printable
from durbar.games.errors import BoardError, RecordError
from durbar.games.game import new, rulebook
from durbar.games.record import replay
from games.each import NAMES, module_of_tests
from games.test_bad_records import EDITS
from kit.marked import LANGUAGE, mark_catalogs, plain_words

VALUES = {"None", "True", "NoneType", "nan", "inf", "true", "false"}
"""Values as they are written in Python and in files."""


@pytest.fixture(scope="module")
def pseudo_locale(tmp_path_factory):
    """Add the pseudo-locale to the catalogs."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        mark_catalogs(tmp_path_factory.mktemp("marked"), monkeypatch)
        yield
    words._bundle.cache_clear()


def untranslated_words(error, *quoted):
    """Return the words of an error that are neither marked as translated nor quoted.

    ``quoted`` are values of the file from which the error may quote words.
    """
    text = error.translate(LANGUAGE)
    assert any(letter > "\U0001d400" for letter in text), "the pseudo-locale marks letters by these characters"
    quoted_words = {word for value in quoted for word in plain_words(str(value))}
    return sorted(set(plain_words(text)) - VALUES - quoted_words)


# mistakes in board files of all games, each with the game's name
MISTAKES = [(name, *mistake) for name in NAMES for mistake in module_of_tests(name, "test_boardfile_mistakes").MISTAKES]


@pytest.mark.parametrize(("name", "path", "value", "place", "expected"), MISTAKES)
def test_errors_in_board_files_are_translated(pseudo_locale, name, path, value, place, expected):
    files = module_of_tests(name, "boardfiles")
    with pytest.raises(BoardError) as caught:
        rulebook(name).rules.board_from_dict(files.changed((path, value)))
    assert (
        untranslated_words(caught.value, files.STANDARD, path, repr(value), printable(str(value)), OTHER_WORDS[name])
        == []
    )


OTHER_WORDS = {
    "taj-mahal": "coloured symbols count rulebook attested printed reconstructed invented TM",
    "maharani": "per_colour list count corner three four plain rulebook attested printed reconstructed invented MH T",
}
"""Words of the error messages that are values or keys of a board file, and the letters of rule numbers."""


@pytest.mark.parametrize("name", NAMES)
def test_errors_in_records_are_translated(pseudo_locale, name):
    record = new(name, 3, seed=1).record(["Anna", "Bob", "Chris"])
    book = rulebook(name)
    quoted = [
        json.dumps(record),
        book.title,
        book.rules.editions,
        book.rules.options,
        NAMES,
        "toy scores name TM MH VGMPKE a h",
    ]
    for edit, _ in [*EDITS, *module_of_tests(name, "mistakes").RECORDS]:
        damaged = {**record, "result": {"scores": [1]}, **edit}
        if edit != {"result": None}:  # a record without moves and without a result is valid
            with pytest.raises(RecordError) as caught:
                replay(damaged)
            assert untranslated_words(caught.value, *quoted, edit) == []
