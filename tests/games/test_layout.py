"""Tests that the kernel refuses to lay out an invalid board, or a board in a slot that does not exist."""

from importlib import import_module

import pytest

from games.each import every_game, tests_folder


def kernel(name, module):
    """Return a module of a game's rules."""
    return import_module(f"durbar.games.{tests_folder(name).name}.rules.{module}")


@every_game
def test_board_number_out_of_range_is_refused(name):
    state = kernel(name, "state")
    raw = bytes(state.Board().pack())
    for number in (-1, state.BOARDS):
        with pytest.raises(IndexError, match=f"no board {number}"):
            kernel(name, "board").lay_out(number, raw)


@pytest.mark.compiled_only
@every_game
def test_bytes_of_another_size_are_refused(name):
    state = kernel(name, "state")
    raw = bytes(state.Board().pack())
    for wrong in (b"", raw[:-1], raw + b"\0"):
        with pytest.raises(ValueError, match="not a board"):
            kernel(name, "board").lay_out(state.BOARDS - 1, wrong)
