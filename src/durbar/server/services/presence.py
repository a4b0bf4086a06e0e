"""Tracks which players are connected, and since when the others are away. By a vote, a bot
can replace only a player who is away, or one who is connected but has not moved for a day.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterable
from typing import Any

from durbar.server.entropy import Entropy
from durbar.server.errors import ApiError
from durbar.server.services.hub import Hub
from durbar.server.services.sessions import Session
from durbar.server.storage.schema import MAX_SEAT
from durbar.tables.table import Table

MAX_REMEMBERED = 100_000
"""The most seats for which the time of the last request is kept in memory."""
LONGEST_TURN = 86400.0
"""Seconds after which the others may vote to let a bot play for the player to move even if that player's page is open.
Otherwise a page that is left open would block the game at a table without a time limit.
"""


class Presence:
    """The time of the last request for each seat. A player whose browser has an open stream is present.

    Any other player counts as away since their last request, or since the start of the server if that is later.
    """

    def __init__(self, hub: Hub, entropy: Entropy, wait: float) -> None:
        self.hub = hub
        self.entropy = entropy
        self.wait = wait
        """Seconds without a request after which the others may vote, at tables without a time limit."""
        self._unknown = entropy.now()
        """The latest possible time of the last request for a seat that is not in ``_seen``."""
        self._seen: OrderedDict[tuple[str, int], float] = OrderedDict()
        """The time of the last request for each seat, by table and seat, oldest first."""
        hub.ended.append(self.note_disconnect)
        hub.away_since = self.away_since

    def note_request(self, id: str, seats: Iterable[int]) -> None:
        """Note a request from a browser that holds these seats."""
        now = self.entropy.now()
        for seat in seats:
            self._seen[id, seat] = now
            self._seen.move_to_end((id, seat))
        while len(self._seen) > MAX_REMEMBERED:
            _, oldest = self._seen.popitem(last=False)
            self._unknown = max(self._unknown, oldest)

    def note_disconnect(self, session: Session) -> None:
        """Note that a browser whose stream has just ended was connected until now, at all of its tables."""
        for id, permissions in session.permissions.items():
            self.note_request(id, permissions.seats)

    def away_since(self, id: str, connected: Collection[int]) -> dict[int, float]:
        """Return the time of the last request for each seat of a table that is not connected, if that time is known."""
        seats = (seat for seat in range(MAX_SEAT + 1) if seat not in connected)
        return {seat: self._seen[id, seat] for seat in seats if (id, seat) in self._seen}

    def vote(self, id: str, table: Table, voter: int | None, connected: Collection[int]) -> dict[str, Any] | None:
        """Return the vote to let a bot play for the player to move. The vote is possible now, or later if that player
        stays away. Return None if there is no such vote, or if the seat ``voter`` cannot take part in it.
        ``connected`` are the seats with an open stream.
        """
        absent = _person_to_move(table)
        if absent is None or voter is None or voter == absent or voter not in table.voters:
            return None
        is_present = absent in connected
        start = self._vote_start(id, table, absent, is_present)
        is_possible = start <= self.entropy.now()
        if is_present and not is_possible:
            return None
        return {"absent": absent, "possible": is_possible, "possible_from": start}

    def require_away(self, id: str, table: Table, seat: int) -> None:
        """Raise `ApiError` if a player is present, or has not been away for long enough."""
        is_present = seat in self.hub.connected_seats(id)
        if seat == _person_to_move(table) and self._vote_start(id, table, seat, is_present) <= self.entropy.now():
            return
        if is_present:
            raise ApiError(409, "player-here", "server.player-here")
        raise ApiError(409, "too-early", "server.too-early")

    def present_again(self, id: str, table: Table) -> set[int]:
        """Return the players for whom others have voted to let a bot play, and who are no longer away."""
        now, connected = self.entropy.now(), self.hub.connected_seats(id)
        return {seat for seat in table.votes if self._vote_start(id, table, seat, seat in connected) > now}

    def _vote_start(self, id: str, table: Table, seat: int, is_present: bool) -> float:
        """Return the earliest time at which the others may vote to let a bot play for a seat. For a player who is away,
        each new request delays it. For a player who is present, only the time for which the game has waited counts, and
        the wait is at least `LONGEST_TURN`.
        """
        wait = table.terms["absence"]["after"] or self.wait
        if is_present:
            return float(table.waiting_since + max(wait, LONGEST_TURN))
        seen = self._seen.get((id, seat), self._unknown)
        return float(max(seen, table.waiting_since) + wait)


def _person_to_move(table: Table) -> int | None:
    """Return the seat of the person to move; None if a bot or no one has the move."""
    return table.to_move if table.turn == "person" else None
