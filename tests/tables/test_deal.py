"""Tests of deals to which people contribute: commitments, revealed bits, the seed and the receipt."""

import json
from hashlib import sha256

import pytest

from durbar.games.errors import RecordError
from durbar.games.record import read_record, replay
from durbar.tables import actions
from durbar.tables.deal import SECONDS_TO_REVEAL, Contribution, hash_of, make_receipt, make_seed, read_receipt
from durbar.tables.opening import open_record
from durbar.tables.seats import SeatError, person
from durbar.tables.table import Table
from tables.driver import opened

SECRET = bytes(range(32))  # the server's contribution to the deal
NOORS, BOBS = b"n" * 32, b"b" * 32  # the random bits that two people contribute to the deal


def table_with_commitments(*bits_by_seat):
    """Return a driver of a table before the start.

    The player of each seat has sent the hash of the seat's bits, unless these are None.
    """
    driver = opened(*[None] * len(bits_by_seat))
    for seat, bits in enumerate(bits_by_seat):
        if bits is not None:
            driver.do(actions.commit, seat, hash_of(bits))
    return driver


# -- the seed ---------------------------------------------------------------------------------------------------------
def test_seed_without_contributions_is_the_secret():
    assert make_seed(SECRET, []) == SECRET


def test_seed_is_the_hash_of_the_secret_and_the_bits_by_seat():
    contributions = [Contribution(3, hash_of(BOBS), BOBS), Contribution(0, hash_of(NOORS), NOORS)]
    expected = sha256(b"durbar deal 1\0" + SECRET + b"\0" + NOORS + b"\3" + BOBS).digest()
    assert make_seed(SECRET, contributions) == expected


def test_missing_bits_are_left_out_of_the_seed():
    contributions = [Contribution(0, hash_of(NOORS), NOORS), Contribution(1, hash_of(BOBS))]
    assert make_seed(SECRET, contributions) == sha256(b"durbar deal 1\0" + SECRET + b"\0" + NOORS).digest()
    assert make_seed(SECRET, contributions[1:]) == sha256(b"durbar deal 1\0" + SECRET).digest()


# -- committing and revealing -----------------------------------------------------------------------------------------
def test_table_without_commitments_starts_at_once():
    assert opened(None, None).do(actions.start) == ["started"]


def test_game_is_dealt_when_everyone_has_revealed():
    driver = table_with_commitments(NOORS, BOBS)
    assert driver.do(actions.start) == ["dealing"]
    assert driver.table.stage == "gathering"
    assert driver.table.state["dealing"]
    assert driver.do(actions.reveal, 1, BOBS) == ["revealed"]
    assert driver.do(actions.reveal, 0, NOORS) == ["revealed", "started"]
    assert not driver.table.state["dealing"]
    contributions = driver.table.contributions.values()
    assert driver.table.game.seed == make_seed(bytes.fromhex(driver.table.terms["record"]["seed"]), contributions)


def test_every_contribution_changes_the_deal():
    seeds = set()
    for bits_by_seat in ((NOORS, BOBS), (BOBS, NOORS), (NOORS, None), (None, BOBS), (None, None)):
        driver = table_with_commitments(*bits_by_seat)
        driver.do(actions.start)
        for seat, bits in enumerate(bits_by_seat):
            if bits is not None:
                driver.do(actions.reveal, seat, bits)
        seeds.add(driver.table.game.seed)
    assert len(seeds) == 5


def test_only_the_committed_bits_can_be_revealed():
    driver = table_with_commitments(NOORS, None)
    assert isinstance(driver.refused(actions.reveal, 0, NOORS), actions.ActionRefused)  # not before the start
    driver.do(actions.start)
    assert isinstance(driver.refused(actions.reveal, 0, BOBS), actions.ActionRefused)
    assert isinstance(driver.refused(actions.reveal, 1, BOBS), actions.ActionRefused)  # seat 1 is not committed
    assert driver.do(actions.reveal, 0, NOORS) == ["revealed", "started"]


def test_revealing_twice_changes_nothing():
    driver = table_with_commitments(NOORS, BOBS)
    driver.do(actions.start)
    driver.do(actions.reveal, 0, NOORS)
    assert driver.do(actions.reveal, 0, NOORS) == []
    driver.do(actions.reveal, 1, BOBS)
    assert driver.do(actions.reveal, 1, BOBS) == []  # also after the deal


def test_server_deals_without_bits_that_are_not_revealed_in_time():
    driver = table_with_commitments(NOORS, BOBS)
    driver.do(actions.start)
    driver.do(actions.reveal, 0, NOORS)
    time_limit = driver.table.dealing_since + SECONDS_TO_REVEAL
    assert driver.table.alarm == time_limit
    assert isinstance(driver.refused(actions.time_out, time_limit - 1), actions.ActionRefused)
    assert driver.do(actions.time_out, time_limit) == ["started"]
    assert driver.table.shuffle["contributions"] == [
        {"seat": 0, "hash": hash_of(NOORS), "bits": NOORS.hex()},
        {"seat": 1, "hash": hash_of(BOBS), "bits": None},
    ]


def test_nothing_else_happens_while_the_game_is_dealt():
    driver = table_with_commitments(NOORS, None)
    driver.do(actions.start)
    for action, arguments in (
        (actions.commit, (1, hash_of(BOBS))),
        (actions.start, ()),
        (actions.sit, (0, person("Zoe"))),
        (actions.leave, (1,)),
        (actions.reissue, (1,)),
    ):
        error = driver.refused(action, *arguments)
        assert isinstance(error, actions.ActionRefused)
        assert "being dealt" in str(error)


def test_commitment_is_void_when_its_person_leaves():
    driver = table_with_commitments(NOORS, BOBS)
    driver.do(actions.leave, 1)
    assert list(driver.table.contributions) == [0]
    driver.do(actions.sit, 1, person("Zoe"))
    assert list(driver.table.contributions) == [0]


def test_commitment_is_void_when_another_person_takes_the_seat():
    driver = table_with_commitments(NOORS, BOBS)
    driver.do(actions.reissue, 1)
    driver.do(actions.sit, 1, person("Zoe"))
    assert list(driver.table.contributions) == [0]
    driver.do(actions.commit, 1, hash_of(BOBS))
    assert list(driver.table.contributions) == [0, 1]


def test_commitment_after_the_start_or_for_an_empty_seat_is_refused():
    driver = opened(None, None)
    driver.do(actions.leave, 1)
    assert isinstance(driver.refused(actions.commit, 1, hash_of(BOBS)), SeatError)
    driver.do(actions.sit, 1, person("Zoe"))
    driver.do(actions.start)
    assert isinstance(driver.refused(actions.commit, 1, hash_of(BOBS)), actions.ActionRefused)


def test_table_read_from_its_log_has_the_same_deal():
    driver = table_with_commitments(NOORS, BOBS)
    driver.do(actions.start)
    rebuilt = Table(driver.table.log)
    assert (rebuilt.dealing_since, rebuilt.contributions) == (driver.table.dealing_since, driver.table.contributions)
    driver.do(actions.reveal, 0, NOORS)
    driver.do(actions.reveal, 1, BOBS)
    assert Table(driver.table.log).game.seed == driver.table.game.seed


# -- what viewers may know --------------------------------------------------------------------------------------------
def test_secret_is_hidden_until_the_game_is_over():
    driver = table_with_commitments(NOORS, BOBS)
    secret = driver.table.terms["record"]["seed"]
    assert driver.table.shuffle["hash"] == hash_of(bytes.fromhex(secret))
    driver.do(actions.start)
    driver.do(actions.reveal, 0, NOORS)
    driver.do(actions.reveal, 1, BOBS)
    while driver.table.to_move is not None:
        seed = driver.table.game.seed.hex()
        for viewer in (None, 0, 1):
            sent = json.dumps([driver.table.shuffle, driver.table.state, driver.table.record(viewer)])
            assert secret not in sent
            assert seed not in sent
        driver.move()
    assert driver.table.shuffle["secret"] == secret
    assert driver.table.shuffle["seed"] == driver.table.game.seed.hex()


# -- the receipt ------------------------------------------------------------------------------------------------------
@pytest.fixture
def record():
    """Return the record of a finished game to whose deal two people contributed."""
    driver = table_with_commitments(NOORS, BOBS)
    driver.do(actions.start)
    driver.do(actions.reveal, 0, NOORS)
    driver.do(actions.reveal, 1, BOBS)
    driver.play_to_the_end()
    return read_record(json.dumps(driver.table.record(None)))


def test_record_of_a_finished_game_has_a_valid_receipt(record):
    assert replay(record).seed.hex() == record["seed"]
    receipt = read_receipt(record)
    assert receipt == record["receipt"]
    assert [item["bits"] for item in receipt["contributions"]] == [NOORS.hex(), BOBS.hex()]


def test_record_without_contributions_has_no_receipt():
    driver = opened(None, None)
    driver.do(actions.start)
    driver.play_to_the_end()
    assert read_receipt(driver.table.record(None)) is None


def test_imported_record_keeps_its_receipt(record):
    table = Table(actions.stamped(None, open_record(record, analysis=False), 0.0))
    assert table.record(None)["receipt"] == record["receipt"]
    assert table.shuffle == {**record["receipt"], "seed": record["seed"]}


def without_secret(receipt):
    """Return a receipt without its secret."""
    return {name: value for name, value in receipt.items() if name != "secret"}


def with_first_bits(receipt, bits):
    """Return a receipt in which the first contribution has other bits."""
    first, *others = receipt["contributions"]
    return {**receipt, "contributions": [{**first, "bits": bits}, *others]}


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda r: {**r, "secret": "0" * 64}, "secret in the receipt does not match the hash"),
        (lambda r: {**r, "hash": "0" * 64}, "secret in the receipt does not match the hash"),
        (lambda r: {**r, "secret": "0" * 64, "hash": hash_of(bytes(32))}, "not the one that the receipt gives"),
        (lambda r: {**r, "contributions": r["contributions"][:1]}, "not the one that the receipt gives"),
        (lambda r: {**r, "contributions": []}, "not the one that the receipt gives"),
        (lambda r: {**r, "contributions": [*r["contributions"], r["contributions"][0]]}, "receipt.contributions"),
        (lambda r: with_first_bits(r, "1" * 64), "bits of seat 1 in the receipt do not match their hash"),
        (lambda r: with_first_bits(r, None), "not the one that the receipt gives"),
        (lambda r: {**r, "contributions": [{"seat": 9, "hash": "", "bits": None}]}, r"receipt.contributions\[0\]"),
        (lambda r: {**r, "contributions": [{"seat": True}]}, r"receipt.contributions\[0\]"),
        (lambda r: {**r, "contributions": [7]}, r"receipt.contributions\[0\]"),
        (lambda r: {**r, "contributions": {}}, "receipt"),
        (without_secret, "receipt.secret"),
        (lambda r: "yes", "receipt"),
        (lambda r: {**r, "secret": "Ä" * 64}, "receipt.secret"),
    ],
)
def test_changed_receipt_is_refused(record, change, expected):
    with pytest.raises(RecordError, match=expected):
        read_receipt({**record, "receipt": change(record["receipt"])})


def test_receipt_names_a_missing_contribution():
    contributions = [Contribution(1, hash_of(BOBS))]  # Bob has not revealed his bits
    receipt, seed = make_receipt(SECRET, contributions), make_seed(SECRET, contributions).hex()
    record = {"players": 2, "seed": seed, "receipt": receipt}
    assert read_receipt(record)["contributions"] == [{"seat": 1, "hash": hash_of(BOBS), "bits": None}]
