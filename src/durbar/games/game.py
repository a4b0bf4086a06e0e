"""The interface between the rules and everything else. A `Game` has the full state, including hidden cards; a `Sight`
is what one viewer may know of it.

All errors are subclasses of ``ValueError``. ``docs/contract.md`` is a tutorial.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from durbar.games.datafile import described
from durbar.games.errors import (
    BoardError,
    DurbarError,
    GameOver,
    IllegalMove,
    MalformedMove,
    MoveError,
    RecordError,
    SettingError,
    UnknownGame,
)
from durbar.games.kernel.both import warn_if_slow
from durbar.games.kernel.position import Position
from durbar.games.message import Message
from durbar.games.moves import LegalMoves, Move
from durbar.games.observation import Piece
from durbar.games.result import Outcome, Sheet, outcome_of, running_sheet, tallies
from durbar.games.rulebook import Board, Option, Rulebook, Setting, game_names, malformed_move, register, rulebook
from durbar.games.sight import Preview, Sight, describe_last_events

__all__ = [
    "Board",
    "BoardError",
    "DurbarError",
    "Game",
    "GameOver",
    "IllegalMove",
    "LegalMoves",
    "MalformedMove",
    "Message",
    "Move",
    "MoveError",
    "Option",
    "Outcome",
    "Piece",
    "Preview",
    "RecordError",
    "Rulebook",
    "Setting",
    "SettingError",
    "Sheet",
    "Sight",
    "UnknownGame",
    "game_names",
    "new",
    "register",
    "rulebook",
    "seed_bytes",
]


def seed_bytes(seed: int | bytes | None) -> bytes:
    """Return the 256-bit seed that is given as a number or as 32 bytes. For None, return a new random seed."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise SettingError("seed.bytes", length=len(seed))
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**256:
        raise SettingError("seed.number", asked=described(seed))
    return seed.to_bytes(32, "little")


def new(
    game: str,
    players: int,
    *,
    edition: str | None = None,
    seed: int | bytes | None = None,
    board: Board | str | Path | None = None,
    options: Mapping[str, Any] | None = None,
    version: int | None = None,
) -> Game:
    """Return a new game. ``board`` is a custom board or the path of its file. The default ``seed`` is random, and it
    must stay secret during the game. The default ``version`` is the newest version of the rules.
    """
    warn_if_slow()
    book = rulebook(game)
    if isinstance(board, str | Path):
        board = book.rules.read_board(Path(board))
    return Game.begin(book.setting(players, edition, board, options, version), seed_bytes(seed))


class Game:
    """The full state of one game, including hidden cards, with its history. Give players a `Sight`, never a `Game`."""

    def __init__(
        self, setting: Setting, seed: bytes | None, position: Position, moves: Sequence[int], finished_chapters: Sheet
    ) -> None:
        self.setting = setting
        self.seed = seed
        """The 256-bit seed. It is None if the game was sampled by `Sight.imagine`; such a game cannot be replayed."""
        self.position = position
        self._moves = list(moves)
        self._finished_chapters = finished_chapters  # the score sheet of the finished visits, rounds or turns

    @classmethod
    def begin(cls, setting: Setting, seed: bytes) -> Game:
        """Deal a game from a setting and a seed."""
        book = setting.rulebook
        position = book.rules.kernel.begin(
            seed,
            setting.players,
            book.rules.settings(setting),
            book.rules.script(setting),
            labelled=setting.labelled,
        )
        return cls(setting, seed, position, (), Sheet(tuple(book.rules.sources)))

    def __repr__(self) -> str:
        return (
            f"<Game: {self.setting.rulebook.name} {self.setting.edition}, {self.setting.players} players, "
            f"{len(self._moves)} moves{', over' if self.to_move is None else ''}>"
        )

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when the game is over."""
        return self.position.mover if self.position.mover >= 0 else None

    @property
    def number(self) -> int:
        """The number of moves made so far."""
        return len(self._moves)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves so far."""
        return tuple(self.decode(id) for id in self._moves)

    @property
    def legal_moves(self) -> LegalMoves:
        """The mover's legal moves. They reveal the mover's hand, so show other players the moves of their own sights
        (see `seen_by`) instead.
        """
        return LegalMoves(self.position.legal(), lambda id: self.setting.rulebook.notation.text(self.setting, id))

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while the game is running."""
        return outcome_of(self.setting, self.position)

    @property
    def sheet(self) -> Sheet:
        """The score sheet so far, including the current chapter (a visit, round or turn)."""
        return running_sheet(self.setting, self._finished_chapters, self.position.read())

    @property
    def events(self) -> tuple[Message, ...]:
        """The messages about all events of the last move (or of the deal), including hidden ones."""
        return describe_last_events(self.setting, self.position)

    @property
    def seed_hash(self) -> str | None:
        """The hash of the seed. Unlike the seed, it can be published while the game is running."""
        return sha256(self.seed).hexdigest() if self.seed is not None else None

    def push(self, move: Move | str) -> None:
        """Make a move, given as a `Move` or as text. Raise the errors of `require_legal`."""
        self._push(self._legal_id(move))

    def push_legal(self, move: Move) -> None:
        """Make a move that `require_legal` returned for this position, from this game or from the mover's sight.

        The text of the move is not parsed again. Raise ``ValueError`` if the move is not legal in this position.
        """
        self._push(move.id)

    def require_legal(self, move: Move | str) -> Move:
        """Return the legal move with this text.

        Raise `MalformedMove` if the text is not a move, and `IllegalMove` with the reason and its rule if the move is
        not legal now.
        """
        return self.decode(self._legal_id(move))

    def _legal_id(self, move: Move | str) -> int:
        """Return the action id of a move; raise `IllegalMove` if the move is not legal."""
        id = self.encode(move)
        if not self.position.allows(id):
            error = self.seen_by(self.to_move).refusal(Move(id, str(move)))
            if error is None:
                raise AssertionError(f"{move} is neither legal nor explained")
            raise error
        return id

    def _push(self, id: int) -> None:
        """Make a move, and extend the score sheet if a chapter (a visit, round or turn) has ended."""
        previous_chapter = self.position.chapter
        self.position.push(id)
        self._moves.append(id)
        if self.position.chapter != previous_chapter or self.position.mover < 0:
            self._finished_chapters = self._finished_chapters.with_chapter(tallies(self.setting, self.position.read()))

    def copy(self) -> Game:
        """Return an independent copy of this game."""
        return Game(self.setting, self.seed, self.position.copy(), self._moves, self._finished_chapters)

    def at(self, number: int) -> Game:
        """Return a copy of the game as it was after ``number`` moves. The moves are replayed from the start."""
        if self.seed is None:
            raise DurbarError("record.no-past")
        if not 0 <= number <= len(self._moves):
            raise DurbarError("record.no-such-move", moves=len(self._moves), number=str(number))
        game = Game.begin(self.setting, self.seed)
        for id in self._moves[:number]:
            game._push(id)
        return game

    def seen_by(self, seat: int | None) -> Sight:
        """Return what a seat may know of the game; None for a spectator."""
        if seat is not None and not 0 <= seat < self.setting.players:
            raise DurbarError("setting.no-seat", asked=repr(seat), most=self.setting.players - 1)
        position = self.position.seen_by(-1 if seat is None else seat)
        return Sight(self.setting, seat, position, self._moves, self._finished_chapters)

    def laid_open(self) -> Sight:
        """Return a sight of a finished game with every hand face up."""
        position = self.position.copy()
        position.set_key(bytes(32))  # clear the seed and the scripted outcomes, which determine future draws
        position.set_script(b"")
        return Sight(self.setting, None, position, self._moves, self._finished_chapters, laid_open=True)

    def encode(self, move: Move | str) -> int:
        """Return the action id of a move."""
        return move.id if isinstance(move, Move) else self.setting.rulebook.notation.parse(self.setting, move)

    def decode(self, id: int) -> Move:
        """Return the move with this action id."""
        ids = self.setting.rulebook.rules.kernel.ids
        if not 0 <= id < ids:
            raise malformed_move(id, Message("why.action-id", {"most": ids - 1}))
        return Move(id, self.setting.rulebook.notation.text(self.setting, id))

    def record(self, seats: Sequence[str] | None = None) -> dict[str, Any]:
        """Return the record of the game: a JSON document from which the game can be replayed. ``seats`` are the
        players' names.
        """
        from durbar.games.record import make_record

        return make_record(self, seats)
