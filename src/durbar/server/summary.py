"""Summarises a table for lists: only what spectators may know."""

from __future__ import annotations

from typing import Any

from durbar.games.result import Sheet
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
        "progress": None,
        "best": None,
    }
    if table.has_started:
        sight = table.sight(None)
        outcome = sight.outcome
        facts["to_move"] = sight.to_move
        facts["moves"] = len(sight.history)
        progress = sight.setting.rulebook.presentation.progress(sight.setting, sight.state)
        facts["progress"] = progress and {"at": progress[0], "of": progress[1]}
        facts["scores"] = [sight.position.score(seat) for seat in range(record["players"])]
        if outcome is not None:
            sheet = sight.sheet
            facts["outcome"] = outcome.to_json()
            last_change = table.log[table.game_version - 1]  # versions count from 1
            facts["ended"] = last_change.at
            final_points = sheet.totals[-1]  # for each seat, its points from each source
            facts["sources"] = [dict(zip(sheet.sources, points, strict=True)) for points in final_points]
            facts["best"] = best_chapters(sheet)
    return facts


def best_chapters(sheet: Sheet) -> list[dict[str, int]]:
    """Return for each seat the number of the chapter (a visit or a turn) with the most points, and these points."""
    points_in = [[sum(sources.values()) for sources in row] for row in sheet.rows()]
    by_seat = [list(points) for points in zip(*points_in, strict=True)]
    return [{"chapter": points.index(max(points)) + 1, "points": max(points)} for points in by_seat]
