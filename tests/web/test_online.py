"""Tests of games between several browsers: disconnections, and many tabs at one table."""

import re
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from deterministic_server import RULES_VERSION, seat_people
from durbar.games.game import new
from web import maharani_players, taj_mahal_players
from web.pages import open_table_page
from web.playing import seat_friends
from web.response_search import HiddenInformation
from web.table_page import VERSION, TablePage

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.compiled_only,
]


def disconnect(somebody):
    """Take a browser offline."""
    somebody.context.set_offline(True)
    # Going offline does not close an open stream. It is closed when the tab opens it again.
    somebody.page.evaluate("new BroadcastChannel('durbar-stream').postMessage({ kind: 'reconnect' })")
    somebody.page.get_by_text("Reconnecting…").wait_for()


def reconnect(somebody):
    """Take a browser online again."""
    somebody.context.set_offline(False)
    expect(somebody.page.get_by_text("Reconnecting…")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "player", "max_moves"),
    [
        ("taj-mahal", taj_mahal_players.ByMouse, 12),
        pytest.param("taj-mahal", taj_mahal_players.ByMouse, 1000, marks=pytest.mark.long),
        pytest.param("maharani", maharani_players.ByMouse, 1000, marks=pytest.mark.long),
    ],
)
def test_two_browsers_and_a_spectator_play_on_despite_disconnections(stage, visitor, game, player, max_moves):
    host, friend, watcher = (visitor(server_url=stage.address, records_responses=True) for _ in range(3))
    table = seat_people(stage, [host.context, friend.context], game=game, open_to_watch=True)
    for person in (host, friend):
        open_table_page(stage, person.context, table)
    watcher.page.reload()
    watcher.page.get_by_role("button", name="Watch").first.click()
    pages = [TablePage(person.page) for person in (host, friend, watcher)]
    for page in pages:
        page.headline.wait_for()
    players = [player(person.page) for person in (host, friend)]
    game_copy = new(game, players=2, seed=1, version=RULES_VERSION)

    table_url = f"{stage.address}api/tables/{table}"
    while (seat := game_copy.to_move) is not None and (move_count := len(game_copy.moves)) < max_moves:
        waiting_player = (friend, host)[seat]
        players[seat].wait()
        is_disconnected = move_count == 5  # during one move, and a page is reloaded a few moves later
        if is_disconnected:
            disconnect(waiting_player)
        players[seat].turn()
        if is_disconnected:
            reconnect(waiting_player)
        if move_count == 8:
            friend.page.reload()
        for move in host.context.request.get(f"{table_url}/moves?since={move_count}").json()["moves"]:
            game_copy.push(move["move"])
    version = host.context.request.get(table_url).json()["version"]
    for page in pages:
        expect(page.page.locator(VERSION)).to_have_attribute("data-version", str(version))
    hidden_information = HiddenInformation(game_copy.record())
    for somebody, seats in ((host, {0}), (friend, {1}), (watcher, ())):
        assert hidden_information.search_responses(somebody.responses, table, frozenset(seats)) > 5
    expect(pages[-1].hand).to_have_count(0)


def test_eight_tabs_are_updated_over_one_stream(visitor):
    host, friend = visitor(), visitor()
    stream_requests = []

    def is_stream(request):
        return bool(re.search(r"/api/stream(\?|$)", request.url))

    host.context.on("request", lambda request: is_stream(request) and stream_requests.append(request.url))
    table = seat_friends(host, friend, game="toy")
    tabs, other = [TablePage(host.page)], TablePage(friend.page)
    tabs[0].wait_for_connection()
    other.wait_for_connection()
    before = len(stream_requests)
    for _ in range(7):
        tabs.append(TablePage(host.open(f"#/table/{table}")))
        tabs[-1].wait_for_connection()

    def make_move():
        """Make a move in the last tab or at the friend's page, and wait until every page shows it."""
        response = host.context.request.get(f"{host.server_url}api/tables/{table}").json()
        mover = (tabs[-1], other)[response["view"]["to_move"]]
        mover.wait_for_turn()
        with ExitStack() as page_updates:
            for page in (*tabs, other):
                page_updates.enter_context(page.new_state())
            mover.moves.first.click()
            mover.confirm.click()

    make_move()
    make_move()
    assert len(stream_requests) == before
    with host.context.expect_event("request", is_stream):  # one of the remaining tabs opens the stream
        tabs.pop(0).page.close()
    make_move()
    make_move()
    assert len(stream_requests) == before + 1
