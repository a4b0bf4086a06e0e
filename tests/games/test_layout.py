"""Tests that the kernel refuses to lay out an invalid board, or a board in a slot that does not exist."""

from importlib import import_module

import pytest

from games.each import every_game, folder_of_tests


def rules_module(name, module):
    """Return a module of a game's rules."""
    return import_module(f"durbar.games.{folder_of_tests(name).name}.rules.{module}")


@every_game
def test_board_number_out_of_range_is_refused(name):
    state = rules_module(name, "state")
    raw = bytes(state.Board().pack())
    for number in (-1, state.BOARDS):
        with pytest.raises(IndexError, match=f"no board {number}"):
            rules_module(name, "board").lay_out(number, raw)


@pytest.mark.compiled_only
@every_game
def test_board_with_the_wrong_number_of_bytes_is_refused(name):
    state = rules_module(name, "state")
    raw = bytes(state.Board().pack())
    for wrong in (b"", raw[:-1], raw + b"\0"):
        with pytest.raises(ValueError, match="not a board"):
            rules_module(name, "board").lay_out(state.BOARDS - 1, wrong)
