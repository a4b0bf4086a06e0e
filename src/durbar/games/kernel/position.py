"""A position of any game: the bytes of its state, with an interface for Python.

A game provides a table of functions (`Rules`, in ``rules.pxd``). Everything else about positions is the same for all
games: copying, comparing, hiding what a seat may not know, sampling hidden cards, play-outs without the interpreter.
"""

import cython

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free, malloc
else:
    from types import SimpleNamespace

    from durbar.games.kernel.chance import forget, rekey_from_rng
    from durbar.games.kernel.events import hide_secrets
    from durbar.games.kernel.lists import list_numbers
    from durbar.games.kernel.playouts import best_of, check_games, choose, play_games, play_noted
    from durbar.games.kernel.script import list_possible_outcomes, load_key, load_script
    from durbar.games.kernel.state import *


FUNCTIONS = ("begin", "legal", "play", "blank", "imagine", "weigh", "score", "chapter", "estimate", "broken_invariant")
"""The functions that a game's table must have, as ``rules.pxd`` declares them."""


class Kernel:
    """The compiled rules of one game."""

    def __init__(self, name: str, state_type):
        self.name = name
        self.state_type = state_type
        if not cython.compiled:
            self.r = SimpleNamespace()

    def ready(self):
        """Return this kernel after checks: raise TypeError if a function is missing, or if the size of a state in C
        differs from its header.
        """
        if cython.compiled:
            available = (
                self.r.begin != cython.NULL,
                self.r.legal != cython.NULL,
                self.r.play != cython.NULL,
                self.r.blank != cython.NULL,
                self.r.imagine != cython.NULL,
                self.r.weigh != cython.NULL,
                self.r.score != cython.NULL,
                self.r.chapter != cython.NULL,
                self.r.estimate != cython.NULL,
                self.r.broken_invariant != cython.NULL,
            )
        else:
            available = tuple(hasattr(self.r, name) for name in FUNCTIONS)
        missing = [name for name, is_available in zip(FUNCTIONS, available, strict=True) if not is_available]
        if missing:
            raise TypeError(f"{self.name}: the table of kernel functions lacks {', '.join(missing)}")
        self.numbers = tuple(range(self.r.ids))
        if self.r.size != self.state_type._size_:
            raise TypeError(
                f"{self.name}: a state is {self.r.size} bytes in C and {self.state_type._size_} in its header"
            )
        return self

    @property
    def ids(self):
        """The number of action ids."""
        return self.r.ids

    @property
    def size(self):
        """The size of a state in bytes."""
        return self.r.size

    def blank(self):
        """Return an empty position."""
        return blank_position(self)

    def begin(
        self,
        key: bytes,
        players: cython.int,
        settings,
        script: bytes = b"",
        asking: cython.bint = False,
        labelled: cython.bint = False,
    ):
        """Return the first position of a game, dealt from a 256-bit key. `script` sets the outcomes of the first draws;
        `asking` is explained at `Position.set_script`. With `labelled`, each draw depends on its label instead of on
        the number of earlier draws.
        """
        position: Position = undealt_position(self, players, settings)
        position.set_key(key)
        as_frame(position.s).chance.labelled = 1 if labelled else 0
        position.set_script(script, asking)
        as_frame(position.s).events.recording = 1
        with cython.nogil:
            position.r.begin(position.s)
        return position

    def playouts(
        self, players: cython.int, settings, first_seed: cython.ulonglong, games: cython.int, lazy=0, greedy=0
    ):
        """Play whole games with the seeds `first_seed`, `first_seed + 1`, …; return the number of decisions, and the
        sum of each seat's points over all games.

        `greedy` and `lazy` are masks of seats: greedy seats follow the game's policy, lazy seats mostly take the first
        legal move, and all other seats choose at random.
        """
        undealt: Position = undealt_position(self, players, settings)
        work: Position = blank_position(self)
        return play_games(work.r, work.s, undealt.s, first_seed, games, lazy, greedy)

    def soak(self, players: cython.int, settings, first_seed: cython.ulonglong, games: cython.int, lazy=0, greedy=0):
        """Play whole games as `playouts` does and check the game's invariants after every decision.

        Return (decisions, 0, 0) or, if an invariant was broken, (decisions, the game's seed, the invariant's number).
        Events are noted, so that they are checked too.
        """
        undealt: Position = undealt_position(self, players, settings)
        work: Position = blank_position(self)
        return check_games(work.r, work.s, undealt.s, first_seed, games, lazy, greedy)


class Position:
    """One position of a game: its full state, or the part of it that a seat may know."""

    def __dealloc__(self):
        if cython.compiled:
            free(self.s)

    # -- reading ------------------------------------------------------------------------------------------------------
    @property
    def mover(self):
        """The seat to move; -1 when the game is over."""
        return as_frame(self.s).mover

    @property
    def players(self):
        """The number of seats."""
        return as_frame(self.s).players

    @property
    def drawn(self):
        """The number of random draws so far."""
        return as_frame(self.s).chance.drawn

    @property
    def chapter(self):
        """The current visit, round or turn, as the game counts them."""
        return self.r.chapter(self.s)

    def score(self, seat: cython.int):
        """Return a seat's points."""
        if not 0 <= seat < as_frame(self.s).players:
            raise ValueError(f"no seat {seat}")
        return self.r.score(self.s, seat)

    def broken_invariant(self):
        """Return 0 if every invariant of the game holds, else the number of a broken one."""
        return self.r.broken_invariant(self.s)

    def read(self):
        """Return the state as a Python object with named fields."""
        return self.kernel.state_type.unpack(self.raw())

    def raw(self):
        """Return the state's bytes."""
        if cython.compiled:
            return cython.cast(cython.p_char, self.s)[: self.r.size]
        return self.s.pack()

    def events(self):
        """Return the events of the last move: tuples of kind, seat, what, amount and the mask of seats that may see
        `what`.
        """
        t = as_frame(self.s).events
        return [(t.kind[i], t.seat[i], t.what[i], t.amount[i], t.seen[i]) for i in range(t.count)]

    # -- moving -------------------------------------------------------------------------------------------------------
    def legal(self):
        """Return the mover's legal action ids; an empty list when the game is over."""
        moves: cython.short[MOVES]
        if not cython.compiled:
            moves = [0] * MOVES
        if as_frame(self.s).mover < 0:
            return []
        n = self.r.legal(self.s, moves)
        return list_numbers(self.kernel.numbers, moves, n)

    def allows(self, id: cython.int):
        """Return whether this action id is legal now."""
        moves: cython.short[MOVES]
        if not cython.compiled:
            moves = [0] * MOVES
        if as_frame(self.s).mover < 0:
            return False
        n = self.r.legal(self.s, moves)
        for i in range(n):
            if moves[i] == id:
                return True
        return False

    def push(self, id: cython.int):
        """Make a move; raise ValueError if it is not legal."""
        if not self.allows(id):
            raise ValueError(f"action {id} is not legal here")
        play_noted(self.r, self.s, id)

    def weigh(self):
        """Return the policy's value of each legal move for the mover: {id: hundredths of a point}."""
        moves: cython.short[MOVES]
        values: cython.int[MOVES]
        if not cython.compiled:
            moves, values = [0] * MOVES, [0] * MOVES
        if as_frame(self.s).mover < 0:
            return {}
        n = self.r.legal(self.s, moves)
        self.r.weigh(self.s, moves, n, values)
        return {moves[i]: values[i] for i in range(n)}

    def best(self):
        """Return the id of the legal move that the policy rates best; the lowest id if several moves are best. Return
        None when the game is over.
        """
        moves: cython.short[MOVES]
        if not cython.compiled:
            moves = [0] * MOVES
        if as_frame(self.s).mover < 0:
            return None
        n = self.r.legal(self.s, moves)
        return moves[best_of(self.r, self.s, moves, n)]

    def push_random(self, seed: cython.ulonglong, lazy: cython.int = 0, greedy: cython.int = 0):
        """Play to the end as `Kernel.playouts` does; return the list of action ids."""
        moves: cython.short[MOVES]
        rng: Rng[1]
        if not cython.compiled:
            moves, rng = [0] * MOVES, Rng()
        rng.at = seed
        ids = []
        while as_frame(self.s).mover >= 0:
            n = self.r.legal(self.s, moves)
            id = moves[choose(self.r, self.s, moves, n, rng, lazy, greedy)]
            ids.append(id)
            play_noted(self.r, self.s, id)
        return ids

    # -- copies, what a seat may know, sampled positions --------------------------------------------------------------
    def copy(self):
        """Return an independent copy of this position."""
        copy: Position = Position.__new__(Position)
        copy.kernel = self.kernel
        copy.r = self.r
        if cython.compiled:
            copy.s = malloc(self.r.size)
            if copy.s == cython.NULL:
                raise MemoryError
        else:
            copy.s = self.kernel.state_type()
        copy_bytes(copy.s, self.s, self.r.size)
        return copy

    def write(self, raw: bytes):
        """Replace the state by these bytes."""
        size: cython.Py_ssize_t = self.r.size
        if len(raw) != size:
            raise ValueError(f"a state of {self.kernel.name} is {size} bytes, not {len(raw)}")
        if cython.compiled:
            source: cython.p_char = raw
            copy_bytes(self.s, source, self.r.size)
        else:
            self.s.fill(memoryview(raw))

    def seen_by(self, seat: cython.int):
        """Return a copy in which everything that a seat (-1: a spectator) may not know is set to zero."""
        if not -1 <= seat < as_frame(self.s).players:
            raise ValueError(f"no seat {seat}")
        copy: Position = self.copy()
        forget(as_frame(copy.s).chance)
        if as_frame(copy.s).mover != NOBODY:  # after the end only the seed is hidden; the record contains it
            hide_secrets(as_frame(copy.s).events, seat)
            copy.r.blank(copy.s, seat)
        return copy

    def imagined(self, seat: cython.int, seed: cython.ulonglong):
        """Return a position whose hidden cards are sampled at random, consistent with what a seat (-1: a spectator)
        knows. Its future draws come from a new seed.
        """
        rng: Rng[1]
        if not cython.compiled:
            rng = Rng()
        rng.at = seed
        copy: Position = self.seen_by(seat)  # first clear everything hidden, so that the result cannot depend on it
        rekey_from_rng(as_frame(copy.s).chance, rng)
        if as_frame(copy.s).mover != NOBODY:
            copy.r.imagine(copy.s, seat, rng)
        return copy

    # -- controlling the random draws ---------------------------------------------------------------------------------
    def set_key(self, key: bytes):
        """Use this 256-bit seed from now on."""
        load_key(as_frame(self.s).chance, key)

    def set_script(self, outcomes: bytes, asking: cython.bint = False):
        """Set the outcomes of the next draws. With `asking`, the first draw after them stores its possible outcomes,
        which `possible_outcomes` returns.
        """
        load_script(as_frame(self.s).chance, outcomes, asking)

    def possible_outcomes(self):
        """Return the possible outcomes of the first unscripted draw of a move: {outcome: count}.

        Return {} if there was no such draw, and None if a scripted outcome was impossible.
        """
        return list_possible_outcomes(as_frame(self.s).chance)


def blank_position(kernel: Kernel):
    """Return an empty position."""
    position: Position = Position.__new__(Position)
    position.kernel = kernel
    if cython.compiled:
        position.r = cython.address(kernel.r)
        position.s = calloc(1, kernel.r.size)
        if position.s == cython.NULL:
            raise MemoryError
    else:
        position.r = kernel.r
        position.s = kernel.state_type()
    return position


def undealt_position(kernel: Kernel, players: cython.int, settings):
    """Return a position before the deal, with only the number of players and the settings."""
    if not 1 <= players <= 8:
        raise ValueError(f"1 to 8 players, not {players}")
    if len(settings) > SETTINGS:
        raise ValueError(f"at most {SETTINGS} settings")
    position: Position = blank_position(kernel)
    f = as_frame(position.s)
    f.players = players
    for i in range(len(settings)):
        f.settings[i] = settings[i]
    return position
