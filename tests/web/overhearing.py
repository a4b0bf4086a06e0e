"""Records the responses that a browser receives, and searches them for hidden information.

After the game its record tells which cards were hidden. Each response is compared with the information that was hidden
from the user of the browser at that position.
"""

import json
import re
from types import SimpleNamespace

from durbar.games.record import replay
from server.hidden_information import hidden_from, seen_in

LISTENING = """(() => {
  const violated = (event) => window.faulty(`policy: ${event.violatedDirective} ${event.blockedURI}`);
  addEventListener('securitypolicyviolation', violated);
  const real = window.fetch;
  window.fetch = async (...asked) => {
    const answer = await real(...asked);
    if (answer.url.includes('/api/')) {
      const text = await answer.clone().text();
      window.overheard(answer.url, answer.status, text).catch(() => {});
    }
    return answer;
  };
})()"""
"""Runs in every page before the page's own scripts."""


def listen(visitor):
    """Record responses in `visitor.heard`, and error responses and policy violations in `visitor.faults`."""
    visitor.heard = []

    def overheard(_source, url, status, text):
        visitor.heard.append((url, status, text))
        if status >= 400:
            visitor.faults.append(f"{status} {url}: {text[:200]}")

    visitor.context.expose_binding("overheard", overheard)
    visitor.context.expose_binding("faulty", lambda _source, what: visitor.faults.append(what))
    visitor.context.add_init_script(LISTENING)
    for page in visitor.context.pages:
        page.reload()


class Truth:
    """The hidden information at each position of a finished game."""

    def __init__(self, record):
        self._game = replay(record)
        self._seed = self._game.seed.hex()
        self._found = {}

    def hidden(self, number, seats):
        """Return what was hidden from the players in some seats after ``number`` moves."""
        key = (number, seats)
        if key not in self._found:
            at = SimpleNamespace(has_started=True, game=self._game.at(number), open_book=False)
            self._found[key] = hidden_from(at, seats)
        return self._found[key]

    def search_responses(self, heard, table, seats):
        """Search the responses about a table; return how many contained a position with hidden cards.

        In a game without hidden cards only the seed is hidden, and every position counts.
        """
        cards = bool(self.hidden(0, frozenset()).heaps)
        number, told = 0, 0
        for url, status, text in heard:
            if status != 200 or f"/api/tables/{table}" not in url:
                continue
            data = json.loads(text)
            shown = data.get("table_view", data) if isinstance(data, dict) else None
            view = shown.get("view") if shown else None
            if view:
                number = view["moves_made"]
                if view["outcome"] is not None:
                    return told
            assert self._seed not in text.lower(), f"{url} after {number} moves tells the seed"
            asked = re.search(r"[?&]seat=(\d+)", url)
            found = self.hidden(number, frozenset(seats if asked is None or len(seats) < 2 else {int(asked[1])}))
            told += view is not None and (bool(found.heaps) or not cards)
            leak = seen_in(found, data)
            assert not leak, f"{url} after {number} moves: {leak}"
        return told
