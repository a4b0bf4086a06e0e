"""A position of any game: the bytes its rules work on, behind a small face for Python.

A game's kernel brings a table of functions (`Rules`, in ``rules.pxd``). Everything else about positions is
written here once: copying, comparing, what a seat sees, imagined worlds, play-outs without the interpreter.
"""

import cython

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free, malloc
else:
    from types import SimpleNamespace

    from durbar.games.kernel.chance import forget, rekey_from_rng
    from durbar.games.kernel.lists import picked
    from durbar.games.kernel.playouts import best_of, check_games, choose, play_games, play_told
    from durbar.games.kernel.script import give_key, give_script, what_was_asked
    from durbar.games.kernel.state import *
    from durbar.games.kernel.tale import hush


FUNCTIONS = ("begin", "legal", "play", "blank", "imagine", "weigh", "score", "chapter", "estimate", "sound")
"""The functions that a game's table must have, as ``rules.pxd`` declares them."""


class Kernel:
    """The rules of one game, as the kernel runs them."""

    def __init__(self, name: str, state_type):
        self.name = name
        self.state_type = state_type
        if not cython.compiled:
            self.r = SimpleNamespace()

    def ready(self):
        """Check the table once it is filled: no function is missing, and the header's layout is C's layout."""
        if cython.compiled:
            there = (
                self.r.begin != cython.NULL,
                self.r.legal != cython.NULL,
                self.r.play != cython.NULL,
                self.r.blank != cython.NULL,
                self.r.imagine != cython.NULL,
                self.r.weigh != cython.NULL,
                self.r.score != cython.NULL,
                self.r.chapter != cython.NULL,
                self.r.estimate != cython.NULL,
                self.r.sound != cython.NULL,
            )
        else:
            there = tuple(hasattr(self.r, name) for name in FUNCTIONS)
        missing = [name for name, found in zip(FUNCTIONS, there, strict=True) if not found]
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
        """How many action ids there are."""
        return self.r.ids

    @property
    def size(self):
        """The bytes of a state."""
        return self.r.size

    def blank(self):
        """Return a position with nothing in it."""
        return blank_position(self)

    def begin(self, key: bytes, players: cython.int, settings, script: bytes = b"", asking: cython.bint = False):
        """Return a new game, dealt from a 256-bit key. A script gives the first draws their outcomes."""
        made: Position = undealt_position(self, players, settings)
        made.set_key(key)
        made.set_script(script, asking)
        as_frame(made.s).tale.telling = 1
        with cython.nogil:
            made.r.begin(made.s)
        return made

    def playouts(self, players: cython.int, settings, first: cython.ulonglong, games: cython.int, lazy=0, greedy=0):
        """Play whole games from the seeds first, first + 1, ...; (decisions, the sum of each seat's points).

        Seats choose at random; those whose bit is in `greedy` by the game's policy, in `lazy` mostly the first move.
        """
        undealt: Position = undealt_position(self, players, settings)
        work: Position = blank_position(self)
        return play_games(work.r, work.s, undealt.s, first, games, lazy, greedy)

    def soak(self, players: cython.int, settings, first: cython.ulonglong, games: cython.int, lazy=0, greedy=0):
        """Play whole games in the same way, checking the game's invariants after every decision.

        (decisions, 0, 0) when all held; else (decisions, the seed that broke one, its number). The tale is told, so
        that it is checked too.
        """
        undealt: Position = undealt_position(self, players, settings)
        work: Position = blank_position(self)
        return check_games(work.r, work.s, undealt.s, first, games, lazy, greedy)


class Position:
    """One position of a game: the truth, or what a seat may know of it."""

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
        """How many seats there are."""
        return as_frame(self.s).players

    @property
    def drawn(self):
        """How many draws of chance there have been."""
        return as_frame(self.s).chance.drawn

    @property
    def chapter(self):
        """How far the game is: which visit, round or turn, as the game counts them."""
        return self.r.chapter(self.s)

    def score(self, seat: cython.int):
        """Return a seat's points."""
        if not 0 <= seat < as_frame(self.s).players:
            raise ValueError(f"no seat {seat}")
        return self.r.score(self.s, seat)

    def sound(self):
        """0 when every invariant of the game holds, else the number of one that does not."""
        return self.r.sound(self.s)

    def read(self):
        """Return the state as a Python object: every field by name."""
        return self.kernel.state_type.unpack(self.raw())

    def raw(self):
        """Return the state's bytes."""
        if cython.compiled:
            return cython.cast(cython.p_char, self.s)[: self.r.size]
        return self.s.pack()

    def events(self):
        """Return what the last move brought about: tuples of kind, seat, what, amount and the mask of who may see
        `what`.
        """
        t = as_frame(self.s).tale
        return [(t.kind[i], t.seat[i], t.what[i], t.amount[i], t.seen[i]) for i in range(t.count)]

    # -- moving -------------------------------------------------------------------------------------------------------
    def legal(self):
        """Return the mover's legal action ids; none when the game is over."""
        moves: cython.short[MOVES]
        if not cython.compiled:
            moves = [0] * MOVES
        if as_frame(self.s).mover < 0:
            return []
        n = self.r.legal(self.s, moves)
        return picked(self.kernel.numbers, moves, n)

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
        """Carry out a legal action; ValueError for any other."""
        if not self.allows(id):
            raise ValueError(f"action {id} is not legal here")
        play_told(self.r, self.s, id)

    def weigh(self):
        """Return how good each legal move looks to the mover, by the game's policy: {id: value in hundredths of a
        point}.
        """
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
        """Return the legal action id that the policy likes best, the lowest of equals; None when the game is over."""
        moves: cython.short[MOVES]
        if not cython.compiled:
            moves = [0] * MOVES
        if as_frame(self.s).mover < 0:
            return None
        n = self.r.legal(self.s, moves)
        return moves[best_of(self.r, self.s, moves, n)]

    def push_random(self, seed: cython.ulonglong, lazy: cython.int = 0, greedy: cython.int = 0):
        """Play on to the end, as `Kernel.playouts` does; the list of action ids taken."""
        moves: cython.short[MOVES]
        rng: Rng[1]
        if not cython.compiled:
            moves, rng = [0] * MOVES, Rng()
        rng.at = seed
        taken = []
        while as_frame(self.s).mover >= 0:
            n = self.r.legal(self.s, moves)
            id = moves[choose(self.r, self.s, moves, n, rng, lazy, greedy)]
            taken.append(id)
            play_told(self.r, self.s, id)
        return taken

    # -- twins, sights, worlds ----------------------------------------------------------------------------------------
    def copy(self):
        """Return a twin that shares nothing with this position."""
        twin: Position = Position.__new__(Position)
        twin.kernel = self.kernel
        twin.r = self.r
        if cython.compiled:
            twin.s = malloc(self.r.size)
            if twin.s == cython.NULL:
                raise MemoryError
        else:
            twin.s = self.kernel.state_type()
        copy_bytes(twin.s, self.s, self.r.size)
        return twin

    def write(self, raw: bytes):
        """Become the state that those bytes are."""
        size: cython.Py_ssize_t = self.r.size
        if len(raw) != size:
            raise ValueError(f"a state of {self.kernel.name} is {size} bytes, not {len(raw)}")
        if cython.compiled:
            source: cython.p_char = raw
            copy_bytes(self.s, source, self.r.size)
        else:
            self.s.fill(memoryview(raw))

    def seen_by(self, seat: cython.int):
        """Return what a seat (-1: a spectator) may know: a twin with the rest blanked."""
        if not -1 <= seat < as_frame(self.s).players:
            raise ValueError(f"no seat {seat}")
        twin: Position = self.copy()
        forget(as_frame(twin.s).chance)
        if as_frame(twin.s).mover != NOBODY:  # after the end everything is public but the seed, which the record tells
            hush(as_frame(twin.s).tale, seat)
            twin.r.blank(twin.s, seat)
        return twin

    def imagined(self, seat: cython.int, seed: cython.ulonglong):
        """Return a world that a seat cannot tell from the truth, made from what it may know, with a future of its
        own.
        """
        rng: Rng[1]
        if not cython.compiled:
            rng = Rng()
        rng.at = seed
        twin: Position = self.seen_by(seat)  # the same from the truth and from a sight: nothing hidden gets any further
        rekey_from_rng(as_frame(twin.s).chance, rng)
        if as_frame(twin.s).mover != NOBODY:
            twin.r.imagine(twin.s, seat, rng)
        return twin

    # -- chance from outside ------------------------------------------------------------------------------------------
    def set_key(self, key: bytes):
        """Draw from this 256-bit seed from now on."""
        give_key(as_frame(self.s).chance, key)

    def set_script(self, outcomes: bytes, asking: cython.bint = False):
        """Give the coming draws their outcomes. `asking`: where they end, note what could be drawn (see `asked`)."""
        give_script(as_frame(self.s).chance, outcomes, asking)

    def asked(self):
        """After a scripted move: how likely each outcome of the first unscripted draw was, {outcome: count}.

        {} if there was no such draw, None when a scripted outcome was impossible.
        """
        return what_was_asked(as_frame(self.s).chance)


def blank_position(kernel: Kernel):
    """Return a position with nothing in it."""
    made: Position = Position.__new__(Position)
    made.kernel = kernel
    if cython.compiled:
        made.r = cython.address(kernel.r)
        made.s = calloc(1, kernel.r.size)
        if made.s == cython.NULL:
            raise MemoryError
    else:
        made.r = kernel.r
        made.s = kernel.state_type()
    return made


def undealt_position(kernel: Kernel, players: cython.int, settings):
    """Return a position before its game is dealt: only who plays, and the setting as the game numbers it."""
    if not 1 <= players <= 8:
        raise ValueError(f"1 to 8 players, not {players}")
    if len(settings) > SETTINGS:
        raise ValueError(f"at most {SETTINGS} settings")
    made: Position = blank_position(kernel)
    f = as_frame(made.s)
    f.players = players
    for i in range(len(settings)):
        f.settings[i] = settings[i]
    return made
