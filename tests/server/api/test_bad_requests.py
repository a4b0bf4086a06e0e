"""Tests of invalid requests: each gets a clear error and changes nothing."""

import json
import random

import pytest

from durbar.games.game import new, rulebook
from durbar.server.errors import MAX_TEXT_LENGTH
from durbar.server.settings import Limits
from server.playing import friends

pytestmark = pytest.mark.anyio

MAX_ERROR_LENGTH = MAX_TEXT_LENGTH + len("…")

# The seats of a valid request: the sender and a bot.
SEATS = [{"who": "me"}, {"who": "bot"}]
LONE_SURROGATE = "\ud800"
"""A lone surrogate: JSON can carry it, but it is not valid text."""


async def send(person, path, body, method="POST"):
    """Send a body as it is; return the status and the error."""
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    answer = await person.client.request(
        method, f"/api{path}", content=content, headers={"Content-Type": "application/json"}
    )
    return answer.status_code, answer.json().get("error", {})


def body(**fields):
    """Return the body of a request that opens a table. ``fields`` are added, or replace fields."""
    return {"game": "toy", "seats": SEATS, **fields}


# Bodies that are not JSON.
UNREADABLE = {
    "cut short": b'{"game": "toy", ',
    "no JSON": b"game=toy",
    "no text": b'{"game": "\xff"}',
}
# Bodies that are JSON, but do not conform to the schema of the request.
INVALID = {
    "nothing": b"",
    "null": b"null",
    "a list": b"[]",
    "a number": b"1e999",
    "no seats": {"game": "toy"},
    "too many seats": body(seats=[{"who": "bot"}] * 9),
    "a key that is not known": body(colour="red"),
    "a key that is not text": body(**{LONE_SURROGATE: 1}),
    "a name that is not text": body(seats=[{"who": "me", "name": LONE_SURROGATE}, {"who": "bot"}]),
    "a game that is not text": body(game=LONE_SURROGATE),
    "another type": body(hints="yes"),
    "a time without end": body(absence={"after": float("inf")}),
    "a time that is not a number": body(absence={"after": float("nan")}),
    "no time": body(absence={"after": 0}),
}
# Bodies that conform to the schema, but describe an impossible table. Each is listed with a part of the error text.
IMPOSSIBLE = {
    "an unknown game": (body(game="go"), "the games are maharani, taj-mahal"),
    "an unknown edition": (body(edition="\x00"), "its editions are short, long"),
    "an unknown option": (body(options={LONE_SURROGATE: 1}), "its options are rounds"),
    "an option that is not a number": (body(options={"rounds": float("nan")}), "not nan"),
    "an option that is huge": (body(options={"rounds": 10**60}), "Rounds are 1 to 60"),
    "too few players": (body(seats=[{"who": "me"}]), "2 to 4 players"),
}


async def test_unreadable_invalid_and_impossible_bodies_are_refused(server):
    noor = server.person("Noor")
    for name, body in UNREADABLE.items():
        status, error = await send(noor, "/tables", body)
        assert (status, error["id"]) == (400, "unreadable"), name
        assert error["text"].startswith("The body is not valid JSON"), name
    for name, body in INVALID.items():
        status, error = await send(noor, "/tables", body)
        assert (status, error["id"]) == (422, "invalid"), (name, error)
    for name, (body, expected) in IMPOSSIBLE.items():
        status, error = await send(noor, "/tables", body)
        assert (status, error["id"]) == (422, "cannot-be"), (name, error)
        assert expected in error["text"], name
        assert len(error["text"]) <= MAX_ERROR_LENGTH, name
    assert await noor.get("/tables") == []


async def test_body_with_too_many_bytes_or_parts_is_not_read(server):
    noor = server.person("Noor")
    for rounds in (b"[" * 3900 + b"]" * 3900, b"9" * 5000):
        status, error = await send(noor, "/tables", b'{"game": "toy", "options": {"rounds": ' + rounds + b"}}")
        assert (status, error["id"]) == (413, "too-large-part")
    _, error = await send(noor, "/tables", b" " * (Limits().body + 1))
    assert error["id"] == "too-long"
    _, error = await send(noor, "/tables", b"[" + b"[]," * 9_000 + b"1]")
    assert error["id"] == "too-many-parts"
    status, error = await send(noor, "/import", b'{"record": [' + b"[]," * 300_000 + b"1]}")
    assert (status, error["id"]) == (413, "too-many-parts")


async def test_control_characters_are_removed_or_refused(server):
    table, (noor, _) = await friends(server)
    before = (await noor.look(table, 0))["version"]
    for text in (LONE_SURROGATE, f"a{LONE_SURROGATE}", "\x00\x00", "\u200b", "", " ", "x" * 501, "x" * 2001):
        status, error = await send(noor, f"/tables/{table}/chat", {"seat": 0, "text": text})
        assert status in {409, 422}, repr(text)
    for move in (LONE_SURROGATE, "\x00", "x" * 61, "", "🎲", "\u202edraw"):
        status, error = await send(noor, f"/tables/{table}/move", {"seat": 0, "version": before, "move": move})
        assert (status, error["id"]) in {(422, "invalid"), (422, "malformed-move"), (422, "illegal-move")}, repr(move)
    for secret in (LONE_SURROGATE, "\x00", "x" * 5000, "", "é"):
        for path in ("/links/look", "/links/open"):
            assert (await send(noor, path, {"secret": secret}))[0] == 404
    assert (await noor.look(table, 0))["version"] == before
    done = await noor.act(table, "chat", seat=0, text="a\x00b\x1b[31m \u202e Zoë 🎲", version=before)
    assert done["entries"][-1]["text"] == "a b [31m Zoë 🎲"
    assert (await noor.put("/me", {"name": "No\x00or\x07"}))["name"] == "No or"


async def test_unknown_versions_and_seats_are_refused(server):
    table, (noor, _) = await friends(server)
    version = (await noor.look(table, 0))["version"]
    for seat, status in {-1: 422, 8: 422, 0.5: 422, "0": 422, None: 422, 1: 404, 7: 404}.items():
        body = {"seat": seat, "version": version, "move": "draw"}
        assert (await send(noor, f"/tables/{table}/move", body))[0] == status, seat
        if isinstance(seat, int):
            assert (await noor.ask("GET", f"/tables/{table}", seat=seat)).status_code == status, seat
    for number, status in {-1: 422, 2**31: 422, 10**30: 422, 0.5: 422, version + 1: 409, 2**31 - 1: 409}.items():
        body = {"seat": 0, "version": number, "move": "draw"}
        assert (await send(noor, f"/tables/{table}/move", body))[0] == status, number
    for since in (version + 1, 2**31 - 1):
        assert (await noor.get(f"/tables/{table}/story", since=since))["entries"] == []
    assert (await noor.look(table, 0))["version"] == version


# -- boards and records -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", ["maharani", pytest.param("taj-mahal", marks=pytest.mark.slow)])
async def test_invalid_board_is_refused_and_the_place_is_named(server, game):
    noor = server.person("Noor")
    right = rulebook(game).rules.standard_board().to_dict()
    for key in right:
        for wrong in (
            {name: value for name, value in right.items() if name != key},
            {**right, key: [[]]},
            {**right, key: 1},
        ):
            status, error = await send(noor, "/tables", body(game=game, board=wrong))
            assert (status, error["id"]) == (422, "cannot-be"), (key, error)
            assert key in error["text"], (key, error)
    for wrong in ({}, {**right, LONE_SURROGATE: 1}, {**right, "name": LONE_SURROGATE}):
        assert (await send(noor, "/tables", body(game=game, board=wrong)))[0] == 422
    assert (await send(noor, "/tables", body(game=game, board={**right, "name": "My own"})))[0] == 201


def finished_record():
    """Return the record of a finished game."""
    game, rng = new("toy", 2, seed=1), random.Random(1)
    while game.to_move is not None:
        game.push(rng.choice(list(game.legal_moves)))
    return game.record(["Noor", "Ines"])


# Changes of fields that make a record invalid.
BROKEN_FIELDS = {
    "nothing": {},
    "another version of the format": {"durbar": 2},
    "an unknown game": {"game": LONE_SURROGATE},
    "an unknown edition": {"edition": LONE_SURROGATE},
    "players that are not a number": {"players": True},
    "more players than seats": {"players": 10**6},
    "seats that are not texts": {"seats": [None, None]},
    "an invalid seed": {"seed": "x"},
    "unknown options": {"options": {LONE_SURROGATE: 1}},
    "another board": {"board_hash": LONE_SURROGATE},
    "a board that is wrong": {"board": {"copies": [10**40] * 6}},
    "invalid moves": {"moves": [LONE_SURROGATE]},
    "a very long move": {"moves": ["x" * 60_000]},
    "too many moves": {"moves": ["draw"] * 40_000},
    "another result": {"result": {"scores": [1, 2]}},
    "no result": {"result": None},
    "invalid entries of taken-back moves": {"taken_back": [{"after": "x"}]},
}


async def test_broken_record_is_refused(server):
    noor = server.person("Noor")
    record = finished_record()
    for name, change in BROKEN_FIELDS.items():
        broken = {**record, **change} if change else {}
        status, error = await send(noor, "/import", {"record": broken, "as": "finished"})
        assert (status, error["id"]) == (422, "record"), (name, error)
        assert len(error["text"]) <= MAX_ERROR_LENGTH, name
    assert await noor.get("/tables") == []


async def test_record_with_too_many_taken_back_moves_is_refused(server):
    noor = server.person("Noor")
    stuffed = {**finished_record(), "taken_back": [{"after": 0, "seat": 0, "moves": []}] * 8_000}
    status, error = await noor.refusal("POST", "/import", {"record": stuffed, "as": "finished"}, lang="fr")
    assert (status, error["id"]) == (422, "record")
    assert error["text"].startswith("Cet enregistrement contient trop de coups annulés")
    assert len(server.services.table_cache) == 0
    made = await noor.post("/import", {"record": stuffed, "as": "analysis"})
    live = await server.services.table_cache.get(made["table"])
    assert live.table.terms["record"]["taken_back"] == []


async def test_record_of_newer_rules_is_refused(server):
    noor = server.person("Noor")
    newer = {**finished_record(), "rules": 99}
    status, error = await send(noor, "/import", {"record": newer, "as": "finished"})
    assert status == 422
    assert "Toy has versions 1 to 2 of its rules, not 99: a newer Durbar is needed" in error["text"]


async def test_unusable_names_in_a_record_are_replaced(server):
    noor = server.person("Noor")
    made = await noor.post("/import", {"record": {**finished_record(), "seats": ["\x00", "N" * 100]}, "as": "finished"})
    assert [seat["name"] for seat in (await noor.look(made["table"]))["seats"]] == ["Seat 1", "N" * 40]
