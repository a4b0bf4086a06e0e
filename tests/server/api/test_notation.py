"""Tests of move notation and pictures in the language of the request."""

import pytest

from server.leak_audit import audited_server, start_table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table_and_mover(ready_url):
    """A running table for two, the player to move, and their seat."""
    async with audited_server(ready_url, "spelling") as server:
        table, people = await start_table(server, game="maharani")
        mover = (await people[0].look(table))["view"]["to_move"]
        yield table, people[mover], mover


async def test_legal_moves_are_spelt_in_the_readers_language(table_and_mover):
    table, person, seat = table_and_mover
    legal = [move["text"] for move in (await person.look(table, seat))["view"]["legal_moves"]]
    for language, west in (("en", ">W"), ("fr", ">O")):
        answer = (await person.get(f"/tables/{table}/spelling", seat=seat, lang=language))["moves"]
        assert [row["move"] for row in answer] == legal
        assert [row["spelt"] for row in answer] == [move.replace(">W", west) for move in legal]
    assert (await person.get(f"/tables/{table}/spelling"))["moves"] == []  # spectators have no moves


async def test_typed_move_is_read_in_the_language_of_the_request(table_and_mover):
    table, person, seat = table_and_mover
    legal = [move["text"] for move in (await person.look(table, seat))["view"]["legal_moves"]]
    west = next(move for move in legal if move.endswith(">W"))
    why = f"/tables/{table}/why"
    typed = {"seat": seat, "typed": True, "lang": "fr"}
    assert await person.get(why, **typed, move=west.replace(">W", ">O")) == {"move": west, "why": None}
    answer = await person.get(why, **typed, move="fin")
    assert answer["move"] == "end"
    assert answer["why"]["id"] == "maharani.why.nothing-placed"
    # Programs write notation as records do, in any language.
    assert await person.get(why, seat=seat, lang="fr", move=west) == {"move": west, "why": None}
    for query in ({"seat": seat, "lang": "fr", "move": west.replace(">W", ">O")}, {**typed, "move": "fini"}):
        _, error = await person.refusal("GET", why, **query)
        assert error["id"] == "malformed-move"


async def test_illegal_move_given_by_its_parts_is_explained(table_and_mover):
    """The parts of a move are, for example, its tile and its space."""
    table, person, seat = table_and_mover
    moves = (await person.look(table, seat))["view"]["legal_moves"]
    why = f"/tables/{table}/why"
    answer = await person.post(why, {"seat": seat, "parts": moves[0]["parts"]})
    assert answer == {"move": moves[0]["text"], "why": None}
    answer = await person.post(why, {"seat": seat, "parts": {"kind": "end"}})
    assert answer == await person.get(why, seat=seat, move="end")
    assert answer["why"]["rule"] == "MH-2.3"
    _, error = await person.refusal("POST", why, {"seat": seat, "parts": {"kind": "place", "slot": 1}})
    assert error["id"] == "malformed-move"


async def test_picture_is_in_the_language_of_the_request(table_and_mover):
    table, person, seat = table_and_mover
    for language, words in (("en", "free spaces"), ("fr", "cases libres")):
        answer = await person.ask("GET", f"/tables/{table}/picture", seat=seat, lang=language)
        assert answer.headers["content-type"] == "image/svg+xml"
        assert f">{words}</text>" in answer.text
