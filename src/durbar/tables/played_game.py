"""One game with people and bots at it: seats, history, taking back. It prints nothing and saves nothing by itself.

A table keeps the truth and hands out sights. What everybody was told is kept move by move as it happened, for each
seat, and for those who only watch, as they may know it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from durbar.bots.bot import Bot, bot
from durbar.games.errors import DurbarError
from durbar.games.game import Game
from durbar.games.kernel.state import DRAWN
from durbar.games.message import Message
from durbar.games.moves import Move
from durbar.games.sight import Sight


class TakeBackRefused(DurbarError):
    """A move that may not be taken back, or not without the others' consent."""


@dataclass(frozen=True)
class Player:
    """Who sits in a seat: a person, or a bot of some kind."""

    name: str
    bot: str | None = None

    @property
    def person(self) -> bool:
        """Whether this is a person."""
        return self.bot is None


Told = dict[int | None, tuple[Message, ...]]


@dataclass(frozen=True)
class Made:
    """A move that was made: by whom, whether it drew anything, and what each viewer was told of it (None watches)."""

    seat: int
    move: Move
    drew: bool
    told: Told


@dataclass(frozen=True)
class TakeBack:
    """How a seat's last decision could be taken back.

    ``number`` moves would remain. ``crosses``: since then a card was drawn or another seat has moved, so somebody would
    know more than they did. ``alone``: no other person is at the table.
    """

    number: int
    move: Move
    crosses: bool
    alone: bool

    @property
    def needs_consent(self) -> bool:
        """Whether the other people have to agree."""
        return self.crosses and not self.alone


class PlayedGame:
    """A game and who plays it."""

    def __init__(
        self, game: Game, players: Sequence[Player], bot_seed: int = 0, taken_back: Sequence[dict[str, Any]] = ()
    ) -> None:
        """Take up a game where it stands. Bots choose by ``bot_seed``, which says nothing about the game's seed."""
        if game.seed is None:
            raise DurbarError("tables.imagined")
        if len(players) != game.setting.players:
            raise DurbarError("tables.number-of-players", seats=game.setting.players, players=len(players))
        self.bot_seed = bot_seed
        self.taken_back = list(taken_back)
        """What was taken back across a draw or another's move, for the record."""
        self._bots: dict[int, Bot] = {}
        self.players: tuple[Player, ...] = tuple(players)
        for seat, player in enumerate(players):
            self.seat(seat, player)
        self._game = game.at(0)
        self.opening = self._told()
        """What each viewer was told of the deal."""
        self.history: list[Made] = []
        for move in game.moves:
            self.push(move)

    # -- who and where ------------------------------------------------------------------------------------------------
    @property
    def game(self) -> Game:
        """The truth. It is for saving, and for nobody to look at."""
        return self._game

    @property
    def names(self) -> list[str]:
        """The players' names."""
        return [player.name for player in self.players]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.person]

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when the game is over."""
        return self._game.to_move

    @property
    def bot_to_move(self) -> bool:
        """Whether a bot has the move."""
        return self.to_move in self._bots

    def seat(self, seat: int, player: Player) -> None:
        """Let somebody sit down where another sat; the game goes on where it stands."""
        made = None if player.bot is None else bot(player.bot, self.bot_seed + seat)
        self._bots.pop(seat, None)
        if made is not None:
            self._bots[seat] = made
        self.players = tuple(player if at == seat else one for at, one in enumerate(self.players))

    def copy(self) -> PlayedGame:
        """A twin that shares nothing changeable with this table."""
        twin = object.__new__(PlayedGame)
        twin.bot_seed = self.bot_seed
        twin.taken_back = list(self.taken_back)
        twin.players = self.players
        twin._bots = dict(self._bots)  # they keep nothing in mind
        twin._game = self._game.copy()
        twin.opening = self.opening
        twin.history = list(self.history)
        return twin

    def sight(self, seat: int | None) -> Sight:
        """What a seat may know; None for a spectator."""
        return self._game.seen_by(seat)

    # -- moves --------------------------------------------------------------------------------------------------------
    def push(self, move: Move | str) -> Made:
        """Make a move for the seat that has it; errors as `Game.push` has them."""
        seat = self.to_move
        self._game.push(move)
        assert seat is not None
        made = self._game.decode(self._game.encode(move))
        drew = any(kind == DRAWN for kind, *_ in self._game.position.events())
        self.history.append(Made(seat, made, drew, self._told()))
        return self.history[-1]

    @property
    def bot(self) -> Bot:
        """The bot that has the move."""
        if self.to_move is None or self.to_move not in self._bots:
            raise DurbarError("tables.no-bot-to-move")
        return self._bots[self.to_move]

    def let_bot_move(self) -> Made:
        """Let the bot that has the move make it."""
        chooser = self.bot
        return self.push(chooser.choose(self.sight(self.to_move)))

    def told(self, seat: int | None, since: int = 0) -> list[tuple[Message, ...]]:
        """What a viewer was told of each move, from move number ``since`` on."""
        return [made.told[seat] for made in self.history[since:]]

    def last_decision(self, seat: int) -> int | None:
        """The number of moves that had been made when a seat last decided something; None if it never did."""
        return next((n for n in range(len(self.history) - 1, -1, -1) if self.history[n].seat == seat), None)

    def _told(self) -> Told:
        public = self._game.seen_by(None).story()
        told: Told = {None: public}
        for seat in range(len(self.players)):
            own = self._game.seen_by(seat).story()
            told[seat] = public if own == public else own  # most moves are the same to all: kept once
        return told

    # -- taking back --------------------------------------------------------------------------------------------------
    def take_back_of(self, seat: int) -> TakeBack:
        """How the last decision of a person could be taken back; `TakeBackRefused` if there is none."""
        if self._game.setting.options.get("undo") == "never":
            raise TakeBackRefused("tables.take-back-never")
        number = self.last_decision(seat)
        if number is None:
            raise TakeBackRefused("tables.nothing-to-take-back", name=self.players[seat].name)
        since = self.history[number:]
        crosses = any(made.drew or made.seat != seat for made in since)
        return TakeBack(number, since[0].move, crosses, self.people == [seat])

    def take_back(self, seat: int, agreed: bool = False) -> TakeBack:
        """Go back to before a person's last decision. Where others have learnt something since, they must have agreed;
        bots always do. The record tells of it where anybody could have learnt something.
        """
        found = self.take_back_of(seat)
        if found.needs_consent and not agreed:
            raise TakeBackRefused("tables.take-back-needs-consent")
        if found.crosses:
            moves = [made.move.text for made in self.history[found.number :]]
            self.taken_back.append({"after": found.number, "seat": seat, "moves": moves})
        self.go_to(found.number)
        return found

    def go_to(self, number: int) -> None:
        """Leave only so many moves. Nobody is asked: that is for whoever calls this."""
        self._game = self._game.at(number)
        del self.history[number:]

    def record(self) -> dict[str, Any]:
        """The record of the game, with the players' names and what was taken back."""
        record = self._game.record(self.names)
        if self.taken_back:
            record["taken_back"] = [dict(one) for one in self.taken_back]
        return record
