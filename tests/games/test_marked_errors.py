"""Mistakes in board files and records, told in the marked language: what is in plain letters comes from the file."""

import json

import pytest

from durbar.games import words
from durbar.games.datafile import printable
from durbar.games.errors import BoardError, RecordError
from durbar.games.game import new, rulebook
from durbar.games.record import replay
from games.each import NAMES, part_of
from games.test_bad_records import EDITS
from kit.marked import LANGUAGE, mark_catalogs, plain_words

VALUES = {"None", "True", "NoneType", "nan", "inf", "true", "false"}
"""How Python and files write values that are quoted."""


@pytest.fixture(scope="module")
def marked(tmp_path_factory):
    """Make the marked language known."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        mark_catalogs(tmp_path_factory.mktemp("marked"), monkeypatch)
        yield
    words._bundle.cache_clear()


def unmarked(error, *known):
    """The words of an error that neither have marks nor stand in what is known."""
    told = error.translate(LANGUAGE)
    assert any(letter > "\U0001d400" for letter in told)
    return sorted(set(plain_words(told)) - VALUES - {word for text in known for word in plain_words(str(text))})


MISTAKES = [(name, *mistake) for name in NAMES for mistake in part_of(name, "test_boardfile_mistakes").MISTAKES]


@pytest.mark.parametrize(("name", "path", "value", "place", "said"), MISTAKES)
def test_mistakes_in_board_files_are_told_in_words_of_the_catalogs(marked, name, path, value, place, said):
    files = part_of(name, "boardfiles")
    with pytest.raises(BoardError) as caught:
        rulebook(name).rules.board_from_dict(files.changed((path, value)))
    assert unmarked(caught.value, files.STANDARD, path, repr(value), printable(str(value)), OTHER_WORDS[name]) == []


OTHER_WORDS = {
    "taj-mahal": "coloured symbols count rulebook attested printed reconstructed invented TM",
    "maharani": "per_colour list count corner three four plain rulebook attested printed reconstructed invented MH T",
}
"""What a file could have had in those places, and the letters of rules."""


@pytest.mark.parametrize("name", NAMES)
def test_mistakes_in_records_are_told_in_words_of_the_catalogs(marked, name):
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
    for edit, _ in [*EDITS, *part_of(name, "mistakes").RECORDS]:
        damaged = {**record, "result": {"scores": [1]}, **edit}
        if edit != {"result": None}:
            with pytest.raises(RecordError) as caught:
                replay(damaged)
            assert unmarked(caught.value, *known, edit) == []
