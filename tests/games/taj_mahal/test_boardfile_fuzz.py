"""Whatever is done to a board file, reading it gives components or a `BoardError`, never anything else."""

import copy
import tomllib
from typing import Any

import pytest
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

from durbar.games.errors import BoardError
from durbar.games.taj_mahal.boardfile import from_dict, parse_components, standard_components
from durbar.games.taj_mahal.components import BONUSES, SYMBOLS, Components
from kit.boards import STANDARD

FORMS = [tomllib.loads(STANDARD), standard_components().to_dict()]  # the short form of the cards and the plain one

often = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([0, 1, 2, 21, 1 << 1100, -(1 << 1100)])
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from([*SYMBOLS, "Agra", "Delhi", "rice", "\ud800", "e\u0301", "x" * 200])
    | st.binary(max_size=4)
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6) | st.integers(), inner, max_size=4),
    max_leaves=8,
)


def spots(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in the file."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += spots(inner, (*path, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            found += spots(inner, (*path, at))
    return found


def mutate(data: Any, draw: Any) -> str:
    """Do one random thing to the file."""
    path = draw(st.sampled_from(spots(data)))
    table = data
    for step in path[:-1]:
        table = table[step]
    key = path[-1]
    kind: str = draw(st.sampled_from(["delete", "replace", "duplicate", "swap", "rename", "nudge"]))
    if kind == "delete":
        del table[key]
    elif kind == "replace":
        table[key] = draw(values)
    elif kind == "duplicate":
        twin = copy.deepcopy(table[key])
        if isinstance(table, list):
            table.insert(key, twin)
        else:
            table[draw(st.text(max_size=5))] = twin
    elif kind == "swap":
        other = draw(st.sampled_from(list(table) if isinstance(table, dict) else range(len(table))))
        table[key], table[other] = table[other], table[key]
    elif kind == "rename" and isinstance(table, dict):
        table[f"{key}s"] = table.pop(key)
    elif isinstance(table[key], int | float):
        table[key] += draw(st.sampled_from([-1, 1, 0.5]))
    return kind


def read(board: Any) -> Components | BoardError:
    """What the file gives; anything but these two fails the test."""
    try:
        return parse_components(board) if isinstance(board, str) else from_dict(board)
    except BoardError as error:
        return error


@often
@given(st.data())
def test_mutated_file_gives_components_or_a_board_error(data):
    board = copy.deepcopy(data.draw(st.sampled_from(FORMS)))
    for _ in range(data.draw(st.integers(1, 3))):
        mutate(board, data.draw)
    outcome = read(board)
    if isinstance(outcome, BoardError):
        event("refused")
        assert str(outcome).isprintable()
    else:
        event("accepted")
        assert from_dict(outcome.to_dict()) == outcome
        assert from_dict(outcome.to_dict()).digest == outcome.digest


@often
@given(values)
def test_any_value_at_all_is_refused_as_a_file(value):
    with pytest.raises(BoardError):
        from_dict(value)


@often
@given(st.binary(max_size=200) | st.text(max_size=200))
def test_random_bytes_and_texts_are_refused(content):
    with pytest.raises(BoardError):
        parse_components(content)


@often
@given(st.data())
def test_damaged_text_gives_components_or_a_board_error(data):
    start = data.draw(st.integers(0, len(STANDARD)))
    end = data.draw(st.integers(start, min(len(STANDARD), start + 40)))
    damaged = STANDARD[:start] + data.draw(st.text(max_size=5)) + STANDARD[end:]
    outcome = read(damaged)
    if isinstance(outcome, BoardError):
        event("refused")
        assert str(outcome).isprintable()
    else:
        event("accepted")
        assert from_dict(outcome.to_dict()) == outcome


@often
@given(st.data())
def test_digest_is_the_same_in_any_order_of_keys_roads_and_pairs(data):
    def shuffled(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: shuffled(value[key]) for key in data.draw(st.permutations(list(value)))}
        return value

    board = shuffled(copy.deepcopy(FORMS[0]))
    board["board"]["roads"]["between"] = [
        data.draw(st.permutations(road)) for road in data.draw(st.permutations(board["board"]["roads"]["between"]))
    ]
    board["cards"]["pairs"]["green"] = data.draw(st.permutations(board["cards"]["pairs"]["green"]))
    assert from_dict(board) == standard_components()
    assert from_dict(board).digest == standard_components().digest


@often
@given(st.lists(st.integers(0, 15), min_size=len(BONUSES), max_size=len(BONUSES)))
def test_bonus_split_is_accepted_exactly_when_it_has_fifteen_tiles(counts):
    board = copy.deepcopy(FORMS[0])
    board["bonus_tiles"].update(zip(BONUSES, counts, strict=True))
    if sum(counts) == 15:
        assert from_dict(board).bonus_tiles == tuple(counts)
    else:
        with pytest.raises(BoardError, match=f"{sum(counts)} tiles"):
            from_dict(board)
