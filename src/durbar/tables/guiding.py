"""Tables at which somebody is led through a first game: the others play the line of the guide for as long as the
person does, and are novices from then on.
"""

from __future__ import annotations

from typing import Literal

from durbar.games.guide import Guide, guide_of
from durbar.tables.log import Entry
from durbar.tables.opening import open_table
from durbar.tables.seats import Seat, bot_seat
from durbar.tables.table import Table

LEVEL = "novice"


def open_guide(guide: Guide, who: Seat, *, bot_seed: int) -> list[Entry]:
    """Open a table for a guide, and deal. Its deal is known to everybody, so it counts in nobody's statistics."""
    game = guide.begin()
    named = dict(enumerate([who, *map(Seat, guide.names)]))
    others = [bot_seat(LEVEL, named, "" if name == who.name else name) for name in guide.names]
    (opened,) = open_table(game, [who, *others], bot_seed=bot_seed)
    terms = {**opened.body, "counted": False, "guide": True}
    return [Entry("opened", terms), Entry("started", {"hash": game.seed_hash})]


def _leading(table: Table) -> Guide | None:
    """The guide that leads at this table, for as long as its line is played."""
    play, terms = table.play, table.terms
    if play is None or not terms.get("guide"):
        return None
    guide = guide_of(terms["record"]["game"])
    # a guide may have changed since the table was opened: then the game goes on without it
    if guide is None or terms["record"]["seed"] != guide.seed.hex():
        return None
    return guide if guide.is_followed_by([made.move.text for made in play.history]) else None


def coming(table: Table) -> str | None:
    """The move that the guide has next at this table; None where nobody is led, or not any more."""
    guide, play = _leading(table), table.play
    if guide is None or play is None or len(play.history) >= len(guide.line):
        return None
    move = guide.line[len(play.history)]
    return move if play.sight(play.to_move).explain(move) is None else None


def led(table: Table) -> Literal["leads", "over"] | None:
    """Whether a guide leads at this table, or has led there."""
    if not table.terms.get("guide"):
        return None
    return "leads" if _leading(table) is not None else "over"
