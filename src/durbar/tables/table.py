"""One game with people and bots at it: seats, history, taking back. It prints nothing and saves nothing by itself.

A table keeps the truth and hands out sights. What everybody was told is kept move by move as it happened, for each
person as that person may know it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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


@dataclass(frozen=True)
class Made:
    """A move that was made: by whom, whether it drew anything, and what each person was told of it."""

    seat: int
    move: Move
    drew: bool
    told: dict[int, tuple[Message, ...]]


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


class Table:
    """A game and who plays it."""

    def __init__(self, game: Game, players: Sequence[Player], bot_seed: int = 0) -> None:
        """Take up a game where it stands. Bots choose by ``bot_seed``, which says nothing about the game's seed."""
        if game.seed is None:
            raise DurbarError("an imagined world cannot be played at a table")
        if len(players) != game.setting.players:
            raise DurbarError(f"{game.setting.players} seats cannot be taken by {len(players)} players")
        self.players = tuple(players)
        self.bot_seed = bot_seed
        self._bots: dict[int, Bot] = {
            seat: bot(player.bot, bot_seed + seat) for seat, player in enumerate(self.players) if player.bot is not None
        }
        self._game = game.at(0)
        self.opening = self._told()
        """What each person was told of the deal."""
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

    def sight(self, seat: int | None) -> Sight:
        """What a seat may know; None for a spectator."""
        return self._game.seen_by(seat)

    # -- moves --------------------------------------------------------------------------------------------------------
    def push(self, move: Move | str) -> Made:
        """Make a move for the seat that has it; errors as `Game.push` has them."""
        seat = self.to_move
        self._game.push(move)
        assert seat is not None
        drew = any(kind == DRAWN for kind, *_ in self._game.position.events())
        self.history.append(Made(seat, self._game.moves[-1], drew, self._told()))
        return self.history[-1]

    def let_bot_move(self) -> Made:
        """Let the bot that has the move make it."""
        seat = self.to_move
        if seat is None or seat not in self._bots:
            raise DurbarError("no bot has the move")
        return self.push(self._bots[seat].choose(self.sight(seat)))

    def told(self, seat: int, since: int = 0) -> list[tuple[Message, ...]]:
        """What a person was told of each move, from move number ``since`` on."""
        return [made.told[seat] for made in self.history[since:]]

    def last_decision(self, seat: int) -> int | None:
        """The number of moves that had been made when a seat last decided something; None if it never did."""
        return next((n for n in range(len(self.history) - 1, -1, -1) if self.history[n].seat == seat), None)

    def _told(self) -> dict[int, tuple[Message, ...]]:
        return {seat: self._game.seen_by(seat).story() for seat in self.people}

    # -- taking back --------------------------------------------------------------------------------------------------
    def take_back_of(self, seat: int) -> TakeBack:
        """How the last decision of a person could be taken back; `TakeBackRefused` if there is none."""
        if self._game.setting.options.get("undo") == "never":
            raise TakeBackRefused("at this table no move is taken back")
        number = self.last_decision(seat)
        if number is None:
            raise TakeBackRefused(f"{self.players[seat].name} has made no move that could be taken back")
        since = self.history[number:]
        crosses = any(made.drew or made.seat != seat for made in since)
        return TakeBack(number, since[0].move, crosses, self.people == [seat])

    def take_back(self, seat: int, agreed: bool = False) -> TakeBack:
        """Go back to before a person's last decision. Where others have learnt something since, they must have agreed;
        bots always do.
        """
        found = self.take_back_of(seat)
        if found.needs_consent and not agreed:
            raise TakeBackRefused("others have moved or a card has been drawn since: all must agree to take that back")
        self._game = self._game.at(found.number)
        del self.history[found.number :]
        return found
