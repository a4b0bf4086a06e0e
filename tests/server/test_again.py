"""Another game with the same people, and boards of one's own."""

from importlib.resources import files

import pytest

from durbar.games.game import rulebook
from server.playing import friends, play_on

pytestmark = pytest.mark.anyio


async def finished(server, seats=2):
    """Friends at a table whose game is over."""
    table, people = await friends(server, seats)
    await play_on(table, dict(enumerate(people)))
    assert (await people[0].look(table))["stage"] == "finished"
    return table, people


async def test_everybody_keeps_their_seat_and_whoever_asks_second_comes_to_the_same_table(server):
    table, (noor, ines) = await finished(server)
    assert (await noor.look(table))["again"] is None
    made = await ines.post(f"/tables/{table}/again")
    assert made["new"]
    assert made["links"] == []
    same = await noor.post(f"/tables/{table}/again")
    assert (same["table"], same["new"]) == (made["table"], False)
    assert (await noor.look(table))["again"] == made["table"]
    shown = await noor.look(made["table"])
    assert shown["stage"] == "gathering", "the others may not be there yet"
    assert [seat["name"] for seat in shown["seats"]] == ["Noor", "Ines"]
    assert shown["you"] == {"host": False, "seats": [0], "watch": False}
    assert (await ines.look(made["table"]))["you"] == {"host": True, "seats": [1], "watch": False}
    await ines.act(made["table"], "start")
    await play_on(made["table"], {0: noor, 1: ines})


async def test_the_others_hear_of_it(server):
    table, (noor, ines) = await finished(server)
    async with noor.listening() as events:
        await events.next("here")
        made = await ines.post(f"/tables/{table}/again")
        await events.until(made["table"], 1)


async def test_alone_with_bots_it_is_dealt_at_once(server):
    noor = server.person("Noor")
    table = (await noor.open_table("me", "novice", "player", hints=False))["table"]
    await play_on(table, {0: noor})
    made = await noor.post(f"/tables/{table}/again")
    shown = await noor.look(made["table"])
    assert shown["stage"] == "running"
    assert [seat["level"] for seat in shown["seats"]] == [None, "novice", "player"]
    assert not shown["hints"]


async def test_a_seat_that_nobody_has_any_more_gets_a_link(server):
    table, (noor, ines) = await friends(server)
    await ines.act(table, "leave", seat=1)
    await play_on(table, {0: noor})
    made = await noor.post(f"/tables/{table}/again")
    assert [link["seat"] for link in made["links"]] == [1]
    late = server.person("Tara")
    await late.open_link(made["links"][0]["link"])
    assert (await late.look(made["table"]))["you"]["seats"] == [1]


async def test_only_after_the_end_and_only_for_those_who_played(server):
    table, (noor, _) = await friends(server)
    assert await noor.api_error(table, "again") == (409, "not-now")
    assert await server.person("Tara").api_error(table, "again") == (404, "not-found")
    watched, people = await finished(server)
    link = (await people[0].act(watched, "watch-link"))["link"]
    tara = server.person("Tara")
    await tara.open_link(link)
    assert await tara.api_error(watched, "again") == (404, "not-found")
    await people[1].post(f"/tables/{watched}/again")
    assert (await tara.look(watched))["again"] is None, "it is not for those who watched"


@pytest.mark.parametrize(
    ("game", "theirs", "ours"),
    [("taj-mahal", "Srinagar", "Shrinagar"), ("maharani", "second_tile_cost = 2", "second_tile_cost = 1")],
)
async def test_a_board_file_is_read_and_played_on(server, game, theirs, ours):
    noor = server.person("Noor")
    folder = game.replace("-", "_")
    text = (files("durbar.games") / folder / "components" / "standard.toml").read_text()
    own = text.replace('name = "', 'name = "Our ', 1).replace(theirs, ours)
    board = (await noor.post(f"/games/{game}/board", {"text": own}))["board"]
    assert board["name"].startswith("Our ")
    assert rulebook(game).rules.board_from_dict(board).to_dict() == board
    table = (await noor.open_table("me", "novice", "novice", game=game, board=board))["table"]
    shown = await noor.look(table)
    assert (shown["stage"], shown["own_board"]) == ("running", True)
    own_record = await noor.get(f"/tables/{table}/record", seat=0)
    assert own_record["board"]["name"] == board["name"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name = ", "TOML"),
        ("{}", "missing"),
        ("[" * 3_000, "deep"),
        ('{"nmae": 3}', "did you mean"),
    ],
)
async def test_a_board_file_that_is_none_is_refused_in_words(server, text, said):
    status, error = await server.person().refusal("POST", "/games/maharani/board", {"text": text})
    assert status in {400, 409, 422}
    assert said in error["text"]
