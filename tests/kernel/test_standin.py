"""Tests of the stand-in for C structs: it creates the structs of a header in Python, with the same bytes as in C."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from durbar.games.kernel import state as shared
from durbar.games.kernel.standin import read_header
from kit.fields import first_difference, numbers
from toy.game import TOY


@pytest.fixture
def header(tmp_path):
    """Return a function that parses a header from its text."""

    def read(text, included=None):
        path = tmp_path / "state.pxd"
        path.write_text(text)
        return read_header(path, included)

    return read


# a header with all kinds of declarations that the stand-in can parse
SMALL_HEADER = """
# A comment that is not a field.
ctypedef unsigned char u8
ctypedef short i16
ctypedef unsigned long long u64

cdef enum:
    SEATS = 2
    KINDS = SEATS * 3   # computed, and followed by a comment
    LAST = KINDS - 1
    BOTH = (SEATS + KINDS) * 2
    NOBODY = -1

ctypedef struct Hand:
    i16 points          # the first field
    u8 cards[KINDS]

ctypedef struct State:
    u64 mask, other
    Hand first[1]
    Hand hands[SEATS]
    i16 table[SEATS][KINDS]
    unsigned int plain
    signed char small[LAST - 1]

cdef extern from *:
    \"\"\"
    #define nonsense(x) u8 x[12]
    \"\"\"
    u64 WIDE "0xFFFFFFFFFFFFFFFFULL"   # followed by a comment
    u64 HALF "0xFFFFFFFFULL"

cdef inline int as_state(void *s) noexcept nogil:
    return 1
"""


# -- parsing headers --------------------------------------------------------------------------------------------------
def test_constants_are_evaluated(header):
    assert header(SMALL_HEADER).constants == {
        "WIDE": 2**64 - 1,
        "HALF": 2**32 - 1,
        "SEATS": 2,
        "KINDS": 6,
        "LAST": 5,
        "BOTH": 16,
        "NOBODY": -1,
    }


def test_constant_that_is_not_a_number_is_refused(header):
    with pytest.raises(ValueError, match="not a constant"):
        header("cdef enum:\n    BAD = __import__('os').sep\n")
    with pytest.raises(NameError):
        header("cdef enum:\n    BAD = UNKNOWN + 1\n")


def test_fields_have_the_same_offsets_as_in_c(header):
    structs = header(SMALL_HEADER).structs
    assert {field.name: (field.shape, field.offset) for field in structs["Hand"]._fields_} == {
        "points": ((), 0),
        "cards": ((6,), 2),
    }
    assert structs["Hand"]._size_ == 8
    assert structs["Hand"]._align_ == 2
    assert {field.name: (field.shape, field.offset) for field in structs["State"]._fields_} == {
        "mask": ((), 0),
        "other": ((), 8),
        "first": ((), 16),
        "hands": ((2,), 24),
        "table": ((2, 6), 40),
        "plain": ((), 64),
        "small": ((4,), 68),
    }
    assert structs["State"]._size_ == 72
    assert structs["State"]._align_ == 8


def test_array_with_one_struct_is_read_as_the_struct(header):
    state = header(SMALL_HEADER).structs["State"]()
    state.first.points = 7
    assert state.pack()[16:18] == b"\7\0"  # `first` is at offset 16
    assert isinstance(state.hands, list)
    assert [hand.cards for hand in state.hands] == [[0] * 6] * 2


def test_header_includes_the_definitions_that_it_cimports(header):
    included = header(SMALL_HEADER)
    including_header = header(
        "cdef enum:\n    TWICE = KINDS * 2\nctypedef struct Pile:\n    Hand of[1]\n    u8 counts[TWICE]\n", included
    )
    assert including_header.structs["Pile"]._size_ == 8 + 12
    assert including_header.constants["SEATS"] == 2
    assert "TWICE" not in included.constants
    assert "Pile" not in included.structs


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ("u8 small\n    i16 large", "Bad.large would be padded in C: put a spare field before it"),
        ("i16 small\n    u64 large", "Bad.large would be padded in C"),
        ("u8 small[3]\n    Hand hand[1]", "Bad.hand would be padded in C"),
        ("i16 large\n    u8 small", "Bad would be padded in C at its end: add 1 spare bytes"),
        ("u64 large\n    u8 small[3]", "Bad would be padded in C at its end: add 5 spare bytes"),
        ("float x", "Bad: unknown type 'float'"),
        ("Missing x[1]", "Bad: unknown type 'Missing'"),
        ("u8 few[1 / 0]", "not a constant"),
        ("u8", "Bad: cannot read the field 'u8'"),
    ],
)
def test_struct_with_padding_or_an_invalid_field_is_refused(header, fields, expected):
    with pytest.raises(ValueError, match="^" + expected.replace("(", r"\(")):
        header(f"ctypedef struct Bad:\n    {fields}\n", header(SMALL_HEADER))


# -- packing ----------------------------------------------------------------------------------------------------------
# the smallest and the largest number of each type; the keys are the type codes of Python's `struct` module
LIMITS = {
    "B": (0, 2**8 - 1),
    "b": (-(2**7), 2**7 - 1),
    "H": (0, 2**16 - 1),
    "h": (-(2**15), 2**15 - 1),
    "I": (0, 2**32 - 1),
    "Q": (0, 2**64 - 1),
}


@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_packed_state_is_unpacked_unchanged(data):
    state = TOY.rules.kernel.state_type()
    fields = list(numbers(state))
    for index in data.draw(st.lists(st.integers(0, len(fields) - 1), max_size=40)):
        fields[index].put(data.draw(st.integers(*LIMITS[fields[index].kind])))
    raw = state.pack()
    unpacked = type(state).unpack(raw)
    assert unpacked.pack() == raw
    assert unpacked == state
    assert [number.get() for number in numbers(unpacked)] == [number.get() for number in fields]


@settings(max_examples=50, deadline=None)
@given(raw=st.binary(min_size=TOY.rules.kernel.size, max_size=TOY.rules.kernel.size))
def test_any_bytes_of_the_right_size_can_be_unpacked(raw):
    assert TOY.rules.kernel.state_type.unpack(raw).pack() == raw
    position = TOY.rules.kernel.blank()
    position.write(raw)
    assert position.raw() == raw


def test_unpacked_state_is_independent_of_the_bytes():
    raw = bytearray(TOY.rules.kernel.begin(bytes(32), 2, TOY.rules.settings(TOY.setting(2))).raw())
    state, original = TOY.rules.kernel.state_type.unpack(raw), bytes(raw)
    raw[:] = bytes(len(raw))  # sets all bytes to 0, which has no effect on the state
    assert state.frame.players == 2
    state.frame.players = 3
    assert state.pack() != original
    state.frame.players = 2
    assert state.pack() == original


def test_state_has_only_the_fields_of_its_header():
    state = TOY.rules.kernel.state_type()
    with pytest.raises(AttributeError, match="no field 'nothing'"):
        _ = state.nothing
    with pytest.raises(AttributeError):
        state.nothing = 1


@pytest.mark.parametrize("size", [0, 71, 73])
def test_unpacking_bytes_of_the_wrong_size_is_refused(header, size):
    with pytest.raises(ValueError, match=f"State is 72 bytes, not {size}"):
        header(SMALL_HEADER).structs["State"].unpack(bytes(size))


@pytest.mark.parametrize("above", [False, True], ids=["below", "above"])
@pytest.mark.parametrize("kind", LIMITS)
def test_value_that_c_would_wrap_is_refused(kind, above):
    smallest, largest = LIMITS[kind]
    state = TOY.rules.kernel.state_type()
    number = next(number for number in numbers(state) if number.kind == kind)
    number.put(largest if above else smallest)
    assert type(state).unpack(state.pack()) == state
    number.put(largest + 1 if above else smallest - 1)
    with pytest.raises(OverflowError, match=r"^\w+\.\w+ does not fit in C") as caught:
        state.pack()
    struct_and_field = str(caught.value).split(" ")[0]
    assert struct_and_field.split(".")[1] in number.name


def test_fractional_number_is_refused():
    state = TOY.rules.kernel.state_type()
    state.points[0][0] = 1.5
    with pytest.raises(TypeError):
        state.pack()


def test_copied_state_shares_nothing_with_the_original():
    state = TOY.rules.kernel.begin(bytes(32), 4, TOY.rules.settings(TOY.setting(4))).read()
    raw = state.pack()
    twin = type(state)()
    twin.copy_from(state)
    assert twin == state
    for number in numbers(twin):
        number.put(number.get() ^ 1)
    assert state.pack() == raw
    pairs = zip(numbers(state), numbers(twin), strict=True)
    unchanged = [original.name for original, copied in pairs if original.get() == copied.get()]
    assert unchanged == []


def test_structs_of_different_headers_are_unequal(header):
    structs = header(SMALL_HEADER).structs
    other = header(SMALL_HEADER).structs
    assert structs["Hand"]() == structs["Hand"]()
    assert structs["Hand"]() != other["Hand"]()
    assert structs["Hand"]() != structs["State"]()
    with pytest.raises(TypeError, match="unhashable"):
        hash(structs["Hand"]())


def test_first_field_that_differs_is_named(header):
    state_type = header(SMALL_HEADER).structs["State"]
    state, other_state = state_type(), state_type()
    other_state.hands[1].cards[4] = 9
    other_state.plain = 3
    assert first_difference(state_type, state.pack(), other_state.pack()) == ("hands[1].cards[4]", 0, 9)
    other_state.first.points = -2
    assert first_difference(state_type, state.pack(), other_state.pack()) == ("first.points", 0, -2)
    other_state.table[1][2] = 5
    other_state.first.points = 0
    other_state.hands[1].cards[4] = 0
    assert first_difference(state_type, other_state.pack(), state.pack()) == ("table[1][2]", 5, 0)


def test_functions_for_c_macros_give_the_same_results_as_in_c():
    assert [shared.ctz(mask) for mask in (1, 2, 12, 2**63)] == [0, 1, 2, 63]
    assert [shared.popcount(mask) for mask in (0, 1, 7, 2**64 - 1)] == [0, 1, 3, 64]
    pool = shared.Pool()
    pool.count[3] = 4
    twin = shared.Pool()
    shared.copy_bytes(twin, pool, shared.Pool._size_)
    assert twin == pool
    shared.clear_bytes(pool, shared.Pool._size_)
    assert pool == shared.Pool()
    assert twin.count[3] == 4
