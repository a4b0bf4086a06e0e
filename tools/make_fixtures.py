"""Play the finished games that the tests of Taj Mahal replay, and write each with its score sheet.

    python tools/make_fixtures.py [FOLDER]

The folder is `tests/games/taj_mahal/fixtures` unless one is named. Who sits where and every seed is fixed below, so the
same policy makes the same files. A game that was written once stays a valid game for as long as the rules are the same:
there is no need to make the files again when bots learn to play better, and a change of the rules that breaks one of
them is what they are for.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from durbar.bots.at_random import AtRandom
from durbar.bots.bot import Bot, chosen, options, whim
from durbar.bots.greedy import Greedy
from durbar.games.game import Game, rulebook, seed_bytes
from durbar.games.moves import Move
from durbar.games.sight import Sight
from extensions import PROJECT

FOLDER = PROJECT / "tests" / "games" / "taj_mahal" / "fixtures"
OWNER = PROJECT / "tests" / "games" / "taj_mahal" / "boards" / "owner.toml"


class Hoarder:
    """Withdraws at once, nine times in ten: other seats come to feel that cards run short."""

    name = "hoarder"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> Move:
        """Withdraw, or what a greedy bot would do."""
        out = sight.parse("out")
        if out.id in options(sight) and whim(self.seed, sight).random() < 0.9:
            return chosen(sight, out.id)
        return Greedy(self.seed).choose(sight)


SEATS: dict[str, Callable[[int], Bot]] = {
    "greedy": Greedy,
    "erring": lambda seed: Greedy(seed, noise=1.5),
    "random": AtRandom,
    "hoarder": Hoarder,
}


@dataclass(frozen=True)
class Table:
    """A game to play: the edition, who sits where, and what is out of the ordinary."""

    name: str
    edition: str
    seats: tuple[str, ...]
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    own_board: bool = False

    def play(self) -> Game:
        """The finished game."""
        book = rulebook("taj-mahal")
        board = book.read_board(OWNER) if self.own_board else None
        setting = book.setting(len(self.seats), self.edition, board, self.options)
        bots: list[Bot] = [SEATS[kind](self.seed * 10 + seat) for seat, kind in enumerate(self.seats)]
        game = Game.begin(setting, seed_bytes(self.seed))
        while game.to_move is not None:
            game.push(bots[game.to_move].choose(game.seen_by(game.to_move)))
        return game

    def fixture(self) -> dict[str, Any]:
        """The record, and what replaying it must come to: the score sheet of every visit, the ranks, the draws."""
        game = self.play()
        assert game.outcome is not None
        return {
            "record": game.record(list(self.seats)),
            "sheet": game.sheet.rows(),
            "ranks": list(game.outcome.ranks),
            "draws": game.position.drawn,
        }


def two_of_each() -> list[Table]:
    """Every edition with every number of players: once with greedy bots, once with a hoarder among others."""
    made: list[Table] = []
    for edition, allowed in rulebook("taj-mahal").editions.items():
        for players in allowed:
            erring = tuple("erring" if seat % 2 else "greedy" for seat in range(players))
            mixed = ("hoarder", "greedy", "random", "erring", "greedy")[:players]
            name = f"{edition}-{players}"
            made.append(Table(f"{name}-greedy", edition, erring, 100 + len(made)))
            made.append(Table(f"{name}-hoarder", edition, mixed, 100 + len(made)))
    return made


# A tournament's deal: every table visits the provinces in this order and finds these bonus tiles.
ORDER = [
    "Gujarat",
    "Malwa",
    "Thatta",
    "Ajmer",
    "Multan",
    "Kabul",
    "Lahore",
    "Kashmir",
    "Delhi",
    "Awadh",
    "Allahabad",
    "Agra",
]
BONUS = {
    "Kabul": "card",
    "Srinagar": "rice",
    "Rohtas": "points_2",
    "Lahore": "tea",
    "Multan": "gems",
    "Bhakkar": "points_2",
    "Umarkot": "spices",
    "Chittor": "rice",
    "Jodhpur": "card",
    "Delhi": "points_2",
    "Gwalior": "gems",
    "Lucknow": "tea",
    "Kalinjar": "spices",
    "Mandu": "points_2",
    "Junagadh": "card",
}

TABLES = [
    *two_of_each(),
    Table("own-board-4", "2018", ("greedy", "erring", "greedy", "random"), 201, own_board=True),
    Table("own-board-5", "2000", ("hoarder", "hoarder", "hoarder", "greedy", "erring"), 202, own_board=True),
    Table("tournament-4", "2006", ("greedy",) * 4, 203, {"province_order": ORDER, "bonus_layout": BONUS}),
    Table("open-hands-3", "2018", ("greedy", "erring", "random"), 204, {"open_hands": True}),
    Table("start-player-3", "2000", ("erring",) * 3, 205, {"start_player": 2, "undo": "never"}),
    Table("hoarders-5", "2018", ("hoarder",) * 4 + ("greedy",), 206),
    Table("showcase-4", "2018", ("greedy",) * 4, 350),
    Table("showcase-2", "2018", ("greedy",) * 2, 336),
]


def text_of(fixture: dict[str, Any]) -> str:
    """A fixture as compact JSON."""
    return json.dumps(fixture, ensure_ascii=False, separators=(",", ":")) + "\n"


def main(arguments: list[str]) -> int:
    """Play every table and write its file."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for table in TABLES:
        fixture = table.fixture()
        (folder / f"{table.name}.json").write_text(text_of(fixture), encoding="utf-8")
        print(f"{table.name:20} {fixture['record']['result']['scores']}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
