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
from tables.around import Around, opened, started

TWO = [person("Noor"), bot_seat("novice")]


def dealt(**more):
    return durbar.new("toy", 2, seed=5, **more)


def finished_record():
    around = started(None, None, edition="short")
    around.play_to_the_end()
    return around.at.record(None)


def test_an_opened_table_waits_for_people():
    around = opened(None, "open", "novice")
    assert around.at.stage == "gathering"
    assert [seat.who for seat in around.at.seats] == ["person", "open", "bot"]
    assert around.at.turn is None
    assert around.at.due is None
    assert around.at.shuffle is None
    assert not around.at.has_started


def test_every_seat_is_described():
    with pytest.raises(SeatError, match="2 seats must be described, not 3"):
        open_table(dealt(), [*TWO, person("Ines")], bot_seed=1)


def test_a_table_is_opened_for_a_new_game():
    game = dealt()
    game.push("draw")
    with pytest.raises(SeatError, match="already started"):
        open_table(game, TWO, bot_seed=1)


@pytest.mark.parametrize("after", [SHORTEST_ABSENCE, 3600, 86400.5, LONGEST_ABSENCE, None])
def test_the_table_chooses_when_a_bot_plays_for_somebody(after):
    (entry,) = open_table(dealt(), TWO, bot_seed=1, absence={"after": after, "level": "expert"})
    assert entry.body["absence"] == {"after": after, "level": "expert"}


@pytest.mark.parametrize(
    "absence",
    [
        {"after": SHORTEST_ABSENCE - 1}, {"after": LONGEST_ABSENCE + 1}, {"after": -1}, {"after": float("nan")},
        {"after": float("inf")}, {"after": "3600"}, {"after": True}, {"after": [60]},
        {"level": "random"}, {"level": None},
    ],
)  # fmt: skip
def test_a_time_that_makes_no_sense_is_refused(absence):
    with pytest.raises(SeatError):
        open_table(dealt(), TWO, bot_seed=1, absence=absence)


def test_what_is_noted_is_not_what_the_caller_still_has():
    (entry,) = open_table(dealt(), TWO, bot_seed=1)
    entry.body["seats"][0]["name"] = "Somebody"
    assert TWO[0].name == "Noor"


def test_what_is_noted_can_be_stored():
    (entry,) = open_table(dealt(), TWO, bot_seed=1)
    assert json.loads(json.dumps(entry.body)) == entry.body


# -- on a record ------------------------------------------------------------------------------------------------------
def test_a_finished_game_is_kept_with_everything_to_be_seen():
    record = finished_record()
    kept = Around(open_record(record, analysis=False)).at
    assert kept.stage == "finished"
    assert kept.open_book
    assert kept.record(None) == record
    assert kept.shuffle["seed"] == record["seed"]
    assert kept.names == record["seats"]


def test_what_was_taken_back_stays_on_the_record_of_a_kept_game():
    record = {**finished_record(), "taken_back": [{"after": 2, "seat": 1, "moves": ["draw", "3"]}]}
    assert Around(open_record(record, analysis=False)).at.record(None) == record


@pytest.mark.parametrize(
    "marks",
    ["x", {}, [3], [{}], [{"after": 2, "seat": 1}], [{"after": 2, "seat": 1, "moves": [3]}],
     [{"after": 2, "seat": 1, "moves": ["\ud800"]}], [{"after": "2", "seat": 1, "moves": []}]],
)  # fmt: skip
def test_marks_that_are_none_are_refused(marks):
    with pytest.raises(RecordError, match="taken_back"):
        open_record({**finished_record(), "taken_back": marks}, analysis=False)


def back(*moves):
    """Something that was taken back."""
    return {"after": 2, "seat": 1, "moves": list(moves)}


def test_as_much_may_have_been_taken_back_as_is_kept_at_most():
    marks = [back(*["draw"] * 5)] * MOST_TAKEN_BACK
    assert sum(len(one["moves"]) for one in marks) == MOST_MOVES_TAKEN_BACK
    record = {**finished_record(), "taken_back": marks}
    assert Around(open_record(record, analysis=False)).at.record(None) == record


@pytest.mark.parametrize(
    "marks",
    [[back()] * (MOST_TAKEN_BACK + 1), [back(*["draw"] * (MOST_MOVES_TAKEN_BACK + 1))], [back("x" * 61)]],
    ids=["too often", "too many moves", "too long a move"],
)
def test_a_record_with_more_taken_back_than_that_is_not_kept_but_can_be_studied(marks):
    record = {**finished_record(), "taken_back": marks}
    with pytest.raises(RecordError, match="too many undone moves"):
        open_record(record, analysis=False)
    assert Around(open_record(record, analysis=True)).at.terms["record"]["taken_back"] == []


def test_a_game_that_goes_on_can_be_studied_but_not_kept():
    record = dealt().record(["Noor", "Ines"])
    with pytest.raises(RecordError, match="only a finished game"):
        open_record(record, analysis=False)
    assert Around(open_record(record, analysis=True)).at.stage == "running"


def test_names_out_of_a_record_are_made_fit_to_be_shown():
    record = dealt().record(["\x1b[31m" + "x" * 100, "\n"])
    names = Around(open_record(record, analysis=True)).at.names
    assert names == ["[31m" + "x" * 35, "Seat 2"]


@pytest.mark.parametrize(
    "change", [{"moves": ["nonsense"]}, {"seed": "0"}, {"players": 3}, {"game": "chess"}, {"seats": []}]
)
def test_a_record_that_does_not_replay_opens_no_table(change):
    with pytest.raises(RecordError):
        open_record({**dealt().record(), **change}, analysis=True)


def test_nobody_plays_on_at_a_kept_game():
    around = Around(open_record(finished_record(), analysis=False))
    for act, words in [
        (actions.sit, (0, person("Tara"))),
        (actions.leave, (0,)),
        (actions.seat_bot, (0, "novice")),
        (actions.start, ()),
        (actions.move, (0, "draw", 1)),
        (actions.take_back, (0, 1)),
        (actions.vote, (0, 1)),
        (actions.come_back, (0,)),
        (actions.branch, (0,)),
        (actions.time_is_up, (1e12,)),
        (actions.reissue, (0,)),
        (actions.bot_move, ("draw",)),
    ]:
        around.refused(act, *words)
    assert around.do(actions.say, 0, "well played") == ["said"]


# -- playing on from a finished game ----------------------------------------------------------------------------------
def test_a_branch_begins_as_the_game_did_and_goes_on_by_itself():
    record = finished_record()
    around = Around(open_branch(record, 3, TWO, bot_seed=1, of="first"))
    assert around.at.stage == "running"
    assert [made.move.text for made in around.at.history] == record["moves"][:3]
    assert around.at.terms["branch"] == {"table": "first", "number": 3}
    assert around.at.counted is False
    assert [seat.who for seat in around.at.seats] == ["person", "bot"]
    assert around.at.record(0)["seed"] is None, "what is hidden is hidden again"


@pytest.mark.parametrize("number", [-1, 10**6, "all"])
def test_a_branch_begins_before_the_end(number):
    record = finished_record()
    with pytest.raises(actions.NotNow, match="can be continued from moves 0 to"):
        open_branch(record, len(record["moves"]) if number == "all" else number, TWO, bot_seed=1, of="first")


def test_nobody_branches_off_a_game_that_goes_on():
    game = dealt()
    game.push("draw")
    with pytest.raises(actions.NotNow, match="only in a finished game"):
        open_branch(game.record(), 0, TWO, bot_seed=1, of="first")
