"""Records the responses that a browser receives, and searches them for hidden information.

The record of a finished game says which cards were hidden at each position. Each response is compared with the
information that was hidden from the user of the browser at that position.
"""

import json
import re
from types import SimpleNamespace

from durbar.games.record import replay
from server.hidden_information import hidden_from, seen_in

LISTENER = """(() => {
  const reportViolation = (event) => window.recordFault(`policy: ${event.violatedDirective} ${event.blockedURI}`);
  addEventListener('securitypolicyviolation', reportViolation);
  const originalFetch = window.fetch;
  window.fetch = async (...request) => {
    const response = await originalFetch(...request);
    if (response.url.includes('/api/')) {
      const text = await response.clone().text();
      window.recordResponse(response.url, response.status, text).catch(() => {});
    }
    return response;
  };
})()"""
"""Passes each response and policy violation to the test. It runs in every page before the page's own scripts."""


def record_responses(visitor):
    """Record all responses in `visitor.responses`, and errors and policy violations in `visitor.faults`."""
    visitor.responses = []

    def record_response(_source, url, status, text):
        visitor.responses.append((url, status, text))
        if status >= 400:
            visitor.faults.append(f"{status} {url}: {text[:200]}")

    visitor.context.expose_binding("recordResponse", record_response)
    visitor.context.expose_binding("recordFault", lambda _source, fault: visitor.faults.append(fault))
    visitor.context.add_init_script(LISTENER)
    for page in visitor.context.pages:
        page.reload()


class HiddenInformation:
    """The hidden information at each position of a finished game."""

    def __init__(self, record):
        self._game = replay(record)
        self._seed = self._game.seed.hex()
        self._hidden = {}

    def hidden(self, number, seats):
        """Return what was hidden from the players in these seats after ``number`` moves."""
        key = (number, seats)
        if key not in self._hidden:
            table = SimpleNamespace(has_started=True, game=self._game.at(number), open_book=False)
            self._hidden[key] = hidden_from(table, seats)
        return self._hidden[key]

    def search_responses(self, responses, table, seats):
        """Fail if a response about a table contains hidden information.

        Return how many responses contained a position with hidden cards. In a game without hidden cards only the seed
        is hidden, and all responses with a position are counted.
        """
        has_cards = bool(self.hidden(0, frozenset()).heaps)
        number, position_count = 0, 0
        for url, status, text in responses:
            if status != 200 or f"/api/tables/{table}" not in url:
                continue
            data = json.loads(text)
            table_view = data.get("table_view", data) if isinstance(data, dict) else None
            view = table_view.get("view") if table_view else None
            if view:
                number = view["moves_made"]
                if view["outcome"] is not None:
                    return position_count
            assert self._seed not in text.lower(), f"{url} after {number} moves contains the seed"
            named_seat = re.search(r"[?&]seat=(\d+)", url)
            # People at one screen have several seats: a response for one seat must not show the hands of the others.
            viewers = {int(named_seat[1])} if named_seat and len(seats) > 1 else seats
            hidden = self.hidden(number, frozenset(viewers))
            position_count += view is not None and (bool(hidden.heaps) or not has_cards)
            leak = seen_in(hidden, data)
            assert not leak, f"{url} after {number} moves: {leak}"
        return position_count
