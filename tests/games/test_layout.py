"""Laying a board out where the rules can reach it: what is no board, or has no place, is refused."""

from importlib import import_module

import pytest

from games.each import every_game, home_of


def kernel(name, module):
    return import_module(f"durbar.games.{home_of(name).name}.rules.{module}")


@every_game
def test_a_board_without_a_place_is_refused(name):
    state = kernel(name, "state")
    raw = bytes(state.Board().pack())
    for number in (-1, state.BOARDS):
        with pytest.raises(IndexError, match=f"no board {number}"):
            kernel(name, "board").lay_out(number, raw)


@pytest.mark.compiled_only
@every_game
def test_bytes_that_are_no_board_are_refused(name):
    state = kernel(name, "state")
    raw = bytes(state.Board().pack())
    for wrong in (b"", raw[:-1], raw + b"\0"):
        with pytest.raises(ValueError, match="not a board"):
            kernel(name, "board").lay_out(state.BOARDS - 1, wrong)
