"""Tests of past positions over HTTP: each viewer sees what they could see at the time."""

import json

import pytest

from games.each import folder_of_tests
from server.leak_audit import audited_server, start_table
from server.playing import play_on, secret_of, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(ready_url):
    """A server whose responses are all searched for leaks."""
    async with audited_server(ready_url, "replaying") as started:
        yield started


def past_positions(person, table, moves, **query):
    """Return past positions as a viewer sees them."""
    return person.get(f"/tables/{table}/at", moves=moves, **query)


def fixture(game, name):
    """Return the record of a finished game."""
    return json.loads((folder_of_tests(game) / "fixtures" / f"{name}.json").read_text())["record"]


async def imported(person, record, open_as="finished"):
    """Import a record and return its table."""
    return (await person.post("/import", {"record": record, "as": open_as}))["table"]


# -- running games ----------------------------------------------------------------------------------------------------
async def test_past_positions_are_shown_as_they_were_seen(server):
    table, people = await start_table(server, 3, game="taj-mahal")
    watcher = server.person("Watcher")
    await watcher.open_link((await people[0].act(table, "watch-link"))["link"])
    viewers = [*enumerate(people), (None, watcher)]
    seen = []  # for each position, the view of each viewer
    for number in range(12):
        seen.append([(await person.look(table, seat))["view"] for seat, person in viewers])
        mover = seen[-1][0]["to_move"]
        await people[mover].move(table, mover)
        assert (await watcher.look(table))["view"]["moves_made"] == number + 1
    for index, (seat, person) in enumerate(viewers):
        answer = await past_positions(person, table, 0, seat=seat, many=12)
        positions = answer.pop("positions")
        assert answer == {
            "table": table, "version": answer["version"], "last": 12, "seat": seat, "open": False,
        }  # fmt: skip
        views_of_viewer = [{**views[index], "legal_moves": []} for views in seen]
        assert [position["view"] for position in positions] == views_of_viewer
        single = (await past_positions(person, table, 7, seat=seat))["positions"]
        assert single == [positions[7]]
        story = await person.story(table, seat=seat)
        stories_of_moves = [entry.get("story", []) for entry in story if entry["kind"] == "moved"]
        assert [position["story"] for position in positions[1:]] == stories_of_moves[:11]


async def test_past_positions_do_not_reveal_hidden_information(server):
    table, people = await start_table(server, 2, game="taj-mahal")
    watcher, stranger = server.person("Watcher"), server.person("Stranger")
    await watcher.open_link((await people[0].act(table, "watch-link"))["link"])
    await play_on(table, dict(enumerate(people)), moves=5)
    for person, seats in ((people[0], {0}), (people[1], {1}), (watcher, set()), (stranger, set())):
        for part, query in (("at", {"moves": 3}), ("moves", {}), ("picture", {"moves": 3})):
            for seat in (None, 0, 1, 2):
                answer = await person.ask("GET", f"/tables/{table}/{part}", seat=seat, **query)
                allowed = person is not stranger and (seat is None or seat in seats)
                assert answer.status_code == (200 if allowed else 404), (part, seat, answer.text)
        for part, query in (("at", {"moves": 3}), ("moves", {})):
            answer = await person.ask("GET", f"/tables/{table}/{part}", open=True, **query)
            assert answer.status_code == 404


async def test_taken_back_move_is_not_in_the_past_positions(server):
    table, people = await start_table(server, 2)
    mover = (await people[0].look(table))["view"]["to_move"]
    played = await people[mover].move(table, mover, "draw")
    listed = (await people[0].get(f"/tables/{table}/moves"))["moves"]
    assert [(move["number"], move["seat"], move["move"]) for move in listed] == [(1, mover, "draw")]
    await people[mover].act(table, "take-back", seat=mover, version=played["version"])
    await people[1 - mover].act(table, "agree", seat=1 - mover, version=played["version"] + 1)
    assert (await people[0].get(f"/tables/{table}/moves"))["moves"] == []
    status, error = await people[0].refusal("GET", f"/tables/{table}/at", moves=1)
    assert (status, error["id"], error["text"]) == (409, "not-now", "Not that many moves have been made")
    assert (await people[0].refusal("GET", f"/tables/{table}/picture", moves=1))[0] == 409


async def test_table_before_the_deal_has_no_past_positions(server):
    noor = server.person("Noor")
    table = (await noor.open_table("me", "open"))["table"]
    for part, query in (("at", {"moves": 0}), ("moves", {})):
        assert (await noor.refusal("GET", f"/tables/{table}/{part}", **query))[0] == 409


# -- finished games ---------------------------------------------------------------------------------------------------
async def test_finished_game_shows_all_hands_at_every_move(server):
    table, people = await start_table(server, 3, edition="short")
    watcher = server.person("Watcher")
    await watcher.open_link((await people[0].act(table, "watch-link"))["link"])
    mover = (await people[0].look(table))["view"]["to_move"]
    await people[mover].move(table, mover, "draw")
    end = await play_on(table, dict(enumerate(people)))
    last = end["view"]["moves_made"]
    for person in (people[1], watcher):
        for number in range(last + 1):
            hands = []
            for seat in range(3):
                (position,) = (await past_positions(person, table, number, seat=seat))["positions"]
                hands.append(position["view"]["table"]["hand"])
                assert (position["view"]["table"]["hands"] is None) == (number < last)
            answer = await past_positions(person, table, number, open=True)
            assert answer["open"]
            assert answer["positions"][0]["view"]["table"]["hands"] == hands
    public = (await watcher.get(f"/tables/{table}/moves"))["moves"]
    everything = (await watcher.get(f"/tables/{table}/moves", open=True))["moves"]
    assert [move["move"] for move in public] == [move["move"] for move in everything]
    assert public[0]["story"] != everything[0]["story"], "only the second story names the drawn card"
    assert everything[0] == (await watcher.get(f"/tables/{table}/moves", seat=mover))["moves"][0]
    assert all(move["at"] for move in public)


async def test_moves_are_returned_in_pages_with_the_starts_of_visits(ready_url):
    record = fixture("taj-mahal", "showcase-4")
    async with serving(ready_url, page_size=100) as server:
        noor = server.person("Noor")
        table = await imported(noor, record)
        pages, since = [], 0
        while since < len(record["moves"]):
            pages.append(await noor.get(f"/tables/{table}/moves", since=since, lang="fr"))
            since = pages[-1]["upto"]
        assert [page["last"] for page in pages] == [len(record["moves"])] * 3, "there are 201 to 300 moves"
        moves = [move for page in pages for move in page["moves"]]
        assert [move["move"] for move in moves] == record["moves"]
        assert [move["number"] for move in moves] == list(range(1, len(moves) + 1))
        assert {move["at"] for move in moves} == {None}
        assert len(pages[0]["chapters"]) == 12, "a game of Taj Mahal has twelve visits"
        for start in pages[0]["chapters"][1:]:
            before, after = (await past_positions(noor, table, start - 1, many=2))["positions"]
            assert after["view"]["table"]["visit"] == before["view"]["table"]["visit"] + 1


@pytest.mark.parametrize(("game", "name"), [("maharani", "showcase-2"), ("taj-mahal", "own-board-4")])
async def test_past_positions_of_an_analysis_table_are_those_of_its_record(server, game, name):
    record = fixture(game, name)
    tara = server.person("Tara")
    table = await imported(tara, record, "analysis")
    before = await past_positions(tara, table, 40, open=True)
    await tara.act(table, "branch", number=3, main=True)
    await tara.move(table, (await tara.look(table))["view"]["to_move"])
    after = await past_positions(tara, table, 40, open=True)
    assert after == {**before, "version": after["version"]}
    assert after["last"] == len(record["moves"])
    assert (await tara.look(table))["view"]["moves_made"] == 4


async def test_picture_can_show_a_past_position(server):
    table, people = await start_table(server, 2, game="taj-mahal")
    before = (await people[0].ask("GET", f"/tables/{table}/picture", seat=0)).text
    await play_on(table, dict(enumerate(people)), moves=4)
    assert (await people[0].ask("GET", f"/tables/{table}/picture", seat=0)).text != before
    assert (await people[0].ask("GET", f"/tables/{table}/picture", seat=0, moves=0)).text == before


# -- links ------------------------------------------------------------------------------------------------------------
async def test_several_watch_links_are_valid_together(server):
    table, (noor, ines) = await start_table(server)
    links = [(await noor.act(table, "watch-link", keep=True))["link"] for _ in range(3)]
    for link in links:
        assert (await server.person().post("/links/look", {"secret": secret_of(link)}))["table"] == table
    assert (await ines.api_error(table, "watch-link", keep=True)) == (403, "host-only")
    await noor.act(table, "watch-link")
    for link in links:
        assert (await server.person().refusal("POST", "/links/look", {"secret": secret_of(link)}))[0] == 404


async def test_number_of_watch_links_is_limited(server, monkeypatch):
    monkeypatch.setattr("durbar.server.api.actions.MAX_WATCH_LINKS", 2)
    table, (noor, _) = await start_table(server)
    links = [(await noor.act(table, "watch-link", keep=True))["link"] for _ in range(4)]
    are_valid = [(await noor.ask("POST", "/links/look", {"secret": secret_of(link)})).is_success for link in links]
    assert are_valid == [False, False, True, True]
