"""Tables in the browser: against bots, with friends by links, at one screen.

The client has no board for the toy, so most of these tests use the plain table with moves as buttons.
"""

import re

import pytest

from analysis.games import random_game as at_random
from web.pages import violations, wait_for_turn
from web.playing import open_table

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


def open_with_friends(page, game="Toy", players="2"):
    """Open a table for friends and return the links to its open seats."""
    page.get_by_label("Your name").fill("Noor")
    page.get_by_role("region", name=game).get_by_role("button", name="With friends").click()
    page.locator(".two select").last.select_option(players)
    page.get_by_role("button", name="Create the links").click()
    page.wait_for_selector(".shared .qr")
    return [field.input_value() for field in page.locator(".shared input").all()]


def sit(somebody, link, name):
    """Take the seat of a link and return the page."""
    page = somebody.open(link.removeprefix(somebody.server_url))
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take the seat").click()
    page.wait_for_selector(".g-seats, .dock")
    return page


def test_board_that_could_not_be_loaded_is_loaded_again(visitor):
    somebody = visitor()
    page = somebody.page
    page.route("**/api/tables/*/board", lambda route: route.fulfill(status=503, json={"error": {"id": "busy"}}))
    open_table(somebody, ["me", "novice", "novice"])
    again = page.get_by_role("button", name="Try again")
    again.wait_for()
    page.unroute_all()
    again.click()
    page.wait_for_selector(".hand-card")


def test_name_that_is_taken_is_rejected(visitor):
    noor, friend = visitor(), visitor()
    (link,) = open_with_friends(noor.page)
    page = friend.open(link.removeprefix(friend.server_url))
    page.get_by_label("Your name").fill("Noor")
    page.get_by_role("button", name="Take the seat").click()
    page.get_by_role("alert").filter(has_text="Noor").wait_for()
    assert violations(page) == []
    page.get_by_label("Your name").fill("Ines")
    page.get_by_role("button", name="Take the seat").click()
    page.wait_for_selector(".g-seats, .dock")


def make(page, move):
    """Choose a move and make it."""
    move.click()
    page.locator(".preview .primary").click()
    page.wait_for_selector(".plain-move[aria-pressed=true]", state="detached")


def play_turn(page):
    """Make the first move of the list."""
    wait_for_turn(page)
    make(page, page.locator(".plain-move").first)


def test_play_now_is_one_click_and_a_move_is_two(visitor):
    page = visitor().play_now("Toy")
    wait_for_turn(page)
    assert page.locator(".seats li").count() == 4
    make(page, page.locator(".plain-move").first)
    page.get_by_role("button", name="Log and chat").click()
    assert "Noor" in page.locator(".log-moved").filter(has_text="Noor").first.inner_text()


def test_move_is_made_and_undone_by_keyboard_alone(visitor):
    page = visitor().play_now("Toy")
    wait_for_turn(page)
    first = page.locator(".plain-moves[aria-busy=false] .plain-move").first
    offered = first.inner_text()
    first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".plain-move[aria-pressed=true]")
    page.keyboard.press("Escape")
    page.wait_for_selector(".plain-move[aria-pressed=true]", state="detached")
    page.keyboard.press(" ")
    page.locator(".preview .primary").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[aria-label='Undo']:enabled")
    wait_for_turn(page)
    page.keyboard.press("u")
    page.locator(".last-event", has_text="undid a move").wait_for()
    wait_for_turn(page)
    assert first.inner_text() == offered


def test_friends_sit_down_by_links_talk_and_play(visitor):
    host = visitor()
    (link,) = open_with_friends(host.page)
    assert re.search(r"#/sit/[\w-]{20,}$", link)
    friend = sit(visitor(), link, "Ines")
    assert "/sit/" not in friend.url, "the secret does not stay in the address"
    host.page.get_by_role("button", name="Start the game").click()
    for page in (host.page, friend):
        page.wait_for_selector(".dock")
        page.get_by_role("button", name="Log and chat").click()
    friend.get_by_label("Message to the table").fill("Good luck")
    friend.keyboard.press("Enter")
    host.page.locator(".log-said", has_text="Good luck").wait_for()
    mover = host.page if host.page.locator(".dock[data-acting=yes]").count() else friend
    other = friend if mover is host.page else host.page
    play_turn(mover)
    other.wait_for_selector(".dock[data-acting=yes]")
    other.locator(".log-moved").first.wait_for()


def test_new_link_invalidates_the_old_one(visitor):
    host = visitor()
    (link,) = open_with_friends(host.page)
    host.page.reload()
    host.page.get_by_role("button", name="New link").click()
    host.page.wait_for_selector(".shared input")
    late = visitor()
    page = late.open(link.removeprefix(late.server_url))
    page.get_by_role("heading", name="This link is not valid").wait_for()


def test_undo_after_another_move_needs_consent(visitor):
    host = visitor()
    (link,) = open_with_friends(host.page)
    friend = sit(visitor(), link, "Ines")
    host.page.get_by_role("button", name="Start the game").click()
    for page in (host.page, friend):
        page.wait_for_selector(".dock")
    mover = host.page if host.page.locator(".dock[data-acting=yes]").count() else friend
    other = friend if mover is host.page else host.page
    play_turn(mover)
    mover.wait_for_selector(".dock[data-acting=no]")
    play_turn(other)
    wait_for_turn(mover)  # the server rejects a request to undo from a page that does not show the last move
    mover.get_by_role("button", name="Undo").first.click()
    other.get_by_role("button", name="Agree").click()
    mover.locator(".last-event", has_text="undid a move").wait_for()


def test_no_hand_is_in_the_page_while_the_curtain_is_down(visitor):
    somebody = visitor()
    page = somebody.page
    seen = []
    page.on("response", lambda answer: "/api/tables/" in answer.url and seen.append(answer))
    page.get_by_role("region", name="Taj Mahal").get_by_role("button", name="On one screen").click()
    page.locator(".two select").last.select_option("2")
    page.get_by_label("Name of Seat 1").fill("Noor")
    page.get_by_label("Name of Seat 2").fill("Ines")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".curtain")
    told = [answer.json() for answer in seen if re.search(r"/api/tables/[0-9a-f]+(\?|$)", answer.url) and answer.ok]
    assert told
    assert all(one.get("view") is None or one["view"]["table"]["hand"] is None for one in told)
    assert page.locator(".dock, .board, .side").count() == 0
    page.get_by_role("button", name=re.compile("I am (Noor|Ines)")).click()
    page.wait_for_selector(".dock[data-acting=yes]")


def test_selected_move_stays_selected_when_a_chat_message_arrives(visitor):
    somebody = visitor()
    page = somebody.play_now("Toy")
    wait_for_turn(page)
    page.locator(".plain-move").first.click()
    page.wait_for_selector(".preview .primary")
    before = int(page.locator(".table").get_attribute("data-version"))
    table = re.search(r"#/table/(\w+)", page.url)[1]
    said = somebody.context.request.post(
        f"{somebody.server_url}api/tables/{table}/chat", data={"seat": 0, "text": "let me think"}
    )
    assert said.ok, said.text()
    page.wait_for_function("(before) => +document.querySelector('.table').dataset.version > before", arg=before)
    assert page.locator(".preview .primary").is_enabled()
    assert page.locator(".plain-move[aria-pressed=true]").count() == 1


def test_tabs_of_one_browser_share_one_stream(visitor):
    somebody = visitor()
    opened = []
    somebody.context.on(
        "request", lambda request: re.search(r"/api/stream(\?|$)", request.url) and opened.append(request.url)
    )
    page = somebody.play_now("Toy")
    wait_for_turn(page)
    more = somebody.open(page.url.removeprefix(somebody.server_url))
    wait_for_turn(more)
    play_turn(page)
    more.locator(".last-event").filter(has_not_text="The game begins").wait_for()
    wait_for_turn(more)
    assert len(opened) == 1
    page.close()
    play_turn(more)
    wait_for_turn(more)
    assert len(opened) == 2, "the tab that is left reads the stream now"


def test_lost_connection_is_shown_and_restored(visitor):
    somebody = visitor()
    page = somebody.play_now("Toy")
    wait_for_turn(page)
    somebody.context.set_offline(True)
    # Going offline does not close an open stream; it ends when the tab reconnects.
    page.evaluate("new BroadcastChannel('durbar-stream').postMessage({ say: 'again' })")
    page.get_by_text("Reconnecting…").wait_for()
    somebody.context.set_offline(False)
    page.get_by_text("Reconnecting…").wait_for(state="detached")
    play_turn(page)


def branched_off(somebody, number):
    """Import a finished game, and continue it from a move."""
    request, api = somebody.context.request, f"{somebody.server_url}api"
    brought = request.post(f"{api}/import", data={"record": at_random().record(), "as": "finished"})
    assert brought.ok, brought.text()
    made = request.post(f"{api}/tables/{brought.json()['table']}/branch-off", data={"number": number, "seat": 0})
    assert made.ok, made.text()


def test_pages_follow_the_language_of_the_browser(visitor):
    somebody = visitor(language="fr-FR")
    page = somebody.page
    page.get_by_role("button", name="Jouer").first.wait_for()
    branched_off(somebody, 2)
    page.reload()
    branches = page.locator(".tables .branch")
    branches.first.wait_for()
    assert branches.all_inner_texts() == ["Suite d\u2019une autre partie, depuis le coup 2"], (
        "the game it branched off is none"
    )
    page.get_by_role("button", name="Réglages").click()
    page.get_by_label("Langue").select_option("en")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now").first.wait_for()
    page.reload()
    page.get_by_role("button", name="Play now").first.wait_for()
    page.get_by_text("Continues another game from move 2").wait_for()
