"""Tests of sounds: they can be heard, they are loaded late, they can be turned off, and nothing waits for them."""

import re

import pytest
from playwright.sync_api import expect

from deterministic_server import seat_people
from web.pages import open_table_page
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

# Renders every sound without a loudspeaker. Returns its name, its peak, and the time in seconds of its last audible
# sample.
RENDER_SOUNDS = """async () => {
  const { SOUNDS } = await import(new URL('web/sound/synthesis.js', document.baseURI));
  return Promise.all(Object.entries(SOUNDS).map(async ([name, play]) => {
    const context = new OfflineAudioContext(1, 3 * 44100, 44100);
    play(context, context.destination, 0);
    const samples = (await context.startRendering()).getChannelData(0).map(Math.abs);
    const peak = samples.reduce((highest, value) => Math.max(highest, value), 0);
    return { name, peak, end: samples.findLastIndex((value) => value > 0.001) / 44100 };
  }));
}"""
SYNTHESIS = "/sound/synthesis.js"
# Returns the sounds of some events at a table where it is the viewer's turn afterwards, or where the viewer has won.
SOUNDS_OF_EVENTS = """async ([game, ids, outcome]) => {
  const load = (path) => import(new URL(`web/${path}`, document.baseURI));
  const [{ soundsOf }, { sounds }] = [await load('sound/sound.js'), await load(`${game}/effects.js`)];
  const entries = [{ kind: 'moved', seat: 1, story: ids.map((id) => ({ id: `${game}.${id}`, args: {} })) }];
  return soundsOf(entries, { seat: 0, view: { to_move: 0, outcome } }, sounds);
}"""
# Records calls of `navigator.vibrate`, which does nothing on a computer.
RECORD_VIBRATION = """
window.vibrations = [];
navigator.vibrate = (pattern) => window.vibrations.push(pattern);
"""


def test_every_sound_is_audible_short_and_not_distorted(visitor):
    page = visitor().open("#/")
    rendered = page.evaluate(RENDER_SOUNDS)
    assert {sound["name"] for sound in rendered} == {"card", "tile", "prize", "paid", "turn", "victory", "end"}
    for sound in rendered:
        assert 0.02 < sound["peak"] < 1, sound
        assert 0.03 < sound["end"] < 2, sound


@pytest.fixture
def acting_player(stage, people):
    """The page of the player who has the first move at a table of two, and the addresses that this page has loaded."""
    contexts = people(2)
    id = seat_people(stage, contexts)
    requested = {context: [] for context in contexts}
    for context in contexts:
        context.on("request", lambda request, urls=requested[context]: urls.append(request.url))
    pages = [TablePage(open_table_page(stage, context, id)) for context in contexts]
    while not any(page.acting.count() for page in pages):
        pages[0].page.wait_for_timeout(20)
    acting = next(page for page in pages if page.acting.count())
    return acting, requested[acting.page.context]


def test_sounds_are_loaded_with_the_first_move_and_not_before(acting_player):
    player, requested = acting_player
    assert not any(SYNTHESIS in url for url in requested)
    with player.page.expect_request(lambda request: SYNTHESIS in request.url):
        player.make_first_move()


def test_no_sound_is_loaded_while_sounds_are_off(acting_player):
    player, requested = acting_player
    player.open_panel("Menu")
    player.dialog.get_by_role("button", name="Settings").click()
    player.dialog.get_by_label("Sound").select_option("Off")
    player.page.keyboard.press("Escape")
    player.make_first_move()
    assert not any(SYNTHESIS in url for url in requested)


@pytest.mark.parametrize(
    ("game", "events", "outcome", "sounds"),
    [
        ("taj-mahal", ["played", "drew"], None, ["card", "card", "turn"]),
        ("taj-mahal", ["withdrew", "won", "built", "crowned", "took"], None, ["prize", "tile", "tile", "card", "turn"]),
        ("maharani", ["placed", "quarter-full", "quarter-pays"], None, ["tile", "paid", "turn"]),
        ("maharani", ["placed"], {"ranks": [1, 2], "winners": [0]}, ["tile", "victory"]),
        ("taj-mahal", ["played"], {"ranks": [2, 1], "winners": [1]}, ["card", "end"]),
    ],
)
def test_events_have_their_sounds(visitor, game, events, outcome, sounds):
    assert visitor().page.evaluate(SOUNDS_OF_EVENTS, [game, events, outcome]) == sounds


def test_moves_do_not_wait_for_the_sounds(acting_player):
    player, _ = acting_player
    player.page.route(f"**{SYNTHESIS}", lambda route: None)  # the sounds never arrive
    with player.page.expect_request(lambda request: SYNTHESIS in request.url):
        player.make_first_move()  # waits until the page shows the move
    player.page.keyboard.press("l")
    expect(player.log).to_be_visible()


@pytest.mark.parametrize("is_on", [True, False])
def test_phone_vibrates_when_it_is_the_players_turn(stage, people, is_on):
    contexts = people(2, size=(390, 844), is_mobile=True)
    contexts[0].add_init_script(RECORD_VIBRATION)
    id = seat_people(stage, contexts)
    page = open_table_page(stage, contexts[0], id)
    player, other = TablePage(page), TablePage(open_table_page(stage, contexts[1], id))
    if not is_on:
        player.open_panel("Menu")
        player.dialog.get_by_role("button", name="Settings").click()
        page.get_by_label(re.compile("^Vibrat")).uncheck()
        page.keyboard.press("Escape")
    player.wait_for_connection()
    if player.acting.count():
        player.make_first_move()
    other.make_first_move()
    player.wait_for_turn()
    assert page.evaluate("window.vibrations.length") == int(is_on)
