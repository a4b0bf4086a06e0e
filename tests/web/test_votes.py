"""Tests that a vote for a bot is offered once a player has been absent for the server's time limit, and that the player
gets the seat back by opening the table again.
"""

import pytest
from playwright.sync_api import expect

from server.process import Process
from web.playing import seat_friends
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


def test_vote_for_a_bot_is_offered_once_the_player_is_absent(visitor, tmp_path):
    server = Process(f"sqlite:///{tmp_path / 'tables.sqlite'}", bot_pause=0.02, vote_seconds=1.0)
    try:
        server_url = f"{server.address}/"
        people = [visitor(server_url=server_url), visitor(server_url=server_url)]
        table = seat_friends(*people, game="toy")
        state = people[0].context.request.get(f"{server_url}api/tables/{table}").json()
        mover = state["view"]["to_move"]
        offer = people[1 - mover].page.get_by_role("button", name="Let a bot play for")
        expect(offer).to_have_count(0)
        people[mover].page.goto("about:blank")
        offer.click()
        expect(offer).to_have_count(0)
        people[mover].page.goto(f"{server_url}#/table/{table}")
        for person in people:
            TablePage(person.page).open_panel("Log and chat")
            log = person.page.get_by_role("region", name="Log and chat")
            expect(log.get_by_text("A bot now plays for")).to_have_count(1)
            expect(log.get_by_text("is back")).to_have_count(1)
        expect(people[mover].page.get_by_role("button", name="Take over again")).to_have_count(0)
    finally:
        for person in people:
            person.context.close()
        server.stop()
