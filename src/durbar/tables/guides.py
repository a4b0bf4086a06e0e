"""Tables with a guide, which leads a person through a first game.

The bots make the guide's moves as long as the person makes them too. Once the person makes another move, the bots play
at the level ``novice``.
"""

from __future__ import annotations

from typing import Literal

from durbar.games.guide import Guide, guide_of
from durbar.tables.log import Entry
from durbar.tables.opening import open_table
from durbar.tables.seats import Seat, bot_seat
from durbar.tables.table import Table

LEVEL = "novice"
"""The level of the bots when the guide's moves are no longer followed."""


def open_guide(guide: Guide, player: Seat, *, bot_seed: int) -> list[Entry]:
    """Return the entries that open a table for a guide, with ``player`` in the first seat, and start its game.

    The deal is always the same, so the game does not count in statistics.
    """
    game = guide.begin()
    seats = dict(enumerate([player, *map(Seat, guide.names)]))
    others = [bot_seat(LEVEL, seats, "" if name == player.name else name) for name in guide.names]
    (opened,) = open_table(game, [player, *others], bot_seed=bot_seed)
    terms = {**opened.body, "counted": False, "guide": True}
    return [Entry("opened", terms), Entry("started", {"hash": game.seed_hash})]


def _active_guide(table: Table) -> Guide | None:
    """Return the guide of this table if its moves have been played so far, otherwise None."""
    terms = table.terms
    if not table.has_started or not terms.get("guide"):
        return None
    guide = guide_of(terms["record"]["game"])
    # If the guide has changed since the table was opened, the game continues without it.
    if guide is None or terms["record"]["seed"] != guide.seed.hex():
        return None
    return guide if guide.is_followed_by([made.move.text for made in table.history]) else None


def next_guide_move(table: Table) -> str | None:
    """Return the guide's next move at this table, or None if no guide is active."""
    guide = _active_guide(table)
    if guide is None or len(table.history) >= len(guide.line):
        return None
    move = guide.line[len(table.history)]
    return move if table.sight(table.to_move).explain(move) is None else None


def guide_state(table: Table) -> Literal["leads", "over"] | None:
    """Return ``leads`` while the guide of this table is active and ``over`` after that; None if it has no guide."""
    if not table.terms.get("guide"):
        return None
    return "leads" if _active_guide(table) is not None else "over"
