"""Pages around the tables: options, boards, records, the password, rematches and the check of the shuffle."""

import json
import re
from importlib.resources import files

import pytest

from server.process import Process
from web.pages import Visitor, wait_for_turn
from web.test_tables import make, open_with_friends, play_turn, sit

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


def to_the_end(*pages, most=200):
    """Make the first move on the page of the player to move, until the game is over."""
    for _ in range(most):
        for page in pages:
            if page.locator(".ranking").count():
                return
            if page.locator(".dock[data-acting=yes]").count():
                make(page, page.locator(".plain-move").first)
        pages[0].wait_for_timeout(30)
    raise AssertionError("the game does not end")


def asked_of(page, path):
    """Return a list that collects the bodies of a page's POST requests to a path."""
    sent = []
    page.on("request", lambda one: one.url.endswith(path) and one.method == "POST" and sent.append(one.post_data_json))
    return sent


def test_options_and_a_custom_board_are_chosen_for_a_new_table(visitor, tmp_path):
    page = visitor().page
    own = (
        (files("durbar.games") / "taj_mahal" / "components" / "standard.toml")
        .read_text()
        .replace('name = "', 'name = "Our ', 1)
    )
    (tmp_path / "ours.toml").write_text(own)
    sent = asked_of(page, "/api/tables")
    page.get_by_role("region", name="Taj Mahal").get_by_role("button", name="On one screen").click()
    page.get_by_text("More options").click()
    page.get_by_label("Open hands").check()
    page.get_by_label("Allow undo").uncheck()
    page.get_by_label("Starting player").select_option(label="Seat 2")
    page.get_by_label("Custom board").set_input_files(tmp_path / "ours.toml")
    page.get_by_text("is valid").wait_for()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".curtain")
    assert sent[0]["options"] == {"open_hands": True, "start_player": 1, "undo": "never"}
    assert sent[0]["board"]["name"].startswith("Our ")


def test_wrong_option_or_board_shows_an_error(visitor, tmp_path):
    page = visitor().page
    (tmp_path / "none.toml").write_text("name = 3")
    page.get_by_role("region", name="Taj Mahal").get_by_role("button", name="On one screen").click()
    page.get_by_text("More options").click()
    page.get_by_label("Custom board").set_input_files(tmp_path / "none.toml")
    page.get_by_role("alert").wait_for()
    page.get_by_label("A fixed order of provinces").fill("Atlantis\nAgra")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("alert").filter(has_text="Atlantis").wait_for()


def test_finished_game_is_verified_saved_imported_and_deleted(visitor, tmp_path):
    somebody = visitor()
    page = somebody.play_now("Toy")
    to_the_end(page)
    page.locator("[data-verified=yes]").wait_for()
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the game").click()
    saving.value.save_as(tmp_path / "record.json")
    moves = len(json.loads((tmp_path / "record.json").read_text())["moves"])
    page.goto(somebody.server_url)
    page.get_by_role("button", name="Import a game").click()
    page.get_by_label("Saved game (record file)").set_input_files(tmp_path / "record.json")
    page.get_by_role("button", name="Import", exact=True).click()
    page.get_by_text(f"Move 0 of {moves}").wait_for()
    page.get_by_role("button", name="next move").click()
    page.get_by_text(f"Move 1 of {moves}").wait_for()
    page.get_by_role("button", name="Try other moves from here").click()
    page.wait_for_selector(".dock[data-acting=yes]")
    page.get_by_text("After move 1").wait_for()
    page.goto(somebody.server_url)
    rows = page.locator(".tables li")
    rows.nth(1).wait_for()
    for left in (1, 0):
        page.get_by_role("button", name="Delete the table").first.click()
        page.get_by_role("button", name="Press again to delete").click()
        page.wait_for_function("(left) => document.querySelectorAll('.tables li').length === left", arg=left)


def test_seed_that_does_not_match_its_hash_is_detected(visitor):
    somebody = visitor()
    page = somebody.page
    told = page.evaluate(
        """async () => {
          const { isAsPromised } = await import('/web/table/shuffle.js');
          const { sha256 } = await import('/web/api/sha256.js');
          const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
          const own = Array.from(sha256(new TextEncoder().encode('abc')), (b) => b.toString(16).padStart(2, '0'));
          return [await isAsPromised({ hash, seed: '616263' }), await isAsPromised({ hash, seed: '616264' }),
            await isAsPromised({ hash }), own.join('') === hash];
        }"""
    )
    assert told == [True, False, None, True]


def test_rematch_with_the_same_people(visitor):
    host = visitor()
    (link,) = open_with_friends(host.page)
    friend = sit(visitor(), link, "Ines")
    host.page.get_by_role("button", name="Start the game").click()
    for page in (host.page, friend):
        page.wait_for_selector(".dock")
    to_the_end(host.page, friend)
    friend.get_by_role("button", name="Rematch").click()
    friend.wait_for_selector(".g-seats")
    host.page.get_by_role("button", name="Go to the new table").click()
    host.page.wait_for_selector(".g-seats")
    assert host.page.url == friend.url
    friend.get_by_role("button", name="Start the game").click()
    host.page.wait_for_selector(".dock")


def test_recap_is_shown_to_a_returning_player(visitor):
    somebody = visitor()
    page = somebody.play_now("Toy")
    play_turn(page)
    wait_for_turn(page)
    assert page.locator(".recap").count() == 0, "the player was present"
    page.reload()
    page.get_by_role("region", name="Since your last turn").wait_for()
    page.locator(".plain-move").first.click()
    page.wait_for_selector(".recap", state="detached")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.wait_for_selector(".recap")


def test_every_page_asks_for_the_password(chromium, tmp_path, server_url):
    server = Process(f"sqlite:///{tmp_path / 'closed.sqlite'}", password="mangosteen")
    contexts = [chromium.new_context(reduced_motion="reduce") for _ in range(2)]
    try:
        noor, ines = (Visitor(context, f"{server.address}/") for context in contexts)
        for somebody in (noor, ines):
            somebody.page.get_by_label("Password").wait_for()
        noor.page.get_by_label("Password").fill("durian")
        noor.page.keyboard.press("Enter")
        noor.page.get_by_role("alert").wait_for()
        noor.page.get_by_label("Password").fill("mangosteen")
        noor.page.keyboard.press("Enter")
        (link,) = open_with_friends(noor.page)
        page = ines.open(link.removeprefix(ines.server_url))
        page.get_by_label("Password").fill("mangosteen")
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Take the seat").click()
        page.wait_for_selector(".g-seats")
        assert re.search(r"#/table/[0-9a-f]+$", page.url)
    finally:
        for context in contexts:
            context.close()
        server.stop()
