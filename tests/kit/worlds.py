"""Checks that an imagined world is consistent with the public history, by finding hidden draws that lead to it.

The cards of the hidden draws are the solution of an integer programme with these constraints: the deck had a known
number of each card after each shuffle, nobody plays a card before having it, and at the end everybody holds the cards
of the imagined world. Then the game is replayed with a script of these draws and must reach the imagined world.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import coo_array

from durbar.games.game import Game
from durbar.games.kernel.state import DRAWN
from kit.case import Case


@dataclass
class Draw:
    """One draw in the real game.

    ``epoch`` is the number of refills of the pool before the draw. ``seen`` is a mask of the seats that saw the item;
    255 means everybody.
    """

    step: int
    epoch: int
    seat: int
    item: int
    is_from_pool: bool
    is_to_holdings: bool
    seen: int

    def hidden_from(self, viewer: int | None) -> bool:
        """Return whether a viewer did not see the drawn item."""
        return self.seen != 255 and (viewer is None or not self.seen >> viewer & 1)


@dataclass
class Log:
    """A log of the real game: its draws, and how moves changed what the seats hold."""

    draws: list[Draw] = field(default_factory=list)
    changes: list[list[list[int]]] = field(default_factory=list)
    """``changes[step][seat][item]`` is how much the step changed a seat's number of an item, not counting draws."""
    before: list[list[int]] = field(default_factory=list)
    """The holdings after the last move that was added."""
    epoch: int = 0
    """The number of refills of the pool so far."""

    def note(self, case: Case, game: Game) -> None:
        """Add the draws and changes of the game's last move, or of the deal."""
        state, step = game.position.read(), len(self.changes)
        seats = range(case.setting.players)
        after = [list(case.holdings(state, seat)) for seat in seats]
        before = self.before or [[0] * len(row) for row in after]
        change = [[new - old for old, new in zip(before[seat], after[seat], strict=True)] for seat in seats]
        for kind, seat, item, amount, seen in game.position.events():
            if kind == case.refill:
                self.epoch += 1
            if kind == DRAWN:
                is_to_holdings = amount in case.holding_draws
                self.draws.append(Draw(step, self.epoch, seat, item, amount in case.pool_draws, is_to_holdings, seen))
                if is_to_holdings:
                    change[seat][item] -= 1
        self.changes.append(change)
        self.before = after


def solve(case: Case, game: Game, world: Game, log: Log, viewer: int | None) -> dict[int, int] | None:
    """Return items for the hidden draws that lead to the imagined world, or None if there are none.

    The keys are the indices of the draws in the log.
    """
    slots = [index for index, draw in enumerate(log.draws) if draw.hidden_from(viewer)]  # the hidden draws
    if not slots:
        return {}
    state, target = game.position.read(), world.position.read()
    items = len(case.holdings(state, 0))
    available: dict[tuple[int, int], int] = {}  # how many of an item the hidden draws could take, by epoch and item
    for slot in slots:
        draw = log.draws[slot]
        available[draw.epoch, draw.item] = available.get((draw.epoch, draw.item), 0) + 1
    for item, count in enumerate(case.pool(state)):
        if count:
            available[log.epoch, item] = available.get((log.epoch, item), 0) + count
    # a variable of the programme is 1 if the draw gave the item, and 0 otherwise
    variables = [
        (slot, item) for slot in slots for item in range(items) if available.get((log.draws[slot].epoch, item))
    ]
    number = {variable: index for index, variable in enumerate(variables)}
    # each constraint is a list of variables and the lower and upper bound of their sum
    rows: list[tuple[list[int], float, float]] = []
    # each draw gave exactly one item
    rows += [([number[slot, item] for item in range(items) if (slot, item) in number], 1, 1) for slot in slots]
    # no more of an item were drawn than the pool had after its refill
    for (epoch, item), count in available.items():
        drawn = [number[slot, item] for slot in slots if log.draws[slot].epoch == epoch]
        rows.append((drawn, 0, count))
    for seat in range(case.setting.players):
        slots_of_seat = [slot for slot in slots if log.draws[slot].seat == seat]
        if not slots_of_seat:
            continue
        for item in range(items):
            columns = {slot: number[slot, item] for slot in slots_of_seat if (slot, item) in number}
            rows += _holding_constraints(log, seat, item, columns, case.holdings(target, seat)[item], viewer)
    places = [(row, column) for row, (columns, _, _) in enumerate(rows) for column in columns]
    matrix = coo_array(
        (np.ones(len(places)), ([row for row, _ in places], [column for _, column in places])), (len(rows), len(number))
    )
    solution = milp(
        np.zeros(len(number)),
        constraints=LinearConstraint(matrix.tocsr(), [low for _, low, _ in rows], [high for _, _, high in rows]),
        bounds=Bounds(0, 1),
        integrality=np.ones(len(number)),
    )
    if not solution.success:
        return None
    return {slot: item for (slot, item), index in number.items() if solution.x[index] > 0.5}


def _holding_constraints(
    log: Log, seat: int, item: int, columns: dict[int, int], wanted: int, viewer: int | None
) -> list[tuple[list[int], float, float]]:
    """Return the constraints for one seat and one item.

    The seat plays the item only after getting it, and at the end holds as many of it as in the imagined world
    (``wanted``). Each constraint is a list of variables and the lower and upper bound of their sum.
    """
    rows: list[tuple[list[int], float, float]] = []
    total_change = 0  # not counting draws; negative if the seat played more than it took
    seen_draws = [
        draw.step
        for draw in log.draws
        if draw.is_to_holdings and draw.seat == seat and draw.item == item and not draw.hidden_from(viewer)
    ]
    for step, change in enumerate(log.changes):
        total_change += change[seat][item]
        if change[seat][item] < 0:  # the seat played the item, so it held the item before the draws of this step
            earlier_draws = [column for slot, column in columns.items() if log.draws[slot].step < step]
            earlier_seen_draws = sum(draw_step < step for draw_step in seen_draws)
            rows.append((earlier_draws, -(total_change + earlier_seen_draws), np.inf))
    hidden_draws_needed = wanted - total_change - len(seen_draws)
    rows.append((list(columns.values()), hidden_draws_needed, hidden_draws_needed))
    return rows


def explain_world(case: Case, game: Game, viewer: int | None, seed: int, log: Log) -> None:
    """Imagine a world, and check that the game's moves can lead to exactly this world with some hidden draws."""
    sight = game.seen_by(viewer)
    world = sight.imagine(seed)
    hidden = solve(case, game, world, log, viewer)
    assert hidden is not None, (
        f"after {game.number} moves no hidden draws lead to the world imagined for viewer {viewer}"
    )
    outcomes: list[list[int]] = [[] for _ in log.changes]
    for index, draw in enumerate(log.draws):
        outcomes[draw.step].append(hidden.get(index, draw.item))
    book, setting = game.setting.rulebook, game.setting
    replayed = book.rules.kernel.begin(
        bytes(32), setting.players, book.rules.settings(setting), bytes(outcomes[0]), labelled=setting.labelled
    )
    for step, move in enumerate(game.moves, 1):
        replayed.set_script(bytes(outcomes[step]), asking=True)
        replayed.push(game.encode(move))
        assert replayed.possible_outcomes() == {}, f"move {step} cannot be replayed on the way to an imagined world"
    replayed_sight = replayed.seen_by(-1 if viewer is None else viewer)
    assert replayed_sight.raw() == sight.position.raw(), (
        "the viewer's sight of the replayed game is not the sight that the world was imagined from"
    )
    state, expected = replayed.read(), world.position.read()
    for seat in range(setting.players):
        assert case.holdings(state, seat) == case.holdings(expected, seat)
    assert case.pool(state) == case.pool(expected)
