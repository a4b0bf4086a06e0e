"""A table is the sum of its log: read again it is the same, whatever people did."""

import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import durbar
from durbar.games.errors import DurbarError
from durbar.tables import actions
from durbar.tables.log import Entry
from durbar.tables.opening import open_record
from durbar.tables.seats import person
from durbar.tables.table import Table
from tables.around import NAMES, Around, opened, started, told

QUIET = {"deadline": None, "suppress_health_check": list(HealthCheck)}
WORDS = ["hello", "", "x" * 600, "\x00", "नमस्ते"]


def test_it_begins_with_the_entry_that_opens_it():
    with pytest.raises(DurbarError, match="must begin with"):
        Table([])


def test_entries_come_one_after_the_other():
    around = started(None, None)
    for version in (1, 2, 4):
        with pytest.raises(DurbarError, match="does not follow"):
            around.at.apply(Entry("said", {"seat": 0, "text": "hello"}, version))


def test_nothing_is_to_be_seen_before_the_deal():
    around = opened(None, None)
    with pytest.raises(DurbarError, match="not started yet"):
        around.at.sight(0)
    with pytest.raises(DurbarError, match="not started yet"):
        around.at.record(0)
    assert around.at.story(0) == [(around.at.log[0], ())]


def test_the_story_is_told_from_any_version_on():
    around = started(None, None)
    around.play()
    around.do(actions.say, 0, "well")
    whole = around.at.story(1)
    assert [entry.version for entry, _ in whole] == [1, 2, 3, 4]
    for since in range(5):
        assert around.at.story(1, since) == whole[since:]


def test_of_a_draw_only_the_one_who_drew_is_told_what():
    around = started(None, None)
    mover = around.to_move
    around.move("draw")
    told_to = {seat: around.at.story(seat)[-1][1][0].args["rank"] for seat in (mover, 1 - mover, None)}
    assert told_to[mover] is not None
    assert told_to[1 - mover] is None
    assert told_to[None] is None


def test_the_record_of_a_running_game_is_what_its_viewer_was_told():
    around = started(None, None)
    around.move("draw")
    seed = around.at.game.seed.hex()
    for seat in (0, 1, None):
        record = around.at.record(seat)
        assert record["seed"] is None
        assert record["seen_by"] == seat
        assert record["seed_hash"] == around.at.shuffle["hash"]
        assert seed not in json.dumps(record)
        assert len(record["told"]) == 2
    assert around.at.record(0)["told"] != around.at.record(None)["told"]


def test_when_the_game_is_over_the_seed_is_shown_and_replays_it():
    around = started(None, None, edition="short")
    assert set(around.at.shuffle) == {"hash"}
    around.play_to_the_end()
    record = around.at.record(None)
    assert around.at.shuffle["seed"] == record["seed"]
    assert durbar.games.record.replay(record).outcome is not None


# -- whatever people do -----------------------------------------------------------------------------------------------
def act_of(table, kind, a, b, c):
    """An act out of numbers: sensible more often than not, and nonsense now and then."""
    seats = len(table.seats)
    seat, other = a % (seats + 1), b % (seats + 1)
    version = max(0, table.version - (c % 6 if c % 3 == 0 else 0))
    if kind in {"move", "bot"}:
        mover = table.to_move
        legal = [] if mover is None else list(table.sight(mover).legal_moves)
        text = legal[b % len(legal)].text if legal and c % 7 else "draw"
        if kind == "bot":
            return actions.bot_move, (text,)
        return actions.move, (mover if mover is not None and a % 5 else seat, text, version)
    return {
        "sit": (actions.sit, (seat, person(NAMES[b % len(NAMES)]))),
        "leave": (actions.leave, (seat,)),
        "seat_bot": (actions.seat_bot, (seat, ("novice", "expert", "nobody")[b % 3])),
        "start": (actions.start, ()),
        "take_back": (actions.take_back, (seat, version)),
        "agree": (actions.agree, (seat, version if c % 2 else None)),
        "refuse": (actions.refuse, (seat,)),
        "say": (actions.say, (seat, WORDS[b % len(WORDS)])),
        "vote": (actions.vote, (seat, other)),
        "time_is_up": (actions.time_is_up, (1000.0 + c,)),
        "come_back": (actions.come_back, (seat,)),
        "branch": (actions.branch, (b - 2, bool(c % 2))),
        "reissue": (actions.reissue, (seat,)),
    }[kind]


KINDS = ["move"] * 8 + ["bot"] * 4 + ["take_back"] * 3 + ["agree"] * 2 + ["vote"] * 2 + [
    "sit", "leave", "seat_bot", "start", "refuse", "say", "time_is_up", "come_back", "branch", "reissue",
]  # fmt: skip
NUMBERS = st.integers(0, 40)
STEPS = st.lists(st.tuples(st.sampled_from(KINDS), NUMBERS, NUMBERS, NUMBERS), max_size=60)


def check_sound(table):
    """Whoever decides is there; whoever agreed or voted decides."""
    deciding = set(table.deciding)
    if table.asking is not None:
        assert table.asking.seat in deciding
        assert table.agreed < {*table.people} - {table.asking.seat}, "else it would have been taken back"
    else:
        assert not table.agreed
    for absent, votes in table.votes.items():
        assert absent in deciding
        assert votes
        assert votes <= deciding - {absent}
        assert 2 * len(votes) <= len(deciding - {absent}), "else a bot would play for them"


def run(around, steps):
    """Do one thing after the other. Only a `DurbarError` may stand in the way, and then nothing has happened."""
    for kind, a, b, c in steps:
        around.now += c
        act, words = act_of(around.at, kind, a, b, c)
        before, twin = told(around.at), around.at.copy()
        try:
            made = actions.stamped(twin, act(around.at, *words), around.now)
        except DurbarError:
            assert told(around.at) == before
            continue
        assert told(around.at) == before, "an act changes nothing by itself"
        for entry in made:
            twin.apply(entry)
        assert told(around.at) == before, "a twin shares nothing"
        for entry in made:
            around.at.apply(entry)
        assert told(around.at) == told(twin)
        check_sound(around.at)
    assert told(around.again()) == told(around.at)


def check_no_seed(table):
    secrets = [table.terms["record"]["seed"], str(table.terms["bot_seed"])]
    for entry in table.log:
        public = json.dumps(entry.public)
        assert not any(secret in public for secret in secrets)
    if not table.open_book:
        for seat in (None, *range(len(table.seats))):
            shown = [table.story(seat), table.shuffle]
            if table.has_started:
                shown += [table.record(seat), table.sight(seat).view()]
            hidden = [(entry.version, entry.public, words) for entry, words in shown[0]]
            assert not any(secret in str([hidden, *shown[1:]]) for secret in secrets)


SEATINGS = st.lists(st.sampled_from([None, None, None, "open", "novice"]), min_size=2, max_size=4)


@settings(max_examples=12, **QUIET)
@given(SEATINGS, st.integers(0, 3), st.booleans(), STEPS)
def test_whatever_people_do_the_log_tells_it_all(who, seed, begin, steps):
    around = opened(*who, seed=seed, absence={"after": 10.0, "level": "novice"}, options={"rounds": 3})
    run(around, [("start", 0, 0, 1), *steps] if begin else steps)
    check_no_seed(around.at)


@pytest.mark.slow
@settings(max_examples=600, **QUIET)
@given(SEATINGS, st.integers(0, 3), st.booleans(), STEPS)
def test_whatever_people_do_the_log_tells_it_all_many_times(who, seed, begin, steps):
    around = opened(*who, seed=seed, absence={"after": 10.0, "level": "novice"}, options={"rounds": 3})
    run(around, [("start", 0, 0, 1), *steps] if begin else steps)
    check_no_seed(around.at)


@settings(max_examples=5, **QUIET)
@given(STEPS)
def test_whatever_is_studied_the_log_tells_it_all(steps):
    finished = started(None, None, edition="short")
    finished.play_to_the_end()
    run(Around(open_record(finished.at.record(None), analysis=True)), steps)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("maharani", 2), ("maharani", 4), ("taj-mahal", 3), ("taj-mahal", 5)])
@settings(max_examples=8, **QUIET)
@given(st.integers(0, 2**32), STEPS)
def test_whatever_people_do_at_the_real_games(game, players, seed, steps):
    around = started(*[None] * (players - 1), "novice", game=game, seed=seed)
    chance = random.Random(seed)
    for _ in range(chance.randrange(60)):
        if around.to_move is not None:
            move = chance.choice(list(around.at.sight(around.to_move).legal_moves)).text
            if around.at.bot_to_move:
                around.do(actions.bot_move, move)
            else:
                around.move(move)
    run(around, steps)
    check_no_seed(around.at)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("maharani", 3), ("taj-mahal", 4)])
def test_a_whole_real_game_is_the_sum_of_its_log(game, players):
    around = started(*[None] * players, game=game)
    around.play_to_the_end(random.Random(7))
    assert around.at.stage == "finished"
    assert told(around.again()) == told(around.at)
