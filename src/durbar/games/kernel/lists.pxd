cdef list list_numbers(tuple numbers, short *moves, int n)
