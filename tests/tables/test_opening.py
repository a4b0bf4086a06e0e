"""Tests of new tables: opened for people and bots, from a record, or as a branch of a finished game."""

import json

import pytest

import durbar
from durbar.games.errors import RecordError
from durbar.tables import actions
from durbar.tables.opening import (
    LONGEST_ABSENCE,
    MOST_MOVES_TAKEN_BACK,
    MOST_TAKEN_BACK,
    SHORTEST_ABSENCE,
    open_branch,
    open_record,
    open_table,
)
from durbar.tables.seats import SeatError, bot_seat, person
from tables.driver import TableDriver, opened, started

# the seats of a person and a bot
SEATS = [person("Noor"), bot_seat("novice")]


def new_game(**settings):
    """Return a new toy game with two players."""
    return durbar.new("toy", 2, seed=5, **settings)


def finished_record():
    """Return the record of a finished toy game."""
    driver = started(None, None, edition="short")
    driver.play_to_the_end()
    return driver.table.record(None)


def test_opened_table_waits_for_people():
    driver = opened(None, "open", "novice")
    assert driver.table.stage == "gathering"
    assert [seat.who for seat in driver.table.seats] == ["person", "open", "bot"]
    assert driver.table.turn is None
    assert driver.table.due is None
    assert set(driver.table.shuffle) == {"hash", "contributions"}
    assert not driver.table.has_started


def test_wrong_number_of_seats_is_refused():
    with pytest.raises(SeatError, match="2 seats must be described, not 3"):
        open_table(new_game(), [*SEATS, person("Ines")], bot_seed=1)


def test_table_for_a_game_that_has_started_is_refused():
    game = new_game()
    game.push("draw")
    with pytest.raises(SeatError, match="already started"):
        open_table(game, SEATS, bot_seed=1)


@pytest.mark.parametrize("after", [SHORTEST_ABSENCE, 3600, 86400.5, LONGEST_ABSENCE, None])
def test_time_limit_is_stored(after):
    (entry,) = open_table(new_game(), SEATS, bot_seed=1, absence={"after": after, "level": "expert"})
    assert entry.body["absence"] == {"after": after, "level": "expert"}


@pytest.mark.parametrize(
    "absence",
    [
        {"after": SHORTEST_ABSENCE - 1}, {"after": LONGEST_ABSENCE + 1}, {"after": -1}, {"after": float("nan")},
        {"after": float("inf")}, {"after": "3600"}, {"after": True}, {"after": [60]},
        {"level": "random"}, {"level": None},
    ],
)  # fmt: skip
def test_invalid_time_limit_is_refused(absence):
    with pytest.raises(SeatError):
        open_table(new_game(), SEATS, bot_seed=1, absence=absence)


def test_opened_entry_does_not_share_data_with_its_arguments():
    (entry,) = open_table(new_game(), SEATS, bot_seed=1)
    entry.body["seats"][0]["name"] = "Somebody"
    assert SEATS[0].name == "Noor"


def test_opened_entry_can_be_stored_as_json():
    (entry,) = open_table(new_game(), SEATS, bot_seed=1)
    assert json.loads(json.dumps(entry.body)) == entry.body


# -- imported records -------------------------------------------------------------------------------------------------
def test_imported_finished_game_hides_nothing():
    record = finished_record()
    table = TableDriver(open_record(record, analysis=False)).table
    assert table.stage == "finished"
    assert table.open_book
    assert table.record(None) == record
    assert table.shuffle["seed"] == record["seed"]
    assert table.names == record["seats"]


def test_imported_record_keeps_its_taken_back_moves():
    record = {**finished_record(), "taken_back": [{"after": 2, "seat": 1, "moves": ["draw", "3"]}]}
    assert TableDriver(open_record(record, analysis=False)).table.record(None) == record


@pytest.mark.parametrize(
    "entries",
    ["x", {}, [3], [{}], [{"after": 2, "seat": 1}], [{"after": 2, "seat": 1, "moves": [3]}],
     [{"after": 2, "seat": 1, "moves": ["\ud800"]}], [{"after": "2", "seat": 1, "moves": []}]],
)  # fmt: skip
def test_invalid_taken_back_moves_are_refused(entries):
    with pytest.raises(RecordError, match="taken_back"):
        open_record({**finished_record(), "taken_back": entries}, analysis=False)


def taken_back_entry(*moves):
    """Return an entry of the field ``taken_back`` of a record: moves that were taken back together."""
    return {"after": 2, "seat": 1, "moves": list(moves)}


def test_maximum_of_taken_back_moves_is_accepted():
    entries = [taken_back_entry(*["draw"] * 5)] * MOST_TAKEN_BACK
    assert sum(len(entry["moves"]) for entry in entries) == MOST_MOVES_TAKEN_BACK
    record = {**finished_record(), "taken_back": entries}
    assert TableDriver(open_record(record, analysis=False)).table.record(None) == record


@pytest.mark.parametrize(
    "entries",
    [
        [taken_back_entry()] * (MOST_TAKEN_BACK + 1),
        [taken_back_entry(*["draw"] * (MOST_MOVES_TAKEN_BACK + 1))],
        [taken_back_entry("x" * 61)],
    ],
    ids=["too often", "too many moves", "too long a move"],
)
def test_record_with_too_many_taken_back_moves_can_only_be_analysed(entries):
    record = {**finished_record(), "taken_back": entries}
    with pytest.raises(RecordError, match="too many undone moves"):
        open_record(record, analysis=False)
    assert TableDriver(open_record(record, analysis=True)).table.terms["record"]["taken_back"] == []


def test_record_of_a_running_game_can_only_be_analysed():
    record = new_game().record(["Noor", "Ines"])
    with pytest.raises(RecordError, match="only a finished game"):
        open_record(record, analysis=False)
    assert TableDriver(open_record(record, analysis=True)).table.stage == "running"


def test_names_in_a_record_are_cleaned():
    record = new_game().record(["\x1b[31m" + "x" * 100, "\n"])
    names = TableDriver(open_record(record, analysis=True)).table.names
    assert names == ["[31m" + "x" * 35, "Seat 2"]  # names are cut after 40 characters; an empty one is replaced


@pytest.mark.parametrize(
    "change", [{"moves": ["nonsense"]}, {"seed": "0"}, {"players": 3}, {"game": "chess"}, {"seats": []}]
)
def test_record_that_does_not_replay_is_refused(change):
    with pytest.raises(RecordError):
        open_record({**new_game().record(), **change}, analysis=True)


def test_actions_at_an_imported_finished_game_are_refused():
    driver = TableDriver(open_record(finished_record(), analysis=False))
    for action, arguments in [
        (actions.sit, (0, person("Tara"))),
        (actions.leave, (0,)),
        (actions.seat_bot, (0, "novice")),
        (actions.start, ()),
        (actions.move, (0, "draw", 1)),
        (actions.take_back, (0, 1)),
        (actions.vote, (0, 1)),
        (actions.come_back, (0,)),
        (actions.branch, (0,)),
        (actions.time_out, (1e12,)),
        (actions.reissue, (0,)),
        (actions.bot_move, ("draw",)),
    ]:
        driver.refused(action, *arguments)
    assert driver.do(actions.say, 0, "well played") == ["said"]


# -- branches ---------------------------------------------------------------------------------------------------------
def test_branch_starts_with_the_recorded_moves():
    record = finished_record()
    driver = TableDriver(open_branch(record, 3, SEATS, bot_seed=1, finished_table="first"))
    assert driver.table.stage == "running"
    assert [decision.move.text for decision in driver.table.history] == record["moves"][:3]
    assert driver.table.terms["branch"] == {"table": "first", "number": 3}
    assert driver.table.counted is False
    assert [seat.who for seat in driver.table.seats] == ["person", "bot"]
    assert driver.table.record(0)["seed"] is None, "hidden information is hidden again"


def test_branch_outside_the_game_or_at_its_end_is_refused():
    record = finished_record()
    for number in (-1, 10**6, len(record["moves"])):
        with pytest.raises(actions.ActionRefused, match="can be continued from moves 0 to"):
            open_branch(record, number, SEATS, bot_seed=1, finished_table="first")


def test_branch_of_a_running_game_is_refused():
    game = new_game()
    game.push("draw")
    with pytest.raises(actions.ActionRefused, match="only in a finished game"):
        open_branch(game.record(), 0, SEATS, bot_seed=1, finished_table="first")
