cdef list picked(tuple numbers, short *moves, int n)
