"""Tests of votes to let a bot play for the player to move, who is then *voted out*. A vote is refused until the player
has been away for long enough. A connected player can be voted out only after a day without a move.
"""

import pytest

from durbar.server.services import presence as module
from durbar.server.services.hub import Hub
from durbar.server.services.presence import LONGEST_TURN, Presence
from durbar.server.services.sessions import Permissions, Session
from server.playing import eventually, friends, serving
from server.table_caches import Clock

pytestmark = pytest.mark.anyio


@pytest.fixture
def clock():
    """A clock that the test sets."""
    return Clock()


@pytest.fixture
async def server(ready_url, clock):
    """A server at which an absent player can be voted out after two minutes (120 seconds). Its bots never move."""
    async with serving(ready_url, clock, vote_seconds=120, bot_pause=1e6) as started:
        yield started


async def absent_and_voter(table, people):
    """Return the seat that has the move, and the other one."""
    absent = (await people[0].look(table))["view"]["to_move"]
    return absent, 1 - absent


async def vote(table, people, voter, absent):
    """Vote; return the id of the error, if there is one."""
    answer = await people[voter].ask("POST", f"/tables/{table}/vote", {"seat": voter, "absent": absent})
    assert answer.status_code in {200, 409}, answer.text
    return None if answer.is_success else answer.json()["error"]["id"]


async def offered_vote(table, people, voter):
    """Return the vote that the table offers a seat, or None."""
    return (await people[voter].look(table, voter))["vote"]


async def test_player_who_moved_two_seconds_ago_cannot_be_voted_out(server, clock):
    table, people = await friends(server)
    mover, other = await absent_and_voter(table, people)
    await people[mover].move(table, mover)
    clock.time += 2
    assert await vote(table, people, other, mover) == "too-early"
    absent, voter = await absent_and_voter(table, people)
    assert await vote(table, people, voter, absent) == "too-early"
    assert [seat["away"] for seat in (await people[0].look(table))["seats"]] == [None, None]


async def test_player_who_is_not_to_move_cannot_be_voted_out(server, clock):
    table, people = await friends(server)
    mover, other = await absent_and_voter(table, people)
    clock.time += 1000
    assert await vote(table, people, mover, other) == "too-early"
    assert await offered_vote(table, people, mover) is None


async def test_player_with_an_open_stream_is_present_however_long_they_think(server, clock):
    table, people = await friends(server)
    absent, voter = await absent_and_voter(table, people)
    async with people[absent].listening() as events:
        await events.next("here")
        clock.time += 3600
        assert await offered_vote(table, people, voter) is None
        assert await vote(table, people, voter, absent) == "player-here"
    clock.time += 119
    assert await vote(table, people, voter, absent) == "too-early"
    answer = await offered_vote(table, people, voter)
    assert answer == {"absent": absent, "possible": False, "possible_from": clock.time + 1}
    clock.time += 1
    assert (await offered_vote(table, people, voter))["possible"] is True
    assert await vote(table, people, voter, absent) is None
    assert (await people[voter].look(table))["seats"][absent]["away"] == "player"


async def test_any_request_from_the_seat_starts_the_wait_again(server, clock):
    table, people = await friends(server)
    absent, voter = await absent_and_voter(table, people)
    clock.time += 119
    await people[absent].get(f"/tables/{table}/board")
    clock.time += 119
    assert await vote(table, people, voter, absent) == "too-early"
    clock.time += 1
    assert await vote(table, people, voter, absent) is None


async def test_open_page_delays_the_game_for_a_day_at_most(server, clock):
    table, people = await friends(server)
    absent, voter = await absent_and_voter(table, people)
    async with people[absent].listening() as events:
        await events.next("here")
        clock.time += LONGEST_TURN - 1
        assert await vote(table, people, voter, absent) == "player-here"
        clock.time += 1
        assert (await offered_vote(table, people, voter))["possible"] is True
        assert await vote(table, people, voter, absent) is None


async def test_vote_becomes_possible_after_the_tables_time_limit(server, clock):
    table, people = await friends(server, absence={"after": 600, "level": "novice"})
    absent, voter = await absent_and_voter(table, people)
    clock.time += 599
    assert await vote(table, people, voter, absent) == "too-early"
    clock.time += 1
    assert await vote(table, people, voter, absent) is None


async def test_time_limit_applies_to_players_who_are_present(server, clock):
    table, people = await friends(server, absence={"after": 600, "level": "novice"})
    absent, voter = await absent_and_voter(table, people)
    async with people[absent].listening() as events:
        await events.next("here")
        clock.time += 600
        assert await vote(table, people, voter, absent) == "player-here"
        await server.services.timeouts.check()
        assert (await people[voter].look(table))["seats"][absent]["away"] == "novice"


async def test_no_player_is_absent_right_after_a_restart(ready_url, clock):
    async with serving(ready_url, clock, vote_seconds=120, bot_pause=1e6) as server:
        table, people = await friends(server)
        absent, voter = await absent_and_voter(table, people)
    clock.time += 86400
    async with serving(ready_url, clock, vote_seconds=120, bot_pause=1e6) as server:
        for person in people:
            person.client._transport = server.person().client._transport
        assert await vote(table, people, voter, absent) == "too-early"
        clock.time += 120
        assert await vote(table, people, voter, absent) is None


async def test_votes_are_void_once_the_player_looks_at_the_table(server, clock):
    table, people = await friends(server, 4)
    absent = (await people[0].look(table))["view"]["to_move"]
    first, second, third = (seat for seat in range(4) if seat != absent)
    clock.time += 120
    assert await vote(table, people, first, absent) is None
    assert (await people[second].look(table))["votes"] == {str(absent): [first]}
    assert (await people[absent].look(table, absent))["votes"] == {}
    assert (await people[second].story(table))[-1]["kind"] == "returned"
    for leaver in (second, third):
        await people[leaver].act(table, "leave", seat=leaver)
    assert (await people[first].look(table))["seats"][absent]["away"] is None
    assert await vote(table, people, first, absent) == "too-early"


async def test_leaving_voter_does_not_replace_a_player_who_is_connected_again(server, clock):
    """Once a voter has left, fewer votes are enough. That must not replace a player who is back."""
    table, people = await friends(server, 4)
    absent = (await people[0].look(table))["view"]["to_move"]
    first, second, third = (seat for seat in range(4) if seat != absent)
    clock.time += 120
    assert await vote(table, people, first, absent) is None
    async with people[absent].listening() as events:
        await events.next("here")
        for leaver in (second, third):
            await people[leaver].act(table, "leave", seat=leaver)
        assert (await people[first].look(table))["seats"][absent]["away"] is None
    kinds = [entry["kind"] for entry in await people[first].story(table)]
    assert kinds[-4:] == ["voted", "returned", "freed", "freed"]


async def test_vote_is_offered_only_to_other_players(server, clock):
    table, people = await friends(server, open_to_watch=True)
    absent, voter = await absent_and_voter(table, people)
    watcher = server.person()
    await watcher.post(f"/tables/{table}/watch")
    clock.time += 120
    assert (await offered_vote(table, people, voter))["possible"] is True
    assert (await watcher.look(table))["vote"] is None
    assert (await people[voter].look(table))["vote"] is None, "this is the view of spectators"
    assert await offered_vote(table, people, absent) is None


async def test_refused_vote_is_explained_in_english_and_french(server):
    table, people = await friends(server)
    absent, voter = await absent_and_voter(table, people)
    body = {"seat": voter, "absent": absent}

    async def text_of_refusal(language):
        _, error = await people[voter].refusal("POST", f"/tables/{table}/vote", body, lang=language)
        return error["text"]

    assert (await text_of_refusal("en")).startswith("This player still has time to move")
    assert (await text_of_refusal("fr")).startswith("Ce joueur a encore le temps de jouer")
    async with people[absent].listening() as events:
        await events.next("here")
        assert (await text_of_refusal("en")).startswith("This player is online")
        assert (await text_of_refusal("fr")).startswith("Ce joueur est en ligne")


async def test_end_of_a_stream_starts_the_wait(server, clock):
    table, people = await friends(server)
    absent, voter = await absent_and_voter(table, people)
    async with people[absent].listening() as events:
        await events.next("here")
        clock.time += 1000

    async def is_gone():
        return await vote(table, people, voter, absent) == "too-early"

    await eventually(is_gone)
    answer = await offered_vote(table, people, voter)
    assert answer["possible_from"] == clock.time + 120


async def test_seats_dropped_from_memory_count_as_seen_at_the_latest_dropped_time(monkeypatch, clock):
    """To save memory, the server keeps the times of the last requests only for the seats that were seen last."""
    monkeypatch.setattr(module, "MAX_REMEMBERED", 2)
    hub = Hub(None, heartbeat=1)
    presence = Presence(hub, clock, 120)
    browser = Session("noor", permissions={"a": Permissions(seats={0, 1})})
    clock.time += 500
    for listener in hub.ended:
        listener(browser)
    clock.time += 500
    presence.note_request("b", [0])
    assert len(presence._seen) == 2
    assert presence._unknown == clock.time - 500
