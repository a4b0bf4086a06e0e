"""Tests that the fixtures of Taj Mahal have players of every kind and contain rare events."""

from collections import Counter

from games.test_fixtures import FILES, read

FIXTURES = [read(path) for path in FILES["taj-mahal"]]
RECORDS = [fixture["record"] for fixture in FIXTURES]


def test_fixtures_have_players_of_all_kinds():
    assert len(RECORDS) >= 24
    assert sum(record["board"] is not None for record in RECORDS) == 2
    assert {seat for record in RECORDS for seat in record["seats"]} == {"greedy", "erring", "random", "hoarder"}
    assert sum("hoarder" in record["seats"] for record in RECORDS) >= 10


def test_fixtures_contain_rare_events():
    counts = Counter()
    for fixture in FIXTURES:
        record = fixture["record"]
        counts["equal scores"] += len(set(record["result"]["scores"])) < record["players"]
        counts["special"] += any("+*" in move for move in record["moves"])
        counts["crown"] += any(move[0] == "^" for move in record["moves"])
        counts["special points"] += any("special" in seat for visit in fixture["sheet"] for seat in visit)
    assert counts["equal scores"] >= 2
    assert min(counts[event] for event in ("special", "crown", "special points")) > 20
