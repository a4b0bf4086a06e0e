"""Tests of tables in the browser: against bots, with friends who join by links, and at one screen.

Most of these tests use the toy game. The client has no board for it and shows its moves as buttons.
"""

import re

import pytest
from playwright.sync_api import expect

from analysis.games import random_game
from web.pages import find_violations, wait_for_turn
from web.playing import open_table, table_id_of
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


def open_with_friends(page, game="Toy", players="2"):
    """Open a table for friends and return the links to its open seats."""
    page.get_by_label("Your name").fill("Noor")
    page.get_by_role("region", name=game).get_by_role("button", name="With friends").click()
    page.get_by_role("dialog").get_by_role("combobox", name="Players", exact=True).select_option(players)
    page.get_by_role("button", name="Create the table").click()
    page.get_by_role("img", name="QR code of the link").wait_for()
    page.get_by_text("Links for single seats").click()
    page.get_by_role("textbox", name="Link for").first.wait_for()
    return [field.input_value() for field in page.get_by_role("textbox", name="Link for").all()]


def sit(somebody, link, name):
    """Take the seat of a link and return the page."""
    page = somebody.open(link.removeprefix(somebody.server_url))
    take_seat(page, name)
    table = TablePage(page)
    table.waiting_for_players.or_(table.headline).wait_for()
    return page


def take_seat(page, name):
    """Enter a name and take the seat of the link that a page shows."""
    take_button = page.get_by_role("button", name="Take the seat")
    take_button.wait_for()  # the home page has a field for the name too
    page.get_by_label("Your name").fill(name)
    take_button.click()


def make_move(page, move):
    """Choose a move and make it."""
    move.click()
    TablePage(page).make_move()


def play_turn(page):
    """Make the first move of the list."""
    wait_for_turn(page)
    make_move(page, TablePage(page).moves.first)


def test_button_try_again_loads_a_board_that_failed_to_load(visitor):
    somebody = visitor()
    page = somebody.page
    page.route("**/api/tables/*/board", lambda route: route.fulfill(status=503, json={"error": {"id": "busy"}}))
    open_table(somebody, ["me", "novice", "novice"])
    retry = page.get_by_role("button", name="Try again")
    retry.wait_for()
    page.unroute_all()
    retry.click()
    TablePage(page).hand.wait_for()


def test_game_is_started_by_one_click_and_a_move_is_made_by_two(visitor):
    somebody = visitor()
    page = somebody.play_now("Toy")
    table = TablePage(page)
    table.wait_for_turn()
    expect(page.get_by_role("region", name="Players").get_by_role("listitem")).to_have_count(4)
    table.moves.first.click()
    expect(table.confirm).to_be_enabled()
    with table.new_state():
        chat = f"{somebody.server_url}api/tables/{table_id_of(page)}/chat"
        response = somebody.context.request.post(chat, data={"seat": 0, "text": "let me think"})
        assert response.ok, response.text()
    expect(table.picked_moves, "a chat message does not change the selection").to_have_count(1)
    table.make_move()
    table.open_panel("Log and chat")
    expect(table.log.get_by_text("Noor plays a")).to_have_count(1)


def test_move_is_made_and_undone_by_keyboard_alone(visitor):
    page = visitor().play_now("Toy")
    table = TablePage(page)
    table.wait_for_turn()
    first = table.moves.first
    expect(first).to_contain_text("Noor plays a")  # moves are shown before their descriptions are loaded
    first_text = first.inner_text()
    first.focus()
    page.keyboard.press("Enter")
    expect(table.picked_moves).to_have_count(1)
    page.keyboard.press("Escape")
    expect(table.picked_moves).to_have_count(0)
    page.keyboard.press(" ")
    table.confirm.focus()
    with table.new_state():
        page.keyboard.press("Enter")
    table.wait_for_turn()
    expect(table.bar.get_by_role("button", name="Undo")).to_be_enabled()
    with table.new_state():
        page.keyboard.press("u")
    expect(table.bar).to_contain_text("undid a move")
    expect(first).to_have_text(first_text, use_inner_text=True)


def test_friends_join_by_links_chat_play_and_undo_moves(visitor):
    host, guest = visitor(), visitor()
    (link,) = open_with_friends(host.page)
    assert re.search(r"#/sit/[\w-]{20,}$", link)
    friend = guest.open(link.removeprefix(guest.server_url))
    take_seat(friend, "Noor")
    friend.get_by_role("alert").filter(has_text="Noor").wait_for()  # the name is taken
    assert find_violations(friend) == []
    take_seat(friend, "Ines")
    tables = [TablePage(host.page), TablePage(friend)]
    tables[1].waiting_for_players.wait_for()
    assert "/sit/" not in friend.url, "the secret does not stay in the address"
    host.page.get_by_role("button", name="Start the game").click()
    for table in tables:
        table.headline.wait_for()
        table.open_panel("Log and chat")
    friend.get_by_label("Message to the table").fill("Good luck")
    friend.keyboard.press("Enter")
    tables[0].log.get_by_text("Good luck").wait_for()
    state = host.context.request.get(f"{host.server_url}api/tables/{table_id_of(host.page)}").json()
    mover, other = tables if state["view"]["to_move"] == 0 else tables[::-1]
    with other.new_state():
        play_turn(mover.page)
    other.log.get_by_text(re.compile(r"(Noor|Ines) plays a \d")).wait_for()
    with mover.new_state():
        play_turn(other.page)
    # The other player has moved last, so undoing needs consent. The server rejects a request from a page that does not
    # show that move yet.
    mover.wait_for_turn()
    mover.bar.get_by_role("button", name="Undo").click()
    other.page.get_by_role("button", name="Agree").click()
    expect(mover.bar).to_contain_text("undid a move")


def test_new_link_invalidates_the_old_one(visitor):
    host, stranger = visitor(), visitor()
    (link,) = open_with_friends(host.page)
    with host.page.expect_response("**/reissue"):
        host.page.evaluate("sessionStorage.clear()")  # as in another tab
        host.page.reload()
        host.page.get_by_text("Links for single seats").click()
        host.page.get_by_role("button", name="New link").click()
    host.page.get_by_role("textbox", name="Link for").wait_for()
    page = stranger.open(link.removeprefix(stranger.server_url))
    page.get_by_role("heading", name="This link is not valid").wait_for()


def test_used_link_says_only_that_it_was_used(visitor):
    host, stranger = visitor(), visitor()
    (link,) = open_with_friends(host.page)
    sit(visitor(), link, "Ines")
    page = stranger.open(link.removeprefix(stranger.server_url))
    expect(page.get_by_role("alert")).to_have_text("This link has been used.")
    expect(page.get_by_role("main")).not_to_contain_text("Ines")
    expect(page.get_by_role("button", name="Take the seat")).to_have_count(0)


def test_page_contains_no_hand_while_the_curtain_hides_the_table(visitor):
    page = visitor().page
    table = TablePage(page)
    responses = []
    page.on("response", lambda response: "/api/tables/" in response.url and responses.append(response))
    page.get_by_role("region", name="Taj Mahal").get_by_role("button", name="On one screen").click()
    table.dialog.get_by_role("combobox", name="Players", exact=True).select_option("2")
    page.get_by_label("Name of Seat 1").fill("Noor")
    page.get_by_label("Name of Seat 2").fill("Ines")
    page.get_by_role("button", name="Start the game").click()
    ready = page.get_by_role("button", name=re.compile("I am (Noor|Ines)"))
    ready.wait_for()
    table_url = re.compile(r"/api/tables/[0-9a-f]+(\?|$)")
    states = [response.json() for response in responses if table_url.search(response.url) and response.ok]
    assert states
    assert all(state.get("view") is None or state["view"]["table"]["hand"] is None for state in states)
    for part in (table.dock, table.map, table.display):
        expect(part).to_have_count(0)
    ready.click()
    table.wait_for_turn()
    expect(table.cards).not_to_have_count(0)


def import_and_branch_off(somebody, number):
    """Import a finished game, and continue it from a move."""
    request, api = somebody.context.request, f"{somebody.server_url}api"
    imported = request.post(f"{api}/import", data={"record": random_game().record(), "as": "finished"})
    assert imported.ok, imported.text()
    branch = request.post(f"{api}/tables/{imported.json()['table']}/branch-off", data={"number": number, "seat": 0})
    assert branch.ok, branch.text()


def test_pages_follow_the_language_of_the_browser(visitor):
    somebody = visitor(language="fr-FR")
    page = somebody.page
    page.get_by_role("button", name="Jouer").first.wait_for()
    import_and_branch_off(somebody, 2)
    page.reload()
    expect(page.get_by_text(re.compile("^Suite d.une autre partie"))).to_have_text(
        "Suite d\u2019une autre partie, depuis le coup 2"
    )
    page.get_by_role("button", name="Réglages").click()
    page.get_by_label("Langue").select_option("en")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now").first.wait_for()
    page.reload()
    page.get_by_role("button", name="Play now").first.wait_for()
    page.get_by_text("Continues another game from move 2").wait_for()
