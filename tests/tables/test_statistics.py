"""Tests of a player's statistics. The expected figures were counted by hand."""

import pytest

from durbar.tables.estimates import share
from durbar.tables.statistics import MAX_LATEST, MAX_OPPONENTS, MIN_GAMES, Opponent, PlayedGame, played_game, statistics


def played(number, place=1, points=10, **fields):
    """Return a played game, by default against one bot."""
    defaults = {"game": "toy", "edition": "first", "players": 2, "opponents": (Opponent("bot", "novice", 3 - place),)}
    return PlayedGame(f"t{number}", ended=float(number), place=place, points=points, **{**defaults, **fields})


def seat(name="Noor", who="person", level=None, away=None):
    """Return a seat as in the summary of a table."""
    return {"name": name, "who": who, "level": level, "away": away, "stone": "", "figure": ""}


def table_summary(**fields):
    """Return the summary of a finished table, by default with a bot in first place, Noor second and Ines third."""
    return {
        "game": "toy",
        "edition": "first",
        "players": 3,
        "seats": [seat(), seat("Birbal", "bot", "player"), seat("Ines")],
        "outcome": {"scores": [7, 9, 3], "ranks": [2, 1, 3], "winners": [1]},
        "counted": True,
        "ended": 5.0,
        "sources": [{"cards": 4, "end": 3}, {"cards": 9, "end": 0}, {"cards": 3, "end": 0}],
        **fields,
    }


# -- collecting games -------------------------------------------------------------------------------------------------
def test_game_is_summarised_from_the_point_of_view_of_a_seat():
    opponents = [Opponent("bot", "player", 1), Opponent("person", "Ines", 3)]
    assert played_game("t1", table_summary(), 0, 99.0) == PlayedGame(
        "t1", "toy", "first", 3, 5.0, 2, 7, {"cards": 4, "end": 3}, opponents
    )


def test_summary_of_an_older_version_lacks_some_figures():
    old = {name: value for name, value in table_summary().items() if name not in {"counted", "ended", "sources"}}
    game = played_game("t1", old, 2, 99.0)
    assert (game.place, game.ended, game.sources) == (3, 99.0, {})


@pytest.mark.parametrize(
    "fields",
    [
        {"counted": False},
        {"outcome": None},
        {"seats": [seat(away="player"), seat("Birbal", "bot", "player"), seat("Ines")]},
        {"seats": [seat("Faizi", "bot", "novice"), seat("Birbal", "bot", "player"), seat("Ines")]},
    ],
    ids=["not counted", "not finished", "a bot played to the end", "this seat belongs to a bot"],
)
def test_games_that_do_not_count_are_ignored(fields):
    assert played_game("t1", table_summary(**fields), 0, 99.0) is None


def test_player_who_left_does_not_count_as_an_opponent():
    away = table_summary(seats=[seat(), seat("", "open"), seat("Ines", away="player")])
    assert played_game("t1", away, 0, 99.0).opponents == []


# -- statistics -------------------------------------------------------------------------------------------------------
def test_without_games_there_are_no_statistics():
    assert statistics([]) == []


def test_interval_of_the_mean_place_does_not_go_beyond_first_place():
    """One of the games ended in second place, and all others in first place."""
    (of_game,) = statistics([played(number, place=2 if number == 0 else 1) for number in range(MIN_GAMES)])
    place = of_game["all"]["place"]
    assert place["low"] == 1.0
    assert 1.0 < place["mean"] < place["high"] <= 2.0


def test_interval_stays_within_the_possible_range():
    """Points were scored in one game only, so that without the bounds every interval would be wider."""

    def points_range(game, source):  # the lowest and the highest possible points of a source, and of the total (None)
        assert game == "toy"
        return {"tiles": (0, None), "fees": (None, 0), None: (0, 12)}.get(source, (None, None))

    games = [
        played(0, points=12, sources={"tiles": 9, "fees": -9, "swings": 9}),
        *(played(number, points=0, sources={"tiles": 0, "fees": 0, "swings": 0}) for number in range(1, MIN_GAMES)),
    ]
    (of_game,) = statistics(games, points_range)
    tiles, fees, swings = (source["points"] for source in of_game["sources"])
    assert tiles["low"] == 0 < tiles["mean"] < tiles["high"]
    assert fees["low"] < fees["mean"] < fees["high"] == 0
    assert swings["low"] < 0
    assert all(
        figures["points"]["low"] == 0 for figures in (of_game["all"], of_game["editions"][0], of_game["players"][0])
    )
    assert of_game["all"]["points"]["high"] <= 12


def test_statistics_count_wins_places_and_points():
    (of_game,) = statistics([played(1, 1, 10), played(2, 2, 4), played(3, 2, 7), played(4, 1, 12), played(5, 2, 7)])
    figures = of_game["all"]
    # `even` is the expected share of wins if all players are equally strong
    assert (of_game["game"], figures["played"], figures["won"], figures["even"]) == ("toy", 5, 2, 0.5)
    assert figures["places"] == [2, 3]  # first in two games, and second in three
    assert figures["winning"] == share(2, 5).to_json()
    assert figures["place"]["mean"] == pytest.approx(1.6)
    assert figures["points"]["mean"] == pytest.approx(8)
    assert figures["points"]["low"] < 8 < figures["points"]["high"]


def test_shared_victory_counts_as_a_win_and_as_half_a_game_ahead():
    (of_game,) = statistics([played(1, 1, opponents=(Opponent("person", "Ines", 1),))])
    assert of_game["all"]["won"] == 1
    assert of_game["opponents"] == [
        {"who": "person", "name": "Ines", "played": 1, "ahead": {"mean": 0.5, "low": None, "high": None}}
    ]


@pytest.mark.parametrize("games", [1, MIN_GAMES - 1, MIN_GAMES])
def test_statistics_of_few_games_have_no_intervals(games):
    (of_game,) = statistics(
        [played(number, 1 + number % 2, number, sources={"cards": number}) for number in range(games)]
    )
    estimates = [of_game["all"][name] for name in ("winning", "place", "points")]
    estimates += [of_game["sources"][0]["points"], of_game["opponents"][0]["ahead"]]
    has_interval = [estimate["low"] is not None or estimate["high"] is not None for estimate in estimates]
    assert has_interval == [games >= MIN_GAMES] * 5


def test_games_are_grouped_by_game_edition_and_number_of_players():
    of_three = {"players": 3, "opponents": (Opponent("bot", "novice", 2), Opponent("bot", "player", 3))}
    games = [played(1), played(2, edition="second"), played(3, edition="second", **of_three), played(4, game="other")]
    first, second = statistics(games)
    assert (first["game"], second["game"]) == ("toy", "other")
    assert [(figures["edition"], figures["played"]) for figures in first["editions"]] == [("first", 1), ("second", 2)]
    assert [(figures["players"], figures["played"]) for figures in first["players"]] == [(2, 2), (3, 1)]
    assert first["all"]["even"] == pytest.approx((1 / 2 + 1 / 2 + 1 / 3) / 3)


def test_two_bots_of_one_level_in_a_game_are_one_sample():
    """The player is second between two novices, so that each game counts as half a game ahead of the novice."""
    novices = (Opponent("bot", "novice", 1), Opponent("bot", "novice", 3))
    (of_game,) = statistics([played(number, 2, players=3, opponents=novices) for number in range(6)])
    (opponent,) = of_game["opponents"]
    assert opponent["played"] == 6
    assert opponent["ahead"] == share(3, 6).to_json()


def test_sources_are_in_the_order_of_the_sheet_and_their_means_leave_out_games_without_sources():
    games = [played(1, sources={"tiles": 4, "hand": 0}), played(2), played(3, sources={"tiles": 0, "hand": 5})]
    (of_game,) = statistics(games)
    assert [(source["source"], source["points"]["mean"]) for source in of_game["sources"]] == [
        ("tiles", 2),
        ("hand", 2.5),
    ]


def test_latest_games_are_listed_in_order():
    (of_game,) = statistics([played(number) for number in reversed(range(MAX_LATEST + 5))])
    assert [game["ended"] for game in of_game["latest"]] == [float(number) for number in range(5, MAX_LATEST + 5)]


def test_only_the_most_frequent_opponents_are_listed_in_order():
    games = [
        played(number, opponents=(Opponent("person", f"Guest {number % (MAX_OPPONENTS + 9)}", 2),))
        for number in range(150)
    ]
    (of_game,) = statistics(games)
    counts = [opponent["played"] for opponent in of_game["opponents"]]
    assert len(counts) == MAX_OPPONENTS
    assert counts == sorted(counts, reverse=True)
