"""Single-observer information-set tree search: one tree of moves over many imagined worlds.

Each iteration imagines a world that the searching seat cannot tell from the truth. It descends the tree by the moves
that are possible in that world, adds one node, and plays on by the game's policy with a little noise until the game's
horizon. Then it adds every seat's reward to the nodes on the path. Each seat is assumed to maximise its own reward.

A game provides its policy (`weigh`), its estimate and its horizon; this module is the same for all games.
"""

import cython

if cython.compiled:
    from cython.cimports.libc.math import sqrt
    from cython.cimports.libc.stdlib import calloc, free
else:
    from math import sqrt
    from types import SimpleNamespace

    from durbar.bots.nodes import DEEP, WIDEST, Node, Tree
    from durbar.bots.tree import choose_reply, grow, rank_moves
    from durbar.games.kernel.chance import pick, rekey_from_rng
    from durbar.games.kernel.playouts import play_out
    from durbar.games.kernel.position import Position
    from durbar.games.kernel.state import *


def squash(x):
    """Map any number to a number from 0 to 1, and 0 to a half."""
    return 0.5 + 0.5 * x / (1.0 + (x if x > 0 else -x))


def judge(r, s, params, rewards, wins, leads):
    """Write each seat's value of a position to `leads`, `wins` and `rewards`: its estimated lead over the best rival,
    its chance to win (in a finished game: whether it won), and the reward that combines both.
    """
    f = as_frame(s)
    value: cython.int[8]
    if not cython.compiled:
        value = [0] * 8
    for seat in range(f.players):
        value[seat] = r.estimate(s, seat)
    hopes: cython.double = 0.0
    for seat in range(f.players):
        rival = -1000000
        equals = 1
        for other in range(f.players):
            if other != seat:
                if value[other] > rival:
                    rival = value[other]
                if value[other] == value[seat]:
                    equals += 1
        lead: cython.double = value[seat] - rival
        leads[seat] = lead
        wins[seat] = squash(lead / params.scale)
        if f.mover < 0:
            wins[seat] = 0.0 if lead < 0 else 1.0 / equals
        hopes += wins[seat]
    for seat in range(f.players):
        wins[seat] = wins[seat] / hopes  # the chances add up to 1
        rewards[seat] = (1.0 - params.greed) * wins[seat] + params.greed * squash(leads[seat] / 2000.0)


def play_on(r, s, params, rng, until):
    """Play by the policy, with random errors in each move's value, until a chapter or the end of the game."""
    moves: cython.short[MOVES]
    values: cython.int[MOVES]
    if not cython.compiled:
        moves, values = [0] * MOVES, [0] * MOVES
    f = as_frame(s)
    while f.mover >= 0 and r.chapter(s) < until:
        n = r.legal(s, moves)
        at = 0
        if n > 1:
            r.weigh(s, moves, n, values)
            best = -1000000
            for i in range(n):
                value = values[i] + pick(rng, params.noise)
                if value > best:
                    best = value
                    at = i
        r.play(s, moves[at])


def imagine_world(r, sight, s, seat, rng):
    """Fill `s` with a world that the seat cannot tell from the truth. It draws from its own seed and notes no
    events.
    """
    copy_bytes(s, sight, r.size)
    as_frame(s).tale.telling = 0
    rekey_from_rng(as_frame(s).chance, rng)
    r.imagine(s, seat, rng)


def note_outcome(t, line, mover, deep, seat, players, rewards, wins, leads):
    """Add the result of an iteration to the whole tree and to the nodes on its path, each for its mover."""
    t.node[0].visits += 1
    for k in range(players):
        t.wins[k] += wins[k]
        t.leads[k] += leads[k]
    t.squares += wins[seat] * wins[seat]
    for k in range(deep):
        node = line[k]
        t.node[node].visits += 1
        t.node[node].total += rewards[mover[k]]
        t.node[node].win += wins[seat]
        t.node[node].lead += leads[seat]


def iterate(r, t, sight, s, seat, params, rng):
    """Run one iteration: imagine a world, descend the tree, play out, and update the path."""
    moves: cython.short[MOVES]
    values: cython.int[MOVES]
    best: cython.short[WIDEST]
    line: cython.int[DEEP]
    mover: cython.int[DEEP]
    rewards: cython.double[8]
    wins: cython.double[8]
    leads: cython.double[8]
    if not cython.compiled:
        moves, values, best, line, mover = [0] * MOVES, [0] * MOVES, [0] * WIDEST, [0] * DEEP, [0] * DEEP
        rewards, wins, leads = [0.0] * 8, [0.0] * 8, [0.0] * 8
    imagine_world(r, sight, s, seat, rng)
    f = as_frame(s)
    until = r.chapter(s) + r.horizon  # the same for every path: values at different times cannot be compared
    if params.whole:
        until = 1000000
    at = 0
    deep = 0
    fresh = False
    while f.mover >= 0 and r.chapter(s) < until and deep < DEEP and not fresh:
        n = r.legal(s, moves)
        if deep == 0 and params.only >= 0:
            n = 1
            moves[0] = params.only
        if n == 1:
            values[0] = 0
        else:
            r.weigh(s, moves, n, values)
        visits: cython.double = t.node[at].visits
        width = params.first_width + cython.cast(cython.int, params.widening * sqrt(visits) / 100.0)
        many = rank_moves(moves, values, n, width if width < WIDEST else WIDEST, best)
        next = choose_reply(t, at, best, many, params.curiosity)
        move = 0
        if next < 0:
            move = best[-1 - next]
            fresh = True
            next = grow(t, at, move)
        else:
            move = t.node[next].move
        if next == 0:  # the tree is full
            break
        mover[deep] = f.mover
        line[deep] = next
        deep += 1
        at = next
        r.play(s, move)
    play_on(r, s, params, rng, until)
    judge(r, s, params, rewards, wins, leads)
    note_outcome(t, line, mover, deep, seat, f.players, rewards, wins, leads)
    if fresh and deep > 0:
        t.node[at].offered += 1


def iterate_many(r, t, sight, s, seat, params, rng, many):
    """Run some iterations."""
    for _ in range(many):
        iterate(r, t, sight, s, seat, params, rng)


class Search:
    """A search from one sight, with one tree. `run` continues where the last call stopped.

    With ``only`` it searches a single move of the viewer's; -1 searches all of them.
    """

    def __init__(
        self,
        sight: Position,
        seat: cython.int,
        seed: cython.ulonglong,
        room: cython.int,
        first_width: cython.int,
        widening: cython.int,
        noise: cython.int,
        scale: cython.int,
        curiosity: cython.double,
        greed: cython.double,
        whole: cython.int = 0,
        only: cython.int = -1,
    ):
        if not 0 <= seat < sight.players or room < 2:
            raise ValueError(f"cannot search for seat {seat} with room for {room} nodes")
        if not cython.compiled:
            self.tree, self.params, self.rng = Tree(room), SimpleNamespace(), Rng()
        self.sight = sight
        self.work = sight.copy()
        self.seat = seat
        self.rng.at = seed
        self.params.first_width = first_width
        self.params.widening = widening
        self.params.noise = noise
        self.params.scale = scale
        self.params.curiosity = curiosity
        self.params.greed = greed
        self.params.whole = whole
        self.params.only = only
        if only >= 0 and only not in sight.legal():
            raise ValueError(f"move {only} cannot be made here")
        if cython.compiled:
            self.tree.node = cython.cast(cython.pointer(Node), calloc(room, cython.sizeof(Node)))
            if self.tree.node == cython.NULL:
                raise MemoryError
            self.tree.size = 1
            self.tree.room = room

    def __dealloc__(self):
        if cython.compiled:
            free(self.tree.node)

    def run(self, iterations: cython.int):
        """Run some iterations without the interpreter's lock."""
        with cython.nogil:
            iterate_many(
                self.work.r,
                self.tree,
                self.sight.s,
                self.work.s,
                self.seat,
                self.params,
                self.rng,
                iterations,
            )

    def simulate(self, many: cython.int):
        """Play some random games, each from its own imagined world, and return how many decisions that took. This
        measures the speed of the rules under a search.
        """
        decisions: cython.longlong = 0
        with cython.nogil:
            for _ in range(many):
                imagine_world(self.work.r, self.sight.s, self.work.s, self.seat, self.rng)
                decisions += play_out(self.work.r, self.work.s, self.rng, 0, 0)
        return decisions

    @property
    def nodes(self):
        """How many nodes the tree has."""
        return self.tree.size

    def seats(self):
        """Return each seat's mean win chance and lead in points, and the standard error of the searching seat's win
        chance.
        """
        n = self.tree.node[0].visits
        if n == 0:
            raise ValueError("the search has not run yet")
        found = [(self.tree.wins[k] / n, self.tree.leads[k] / n / 100.0) for k in range(self.sight.players)]
        mean = self.tree.wins[self.seat] / n
        scatter = self.tree.squares / n - mean * mean
        return found, sqrt((scatter if scatter > 0 else 0.0) / n)

    def moves(self):
        """Return the viewer's searched moves: id, visits, and mean reward, win chance and lead in points."""
        found = []
        child = self.tree.node[0].child
        while child:
            node = self.tree.node[child]
            n = node.visits
            found.append((node.move, n, node.total / n, node.win / n, node.lead / n / 100.0))
            child = node.sibling
        return sorted(found)
