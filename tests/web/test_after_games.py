"""Tests of the table after a game: the winner and the next steps stay, whoever views it."""

import re

import pytest
from playwright.sync_api import expect

from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

WINNER = re.compile(r"\bwins?\b|share the victory")
"""Matches the headline that says who has won."""


def finish_game(server_url, contexts, id):
    """Make the first legal move over HTTP until the game is over. ``contexts`` has the browser context of each seat."""
    address = f"{server_url}api/tables/{id}"
    while (state := contexts[0].request.get(f"{address}?seat=0").json())["stage"] != "finished":
        seat = state["view"]["to_move"]
        own_state = contexts[seat].request.get(f"{address}?seat={seat}").json()
        body = {"seat": seat, "version": own_state["version"], "move": own_state["view"]["legal_moves"][0]["text"]}
        response = contexts[seat].request.post(f"{address}/move", data=body)
        assert response.ok, response.text()


def open_finished_game(host, game, seats):
    """Play a game in which all seats are the host's own, and return the table's id."""
    body = {"game": game, "seats": [{"who": "me", "name": name} for name in seats], "start": True}
    id = host.context.request.post(f"{host.server_url}api/tables", data=body).json()["table"]
    finish_game(host.server_url, [host.context] * len(seats), id)
    return id


def close_result(page):
    """Close the result: the first press may only end the counting."""
    table = TablePage(page)
    table.dialog.wait_for()
    for _ in range(2):
        if table.dialog.count():
            page.keyboard.press("Escape")
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(table.dialog).to_have_count(0)


def check_dock(page, can_play_again):
    """Check that the dock shows the winner and the next steps, and that the result can be opened again."""
    table, steps = TablePage(page), page.get_by_role("navigation", name="After the game")
    expect(table.headline).to_contain_text(WINNER)
    for role, name in (("button", "Result"), ("link", "Replay"), ("link", "Analyse the game")):
        expect(steps.get_by_role(role, name=name)).to_be_in_viewport()
    expect(steps.get_by_role("button", name="Rematch")).to_have_count(1 if can_play_again else 0)
    steps.get_by_role("button", name="Result").click()
    expect(table.dialog).to_be_visible()
    close_result(page)


def check_table_after_game(page, can_play_again):
    """Check the dock after the result was closed, also after a reload and on a phone, and that its links work."""
    close_result(page)
    check_dock(page, can_play_again)
    page.reload()
    close_result(page)
    check_dock(page, can_play_again)
    page.set_viewport_size({"width": 390, "height": 844})
    check_dock(page, can_play_again)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("navigation", name="After the game").get_by_role("link", name="Replay").click()
    expect(page.get_by_text(re.compile(r"^Move 0 of \d+$"))).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    close_result(page)
    page.get_by_role("navigation", name="After the game").get_by_role("link", name="Analyse the game").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert "#/analysis/" in page.url


@pytest.mark.parametrize("game", ["taj-mahal", "maharani"])
def test_people_at_one_screen_keep_the_winner_and_the_next_steps(visitor, game):
    host = visitor()
    id = open_finished_game(host, game, ("Noor", "Ines"))
    page = host.open(f"#/table/{id}")
    check_table_after_game(page, can_play_again=True)


def test_spectator_keeps_the_winner_and_looks_back(visitor):
    host, stranger = visitor(), visitor()
    id = open_finished_game(host, "taj-mahal", ("Noor", "Ines"))
    watching = host.context.request.post(f"{host.server_url}api/tables/{id}/watch-link", data={}).json()
    page = stranger.open(f"#/watch/{watching['link'].split('/')[-1]}")
    page.get_by_role("button", name="Watch").click()
    check_table_after_game(page, can_play_again=False)


def test_host_without_a_seat_keeps_the_winner(visitor):
    host, friends = visitor(), [visitor(), visitor()]
    body = {"game": "maharani", "seats": [{"who": "open"}, {"who": "open"}]}
    created = host.context.request.post(f"{host.server_url}api/tables", data=body).json()
    id = created["table"]
    for friend, seat, name in zip(friends, created["links"], ("Ines", "Tomas"), strict=True):
        body = {"secret": seat["link"].split("/")[-1], "name": name}
        response = friend.context.request.post(f"{host.server_url}api/links/open", data=body)
        assert response.ok, response.text()
    response = host.context.request.post(f"{host.server_url}api/tables/{id}/start", data={})
    assert response.ok, response.text()
    finish_game(host.server_url, [friend.context for friend in friends], id)
    check_table_after_game(host.open(f"#/table/{id}"), can_play_again=False)


def test_guided_game_that_was_played_to_the_end_keeps_the_winner(visitor):
    somebody = visitor()
    request, api = somebody.context.request, f"{somebody.server_url}api"
    id = request.post(f"{api}/games/maharani/guide", data={}).json()["table"]
    page = somebody.open(f"#/table/{id}")
    table = TablePage(page)
    page.get_by_role("region", name="Guide").wait_for()
    while (state := request.get(f"{api}/tables/{id}?seat=0").json())["stage"] != "finished":
        if state["view"]["legal_moves"]:
            body = {"seat": 0, "version": state["version"], "move": state["view"]["legal_moves"][0]["text"]}
            request.post(f"{api}/tables/{id}/move", data=body)
        else:
            page.wait_for_function(
                "(before) => +document.querySelector('.table').dataset.version > before", arg=state["version"]
            )
    expect(table.dialog).to_be_visible()
    check_table_after_game(page, can_play_again=True)


def test_replay_leads_back_to_the_table_and_to_the_result(visitor):
    host = visitor()
    id = open_finished_game(host, "maharani", ("Noor", "Ines"))
    page = host.open(f"#/replay/{id}")
    table = TablePage(page)
    page.get_by_role("button", name="last move").click()
    table.open_panel("Menu")
    table.dialog.get_by_role("button", name="Result").click()
    expect(table.dialog).to_contain_text(WINNER)
    close_result(page)
    expect(page.get_by_role("link", name="Analyse the game")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    check_table_after_game(page, can_play_again=True)
