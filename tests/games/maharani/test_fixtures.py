"""Tests that the fixtures of Maharani contain every kind of player and rare events."""

from collections import Counter

from durbar.games.record import replay
from games.test_fixtures import FILES, read

FIXTURES = [read(path) for path in FILES["maharani"]]
RECORDS = [fixture["record"] for fixture in FIXTURES]


def test_fixtures_have_players_of_all_kinds():
    assert len(RECORDS) >= 12
    assert sum(record["board"] is not None for record in RECORDS) == 4
    assert {seat for record in RECORDS for seat in record["seats"]} == {"greedy", "erring", "random", "idler"}


def test_every_turn_has_its_row_on_the_sheet():
    """A turn brings gold to its player; others are paid for artisans in full quarters only."""
    for fixture in FIXTURES:
        seats = range(fixture["record"]["players"])
        for turn in fixture["sheet"]:
            assert sum(bool(turn[seat].keys() - {"quarters"}) for seat in seats) <= 1


def test_fixtures_contain_rare_events():
    found = Counter()
    for record in RECORDS:
        game, last = replay(record), replay({**record, "moves": [], "result": None})
        found["a shared victory"] += len(record["result"]["winners"]) > 1
        found["a choice of artisans"] += any("/" in move for move in record["moves"])
        for move in game.moves:
            last.push(move)
            found.update({event.id.removeprefix("maharani.") for event in last.events})
    rare = ("no-artisan", "nothing-fits", "removed", "artisan-moved", "renewed", "paid", "a choice of artisans")
    assert [what for what in (*rare, "a shared victory") if not found[what]] == []
