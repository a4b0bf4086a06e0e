"""Helpers that carry out actions at a table without a server: an action returns log entries, and the table applies
them.
"""

import json
import random

import durbar
import toy.game  # noqa: F401  (registers the toy game)
from durbar.games.errors import DurbarError
from durbar.tables import actions
from durbar.tables.log import Entry
from durbar.tables.opening import open_table
from durbar.tables.seats import Seat, bot_seat, person
from durbar.tables.table import Table

BOT_SEED = 31415926535
"""A seed of the bots that is unlikely to occur in a text by chance."""
NAMES = ("Noor", "Ines", "Akbar", "Tara", "Ravi")


def local_table(*kinds, game="toy", seed=7, bot_seed=3, **settings):
    """Return a table as the terminal uses it. Each of ``kinds`` is a seat: None for a person, or the name of a bot."""
    seats = [Seat(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
    return Table.local(durbar.new(game, len(kinds), seed=seed, **settings), seats, bot_seed=bot_seed)


def push(table, move):
    """Make a move for the player to move at a local table."""
    if table.bot_to_move:
        actions.carry_out(table, actions.bot_move(table, move))
    else:
        actions.carry_out(table, actions.move(table, table.to_move, move, table.version))


def take_back(table, seat):
    """Take back the last decision of a seat at a local table, with the consent of all players."""
    actions.carry_out(table, actions.take_back(table, seat, table.version))
    if table.asking is not None:
        for other in table.people:
            if other != seat:
                actions.carry_out(table, actions.agree(table, other))


class TableDriver:
    """A table and a clock. `do` calls an action and applies its entries to the table."""

    def __init__(self, entries):
        self.now = 1000.0
        self.table = Table(actions.stamped(None, entries, self.now))

    def do(self, action, *arguments):
        """Carry out an action on the table. Return the kinds of its log entries."""
        entries = actions.stamped(self.table, action(self.table, *arguments), self.now)
        for entry in entries:
            self.table.apply(entry)
        return [entry.kind for entry in entries]

    def refused(self, action, *arguments):
        """Call an action that must raise an error. Check that nothing has changed, and return the error."""
        before = snapshot(self.table)
        try:
            action(self.table, *arguments)
        except DurbarError as error:
            assert snapshot(self.table) == before
            return error
        raise AssertionError(f"{action.__name__}{arguments} was not refused")

    # -- moves --------------------------------------------------------------------------------------------------------
    @property
    def to_move(self):
        """The seat to move."""
        return self.table.to_move

    def move(self, text=None, seat=None):
        """Make a person's move: by default the first legal move of the player to move."""
        seat = self.to_move if seat is None else seat
        text = text or next(iter(self.table.sight(seat).legal_moves)).text
        return self.do(actions.move, seat, text, self.table.version)

    def play(self, seat=None):
        """Play a card of the toy game, a move that draws nothing."""
        seat = self.to_move if seat is None else seat
        card = next(move.text for move in self.table.sight(seat).legal_moves if move.text not in {"draw", "pass"})
        return self.move(card, seat)

    def bots_move(self):
        """Let bots move until a person has to, or the game is over."""
        while self.table.bot_to_move:
            sight = self.table.sight(self.to_move)
            self.do(actions.bot_move, self.table.bot.choose(sight).text)

    def play_to_the_end(self, rng=None):
        """Make random moves for people and bots until the game is over."""
        rng = rng or random.Random(1)
        while self.to_move is not None:
            move = rng.choice(list(self.table.sight(self.to_move).legal_moves)).text
            if self.table.bot_to_move:
                self.do(actions.bot_move, move)
            else:
                self.move(move)

    def play_until_turn_of(self, seat):
        """Make moves until a seat is to move."""
        while self.to_move != seat:
            if self.table.bot_to_move:
                self.bots_move()
            else:
                self.play()

    def rebuilt(self):
        """Return the table rebuilt from its stored log."""
        return Table(from_store(to_store(self.table)))


def to_store(table):
    """Return a table's log as text."""
    return json.dumps([(entry.kind, entry.body, entry.version, entry.at, entry.key) for entry in table.log])


def from_store(text):
    """Return the log that `to_store` wrote as text."""
    return [Entry(*row) for row in json.loads(text)]


def opened(*seat_kinds, game="toy", seed=5, absence=None, **settings):
    """Return a driver of a new table. Each of ``seat_kinds`` is None (a person), ``open``, or the level of a bot."""
    seats = {}
    for seat, kind in enumerate(seat_kinds):
        if kind is None:
            seats[seat] = person(NAMES[seat])
        elif kind == "open":
            seats[seat] = Seat()
        else:
            seats[seat] = bot_seat(kind, seats)
    new_game = durbar.new(game, len(seat_kinds), seed=seed, **settings)
    return TableDriver(open_table(new_game, list(seats.values()), bot_seed=BOT_SEED, absence=absence))


def started(*seat_kinds, **arguments):
    """Return a driver of a table whose game has started; the arguments are those of `opened`."""
    driver = opened(*seat_kinds, **arguments)
    driver.do(actions.start)
    return driver


def snapshot(table):
    """Return everything that viewers can read from a table and everything that affects actions.

    Two snapshots are equal if nothing has changed between them.
    """
    viewers = [None, *range(len(table.seats))]
    parts = {
        "seats": table.seats,
        "stage": table.stage,
        "version": (table.version, table.game_version),
        "asking": (table.asking, sorted(table.agreed)),
        "votes": {absent: sorted(votes) for absent, votes in table.votes.items()},
        "turn": (table.turn, table.due),
        "stories": [table.story(seat) for seat in viewers],
        "shuffle": table.shuffle,
    }
    if table.has_started:
        parts["sights"] = [bytes(table.sight(seat)) for seat in viewers]
        parts["records"] = [table.record(seat) for seat in viewers]
    return parts
