"""Tests of a player's progress: records against each level, the best turn, and the suggestion of what to try next."""

import pytest

from durbar.tables.progress import GameOffer, level_of, progress
from durbar.tables.statistics import Opponent, PlayedGame

OFFERS = [GameOffer("maharani", range(2, 5)), GameOffer("taj-mahal", range(2, 6))]


def played(number, place=1, points=10, *, level="novice", game="taj-mahal", players=2, best=None, people=()):
    """Return a game against bots of one level, and people with these names."""
    opponents = [Opponent("bot", level, 3 - place)] * (players - 1 - len(people))
    opponents += [Opponent("person", name, 3 - place) for name in people]
    return PlayedGame(f"t{number}", game, "2018", players, float(number), place, points, {}, opponents, best)


def of_game(games, name="taj-mahal"):
    """Return the progress in one game."""
    return next(found for found in progress(games, OFFERS)["games"] if found["game"] == name)


def test_progress_is_empty_before_the_first_game():
    assert progress([], OFFERS) == {"games": [], "next": None}


def test_game_counts_for_a_level_if_all_opponents_are_bots_of_this_level():
    assert level_of(played(1, level="expert", players=4)) == "expert"
    assert level_of(played(1, players=3, people=["Ines"])) is None
    assert level_of(played(1, players=2, people=["Ines"])) is None


def test_best_score_wins_and_streaks_of_a_level():
    places = [1, 1, 2, 1, 1, 1, 2, 1]
    games = [played(number, place, points=10 * number) for number, place in enumerate(places, 1)]
    (record,) = of_game(games)["levels"]
    assert record == {
        "level": "novice",
        "played": 8,
        "won": 6,
        "best": {"points": 80, "players": 2, "table": "t8"},
        "streak": 1,
        "longest": 3,
    }


def test_games_are_ordered_by_their_end_and_levels_by_strength():
    games = [played(3, 2), played(1), played(2, level="expert"), played(4, game="maharani")]
    assert [found["game"] for found in progress(games, OFFERS)["games"]] == ["maharani", "taj-mahal"]
    novice, expert = of_game(games)["levels"]
    assert (novice["level"], novice["streak"]) == ("novice", 0)
    assert (expert["level"], expert["streak"]) == ("expert", 1)


def test_games_with_people_count_for_no_level():
    assert of_game([played(1, people=["Ines"])])["levels"] == []


def test_best_turn_is_the_turn_with_the_most_points():
    games = [played(1, best={"chapter": 3, "points": 9}), played(2, best={"chapter": 7, "points": 14}), played(3)]
    assert of_game(games)["best"] == {"chapter": 7, "points": 14, "table": "t2"}
    assert of_game([played(3)])["best"] is None


@pytest.mark.parametrize(
    ("places", "level", "suggested"),
    [
        ([1, 1], "novice", "player"),
        ([2, 1, 1], "player", "expert"),
        ([1, 1], "expert", None),
        ([2, 2, 2], "expert", "player"),
        ([1, 2, 2, 2], "player", "novice"),
        ([2, 2, 2], "novice", None),
        ([1, 2], "player", None),
    ],
)
def test_next_level_is_suggested_after_wins_and_losses(places, level, suggested):
    games = [played(number, place, level=level, players=3) for number, place in enumerate(places, 1)]
    found = progress(games, OFFERS)["next"]
    if suggested is None:
        assert found["kind"] == "game"
    else:
        assert found == {"kind": "level", "game": "taj-mahal", "level": suggested, "players": 3}


def test_other_game_is_suggested_before_another_number_of_players():
    games = [played(1, 2, players=4)]
    assert progress(games, OFFERS)["next"] == {"kind": "game", "game": "maharani", "level": None, "players": None}
    games = [played(1, game="maharani"), *games, played(2, 2, players=4)]
    assert progress(games, OFFERS)["next"] == {"kind": "players", "game": "taj-mahal", "level": "novice", "players": 3}


def test_nothing_is_suggested_when_everything_was_tried():
    games = [played(players, 2, players=players) for players in range(2, 6)]
    games = [played(1, game="maharani"), *games]
    assert progress(games, OFFERS)["next"] is None
