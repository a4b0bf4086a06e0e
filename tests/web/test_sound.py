"""Tests of sounds: they can be heard, they are loaded late, they can be turned off, and nothing waits for them."""

import pytest

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
