"""Summarises a table for lists: only what spectators may know."""

from __future__ import annotations

from typing import Any

from durbar.tables.table import Table


def summary(table: Table) -> dict[str, Any]:
    """Return the summary of a table."""
    record = table.terms["record"]
    facts: dict[str, Any] = {
        "game": record["game"],
        "edition": record["edition"],
        "players": record["players"],
        "kind": table.terms["kind"],
        "stage": table.stage,
        "seats": [seat.to_json() for seat in table.seats],
        "to_move": None,
        "moves": 0,
        "scores": None,
        "outcome": None,
        "counted": table.counted,
        "closed": table.closed,
        "guide": bool(table.terms.get("guide")),
        "branch": table.terms.get("branch"),
        "ended": None,
        "sources": None,
    }
    if table.has_started:
        sight = table.sight(None)
        outcome = sight.outcome
        facts["to_move"] = sight.to_move
        facts["moves"] = len(sight.history)
        facts["scores"] = [sight.position.score(seat) for seat in range(record["players"])]
        if outcome is not None:
            sheet = sight.sheet
            facts["outcome"] = outcome.to_json()
            last_change = table.log[table.game_version - 1]  # versions count from 1
            facts["ended"] = last_change.at
            final_points = sheet.totals[-1]  # for each seat, its points from each source
            facts["sources"] = [dict(zip(sheet.sources, points, strict=True)) for points in final_points]
    return facts
