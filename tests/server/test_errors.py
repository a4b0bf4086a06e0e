"""Tests that errors are in the language of the request, whichever part of the server raises them."""

import json

import pytest

from durbar.games.errors import BoardError, NoRoom
from durbar.games.message import Message
from durbar.games.words import say
from durbar.server.errors import MAX_TEXT_LENGTH, ApiError, api_error, error_body
from durbar.server.i18n import request_language
from durbar.server.services import upload_checks as checks
from durbar.server.settings import Limits, Rate
from durbar.server.storage.engine import StorageError
from kit.catalogs import ENGLISH
from server.playing import friends, play_on, secret_of, serving

# The body of a request that opens a table for the sender and another person.
ME_AND_OPEN = {"game": "toy", "seats": [{"who": "me"}, {"who": "open"}]}


# -- one request for each error id: `cause_X` returns the status and the error with the id X --------------------------
async def cause_not_found(server, person):
    return await person.refusal("GET", "/games/chess/rules")


async def cause_password(server, person):
    return await person.refusal("GET", "/tables")


async def cause_wrong_password(server, person):
    return await person.refusal("POST", "/enter", {"password": "durian"})


async def cause_host_only(server, person):
    made = await server.person("Noor").open_table("me", "open")
    await person.open_link(made["links"][0]["link"])
    return await person.refusal("POST", f"/tables/{made['table']}/start", {})


async def cause_link_used(server, person):
    made = await server.person("Noor").open_table("me", "open")
    secret = secret_of(made["links"][0]["link"])
    await server.person("Ines").post("/links/open", {"secret": secret, "name": "Ines"})
    return await person.refusal("POST", "/links/open", {"secret": secret, "name": "Tomas"})


async def cause_too_many_tables(server, person):
    await person.open_table("me", "open")
    return await person.refusal("POST", "/tables", ME_AND_OPEN)


async def cause_no_tables(server, person):
    return await person.refusal("GET", "/stream")


async def cause_no_hints(server, person):
    table = (await person.open_table("me", "me", hints=False))["table"]
    return await person.refusal("POST", f"/tables/{table}/hint", {"seat": 0})


async def cause_not_now(server, person):
    table = (await person.open_table("me", "open"))["table"]
    return await person.refusal("POST", f"/tables/{table}/hint", {"seat": 0})


async def cause_log_full(server, person):
    table = (await person.open_table("me", "open"))["table"]
    return await person.refusal("POST", f"/tables/{table}/chat", {"seat": 0, "text": "bonjour"})


async def cause_too_early(server, person):
    table, people = await friends(server)
    absent = (await people[0].look(table))["view"]["to_move"]
    person.client.cookies = people[1 - absent].client.cookies
    return await person.refusal("POST", f"/tables/{table}/vote", {"seat": 1 - absent, "absent": absent})


async def cause_too_many_analyses(server, person):
    table = (await person.open_table("me", "me", options={"rounds": 1}))["table"]
    await play_on(table, {0: person, 1: person})
    server.services.analysis_jobs.max_waiting = 0
    return await person.refusal("POST", f"/tables/{table}/analysis", {})


async def cause_table_damaged(server, person):
    table = (await person.open_table("me", "open"))["table"]
    server.services.table_cache.damaged.add(table)
    return await person.refusal("GET", f"/tables/{table}")


async def cause_storage(server, person):
    async def fail(work):
        raise StorageError("server.storage.lost", database="tables.sqlite")

    await person.open_table("me", "open")
    server.services.database.write = fail
    return await person.refusal("POST", "/tables", ME_AND_OPEN)


async def cause_busy(server, person):
    server.services.upload_checks._waiting["another address"] = checks.MAX_CHECKS
    return await person.refusal("POST", "/games/toy/board", {"text": "{}"})


async def cause_invalid(server, person):
    return await person.refusal("POST", "/tables", {"game": "toy"})


async def cause_unreadable(server, person):
    return await send_unchanged(person, b'{"game": ')


async def cause_http_405(server, person):
    return await person.refusal("PUT", "/tables", {})


async def cause_too_fast(server, person):
    await person.get("/games")
    return await person.refusal("GET", "/games")


async def cause_too_many_streams(server, person):
    await person.open_table("me", "open")
    async with person.listening():
        return await person.refusal("GET", "/stream")


async def cause_too_long(server, person):
    return await send_unchanged(person, b" " * 70_000)


async def cause_too_many_parts(server, person):
    return await send_unchanged(person, b"[" * 9_000)


async def cause_bad_length(server, person):
    return await send_unchanged(person, b"{}", {"Content-Length": "ten"})


async def cause_cross_origin(server, person):
    return await send_unchanged(person, b"{}", {"Origin": "https://elsewhere.example.net"})


async def cause_not_json(server, person):
    return await send_unchanged(person, b"{}", {"Content-Type": "text/plain"})


async def cause_fault(server, person):
    async def fail(cookie):
        raise RuntimeError("a mistake")

    server.services.sessions.find = fail
    return await person.refusal("GET", "/games")


async def cause_cannot_be(server, person):
    return await person.refusal("POST", "/tables", {**ME_AND_OPEN, "game": "go"})


async def cause_no_room(server, person):
    async def fail(work):
        raise NoRoom("setting.no-room", boards=16)

    server.services.upload_checks.run = fail
    return await person.refusal("POST", "/games/toy/board", {"text": "{}"})


async def cause_record(server, person):
    return await person.refusal("POST", "/import", {"record": {}})


async def cause_seat(server, person):
    table = (await person.open_table("me", "open"))["table"]
    return await person.refusal("POST", f"/tables/{table}/free", {"at": 1})


async def cause_moved_on(server, person):
    table = (await person.open_table("me", "me"))["table"]
    mover = (await person.look(table))["view"]["to_move"]
    body = {"seat": mover, "move": "draw", "version": (await person.look(table))["version"]}
    await person.post(f"/tables/{table}/move", body)
    return await person.refusal("POST", f"/tables/{table}/move", body)


async def cause_take_back_refused(server, person):
    table = (await person.open_table("me", "me"))["table"]
    version = (await person.look(table))["version"]
    return await person.refusal("POST", f"/tables/{table}/take-back", {"seat": 0, "version": version})


async def cause_malformed_move(server, person):
    return await move_now(person, "maharani", "nonsense")


async def cause_illegal_move(server, person):
    return await move_now(person, "maharani", "end")


async def move_now(person, game, move):
    """Try to make a move in a new game. Return the status and the error of the response."""
    table = (await person.open_table("me", "me", game=game))["table"]
    shown = await person.look(table)
    body = {"seat": shown["view"]["to_move"], "move": move, "version": shown["version"]}
    return await person.refusal("POST", f"/tables/{table}/move", body)


async def send_unchanged(person, body, headers=None):
    """Send a request that opens a table, with a body of any bytes. Return the status and the error of the response."""
    headers = {"Content-Type": "application/json", **(headers or {})}
    answer = await person.client.post("/api/tables", content=body, headers=headers)
    return answer.status_code, answer.json()["error"]


REQUESTS = {
    name.removeprefix("cause_").replace("_", "-"): function
    for name, function in list(globals().items())
    if name.startswith("cause_")
}
"""The functions by the ids of the errors that they cause."""
# For some errors, the settings of the server that are needed to cause the error.
SETTINGS = {
    "password": {"password": "mangosteen"},
    "wrong-password": {"password": "mangosteen"},
    "too-many-tables": {"limits": Limits(tables=1)},
    "log-full": {"longest_log": 1},
    "too-fast": {"limits": Limits(address=Rate(0.001, 1))},
    "too-many-streams": {"limits": Limits(address_streams=1)},
}
PARTLY_ENGLISH = {"invalid", "unreadable", "http-405"}
"""Errors whose text comes in part from libraries, in English."""


@pytest.mark.anyio
@pytest.mark.parametrize("id", REQUESTS)
async def test_error_is_in_french(ready_url, id):
    async with serving(ready_url, **SETTINGS.get(id, {})) as server:
        tomas = server.person("Tomas")
        tomas.client.headers["Accept-Language"] = "fr-CA, en;q=0.8"
        _, error = await REQUESTS[id](server, tomas)
    assert error["id"] == id
    assert not error["text"][0].islower()
    if id not in PARTLY_ENGLISH:
        assert not ENGLISH.search(error["text"])
    # The first characters are compared, because the arguments of the message differ from those in the response.
    message = Message(MESSAGE_IDS.get(id, f"server.{id}"), ARGUMENTS)
    french, english = (say(message, language)[:12].casefold() for language in ("fr", "en"))
    assert error["text"][:12].casefold() == french != english


MESSAGE_IDS = {
    "not-now": "tables.not-dealt",
    "storage": "server.not-stored",
    "http-405": "server.http",
    "cannot-be": "setting.no-game",
    "no-room": "setting.no-room",
    "record": "record.no-format",
    "seat": "tables.seat-empty",
    "moved-on": "tables.moved-on",
    "take-back-refused": "tables.nothing-to-take-back",
    "malformed-move": "why.no-move",
    "illegal-move": "maharani.why.nothing-placed",
}
"""For some errors, the id of their message. For all other errors it is `server.` and the id of the error."""
# Values for the arguments of all these messages.
ARGUMENTS = {
    **dict.fromkeys(("why", "place", "problems", "detail", "known", "expected"), ""),
    **dict.fromkeys(("tables", "most", "seconds", "boards"), 1),
    "asked": "'go'",
    "name": "Tomas",
    "shown": "'nonsense'",
}


# -- from an error to a response ---------------------------------------------------------------------------------------
def error_response(error, language):
    """Return the body of the response to an error."""
    return json.loads(error_body(api_error(error), language))["error"]


def test_long_error_text_is_cut():
    error = ApiError(422, "invalid", "server.invalid", problems="x" * 2 * MAX_TEXT_LENGTH)
    assert len(error_response(error, "fr")["text"]) == MAX_TEXT_LENGTH + len("…")


def test_error_response_contains_further_fields():
    error = ApiError(429, "too-fast", "server.too-fast", seconds=3, more={"seconds": 3})
    assert error_response(error, "en") == {
        "id": "too-fast",
        "text": "Too many requests. Try again in 3 s.",
        "seconds": 3,
    }
    assert error_response(error, "fr")["text"] == "Trop de requêtes. Réessayez dans 3 s."


def test_details_of_a_database_error_are_not_sent():
    error = StorageError("server.storage.failed", where="/srv/tables.sqlite", what="disk I/O error")
    assert error_response(error, "en") == {
        "id": "storage",
        "text": "The table could not be saved. Nothing is lost; try again in a moment.",
    }


def test_error_in_a_board_names_its_place_and_the_rule():
    text = error_response(BoardError("cities[3]", "board.no-key", rule="TM-9.1", key="name"), "fr")["text"]
    assert text.startswith("Le plateau n\u2019est pas valide\u00a0: cities[3]\u00a0: ")
    assert text.endswith("(TM-9.1)")


@pytest.mark.anyio
async def test_unreadable_board_file_is_refused_in_french(server):
    body = {"text": "[" * 3_000}
    _, error = await server.person().refusal("POST", "/games/maharani/board", body, lang="fr")
    assert error["text"].startswith("Le plateau n\u2019est pas valide\u00a0: fichier du plateau\u00a0: ")
    assert not ENGLISH.search(error["text"])


def test_language_comes_from_the_query_or_else_from_the_headers():
    def scope(query, *headers):
        return {"type": "http", "query_string": query, "headers": [*headers]}

    french = (b"accept-language", b"fr-CA, en;q=0.8")
    assert request_language(scope(b"", french)) == "fr"
    assert request_language(scope(b"lang=en", french)) == "en"
    assert request_language(scope(b"seat=1&lang=fr")) == "fr"
    assert request_language(scope(b"&".join([b"a=1"] * 500), french)) == "fr"
    assert request_language(scope(b"lang=%ff\xff")) == "en"


@pytest.mark.anyio
async def test_default_name_is_in_the_language_of_the_request(server):
    body = {"game": "toy", "seats": [{"who": "me"}, {"who": "bot", "level": "novice"}]}
    for language, name in (("en", "Guest 1"), ("fr", "Invité 1")):
        nobody = server.person("")
        table = (await nobody.post("/tables", body, lang=language))["table"]
        assert (await nobody.look(table))["seats"][0]["name"] == name


@pytest.mark.anyio
async def test_rules_are_in_the_requested_language_or_in_english(server):
    noor = server.person("Noor")
    french = await noor.get("/games/taj-mahal/rules", lang="fr")
    assert french["language"] == "fr"
    assert french["text"].startswith("# Taj Mahal\u00a0: les règles")
    toy = await noor.get("/games/toy/rules", lang="fr")
    assert toy["language"] == "en"
