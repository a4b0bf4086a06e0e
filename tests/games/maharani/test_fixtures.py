"""Tests that the fixtures of Maharani have players of every kind and contain rare events."""

from collections import Counter

from durbar.games.record import replay
from games.test_fixtures import FILES, read

# the content of all fixtures, and their records
FIXTURES = [read(path) for path in FILES["maharani"]]
RECORDS = [fixture["record"] for fixture in FIXTURES]


def test_fixtures_have_players_of_all_kinds():
    assert len(RECORDS) >= 12
    assert sum(record["board"] is not None for record in RECORDS) == 4
    assert {seat for record in RECORDS for seat in record["seats"]} == {"greedy", "erring", "random", "idler"}


def test_row_of_the_score_sheet_is_one_players_turn():
    """In the row of a turn only one player has gold from other sources than full quarters."""
    for fixture in FIXTURES:
        seats = range(fixture["record"]["players"])
        for turn in fixture["sheet"]:
            assert sum(bool(turn[seat].keys() - {"quarters"}) for seat in seats) <= 1


def test_fixtures_contain_rare_events():
    counts = Counter()
    for record in RECORDS:
        game = replay({**record, "moves": [], "result": None})
        counts["a shared victory"] += len(record["result"]["winners"]) > 1
        counts["a choice of artisans"] += any("/" in move for move in record["moves"])
        for move in record["moves"]:
            game.push(move)
            counts.update({event.id.removeprefix("maharani.") for event in game.events})
    rare = ("no-artisan", "nothing-fits", "removed", "artisan-moved", "renewed", "paid", "a choice of artisans")
    assert [event for event in (*rare, "a shared victory") if not counts[event]] == []
