from durbar.games.kernel.state cimport *
from durbar.games.kernel.chance cimport forget, rekey_from_rng
from durbar.games.kernel.lists cimport list_numbers
from durbar.games.kernel.playouts cimport best_of, check_games, choose, play_games, play_noted
from durbar.games.kernel.rules cimport Rules
from durbar.games.kernel.script cimport load_key, load_script, list_possible_outcomes
from durbar.games.kernel.events cimport hide_secrets

cdef class Kernel:
    cdef Rules r                # the functions of the game
    cdef public object state_type
    cdef public str name
    cdef tuple numbers          # the action ids as Python ints, for lists of legal moves

cdef class Position:
    cdef public Kernel kernel
    cdef Rules *r               # the functions of the game
    cdef void *s                # the state

cdef Position blank_position(Kernel kernel)
cdef Position undealt_position(Kernel kernel, int players, object settings)
