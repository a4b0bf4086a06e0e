"""Fuzzing of board files: reading a damaged file returns components or raises a `BoardError`, nothing else."""

import copy
import tomllib
from collections.abc import Callable
from functools import cached_property
from typing import Any

from hypothesis import HealthCheck, event, settings
from hypothesis import strategies as st

from durbar.games.errors import BoardError
from kit.boards import BoardFiles

# the settings of Hypothesis, and a strategy for the contents of files, in tests of damaged files
fuzz_settings = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
arbitrary_contents = st.binary(max_size=200) | st.text(max_size=200)


def paths_of(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path of each value in a file: the keys and indices that lead to the value."""
    paths = [path] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            paths += paths_of(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            paths += paths_of(inner, (*path, index))
    return paths


def shuffled(value: Any, draw: Callable[[Any], Any]) -> Any:
    """Return a copy of a file's tables with the keys in another order."""
    if isinstance(value, dict):
        return {key: shuffled(value[key], draw) for key in draw(st.permutations(list(value)))}
    return value


class BoardFuzz:
    """Makes random changes to a game's board file and checks what reading it does.

    `words` are words that have a meaning in such files; they are used as random values. `use` is a function that is
    called with the components of every file that is still valid, and must not fail.
    """

    def __init__(self, files: BoardFiles, words: tuple[str, ...], use: Callable[[Any], object]) -> None:
        self.files = files
        self.words = words
        self.use = use

    @cached_property
    def standard_files(self) -> list[dict[str, Any]]:
        """The data of the standard file twice: as people write it in TOML, and as records store it."""
        return [tomllib.loads(self.files.standard), self.files.parse(self.files.standard).to_dict()]

    @cached_property
    def values(self) -> st.SearchStrategy[Any]:
        """A strategy for values that a file can contain, and for some that it cannot contain."""
        scalars = (
            st.none()
            | st.booleans()
            | st.integers()
            | st.sampled_from([0, 1, 2, 21, 1 << 1100, -(1 << 1100)])
            | st.floats()
            | st.text(max_size=8)
            | st.sampled_from([*self.words, "\ud800", "e\u0301", "x" * 200])
            | st.binary(max_size=4)
        )
        return st.recursive(
            scalars,
            lambda inner: (
                st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6) | st.integers(), inner, max_size=4)
            ),
            max_leaves=8,
        )

    def mutate(self, data: Any, draw: Callable[[Any], Any]) -> None:
        """Make one random change to the data of a file."""
        *outer, key = draw(st.sampled_from(paths_of(data)))
        table = data
        for step in outer:
            table = table[step]
        kind = draw(st.sampled_from(["delete", "replace", "duplicate", "swap", "rename", "respell", "nudge"]))
        if kind == "delete":
            del table[key]
        elif kind == "replace":
            table[key] = draw(self.values)
        elif kind == "duplicate":
            copied = copy.deepcopy(table[key])
            if isinstance(table, list):
                table.insert(key, copied)
            else:
                table[draw(st.text(max_size=5))] = copied
        elif kind == "swap":
            other = draw(st.sampled_from(list(table) if isinstance(table, dict) else range(len(table))))
            table[key], table[other] = table[other], table[key]
        elif kind == "rename" and isinstance(table, dict):
            table[f"{key}s"] = table.pop(key)
        elif kind == "respell" and isinstance(table[key], str):
            index = draw(st.integers(0, len(table[key])))
            letter = draw(st.sampled_from(["", *self.standard_letters]) | st.text(max_size=2))
            table[key] = table[key][:index] + letter + table[key][index + 1 :]
        elif isinstance(table[key], int | float):
            table[key] += draw(st.sampled_from([-1, 1, 0.5]))

    @cached_property
    def standard_letters(self) -> list[str]:
        """Every letter of the standard file."""
        return sorted(set(self.files.standard))

    def check(self, board: Any) -> None:
        """Check that reading a board returns components or raises a `BoardError`.

        Components must be the same after storing them in a record and reading them again, and `use` must accept them.
        """
        outcome = self._read(board)
        if isinstance(outcome, BoardError):
            event("refused")
            assert str(outcome).isprintable()
            return
        event("accepted")
        read_again = self.files.from_dict(outcome.to_dict())
        assert read_again == outcome
        assert read_again.digest == outcome.digest
        self.use(outcome)

    def _read(self, board: Any) -> Any:
        """Return the components read from a file, or the `BoardError`. The file is given as text or as parsed TOML."""
        try:
            return self.files.parse(board) if isinstance(board, str) else self.files.from_dict(board)
        except BoardError as error:
            return error

    def check_mutated(self, data: st.DataObject) -> None:
        """Check the standard file with one to three random changes."""
        board = copy.deepcopy(data.draw(st.sampled_from(self.standard_files)))
        for _ in range(data.draw(st.integers(1, 3))):
            self.mutate(board, data.draw)
        self.check(board)

    def check_damaged_text(self, data: st.DataObject) -> None:
        """Check the text of the standard file with a random piece removed and a random text inserted."""
        text = self.files.standard
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 40)))
        self.check(text[:start] + data.draw(st.text(max_size=5)) + text[end:])
