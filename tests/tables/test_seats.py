import pytest

from durbar.tables.seats import BOT_NAMES, LONGEST_NAME, Seat, SeatError, bot_seat, check_level, fit_name, person


def test_who_sits_in_a_seat():
    assert Seat().who == "open"
    assert person("Noor").who == "person"
    assert bot_seat("novice").who == "bot"


def test_who_makes_a_seats_moves():
    assert Seat().plays is None
    assert person("Noor").plays is None
    assert bot_seat("novice").plays == "novice"
    away = person("Noor").away("expert")
    assert (away.who, away.plays) == ("person", "expert")
    assert away.away(None) == person("Noor")


def test_a_bot_without_a_name_gets_one_that_nobody_has():
    seats = {}
    for at in range(len(BOT_NAMES) + 1):
        seats[at] = bot_seat("novice", seats)
    names = [seat.name for seat in seats.values()]
    assert names == [*BOT_NAMES, "Novice"]
    assert bot_seat("novice", {0: person(BOT_NAMES[0])}).name == BOT_NAMES[1]
    assert bot_seat("novice", name="Akbar").name == "Akbar"


@pytest.mark.parametrize("level", ["random", "greedy", "search", "", "Novice", None, 3, ["novice"]])
def test_only_levels_for_people_sit_at_tables(level):
    with pytest.raises(SeatError, match="novice, player, expert"):
        check_level(level)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Noor", "Noor"),
        ("  Noor \t Jahan\n", "Noor Jahan"),
        ("No\x00or\u200b", "No or"),
        ("नूर", "नूर"),
        ("\ud800N", "N"),
    ],
)
def test_a_name_is_made_fit_to_be_shown(name, shown):
    assert fit_name(name) == shown


@pytest.mark.parametrize("name", ["", " ", "\n\x1b", "x" * (LONGEST_NAME + 1), None, 5, ["Noor"]])
def test_what_cannot_be_shown_is_no_name(name):
    with pytest.raises(SeatError):
        fit_name(name)


def test_the_longest_name_is_a_name():
    assert fit_name("x" * LONGEST_NAME) == "x" * LONGEST_NAME


@pytest.mark.parametrize("sign", ["a b", "<b>", "x" * 21, None, 3, 'a"'])
def test_a_stone_is_a_word(sign):
    with pytest.raises(SeatError):
        person("Noor", sign)
    with pytest.raises(SeatError):
        person("Noor", "", sign)


def test_everybody_may_see_a_seat():
    assert person("Noor", "ruby", "elephant-2").away("player").to_json() == {
        "name": "Noor",
        "who": "person",
        "level": None,
        "away": "player",
        "stone": "ruby",
        "figure": "elephant-2",
    }
