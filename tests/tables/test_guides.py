"""Tables with a guide: the others play its line for as long as the person does."""

import pytest

from durbar.games.guide import guide_of
from durbar.tables import actions
from durbar.tables.guides import coming, led, open_guide
from durbar.tables.log import Entry
from durbar.tables.seats import person
from durbar.tables.table import Table
from games.each import every_game
from tables.around import Around, opened


def guided(name, who="Noor"):
    """Somebody at the table of a guide."""
    return Around(open_guide(guide_of(name), person(who), bot_seed=1))


def follow(around, upto):
    """Everybody plays the line until so many moves are made."""
    while len(around.at.history) < upto:
        move = coming(around.at)
        if around.at.bot_to_move:
            around.do(actions.bot_move, move)
        else:
            around.move(move)


@every_game
def test_the_whole_line_is_played_and_the_game_goes_on(name):
    guide, around = guide_of(name), guided(name)
    assert around.at.stage == "running"
    assert [seat.who for seat in around.at.seats] == ["person", "bot", "bot"]
    assert not around.at.counted
    follow(around, len(guide.line))
    assert (coming(around.at), led(around.at), around.to_move) == (None, "leads", 0)
    around.move()
    assert (coming(around.at), led(around.at)) == (None, "over")
    around.bots_move()
    assert around.to_move == 0


@every_game
def test_whoever_plays_something_else_leaves_the_guide_and_comes_back_by_taking_it_back(name):
    around = guided(name)
    line = guide_of(name).line
    other = next(move.text for move in around.at.sight(0).legal_moves if move.text != line[0])
    around.move(other)
    assert (coming(around.at), led(around.at)) == (None, "over")
    around.do(actions.take_back, 0, around.at.version)
    assert (coming(around.at), led(around.at)) == (line[0], "leads")


@every_game
def test_reading_the_log_again_goes_on_where_it_was(name):
    around = guided(name)
    follow(around, 8)
    again = Table(around.at.log)
    assert (coming(again), led(again)) == (guide_of(name).line[8], "leads")


def test_a_guide_that_has_changed_since_leads_no_more():
    table, deal = open_guide(guide_of("maharani"), person("Noor"), bot_seed=1)
    record = {**table.body["record"], "seed": "ab" * 32}
    changed = Around([Entry("opened", {**table.body, "record": record}), deal])
    assert (coming(changed.at), led(changed.at)) == (None, "over")


def test_other_tables_have_no_guide():
    around = opened(None, "novice")
    assert (coming(around.at), led(around.at)) == (None, None)
    around.do(actions.start)
    assert (coming(around.at), led(around.at)) == (None, None)


@pytest.mark.parametrize("name", ["Birbal", "Gulbadan"])
def test_nobody_is_called_as_the_person_is(name):
    names = guided("taj-mahal", name).at.names
    assert names[0] == name
    assert len(set(names)) == 3
