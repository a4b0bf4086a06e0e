"""A table as a server uses it, without the server: an action returns entries, and these are applied."""

import json
import random

import durbar
import toy.game  # noqa: F401  (makes the toy known)
from durbar.games.errors import DurbarError
from durbar.tables import actions
from durbar.tables.log import Entry
from durbar.tables.opening import open_table
from durbar.tables.seats import Seat, bot_seat, person
from durbar.tables.table import Table

BOT_SEED = 31415926535
NAMES = ("Noor", "Ines", "Akbar", "Tara", "Ravi")


def local_table(*bots, game="toy", seed=7, bot_seed=3, **more):
    """A table as in a terminal: None is a person, else the kind of bot."""
    seats = [Seat(name, kind) for name, kind in zip(NAMES, bots, strict=False)]
    return Table.local(durbar.new(game, len(bots), seed=seed, **more), seats, bot_seed=bot_seed)


def push(table, move):
    """Make a move for whoever is to move at a local table."""
    if table.bot_to_move:
        actions.carry_out(table, actions.bot_move(table, move))
    else:
        actions.carry_out(table, actions.move(table, table.to_move, move, table.version))


def take_back(table, seat):
    """Take back the last decision of a seat at a local table; everybody agrees."""
    actions.carry_out(table, actions.take_back(table, seat, table.version))
    if table.asking is not None:
        for other in table.people:
            if other != seat:
                actions.carry_out(table, actions.agree(table, other))


class Around:
    """People around a table. Every action is tried on the table, and its entries are applied."""

    def __init__(self, entries):
        self.now = 1000.0
        self.at = Table(actions.stamped(None, entries, self.now))

    def do(self, act, *words):
        """Do something; the kinds of what happened."""
        entries = actions.stamped(self.at, act(self.at, *words), self.now)
        for entry in entries:
            self.at.apply(entry)
        return [entry.kind for entry in entries]

    def refused(self, act, *words):
        """What stands in the way of an act. It must have changed nothing."""
        before = told(self.at)
        try:
            act(self.at, *words)
        except DurbarError as error:
            assert told(self.at) == before
            return error
        raise AssertionError(f"{act.__name__}{words} was not refused")

    # -- playing ------------------------------------------------------------------------------------------------------
    @property
    def to_move(self):
        return self.at.to_move

    def move(self, text=None, seat=None):
        """A person's move; any legal one if none is named, of whoever has the move if no seat is."""
        seat = self.to_move if seat is None else seat
        text = text or next(iter(self.at.sight(seat).legal_moves)).text
        return self.do(actions.move, seat, text, self.at.version)

    def play(self, seat=None):
        """A move that draws nothing: a card of the toy."""
        seat = self.to_move if seat is None else seat
        card = next(move.text for move in self.at.sight(seat).legal_moves if move.text not in {"draw", "pass"})
        return self.move(card, seat)

    def bots_move(self):
        """Let bots move until a person has to, or the game is over."""
        while self.at.bot_to_move:
            sight = self.at.sight(self.to_move)
            self.do(actions.bot_move, self.at.bot.choose(sight).text)

    def play_to_the_end(self, chance=None):
        """Random moves, of people and for bots."""
        chance = chance or random.Random(1)
        while self.to_move is not None:
            move = chance.choice(list(self.at.sight(self.to_move).legal_moves)).text
            if self.at.bot_to_move:
                self.do(actions.bot_move, move)
            else:
                self.move(move)

    def pass_on_to(self, seat):
        """Let everybody play until a seat has the move."""
        while self.to_move != seat:
            self.bots_move() if self.at.bot_to_move else self.play()

    def again(self):
        """The table that the log alone gives, as it comes out of a database."""
        return Table(from_store(to_store(self.at)))


def to_store(table):
    """A log as text."""
    return json.dumps([(entry.kind, entry.body, entry.version, entry.at, entry.key) for entry in table.log])


def from_store(text):
    """A log out of its text."""
    return [Entry(*row) for row in json.loads(text)]


def opened(*who, game="toy", seed=5, absence=None, **more):
    """A table: None is a person, ``open`` nobody yet, else the level of a bot."""
    seats = {}
    for at, kind in enumerate(who):
        seats[at] = person(NAMES[at]) if kind is None else Seat() if kind == "open" else bot_seat(kind, seats)
    dealt = durbar.new(game, len(who), seed=seed, **more)
    return Around(open_table(dealt, list(seats.values()), bot_seed=BOT_SEED, absence=absence))


def started(*who, **more):
    """The same, dealt."""
    around = opened(*who, **more)
    around.do(actions.start)
    return around


def told(table):
    """All that anybody could learn of a table, and all it decides by: equal for equal ones."""
    viewers = [None, *range(len(table.seats))]
    facts = {
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
        facts["sights"] = [bytes(table.sight(seat)) for seat in viewers]
        facts["records"] = [table.record(seat) for seat in viewers]
    return facts
