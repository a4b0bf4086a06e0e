"""Tests of the pages before and after a game: options, boards, records, passwords, rematches and the shuffle check."""

import json
import re
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from deterministic_server import open_stage
from web.pages import Visitor
from web.playing import table_id_of
from web.table_page import TablePage
from web.test_tables import open_with_friends, sit

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


def move_buttons(page):
    """Return the buttons of the moves, at the table of a game for which the client has no board."""
    return page.get_by_role("list", name="Your moves").get_by_role("button")


def start_button(page):
    """Return the button that starts the game, which the host sees."""
    return page.get_by_role("button", name="Start the game")


def play_to_the_end(server_url, table, players):
    """Make the first legal move over HTTP until the game is over. ``players`` has a browser context for each seat."""
    address = f"{server_url}api/tables/{table}"
    while (state := players[0].request.get(f"{address}?seat=0").json())["stage"] != "finished":
        seat = state["view"]["to_move"]
        own_state = players[seat].request.get(f"{address}?seat={seat}").json()
        move = own_state["view"]["legal_moves"][0]["text"]
        body = {"seat": seat, "version": own_state["version"], "move": move}
        response = players[seat].request.post(f"{address}/move", data=body)
        assert response.ok, response.text()


def bodies_sent_to(page, path):
    """Return a list that collects the bodies of a page's POST requests to a path."""
    bodies = []

    def collect(request):
        if request.url.endswith(path) and request.method == "POST":
            bodies.append(request.post_data_json)

    page.on("request", collect)
    return bodies


def test_options_and_a_custom_board_are_chosen_for_a_new_table(visitor, tmp_path):
    page = visitor().page
    board = (
        (files("durbar.games") / "taj_mahal" / "components" / "standard.toml")
        .read_text()
        .replace('name = "', 'name = "Our ', 1)
    )
    (tmp_path / "ours.toml").write_text(board)
    bodies = bodies_sent_to(page, "/api/tables")
    page.get_by_role("region", name="Taj Mahal").get_by_role("button", name="On one screen").click()
    page.get_by_text("More options").click()
    page.get_by_label("Open hands").check()
    page.get_by_label("Allow undo").uncheck()
    page.get_by_label("Starting player").select_option(label="Seat 2")
    page.get_by_label("Custom board").set_input_files(tmp_path / "ours.toml")
    page.get_by_text("is valid").wait_for()
    page.get_by_role("button", name="Start the game").click()
    expect(TablePage(page).acting).to_be_visible()  # with open hands there is no curtain
    assert bodies[0]["options"] == {"open_hands": True, "start_player": 1, "undo": "never"}
    assert bodies[0]["board"]["name"].startswith("Our ")


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
    page = somebody.page
    seats = [{"who": "me", "name": "Noor"}, {"who": "me", "name": "Ines"}]
    created = page.request.post(
        f"{somebody.server_url}api/tables", data={"game": "toy", "seats": seats, "start": True}
    ).json()
    play_to_the_end(somebody.server_url, created["table"], [somebody.context] * 2)
    page.goto(f"{somebody.server_url}#/table/{created['table']}")
    expect(page.get_by_text("The shuffle was fair")).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the game").click()
    saving.value.save_as(tmp_path / "record.json")
    moves = len(json.loads((tmp_path / "record.json").read_text())["moves"])
    page.goto(somebody.server_url)
    page.get_by_role("button", name="Import a game").click()
    page.get_by_label("Saved game (record file)").set_input_files(tmp_path / "record.json")
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_text(f"Move 0 of {moves}")).to_be_visible()
    page.get_by_role("button", name="next move").click()
    expect(page.get_by_text(f"Move 1 of {moves}")).to_be_visible()
    page.get_by_role("button", name="Try other moves from here").click()
    TablePage(page).wait_for_turn()
    expect(page.get_by_text("After move 1")).to_be_visible()
    page.goto(somebody.server_url)
    rows = page.get_by_role("complementary", name="Tables").get_by_role("listitem")
    expect(rows).to_have_count(2)
    for remaining in (1, 0):
        page.get_by_role("button", name="Delete the table").first.click()
        page.get_by_role("button", name="Press again to delete").click()
        expect(rows).to_have_count(remaining)


def test_result_says_why_a_game_does_not_count_in_statistics(visitor):
    somebody = visitor()
    page = somebody.page
    seats = [{"who": "me", "name": "Noor"}, {"who": "me", "name": "Ines"}]
    table = page.request.post(f"{somebody.server_url}api/tables", data={"game": "toy", "seats": seats}).json()["table"]

    def act(action, **body):
        response = page.request.post(f"{somebody.server_url}api/tables/{table}/{action}", data=body)
        assert response.ok, response.text()
        return response.json()

    mover = page.request.get(f"{somebody.server_url}api/tables/{table}").json()["view"]["to_move"]
    made = act("move", seat=mover, version=2, move="draw")["made"]
    act("take-back", seat=mover, version=made)
    act("agree", seat=1 - mover)
    play_to_the_end(somebody.server_url, table, [somebody.context] * 2)
    page.goto(f"{somebody.server_url}#/table/{table}")
    expect(
        page.get_by_text("does not count in the statistics because a player undid a move after something hidden")
    ).to_be_visible()


def test_seed_that_does_not_match_its_hash_is_detected(visitor):
    somebody = visitor()
    page = somebody.page
    checks = page.evaluate(
        """async () => {
          const { isFairDeal } = await import('/web/table/contribution.js');
          const { sha256 } = await import('/web/api/sha256.js');
          // the SHA-256 hash of the letters abc, which are 616263 in hexadecimal digits
          const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
          const ownHash = Array.from(sha256(new TextEncoder().encode('abc')), (b) => b.toString(16).padStart(2, '0'));
          return {
            'right secret and seed': await isFairDeal({ hash, secret: '616263', seed: '616263' }),
            'wrong secret': await isFairDeal({ hash, secret: '616264', seed: '616264' }),
            'wrong seed': await isFairDeal({ hash, secret: '616263', seed: '616264' }),
            'secret is not revealed yet': await isFairDeal({ hash }),
            'own implementation of SHA-256': ownHash.join('') === hash,
          };
        }"""
    )
    assert checks == {
        "right secret and seed": True,
        "wrong secret": False,
        "wrong seed": False,
        "secret is not revealed yet": None,
        "own implementation of SHA-256": True,
    }


def test_rematch_has_the_same_players(visitor):
    host = visitor()
    (link,) = open_with_friends(host.page)
    friend = sit(visitor(), link, "Ines")
    start_button(host.page).click()
    for page in (host.page, friend):
        expect(TablePage(page).headline).to_be_visible()
    play_to_the_end(host.server_url, table_id_of(host.page), [host.context, friend.context])
    friend.get_by_role("button", name="Rematch").click()
    expect(start_button(friend)).to_be_enabled()
    host.page.get_by_role("button", name="Go to the new table").click()
    expect(host.page).to_have_url(friend.url)
    expect(host.page.get_by_role("heading", name="waiting for players")).to_be_visible()
    start_button(friend).click()
    expect(TablePage(host.page).headline).to_be_visible()


def test_closed_result_leaves_the_winner_and_the_next_steps_at_the_table(visitor):
    host = visitor()
    (link,) = open_with_friends(host.page)
    friend = sit(visitor(width=390, height=844), link, "Ines")
    start_button(host.page).click()
    expect(TablePage(friend).headline).to_be_visible()
    play_to_the_end(host.server_url, table_id_of(host.page), [host.context, friend.context])
    for page in (host.page, friend):
        table = TablePage(page)
        expect(table.result).to_be_visible()
        page.keyboard.press("Escape")
        expect(table.dialog).to_have_count(0)
        expect(table.headline).to_contain_text(re.compile(r"wins? by \d+$|share the victory"))
        next_steps = page.get_by_role("navigation", name="After the game")
        for role, name in (("link", "Replay"), ("link", "Analyse the game"), ("button", "Rematch")):
            expect(next_steps.get_by_role(role, name=name)).to_be_in_viewport()
        next_steps.get_by_role("button", name="Result").click()
        expect(table.result).to_be_visible()
        page.keyboard.press("Escape")
    host.page.get_by_role("button", name="Rematch").click()
    expect(start_button(host.page)).to_be_enabled()


def test_recap_is_shown_to_a_returning_player(visitor):
    page = visitor().play_now("Toy")
    table = TablePage(page)
    table.wait_for_turn()
    move_buttons(page).first.click()
    table.make_move()
    table.wait_for_turn()
    recap = page.get_by_role("region", name="Since your last turn")
    expect(move_buttons(page).first).to_be_visible()
    expect(recap).to_have_count(0)  # the player was present
    page.reload()
    expect(recap).to_be_visible()
    move_buttons(page).first.click()
    expect(recap).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("v")
    expect(recap).to_be_visible()


def test_every_page_asks_for_the_password(chromium, tmp_path):
    contexts = [chromium.new_context(reduced_motion="reduce") for _ in range(2)]
    with open_stage(tmp_path, password="mangosteen") as protected:
        try:
            noor, ines = (Visitor(context, protected.address) for context in contexts)
            for somebody in (noor, ines):
                expect(somebody.page.get_by_label("Password")).to_be_visible()
            noor.page.get_by_label("Password").fill("durian")
            noor.page.keyboard.press("Enter")
            expect(noor.page.get_by_role("alert")).to_be_visible()
            noor.page.get_by_label("Password").fill("mangosteen")
            noor.page.keyboard.press("Enter")
            (link,) = open_with_friends(noor.page, "Maharani")
            ines.page.goto(f"{protected.address}api/docs")
            expect(ines.page.get_by_text("asks for a password")).to_be_visible()
            ines.page.get_by_role("link", name="To the front page").click()
            expect(ines.page).to_have_url(protected.address)
            page = ines.open(link.removeprefix(ines.server_url))
            page.get_by_label("Password").fill("mangosteen")
            page.keyboard.press("Enter")
            page.get_by_role("button", name="Take the seat").click()
            expect(page).to_have_url(re.compile(r"#/table/[0-9a-f]+$"))
            expect(page.get_by_role("heading", name="waiting for players")).to_be_visible()
        finally:
            for context in contexts:
                context.close()
