"""Tests of guided first games over HTTP, and of the coach."""

import asyncio

import pytest

from durbar.games.guide import guide_of
from server.playing import TIMEOUT, legal

pytestmark = pytest.mark.anyio
# Runs a test for each game with a guide.
GUIDED = pytest.mark.parametrize("game", ["taj-mahal", "maharani"])


async def wait_for_moves(person, table, moves):
    """Wait until a number of moves is made, and return the table."""
    async with asyncio.timeout(TIMEOUT):
        while (state := await person.look(table, 0))["view"]["moves_made"] < moves:
            await asyncio.sleep(0.01)
    return state


@GUIDED
async def test_guide_leads_from_the_first_move_to_the_last(server, game):
    noor = server.person("Noor")
    await noor.put("/me", {"name": "Noor", "stone": "rose", "figure": "tower"})
    answer = await noor.get(f"/games/{game}/guide")
    made = await noor.post(f"/games/{game}/guide")
    table = made["table"]
    assert made["links"] == []
    line = guide_of(game).line
    assert answer["moves"] == len(line)
    for step in answer["steps"]:
        state = await wait_for_moves(noor, table, step["at"])
        assert (state["guide"], state["view"]["to_move"]) == ("leads", 0)
        assert state["view"]["moves_made"] == step["at"]
        assert step["move"] == (None if step["do"] == "look" else line[step["at"]])
        assert (step["lies"] is not None) == (step["do"] == "pick")
        if step["do"] == "move":
            await noor.act(table, "move", seat=0, version=state["version"], move=step["move"])
    state = await noor.look(table, 0)
    assert state["seats"][0]["name"] == "Noor"
    assert [seat["level"] for seat in state["seats"]] == [None, "novice", "novice"]
    await noor.act(table, "move", seat=0, version=state["version"], move=legal(state)[0])
    assert (await noor.look(table, 0))["guide"] == "over"


async def test_guided_games_are_listed_but_not_counted(server):
    noor = server.person("Noor")
    table = (await noor.post("/games/maharani/guide"))["table"]
    other = (await noor.open_table("me", "novice", game="maharani"))["table"]
    listed = {row["table"]: row for row in await noor.get("/tables")}
    assert (listed[table]["guide"], listed[table]["counted"]) == (True, False)
    assert (listed[other]["guide"], listed[other]["counted"]) == (False, True)
    assert (await noor.look(other, 0))["guide"] is None
    assert listed[table]["seats"][0]["name"] == "Guest"


async def test_list_of_games_says_which_have_a_guide(server):
    noor = server.person("Noor")
    assert {game["name"]: game["guide"] for game in await noor.get("/games")} == {
        "maharani": True,
        "taj-mahal": True,
        "toy": False,
    }
    for method in ("GET", "POST"):
        for game in ("toy", "chess"):
            status, error = await noor.refusal(method, f"/games/{game}/guide")
            assert (status, error["id"]) == (404, "not-found")


async def test_guided_table_is_visible_to_its_player_only(server):
    noor, ines = server.person("Noor"), server.person("Ines")
    table = (await noor.post("/games/taj-mahal/guide"))["table"]
    assert (await ines.refusal("GET", f"/tables/{table}"))[0] == 404
    assert (await ines.api_error(table, "coach", seat=0, move="out"))[0] == 404


# -- the coach ---------------------------------------------------------------------------------------------------------
async def test_coach_suggests_a_better_move_or_nothing(server):
    noor = server.person("Noor")
    table = (await noor.open_table("me", "novice", "novice", game="maharani", options={"start_player": 0}))["table"]
    state = await wait_for_moves(noor, table, 0)
    gold = {move["text"]: move["preview"]["points"] for move in state["view"]["legal_moves"]}
    best = max(gold, key=gold.get)
    answer = await noor.act(table, "coach", seat=0, move=best)
    assert (answer["version"], answer["seat"], answer["move"]) == (state["version"], 0, best)
    assert answer["better"] is None or answer["better"]["reasons"]
    assert await noor.look(table, 0) == state, "a question to the coach changes nothing"


async def test_coach_needs_novices_as_opponents_allowed_hints_and_a_legal_move(server):
    noor = server.person("Noor")
    start = {"game": "taj-mahal", "options": {"start_player": 0}}
    with_stronger_bot = (await noor.open_table("me", "novice", "player", **start))["table"]
    assert (await noor.api_error(with_stronger_bot, "coach", seat=0, move="out"))[0] == 409
    without_hints = (await noor.open_table("me", "novice", "novice", hints=False, **start))["table"]
    assert await noor.api_error(without_hints, "coach", seat=0, move="out") == (403, "no-hints")
    coached = (await noor.open_table("me", "novice", "novice", **start))["table"]
    assert (await noor.api_error(coached, "coach", seat=0, move="@Delhi"))[0] == 422
    assert (await noor.api_error(coached, "coach", seat=0, move="nonsense"))[0] == 422
    assert (await noor.api_error(coached, "coach", seat=1, move="out"))[0] == 404
