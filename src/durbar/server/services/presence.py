"""Who is at the table and who is away: the server decides it, so that nobody is voted away who is there."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterable
from typing import Any

from durbar.server.entropy import Entropy
from durbar.server.errors import ApiError
from durbar.server.services.hub import Hub
from durbar.server.services.sessions import Session
from durbar.tables.table import Table

MAX_REMEMBERED = 100_000
"""Seats of which the time of the last request is kept."""
LONGEST_TURN = 86400.0
"""Seconds after which the others may vote about somebody who has the move, even if their page is open. A page that was
left open somewhere would hold up the game for ever at a table without a time limit.
"""


class Presence:
    """When each seat was last heard of. A seat whose browser has a stream open is here.

    Nobody was away before the server started: it could not know.
    """

    def __init__(self, hub: Hub, entropy: Entropy, wait: float) -> None:
        self.hub = hub
        self.entropy = entropy
        self.wait = wait
        """Seconds without a sign of somebody before the others may vote, at tables without a time limit."""
        self._unknown = entropy.now()
        """When seats of which nothing is remembered were last heard of, at the latest."""
        self._seen: OrderedDict[tuple[str, int], float] = OrderedDict()
        hub.ended.append(self.see_everywhere)

    def see(self, id: str, seats: Iterable[int]) -> None:
        """Note that a browser that holds these seats has made a request."""
        now = self.entropy.now()
        for seat in seats:
            self._seen[id, seat] = now
            self._seen.move_to_end((id, seat))
        while len(self._seen) > MAX_REMEMBERED:
            self._unknown = max(self._unknown, self._seen.popitem(last=False)[1])

    def see_everywhere(self, session: Session) -> None:
        """Note that a browser was there until now, at all of its tables: its stream has ended."""
        for id, held in session.held.items():
            self.see(id, held.seats)

    def vote(self, id: str, table: Table, voter: int | None, listening: Collection[int]) -> dict[str, Any] | None:
        """The vote that a seat can take part in, now or once the player has been away for long enough; None if the
        player who has the move is here. ``listening``: the seats with an open stream.
        """
        absent = _waited_for(table)
        if absent is None or voter is None or voter == absent or voter not in table.deciding:
            return None
        here = absent in listening
        start = self._vote_start(id, table, absent, here)
        possible = start <= self.entropy.now()
        return {"absent": absent, "possible": possible, "possible_from": start} if possible or not here else None

    def require_away(self, id: str, table: Table, seat: int) -> None:
        """Refuse a vote about a player who is here, or for whom nobody has waited long enough."""
        here = seat in self.hub.here(id)
        if seat == _waited_for(table) and self._vote_start(id, table, seat, here) <= self.entropy.now():
            return
        if here:
            raise ApiError(409, "player-here", "server.player-here")
        raise ApiError(409, "too-early", "server.too-early")

    def _vote_start(self, id: str, table: Table, seat: int, here: bool) -> float:
        """The time from which the others may vote about a seat, if nothing is heard of it until then."""
        wait = table.terms["absence"]["after"] or self.wait
        if here:
            return float(table.waiting_since + max(wait, LONGEST_TURN))
        seen = self._seen.get((id, seat), self._unknown)
        return float(max(seen, table.waiting_since) + wait)


def _waited_for(table: Table) -> int | None:
    """The person who has the move; None if a bot has it, or nobody."""
    return table.to_move if table.turn == "person" else None
