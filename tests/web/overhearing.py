"""Everything that reaches a browser, and a search in it for what its owner should not know.

While a game runs nobody but the server knows who holds which cards. Its record tells it afterwards: then every answer
that a browser got on the way is compared with what was hidden from its owner at that very position.
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
"""Runs in every page before its own scripts do."""


def listen(visitor):
    """Hear what reaches a browser from now on: answers in `visitor.heard`, refusals and violations in its faults."""
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
    """A finished game: what was hidden from whom at each of its positions."""

    def __init__(self, record):
        self._game = replay(record)
        self._seed = self._game.seed.hex()
        self._found = {}

    def hidden(self, number, seats):
        """What was hidden from those who held these seats when so many moves had been made."""
        key = (number, seats)
        if key not in self._found:
            at = SimpleNamespace(has_started=True, game=self._game.at(number), open_book=False)
            self._found[key] = hidden_from(at, seats)
        return self._found[key]

    def look_through(self, heard, table, seats):
        """Search the answers one browser got about a table; how many of them told a position with something hidden.

        The seed is hidden in every game. With one that hides no cards that is all, and every position counts.
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
