"""Single-observer information-set Monte Carlo tree search: one tree of moves for many samples of the hidden cards.

Each iteration samples hidden cards that are consistent with what the searching seat knows. It descends the tree by the
moves that are legal with these cards, and adds one node. From there it plays by the game's policy, with a little noise,
until the game's horizon (some visits or turns ahead). Then it adds the rewards to the nodes on the path. Each seat is
assumed to maximise its own reward.

A game provides its policy (`weigh`), its estimate and its horizon; this module is the same for all games. In its
functions `r` is the table of the functions of the game's rules, `s` a state, `f` the state's frame (the part that all
games share) and `t` the tree.
"""

import cython

if cython.compiled:
    from cython.cimports.libc.math import sqrt
    from cython.cimports.libc.stdlib import calloc, free
else:
    from math import sqrt
    from types import SimpleNamespace

    from durbar.bots.nodes import MAX_DEPTH, MAX_WIDTH, Node, Tree
    from durbar.bots.tree import add_child, choose_child, rank_moves
    from durbar.games.kernel.chance import pick, rekey_from_rng
    from durbar.games.kernel.playouts import play_out
    from durbar.games.kernel.position import Position
    from durbar.games.kernel.state import *


def squash(x):
    """Return a number between 0 and 1 that grows with `x`. It is 1/2 if `x` is 0, and 3/4 if `x` is 1."""
    return 0.5 + 0.5 * x / (1.0 + (x if x > 0 else -x))


def evaluate(r, s, params, rewards, wins, leads):
    """Evaluate a position for each seat. Write its estimated lead over the best rival to `leads`, its chance to win (in
    a finished game, its share of the win) to `wins`, and the reward that combines both to `rewards`.
    """
    f = as_frame(s)
    estimates: cython.int[8]  # each seat's estimated final points, in hundredths
    if not cython.compiled:
        estimates = [0] * 8
    for seat in range(f.players):
        estimates[seat] = r.estimate(s, seat)
    total_wins: cython.double = 0.0
    for seat in range(f.players):
        best_rival = -1000000  # lower than any estimate
        tied_seats = 1  # the number of seats with this estimate
        for other in range(f.players):
            if other != seat:
                if estimates[other] > best_rival:
                    best_rival = estimates[other]
                if estimates[other] == estimates[seat]:
                    tied_seats += 1
        lead: cython.double = estimates[seat] - best_rival
        leads[seat] = lead
        wins[seat] = squash(lead / params.scale)
        if f.mover < 0:  # the game is over
            wins[seat] = 0.0 if lead < 0 else 1.0 / tied_seats
        total_wins += wins[seat]
    for seat in range(f.players):
        wins[seat] = wins[seat] / total_wins  # normalise: the chances add up to 1
        # leads are in hundredths of a point; `squash` returns 3/4 for a lead of 20 points
        rewards[seat] = (1.0 - params.lead_weight) * wins[seat] + params.lead_weight * squash(leads[seat] / 2000.0)


def play_on(r, s, params, rng, until):
    """Play by the policy, with a random error in each move's value, until the chapter (visit or turn) with the number
    `until` begins, or until the game ends.
    """
    moves: cython.short[MOVES]
    values: cython.int[MOVES]
    if not cython.compiled:
        moves, values = [0] * MOVES, [0] * MOVES
    f = as_frame(s)
    while f.mover >= 0 and r.chapter(s) < until:
        n = r.legal(s, moves)
        chosen = 0
        if n > 1:
            r.weigh(s, moves, n, values)
            best_value = -1000000  # lower than any value
            for i in range(n):
                noisy_value = values[i] + pick(rng, params.noise)
                if noisy_value > best_value:
                    best_value = noisy_value
                    chosen = i
        r.play(s, moves[chosen])


def sample_hidden(r, sight, s, seat, rng):
    """Copy `sight` to `s` and sample hidden cards that are consistent with what the seat knows. Later draws in `s` use
    a new seed, and no events are recorded.
    """
    copy_bytes(s, sight, r.size)
    as_frame(s).events.recording = 0
    rekey_from_rng(as_frame(s).chance, rng)
    r.imagine(s, seat, rng)


def update_path(t, path, movers, depth, seat, players, rewards, wins, leads):
    """Add the result of an iteration to the root and to the nodes on its path; each node gets its mover's reward."""
    t.node[0].visits += 1
    for k in range(players):
        t.wins[k] += wins[k]
        t.leads[k] += leads[k]
    t.squares += wins[seat] * wins[seat]
    for k in range(depth):
        node = path[k]
        t.node[node].visits += 1
        t.node[node].total += rewards[movers[k]]
        t.node[node].win += wins[seat]
        t.node[node].lead += leads[seat]


def iterate(r, t, sight, s, seat, params, rng):
    """Run one iteration: sample the hidden cards, descend the tree, play out, and update the nodes on the path."""
    moves: cython.short[MOVES]
    values: cython.int[MOVES]
    candidates: cython.short[MAX_WIDTH]
    path: cython.int[MAX_DEPTH]
    movers: cython.int[MAX_DEPTH]
    rewards: cython.double[8]
    wins: cython.double[8]
    leads: cython.double[8]
    if not cython.compiled:
        moves, values, candidates = [0] * MOVES, [0] * MOVES, [0] * MAX_WIDTH
        path, movers = [0] * MAX_DEPTH, [0] * MAX_DEPTH
        rewards, wins, leads = [0.0] * 8, [0.0] * 8, [0.0] * 8
    sample_hidden(r, sight, s, seat, rng)
    f = as_frame(s)
    until = r.chapter(s) + r.horizon  # the same for every path, since values in different chapters cannot be compared
    if params.full_playouts:
        until = 1000000  # more chapters than any game has
    node = 0
    depth = 0
    is_expanded = False
    while f.mover >= 0 and r.chapter(s) < until and depth < MAX_DEPTH and not is_expanded:
        n = r.legal(s, moves)
        if depth == 0 and params.only_move >= 0:
            n = 1
            moves[0] = params.only_move
        if n == 1:
            values[0] = 0
        else:
            r.weigh(s, moves, n, values)
        visits: cython.double = t.node[node].visits
        width = params.first_width + cython.cast(cython.int, params.widening * sqrt(visits) / 100.0)
        count = rank_moves(moves, values, n, width if width < MAX_WIDTH else MAX_WIDTH, candidates)
        child = choose_child(t, node, candidates, count, params.exploration)
        move = 0
        if child < 0:
            move = candidates[-1 - child]
            is_expanded = True
            child = add_child(t, node, move)
        else:
            move = t.node[child].move
        if child == 0:  # the tree is full
            break
        movers[depth] = f.mover
        path[depth] = child
        depth += 1
        node = child
        r.play(s, move)
    play_on(r, s, params, rng, until)
    evaluate(r, s, params, rewards, wins, leads)
    update_path(t, path, movers, depth, seat, f.players, rewards, wins, leads)
    if is_expanded and depth > 0:
        t.node[node].offered += 1  # the new node was a candidate; `choose_child` counts only existing nodes


def iterate_many(r, t, sight, s, seat, params, rng, count):
    """Run `count` iterations."""
    for _ in range(count):
        iterate(r, t, sight, s, seat, params, rng)


class Search:
    """A search of one position with one tree. It uses only what one seat knows. `run` continues the same tree each
    time.

    ``only_move`` is the id of the only first move that is searched; -1 searches all first moves.
    """

    def __init__(
        self,
        sight: Position,
        seat: cython.int,
        seed: cython.ulonglong,
        capacity: cython.int,
        first_width: cython.int,
        widening: cython.int,
        noise: cython.int,
        scale: cython.int,
        exploration: cython.double,
        lead_weight: cython.double,
        full_playouts: cython.int = 0,
        only_move: cython.int = -1,
    ):
        if not 0 <= seat < sight.players or capacity < 2:
            raise ValueError(f"cannot search for seat {seat} with a tree of {capacity} nodes")
        if not cython.compiled:
            self.tree, self.params, self.rng = Tree(capacity), SimpleNamespace(), Rng()
        self.sight = sight
        self.work = sight.copy()
        self.seat = seat
        self.rng.at = seed
        self.params.first_width = first_width
        self.params.widening = widening
        self.params.noise = noise
        self.params.scale = scale
        self.params.exploration = exploration
        self.params.lead_weight = lead_weight
        self.params.full_playouts = full_playouts
        self.params.only_move = only_move
        if only_move >= 0 and only_move not in sight.legal():
            raise ValueError(f"move {only_move} is not legal here")
        if cython.compiled:
            self.tree.node = cython.cast(cython.pointer(Node), calloc(capacity, cython.sizeof(Node)))
            if self.tree.node == cython.NULL:
                raise MemoryError
            self.tree.size = 1
            self.tree.capacity = capacity

    def __dealloc__(self):
        if cython.compiled:
            free(self.tree.node)

    def run(self, iterations: cython.int):
        """Run this many iterations, without holding the GIL."""
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

    def simulate(self, games: cython.int):
        """Play random games, each with newly sampled hidden cards, and return the number of decisions. This
        measures the speed of the rules during a search.
        """
        decisions: cython.longlong = 0
        with cython.nogil:
            for _ in range(games):
                sample_hidden(self.work.r, self.sight.s, self.work.s, self.seat, self.rng)
                decisions += play_out(self.work.r, self.work.s, self.rng, 0, 0)
        return decisions

    @property
    def nodes(self):
        """The number of nodes in the tree."""
        return self.tree.size

    def seat_results(self):
        """Return a list with the mean win chance and the mean lead (in points) of each seat, and the standard error of
        the searching seat's mean win chance.
        """
        n = self.tree.node[0].visits
        if n == 0:
            raise ValueError("the search has not run yet")
        means = [(self.tree.wins[k] / n, self.tree.leads[k] / n / 100.0) for k in range(self.sight.players)]
        mean = self.tree.wins[self.seat] / n
        variance = self.tree.squares / n - mean * mean
        return means, sqrt((variance if variance > 0 else 0.0) / n)

    def move_results(self):
        """Return a tuple for each first move that was searched: the move's id, the number of visits, and the means of
        the reward, the win chance and the lead (in points).
        """
        results = []
        child = self.tree.node[0].child
        while child:
            node = self.tree.node[child]
            n = node.visits
            results.append((node.move, n, node.total / n, node.win / n, node.lead / n / 100.0))
            child = node.sibling
        return sorted(results)
