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

ME_AND_OPEN = {"game": "toy", "seats": [{"who": "me"}, {"who": "open"}]}


# -- one request for each error id: the functions are named after the ids ----------------------------------------------
async def not_found(server, french):
    return await french.refusal("GET", "/games/chess/rules")


async def password(server, french):
    return await french.refusal("GET", "/tables")


async def wrong_password(server, french):
    return await french.refusal("POST", "/enter", {"password": "durian"})


async def host_only(server, french):
    made = await server.person("Noor").open_table("me", "open")
    await french.open_link(made["links"][0]["link"])
    return await french.refusal("POST", f"/tables/{made['table']}/start", {})


async def seat_taken(server, french):
    made = await server.person("Noor").open_table("me", "open")
    secret = secret_of(made["links"][0]["link"])
    await server.person("Ines").post("/links/open", {"secret": secret, "name": "Ines"})
    return await french.refusal("POST", "/links/open", {"secret": secret, "name": "Tomas"})


async def too_many_tables(server, french):
    await french.open_table("me", "open")
    return await french.refusal("POST", "/tables", ME_AND_OPEN)


async def no_tables(server, french):
    return await french.refusal("GET", "/stream")


async def no_hints(server, french):
    table = (await french.open_table("me", "me", hints=False))["table"]
    return await french.refusal("POST", f"/tables/{table}/hint", {"seat": 0})


async def not_now(server, french):
    table = (await french.open_table("me", "open"))["table"]
    return await french.refusal("POST", f"/tables/{table}/hint", {"seat": 0})


async def log_full(server, french):
    table = (await french.open_table("me", "open"))["table"]
    return await french.refusal("POST", f"/tables/{table}/chat", {"seat": 0, "text": "bonjour"})


async def too_early(server, french):
    table, people = await friends(server)
    absent = (await people[0].look(table))["view"]["to_move"]
    french.client.cookies = people[1 - absent].client.cookies
    return await french.refusal("POST", f"/tables/{table}/vote", {"seat": 1 - absent, "absent": absent})


async def too_many_analyses(server, french):
    table = (await french.open_table("me", "me", options={"rounds": 1}))["table"]
    await play_on(table, {0: french, 1: french})
    server.services.analysis_jobs.max_waiting = 0
    return await french.refusal("POST", f"/tables/{table}/analysis", {})


async def table_damaged(server, french):
    table = (await french.open_table("me", "open"))["table"]
    server.services.table_cache.damaged.add(table)
    return await french.refusal("GET", f"/tables/{table}")


async def storage(server, french):
    async def fail(work):
        raise StorageError("server.storage.lost", database="tables.sqlite")

    await french.open_table("me", "open")
    server.services.database.write = fail
    return await french.refusal("POST", "/tables", ME_AND_OPEN)


async def busy(server, french):
    server.services.upload_checks._waiting = checks.MAX_CHECKS
    return await french.refusal("POST", "/games/toy/board", {"text": "{}"})


async def invalid(server, french):
    return await french.refusal("POST", "/tables", {"game": "toy"})


async def unreadable(server, french):
    return await raw(french, b'{"game": ')


async def http_405(server, french):
    return await french.refusal("PUT", "/tables", {})


async def too_fast(server, french):
    await french.get("/games")
    return await french.refusal("GET", "/games")


async def too_many_streams(server, french):
    await french.open_table("me", "open")
    async with french.listening():
        return await french.refusal("GET", "/stream")


async def too_long(server, french):
    return await raw(french, b" " * 70_000)


async def too_many_parts(server, french):
    return await raw(french, b"[" * 9_000)


async def bad_length(server, french):
    return await raw(french, b"{}", {"Content-Length": "ten"})


async def cross_origin(server, french):
    return await raw(french, b"{}", {"Origin": "https://elsewhere.example.net"})


async def not_json(server, french):
    return await raw(french, b"{}", {"Content-Type": "text/plain"})


async def fault(server, french):
    async def fail(cookie):
        raise RuntimeError("a mistake")

    server.services.sessions.find = fail
    return await french.refusal("GET", "/games")


async def cannot_be(server, french):
    return await french.refusal("POST", "/tables", {**ME_AND_OPEN, "game": "go"})


async def no_room(server, french):
    async def fail(work):
        raise NoRoom("setting.no-room", boards=16)

    server.services.upload_checks.run = fail
    return await french.refusal("POST", "/games/toy/board", {"text": "{}"})


async def record(server, french):
    return await french.refusal("POST", "/import", {"record": {}})


async def seat(server, french):
    table = (await french.open_table("me", "open"))["table"]
    return await french.refusal("POST", f"/tables/{table}/free", {"at": 1})


async def moved_on(server, french):
    table = (await french.open_table("me", "me"))["table"]
    mover = (await french.look(table))["view"]["to_move"]
    body = {"seat": mover, "move": "draw", "version": (await french.look(table))["version"]}
    await french.post(f"/tables/{table}/move", body)
    return await french.refusal("POST", f"/tables/{table}/move", body)


async def take_back_refused(server, french):
    table = (await french.open_table("me", "me"))["table"]
    version = (await french.look(table))["version"]
    return await french.refusal("POST", f"/tables/{table}/take-back", {"seat": 0, "version": version})


async def malformed_move(server, french):
    return await move_now(french, "maharani", "nonsense")


async def illegal_move(server, french):
    return await move_now(french, "maharani", "end")


async def move_now(person, game, move):
    """Return the error of a game's first move."""
    table = (await person.open_table("me", "me", game=game))["table"]
    shown = await person.look(table)
    body = {"seat": shown["view"]["to_move"], "move": move, "version": shown["version"]}
    return await person.refusal("POST", f"/tables/{table}/move", body)


async def raw(person, body, headers=None):
    """Return the error of a body that is sent as it is."""
    headers = {"Content-Type": "application/json", **(headers or {})}
    answer = await person.client.post("/api/tables", content=body, headers=headers)
    return answer.status_code, answer.json()["error"]


REQUESTS = {
    request.__name__.replace("_", "-"): request
    for request in (
        *(not_found, password, wrong_password, host_only, seat_taken, too_many_tables, no_tables, no_hints, not_now),
        *(log_full, too_early, too_many_analyses, table_damaged, storage, busy, invalid, unreadable, http_405),
        *(too_fast, too_many_streams, too_long, too_many_parts, bad_length, cross_origin, not_json, fault),
        *(cannot_be, no_room, record, seat, moved_on, take_back_refused, malformed_move, illegal_move),
    )
}
# The settings with which a server responds to these requests with the error.
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
        french = server.person("Tomas")
        french.client.headers["Accept-Language"] = "fr-CA, en;q=0.8"
        _, error = await REQUESTS[id](server, french)
    assert error["id"] == id
    assert not error["text"][0].islower()
    if id not in PARTLY_ENGLISH:
        assert not ENGLISH.search(error["text"])
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
"""The id of an error's message, if it is not the id of the error."""
# Values for the arguments of all messages.
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
    assert len(error_response(error, "fr")["text"]) == MAX_TEXT_LENGTH + 1


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


def test_error_in_a_board_names_the_place_and_the_rule():
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
