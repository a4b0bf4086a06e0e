"""Search: many worlds that the thinking seat cannot tell from the truth, one tree of moves over all of them.

Single-observer information-set tree search. Each iteration imagines a world, goes down the tree by the moves that are
possible in it, adds one move, plays on by the game's policy with a little noise up to where the game says an estimate
makes sense, and carries everybody's reward back up (every seat is taken to play for itself). A game brings its policy
(`weigh`), its estimate and its horizon; nothing here knows which game it is.
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
    """Return a number from 0 to 1 for any number; a half for 0."""
    return 0.5 + 0.5 * x / (1.0 + (x if x > 0 else -x))


def judge(r, s, params, rewards, wins, leads):
    """What a position is worth to each seat: its lead over the best rival by the game's estimate, its chance to win as
    far as the lead tells it (in a finished game: whether it won), and the reward that is made of both.
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
        wins[seat] = wins[seat] / hopes  # somebody wins
        rewards[seat] = (1.0 - params.greed) * wins[seat] + params.greed * squash(leads[seat] / 2000.0)


def play_on(r, s, params, rng, until):
    """Play by the policy, as people do who misjudge every move a little, up to a chapter or to the end."""
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
    """A world that the seat cannot tell from the truth, with a future of its own; nothing is told of it."""
    copy_bytes(s, sight, r.size)
    as_frame(s).tale.telling = 0
    rekey_from_rng(as_frame(s).chance, rng)
    r.imagine(s, seat, rng)


def note_outcome(t, line, mover, deep, seat, players, rewards, wins, leads):
    """Note what came of a world: for the whole, and along the line of moves that led there, for each mover's own."""
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
    """One world, one line of moves, one play-out; what came of it is noted along the line."""
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
    until = r.chapter(s) + r.horizon  # the same for every line: lines judged at different times cannot be compared
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
        if next == 0:  # a full tree ends here
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
    """So many iterations."""
    for _ in range(many):
        iterate(r, t, sight, s, seat, params, rng)


class Search:
    """One tree about one sight. `run` goes on where it stopped. With ``only`` it looks at nothing but what follows
    this move of the sight's own; -1 is all of them.
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
            raise ValueError(f"nothing to think about for seat {seat} with room for {room} moves")
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
        """So many iterations more, without the interpreter."""
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
        """So many whole games at random, each from a world of its own: the speed under a search. Decisions made."""
        decisions: cython.longlong = 0
        with cython.nogil:
            for _ in range(many):
                imagine_world(self.work.r, self.sight.s, self.work.s, self.seat, self.rng)
                decisions += play_out(self.work.r, self.work.s, self.rng, 0, 0)
        return decisions

    @property
    def nodes(self):
        """How many moves the tree holds."""
        return self.tree.size

    def seats(self):
        """Return what came of all iterations: by seat the mean win chance and lead in points, and by how much the mean
        of the thinking seat's win chance may be off (its standard error).
        """
        n = self.tree.node[0].visits
        if n == 0:
            raise ValueError("nothing has been thought about yet")
        found = [(self.tree.wins[k] / n, self.tree.leads[k] / n / 100.0) for k in range(self.sight.players)]
        mean = self.tree.wins[self.seat] / n
        scatter = self.tree.squares / n - mean * mean
        return found, sqrt((scatter if scatter > 0 else 0.0) / n)

    def moves(self):
        """Return the sight's own moves that were looked at: id, visits, and mean reward, win chance and lead in
        points.
        """
        found = []
        child = self.tree.node[0].child
        while child:
            node = self.tree.node[child]
            n = node.visits
            found.append((node.move, n, node.total / n, node.win / n, node.lead / n / 100.0))
            child = node.sibling
        return sorted(found)
