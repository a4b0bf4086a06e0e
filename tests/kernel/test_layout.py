"""Tests that Python lays out the structs of the state headers as C does."""

import subprocess
from importlib import import_module
from itertools import cycle

import pytest

from durbar.games.game import rulebook
from durbar.games.kernel.standin import _C_TYPES as C_TYPES
from kit.fields import numbers
from toy.game import TOY
from toy.kernel_functions import make_kernel
from toy.rules.state import DRAW

# the kernels by the module of their state header
KERNELS = {
    "toy.rules.state": TOY.rules.kernel,
    "durbar.games.taj_mahal.rules.state": rulebook("taj-mahal").rules.kernel,
}


@pytest.mark.parametrize("module", KERNELS)
def test_python_and_the_kernel_agree_on_the_size_of_a_state(module):
    """A compiled kernel gets the size of a state from C's `sizeof`."""
    assert import_module(module).State._size_ == KERNELS[module].size


@pytest.mark.parametrize("module", KERNELS)
def test_every_number_is_read_where_it_was_written(module):
    """The test gives neighbouring numbers of a state different values, passes the bytes to the kernel, and reads every
    field back.
    """
    kernel = KERNELS[module]
    state = kernel.state_type()
    for value, number in zip(cycle(range(1, 128)), numbers(state), strict=False):
        number.put(value)
    position = kernel.blank()
    position.write(state.pack())
    for value, number in zip(cycle(range(1, 128)), numbers(position.read()), strict=False):
        assert number.get() == value, number.name


def test_kernel_reads_the_frame_at_the_offsets_of_the_header():
    """The frame is the part of a state that all games share. Python writes values into it, and the kernel must read the
    same values.
    """
    state = TOY.rules.kernel.state_type()
    state.frame.mover = 2
    state.frame.players = 3
    state.frame.chance.drawn = 2**40 + 5
    state.frame.events.count = 2
    state.frame.events.kind[1] = 8
    state.frame.events.seat[1] = -1
    state.frame.events.what[1] = -300
    state.frame.events.amount[1] = 301
    state.frame.events.seen[1] = 255
    state.frame.chance.possible.count[63] = 9
    state.points[2] = [-5, 12]
    state.turn = 7
    state.hands[2] = [0, 1, 0, 0, 2, 0]
    state.deck.size = 1
    position = TOY.rules.kernel.blank()
    position.write(state.pack())
    assert (position.mover, position.players, position.drawn) == (2, 3, 2**40 + 5)
    assert position.chapter == 7 // 3  # the toy game computes it from the turn and the number of players
    assert position.events() == [(0, 0, 0, 0, 0), (8, -1, -300, 301, 255)]
    assert position.possible_outcomes() == {63: 9}
    assert position.score(2) == -5 + 12
    assert position.legal() == [1, 4, DRAW]  # seat 2 holds cards of the ranks 1 and 4
    with pytest.raises(ValueError, match="bytes"):
        position.write(bytes(TOY.rules.kernel.size - 1))


# a C program that prints the offsets of fields and the sizes of structs
OFFSETS = """
#include <stdio.h>
#include <stddef.h>
{structs}
int main(void) {{ {prints} return 0; }}
"""


@pytest.mark.compiled_only
@pytest.mark.parametrize("module", KERNELS)
def test_c_compiler_agrees_on_every_struct(module, tmp_path):
    """A C compiler prints the offset of every field and the size of every struct of a header."""
    name_of_type = {code: name for name, code in C_TYPES.items()}
    structs, prints, expected = "", "", []
    for name, struct in import_module(module).HEADER.structs.items():
        fields = ""
        for field in struct._fields_:
            kind = name_of_type[field.kind] if isinstance(field.kind, str) else field.kind.__name__
            fields += f"{kind} {field.name}{''.join(f'[{n}]' for n in field.shape)}; "
            prints += f'printf("%zu\\n", offsetof({name}, {field.name})); '
            expected.append(field.offset)
        structs += f"typedef struct {{ {fields}}} {name};\n"
        prints += f'printf("%zu\\n", sizeof({name})); '
        expected.append(struct._size_)
    assert len(expected) > 40
    source = tmp_path / "offsets.c"
    source.write_text(OFFSETS.format(structs=structs, prints=prints))
    subprocess.run(["cc", "-o", tmp_path / "offsets", source], check=True)
    run = subprocess.run([tmp_path / "offsets"], check=True, capture_output=True, text=True)
    assert [int(line) for line in run.stdout.split()] == expected


def test_kernel_with_another_state_size_is_refused():
    class StateOf12Bytes:
        _size_ = 12

    kernel = make_kernel()
    kernel.state_type = StateOf12Bytes
    with pytest.raises(TypeError, match=f"toy: a state is {TOY.rules.kernel.size} bytes in C and 12 in its header"):
        kernel.ready()
