"""Tests of the requests that a page sends during a game: one for each decision of its player, and at most one for each
event of other players.

Previews and explanations are not counted.
"""

import re
from collections import Counter
from itertools import takewhile

import pytest
from playwright.sync_api import expect

from deterministic_server import RULES_VERSION, play, seat_people
from durbar.bots.levels import Novice
from durbar.games.game import new
from web import maharani_players, taj_mahal_players
from web.pages import open_table_page
from web.playing import open_table
from web.table_page import VERSION, TablePage
from web.test_replay import import_record, stored_record

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

# The automatic player of each game.
PLAYERS = {"taj-mahal": taj_mahal_players.ByMouse, "maharani": maharani_players.ByMouse}
REQUEST_KINDS = {
    r"GET /api/tables/\w+": "table",
    r"GET /api/tables/\w+/preview": "preview",
    r"GET /api/tables/\w+/why": "explanation",
    r"POST /api/tables/\w+/move": "move",
}
"""The kind of a request, by a pattern of its method and path."""
RECORD_EVENTS = """() => {
  window.newestVersion = 0;
  new BroadcastChannel('durbar-stream').onmessage = ({ data }) => {
    const { kind, data: news } = data.event ?? {};
    if (kind === 'table') window.newestVersion = Math.max(window.newestVersion, news.version);
  };
}"""
"""Records the newest version in the events of the stream."""
TWO_PALACES = ["out", "@", "@", "<"]
"""The notation of four decisions, without cities and cards: withdraw, build, build, take a card."""


class Requests:
    """Counts the requests of a page by kind, or by method and path if they have no kind."""

    def __init__(self, page):
        self.page = page
        self.counts = Counter()
        page.on("request", self._count)

    def _count(self, request):
        """Count a request to the API."""
        path = re.sub(r"^\w+://[^/]+|\?.*", "", request.url)
        if not path.startswith("/api/"):
            return
        name = f"{request.method} {path}"
        self.counts[next((kind for pattern, kind in REQUEST_KINDS.items() if re.fullmatch(pattern, name)), name)] += 1

    def restart(self):
        """Start to count from zero, once the page is connected and its earlier requests are answered."""
        TablePage(self.page).wait_for_connection()
        self.settle()
        self.counts.clear()

    def settle(self):
        """Wait for the responses to all requests sent so far.

        Requests are sent in order, so this sends one more, which is not counted, and waits for its response.
        """
        self.page.evaluate("() => fetch('/api/me').then((answer) => answer.text())")
        self.counts["GET /api/me"] -= 1

    @property
    def without_explanations(self):
        """The counts without previews and explanations."""
        return {kind: count for kind, count in self.counts.items() if count and kind not in {"preview", "explanation"}}


def decisions_after(somebody, table, since):
    """Return how many moves the first seat has made after a version, and how many the other seats."""
    address = f"{somebody.server_url}api/tables/{table}/story?since="
    entries = []
    while True:
        page = somebody.context.request.get(f"{address}{since}").json()
        entries += page["entries"]
        since = page["upto"]
        if since == page["version"]:
            break
    assert {entry["kind"] for entry in entries} == {"moved"}
    own = sum(entry["seat"] == 0 for entry in entries)
    return own, len(entries) - own


def delay_until_event(route):
    """Delay a response until the stream has delivered its event."""
    response = route.fetch()
    if response.ok:
        route.request.frame.page.wait_for_function(
            "(version) => window.newestVersion >= version", arg=response.json()["made"]
        )
    route.fulfill(response=response)


@pytest.mark.parametrize(
    ("game", "name", "remaining"), [("taj-mahal", "2018-3-greedy", 60), ("maharani", "2012-3-greedy", 40)]
)
def test_game_takes_one_request_for_each_decision_and_each_event(visitor, game, name, remaining):
    """The stored game ``name`` is continued when ``remaining`` moves are left."""
    somebody = visitor()
    record = stored_record(game, name)
    branch_url = f"{somebody.server_url}api/tables/{import_record(somebody, record)}/branch-off"
    body = {"number": len(record["moves"]) - remaining, "seat": 0, "bots": "novice"}
    table = somebody.context.request.post(branch_url, data=body).json()["table"]
    page = somebody.page
    page.goto(f"{somebody.server_url}#/table/{table}")
    player = PLAYERS[game](page)
    player.wait()
    requests = Requests(page)
    requests.restart()
    since = TablePage(page).version
    player.play_to_the_end()
    requests.settle()
    own, others = decisions_after(somebody, table, since)
    assert own == player.turns > 8
    counts = requests.without_explanations
    assert counts.pop("move") == own
    assert 0 < counts.pop("table") <= others
    assert counts == {}, "the page sends no other requests"


@pytest.mark.parametrize("game", PLAYERS)
def test_event_of_a_players_own_move_before_its_response_causes_no_request(visitor, game):
    somebody = visitor()
    table = open_table(somebody, ["me", "novice"], game)["table"]
    page = somebody.page
    player = PLAYERS[game](page)
    player.wait()
    page.evaluate(RECORD_EVENTS)
    page.route("**/api/tables/*/move", delay_until_event)
    requests = Requests(page)
    requests.restart()
    since = TablePage(page).version
    for _ in range(12):
        player.turn()
        player.wait()
    requests.settle()
    own, others = decisions_after(somebody, table, since)
    counts = requests.without_explanations
    assert counts.pop("move") == own == player.turns
    assert counts.pop("table", 0) <= others
    assert counts == {}


def withdrawal_with_two_palaces(players, seed):
    """Return the moves before a withdrawal of the first seat that brings two palaces, or None if there is none."""
    game = new("taj-mahal", players=players, seed=seed, version=RULES_VERSION)
    bots = [Novice(seed + seat) for seat in range(players)]
    moves_made = []
    while (mover := game.to_move) is not None:
        moves_made.append((mover, bots[mover].choose(game.seen_by(mover)).text))
        game.push(moves_made[-1][1])
    for number in range(len(moves_made)):
        own_moves = [text for _, text in takewhile(lambda move: move[0] == 0, moves_made[number:])]
        if [text if text == "out" else text[0] for text in own_moves] == TWO_PALACES:
            return [text for _, text in moves_made[:number]]
    return None


@pytest.mark.parametrize("delayed", [False, True])
def test_withdrawal_with_two_palaces_takes_at_most_four_requests(stage, people, delayed):
    contexts = people(3)
    seed, moves = next((seed, moves) for seed in range(1, 100) if (moves := withdrawal_with_two_palaces(3, seed)))
    table = seat_people(stage, contexts, seed=seed)
    play(stage, contexts, table, moves, seed=seed, game="taj-mahal")
    page = open_table_page(stage, contexts[0], table)
    player = taj_mahal_players.ByMouse(page, cards_per_visit=0)
    player.wait()
    page.evaluate(RECORD_EVENTS)
    if delayed:
        page.route("**/api/tables/*/move", delay_until_event)
    requests = Requests(page)
    requests.restart()
    for _ in TWO_PALACES:
        player.turn()
    requests.settle()
    assert player.move_kinds == {"out", "city", "take"}
    assert requests.without_explanations == {"move": len(TWO_PALACES)}


def test_events_during_a_table_request_cause_one_more_request(stage, people):
    contexts = people(2)
    # The first player starts: while an absent player has the move, the page would also ask whether a vote is possible.
    table = seat_people(stage, contexts, seed=1, options={"start_player": 0})
    page = open_table_page(stage, contexts[0], table)
    TablePage(page).wait_for_turn()
    page.evaluate(RECORD_EVENTS)
    before = TablePage(page).version
    table_request = re.compile(r"/api/tables/\w+\?")
    held_routes = []

    def say(text):
        """Send a chat message, wait until the page has received its event, and return its version."""
        response = contexts[1].request.post(f"{stage.address}api/tables/{table}/chat", data={"seat": 1, "text": text})
        version = response.json()["made"]
        page.wait_for_function("(version) => window.newestVersion >= version", arg=version)
        return version

    requests = Requests(page)
    requests.restart()
    page.route(table_request, lambda route: route.continue_() if held_routes else held_routes.append(route))
    with page.expect_request(table_request) as first:
        say("one")
    response = page.request.get(first.value.url)
    last = [say(text) for text in ("two", "three", "four", "five")][-1]
    held_routes[0].fulfill(response=response)
    expect(page.locator(VERSION)).to_have_attribute("data-version", str(last))
    requests.settle()
    assert last == before + 5
    assert requests.without_explanations == {"table": 2}
