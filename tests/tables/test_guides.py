"""Tests of guided tables: the bots play the guide's moves as long as the person does."""

import pytest

from durbar.games.guide import guide_of
from durbar.tables import actions
from durbar.tables.guides import guide_state, next_guide_move, open_guide
from durbar.tables.log import Entry
from durbar.tables.seats import person
from durbar.tables.table import Table
from games.each import every_game
from tables.driver import TableDriver, opened


def guided(name, person_name="Noor"):
    """Return a driver of a guided table for a game."""
    return TableDriver(open_guide(guide_of(name), person(person_name), bot_seed=1))


def follow(driver, moves):
    """Play the guide's moves until this number of moves have been made."""
    while len(driver.table.history) < moves:
        move = next_guide_move(driver.table)
        if driver.table.bot_to_move:
            driver.do(actions.bot_move, move)
        else:
            driver.move(move)


@every_game
def test_guide_is_followed_to_its_end_and_the_game_continues(name):
    guide, driver = guide_of(name), guided(name)
    assert driver.table.stage == "running"
    assert [seat.who for seat in driver.table.seats] == ["person", "bot", "bot"]
    assert not driver.table.counted
    follow(driver, len(guide.line))
    assert (next_guide_move(driver.table), guide_state(driver.table), driver.to_move) == (None, "leads", 0)
    driver.move()
    assert (next_guide_move(driver.table), guide_state(driver.table)) == (None, "over")
    driver.bots_move()
    assert driver.to_move == 0


@every_game
def test_different_move_ends_the_guide_until_that_move_is_taken_back(name):
    driver = guided(name)
    line = guide_of(name).line
    other = next(move.text for move in driver.table.sight(0).legal_moves if move.text != line[0])
    driver.move(other)
    assert (next_guide_move(driver.table), guide_state(driver.table)) == (None, "over")
    driver.do(actions.take_back, 0, driver.table.version)
    assert (next_guide_move(driver.table), guide_state(driver.table)) == (line[0], "leads")


@every_game
def test_guide_continues_after_the_log_is_reloaded(name):
    driver = guided(name)
    follow(driver, 8)
    rebuilt = Table(driver.table.log)
    assert (next_guide_move(rebuilt), guide_state(rebuilt)) == (guide_of(name).line[8], "leads")


def test_guide_that_has_changed_no_longer_controls_the_bots():
    opened_entry, started_entry = open_guide(guide_of("maharani"), person("Noor"), bot_seed=1)
    other_record = {**opened_entry.body["record"], "seed": "ab" * 32}
    driver = TableDriver([Entry("opened", {**opened_entry.body, "record": other_record}), started_entry])
    assert (next_guide_move(driver.table), guide_state(driver.table)) == (None, "over")


def test_other_tables_have_no_guide():
    driver = opened(None, "novice")
    assert (next_guide_move(driver.table), guide_state(driver.table)) == (None, None)
    driver.do(actions.start)
    assert (next_guide_move(driver.table), guide_state(driver.table)) == (None, None)


@pytest.mark.parametrize("name", ["Birbal", "Gulbadan"])
def test_bots_of_a_guide_have_other_names_than_the_person(name):
    names = guided("taj-mahal", name).table.names
    assert names[0] == name
    assert len(set(names)) == 3
