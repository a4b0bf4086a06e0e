"""A gathering kept as a server keeps it, without the server: an act says what would follow, that is noted in a log and
then happens.
"""

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


class Around:
    """People around a table. Every act is tried on what is there; what it wants noted happens."""

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
        return self.at.play.to_move

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
            self.do(actions.bot_move, self.at.play.bot.choose(sight).text)

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
        """The gathering that the log alone gives, as it comes out of a database."""
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
    """All that anybody could learn of a gathering, and all it decides by: equal for equal ones."""
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
    if table.play is not None:
        facts["sights"] = [bytes(table.sight(seat)) for seat in viewers]
        facts["records"] = [table.record(seat) for seat in viewers]
        facts["players"] = table.play.players
    return facts
