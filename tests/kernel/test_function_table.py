"""Tests that a game can be registered only with a complete table of kernel functions."""

import re
from pathlib import Path

import pytest

import toy.kernel_functions
from durbar.games.kernel.both import compiled
from durbar.games.kernel.position import FUNCTIONS, Kernel
from toy.rules.state import State

HEADER = Path(__file__).parents[2] / "src/durbar/games/kernel/rules.pxd"


def test_list_of_kernel_functions_equals_the_header():
    assert re.findall(r"\(\*(\w+)\)", HEADER.read_text()) == list(FUNCTIONS)


def test_error_for_an_empty_table_names_all_functions():
    with pytest.raises(TypeError, match=f"^half a game: the table of kernel functions lacks {', '.join(FUNCTIONS)}$"):
        Kernel("half a game", State).ready()


@pytest.mark.skipif(compiled(), reason="the table of compiled functions cannot be changed from Python")
@pytest.mark.parametrize("name", FUNCTIONS)
def test_table_that_lacks_one_function_is_refused(name):
    kernel = toy.kernel_functions.make_kernel()
    delattr(kernel.r, name)
    with pytest.raises(TypeError, match=f"^toy: the table of kernel functions lacks {name}$"):
        kernel.ready()
