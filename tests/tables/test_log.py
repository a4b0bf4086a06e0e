"""Tests that a table can be rebuilt from its log after any actions."""

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
from tables.driver import NAMES, TableDriver, opened, snapshot, started

# settings of Hypothesis: no time limit and no health checks
NO_TIME_LIMIT = {"deadline": None, "suppress_health_check": list(HealthCheck)}
CHAT_TEXTS = ["hello", "", "x" * 600, "\x00", "नमस्ते"]


def test_log_starts_with_an_opened_entry():
    with pytest.raises(DurbarError, match="must begin with"):
        Table([])


def test_entries_have_consecutive_versions():
    driver = started(None, None)
    for version in (1, 2, 4):
        with pytest.raises(DurbarError, match="does not follow"):
            driver.table.apply(Entry("said", {"seat": 0, "text": "hello"}, version))


def test_nothing_is_visible_before_the_deal():
    driver = opened(None, None)
    with pytest.raises(DurbarError, match="not started yet"):
        driver.table.sight(0)
    with pytest.raises(DurbarError, match="not started yet"):
        driver.table.record(0)
    assert driver.table.story(0) == [(driver.table.log[0], ())]


def test_log_can_be_read_from_any_version_on():
    driver = started(None, None)
    driver.play()
    driver.do(actions.say, 0, "well")
    story = driver.table.story(1)
    assert [entry.version for entry, _ in story] == [1, 2, 3, 4]
    for since in range(5):
        assert driver.table.story(1, since) == story[since:]


def test_drawn_card_is_named_only_in_the_log_of_its_player():
    driver = started(None, None)
    mover = driver.to_move
    driver.move("draw")

    def rank_in_log_of(seat):
        _, (message, *_) = driver.table.story(seat)[-1]
        return message.args["rank"]

    assert rank_in_log_of(mover) is not None
    assert rank_in_log_of(1 - mover) is None
    assert rank_in_log_of(None) is None


def test_record_of_a_running_game_contains_only_the_viewers_messages():
    driver = started(None, None)
    driver.move("draw")
    seed = driver.table.game.seed.hex()
    for seat in (0, 1, None):
        record = driver.table.record(seat)
        assert record["seed"] is None
        assert record["seen_by"] == seat
        assert record["seed_hash"] == driver.table.shuffle["hash"]
        assert seed not in json.dumps(record)
        assert len(record["told"]) == 2  # the messages about the deal and about the move
    assert driver.table.record(0)["told"] != driver.table.record(None)["told"]


def test_finished_game_shows_its_seed_and_replays():
    driver = started(None, None, edition="short")
    assert set(driver.table.shuffle) == {"hash", "contributions"}
    driver.play_to_the_end()
    record = driver.table.record(None)
    assert driver.table.shuffle["seed"] == record["seed"]
    assert durbar.games.record.replay(record).outcome is not None


# -- random actions ---------------------------------------------------------------------------------------------------
def random_action(table, kind, a, b, c):
    """Return an action of a kind and its arguments, which the numbers ``a``, ``b`` and ``c`` determine. Most of the
    arguments are valid.
    """
    seats = len(table.seats)
    seat, other = a % (seats + 1), b % (seats + 1)  # the largest possible number is not a seat
    version = max(0, table.version - (c % 6 if c % 3 == 0 else 0))  # sometimes an old version
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
        "say": (actions.say, (seat, CHAT_TEXTS[b % len(CHAT_TEXTS)])),
        "vote": (actions.vote, (seat, other)),
        "time_out": (actions.time_out, (1000.0 + c,)),
        "come_back": (actions.come_back, (seat,)),
        "branch": (actions.branch, (b - 2, bool(c % 2))),
        "reissue": (actions.reissue, (seat,)),
    }[kind]


# kinds of actions; a kind that is repeated is chosen more often
KINDS = ["move"] * 8 + ["bot"] * 4 + ["take_back"] * 3 + ["agree"] * 2 + ["vote"] * 2 + [
    "sit", "leave", "seat_bot", "start", "refuse", "say", "time_out", "come_back", "branch", "reissue",
]  # fmt: skip
NUMBERS = st.integers(0, 40)
# a strategy for lists of random actions: the kind and the three numbers that `random_action` takes
STEPS = st.lists(st.tuples(st.sampled_from(KINDS), NUMBERS, NUMBERS, NUMBERS), max_size=60)


def check_requests_and_votes(table):
    """Check that all who asked, agreed or voted are present, and that neither the agreement nor a vote is complete."""
    voters = set(table.voters)
    if table.asking is not None:
        assert table.asking.seat in voters
        assert table.agreed < {*table.people} - {table.asking.seat}, "everybody has agreed, but nothing was taken back"
    else:
        assert not table.agreed
    for absent, votes in table.votes.items():
        assert absent in voters
        assert votes
        assert votes <= voters - {absent}
        assert 2 * len(votes) <= len(voters - {absent}), "a majority has voted, but no bot plays for the absent player"


def carry_out_and_check(driver, steps):
    """Carry out random actions, and check that the table can then be rebuilt from its log.

    An action may raise only a `DurbarError`, and then it must have changed nothing.
    """
    for kind, a, b, c in steps:
        driver.now += c
        action, arguments = random_action(driver.table, kind, a, b, c)
        before, copied = snapshot(driver.table), driver.table.copy()
        try:
            entries = actions.stamped(copied, action(driver.table, *arguments), driver.now)
        except DurbarError:
            assert snapshot(driver.table) == before
            continue
        assert snapshot(driver.table) == before, "an action changes nothing by itself"
        for entry in entries:
            copied.apply(entry)
        assert snapshot(driver.table) == before, "a change of a copy does not change the original"
        for entry in entries:
            driver.table.apply(entry)
        assert snapshot(driver.table) == snapshot(copied)
        check_requests_and_votes(driver.table)
    assert snapshot(driver.rebuilt()) == snapshot(driver.table)


def check_no_seed(table):
    """Check that nothing a viewer can read contains the seed of the game or of the bots."""
    secrets = [table.terms["record"]["seed"], str(table.terms["bot_seed"])]
    for entry in table.log:
        public = json.dumps(entry.public)
        assert not any(secret in public for secret in secrets)
    if not table.open_book:
        for seat in (None, *range(len(table.seats))):
            story = [(entry.version, entry.public, messages) for entry, messages in table.story(seat)]
            readable = [story, table.shuffle]
            if table.has_started:
                readable += [table.record(seat), table.sight(seat).view()]
            assert not any(secret in str(readable) for secret in secrets)


# a strategy for the seats of a table, as `opened` takes them
SEATINGS = st.lists(st.sampled_from([None, None, None, "open", "novice"]), min_size=2, max_size=4)


def check_random_actions(seat_kinds, seed, starts_game, steps):
    """Open a table of the toy game, carry out random actions, and check its log."""
    driver = opened(*seat_kinds, seed=seed, absence={"after": 10.0, "level": "novice"}, options={"rounds": 3})
    carry_out_and_check(driver, [("start", 0, 0, 1), *steps] if starts_game else steps)
    check_no_seed(driver.table)


@settings(max_examples=12, **NO_TIME_LIMIT)
@given(SEATINGS, st.integers(0, 3), st.booleans(), STEPS)
def test_log_is_complete_after_random_actions(seat_kinds, seed, starts_game, steps):
    check_random_actions(seat_kinds, seed, starts_game, steps)


@pytest.mark.slow
@settings(max_examples=600, **NO_TIME_LIMIT)
@given(SEATINGS, st.integers(0, 3), st.booleans(), STEPS)
def test_log_is_complete_after_many_random_actions(seat_kinds, seed, starts_game, steps):
    check_random_actions(seat_kinds, seed, starts_game, steps)


@settings(max_examples=5, **NO_TIME_LIMIT)
@given(STEPS)
def test_log_of_an_analysis_table_is_complete_after_random_actions(steps):
    finished = started(None, None, edition="short")
    finished.play_to_the_end()
    carry_out_and_check(TableDriver(open_record(finished.table.record(None), analysis=True)), steps)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("maharani", 2), ("maharani", 4), ("taj-mahal", 3), ("taj-mahal", 5)])
@settings(max_examples=8, **NO_TIME_LIMIT)
@given(st.integers(0, 2**32), STEPS)
def test_log_of_real_games_is_complete_after_random_actions(game, players, seed, steps):
    driver = started(*[None] * (players - 1), "novice", game=game, seed=seed)
    rng = random.Random(seed)
    for _ in range(rng.randrange(60)):
        if driver.to_move is not None:
            move = rng.choice(list(driver.table.sight(driver.to_move).legal_moves)).text
            if driver.table.bot_to_move:
                driver.do(actions.bot_move, move)
            else:
                driver.move(move)
    carry_out_and_check(driver, steps)
    check_no_seed(driver.table)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("maharani", 3), ("taj-mahal", 4)])
def test_log_of_a_whole_real_game_is_complete(game, players):
    driver = started(*[None] * players, game=game)
    driver.play_to_the_end(random.Random(7))
    assert driver.table.stage == "finished"
    assert snapshot(driver.rebuilt()) == snapshot(driver.table)
