"""Tests of seats: people, bots, names and signs."""

import pytest

from durbar.tables.seats import BOT_NAMES, LONGEST_NAME, Seat, SeatError, bot_seat, check_level, fit_name, person


def test_seat_is_a_person_a_bot_or_open():
    assert Seat().who == "open"
    assert person("Noor").who == "person"
    assert bot_seat("novice").who == "bot"


def test_bot_plays_for_a_bot_seat_and_for_an_absent_person():
    assert Seat().plays is None
    assert person("Noor").plays is None
    assert bot_seat("novice").plays == "novice"
    away = person("Noor").away("expert")
    assert (away.who, away.plays) == ("person", "expert")
    assert away.away(None) == person("Noor")


def test_bot_without_a_name_gets_an_unused_name():
    seats = {}
    for seat in range(len(BOT_NAMES) + 1):
        seats[seat] = bot_seat("novice", seats)
    names = [seat.name for seat in seats.values()]
    assert names == [*BOT_NAMES, "Novice"]
    assert bot_seat("novice", {0: person(BOT_NAMES[0])}).name == BOT_NAMES[1]
    assert bot_seat("novice", name="Akbar").name == "Akbar"


@pytest.mark.parametrize("level", ["random", "greedy", "search", "", "Novice", None, 3, ["novice"]])
def test_bots_other_than_the_three_levels_are_refused(level):
    with pytest.raises(SeatError, match="novice, player, expert"):
        check_level(level)


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Noor", "Noor"),
        ("  Noor \t Jahan\n", "Noor Jahan"),
        ("No\x00or\u200b", "No or"),
        ("नूर", "नूर"),
        ("\ud800N", "N"),
    ],
)
def test_name_is_cleaned(name, cleaned):
    assert fit_name(name) == cleaned


@pytest.mark.parametrize("name", ["", " ", "\n\x1b", "x" * (LONGEST_NAME + 1), None, 5, ["Noor"]])
def test_name_that_cannot_be_shown_is_refused(name):
    with pytest.raises(SeatError):
        fit_name(name)


def test_longest_name_is_accepted():
    assert fit_name("x" * LONGEST_NAME) == "x" * LONGEST_NAME


@pytest.mark.parametrize("sign", ["a b", "<b>", "x" * 21, None, 3, 'a"'])
def test_stone_or_figure_that_is_not_a_word_is_refused(sign):
    with pytest.raises(SeatError):
        person("Noor", sign)
    with pytest.raises(SeatError):
        person("Noor", "", sign)


def test_seat_is_written_as_json():
    assert person("Noor", "ruby", "elephant-2").away("player").to_json() == {
        "name": "Noor",
        "who": "person",
        "level": None,
        "away": "player",
        "stone": "ruby",
        "figure": "elephant-2",
    }
