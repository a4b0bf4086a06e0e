"""Tests that every error class is translated into French and can be pickled."""

import pickle
import pkgutil
from importlib import import_module
from pathlib import Path

import pytest

from durbar.analysis.analysing import Plan, Stopped, analyse
from durbar.arena.matches import Match
from durbar.arena.results import ResultsError, read_result
from durbar.arena.workers import WorkerLost
from durbar.arena.yardstick import NoYardstick, build_yardstick
from durbar.bots.bot import NotToMove, UnknownBot, bot
from durbar.games.board_slots import BoardSlots
from durbar.games.errors import (
    BoardError,
    DurbarError,
    GameOver,
    IllegalMove,
    MalformedMove,
    MoveError,
    NoRoom,
    RecordError,
    SettingError,
    UnknownGame,
)
from durbar.games.game import Game, new, rulebook
from durbar.games.maharani.components.board_file import read_components
from durbar.games.message import Message
from durbar.games.record import replay
from durbar.games.words import say
from durbar.tables import actions
from durbar.tables.opening import open_table
from durbar.tables.seats import Seat, SeatError, fit_name
from durbar.tables.table import Table, TakeBackRefused
from games.maharani.boardfiles import GARDEN
from kit.catalogs import ENGLISH

# The folders whose error classes are tested.
FOLDERS = ("games", "bots", "tables", "analysis", "arena")
BASE_CLASSES = {DurbarError, MoveError}
"""Base classes: `DurbarError` is raised only where no derived class fits, and `MoveError` never."""


def finished_game() -> Game:
    """Return a game that was played to its end."""
    game = new("maharani", 2, seed=1)
    while game.to_move is not None:
        game.push(next(iter(game.legal_moves)))
    return game


def move_after_the_end() -> None:
    """Make a move in a finished game."""
    game = finished_game()
    game.push(game.moves[0])


def table_before_the_start() -> Table:
    """Return a table whose seats are all open."""
    return Table(actions.stamped(None, open_table(new("maharani", 2, seed=1), [Seat(), Seat()], bot_seed=0), 0.0))


def running_table() -> Table:
    """Return a table at which two people play."""
    seats = [Seat("Noor"), Seat("Ines")]
    table = Table(actions.stamped(None, open_table(new("maharani", 2, seed=1), seats, bot_seed=0), 0.0))
    for entry in actions.stamped(table, actions.start(table), 1.0):
        table.apply(entry)
    return table


def move_with_an_old_version() -> None:
    """Make a move with an outdated version of the table."""
    table = running_table()
    actions.move(table, table.to_move, "end", 0)


def lose_a_worker() -> None:
    """Raise the error of a worker process that ended early."""
    raise WorkerLost("arena.worker-lost")


# For each error class, a function that raises an error of this class.
SAMPLES = {
    DurbarError: lambda: new("maharani", 2, seed=1).at(99),
    UnknownGame: lambda: rulebook("chess"),
    SettingError: lambda: new("maharani", 9),
    NoRoom: lambda: BoardSlots(0, lambda number, board: None).number(rulebook("maharani").rules.standard_board()),
    BoardError: lambda: rulebook("maharani").rules.board_from_dict({"name": "Mine"}),
    RecordError: lambda: replay({**new("maharani", 2, seed=1).record(), "moves": ["end"]}),
    MalformedMove: lambda: new("maharani", 2, seed=1).push("nonsense"),
    IllegalMove: lambda: new("maharani", 2, seed=1).push("end"),
    GameOver: move_after_the_end,
    UnknownBot: lambda: bot("zzz"),
    NotToMove: lambda: bot("random").choose(new("maharani", 2, seed=1).seen_by(None)),
    SeatError: lambda: fit_name(""),
    actions.ActionRefused: lambda: actions.start(table_before_the_start()),
    actions.StaleVersion: move_with_an_old_version,
    TakeBackRefused: lambda: Table.local(new("maharani", 2, seed=1), [Seat("Noor"), Seat("Ines")]).take_back_of(0),
    Stopped: lambda: analyse(finished_game().record(), Plan(iterations=1), stop=lambda: True),
    NoYardstick: lambda: build_yardstick(Path("nowhere"), Path("nowhere")),
    ResultsError: lambda: read_result(Match.of(rulebook("maharani").setting(2), ["random"], 1), b"nothing"),
    WorkerLost: lose_a_worker,
}


def error_raised_by(sample) -> DurbarError:
    """Call a function and return the error that it raises."""
    with pytest.raises(DurbarError) as caught:
        sample()
    return caught.value


def with_derived_classes(base: type) -> set[type]:
    """Return a class and all classes derived from it."""
    return {base}.union(*(with_derived_classes(subclass) for subclass in base.__subclasses__()))


def test_every_error_class_has_a_sample():
    for folder in FOLDERS:
        package = import_module(f"durbar.{folder}")
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    classes = {cls for cls in with_derived_classes(DurbarError) if cls.__module__.split(".")[1] in FOLDERS}
    assert classes - BASE_CLASSES == set(SAMPLES) - BASE_CLASSES


@pytest.mark.parametrize("kind", SAMPLES, ids=lambda kind: kind.__name__)
def test_errors_are_translated_into_french(kind):
    error = error_raised_by(SAMPLES[kind])
    assert type(error) is kind
    french = error.translate("fr")
    assert french == say(error.full_message, "fr", setting=error.setting, strict=True)
    assert french != str(error) == error.translate("en")
    assert not ENGLISH.search(french)


@pytest.mark.parametrize("kind", SAMPLES, ids=lambda kind: kind.__name__)
def test_pickled_error_keeps_its_message_and_class(kind):
    error = error_raised_by(SAMPLES[kind])
    unpickled = pickle.loads(pickle.dumps(error))
    assert (type(unpickled), unpickled.message) == (kind, error.message)
    for language in ("en", "fr"):
        assert unpickled.translate(language) == error.translate(language)
    assert vars(unpickled).keys() == vars(error).keys()


def test_pickled_error_keeps_its_custom_board():
    board = read_components(GARDEN)
    game = new("maharani", 2, seed=1, board=board)
    refusals = [
        game.seen_by(game.to_move).refusal(game.decode(id)) for id in range(game.setting.rulebook.rules.kernel.ids)
    ]
    about_tile = next(error for error in refusals if error is not None and "tile" in error.message.args)
    unpickled = pickle.loads(pickle.dumps(about_tile))
    assert unpickled.translate("fr") == about_tile.translate("fr")
    assert unpickled.setting == game.setting


def test_message_of_an_error_contains_its_reason():
    error = error_raised_by(SAMPLES[RecordError])
    assert error.message.id == "record.no-replay"
    reason = error.message.args["why"]
    assert (reason.id, reason.args["move"]) == ("why.illegal", "end")
    reason_with_rule = reason.args["why"]
    assert (reason_with_rule.id, reason_with_rule.args["rule"]) == ("why.by-rule", "MH-2.3")
    assert error.setting == new("maharani", 2, seed=1).setting
    assert str(error).endswith("(MH-2.3)")


def test_untranslated_message_is_in_english_within_a_translated_one():
    reason = Message("toy.why.deck-empty", {}, "TY-2")
    import_module("toy.game")
    text = RecordError("record.no-setup", why=reason).translate("fr")
    assert text.endswith("\u00a0: The deck is empty.")
    assert not ENGLISH.search(text.removesuffix("The deck is empty."))
    unknown = RecordError("record.no-setup", why=Message("nobody.knows", {"this": 1})).translate("fr")
    assert unknown.endswith("\u00a0: nobody.knows this=1")
