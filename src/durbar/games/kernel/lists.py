"""Fast creation of Python lists."""

import cython

if cython.compiled:
    from cython.cimports.cpython.list import PyList_New, PyList_SET_ITEM
    from cython.cimports.cpython.ref import Py_INCREF


def list_numbers(numbers, moves, n):
    """Return the items of the tuple `numbers` at the indices in `moves`. The list is allocated at full length, which is
    faster for long lists.
    """
    if not cython.compiled:
        return [numbers[moves[i]] for i in range(n)]
    items: list = PyList_New(n)
    for i in range(n):
        number = numbers[moves[i]]
        Py_INCREF(number)
        PyList_SET_ITEM(items, i, number)
    return items
