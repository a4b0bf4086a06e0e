"""Let bots play the games that the tests replay (the fixtures), and write the record and score sheet of each.

    python tools/make_fixtures.py [GAME ...] [--to FOLDER]

The files are written to `tests/games/GAME/fixtures`. With `--to` they are written to FOLDER/GAME instead. Bots and
seeds are fixed below, so every run writes the same files. The purpose of fixtures is to detect changes of the
rules. They stay valid as long as the rules stay the same, so do not regenerate them because the bots have changed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from durbar.bots.bot import Bot, move_from_id, new_rng, require_legal_ids
from durbar.bots.greedy import Greedy
from durbar.bots.random_bot import RandomBot
from durbar.games.game import Game, rulebook, seed_bytes
from durbar.games.moves import Move
from durbar.games.sight import Sight
from extensions import PROJECT


class Idle:
    """A bot that in 90 % of its turns makes the first legal move of a given list, and otherwise plays greedily."""

    name = "idle"

    def __init__(self, seed: int, *moves: str) -> None:
        self.seed = seed
        self.moves = moves

    def choose(self, sight: Sight) -> Move:
        """Return a legal move of the list, or the move of a greedy bot."""
        for move in map(sight.parse, self.moves):
            if move.id in require_legal_ids(sight) and new_rng(self.seed, sight).random() < 0.9:
                return move_from_id(sight, move.id)
        return Greedy(self.seed).choose(sight)


BOTS: dict[str, Callable[[int], Bot]] = {
    "greedy": Greedy,
    "erring": lambda seed: Greedy(seed, noise=1.5),
    "random": RandomBot,
    # A hoarder withdraws without playing and collects cards, so that the deck runs out.
    "hoarder": lambda seed: Idle(seed, "out"),
    # An idler lays at most one tile a turn, so that the game is long.
    "idler": lambda seed: Idle(seed, "end", "renew"),
}
"""Functions that create a bot from a seed, by the name of the kind of bot."""


def tests_folder(game: str) -> Path:
    """Return the folder of a game's tests."""
    return PROJECT / "tests" / "games" / game.replace("-", "_")


@dataclass(frozen=True)
class Table:
    """A game that is played and written as a fixture.

    `name` is the name of its file, and `seats` has the kind of the bot in each seat.
    """

    game: str
    name: str
    edition: str
    seats: tuple[str, ...]
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    board: str | None = None
    """The name of a board file in the folder `boards` of the game's tests; None for the standard board."""
    version: int = 1
    """The version of the rules."""

    def play(self) -> Game:
        """Let the bots play the game, and return it when it is finished."""
        book = rulebook(self.game)
        board = book.rules.read_board(tests_folder(self.game) / "boards" / f"{self.board}.toml") if self.board else None
        setting = book.setting(len(self.seats), self.edition, board, self.options, self.version)
        bots: list[Bot] = [BOTS[kind](self.seed * 10 + seat) for seat, kind in enumerate(self.seats)]
        game = Game.begin(setting, seed_bytes(self.seed))
        while game.to_move is not None:
            game.push(bots[game.to_move].choose(game.seen_by(game.to_move)))
        return game

    def fixture(self) -> dict[str, Any]:
        """Return the record, and the results that replaying it must have: score sheet, ranks, and number of draws."""
        game = self.play()
        assert game.outcome is not None
        return {
            "record": game.record(list(self.seats)),
            "sheet": game.sheet.rows(),
            "ranks": list(game.outcome.ranks),
            "draws": game.position.drawn,
        }


def two_of_each(game: str, idle: str) -> list[Table]:
    """Return two tables for every edition and number of players.

    At the first table all bots are greedy, and some of them make errors. At the second table the bots are of different
    kinds, and one of them is of the kind `idle`.
    """
    tables: list[Table] = []
    for edition, allowed in rulebook(game).rules.editions.items():
        for players in allowed:
            greedy = tuple("erring" if seat % 2 else "greedy" for seat in range(players))
            mixed = (idle, "greedy", "random", "erring", "greedy")[:players]
            name = f"{edition}-{players}"
            tables.append(Table(game, f"{name}-greedy", edition, greedy, 100 + len(tables)))
            tables.append(Table(game, f"{name}-{idle}", edition, mixed, 100 + len(tables)))
    return tables


TOURNAMENT_ORDER = [
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
"""An example of a fixed order of the provinces, as in a tournament."""
TOURNAMENT_BONUS = {
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
"""An example of a fixed bonus tile for each fortress, as in a tournament."""

TAJ_MAHAL = [
    *two_of_each("taj-mahal", "hoarder"),
    Table("taj-mahal", "own-board-4", "2018", ("greedy", "erring", "greedy", "random"), 201, board="owner"),
    Table("taj-mahal", "own-board-5", "2000", ("hoarder",) * 3 + ("greedy", "erring"), 202, board="owner"),
    Table(
        "taj-mahal",
        "tournament-4",
        "2006",
        ("greedy",) * 4,
        203,
        {"province_order": TOURNAMENT_ORDER, "bonus_layout": TOURNAMENT_BONUS},
    ),
    Table("taj-mahal", "open-hands-3", "2018", ("greedy", "erring", "random"), 204, {"open_hands": True}),
    Table("taj-mahal", "start-player-3", "2000", ("erring",) * 3, 205, {"start_player": 2, "undo": "never"}),
    Table("taj-mahal", "hoarders-5", "2018", ("hoarder",) * 4 + ("greedy",), 206),
    Table("taj-mahal", "showcase-4", "2018", ("greedy",) * 4, 350),
    Table("taj-mahal", "showcase-2", "2018", ("greedy",) * 2, 336),
]
MAHARANI = [
    *two_of_each("maharani", "idler"),
    Table("maharani", "garden-2", "2012", ("greedy", "random"), 201, board="garden"),
    Table("maharani", "garden-4", "2012", ("erring", "greedy", "idler", "random"), 202, board="garden"),
    Table("maharani", "tight-3", "2012", ("random", "greedy", "idler"), 203, board="tight"),
    Table("maharani", "open-court-2", "2012", ("greedy", "erring"), 204, board="open_court"),
    Table("maharani", "start-player-3", "2012", ("erring",) * 3, 205, {"start_player": 2, "undo": "never"}),
    Table("maharani", "idlers-4", "2012", ("idler",) * 3 + ("greedy",), 206),
    Table("maharani", "idlers-2", "2012", ("idler",) * 2, 207),
    Table("maharani", "shared-victory-3", "2012", ("greedy", "erring", "greedy"), 342),
    Table("maharani", "showcase-4", "2012", ("greedy",) * 4, 338),
    Table("maharani", "showcase-2", "2012", ("greedy",) * 2, 309),
]
LABELLED_DRAWS = [
    Table("taj-mahal", "labelled-2", "2018", ("greedy", "hoarder"), 401, version=2),
    Table("taj-mahal", "labelled-4", "2006", ("greedy", "erring", "random", "hoarder"), 402, version=2),
    Table("maharani", "labelled-2", "2012", ("greedy", "idler"), 403, version=2),
    Table("maharani", "labelled-4", "2012", ("greedy", "erring", "random", "idler"), 404, version=2),
]
"""Games of version 2 of the rules, in which every random draw has a label."""
TABLES = [*TAJ_MAHAL, *MAHARANI, *LABELLED_DRAWS]


def text_of(fixture: dict[str, Any]) -> str:
    """Return a fixture as compact JSON."""
    return json.dumps(fixture, ensure_ascii=False, separators=(",", ":")) + "\n"


def main(arguments: list[str]) -> int:
    """Play every table and write its file."""
    games = list(dict.fromkeys(table.game for table in TABLES))
    parser = argparse.ArgumentParser(description="Play the finished games that the tests replay.")
    parser.add_argument("game", nargs="*", metavar="GAME", help="the games to write fixtures for; all by default")
    parser.add_argument("--to", type=Path, metavar="FOLDER", help="write the files into folders in FOLDER")
    parsed = parser.parse_args(arguments)
    if unknown := set(parsed.game) - set(games):
        parser.error(f"no fixtures of {', '.join(sorted(unknown))}; choose from {', '.join(games)}")
    for table in TABLES:
        if table.game in (parsed.game or games):
            tests = tests_folder(table.game)
            folder = parsed.to / tests.name if parsed.to else tests / "fixtures"
            folder.mkdir(parents=True, exist_ok=True)
            fixture = table.fixture()
            (folder / f"{table.name}.json").write_text(text_of(fixture), encoding="utf-8")
            print(f"{table.game} {table.name:20} {fixture['record']['result']['scores']}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
