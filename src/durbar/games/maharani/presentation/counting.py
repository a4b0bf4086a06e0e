"""Counting the gold of a finished game: first the tiles and artisans placed, then the quarters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from durbar.games.maharani.components.components import components_of
from durbar.games.maharani.presentation.events import SOURCES
from durbar.games.maharani.rules.state import FROM_QUARTERS
from durbar.games.message import Message
from durbar.games.rulebook import Setting
from durbar.games.view_types import CountingStep


def counting_of(setting: Setting, state: Any, stories: Sequence[Message]) -> list[CountingStep]:
    """Return the steps in which a page counts the gold: everything that was paid during the turns, then each quarter in
    the order in which the quarters were scored (MH-6.1).
    """
    quarters = SOURCES[FROM_QUARTERS]
    points: list[dict[str, int]] = [
        {
            source: int(gold)
            for source, gold in zip(SOURCES, state.points[seat], strict=True)
            if gold and source != quarters
        }
        for seat in range(setting.players)
    ]
    steps: list[CountingStep] = [{"part": "floor", "seat": None, "place": None, "points": points, "light": {}}]
    payout = components_of(setting).payout
    for quarter in scored_quarters(stories):
        rows: list[dict[str, int]] = [{} for _ in range(setting.players)]
        for message in stories:
            if message.id == "maharani.quarter-pays" and message.args["quarter"] == quarter:
                row = rows[cast(int, message.args["seat"])]
                row[quarters] = row.get(quarters, 0) + payout[cast(int, message.args["artisans"])]
        light = {"quarter": quarter}
        steps.append({"part": "quarter", "seat": None, "place": quarter, "points": rows, "light": light})
    return steps


def scored_quarters(stories: Sequence[Message]) -> list[str]:
    """Return the quarters that were scored, in order. ``stories`` are the messages about some moves."""
    events = ("maharani.quarter-full", "maharani.quarter-pays")
    return list(dict.fromkeys(str(message.args["quarter"]) for message in stories if message.id in events))
