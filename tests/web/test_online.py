"""Games between browsers: disconnections, and many tabs at one table."""

import re
import time

import pytest

from web import at_maharani, at_taj_mahal
from web.checks import check_secrets
from web.pages import WAIT, running_server
from web.playing import open_table, sit_down

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.compiled_only,
]


def disconnect(somebody):
    """Take a browser offline."""
    somebody.context.set_offline(True)
    # Going offline does not close an open stream; it ends when the tab reconnects.
    somebody.page.evaluate("new BroadcastChannel('durbar-stream').postMessage({ say: 'again' })")
    somebody.page.get_by_text("Reconnecting…").wait_for()


def reconnect(somebody):
    """Take a browser online again."""
    somebody.context.set_offline(False)
    somebody.page.get_by_text("Reconnecting…").wait_for(state="detached")


def seated(visitor, game, **more):
    """Start a game of two people and a spectator; return their browsers and the table."""
    host, friend, watcher = visitor(heard=True), visitor(heard=True), visitor(heard=True)
    made = open_table(host, ["me", "open"], game, open_to_watch=True, **more)
    sit_down(friend, made["links"][0]["link"], "Ines")
    host.page.get_by_role("button", name="Start the game").click()
    watcher.page.reload()
    watcher.page.get_by_role("button", name="Watch").first.click()
    for one in (host, friend, watcher):
        one.page.wait_for_selector(".dock")
    return host, friend, watcher, made["table"]


def version_of(page):
    return int(page.locator(".table").get_attribute("data-version"))


@pytest.mark.parametrize(
    ("game", "player"),
    [
        ("taj-mahal", at_taj_mahal.ByMouse),
        pytest.param("maharani", at_maharani.ByMouse, marks=pytest.mark.long),
    ],
)
def test_two_browsers_and_a_spectator_finish_a_game_despite_disconnections(visitor, game, player):
    host, friend, watcher, table = seated(visitor, game)
    hands = [player(one.page) for one in (host, friend)]
    moves, quiet = 0, 0
    while not any(hand.seen()["over"] for hand in hands):
        hand = next((one for one in hands if one.seen()["acting"]), None)
        if hand is None:
            quiet += 1
            assert quiet < 400, "nobody is asked to move"
            time.sleep(0.05)
            continue
        if moves == 10:
            away = friend if hand is hands[0] else host
            disconnect(away)
        hand.turn()
        moves += 1
        if moves == 11:
            reconnect(away)
            away.page.wait_for_function(
                "(version) => +document.querySelector('.table')?.dataset.version >= version", arg=version_of(hand.page)
            )
        if moves == 20:
            friend.page.reload()
            friend.page.wait_for_selector(".dock")
    for one in (host, friend, watcher):
        one.page.wait_for_selector(".ranking", timeout=WAIT)
    check_secrets(table, (host, {0}), (friend, {1}), (watcher, ()))
    assert watcher.page.locator(".hand-card").count() == 0


def streams(address, context):
    """Return how many streams a server has open."""
    told = context.request.get(f"{address}metrics").text()
    return int(float(re.search(r"^durbar_streams (\S+)$", told, re.M)[1]))


def test_eight_tabs_and_a_friend_are_updated_over_two_streams(visitor, tmp_path):
    with running_server(tmp_path) as server_url:
        host, friend = visitor(server_url=server_url), visitor(server_url=server_url)
        made = open_table(host, ["me", "open"])
        friend.page.goto(server_url + made["links"][0]["link"].removeprefix("/"))
        friend.page.get_by_role("button", name="Take the seat").click()
        friend.page.wait_for_selector(".g-seats, .dock")
        host.page.get_by_role("button", name="Start the game").click()
        here = f"#/table/{made['table']}"
        tabs = [host.page, *(host.open(here) for _ in range(7))]
        for page in (*tabs, friend.page):
            page.wait_for_selector(".dock")
        for _ in range(3):
            mover = next(page for page in (host.page, friend.page) if at_taj_mahal.ByMouse(page).seen()["acting"])
            before = version_of(mover)
            at_taj_mahal.ByMouse(mover, boldness=0).turn()
            for page in (*tabs, friend.page):
                page.wait_for_function(
                    "(before) => +document.querySelector('.table')?.dataset.version > before", arg=before
                )
        assert streams(server_url, host.context) == 2
        for one in (host, friend):
            one.context.close()
